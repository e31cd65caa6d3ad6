/** How one line of a page fits one claim: the words, the names and the values. */
import { JOINING } from "../../language/claim-words.ts";
import {
  LIGHT_WORD_SET,
  MONEY_WORD_SET,
  REPORTING_WORD_SET,
  VALUE_WORD_SET,
} from "../../language/same-meaning.ts";
import { lowerWord, wordsOf } from "../../language/words.ts";
import { claimNames } from "../claims/claim-names.ts";
import type { SplitClaim } from "../split-claims.ts";
import { compareValues, type ValueMatch } from "../values/compare-values.ts";
import { type TextValue, valuesIn, withoutValues } from "../values/values.ts";
import { isSiteName } from "./names-on-page.ts";
import type { SourcePage, SourcePageLine } from "./source-page.ts";

export type PreparedClaim = {
  text: string;
  /** Words that carry meaning, with their stems; values, and words that only introduce them, are left out. */
  words: readonly { written: string; stem: string }[];
  stems: ReadonlySet<string>;
  /** With the words that only introduce them. */
  allStems: ReadonlySet<string>;
  values: readonly TextValue[];
  names: readonly string[];
  nameStems: ReadonlySet<string>;
  /** Of a name that is the page's domain, written in words: "Brew Notes" on brewnotes.example. */
  siteStems: ReadonlySet<string>;
};

export function prepareClaim(
  { text, language }: Pick<SplitClaim, "text" | "language">,
  page: SourcePage,
): PreparedClaim {
  const values = valuesIn(text, { language });
  const hasPrice = values.some(({ kind }) => kind === "price");
  const words = wordsOf(withoutValues(text, values).replaceAll("-", " ")).flatMap((written) => {
    const lower = lowerWord(written);
    if (values.length > 0 && VALUE_WORD_SET.has(lower)) return [];
    if ((hasPrice && MONEY_WORD_SET.has(lower)) || JOINING.has(lower)) return [];
    if (REPORTING_WORD_SET.has(lower) || LIGHT_WORD_SET.has(lower)) return [];
    const stem = page.knownStem(written);
    return stem === null ? [] : [{ written, stem }];
  });
  const names = claimNames(text, language);
  return {
    text,
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    allStems: new Set([...words.map(({ stem }) => stem), ...page.stemsOf(text)]),
    values,
    names,
    nameStems: new Set(names.flatMap(page.stemsOf)),
    siteStems: new Set(names.filter((name) => isSiteName(name, page)).flatMap(page.stemsOf)),
  };
}

export type LineFit = {
  at: number;
  line: SourcePageLine;
  /** Weighted share of the claim's words that the line has, or the words it hangs on; without words that the whole page is about. */
  recall: number;
  /** The same, for words that aren't part of a name; null where all of them are. */
  besideNames: number | null;
  /** `recall`, with words that the whole page is about. */
  withTopic: number;
  /** Share of all words of the claim that the line has, or the words it hangs on. */
  heldShare: number;
  /** Share of the line's words beside its values that the claim has. */
  precision: number;
  /** For each value of the claim, the best match in the line. */
  matches: readonly { value: TextValue; match: ValueMatch; found: TextValue | null }[];
  /** The claim's words that neither the line nor the page's topic has, as written, and their share. */
  missing: readonly string[];
  missingShare: number;
  /** The line begins with something else, and what the claim is about stands only in a heading or the title. */
  isOfOther: boolean;
};

/** Words that say what every line is about weigh little in any of them. */
const TOPIC_WEIGHT = 0.6;

export function compareLine(
  claim: PreparedClaim,
  line: SourcePageLine,
  at: number,
  page: SourcePage,
): LineFit {
  let [all, own, topical, inHeading, count] = [0, 0, 0, 0, 0];
  let [plain, plainOwn] = [0, 0];
  const missing: string[] = [];
  const words = distinct(claim.words);
  let heldWords = 0;
  for (const { stem, written } of words) {
    const isTopic = page.topic.has(stem) || claim.siteStems.has(stem);
    const weight = page.weightOf(stem) * (isTopic ? TOPIC_WEIGHT : 1);
    all += weight;
    const isHeld = line.stems.has(stem) || line.around.has(stem);
    if (!claim.nameStems.has(stem) && !isTopic) {
      plain += weight;
      if (isHeld) plainOwn += weight;
    }
    if (!isTopic) count++;
    if (isHeld) own += weight;
    if (isHeld) heldWords++;
    if (isHeld && !line.stems.has(stem)) inHeading += weight;
    if (isHeld) continue;
    if (isTopic) topical += weight;
    else missing.push(written);
  }
  const held = [...line.told].filter((stem) => claim.allStems.has(stem)).length;
  // A page that compares two things has both in its title.
  const subject = claim.words.find(({ stem }) => !claim.siteStems.has(stem))?.stem;
  const lacksSubject = subject !== undefined && !line.stems.has(subject);
  const isCompared = lacksSubject && page.topic.has(subject);
  // "The café opens at 10" on a page about a museum: the title doesn't say that a line is about the museum, its own heading does.
  const lacksTopic = () => {
    const heading = new Set(page.stemsOf(line.line.under ?? ""));
    return words.some(({ stem }) => page.topic.has(stem) && !line.stems.has(stem) && !heading.has(stem));
  };
  const leadsElsewhere =
    line.lead !== null &&
    !claim.allStems.has(line.lead) &&
    (!page.topic.has(line.lead) || isCompared) &&
    (lacksSubject || lacksTopic());
  return {
    at,
    line,
    recall: all === 0 ? 0 : own / all,
    besideNames: plain === 0 ? null : plainOwn / plain,
    withTopic: all === 0 ? 1 : (own + topical) / all,
    precision: line.told.size === 0 ? 0 : held / line.told.size,
    matches: matchesIn(claim.values, line.values),
    heldShare: words.length === 0 ? 1 : heldWords / words.length,
    missing,
    missingShare: count === 0 ? 0 : missing.length / count,
    isOfOther: (topical > 0 || inHeading > 0) && leadsElsewhere,
  };
}

const distinct = (words: PreparedClaim["words"]): PreparedClaim["words"] => [
  ...new Map(words.map((word) => [word.stem, word])).values(),
];

const ORDER: readonly ValueMatch[] = ["same", "limit", "wider", "narrower", "other", "unlike"];

/** Each value of the line matches at most one value of the claim: "15% with and 15% without" isn't "8% with and 15% without". */
function matchesIn(values: readonly TextValue[], found: readonly TextValue[]): LineFit["matches"] {
  const left = [...found];
  return values.map((value) => {
    const match = bestMatch(value, left);
    if (match.found && match.match === "same") left.splice(left.indexOf(match.found), 1);
    return match;
  });
}

function bestMatch(value: TextValue, found: readonly TextValue[]): LineFit["matches"][number] {
  let best: LineFit["matches"][number] = { value, match: "unlike", found: null };
  for (const other of found) {
    const match = compareValues(value, other);
    if (ORDER.indexOf(match) < ORDER.indexOf(best.match)) best = { value, match, found: other };
  }
  return best;
}
