/** The title: your words first, then as much of a promise as fits where search results show it. */

import { titleCase } from "./casing.ts";
import { best } from "./choose.ts";
import { asks, type Intent, type Phrase } from "./read-phrase.ts";
import { characters, cutAtWord, fits, pixels, TITLE_LENGTH } from "./snippet-width.ts";
import { holds, repeats, share } from "./stems.ts";

/** Short, middle and long ones, so that something fits behind every topic. */
const TAILS: Record<Intent, readonly string[]> = {
  "how-to": [
    "Step by Step",
    "A Clear Guide",
    "The Steps in Order",
    "A Step-by-Step Guide",
    "A Practical Walkthrough",
    "Steps and Mistakes to Avoid",
    "What to Do First and What to Avoid",
    "From First Step to Finished Result",
    "Steps, Tools and Mistakes to Avoid",
    "What You Need, the Steps and What to Avoid",
    "A Step-by-Step Guide From Start to Finish",
  ],
  definition: [
    "The Basics",
    "A Plain Definition",
    "The Basics Explained",
    "Meaning, Uses and Examples",
    "A Plain Definition With Examples",
    "A Clear Explanation With Examples",
    "Meaning, Examples and Where to Start",
    "A Plain Definition, Examples and Next Steps",
    "The Meaning, the Uses and the Terms to Know",
  ],
  comparison: [
    "Key Differences",
    "How They Compare",
    "Which One Fits You?",
    "A Side-by-Side Look",
    "Differences and How to Choose",
    "How They Differ and How to Choose",
    "Differences, Trade-Offs and How to Choose",
  ],
  choice: [
    "How to Choose",
    "What to Look For",
    "How to Compare and Choose",
    "What to Look For and Avoid",
    "What to Look For Before You Choose",
    "How to Compare Them and Choose Well",
    "What to Compare Before You Make a Choice",
  ],
  advice: [
    "Examples Included",
    "Where to Start",
    "A Practical List",
    "What to Do and What to Avoid",
    "A Practical List With Examples",
    "Where to Start and What to Avoid",
    "A Practical List to Work Through Today",
    "What to Do First, What Next and What to Avoid",
  ],
  question: [
    "A Clear Answer",
    "The Short Answer",
    "The Answer Explained",
    "What to Know and What to Do",
    "The Short Answer and the Reasons",
    "A Clear Answer and What to Do Next",
    "A Short Answer, the Reasons and What to Do",
  ],
  guide: [
    "The Basics",
    "A Plain Guide",
    "A Practical Guide",
    "What to Know First",
    "A Clear Guide to the Basics",
    "What to Know Before You Start",
    "What Matters and Where to Start",
    "Basics, Examples and Next Steps",
    "A Practical Guide to Getting Started",
    "What Matters, Where to Start and What Next",
    "A Practical Guide With Examples and Next Steps",
  ],
  statement: [
    "What to Know",
    "What It Means",
    "What It Means for You",
    "The Reasons Behind It",
    "What It Means and What to Do",
    "The Reasons and What to Do Next",
  ],
};

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
  const tails = TAILS[topic.intent];
  const covered = holds(T, K);
  const heads = covered ? [T] : [];
  const shown = heads.filter((head) => !head.includes(":"));
  return [
    ...heads,
    ...shown.flatMap((head) => tails.map((tail) => behind(head, tail))),
    ...(isGuide(topic) ? turned(topic) : []),
    ...(covered ? [] : [behind(K, T), ...guidesTo(topic).map((guide) => behind(K, guide))]),
    // A question already says what it is about: its words are not torn out of it.
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
  return whole + front + guided - short * 1.5 - wide - repeats(title) ** 2 * 4;
}

export function metaTitle(topic: Phrase, keyword: Phrase): string {
  const fitting = [...new Set(candidates(topic, keyword))].filter((title) => fits(title, TITLE_LENGTH));
  const seed = `title ${topic.given} ${keyword.given}`;
  const chosen = best(fitting, (title) => Math.round(worth(title, topic, keyword)), seed);
  return chosen ?? cutTitle(titleCase(keyword.given));
}

/** Too long for its place even alone. */
export function cutTitle(title: string): string {
  let most: number = TITLE_LENGTH.most;
  let cut = cutAtWord(title, most);
  while (!fits(cut, TITLE_LENGTH) && most > 10) cut = cutAtWord(title, --most);
  return cut;
}

/** Words in a language that our templates do not speak: only they, joined. */
export function plainTitle(topic: string, keyword: string): string {
  const joined = holds(topic, keyword) ? topic : `${keyword}: ${topic}`;
  return [joined, topic].find((title) => fits(title, TITLE_LENGTH)) ?? cutTitle(topic);
}
