/** The words of the page each check rests on. A claim that something is there, without words to show, is not made. */
import type { CheckName, Verdict } from "../contract/reading.ts";
import type { PhraseRole } from "../language/roles.ts";
import { placesOf } from "../sentences/sentence.ts";
import type { Material } from "./material.ts";
import {
  answers,
  answersProven,
  claims,
  comparing,
  definitions,
  firstSentence,
  headings,
  headingsLabelled,
  isSeen,
  nothing,
  opening,
  openingProven,
  type ProofSource,
  questions,
  steps,
  strongest,
  summaries,
  tellingHeadings,
  texts,
  title,
  withCue,
} from "./proof-words.ts";
import { citedSources } from "./proofs/cited-sources.ts";
import { provenComparison } from "./proofs/comparing.ts";
import { defined } from "./proofs/defined.ts";
import { firstHand } from "./proofs/first-hand.ts";
import { limits } from "./proofs/limits.ts";
import { namesOrganization, shownDays } from "./proofs/shown-facts.ts";
import { sourcedFigures } from "./proofs/sourced-figures.ts";
import { provenSteps } from "./proofs/steps.ts";
import { summingUp } from "./proofs/summing-up.ts";
import { titleKept } from "./proofs/title-kept.ts";
import { toldFigures } from "./proofs/told-figures.ts";
import { keyStems } from "./proving.ts";
import type { Candidate } from "./sentences/candidates.ts";

type Proofs = (check: CheckName, verdict: Verdict) => string[];

export const SHOWN = 3;
/**
 * Words that show the check holds, and words to look at where it doesn't. `found`: what a "no" can't overlook, where less
 * is enough for that than for a proof.
 */
type Proof = {
  holds(source: ProofSource): string[];
  found?(source: ProofSource): string[];
  fails?(source: ProofSource): string[];
};

const PROOFS: Record<CheckName, Proof> = {
  answer_early: { holds: openingProven, found: opening, fails: firstSentence },
  answer_quotable: { holds: answersProven, fails: answers },
  key_term_defined: { holds: defined, found: definitions },
  figures: { holds: toldFigures },
  figures_sourced: {
    holds: sourcedFigures,
    fails: ({ material }) =>
      texts(material.facts.numbers().flatMap((one) => (one.source ? [] : [one.sentence]))),
  },
  outside_sources: {
    holds: citedSources,
    found: ({ material }) =>
      material.facts
        .references()
        .flatMap((one) => (one.isAccountable && one.link.text.length > 2 ? [one.link.text] : [])),
  },
  expert_quotes: {
    holds: ({ material }) => texts(material.facts.quotations().filter((one) => one.speaker !== null)),
    fails: nothing,
  },
  // "News Desk" writes everything, and names nobody.
  named_author: {
    holds: ({ material }) =>
      material.page.authors.filter((name) => isSeen(material, name) && !namesOrganization(name)),
  },
  visible_date: { holds: ({ material }) => shownDays(material) },
  headings_tell: { holds: tellingHeadings, fails: headings },
  steps: { holds: provenSteps, found: steps, fails: withCue("sequence") },
  comparison: { holds: provenComparison, found: comparing },
  summary: { holds: summingUp, found: summaries },
  faq: { holds: (source) => [...questions(source), ...headingsLabelled("faq")(source)] },
  // A title can't show that the text keeps to it.
  stays_on_topic: { holds: nothing, fails: title },
  // A call to action alone isn't praise.
  promotional: { holds: (source) => strongest(source, ["promotion"]) },
  stuffed: { holds: title },
  unsupported_claims: { holds: claims },
  limits_told: { holds: limits },
  first_hand: { holds: firstHand },
  title_fits: { holds: titleKept, fails: title },
};

/** The checks whose "yes" must show words of the page. */
const NEEDS_WORDS: ReadonlySet<CheckName> = new Set<CheckName>([
  "answer_early",
  "answer_quotable",
  "key_term_defined",
  "figures",
  "figures_sourced",
  "outside_sources",
  "expert_quotes",
  "steps",
  "comparison",
  "summary",
  "faq",
  "promotional",
  "unsupported_claims",
  "limits_told",
  "first_hand",
  "title_fits",
  "headings_tell",
  "named_author",
  "visible_date",
]);

/** These two are about one sentence. */
const ONE_SENTENCE: ReadonlySet<CheckName> = new Set<CheckName>(["answer_early", "answer_quotable"]);

/** How many words of the page contradict a "no": something that was found can't be missing. */
const CONTRADICTED_BY: Partial<Record<CheckName, number>> = {
  key_term_defined: 1,
  outside_sources: 1,
  expert_quotes: 1,
  named_author: 1,
  visible_date: 1,
  steps: 3,
  comparison: 2,
  summary: 1,
  faq: 3,
  // Readers find a single one in many a page that they call sober.
  unsupported_claims: 3,
};
/** One sentence with such a phrase contradicts a "no": "Not for stovetops", "in our tests". */
const CONTRADICTING: Partial<Record<CheckName, PhraseRole>> = {
  limits_told: "tellsLimit",
  first_hand: "ownWork",
};

export function proofsOf(material: Material, candidates: readonly Candidate[]): Proofs {
  const source = { material, candidates, key: keyStems(material) };
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
  const { holds, found = holds } = PROOFS[check];
  if (least !== undefined && found({ material, candidates, key: keyStems(material) }).length >= least)
    return true;
  const role = CONTRADICTING[check];
  return role !== undefined && material.lines.some((line) => placesOf(line, role).length > 0);
}

/** So many sentences of praise are no accident, on a page that claims more than it shows. */
const MIN_PRAISE = 5;

/** True where "little or no promotional wording" can't be said of a page that makes strong claims without support. */
export const isPraising = (material: Material, candidates: readonly Candidate[]): boolean =>
  PROOFS.promotional.holds({ material, candidates, key: keyStems(material) }).length >= MIN_PRAISE;

/** Where one sentence in ten praises, the page is full of it. */
const PRAISE_SHARE = 0.1;

/** True where nobody would call the page's wording sober, whatever else it claims. */
export function isFullOfPraise(material: Material, candidates: readonly Candidate[]): boolean {
  const praise = PROOFS.promotional.holds({ material, candidates, key: keyStems(material) }).length;
  return praise >= MIN_PRAISE && praise >= material.lines.length * PRAISE_SHARE;
}

/** True where a "yes" has no words to show for it. */
export const lacksProof = (check: CheckName, verdict: Verdict, quotes: readonly string[]): boolean =>
  verdict === "yes" && quotes.length === 0 && NEEDS_WORDS.has(check);

/** Under this many words a page has no room for limits; that it is short is a fault counted elsewhere. */
const MIN_WORDS_FOR_LIMITS = 200;

/** True where a "no" says little, because the page is too short to have what is missing. */
export const isTooShort = ({ facts }: Material, check: CheckName, verdict: Verdict): boolean =>
  verdict === "no" && check === "limits_told" && facts.text().words < MIN_WORDS_FOR_LIMITS;
