import { underlayWords as words } from "#content/planner/underlay.ts";
import type { DxfRead } from "./read-dxf.ts";
import { acrossBox, drawnAt, type Underlay } from "./underlay.ts";

/** bytes */
const [maxPicture, maxDrawing] = [25_000_000, 40_000_000];
/** A picture is made smaller until its longer side has so many pixels: a lane of a metre on 200 m has 15 of them. */
const maxSide = 3000;
/** One with more pixels is not drawn: its memory would be the browser's end. */
const maxPixels = 120_000_000;
/** A DXF that takes longer is none that a floor needs, ms. */
const patience = 30_000;

export type TakenUnderlay = { underlay: Underlay } | { wrong: string };
type Box = Parameters<typeof acrossBox>[1];

/** Reads a picture or a drawing, here in the browser alone. */
export async function takeUnderlay(file: File, box: Box): Promise<TakenUnderlay> {
  const begin = new Uint8Array(await file.slice(0, 2048).arrayBuffer());
  const text = lettersOf(begin);
  const type = pictureType(begin);
  if (type) return picture(file, type, box);
  const known = refused.find(([pattern]) => pattern.test(text));
  if (known) return { wrong: known[1] };
  if (!/^\s*(0|999)\s*[\r\n]/.test(text) && !text.startsWith("AutoCAD Binary DXF"))
    return { wrong: words.unknown };
  if (file.size > maxDrawing) return { wrong: words.tooLarge(maxDrawing / 1_000_000) };
  return drawing(file, box);
}

const lettersOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** What a file's first bytes say that it is, whatever its name; undefined if no picture that browsers draw. */
export function pictureType(bytes: Uint8Array) {
  const text = lettersOf(bytes);
  /* Decoders read "latin1" as Windows' set, where this byte is "‰". */
  if (bytes[0] === 0x89 && text.startsWith("PNG", 1)) return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return "image/jpeg";
  return /^[^<]{0,3}\s*<(\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg[\s>]/i.test(text)
    ? "image/svg+xml"
    : undefined;
}

/** Files of CAD and of scanners that are meant by mistake. */
const refused: readonly [RegExp, string][] = [
  [/^AC10\d\d/, words.instead("a DWG", "DXF")],
  [/^%PDF/, words.instead("a PDF", "PNG or DXF")],
  [/^(II\*\0|MM\0\*)/, words.instead("a TIFF", "PNG")],
  [/^....ftyp(hei|mif|avif)/, words.instead("a HEIC or AVIF", "PNG or JPEG")],
  [/^PK/, words.instead("a compressed file", "PNG or DXF")],
];

async function picture(file: File, type: string, box: Box): Promise<TakenUnderlay> {
  if (file.size > maxPicture) return { wrong: words.tooLarge(maxPicture / 1_000_000) };
  const image = new Image();
  try {
    image.src = await dataUrl(new File([file], file.name, { type }));
    await image.decode();
  } catch {
    return { wrong: words.broken };
  }
  /* An SVG without a size has none in some browsers. */
  const [width, height] = [image.naturalWidth || 1000, image.naturalHeight || 1000];
  if (width * height > maxPixels) return { wrong: words.tooManyPixels };
  const smaller = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * smaller));
  canvas.height = Math.max(1, Math.round(height * smaller));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  /* A photograph of a plan stays a JPEG: as a PNG it would be ten times as large. */
  const href = canvas.toDataURL(type === "image/jpeg" ? "image/jpeg" : "image/png", 0.85);
  return {
    underlay: {
      ...{ kind: "picture", file: file.name.slice(0, 100), note: words.unscaled, href },
      ...{ width: canvas.width, height: canvas.height },
      ...acrossBox(canvas.width, box),
    },
  };
}

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

function drawing(file: File, box: Box): Promise<TakenUnderlay> {
  const worker = new Worker(new URL("./dxf-worker.ts", import.meta.url), { type: "module" });
  return new Promise<TakenUnderlay>((resolve) => {
    const timer = setTimeout(() => resolve({ wrong: words.tooLong }), patience);
    worker.onerror = () => resolve({ wrong: words.failed });
    worker.onmessage = ({ data }: MessageEvent<DxfRead>) => {
      clearTimeout(timer);
      if (!data.ok) return resolve({ wrong: words.noLines[data.why] });
      const { path, width, height, unit, unread, isCut } = data.drawing;
      const note = [
        unit === undefined ? words.noUnit : words.unit(unit),
        ...(unread.length > 0 ? [words.unread(unread)] : []),
        ...(isCut ? [words.cut] : []),
      ].join(" ");
      resolve({
        underlay: {
          ...{ kind: "drawing", file: file.name.slice(0, 100), note, path, width, height },
          ...drawnAt(data.drawing, box),
        },
      });
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
