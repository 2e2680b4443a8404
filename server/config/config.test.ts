import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { checked } from "./environment.ts";

const bucket = {
  S3_BUCKET: "mag-pictures",
  S3_ACCESS_KEY_ID: "KEY",
  S3_SECRET_ACCESS_KEY: "a+secret/of=many",
};

test("the example has every variable, and is right as it stands with its defaults", async () => {
  const example = parseEnv(await readFile(".env.example", "utf8"));
  expect(Object.keys(example).sort()).toEqual(Object.keys(checked.shape).sort());
  expect(readConfig(example)).toEqual(readConfig({}));
});

describe("a bucket", () => {
  test("is there once it is named, with Amazon's own address in its first region by default", () => {
    expect(readConfig({}).bucket).toBeUndefined();
    expect(readConfig({ ...bucket, S3_ENDPOINT: "", S3_REGION: " " }).bucket).toEqual({
      name: "mag-pictures",
      endpoint: undefined,
      region: "us-east-1",
      accessKeyId: "KEY",
      secretAccessKey: "a+secret/of=many",
      pathStyle: false,
    });
  });

  test("of another service has its name in the path, unless that is switched off", () => {
    const elsewhere = { ...bucket, S3_ENDPOINT: "https://s3.example.com", S3_REGION: "auto" };
    expect(readConfig(elsewhere).bucket).toMatchObject({ pathStyle: true, region: "auto" });
    expect(readConfig({ ...elsewhere, S3_FORCE_PATH_STYLE: "false" }).bucket).toMatchObject({
      pathStyle: false,
    });
    expect(readConfig({ ...bucket, S3_FORCE_PATH_STYLE: "true" }).bucket).toMatchObject({ pathStyle: true });
  });

  test.each([
    [
      "half of it",
      { S3_BUCKET: "mag-pictures" },
      [/S3_ACCESS_KEY_ID: is missing/, /S3_SECRET_ACCESS_KEY: is missing/],
    ],
    ["no name", { S3_ENDPOINT: "https://s3.example.com" }, [/S3_BUCKET: is missing/]],
    ["a name that is none", { ...bucket, S3_BUCKET: "../Pictures" }, [/S3_BUCKET: must be 3 to 63/]],
    ["a key with a space", { ...bucket, S3_ACCESS_KEY_ID: "KEY 1" }, [/S3_ACCESS_KEY_ID: must be one word/]],
    ["an address that is none", { ...bucket, S3_ENDPOINT: "s3.example.com" }, [/S3_ENDPOINT/]],
    [
      "an address with a key",
      { ...bucket, S3_ENDPOINT: "https://k:hidden@s3.example.com" },
      [/without user/],
    ],
    ["a style that is none", { ...bucket, S3_FORCE_PATH_STYLE: "maybe" }, [/must be true or false/]],
  ])("that can't be right stops the start in words, without a secret: %s", (_, env, words) => {
    for (const word of words) expect(() => readConfig(env)).toThrow(word);
    expect(() => readConfig(env)).not.toThrow(/many|hidden/);
  });
});

test.each(["https://www.mag.example", "https://www.mag.example/", "https://WWW.mag.example:443"])(
  "the site's address may be written %s",
  (SITE_URL) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe("https://www.mag.example");
  },
);

test.each([
  "https://mag.example/robots",
  "https://mag.example?page=1",
  "https://mag.example/#top",
  "https://me@mag.example",
])("the site's address can't be %s", (SITE_URL) => {
  expect(() => readConfig({ SITE_URL })).toThrow(
    "SITE_URL: must be an origin, such as https://www.example.com, with nothing after its host. See .env.example.",
  );
});

test.each(["mag.example", "ftp://mag.example", "https://"])("nor can it be %s", (SITE_URL) => {
  expect(() => readConfig({ SITE_URL })).toThrow("SITE_URL: ");
});

test.each([
  ["one secret of more than thirty-two characters", ["one secret of more than thirty-two characters"]],
  [
    "one that ends with a comma and has thirty-two letters,",
    [
      "one that ends with a comma and has thirty-two letters",
      "one that ends with a comma and has thirty-two letters,",
    ],
  ],
  ["a secret, chosen before 0.2.0, with commas", ["a secret, chosen before 0.2.0, with commas"]],
  [
    "a new secret of more than thirty-two letters, an old secret of more than thirty-two letters",
    [
      "a new secret of more than thirty-two letters",
      "an old secret of more than thirty-two letters",
      "a new secret of more than thirty-two letters, an old secret of more than thirty-two letters",
    ],
  ],
])("STAFF_SECRET=%j starts the site as it did before an upgrade", (STAFF_SECRET, staff) => {
  expect(readConfig({ STAFF_SECRET }).secrets.staff).toEqual(staff);
});

test("a secret that is too short is refused in words, and not told", () => {
  for (const STAFF_SECRET of ["hidden", "hidden,short"])
    expect(() => readConfig({ STAFF_SECRET })).toThrow(/STAFF_SECRET: must have 32 characters or more/);
});
