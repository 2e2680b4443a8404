/**
 * A short text that identifies a longer one: 64 bits by two interleaved multiply-and-mix hashes, as 16 hexadecimal
 * digits. It tells results apart; it is no cryptographic hash.
 */
export function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
    high ^= low >>> 15;
    low ^= high >>> 13;
  }
  return hex(mixed(high ^ (low >>> 16))) + hex(mixed(low ^ (high >>> 16)));
}

function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const hex = (word: number) => word.toString(16).padStart(8, "0");
