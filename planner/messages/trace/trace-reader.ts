import { innerObject, objectIn, parsed, quotedObject, withBothLayers } from "./escaped.ts";
import {
  type Entry,
  hasHeader,
  isTopic,
  messagesOf,
  namesMessage,
  packedIn,
  textsIn,
  topicIn,
} from "./unwrap.ts";

/** A message of a trace, or a part of it that holds none; `line` is where it begins, from 1. */
export type Traced = { line: number } & (Entry | { why: string });

/** A list of JSON, and not a log whose lines begin with a moment or a level in brackets. */
const beginsList = /^\s*\[\s*(?:$|[{["\]]|(?:true|false|null|-?\d[\d.]*)\s*[,\]])/;

/** The longest JSON object that is read (characters), and the deepest. */
const most = { characters: 4_000_000, depth: 64 };

/** An object that began in an earlier line and hasn't ended: the texts and ends of its lines, and what stands before. */
type Open = { line: number; prefix: string; text: string; scan: Scan };

/** How far a scan of an object has come. `closers` holds the brackets that close what is open. */
type Scan = { closers: string[]; inText: string; escaped: boolean; last: string };

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
  readonly #depth: number;

  /** @param depth how many logs this one stands in */
  constructor(depth = 0) {
    this.#depth = depth;
  }

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
      const whole = from === 0 ? parsed(withBothLayers(text.slice(at))) : undefined;
      if (whole?.ok) {
        yield* this.#found(this.#line, this.#prefix + text.slice(0, at), whole.value);
        return;
      }
      const inner = innerObject(text, at);
      if (inner) {
        yield* this.#found(this.#line, this.#prefix + text.slice(from, at), inner, afterLast(text));
        return;
      }
      const scan: Scan = { closers: [], inText: "", escaped: false, last: "" };
      const end = scanned(text, at, scan);
      if (end === undefined) {
        const isCut = (scan.inText && !this.#goesOn) || scan.closers.length > most.depth;
        const quoted = isCut ? quotedObject(text, at) : undefined;
        if (quoted)
          yield* this.#found(this.#line, this.#prefix + text.slice(from, at), quoted, afterLast(text));
        if (quoted) return;
        if (isCut) break;
        const prefix = this.#prefix + text.slice(from, at);
        const rest = text.slice(at);
        this.#open = { line: this.#line, prefix, text: rest, scan };
        return;
      }
      const before = this.#prefix + text.slice(from, at);
      const object = objectIn(text.slice(at, end), before);
      const value = object.ok ? object.value : quotedObject(text, at);
      if (value !== undefined) {
        const isLast = !object.ok || !text.includes("{", end);
        yield* this.#found(this.#line, before, value, isLast ? afterLast(text) : "");
        if (!object.ok) return;
        this.#prefix = "";
        from = end;
      } else if (text.includes("{", end) && isWord(text.slice(at, end))) {
        this.#prefix = (before + text.slice(at, end)).slice(-2000);
        from = end;
      } else {
        yield { line: this.#line, why: `is not JSON: ${object.ok ? "" : object.why}` };
        return;
      }
    }
    yield* this.#remainder(text, from);
  }

  /** What a line holds besides objects: separators, or words that hold no message. */
  *#remainder(text: string, from: number): Generator<Traced> {
    const rest = text.slice(from);
    const packed = from === 0 ? packedIn(rest) : [];
    for (const [before, value] of packed) yield* this.#found(this.#line, this.#prefix + before, value);
    if (packed.length > 0) return;
    if (/^[\s,[\]]*$/.test(rest)) return;
    const brokenOff = rest.includes("{");
    if (!brokenOff && from === 0 && isTopic(rest)) {
      this.#carried = rest;
      return;
    }
    /* After an object a log may go on in words. */
    if (from > 0 && !brokenOff && !this.#isList) return;
    const why = brokenOff ? "breaks off before its last brace" : "holds no message";
    yield { line: this.#line, why: others.find(([form]) => form.test(text))?.[1] ?? why };
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
    const object = objectIn(open.text + between + text.slice(0, end), open.prefix);
    this.#open = undefined;
    if (object.ok) yield* this.#found(open.line, open.prefix, object.value);
    else yield { line: open.line, why: `is not JSON: ${object.why}` };
    this.#prefix = "";
    const rest = text.slice(end);
    /* After an object a log may go on in words. */
    if (this.#isList || rest.includes("{")) yield* this.#begin(rest);
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

  /** @param after what stands after it in its line, where nothing else does */
  *#found(line: number, prefix: string, value: unknown, after = ""): Generator<Traced> {
    if (this.#isList && /[^\s,[\]]/.test(prefix)) yield { line, why: "holds no message" };
    const own = after === "" || topicIn(prefix) ? prefix : after;
    const before = this.#isList ? "" : /[^\s,]/.test(own) ? own : this.#carried;
    this.#carried = "";
    const entries = messagesOf(value, before);
    const inner = entries.some(namesMessage) ? [] : [...this.#within(value)];
    for (const entry of inner.length > 0 ? inner : entries) yield { ...entry, line };
  }

  /** Messages in the lines of other logs that an object tells, as that of a collector of logs does. */
  *#within(value: unknown): Generator<Traced> {
    if (this.#depth === 2) return;
    for (const text of textsIn(value)) {
      const reader = new TraceReader(this.#depth + 1);
      for (const traced of [...reader.read(text), ...reader.end()])
        if (!("why" in traced) && namesMessage(traced) && hasHeader(traced.message)) yield traced;
    }
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
      else if (character === scan.inText) scan.inText = "";
      continue;
    }
    if (character === '"' || character === "'") scan.inText = character;
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
  const value = /["'{[\d\-A-Za-z]/;
  const name = /["'A-Za-z_$]/;
  if (last === ",") return (inObject ? name : value).test(next) || next === closers.at(-1);
  if (last === "{") return name.test(next) || next === "}";
  if (last === "[") return next === "]" || value.test(next);
  if (last === ":") return value.test(next);
  return next === "," || next === ":" || next === closers.at(-1) || (last === "'" && next === "'");
}

/** What stands in a line after its last object. */
const afterLast = (text: string) => text.slice(text.lastIndexOf("}") + 1);

/** Whether braces hold words of a log, and nothing that could be a message. */
const isWord = (text: string) => !/["':\\]/.test(text);

/** Lines of other forms, and in which one this reads them. */
const others: readonly [form: RegExp, why: string][] = [
  [
    /^[\da-f]{4,8}:?\s+(?:[\da-f]{2}){1,2}(?:\s+(?:[\da-f]{2}){1,2}){5,}/i,
    "is a line of a hex dump: write a capture by tshark -r FILE -Y mqtt -T fields -e mqtt.topic -e mqtt.msg",
  ],
  [
    /^\s*(?:- )?(?:header_?[iI]d|serial_?[nN]umber|node_?[sS]tates|order_?[iI]d)\s*:/,
    "is YAML, or a message of ROS: write each message as JSON, as it is published by MQTT",
  ],
];
