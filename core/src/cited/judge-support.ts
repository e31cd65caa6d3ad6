/**
 * Whether a page says what an answer claims. Prices, dates, numbers and names decide literally; the other words decide which passage
 * is meant, and whether the value is said of the same thing. What the rules can't decide is marked as doubt.
 */
import { isQuestion } from "../language/is-question.ts";
import { bareWords } from "../language/words.ts";
import type { ClaimSupport, PageQuote } from "./cited-view.ts";
import type { SourceLine } from "./source-line.ts";
import type { SplitClaim } from "./split-claims.ts";
import { compareLine, type LineFit, type PreparedClaim, prepareClaim } from "./support/compare-line.ts";
import { isSiteName, placeOfName } from "./support/names-on-page.ts";
import { comparePolarity, type Polarity } from "./support/polarity.ts";
import type { SourcePage, SourcePageLine } from "./support/source-page.ts";
import * as say from "./support/support-notes.ts";
import type { TextValue } from "./values/values.ts";

export type JudgedClaim = Pick<SplitClaim, "text" | "language" | "about">;

/** From this share of its words on, a passage is about the same thing; below `MIN_RELATED`, it is about something else. */
const MIN_SAME = 0.6;
const MIN_RELATED = 0.34;
/** Of all its words, however common on the page; with a value that decides, and without. */
const MIN_HELD_BESIDE_VALUE = 0.5;
const MIN_HELD = 0.75;
/** A passage with few words beside the claim's is about it, although the claim says more. */
const MIN_PRECISION_ALONE = 0.6;
/** Beside an equal value one word of three may be another one; without a value, hardly any. */
const MOST_MISSING_BESIDE_VALUE = 1 / 3;
const MOST_MISSING_BESIDE_RARE = 1 / 2;
const MOST_MISSING = 1 / 4;
/** A table's row of which the claim has every word is shorter than the claim, not different. */
const MOST_MISSING_BESIDE_LABEL = 1 / 2;
/** A passage that lacks more of the claim than this says something else. */
const MOST_MISSING_OF_PART = 1 / 3;
/** Of two passages with different values, the one with this much more of the claim's words decides. */
const MIN_LEAD = 0.1;

export function judgeSupport(claim: JudgedClaim, page: SourcePage): ClaimSupport {
  const prepared = prepareClaim(claim, page);
  const fits = rankedFits(prepared, page);
  const isForeign =
    claim.language !== null && page.reading.language !== null && claim.language !== page.reading.language;
  const whole = bareWords(claim.text);
  const same = fits.find(({ line }) => bareWords(line.line.text) === whole);
  const found = same
    ? ({ verdict: "supported", fit: same, note: null, isSure: true } as const)
    : isForeign
      ? judgeForeign(prepared, fits)
      : prepared.values.length > 0
        ? judgeValues(prepared, fits, page)
        : judgeWords(prepared, fits, page);
  const isSure = found.isSure && !(page.reading.isCut && found.verdict !== "supported");
  return {
    url: page.reading.url,
    verdict: found.verdict,
    quote: found.fit ? quoteOf(found.fit.line, page) : null,
    note: found.note,
    isSure,
  };
}

const rankedFits = (claim: PreparedClaim, page: SourcePage): LineFit[] =>
  page.lines
    .map((line, at) => compareLine(claim, line, at, page))
    // A question on the page states nothing.
    .filter(({ line }) => !isQuestion(line.line.text))
    .toSorted((one, other) => rankOf(other) - rankOf(one) || one.at - other.at);

type Found = Pick<ClaimSupport, "verdict" | "note" | "isSure"> & { fit: LineFit | null };

const rankOf = ({ recall, withTopic, precision }: LineFit): number =>
  recall + 0.2 * withTopic + 0.2 * precision;

const quoteOf = ({ line }: SourcePageLine, { reading }: SourcePage): PageQuote => ({
  url: reading.url,
  text: line.text,
  under: line.under,
  wordsBefore: line.wordsBefore,
});

const AGREEING: ReadonlySet<string> = new Set(["same", "limit", "wider", "narrower"]);
const agrees = ({ matches }: LineFit): boolean => matches.every(({ match }) => AGREEING.has(match));
const isExact = ({ matches }: LineFit): boolean => matches.every(({ match }) => match === "same");
const differs = ({ matches }: LineFit): boolean => matches.some(({ match }) => match === "other");

/** The passage is about what the claim is about. */
const isRelated = ({ recall, precision }: LineFit): boolean =>
  recall >= MIN_RELATED || precision >= MIN_PRECISION_ALONE;
/** The passage says of the same thing what the claim says. */
const isSaid = (
  { recall, heldShare, missingShare, isOfOther, matches }: LineFit,
  mostMissing: number,
  minRecall = MIN_SAME,
): boolean =>
  recall >= minRecall &&
  heldShare >= (matches.length > 0 ? MIN_HELD_BESIDE_VALUE : MIN_HELD) &&
  missingShare <= mostMissing &&
  !isOfOther;

const no = (fit: LineFit | null, note: string | null, isSure: boolean): Found => ({
  verdict: "not_supported",
  fit,
  note,
  isSure,
});
const partly = (fit: LineFit, note: string | null, isSure = false): Found => ({
  verdict: "partly",
  fit,
  note,
  isSure,
});

function judgeValues(claim: PreparedClaim, fits: readonly LineFit[], page: SourcePage): Found {
  const agreeing = fits.find(agrees);
  const other = fits.find(differs);
  if (other && isRelated(other) && other.recall > (agreeing?.recall ?? 0) + MIN_LEAD)
    return no(other, say.otherValue(other), isSaid(other, MOST_MISSING_BESIDE_VALUE));
  if (agreeing) return judgeAgreeing(claim, agreeing, page);
  return judgePartialValues(claim, fits);
}

/** A whole date, or a number with three digits that count, hardly occurs twice by chance. */
const isRare = (value: TextValue): boolean =>
  value.kind === "date"
    ? value.days.every((day) => day.length === FULL_DATE_CHARS)
    : value.raw.replace(/\D/g, "").replace(/0+$/, "").length >= MIN_RARE_DIGITS;
const FULL_DATE_CHARS = 10;
const MIN_RARE_DIGITS = 3;

const isLabel = ({ line: { line }, precision }: LineFit): boolean =>
  line.kind !== "sentence" && precision === 1;

/** The values agree; whether they are said of the same thing depends on names, denials and the other words. */
function judgeAgreeing(claim: PreparedClaim, fit: LineFit, page: SourcePage): Found {
  const names = namesMissing(claim, fit, page);
  if (names.nowhere.length > 0) return no(fit, say.nameMissing(names.nowhere), true);
  if (!isRelated(fit) || (fit.isOfOther && fit.recall < MIN_SAME))
    return no(fit, say.valueOfOther(claim.values), false);
  const polarity = polarityOf(claim, fit, page);
  if (polarity === "opposite") return no(fit, say.opposite(), false);
  if (names.elsewhere.length > 0) return partly(fit, say.nameElsewhere(names.elsewhere));
  const mostMissing = claim.values.every(isRare) ? MOST_MISSING_BESIDE_RARE : MOST_MISSING_BESIDE_VALUE;
  const isSame =
    polarity === "same" &&
    (isSaid(fit, mostMissing) || (isLabel(fit) && isSaid(fit, MOST_MISSING_BESIDE_LABEL, MIN_RELATED)));
  if (!isExact(fit)) return partly(fit, say.looseValue(fit), isSame);
  return isSame
    ? { verdict: "supported", fit, note: null, isSure: true }
    : partly(fit, say.rightValueOnly(fit));
}

function judgePartialValues(claim: PreparedClaim, fits: readonly LineFit[]): Found {
  const some = fits.find((fit) => isRelated(fit) && fit.matches.some(({ match }) => AGREEING.has(match)));
  const missing = (some?.matches ?? []).filter(({ match }) => !AGREEING.has(match)).map(({ value }) => value);
  if (some) return partly(some, say.someValues(missing));
  const nearest = fits.find(({ recall }) => recall >= MIN_RELATED) ?? null;
  const isNowhere = fits.every(({ matches }) => matches.every(({ match }) => !AGREEING.has(match)));
  return no(nearest, isNowhere ? say.valueNowhere(claim.values) : say.valueOfOther(claim.values), isNowhere);
}

/** A name decides like a value: the passage with the claim's other words must name the same. */
function judgeNamed(claim: PreparedClaim, fits: readonly LineFit[], page: SourcePage): Found | null {
  const own = claim.names.filter(
    (name) => !isSiteName(name, page) && !page.stemsOf(name).every((stem) => page.topic.has(stem)),
  );
  if (own.length === 0) return null;
  const isHere = (fit: LineFit) => own.every((name) => placeOfName(name, fit, page) === "here");
  const beside = ({ besideNames }: LineFit) => besideNames ?? 1;
  const named = fits.find(isHere);
  const other = fits
    .filter((fit) => beside(fit) >= MIN_SAME && fit.besideNames !== null)
    .find((fit) => otherNames(fit, claim, page).length > 0 && !isHere(fit));
  if (other && beside(other) > (named ? beside(named) : 0) + MIN_LEAD)
    return no(other, say.otherName(otherNames(other, claim, page), own), true);
  if (named && beside(named) < MIN_RELATED) return no(named, say.nameOfOther(own), false);
  return null;
}

const otherNames = ({ line }: LineFit, claim: PreparedClaim, page: SourcePage): string[] =>
  line.names().filter((name) => {
    const stems = page.stemsOf(name);
    return stems.length > 0 && !stems.some((stem) => claim.stems.has(stem) || page.topic.has(stem));
  });

function judgeWords(claim: PreparedClaim, fits: readonly LineFit[], page: SourcePage): Found {
  const decided = judgeNamed(claim, fits, page);
  if (decided) return decided;
  const [best] = fits;
  if (!best || best.recall < MIN_RELATED) return no(null, say.nothingFound(), false);
  const names = namesMissing(claim, best, page);
  if (names.nowhere.length > 0) return no(best, say.nameMissing(names.nowhere), true);
  const polarity = polarityOf(claim, best, page);
  if (polarity === "opposite") return no(best, say.opposite(), false);
  if (names.elsewhere.length > 0) return partly(best, say.nameElsewhere(names.elsewhere));
  if (isSaid(best, MOST_MISSING) && polarity === "same")
    return { verdict: "supported", fit: best, note: null, isSure: best.missing.length === 0 };
  return best.recall >= MIN_SAME && best.missingShare <= MOST_MISSING_OF_PART
    ? partly(best, say.nearestLacks(best))
    : no(best, say.nearestLacks(best), false);
}

/** Words of another language can't be compared; values can. */
function judgeForeign(claim: PreparedClaim, fits: readonly LineFit[]): Found {
  if (claim.values.length === 0)
    return { verdict: "not_checked", fit: null, note: say.foreign(), isSure: false };
  const agreeing = fits.find(isExact);
  return agreeing ? partly(agreeing, say.foreign()) : no(null, say.foreign(), false);
}

/** "Closed on Monday" contradicts "open on Monday"; "not closed" may mean the same. */
function polarityOf(claim: PreparedClaim, { line }: LineFit, page: SourcePage): Polarity {
  const polarity = comparePolarity(claim, { text: line.line.text, stems: line.stems }, page.stemOf);
  if (!hasOpposite(claim, line, page)) return polarity;
  return polarity === "same" ? "opposite" : "unclear";
}

const hasOpposite = (claim: PreparedClaim, { stems }: SourcePageLine, page: SourcePage): boolean =>
  [...claim.stems].some(
    (stem) =>
      !stems.has(stem) && [...page.oppositesOf(stem)].some((one) => stems.has(one) && !claim.stems.has(one)),
  );

function namesMissing(claim: PreparedClaim, fit: LineFit, page: SourcePage) {
  const places = claim.names.map((name) => ({ name, place: placeOfName(name, fit, page) }));
  const at = (place: string) => places.filter((one) => one.place === place).map(({ name }) => name);
  return { nowhere: at("nowhere"), elsewhere: at("elsewhere") };
}

/** The lines that fit a claim best, for a second opinion. */
export function nearestLines(claim: JudgedClaim, page: SourcePage, most: number): SourceLine[] {
  const prepared = prepareClaim(claim, page);
  return rankedFits(prepared, page)
    .slice(0, most)
    .map(({ line }) => line.line);
}
