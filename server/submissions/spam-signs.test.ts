import { expect, test } from "vitest";
import { goodFields } from "#tests/support/enquiries.ts";
import { findSpamSigns, readSpamSigns, spamScore, suspectScore } from "./spam-signs.ts";

test.each([
  ["an enquiry in which nothing is wrong", {}, undefined],
  ["one link, and half a minute", { message: "Our hall: https://rao.example/hall" }, 30_000],
  ["a company that is named like a domain", { companyName: "Booking.com Logistics" }, 30_000],
  ["two links", { message: "https://rao.example/a and www.rao.example/b" }, 30_000],
  ["a throw-away address alone", { email: "someone@MAILINATOR.com " }, 30_000],
  ["a form that a browser filled in at once", {}, 1200],
])("%s does not look like spam", (_, fields, took) => {
  expect(spamScore(findSpamSigns({ ...goodFields, ...fields }, took))).toBeLessThan(suspectScore);
});

test.each([
  ["a link in place of a name", { fullName: "Win a prize https://prize.example" }, undefined],
  [
    "five links",
    { message: "http://a.example http://b.example www.c.example www.d.example www.e.example" },
    60_000,
  ],
  ["links as boards write them", { message: "[url=http://pills.example]pills[/url]" }, 60_000],
  ["links as pages write them", { message: '<a rel="nofollow" href="//pills.example">pills</a>' }, 60_000],
  ["a throw-away address, sent at once", { email: "x@mailinator.com" }, 400],
  [
    "a throw-away address with two links",
    { email: "x@yopmail.com", message: "www.a.example www.b.example" },
    undefined,
  ],
])("%s looks like spam", (_, fields, took) => {
  expect(spamScore(findSpamSigns({ ...goodFields, ...fields }, took))).toBeGreaterThanOrEqual(suspectScore);
});

test("hostile text is checked quickly and without an error", () => {
  const begin = performance.now();
  const long = `${"<a ".repeat(10_000)}${"http://".repeat(5000)}`;
  findSpamSigns({ fullName: long, email: `${"@".repeat(10_000)}`, message: long }, 0);
  findSpamSigns({}, undefined);
  expect(performance.now() - begin).toBeLessThan(200);
});

test("stored signs are read again, and unknown ones left out", () => {
  expect(readSpamSigns("links,throw-away-address")).toEqual(["links", "throw-away-address"]);
  expect(readSpamSigns("")).toEqual([]);
  expect(readSpamSigns("toString,later-sign")).toEqual([]);
});
