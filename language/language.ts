/** The languages that pages are in, each with the locale of its dates, numbers and lists. */
const locales = { en: "en-GB" } as const;

export type Language = keyof typeof locales;

/** The language of the page at a path. All are English today; with a second one, the path says which. */
export function languageOf(_path: string): Language {
  return "en";
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions, language: Language = "en") {
  return numberFormat(options, language).format(value);
}

export function numberFormat(options?: Intl.NumberFormatOptions, language: Language = "en") {
  return new Intl.NumberFormat(locales[language], options);
}

export function dateFormat(options: Intl.DateTimeFormatOptions, language: Language = "en") {
  return new Intl.DateTimeFormat(locales[language], options);
}

/** "two forks, a lifter and a tugger" */
export function listInWords(items: Iterable<string>, language: Language = "en") {
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(items);
}

/** "1 blog post", "1,200 blog posts": the words by the language's own rule of plurals. */
export function countOf(count: number, words: { one: string; other: string }, language: Language = "en") {
  const rule = new Intl.PluralRules(locales[language]).select(count);
  return `${formatNumber(count, undefined, language)} ${rule === "one" ? words.one : words.other}`;
}

/** Compares words as a dictionary of the language orders them. */
export function compareWords(one: string, other: string, language: Language = "en") {
  return one.localeCompare(other, locales[language]);
}
