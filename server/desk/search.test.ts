import fc from "fast-check";
import { expect, test } from "vitest";
import { askedWords } from "#server/database/words.ts";
import { searchWords } from "./search.ts";

test("a submission is found by every word, without case and accents, and by its phone number in every way", () => {
  const words = searchWords("MR-7K3M-92QX", {
    fullName: "Søren Müller",
    companyName: "Straße & Söhne",
    email: "s.mueller@söhne.example",
    countryCode: "+49 ",
    phoneNumber: "(030) 123-45",
    message: "Two pallets,\r\ntwo  shifts\0. 田中倉庫",
  });
  expect(words).toBe(
    "mr 7k3m 92qx søren muller straße sohne s mueller example 030 123 45 two pallets shifts 田 中 倉 庫 03012345 4903012345 soren strasse",
  );
});

test("whatever is typed becomes words that mean nothing to the query languages of the engines", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-composite", maxLength: 300 }), (message) => {
      const words = searchWords("", { message });
      expect(words).not.toMatch(/[\p{Lu}&&[A-Z]]|[^\p{L}\p{N} ]/v);
      expect(askedWords(message) ?? "").toMatch(/^([\p{L}\p{N}]+\*( |$))*$/u);
      expect(Math.max(...words.split(" ").map((word) => word.length))).toBeLessThanOrEqual(100);
    }),
  );
});

test("a field that a form gains is found, and the page that it was sent from is not", () => {
  const sent = { jobTitle: "Plant manager", source: "home-contact", reason: "Support", consent: "Yes" };
  expect(searchWords("", sent)).toBe("plant manager");
});
