import { createHash } from "node:crypto";

/** A key as it is kept. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest();
