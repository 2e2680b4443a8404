/** A bucket that speaks the protocol of Amazon S3, and the key to it. */
export type Bucket = {
  name: string;
  /** Of the service, without the bucket; undefined: Amazon's own in the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name is the first part of the path, and not of the host. */
  pathStyle: boolean;
};

type Place = Pick<Bucket, "name" | "endpoint" | "region" | "pathStyle">;

/** Where the bucket stands, without a slash at the end. */
export function bucketAddress({ name, endpoint, region, pathStyle }: Place) {
  const service = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const path = service.pathname.replace(/\/$/, "");
  if (pathStyle) return `${service.origin}${path}/${name}`;
  return `${service.protocol}//${name}.${service.host}${path}`;
}
