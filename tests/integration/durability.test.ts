import { describe, test } from "vitest";
import { emptyPlace, engines } from "#tests/support/databases.ts";
import { killAgainAndAgain } from "#tests/support/durability.ts";

describe.each(engines)("%s", { concurrent: true }, (engine) => {
  test("kill -9 under a stream of enquiries, eight times: nothing acknowledged is lost, stored twice or not mailed", async ({
    expect,
  }) => {
    await using place = await emptyPlace(engine);
    const report = await killAgainAndAgain(8, place.settings.databaseUrl, 200 /* ms */);
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
  }, 240_000);
});
