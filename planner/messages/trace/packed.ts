/** How a log may be packed, by its first bytes. */
const kinds = [
  { name: "gzip", begins: [0x1f, 0x8b] },
  { name: "zip", begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: "zstd", begins: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: "xz", begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: "bzip2", begins: [0x42, 0x5a, 0x68] },
  { name: "7z", begins: [0x37, 0x7a, 0xbc, 0xaf] },
] as const;

/** @returns how a log is packed; gzip is the one that is read. Undefined if it isn't */
export function packedAs(bytes: Uint8Array) {
  return kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))?.name;
}

/** Why a packed log, or the rest of one, is not read. */
export const packedWords = {
  other: (name: string) => `is packed as ${name}: unpack it first, or pack it with gzip`,
  damaged: "is the end of what can be unpacked: the file is damaged, or breaks off",
};
