import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { Bucket } from "#server/storage/bucket.ts";

export type BucketServer = Awaited<ReturnType<typeof startBucket>>;

/**
 * Starts a real S3-compatible server, which checks every signature, with one empty bucket. `faults` are its failures,
 * one for each request, before it works normally again.
 */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), "mag-bucket-"));
  await mkdir(join(directory, "pictures"));
  const answer = new S3rver({ directory, silent: true, vhostBuckets: false }).callback();
  const faults: RequestListener[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (faults.shift() ?? answer)(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const bucket: Bucket = {
    name: "pictures",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  };
  return {
    bucket,
    faults,
    /** Method and path of each request so far. */
    asked,
    /** What a site needs in its environment to use the bucket. */
    env: {
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint ?? "",
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    /** From here on nobody listens at the address. */
    leave: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    comeBack: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Ways in which a bucket fails. */
export const never: RequestListener = () => {};
export const cut: RequestListener = (request) => request.socket.destroy();
export const half: RequestListener = (_request, response) => {
  response.writeHead(200, { "Content-Length": "1000" });
  response.write("half", () => response.destroy());
};
export const error =
  (status: number, code?: string): RequestListener =>
  (request, response) => {
    request.resume().on("end", () => {
      response.writeHead(status, { "Content-Type": "application/xml" });
      response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
    });
  };
