/**
 * The gate: whether a proposed change says only what the page says, and loses nothing. It looks at pairs: for each clause of new
 * text one passage of the page must hold both whom it is about and what is said. What its rules can't decide is in doubt,
 * and shown to the user with the sentence of the page; what the page doesn't support is a fault.
 */
import { statesFormerPrice } from "../facts/numbers/former-prices.ts";
import { isQuotable } from "../sentences/quotable.ts";
import type { GatePage, PageSentence } from "./gate-page.ts";
import { judgeHeading, type NewHeading } from "./judge-heading.ts";
import { judgeRemoved, judgeReplaced } from "./removed/judge-removed.ts";
import { judgeGap } from "./removed/structure.ts";
import { settled } from "./settled.ts";
import { judgeEntry } from "./support/judge-entry.ts";
import { judgeStatement } from "./support/judge-statement.ts";
import { fault, type GateVerdict, OK, worstOf } from "./verdict.ts";

export type GatedPart =
  /** A sentence of running text. */
  | { add: "sentence"; text: string }
  /** A line of a list: a name, a name with what is said of it, or a step. */
  | { add: "entry"; text: string }
  | ({ add: "heading" } & NewHeading)
  /** Ids of sentences that go, or that are put elsewhere unchanged. */
  | { remove: string; as: "filler" | "repeat" }
  /** New words take its place. */
  | { remove: string; as: "replaced"; by: string }
  | { move: string };

export type Judged = { part: GatedPart; verdict: GateVerdict };

/** Markup and addresses have no place in plain words; a link of the page stays where the author put it. */
const NOT_PLAIN = /[<>[\]`|\p{Cc}]|https?:|www\.|\*\*/u;

/** Each part by itself, so that the others can be made without those that fail. Structure is judged with what passes. */
export function judgeChange(parts: readonly GatedPart[], page: GatePage): Judged[] {
  const removed = new Set(parts.flatMap((part) => ("remove" in part ? [part.remove] : [])));
  const judged = parts.map((part) => ({ part, verdict: judgePart(part, removed, page) }));
  const gone = new Set(
    judged.flatMap(({ part, verdict }) => {
      if (verdict.is === "fault") return [];
      if ("remove" in part) return [part.remove];
      return "move" in part ? [part.move] : [];
    }),
  );
  return judged.map(({ part, verdict }) => {
    const id = "remove" in part ? part.remove : "move" in part ? part.move : null;
    const sentence = id === null ? null : sentenceOf(id, page);
    if (!sentence || verdict.is === "fault") return { part, verdict };
    return { part, verdict: worstOf([verdict, judgeGap(sentence, gone, page)]) };
  });
}

/** What all the sentences that go would leave behind. */
export const judgeGaps = (gone: ReadonlySet<string>, page: GatePage): GateVerdict =>
  worstOf(page.sentences.filter(({ id }) => gone.has(id)).map((one) => judgeGap(one, gone, page)));

/** The verdict on a change as a whole. */
export const judgeWhole = (parts: readonly GatedPart[], page: GatePage): GateVerdict =>
  worstOf(judgeChange(parts, page).map(({ verdict }) => verdict));

const sentenceOf = (id: string, { sentences }: GatePage): PageSentence | undefined =>
  sentences.find((one) => one.id === id);

function judgePart(part: GatedPart, removed: ReadonlySet<string>, page: GatePage): GateVerdict {
  if ("remove" in part) {
    const sentence = sentenceOf(part.remove, page);
    if (!sentence) return OK;
    return part.as === "replaced"
      ? judgeReplaced(sentence, part.by, page)
      : judgeRemoved(sentence, { as: part.as, gone: removed }, page);
  }
  if ("move" in part) {
    const sentence = sentenceOf(part.move, page);
    return sentence && !isQuotable(sentence.cued) ? fault("dangling", sentence.text) : OK;
  }
  if (part.add === "heading") {
    const rule = judgeHeading(part, page);
    // Passages don't show what a section is about as a whole, so a reader's "yes" only settles a doubt.
    return rule.is === "fault" ? rule : settled(rule, part.text, page);
  }
  if (NOT_PLAIN.test(part.text) || part.text.trim() === "") return fault("not-plain", part.text);
  if (statesFormerPrice(part.text, page.former)) return fault("changes-meaning", part.text);
  const rule = part.add === "entry" ? judgeEntry(part.text, page) : judgeStatement(part.text, page);
  return settled(rule, part.text, page);
}
