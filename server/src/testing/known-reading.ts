/** The right reading of the page that models are tested on, as a good model returns it. */
import { modelReading } from "./model-reading.ts";

const yes = (quote: string) => ({ quote, verdict: "yes" });
const ANSWER =
  "Half white vinegar and half water, boiled once and left for 20 minutes, takes the limescale out of an electric kettle.";

export const knownReading = modelReading({
  kind: "how-to",
  question: "How do I remove limescale from an electric kettle?",
  answer: { sentences: [ANSWER], isList: false, items: [] },
  checks: {
    answer_early: yes(ANSWER),
    named_author: yes("Dana Whitfield"),
    visible_date: yes("March 3, 2026"),
    steps: yes("Bring it to the boil and switch it off."),
    first_hand: yes(
      "We tried this on six kettles in our own workshop and weighed each one before and after.",
    ),
    limits_told: yes("Rust stays where it is."),
  },
});
