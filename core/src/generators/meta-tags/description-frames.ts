/** What a meta description can say an article covers, by kind of topic. */
import type { PhraseIntent } from "../phrases/phrase.ts";

/** `always` comes first and is never left out. Closings are tried in order; an empty one is allowed. */
export type Frame = { always: readonly string[]; covers: readonly string[]; closings: readonly string[] };

const GUIDE_CLOSINGS = ["Read the full guide.", "", "Learn more in the full guide."];

export const PRICE_FRAME: Frame = {
  always: ["what to expect"],
  covers: ["what affects the price", "what is usually included", "questions to ask", "ways to save"],
  closings: GUIDE_CLOSINGS,
};

/** For collections to pick from, such as "gift ideas for dads". */
export const COLLECTION_FRAME: Frame = {
  always: ["a list to start with"],
  covers: ["how to choose", "options for small budgets", "practical tips", "answers to common questions"],
  closings: ["See the full list.", ""],
};

/** For things to use, such as a checklist. */
export const RESOURCE_FRAME: Frame = {
  always: ["what to include"],
  covers: ["how to use it", "examples", "common mistakes", "answers to common questions"],
  closings: GUIDE_CLOSINGS,
};

export const VISIT_FRAME: Frame = {
  always: ["highlights"],
  covers: ["practical tips", "what to skip", "how to plan your visit", "answers to common questions"],
  closings: GUIDE_CLOSINGS,
};

export const REVIEW_FRAME: Frame = {
  always: ["pros and cons"],
  covers: ["key facts", "who it is for", "what to check before you buy", "answers to common questions"],
  closings: ["Read the full review.", ""],
};

export const MISTAKES_FRAME: Frame = {
  always: ["why they happen"],
  covers: ["how to avoid them", "what to do instead", "examples", "answers to common questions"],
  closings: GUIDE_CLOSINGS,
};

/** For actions without an end, such as "avoid burnout". */
export const ONGOING_FRAME: Frame = {
  always: ["practical tips"],
  covers: ["examples", "mistakes to avoid", "answers to common questions"],
  closings: GUIDE_CLOSINGS,
};

export const FRAMES: Record<PhraseIntent, Frame> = {
  "how-to": {
    always: ["step-by-step instructions"],
    covers: ["practical tips", "mistakes to avoid", "answers to common questions"],
    closings: GUIDE_CLOSINGS,
  },
  definition: {
    always: ["a simple definition"],
    covers: ["key facts", "examples", "common misunderstandings", "answers to common questions"],
    closings: GUIDE_CLOSINGS,
  },
  comparison: {
    always: ["key differences"],
    covers: [
      "strengths and weaknesses",
      "what to consider first",
      "answers to common questions",
      "how to choose the right one",
    ],
    closings: ["See the full comparison.", "", "See which one is right for you."],
  },
  choice: {
    always: ["what to look for"],
    covers: [
      "how to compare your options",
      "what to skip",
      "questions to ask",
      "common mistakes",
      "how to choose",
    ],
    closings: ["", "Read the full guide.", "See how the options compare."],
  },
  advice: {
    always: ["what works"],
    covers: ["what to skip", "how to get started", "common mistakes", "answers to common questions"],
    closings: ["Read the full list.", "", "See the full list with examples."],
  },
  question: {
    always: ["the short answer"],
    covers: ["key facts", "the background", "common misunderstandings", "answers to related questions"],
    closings: ["", "Read the full answer.", "Learn more in the full article."],
  },
  statement: {
    always: ["what it means for you"],
    covers: ["the background", "key facts", "common misunderstandings", "what to do next"],
    closings: ["", "Read the full article.", "Learn more in the full article."],
  },
  guide: {
    always: ["the basics"],
    covers: ["key facts", "practical tips", "common mistakes", "answers to common questions"],
    closings: GUIDE_CLOSINGS,
  },
};
