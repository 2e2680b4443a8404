import { type DxfRead, readDxf } from "./read-dxf.ts";

addEventListener("message", async ({ data }: MessageEvent<File>) => {
  const bytes = new Uint8Array(await data.arrayBuffer());
  /* Before 2007, DXF is in a code page; lines and kinds are plain letters in each. */
  postMessage(readDxf(new TextDecoder().decode(bytes)) satisfies DxfRead);
});
