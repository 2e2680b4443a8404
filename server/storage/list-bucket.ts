import { AwsClient } from "aws4fetch";
import { type Bucket, bucketAddress } from "./bucket.ts";
import { explainRefusal, explainTimeout } from "./bucket-answers.ts";
import { StorageUnavailable } from "./file-storage.ts";

const patience = 30_000; /* ms for a page of a thousand names */

/**
 * The names of all files in a bucket's folder, in order.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 * @throws {StorageUnavailable} saying what is wrong with the bucket
 */
export async function listBucket(bucket: Bucket, folder: string): Promise<string[]> {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const names: string[] = [];
  for (let from: string | undefined = ""; from !== undefined; ) {
    const answer: string = await ask(from);
    for (const [, key = ""] of answer.matchAll(/<Key>([^<]*)<\/Key>/g))
      names.push(key.slice(folder.length + 1));
    from = /<NextContinuationToken>([^<]*)</.exec(answer)?.[1];
  }
  return names.sort();

  async function ask(from: string) {
    const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/` });
    if (from) query.set("continuation-token", from);
    const signal = AbortSignal.timeout(patience);
    try {
      const request = await signer.sign(`${bucketAddress(bucket)}?${query}`, { redirect: "manual" });
      const response = await fetch(request, { signal });
      const body = await response.text();
      if (response.ok && body.includes("<ListBucketResult")) return body;
      const code = /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(body)?.[1];
      throw new StorageUnavailable(explainRefusal(bucket, { status: response.status, code }));
    } catch (cause) {
      if (cause instanceof StorageUnavailable) throw cause;
      throw new StorageUnavailable(explainTimeout(bucket, cause, patience), { cause });
    }
  }
}
