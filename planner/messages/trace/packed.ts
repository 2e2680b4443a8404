/** How a log may be packed, by its first bytes. */
const kinds = [
  { name: "gzip", begins: [0x1f, 0x8b] },
  { name: "zip", begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: "zstd", begins: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: "xz", begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: "bzip2", begins: [0x42, 0x5a, 0x68] },
  { name: "7z", begins: [0x37, 0x7a, 0xbc, 0xaf] },
] as const;

const [capture, bag] = [
  "is a capture of packets: write its messages by tshark -r FILE -Y mqtt -T fields -e mqtt.topic -e mqtt.msg",
  "is a recording or a database in bytes: write its messages as JSON, each on a line, as they are published by MQTT",
];

/** Files that hold messages in another form, and how to get them out. */
const others: readonly [why: string, ...begins: number[]][] = [
  [capture, 0xd4, 0xc3, 0xb2, 0xa1],
  [capture, 0xa1, 0xb2, 0xc3, 0xd4],
  [capture, 0x4d, 0x3c, 0xb2, 0xa1],
  [capture, 0x0a, 0x0d, 0x0d, 0x0a],
  [bag, ...codesOf("#ROSBAG")],
  [bag, ...codesOf("SQLite f")],
  [bag, ...codesOf("\x89MCAP")],
  [bag, ...codesOf("PAR1")],
];

function codesOf(text: string) {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** @returns "gzip", which is read, or why a log that begins with these bytes isn't; undefined if it is text */
export function packedAs(bytes: Uint8Array): "gzip" | { why: string } | undefined {
  const begins = (first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);
  const name = kinds.find((kind) => begins(kind.begins))?.name;
  if (name === "gzip") return name;
  if (name) return { why: `is packed as ${name}: unpack it first, or pack it with gzip` };
  const other = others.find(([, ...first]) => begins(first));
  return other && { why: other[0] };
}

/** Why the rest of a packed log is not read. */
export const damagedWords = "is the end of what can be unpacked: the file is damaged, or breaks off";
