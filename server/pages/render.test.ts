import { expect, test } from "vitest";
import { keepPage } from "./render.ts";

test("a page that could not be rendered is not kept", async () => {
  const failing = async () => new Response("Unexpected Server Error", { status: 500 });
  const kept = keepPage({ renderPage: failing, tls: false }, new Request("http://localhost/blogs"), {});
  await expect(kept).rejects.toThrow("/blogs could not be rendered");
});
