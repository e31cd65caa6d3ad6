import type { Kind } from "../../contract/reading.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

/** Past this, more text adds nothing: no study that controls for the topic finds an ideal length. */
const ENOUGH_WORDS = 400;
const TOO_FEW_WORDS = 50;
/** A short page of these kinds may be just what its reader needs. */
const SHORT_BY_NATURE: ReadonlySet<Kind> = new Set([
  "product",
  "catalogue",
  "home",
  "event",
  "forum",
  "news",
]);
/** Where we read less of the visible text than this, the page may have more main text than we found. */
const MIN_SHARE_READ = 0.15;

export const length = defineAudit({
  id: "length",
  section: "content_strategy",
  title: "Length of main text",
  why: "Studies disagree on length, so only short pages lose points.",
  ledger: ["CS4"],

  run({ page, facts }) {
    const { kind } = facts.reading();
    const { words, length: characters } = facts.text();
    if (words >= ENOUGH_WORDS) return scored(1, `The main text has ${words} words.`);
    if (characters < MIN_SHARE_READ * page.rendering.visibleTextLength)
      return notApplicable("Most of the page's visible text is outside what we read as main text.");
    if (SHORT_BY_NATURE.has(kind))
      return notApplicable(`A page of the kind “${kind}” may be as short as its reader needs it.`);
    return scored(
      ramp(words, TOO_FEW_WORDS, ENOUGH_WORDS),
      `The main text has only ${words} words; we look for about ${ENOUGH_WORDS}.`,
      {
        fix: "Add facts that answer the reader's next question.",
      },
    );
  },
});
