import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Animated, resizePicture } from "./resize-picture.ts";

const still = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

test("a picture that moves is refused, not shown as its first frame", async () => {
  const frames = [await still("red"), await still("blue")];
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(resizePicture(webp)).rejects.toThrow(Animated);
  const png = await still("red");
  const at = png.indexOf("IDAT") - 4;
  const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70", "latin1");
  await expect(
    resizePicture(Buffer.concat([png.subarray(0, at), control, png.subarray(at)])),
  ).rejects.toThrow(Animated);
  const avif = await sharp(png).avif().toBuffer();
  await expect(
    resizePicture(Buffer.concat([avif.subarray(0, 8), Buffer.from("avis"), avif.subarray(12)])),
  ).rejects.toThrow(Animated);
});

test("a small file that would unpack to hundreds of megabytes is refused, and a camera's picture is taken", async () => {
  const size = { width: 7000, height: 7000 };
  const empty = sharp({ create: { ...size, channels: 4, background: "#0000" } });
  const small = await empty.png({ compressionLevel: 9 }).toBuffer();
  expect(small.length).toBeLessThan(500_000);
  await expect(resizePicture(small)).rejects.toThrow("too large");
  const camera = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  expect(await resizePicture(camera)).toMatchObject({ width: 1920, height: 1280 });
  const avif = sharp({ create: { width: 4001, height: 4000, channels: 3, background: "red" } });
  await expect(resizePicture(await avif.avif({ effort: 0, quality: 1 }).toBuffer())).rejects.toThrow(
    "too large",
  );
  /* Only its header says so: it is refused before it is unpacked. */
  const png = await still("red");
  png.set([0, 0, 0x1f, 0x40, 0, 0, 0x1f, 0x40, 8, 0], 16);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(resizePicture(png)).rejects.toThrow("pixel limit");
  const long = sharp({ create: { width: 1, height: 32_001, channels: 3, background: "red" } });
  await expect(resizePicture(await long.png().toBuffer())).rejects.toThrow("too large");
});

test("no copy keeps what a camera wrote into a picture, and all stand upright", async () => {
  const camera = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: "red" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();
  const { file, smaller } = await resizePicture(camera);
  expect(smaller.length).toBeGreaterThan(0);
  for (const copy of [file, ...smaller.map((each) => each.file)]) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(copy).metadata();
    expect([exif, icc, xmp, orientation]).toEqual(Array(4).fill(undefined));
    expect(width).toBeGreaterThan(height);
  }
});
