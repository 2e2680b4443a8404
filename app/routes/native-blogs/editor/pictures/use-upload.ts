import { useEffect, useRef, useState } from "react";
import { type UploadedPicture, uploadPicture } from "./upload-picture.ts";

export type Upload =
  | { kind: "none" }
  /** `share`: how much is sent, 0 to 1. */
  | { kind: "sending"; name: string; share: number }
  | { kind: "done"; picture: UploadedPicture }
  /** `file`: set if it may be sent again. */
  | { kind: "failed"; problem: string; file: File | undefined };

/** Uploads one picture at a time; a new one cancels the one under way. */
export function useUpload(onDone?: (picture: UploadedPicture) => void) {
  const [upload, setUpload] = useState<Upload>({ kind: "none" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const set = (next: Upload) => !mine.signal.aborted && setUpload(next);
    set({ kind: "sending", name: file.name, share: 0 });
    const outcome = await uploadPicture(
      file,
      (share) => set({ kind: "sending", name: file.name, share }),
      mine.signal,
    );
    if (mine.signal.aborted) return;
    if (outcome.ok) onDone?.(outcome.picture);
    set(
      outcome.ok
        ? { kind: "done", picture: outcome.picture }
        : { kind: "failed", problem: outcome.problem, file: outcome.mayPass ? file : undefined },
    );
  }

  return { upload, start };
}
