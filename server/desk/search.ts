import type { Fields } from "#server/submissions/forms.ts";

/** Longer ones would make every search slower: what stands further down in a message is not found. */
const longestText = 250; /* characters */

/** What a search looks through: reference, name, company, address, phone number and the beginning of the message. */
export function searchText(reference: string, fields: Fields) {
  const phone = `${fields.countryCode ?? ""}${fields.phoneNumber ?? ""}`.replaceAll(/\D/g, "");
  return [reference, fields.fullName, fields.companyName, fields.email, phone, fields.message]
    .filter(Boolean)
    .join("\n")
    .replaceAll("\0", "")
    .toLowerCase()
    .slice(0, longestText);
}

/** A pattern for `like … escape '\'` for each word: all of them have to occur, in any order, also inside of words. */
export function searchPatterns(query: string) {
  const words = query.replaceAll("\0", "").toLowerCase().trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
