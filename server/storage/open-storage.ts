import { join } from "node:path";
import type { Logger } from "pino";
import type { Bucket } from "./bucket.ts";
import { bucketStorage } from "./bucket-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { folderStorage } from "./folder-storage.ts";

type Settings = {
  dataDir: string;
  bucket: Bucket | undefined;
};

/**
 * Opens where uploaded pictures are kept: the bucket, if one is set, or a folder of the same name in the data folder. A
 * bucket that fails is logged and does not stop the start: pages, enquiries and sign-in need none.
 */
export function openStorage({ dataDir, bucket }: Settings, folder: string, log: Logger): FileStorage {
  if (!bucket) return folderStorage(join(dataDir, folder));
  const storage = bucketStorage(bucket, { folder, type: "image/webp" });
  void storage.get("asked-for-at-the-start").then(
    () => log.info({ bucket: bucket.name }, "Uploaded pictures are kept in a bucket"),
    (error: Error) => log.error({ error: error.message }, "Uploaded pictures can't be shown or kept"),
  );
  return storage;
}
