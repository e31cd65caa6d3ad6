/** The description: what the page answers, what it covers, what to do; the keyword near the front and once. */

import { inSentence, opening } from "./casing.ts";
import { best } from "./choose.ts";
import { asks, type Intent, type Phrase } from "./read-phrase.ts";
import { characters, cutAtWord, DESCRIPTION_LENGTH, fits } from "./snippet-width.ts";
import { holds, repeats } from "./stems.ts";

/** `first` is never left out. */
type Frame = { first?: string; covers: readonly string[]; closings: readonly string[] };

const ANSWERS: Frame = {
  first: "a clear answer first",
  covers: ["the reasons behind it", "what it means for you", "what to do next", "where to read more"],
  closings: [
    "",
    "Read the answer.",
    "Get the short answer here.",
    "Read on for the full answer.",
    "Find out in a few minutes of reading.",
  ],
};
const FRAMES: Record<Intent, Frame> = {
  "how-to": {
    covers: [
      "what you need",
      "what to do first",
      "the steps in order",
      "mistakes to avoid",
      "how to tell that it worked",
    ],
    closings: [
      "",
      "Start here.",
      "Follow along.",
      "Follow along at your own pace.",
      "Start with the first step today.",
    ],
  },
  definition: {
    covers: [
      "a plain definition",
      "the terms to know",
      "typical uses",
      "examples to learn from",
      "practical next steps",
    ],
    closings: [
      "",
      "Start here.",
      "Read the explanation.",
      "Learn the basics here.",
      "Read the plain explanation, then go on from there.",
    ],
  },
  comparison: {
    covers: [
      "how they differ",
      "where each one fits",
      "what they have in common",
      "what to weigh up first",
      "how to choose",
    ],
    closings: [
      "",
      "See the comparison.",
      "Compare before you choose.",
      "Read it before you make your choice.",
    ],
  },
  choice: {
    covers: [
      "what to look for",
      "how to compare your options",
      "what to leave aside",
      "questions to ask",
      "how to choose well",
    ],
    closings: ["", "See the list.", "Compare before you choose.", "Read it before you make your choice."],
  },
  advice: {
    covers: ["what to do first", "what to avoid", "why it helps", "how to put it to use", "where to go next"],
    closings: ["", "See the list.", "Pick one and start.", "Pick what fits and start today."],
  },
  question: ANSWERS,
  statement: {
    covers: ["what is behind it", "what it means for you", "what to watch", "what to do next"],
    closings: ["", "Read the analysis.", "Read on for the reasons.", "Find out in a few minutes of reading."],
  },
  guide: {
    covers: [
      "the basics",
      "what to look for",
      "how to get started",
      "mistakes to avoid",
      "questions to ask",
      "practical next steps",
    ],
    closings: [
      "",
      "Start here.",
      "Read the guide.",
      "Read the guide before you decide.",
      "Learn what matters and what to do next.",
    ],
  },
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** Every choice of two to five parts, in their order. */
function choices(parts: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const part of parts) all.push(...all.map((some) => [...some, part]));
  return all.filter((some) => some.length > 1);
}

/** A sentence of its own, or the head of one that goes on behind a colon. */
type Lead = { text: string; ends: boolean };

function leads(topic: Phrase, keyword: Phrase): Lead[] {
  const T = opening(topic.given.replace(/\?$/, ""));
  const K = opening(keyword.given.replace(/\?$/, ""));
  const own = leadOf(topic, T);
  if (holds(T, K)) return own;
  if (holds(K, T)) return [{ text: K, ends: false }];
  const joined = own.map(({ text, ends }) => ({ text: `${K}: ${inSentence(text)}`, ends }));
  return joined.map((lead) => (lead.ends ? lead : { ...lead, text: `${lead.text}, with` }));
}

function leadOf(topic: Phrase, T: string): Lead[] {
  const { intent, grammar, core, label } = topic;
  if (asks(topic)) return [{ text: `${T}?`, ends: true }];
  if (T.includes(":")) return [{ text: `${T}.`, ends: true }];
  if (intent === "statement") return [{ text: `${T}.`, ends: true }];
  if (intent === "how-to" && grammar === "action" && !/^(?:the )?best\b/i.test(T))
    return [
      { text: `How to ${inSentence(core)}`, ends: false },
      { text: `How to ${inSentence(core)}, step by step`, ends: false },
    ];
  if (intent === "definition") return [{ text: `${opening(core)} explained`, ends: false }];
  if (intent === "comparison" && grammar === "versus")
    return [
      { text: opening(core), ends: false },
      { text: `${opening(core)}, compared`, ends: false },
    ];
  return [
    { text: T, ends: false },
    ...(intent === "guide" && label === null && grammar === "thing"
      ? [{ text: `${T} explained`, ends: false }]
      : []),
  ];
}

function sentences({ first, covers, closings }: Frame, { text, ends }: Lead): string[] {
  const parts = choices(covers).map((some) => (first ? [first, ...some] : some));
  return parts.flatMap((some) => {
    const head = ends
      ? `${text} ${opening(listed(some))}.`
      : `${text}${text.endsWith("with") ? "" : ":"} ${listed(some)}.`;
    return closings.map((closing) => (closing ? `${head} ${closing}` : head));
  });
}

/** Near the upper end, where the whole place is used. */
const AIM = 140;

function worth(text: string): number {
  const length = characters(text);
  return -Math.ceil(Math.max(0, AIM - length) / 8) - repeats(text) * 2;
}

const fitting = (texts: readonly string[]): string[] =>
  texts.filter((text) => characters(text) >= DESCRIPTION_LENGTH.least && fits(text, DESCRIPTION_LENGTH));

export function metaDescription(topic: Phrase, keyword: Phrase): string {
  const frame = FRAMES[topic.intent];
  const label = { text: opening(keyword.given.replace(/\?$/, "")), ends: false };
  const short = { text: cutAtWord(label.text, 60), ends: false };
  for (const some of [leads(topic, keyword), [label], [short]]) {
    const chosen = best(
      fitting(some.flatMap((lead) => sentences(frame, lead))),
      worth,
      `description ${topic.given} ${keyword.given}`,
    );
    if (chosen) return chosen;
  }
  return cutAtWord(`${short.text}: ${listed(frame.covers)}.`, DESCRIPTION_LENGTH.most);
}

/** Foreign words stand as a label before an English rest, which the note says is to be put into their language. */
export function plainDescription(topic: string): string {
  const lead = { text: cutAtWord(topic, 80), ends: false };
  return (
    best(fitting(sentences(FRAMES.guide, lead)), worth, topic) ?? cutAtWord(topic, DESCRIPTION_LENGTH.most)
  );
}
