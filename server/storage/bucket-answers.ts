/** What a bucket said of a request, without what it sent. */
export type BucketAnswer = {
  status: number;
  /** The name of the error, where it gave one. */
  code: string | undefined;
};

type Named = { name: string; endpoint: string | undefined; region: string };

export function isSuccess(status: number) {
  return status >= 200 && status < 300;
}

/** What an error answer means, and what to do. */
export function explainRefusal(bucket: Named, { status, code }: BucketAnswer) {
  const known = code === undefined ? undefined : meanings[code];
  const words = known ?? (status === 403 ? meanings["AccessDenied"] : undefined);
  const answer = `it answered ${[status, code].filter(Boolean).join(" ")}`;
  return `${nameOf(bucket)} can't be used: ${words ? `${words} (${answer})` : answer}.`;
}

/** What went wrong if no complete answer came. @param longest time that was given, in ms */
export function explainTimeout(bucket: Named, cause: unknown, longest: number) {
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  const why = isLate ? `no answer within ${longest / 1000} s` : reason(cause);
  return `${nameOf(bucket)} can't be reached: ${why}.`;
}

function nameOf({ name, endpoint, region }: Named) {
  return `The bucket ${name} at ${endpoint ? new URL(endpoint).host : `Amazon S3 in ${region}`}`;
}

const otherRegion = "it stands in another region, which S3_REGION has to name";

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const meanings: Record<string, string> = {
  NoSuchBucket: "there is no bucket of that name, so S3_BUCKET or S3_ENDPOINT is wrong",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID is not known there",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID",
  AccessDenied: "the key may not read, write, delete and list there",
  PermanentRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  RequestTimeTooSkewed: "the clock of this machine is wrong",
};

/** `fetch` says little itself: the network's error is its `cause`. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (error.cause !== undefined) return reason(error.cause);
  return code ?? error.message;
}
