/** Gives `count` random bytes. */
export type Random = (count: number) => Uint8Array;

/** A UUID of version 7 (RFC 9562): ids sort by the time they were made. */
export function uuidv7(now: Date, random: Random) {
  const time = now.getTime().toString(16).padStart(12, "0");
  const noise = Buffer.from(random(10)).toString("hex");
  const variant = ((Number.parseInt(noise.charAt(3), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(4, 7)}-${noise.slice(7, 19)}`;
}

/** The smallest id that something made at this moment or later can have; none was made before 1970. */
export function firstIdAt(time: Date) {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Crockford's alphabet: no I, L, O or U, so that a reference survives being read out on the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What people call a submission, for example MR-7K3M-92QX: 40 random bits. */
export function newReference(random: Random) {
  const characters = Array.from(random(8), (byte) => alphabet.charAt(byte % 32)).join("");
  return `MR-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
