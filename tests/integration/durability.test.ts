import { expect, test } from "vitest";
import { killAgainAndAgain } from "#tests/support/durability.ts";

test("kill -9 under a stream of enquiries, eight times: nothing acknowledged is lost, stored twice or not mailed", async () => {
  const report = await killAgainAndAgain(8);
  expect(report).toMatchObject({
    rounds: 8,
    missing: 0,
    storedTwice: 0,
    emailsNotDelivered: 0,
    emailsOfNoEnquiry: 0,
  });
  expect(report.acknowledged).toBeGreaterThan(200);
  expect(report.repeated).toBeGreaterThan(0);
  expect(report.emails).toBe(report.acknowledged * 2);
}, 150_000);
