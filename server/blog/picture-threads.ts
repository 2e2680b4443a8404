import type { DrawCard } from "../cards/draw-card.ts";
import { threadFile } from "../threads/thread-file.ts";
import { openThreads } from "../threads/threads.ts";
import type { PictureTask } from "./picture-thread.ts";
import type { PreparedUpload } from "./prepare-upload.ts";

/** Milliseconds that a card may take with those before it, and a picture. */
const longest = { card: 5000, upload: 20_000 };
/** Megabytes of a thread's heap; what sharp unpacks is limited by its pixels. */
const heap = 128;
/** A thread that has been idle for this long (ms) ends, with the memory that a picture took. */
const rest = 30_000;

/**
 * Draws cards and prepares uploads, each in a thread: a card doesn't wait behind somebody's six pictures.
 * @param folder the build's
 */
export function openPictureThreads(folder: string) {
  const file = threadFile("pictures", "server/blog/picture-thread.ts");
  const settings = { file, data: folder, most: 1, heap, rest };
  const cards = openThreads<PictureTask, Uint8Array>({ ...settings, name: "cards", longest: longest.card });
  const uploads = openThreads<PictureTask, PreparedUpload>({
    ...settings,
    name: "uploads",
    longest: longest.upload,
  });

  const drawCard: DrawCard = async (card) => {
    const { buffer, byteOffset, byteLength } = await cards.run({ card });
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    drawCard,
    /** Takes the picture out of a form's body. @throws {Overran} */
    prepareUpload: (form: Uint8Array, type: string) => uploads.run({ form, type }),
    close: async () => void (await Promise.all([cards.close(), uploads.close()])),
  };
}

export type PictureThreads = ReturnType<typeof openPictureThreads>;
