/** The words of the page each check rests on. A claim that something is there, without words to show, is not made. */
import type { CheckName, Verdict } from "../contract/reading.ts";
import type { Cue } from "../language/language-pack.ts";
import { hasCue, type Line } from "./lines.ts";
import type { Material } from "./material.ts";
import { OPENING_WORDS } from "./sentences/answer.ts";
import { type Candidate, mayAnswer } from "./sentences/candidates.ts";

export type Proofs = (check: CheckName, verdict: Verdict) => string[];

const SHOWN = 3;

type Source = { material: Material; candidates: readonly Candidate[] };
/** Words that show the check holds, and words to look at where it doesn't. */
type Proof = { holds(source: Source): string[]; fails?(source: Source): string[] };

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
const withCue =
  (cue: Cue) =>
  ({ material }: Source) =>
    texts(material.lines.filter((line) => hasCue(line, cue)));

/** Sentences with most of these cues first; page order on a tie. */
function strongest(
  { material }: Source,
  cues: readonly Cue[],
  test: (line: Line) => boolean = () => true,
): string[] {
  const weigh = (line: Line) => line.cues.filter(({ cue }) => cues.includes(cue)).length;
  return texts(
    material.lines
      .filter((line) => weigh(line) > 0 && line.kind !== "image" && test(line))
      .toSorted((one, other) => weigh(other) - weigh(one)),
  );
}

/** Shorter lines are dates, bylines and labels. */
const MIN_SENTENCE_WORDS = 5;

function firstSentence({ material: { lines } }: Source): string[] {
  const first = lines.find(({ words }) => words.length >= MIN_SENTENCE_WORDS) ?? lines[0];
  return first ? texts([first]) : [];
}

const opening = ({ candidates }: Source) =>
  texts(
    candidates
      .filter((one) => mayAnswer(one) && one.line.wordsBefore < OPENING_WORDS)
      .toSorted((one, other) => other.verified - one.verified)
      .map(({ line }) => line),
  );
const answers = ({ candidates }: Source) =>
  texts(
    candidates
      .filter(mayAnswer)
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ line }) => line),
  );
const figures = ({ material }: Source) => texts(material.facts.numbers().map(({ sentence }) => sentence));
const headings = ({ material }: Source) =>
  texts(material.page.headings.filter((heading) => heading.block !== null && heading.level > 1));
const headingsLabelled =
  (name: string) =>
  ({ material }: Source) =>
    texts(
      material.facts
        .blocks()
        .filter((block) => block.kind === "heading" || (block.kind === "paragraph" && block.text.length < 50))
        .filter((block) => material.labels.labels(block.text).some((label) => label === name)),
    );
/** In the text that readers see, not in an attribute or a script. */
const isSeen = ({ page }: Material, words: string) =>
  [...page.blocks, ...page.boilerplate].some(({ text }) => text.includes(words));

const questions = ({ material }: Source) =>
  texts(
    material.facts
      .blocks()
      .filter(({ text }) => text.length < 160 && /\?\s*$/.test(text) && text !== material.page.title),
  );
const title = ({ material }: Source) => (material.page.title ? [material.page.title] : []);
const nothing = () => [];

function steps({ material }: Source): string[] {
  const { list, headings: stepHeadings } = material.facts.steps();
  return list ? list.items.map((item) => item.text) : stepHeadings;
}

/** Words that set one thing against another, not merely a comparative. */
const CONTRAST = /\b(?:vs|versus|whereas|compared (?:to|with)|unlike|difference between)\b/i;

function comparing(source: Source): string[] {
  const { tables, headings: comparingHeadings } = source.material.facts.comparison();
  const cells = tables.flatMap((table) => table.header.filter((cell) => cell !== "").slice(0, 1));
  return [
    ...comparingHeadings,
    ...cells,
    ...strongest(source, ["comparison"], (line) => CONTRAST.test(line.text)),
  ];
}

const CLAIM_CUES: readonly Cue[] = ["absolute", "vagueSource", "superlative"];
const hasSource = (line: Line) => hasCue(line, "attribution") || /\[\d{1,3}\]/.test(line.text);

/** "Which one is the best for you" asks, and "one of the best" says little; they come after plain claims. English only. */
const SAYS_LITTLE = /\b(?:which|whether|if|before|one of (?:the|its|our|your|their))\b|\?/i;

function claims(source: Source): string[] {
  const isPlain = (line: Line) => !SAYS_LITTLE.test(line.text);
  return [
    ...strongest(source, CLAIM_CUES, (line) => !hasSource(line) && isPlain(line)),
    ...strongest(source, CLAIM_CUES, (line) => !hasSource(line) && !isPlain(line)),
  ];
}

const PROOFS: Record<CheckName, Proof> = {
  answer_early: { holds: opening, fails: firstSentence },
  answer_quotable: { holds: answers, fails: answers },
  key_term_defined: { holds: ({ material }) => texts(material.facts.definitions()) },
  figures: { holds: figures },
  figures_sourced: {
    holds: ({ material }) =>
      texts(material.facts.numbers().flatMap((one) => (one.source ? [one.sentence] : []))),
    fails: ({ material }) =>
      texts(material.facts.numbers().flatMap((one) => (one.source ? [] : [one.sentence]))),
  },
  outside_sources: {
    holds: ({ material }) =>
      material.facts
        .references()
        .flatMap((one) => (one.isAccountable && one.link.text.length > 2 ? [one.link.text] : [])),
  },
  expert_quotes: {
    holds: ({ material }) => texts(material.facts.quotations().filter((one) => one.speaker !== null)),
    fails: nothing,
  },
  named_author: { holds: ({ material }) => material.page.authors.filter((name) => isSeen(material, name)) },
  visible_date: {
    holds: ({ material }) =>
      material.facts
        .dates()
        .visible.map((date) => date.raw)
        .filter((raw) => isSeen(material, raw)),
  },
  headings_tell: { holds: headings, fails: headings },
  steps: { holds: steps, fails: withCue("sequence") },
  comparison: { holds: comparing },
  summary: { holds: headingsLabelled("summary") },
  faq: { holds: (source) => [...questions(source), ...headingsLabelled("faq")(source)] },
  stays_on_topic: { holds: title },
  // A call to action alone isn't praise, so praise is shown first.
  promotional: {
    holds: (source) => [...strongest(source, ["promotion"]), ...strongest(source, ["callToAction"])],
  },
  stuffed: { holds: title },
  unsupported_claims: { holds: claims },
  limits_told: { holds: (source) => strongest(source, ["limits"]) },
  first_hand: { holds: (source) => strongest(source, ["experience"]) },
  title_fits: { holds: title, fails: title },
};

/** The checks whose "yes" must show words of the page. */
const NEEDS_WORDS: ReadonlySet<CheckName> = new Set<CheckName>([
  "answer_early",
  "answer_quotable",
  "key_term_defined",
  "figures",
  "figures_sourced",
  "expert_quotes",
  "steps",
  "comparison",
  "faq",
  "promotional",
  "unsupported_claims",
  "limits_told",
  "first_hand",
]);

/** These two are about one sentence. */
const ONE_SENTENCE: ReadonlySet<CheckName> = new Set<CheckName>(["answer_early", "answer_quotable"]);

/** How many words of the page contradict a "no": something that was found can't be missing. */
const CONTRADICTED_BY: Partial<Record<CheckName, number>> = {
  expert_quotes: 1,
  named_author: 1,
  visible_date: 1,
  steps: 3,
  summary: 1,
  faq: 3,
};

export function proofsOf(material: Material, candidates: readonly Candidate[]): Proofs {
  const source = { material, candidates };
  return (check, verdict) => {
    if (verdict === "na" || verdict === "unsure") return [];
    const { holds, fails = nothing } = PROOFS[check];
    const words = verdict === "yes" ? holds(source) : fails(source);
    const distinct = [...new Set(words.map((one) => one.trim()).filter((one) => one !== ""))];
    return distinct.slice(0, ONE_SENTENCE.has(check) ? 1 : SHOWN);
  };
}

/** True where the page has what a "no" says is missing. */
export function isContradicted(
  material: Material,
  candidates: readonly Candidate[],
  check: CheckName,
): boolean {
  const least = CONTRADICTED_BY[check];
  return least !== undefined && PROOFS[check].holds({ material, candidates }).length >= least;
}

/** True where a "yes" has no words to show for it. */
export const lacksProof = (check: CheckName, verdict: Verdict, quotes: readonly string[]): boolean =>
  verdict === "yes" && quotes.length === 0 && NEEDS_WORDS.has(check);

/** Under this many words a page has no room for limits; that it is short is a fault counted elsewhere. */
const MIN_WORDS_FOR_LIMITS = 200;

/** True where a "no" says little, because the page is too short to have what is missing. */
export const isTooShort = ({ facts }: Material, check: CheckName, verdict: Verdict): boolean =>
  verdict === "no" && check === "limits_told" && facts.text().words < MIN_WORDS_FOR_LIMITS;
