import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Alert } from "./alert.tsx";

test("an error interrupts, good news waits", () => {
  expect(renderToStaticMarkup(<Alert tone="error">No</Alert>)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Alert tone="success">Yes</Alert>)).toContain('role="status"');
});
