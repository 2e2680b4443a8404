export type Download = {
  readonly fileName: string;
  /** Not encoded. */
  readonly path: string;
};

/** Fetches a document and lets the browser save it under its own name. Rejects if it can't be fetched. */
export async function saveDocument({ fileName, path }: Download) {
  const response = await fetch(encodeURI(path));
  if (!response.ok) throw new Error("PDF not found");
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000 /* ms, for a browser that asks where to save it */);
}
