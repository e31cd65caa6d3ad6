/** What differs between a claim and a page, each in one or two plain sentences. */
import type { TextValue } from "../values/values.ts";
import type { LineFit } from "./compare-line.ts";

const THING = { price: "amount", number: "number", date: "date" } as const;
const MAX_WORDS = 4;

const quoted = (words: readonly string[]): string => {
  const shown = [...new Set(words)].slice(0, MAX_WORDS).map((word) => `“${word}”`);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
};
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
const written = ({ raw }: TextValue): string => raw.trim();

/** "The amount is right." Then what the page doesn't say. */
export function rightValueOnly({ matches, missing, isOfOther }: LineFit): string | null {
  const kinds = new Set(matches.map(({ value }) => THING[value.kind]));
  const thing = kinds.size === 1 ? [...kinds][0] : "value";
  const right = matches.length === 1 ? `The ${thing} is right.` : "The values are right.";
  if (missing.length === 0) return isOfOther ? `${right} The passage may be about something else.` : right;
  return `${right} The passage doesn't say ${quoted(missing)}.`;
}

/** The values agree, but one of them is a range, a limit or less exact. */
export function looseValue({ matches }: LineFit): string | null {
  for (const { match, found, value } of matches) {
    if (!found) continue;
    if (match === "limit" && found.kind !== "date")
      return `The page gives ${written(found)} ${found.limit ? "as a limit" : "without a limit"}.`;
    if (match === "wider")
      return value.kind === "date"
        ? `The page only says ${written(found)}.`
        : `The page gives a range: ${written(found)}.`;
    if (match === "narrower") return `The page gives one value, not a range: ${written(found)}.`;
  }
  return null;
}

export function otherValue({ matches }: LineFit): string | null {
  const wrong = matches.find(({ match }) => match === "other");
  return wrong?.found ? `The page says ${written(wrong.found)}, not ${written(wrong.value)}.` : null;
}

export const someValues = (missing: readonly TextValue[]): string =>
  `The passage doesn't give ${listed(missing.map(written))}.`;

export const valueOfOther = (values: readonly TextValue[]): string =>
  `The page gives ${listed(values.map(written))} for something else.`;

export const valueNowhere = (values: readonly TextValue[]): string =>
  `${listed(values.map(written))} ${values.length === 1 ? "isn't" : "aren't"} on the page.`;

export const nameMissing = (names: readonly string[]): string => `The page doesn't name ${listed(names)}.`;
export const nameElsewhere = (names: readonly string[]): string =>
  `The page names ${listed(names)} only elsewhere.`;

export const otherName = (found: readonly string[], names: readonly string[]): string =>
  `The page names ${listed(found)}, not ${listed(names)}.`;
export const nameOfOther = (names: readonly string[]): string =>
  `The page names ${listed(names)} for something else.`;

export const opposite = (): string => "The page denies this, or says it only with a “not”.";
export const nothingFound = (): string => "We found no passage that says this.";
export const nearestLacks = ({ missing }: LineFit): string =>
  missing.length === 0
    ? "The words are there, but not in one passage."
    : `The nearest passage doesn't say ${quoted(missing)}.`;
export const foreign = (): string =>
  "The page is in another language, so we only compared numbers, dates and names.";
