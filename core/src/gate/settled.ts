/** The rules' verdict on new words, with what a verifier said of them. */
import type { Why } from "../contract/edit.ts";
import { evenWords, type GatePage, meaningsOf } from "./gate-page.ts";
import { statementOf } from "./statements/statement.ts";
import { nearlySame } from "./support/nearly-same.ts";
import { fault, type GateVerdict, OK } from "./verdict.ts";

/** Whether the page says it is a question of meaning: here a reader sees more than rules do. */
const OF_MEANING: ReadonlySet<Why> = new Set<Why>([
  "adds-fact",
  "wrong-pair",
  "changes-meaning",
  "several-passages",
]);

/** A "yes" never lets words through that the page doesn't have; without a verdict the rules decide. */
export function settled(rule: GateVerdict, text: string, page: GatePage): GateVerdict {
  const follows = page.verdicts.get(evenWords(text));
  if (follows === undefined || follows === "unsure" || (rule.is !== "ok" && !OF_MEANING.has(rule.why)))
    return rule;
  if (follows === "no") return rule.is === "ok" ? fault("adds-fact", text) : fault(rule.why, rule.quote);
  return rule.is !== "fault" || isOpen(text, page) ? OK : rule;
}

/** Whether a reader may overrule the rules. In a sentence of the page with a word or two changed, readers overlook a lost "only". */
const isOpen = (text: string, page: GatePage): boolean =>
  isFromPage(text, page) && nearlySame(text, page).length === 0;

/** So many of its words are the page's; the rest join them. */
const MIN_KNOWN = 0.75;
const QUOTED = /["“„«]([^"“”„«»]{8,}?)["”“»]/gu;

/** Each figure, name and quotation of it is on the page, and most of its other words are. */
function isFromPage(text: string, page: GatePage): boolean {
  const claim = statementOf(text, page.lexicon);
  const isKnown = (stem: string) => page.byStem.has(stem) || page.topic.has(stem);
  const hasFigures = claim.figures.every(
    ({ value, at }) => page.byFigure.has(value) || page.holds(claim.tokens[at]?.written ?? ""),
  );
  const hasNames = claim.tokens.every(({ written }, at) => {
    const stem = claim.stems[at];
    return at === 0 || !stem || !/\p{Lu}/u.test(written) || isKnown(stem) || page.holds(written);
  });
  const hasQuotations = [...text.matchAll(QUOTED)].every(([, quoted = ""]) => page.holds(quoted));
  const stems = meaningsOf(claim);
  const known = stems.filter(isKnown).length;
  return hasFigures && hasNames && hasQuotations && known >= MIN_KNOWN * stems.length;
}
