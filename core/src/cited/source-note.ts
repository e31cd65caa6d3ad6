/** What distinguishes a page that was read, in a few words. */
import type { Subject } from "../audits/audit.ts";
import { KIND_LABEL } from "../product/page-kinds.ts";
import type { SourceLine } from "./source-line.ts";
import { valuesIn } from "./values/values.ts";

/** A page with less text can hardly be quoted. */
const MIN_WORDS = 120;
/** Fewer amounts are a normal price list. */
const MIN_AMOUNTS = 10;
/** An answer that comes later than this is worth a remark. */
const MIN_LATE_WORDS = 100;

export function noteOf(subject: Subject, lines: readonly SourceLine[]): string | null {
  const { kind, kindSure } = subject.facts.reading();
  const name = kind !== "other" && kindSure >= 0.5 ? KIND_LABEL[kind] : null;
  const remark = remarkOn(subject, lines);
  if (name === null) return remark && `${remark.charAt(0).toUpperCase()}${remark.slice(1)}`;
  return remark ? `${name}, ${remark}` : name;
}

function remarkOn({ page, facts }: Subject, lines: readonly SourceLine[]): string | null {
  const { words } = facts.text();
  const hasVideo = page.interactive.some(({ kind }) => kind === "video");
  if (words < MIN_WORDS)
    return `${hasVideo ? "video, " : ""}${words} ${words === 1 ? "word" : "words"} of text`;
  const amounts = new Set(
    lines.flatMap(({ text }) => valuesIn(text).flatMap((one) => (one.kind === "price" ? [one.key] : []))),
  );
  if (amounts.size >= MIN_AMOUNTS) return `${amounts.size} different prices`;
  const { level, sentences } = facts.reading().answer;
  const answer = lines.find(({ text }) => text === sentences[0]);
  if (level === "answers" && answer && answer.wordsBefore >= MIN_LATE_WORDS)
    return `answer after ${answer.wordsBefore} words`;
  return null;
}
