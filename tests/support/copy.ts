/** Phrases that read as translated or say nothing, and what to write instead; docs/writing.md has the reasons. */
export const bannedWords: readonly [RegExp, string][] = [
  [/\bempty ways?\b/i, "empty travel"],
  [/\bways? of (?:the|an) order\b/i, "path of an order"],
  [/\border of the build\b|\bsequence of the build\b/i, "build sequence"],
  [/\bat equal height\b/i, "level, or on the level"],
  [/\bISO [\d-]+ asks\b/i, "requires"],
  [/\bin nobody's way\b/i, "where it blocks nobody"],
  [/\bshare[sd]? (?:\w+ )?out\b/i, "assign"],
  [/\banew\b/i, "again"],
  [/\bwho waits, waits\b/i, "a vehicle that waits"],
  [/\bthe no comes\b/i, "we say no"],
  [/\blead vehicles\b/i, "run vehicles"],
  [/\bforeign (?:vehicles?|makes?)\b/i, "other manufacturers' vehicles"],
  [/\bhow far your message has come\b/i, "where your enquiry stands"],
  [/\bvehicles of other makes\b/i, "other manufacturers' vehicles"],
  [/\bvehicles of other makers\b/i, "other manufacturers' vehicles"],
  [/\bthird-party\b/i, "other manufacturers'"],
  [/\bpickup\b/i, "pick-up"],
  [/\bdrop-?off\b|\bat the drop\b/i, "set-down"],
  [/\brack trucks?\b/i, "reach truck"],
  [/\bsuccess stor(?:y|ies)\b/i, "worked model"],
  [/\bworks? no longer\b/i, "no longer works"],
  [/\bwhat stands nearest\b|\bstands? in (?:this|the) address\b/i, "who holds what"],
  [/\bnobody has written yet\b/i, "placeholder text"],
  [/\b(?:cutting-edge|state-of-the-art|world-class|best-in-class|game-chang\w+|next-gen\w*)\b/i, "a figure"],
  [/\b(?:seamless\w*|revolutioni\w+|empower\w*|synerg\w+|leverag\w+|holistic\w*)\b/i, "what it does"],
  [/\b(?:unlock|supercharge|elevate)s? (?:your|the)\b/i, "what it does"],
];

/** How a headline begins that counts things. */
export const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b/i;
