import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Alert } from "./alert.tsx";

test("an error is an alert, any other message a status", () => {
  expect(renderToStaticMarkup(<Alert tone="error">No</Alert>)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Alert tone="success">Yes</Alert>)).toContain('role="status"');
});
