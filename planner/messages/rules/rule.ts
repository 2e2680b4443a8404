import type { Topic } from "../trace/unwrap.ts";
import type { History } from "./history.ts";
import type { Content } from "./read-content.ts";

export type Version = "1.1" | "2.0" | "2.1" | "3.0";
export type Kind =
  | "order"
  | "instantActions"
  | "state"
  | "visualization"
  | "connection"
  | "factsheet"
  | "zoneSet"
  | "responses";

/** A message as it was heard: where in the trace, what it is, and what can be read of it. */
export type Heard = {
  line: number;
  topic: Topic | undefined;
  kind: Kind;
  /** The version whose rules judge it. */
  version: Version;
  message: Readonly<Record<string, unknown>>;
  header: Header;
  retained: boolean | undefined;
  content: Content;
  /** Whether it came doubled, or later than one that was sent after it: only what it says by itself is judged. */
  stale: boolean;
  /** Rules that an earlier rule found broken in this message, or in doubt. */
  broken: Set<string>;
  /** What of new-order the next state decides. */
  doubt?: Doubt;
};

export type Header = {
  headerId: unknown;
  timestamp: unknown;
  version: unknown;
  manufacturer: unknown;
  serialNumber: unknown;
  /** ms since 1970; undefined if the timestamp can't be read. */
  at: number | undefined;
};

/** What a rule finds in one message; `section` where it isn't the rule's usual one. */
export type Finding = {
  verdict: "broken" | "kept" | "unknown";
  text: string;
  section?: string;
  /** A message before it, where this one tells that that was wrong; on the same topic unless it has another. */
  of?: Told;
  /** What is wrong unless the next state shows why it isn't: until then it can't be told. */
  doubt?: { text: string; section?: string };
};

type Told = { line: number; headerId: number; topic?: string };

/** A rule's finding that the next state decides. */
export type Doubt = NonNullable<Finding["doubt"]> & { of: Told; at: number | undefined };

export type Verdict = {
  rule: string;
  section: string;
  verdict: Finding["verdict"];
  line: number;
  topic: string;
  headerId: number | null;
  text: string;
};

/** Sections of the standard by version; a version in which nothing is said has none. */
export type Sections = Readonly<Partial<Record<Version, string>>>;

/**
 * A rule of the standard. `judge` changes nothing; it returns nothing where the rule doesn't apply. What the trace does
 * not show is never broken.
 */
export type Rule = {
  name: string;
  kinds: readonly Kind[];
  sections: Sections;
  /** Rules after which this one isn't asked, if one of them is broken in the same message: one fault, one verdict. */
  after?: readonly string[];
  /** Whether it holds a message against those before it; a late or doubled one is then not judged. */
  inOrder?: true;
  judge(heard: Heard, history: History): Finding | undefined;
};

export const kept = (text: string): Finding => ({ verdict: "kept", text });
export const broken = (text: string): Finding => ({ verdict: "broken", text });
export const unknown = (text: string): Finding => ({ verdict: "unknown", text });

/** The same section in every version from 1.1 to 2.1, and that of 3.0. */
export const sections = (upTo21: string, in30: string): Sections => {
  return { "1.1": upTo21, "2.0": upTo21, "2.1": upTo21, "3.0": in30 };
};
