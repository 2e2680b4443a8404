import { type Refused, refused } from "./problem.ts";

/** Undefined where the text is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a text is no JSON; undefined where it is. */
export function noJson(text: string): Refused | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return refused(
      422,
      "This is no JSON",
      `The body can't be read: ${(error as Error).message.slice(0, 200)}.`,
    );
  }
}
