import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const bucket = {
  S3_BUCKET: "mag-pictures",
  S3_ACCESS_KEY_ID: "KEY",
  S3_SECRET_ACCESS_KEY: "a+secret/of=many",
};

test("the example with its defaults is right as it stands", async () => {
  const example = await readFile(".env.example", "utf8");
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
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
