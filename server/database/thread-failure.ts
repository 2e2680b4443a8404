/** An error on its way between threads, where it would lose SQLite's number. */
export type Failure = {
  failed: { message: string; code?: string | undefined; errcode?: number | undefined };
};

export function failureOf(error: unknown): Failure {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { failed: { message, code, errcode } };
}

export function errorOf({ failed }: Failure): Error {
  return Object.assign(new Error(failed.message), failed);
}
