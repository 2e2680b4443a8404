import { expect, test } from "vitest";
import { keepPage } from "./pages.ts";

test("a page that could not be rendered is nothing to keep", async () => {
  const failing = async () => new Response("Unexpected Server Error", { status: 500 });
  const kept = keepPage(failing, new Request("http://localhost/blogs"), { rejectedForm: null, tls: false });
  await expect(kept).rejects.toThrow("/blogs could not be rendered");
});
