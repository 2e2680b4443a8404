import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

const value = "asha@rao.example";

test("a driver's error is told by its name, its code and where it was thrown, without the value it carries", () => {
  const thrown = Object.assign(
    new Error(`duplicate key (email)=(${value})\n    at ${value} (a line of it)`),
    {
      name: "DatabaseError",
      code: "23505",
      detail: value,
    },
  );
  const described = describeError(new TypeError(`${value} is no function`, { cause: thrown }));
  expect(described).toMatchObject({
    name: "TypeError",
    stack: [expect.stringContaining("describe-error.test.ts"), ...described.stack.slice(1)],
    cause: { name: "DatabaseError", code: "23505" },
  });
  expect(described.cause?.stack[0]).toContain("describe-error.test.ts");
  expect(JSON.stringify(described)).not.toContain(value);
});

test("an error of SQLite has its number too", () => {
  const db = new DatabaseSync(":memory:");
  let thrown: unknown;
  try {
    db.exec(`select "${value}" from nowhere`);
  } catch (error) {
    thrown = error;
  }
  expect(describeError(thrown)).toMatchObject({ name: "Error", code: "ERR_SQLITE_ERROR 1" });
});

test("what is thrown need not be an error", () => {
  expect(describeError(value)).toEqual({ name: "string", stack: [] });
  expect(describeError(undefined)).toEqual({ name: "undefined", stack: [] });
});
