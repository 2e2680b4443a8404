type Input = { ok: true; value: unknown } | { ok: false; errors: { path: string; message: string }[] };

/** The most bytes of one input: a plan at every limit takes a hundredth. */
const most = 16_000_000;

/**
 * The JSON on a stream of bytes: one input, or one on each line that isn't empty. For a wrong one the error message is
 * returned.
 */
export async function* inputsIn(bytes: AsyncIterable<Buffer>, lines: boolean): AsyncGenerator<Input> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = () => {
    const input = length > most ? tooLong : parse(Buffer.concat(parts));
    [parts, length] = [[], 0];
    return input;
  };
  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= most) parts.push(part);
  };
  for await (const chunk of bytes) {
    let begin = 0;
    for (let end = chunk.indexOf(10); lines && end >= 0; end = chunk.indexOf(10, begin)) {
      keep(chunk.subarray(begin, end));
      begin = end + 1;
      if (!isBlank(parts)) yield take();
    }
    keep(chunk.subarray(begin));
  }
  if (!lines || !isBlank(parts)) yield take();
}

/** A stream's bytes as they are, unless there are too many. */
export async function bytesIn(bytes: AsyncIterable<Buffer>, most: number): Promise<Input> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length <= most) parts.push(chunk);
  }
  return length > most ? tooLarge(most) : { ok: true, value: Buffer.concat(parts) };
}

const isBlank = (parts: readonly Buffer[]) =>
  parts.every((part) => part.every((byte) => byte === 32 || byte === 13 || byte === 9));

const wrong = (message: string): Input => ({ ok: false, errors: [{ path: "", message }] });
const tooLarge = (most: number) => wrong(`must be at most ${most / 1_000_000} MB`);
const tooLong = tooLarge(most);

function parse(bytes: Buffer): Input {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return wrong(`must be JSON: ${error.message}`);
    return wrong(
      error instanceof RangeError ? "must be JSON that is nested less deep" : "must be text in UTF-8",
    );
  }
}
