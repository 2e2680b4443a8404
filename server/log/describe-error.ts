/** An error whose message is ours and holds nothing of a visitor, so that it may be logged. */
export abstract class OwnWords extends Error {}

export type DescribedError = {
  name: string;
  /** What the driver or the system calls it. */
  code?: string;
  /** What is wrong, in our own words. */
  reason?: string;
  /** Where it was thrown, innermost first. */
  stack: string[];
  cause?: DescribedError;
};

/** What may be logged of an error. Its message is left out, because drivers put visitors' values into it. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { name, message, stack = "", cause } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const codes = [code, errcode].filter((known) => typeof known === "string" || typeof known === "number");
  return {
    name,
    ...(codes.length > 0 && { code: codes.join(" ") }),
    ...(error instanceof OwnWords && { reason: message }),
    stack: framesIn(stack.replace(message, "")),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** A message may have lines that look like frames, so it is removed first. */
function framesIn(stack: string) {
  return stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());
}
