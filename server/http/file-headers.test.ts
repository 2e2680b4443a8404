import { expect, test } from "vitest";
import { savedAs } from "./file-headers.ts";

test("A file is saved under its name, in any script", () => {
  expect(savedAs("MAG 1400 Fork.pdf")).toBe('filename="MAG 1400 Fork.pdf"');
  expect(savedAs("Größe (neu).pdf")).toBe(
    "filename=\"Grosse (neu).pdf\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%28neu%29.pdf",
  );
});

test("A quote can't end the name", () => {
  expect(
    new Headers({ "Content-Disposition": savedAs('a"b; filename=c.html') }).get("Content-Disposition"),
  ).toBe("filename=\"ab; filename=c.html\"; filename*=UTF-8''a%22b%3B%20filename%3Dc.html");
});
