import type { CardInput, DrawCard } from "../cards/draw-card.ts";
import { openProcess } from "../threads/own-process.ts";
import { threadFile } from "../threads/thread-file.ts";
import { openThreads } from "../threads/threads.ts";
import type { PreparedUpload } from "./prepare-upload.ts";
import type { UploadTask } from "./upload-process.ts";

/** Milliseconds that a card may take with those before it, and an upload. */
const longest = { card: 5000, upload: 20_000 };
/** Megabytes of the heap of either; what sharp unpacks is limited by its pixels. */
const heap = 128;
/** What has been idle for this long (ms) ends, with the memory that a picture took. */
const rest = 30_000;

/**
 * Draws cards in a thread, and prepares uploads in a process: a card doesn't wait behind somebody's six pictures.
 * @param folder the build's
 */
export function openPictureWork(folder: string) {
  const cards = openThreads<CardInput, Uint8Array>({
    ...{ data: folder, most: 1, heap, rest },
    file: threadFile("cards", "server/blog/card-thread.ts"),
    name: "cards",
    longest: longest.card,
  });
  const uploads = openProcess<UploadTask, PreparedUpload>({
    ...{ heap, rest },
    file: threadFile("uploads", "server/blog/upload-process.ts"),
    name: "uploads",
    longest: longest.upload,
  });

  const drawCard: DrawCard = async (card) => {
    const { buffer, byteOffset, byteLength } = await cards.run(card);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    drawCard,
    /** Takes the picture out of a form's body. @throws {Overran} */
    prepareUpload: (form: Uint8Array, type: string) => uploads.run({ form, type }),
    close: async () => void (await Promise.all([cards.close(), uploads.close()])),
  };
}

export type PictureWork = ReturnType<typeof openPictureWork>;
