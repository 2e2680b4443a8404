import { type Entry, isTopic, messagesOf, unpackedText } from "./unwrap.ts";

/** A message of a trace, or a part of it that holds none; `line` is where it begins, from 1. */
export type Traced = { line: number } & (Entry | { why: string });

/** A list of JSON, and not a log whose lines begin with a moment or a level in brackets. */
const beginsList = /^\s*\[\s*(?:$|[{["\]]|(?:true|false|null|-?\d[\d.]*)\s*[,\]])/;

/** The longest JSON object that is read (characters), and the deepest. */
const most = { characters: 4_000_000, depth: 64 };

/** An object that began in an earlier line and hasn't ended: the texts and ends of its lines, and what stands before. */
type Open = { line: number; prefix: string; text: string; scan: Scan };

/** How far a scan of an object has come. `closers` holds the brackets that close what is open. */
type Scan = { closers: string[]; inText: boolean; escaped: boolean; last: string };

/**
 * Reads messages out of text that arrives in pieces: one message, a list, one message a line, the output of
 * `mosquitto_sub` with -v or -F, a log with other lines between. Everything before an object in its line may name the
 * topic. Memory holds one object.
 */
export class TraceReader {
  #rest = "";
  #line = 1;
  #open: Open | undefined;
  /** Text of the present line that was read already, when an object ended in it. */
  #prefix = "";
  #first = true;
  #isList = false;
  /** Whether the line that is read now goes on after this piece, and whether this piece goes on with a line. */
  #goesOn = false;
  #wentOn = false;
  /** A line that is a topic and nothing else names that of the next one. */
  #carried = "";

  /** @returns what the text up to here holds */
  *read(piece: string): Generator<Traced> {
    this.#rest += piece;
    let begin = 0;
    for (let end = this.#rest.indexOf("\n"); end >= 0; end = this.#rest.indexOf("\n", begin)) {
      yield* this.#take(this.#rest.slice(begin, end));
      this.#line++;
      this.#prefix = "";
      begin = end + 1;
    }
    this.#rest = this.#rest.slice(begin);
    /* A list of 100 MB may be one line: its entries are taken as they are complete. */
    if (this.#rest.length > most.characters) {
      const comma = this.#lastEntryEnd(this.#rest);
      this.#goesOn = true;
      yield* this.#take(this.#rest.slice(0, comma));
      this.#goesOn = false;
      this.#wentOn = true;
      this.#rest = this.#rest.slice(comma);
    }
  }

  /** The line up to which it has read. */
  get line() {
    return this.#line;
  }

  /** @returns what is left at the end of the text */
  *end(): Generator<Traced> {
    yield* this.#take(this.#rest);
    this.#rest = "";
    while (this.#open) yield* this.#giveUp("breaks off before its last brace");
  }

  /** Where a long line may be cut: between two entries, or else at its end. */
  #lastEntryEnd(text: string) {
    const at = text.lastIndexOf("},");
    return at < 0 ? text.length : at + 1;
  }

  *#take(line: string): Generator<Traced> {
    let text = line.endsWith("\r") ? line.slice(0, -1) : line;
    if (this.#first && text.trim() !== "") {
      this.#first = false;
      text = text.replace(/^\uFEFF/, "");
      this.#isList = beginsList.test(text);
    }
    yield* this.#goOnOrBegin(text);
    this.#wentOn = false;
  }

  *#goOnOrBegin(text: string): Generator<Traced> {
    if (this.#open) yield* this.#goOn(text);
    else yield* this.#begin(text);
  }

  *#begin(text: string): Generator<Traced> {
    let from = 0;
    for (;;) {
      const at = text.indexOf("{", from);
      if (at < 0) break;
      const whole = from === 0 ? parsed(text.slice(at)) : undefined;
      if (whole?.ok) {
        yield* this.#found(this.#line, this.#prefix + text.slice(0, at), whole.value);
        return;
      }
      const inner = innerText(text, at);
      if (inner) {
        yield* this.#found(this.#line, this.#prefix + text.slice(from, at), inner);
        return;
      }
      const scan: Scan = { closers: [], inText: false, escaped: false, last: "" };
      const end = scanned(text, at, scan);
      if (end === undefined) {
        if ((scan.inText && !this.#goesOn) || scan.closers.length > most.depth) break;
        const prefix = this.#prefix + text.slice(from, at);
        const rest = text.slice(at);
        this.#open = { line: this.#line, prefix, text: rest, scan };
        return;
      }
      const object = parsed(text.slice(at, end));
      if (object.ok) {
        yield* this.#found(this.#line, this.#prefix + text.slice(from, at), object.value);
        this.#prefix = "";
        from = end;
      } else {
        yield { line: this.#line, why: `is not JSON: ${object.why}` };
        return;
      }
    }
    yield* this.#remainder(text, from);
  }

  /** What a line holds besides objects: separators, or words that hold no message. */
  *#remainder(text: string, from: number): Generator<Traced> {
    const rest = text.slice(from);
    const [digits] = from === 0 ? (inHexadecimal.exec(rest) ?? []) : [];
    const unpacked = digits === undefined ? undefined : parsed(unpackedText(digits) ?? "");
    if (digits !== undefined && unpacked?.ok) {
      yield* this.#found(this.#line, this.#prefix + rest.slice(0, rest.indexOf(digits)), unpacked.value);
      return;
    }
    if (/^[\s,[\]]*$/.test(rest)) return;
    const brokenOff = rest.includes("{");
    if (!brokenOff && from === 0 && isTopic(rest)) {
      this.#carried = rest;
      return;
    }
    /* After an object a log may go on in words. */
    if (from > 0 && !brokenOff && !this.#isList) return;
    const why = brokenOff ? "breaks off before its last brace" : "holds no message";
    yield { line: this.#line, why };
  }

  *#goOn(text: string): Generator<Traced> {
    const open = this.#open;
    if (!open) return;
    const goesOn = this.#wentOn || canFollow(open.scan, text);
    if (!goesOn || open.text.length + text.length > most.characters) {
      yield* this.#giveUp(
        goesOn ? "is longer than 4 million characters" : "breaks off before its last brace",
      );
      yield* this.#goOnOrBegin(text);
      return;
    }
    const end = scanned(text, 0, open.scan);
    const between = this.#wentOn ? "" : "\n";
    if (end === undefined) {
      open.text += between + text;
      if ((!open.scan.inText || this.#goesOn) && open.scan.closers.length <= most.depth) return;
      yield* this.#giveUp("is not JSON");
      return;
    }
    const object = parsed(open.text + between + text.slice(0, end));
    this.#open = undefined;
    if (object.ok) yield* this.#found(open.line, open.prefix, object.value);
    else yield { line: open.line, why: `is not JSON: ${object.why}` };
    this.#prefix = "";
    yield* this.#begin(text.slice(end));
  }

  /** Names the line of an object that doesn't end, and reads the lines after it for themselves. */
  *#giveUp(why: string): Generator<Traced> {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    yield { line: open.line, why };
    const at = this.#line;
    const [, ...lines] = open.text.split("\n");
    /* The line that is being read comes after these. */
    for (const [index, line] of lines.entries()) {
      this.#line = open.line + 1 + index;
      yield* this.#goOnOrBegin(line);
    }
    this.#line = at;
  }

  *#found(line: number, prefix: string, value: unknown): Generator<Traced> {
    if (this.#isList && /[^\s,[\]]/.test(prefix)) yield { line, why: "holds no message" };
    const before = this.#isList ? "" : /[^\s,]/.test(prefix) ? prefix : this.#carried;
    this.#carried = "";
    for (const entry of messagesOf(value, before)) yield { line, ...entry };
  }
}

/** Scans on for the end of an object. @returns the position after it, or undefined if the text ends before */
function scanned(text: string, from: number, scan: Scan): number | undefined {
  const { closers } = scan;
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? "";
    if (scan.inText) {
      if (scan.escaped) scan.escaped = false;
      else if (character === "\\") scan.escaped = true;
      else if (character === '"') scan.inText = false;
      continue;
    }
    if (character === '"') scan.inText = true;
    else if (character === "{" || character === "[") {
      closers.push(character === "{" ? "}" : "]");
      if (closers.length > most.depth) return undefined;
    } else if (character === "}" || character === "]") {
      if (closers.pop() !== character || closers.length === 0) return at + 1;
    }
    if (character > " ") scan.last = character;
  }
  return undefined;
}

/** Whether a line can go on with an object: after a comma in an object comes a name, and so on. */
function canFollow({ closers, last }: Scan, line: string) {
  const next = line.trimStart()[0];
  if (next === undefined) return true;
  const inObject = closers.at(-1) === "}";
  const value = /["{[\d\-tfn]/;
  if (last === ",") return inObject ? next === '"' : value.test(next);
  if (last === "{") return next === '"' || next === "}";
  if (last === "[") return next === "]" || value.test(next);
  if (last === ":") return value.test(next);
  return next === "," || next === ":" || next === closers.at(-1);
}

type Parsed = { ok: true; value: unknown } | { ok: false; why: string };

function parsed(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, why: (error as Error).message.slice(0, 200) };
  }
}

/** An object in hexadecimal digits. */
const inHexadecimal = /\b7b(?:[\da-f]{2}){20,}\b/i;

/** The object that begins in a text within a text: its quotes are escaped, or doubled, as in a table (CSV). */
function innerText(text: string, at: number): unknown {
  const inner = () => text.slice(at, text.lastIndexOf("}") + 1);
  if (text[at + 1] === "\\") return unescaped(inner());
  if (text[at - 1] !== '"' || !/^\{\s*""/.test(text.slice(at, at + 200))) return undefined;
  const object = parsed(inner().replaceAll('""', '"'));
  return object.ok ? object.value : undefined;
}

/** The object in a text that some log wrote as a text of JSON: `{\"headerId\":1}`. */
function unescaped(text: string): unknown {
  const inner = parsed(`"${text}"`);
  const object = inner.ok && typeof inner.value === "string" ? parsed(inner.value) : undefined;
  return object?.ok ? object.value : undefined;
}
