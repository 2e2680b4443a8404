import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type Bucket, bucketAddress } from "./bucket.ts";
import { type BucketAnswer, explainRefusal, explainTimeout, isSuccess } from "./bucket-answers.ts";
import { checkedName, type FileStorage, StorageUnavailable } from "./file-storage.ts";

type Options = {
  /** What the names of all objects begin with, before a slash. */
  folder: string;
  /** Media type of everything that is kept. */
  type: string;
  /** How long one request may take, with everything that is tried again. */
  patience?: Patience;
};

type Patience = { read: number; write: number };

const usualPatience: Patience = { read: 10_000, write: 20_000 }; /* ms */
const maxAttempts = 3;
const pauseBetween = 200; /* ms */

/**
 * Keeps files as objects of a bucket that speaks the protocol of Amazon S3. A request that gets no answer, or one that
 * asks for a retry, is sent again: all requests are idempotent.
 */
export function bucketStorage(
  bucket: Bucket,
  { folder, type, patience = usualPatience }: Options,
): FileStorage {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const address = bucketAddress(bucket);

  return {
    async put(name, content) {
      const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
      await succeed("PUT", name, { headers, body: Buffer.from(content) });
    },

    async get(name) {
      const { status, code, body } = await ask("GET", name);
      if (isSuccess(status)) return body;
      if (code === "NoSuchKey") return undefined;
      throw new StorageUnavailable(explainRefusal(bucket, { status, code }));
    },

    remove: (name) => succeed("DELETE", name),

    /* A bucket keeps an object whole or not at all. */
    async sweep() {},
  };

  async function succeed(method: "PUT" | "DELETE", name: string, more: Sent = {}) {
    const { status, code } = await ask(method, name, more);
    const isGone = method === "DELETE" && code === "NoSuchKey";
    if (!isSuccess(status) && !isGone) throw new StorageUnavailable(explainRefusal(bucket, { status, code }));
  }

  async function ask(method: "GET" | "PUT" | "DELETE", name: string, more: Sent = {}) {
    const url = `${address}/${folder}/${checkedName(name)}`;
    const longest = method === "PUT" ? patience.write : patience.read;
    const signal = AbortSignal.timeout(longest);
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === maxAttempts;
      try {
        const answer = await askOnce(url, { ...more, method, signal });
        if (isLast || !isPassing(answer.status)) return answer;
      } catch (cause) {
        if (isLast || signal.aborted)
          throw new StorageUnavailable(explainTimeout(bucket, cause, longest), { cause });
      }
      await wait(pauseBetween * attempt);
    }
  }

  /** Reads the whole answer, so that one that stops halfway counts as none. */
  async function askOnce(url: string, { signal, ...sent }: Sent & { method: string; signal: AbortSignal }) {
    const hash = createHash("sha256")
      .update(sent.body ?? "")
      .digest("hex");
    const headers = { ...sent.headers, "X-Amz-Content-Sha256": hash };
    /* A signed request never follows a redirect to another address. */
    const request = await signer.sign(url, { ...sent, headers, redirect: "manual" });
    /* A Request forgets its signal with itself at the next garbage collection, and waits for ever. */
    const response = await fetch(request, { signal });
    const body = Buffer.from(await response.arrayBuffer());
    const code = isSuccess(response.status) ? undefined : errorCode(body);
    return { status: response.status, code, body } satisfies BucketAnswer & { body: Buffer };
  }
}

type Sent = { headers?: Record<string, string>; body?: Buffer<ArrayBuffer> };

/** Whether the same request may succeed a moment later. */
function isPassing(status: number) {
  return status >= 500 || status === 429;
}

/** The code of an error, from the bucket's XML. */
function errorCode(body: Buffer) {
  return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(body.toString("utf8", 0, 4096))?.[1];
}
