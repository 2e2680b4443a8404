/** Where uploaded pictures stand; the name is the SHA-256 of the file. */
const own = /^\/blog-pictures\/([0-9a-f]{64})\.webp$/;

export function pictureAddress(hash: string) {
  return `/blog-pictures/${hash}.webp`;
}

export function isOwnPicture(address: string) {
  return own.test(address);
}

/** Hashes of the uploaded pictures that a text (HTML or JSON) shows. */
export function picturesIn(text: string) {
  return [...new Set(Array.from(text.matchAll(/\/blog-pictures\/([0-9a-f]{64})/g), ([, hash = ""]) => hash))];
}

/** The name under which the storage keeps a picture, or its copy of a smaller width (px). */
export function pictureFile(hash: string, width?: number) {
  return `${hash}${width === undefined ? "" : `-${width}`}.webp`;
}
