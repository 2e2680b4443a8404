import { company } from "#content/company/company.ts";

/** Any characters, with no rule on their kinds (NIST SP 800-63B, 3.1.1.2). */
export const passwordLength = { least: 12, most: 256 } as const; /* characters */

/**
 * Of zxcvbn, for what was typed, for it without blanks, and for its letters and digits alone: "p-a-s-s-w-o-r-d" is no
 * better than "password".
 */
const leastGuesses = 1e9;
/** The characters that must remain once names and addresses are removed. */
const leastOwn = 8; /* characters */

/** Takes some 80 ms of processor time and 20 MB, so it is loaded when somebody chooses a password. */
let estimator: ReturnType<typeof openEstimator> | undefined;

/** @returns why a password may not be chosen by this person, in words for its field; undefined where it may */
export async function refusePassword(password: string, person: { name: string; email: string }) {
  const { least, most } = passwordLength;
  if (password.length < least) return `Password must have ${least} characters or more`;
  if (password.length > most) return `Password must have ${most} characters or fewer`;
  const known = wordsAbout(person);
  if (known.reduce((left, word) => left.replaceAll(word, ""), plain(password)).length < leastOwn)
    return "Password is little more than your name, your address or the company's. Choose words that nobody would connect with you";
  estimator ??= openEstimator().catch((error) => {
    estimator = undefined;
    throw error;
  });
  const { check } = await estimator;
  const forms = new Set([password, closedUp(password), plain(password)]);
  if ([...forms].some((text) => check(text, known).guesses < leastGuesses))
    return "Password is one of those that are tried first. Choose a few words in a row that do not belong together";
  return undefined;
}

async function openEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return { check: (password: string, known: string[]) => factory.check(password, known) };
}

/** Longest first, so that the whole is found before its parts. */
function wordsAbout({ name, email }: { name: string; email: string }) {
  const texts = [email, name, company.name, company.siteUrl];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(plain);
  return [...new Set(words)].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}

function closedUp(text: string) {
  return text.normalize("NFKC").replaceAll(/[\s\p{C}]/gu, "");
}

/** Letters and digits, whatever their case and form: a keyboard may write full-width ones. */
function plain(text: string) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
