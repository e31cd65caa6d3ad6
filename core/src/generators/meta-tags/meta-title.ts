/** The meta title: the topic first, then a tail that fills the space search results have. */

import { titleCase } from "../phrases/casing.ts";
import { asks, type Phrase } from "../phrases/phrase.ts";
import { holds, repeats, share } from "../phrases/stems.ts";
import { characters, cutAtWord, fits, pixels, TITLE_LENGTH } from "../snippet-width.ts";
import { mainPhrase } from "./main-phrase.ts";
import { tailsFor } from "./title-tails.ts";

const behind = (head: string, tail: string): string =>
  /[?!]$/.test(head) ? `${head} ${tail}` : `${head}: ${tail}`;

/** The phrase as a headline: a question with its mark, something to do with its "How to". */
function headline(phrase: Phrase): string {
  const { intent, grammar, given, core } = phrase;
  if (intent === "how-to" && grammar === "action" && !/^(?:how|best|the)\b/i.test(given))
    return titleCase(`How to ${core}`);
  const title = titleCase(given);
  return asks(phrase) && !/[?:]/.test(title) ? `${title}?` : title;
}

function candidates(topic: Phrase, keyword: Phrase): string[] {
  const T = headline(topic);
  const K = headline(keyword);
  const tails = tailsFor(topic);
  const covered = holds(T, K);
  const heads = covered ? [T] : [];
  const shown = heads.filter((head) => !head.includes(":"));
  return [
    ...heads,
    ...shown.flatMap((head) => tails.map((tail) => behind(head, tail))),
    ...(isGuide(topic) ? turned(topic) : []),
    ...(covered ? [] : [behind(K, T), ...guidesTo(topic).map((guide) => behind(K, guide))]),
    // A question is kept whole: its keyword alone would lose the meaning.
    ...(covered && asks(topic) ? [] : tails.map((tail) => behind(K, tail))),
  ];
}

const guidesTo = ({ intent, label, grammar, number, core }: Phrase): string[] =>
  intent === "guide" && label === null && grammar === "thing" && number !== "single"
    ? ["A Guide to", "A Practical Guide to"].map((guide) => `${guide} ${titleCase(core)}`)
    : [];

const isGuide = ({ label, grammar }: Phrase): boolean =>
  grammar === "thing" && /guide|introduction|intro$/i.test(label ?? "");

/** "A beginner's guide to sourdough": the subject first. */
function turned({ core, label }: Phrase): string[] {
  const head = `${titleCase(core)}: ${titleCase(label ?? "")}`;
  const basics = `${head} to the Basics`;
  return /guide$/i.test(head) ? [head, basics, `${head} to Getting Started`] : [head, basics];
}

const NEAR_FRONT = 12;

function worth(title: string, topic: Phrase, keyword: Phrase): number {
  const length = characters(title);
  const short = Math.max(0, TITLE_LENGTH.least - length);
  const wide = pixels(title, TITLE_LENGTH.size) > TITLE_LENGTH.pixels ? 40 : 0;
  const place = title.toLowerCase().indexOf(keyword.given.replace(/\?$/, "").toLowerCase());
  const front = place === 0 ? 12 : place > 0 && place <= NEAR_FRONT ? 9 : place > 0 ? 4 : 0;
  const guided =
    isGuide(topic) && title.includes(": ") && !/(?:guide|introduction|intro)\b.*:/i.test(title) ? 12 : 0;
  const whole = share(title, topic.given) * 40 + share(title, keyword.given) * 40;
  return whole + front + guided - short * 1.5 - wide - repeats(title) ** 2 * 3;
}

export function metaTitle(given: Phrase, keyword: Phrase): string {
  const topic = mainPhrase(given, keyword);
  const fitting = candidates(topic, keyword)
    .filter((title) => fits(title, TITLE_LENGTH))
    .map((title) => ({ title, worth: Math.round(worth(title, topic, keyword)) }))
    .toSorted((one, other) => other.worth - one.worth);
  return fitting[0]?.title ?? cutTitle(titleCase(keyword.given));
}

/** Cuts a keyword that is too long even without a tail. */
function cutTitle(title: string): string {
  let most: number = TITLE_LENGTH.most;
  let cut = cutAtWord(title, most);
  while (!fits(cut, TITLE_LENGTH) && most > 10) cut = cutAtWord(title, --most);
  return cut;
}
