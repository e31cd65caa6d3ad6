/** What is wrong and what to do, for edits of the page's blocks that no finding has put into words. */
import type { EditKind } from "../contract/edit.ts";
import type { EditTopic } from "../contract/reading.ts";

type Said = { about: EditTopic; fault: string; do: string; needs?: string };

export const EDIT_WORDS: Record<EditKind, Said> = {
  opening: {
    about: "answer_early",
    fault: "The opening doesn't answer the question.",
    do: "Put this answer first, and let the background follow.",
  },
  entries: {
    about: "answer_early",
    fault: "The first lines name few of the entries of your list.",
    do: "Name the entries of your list at the top.",
  },
  takeaways: {
    about: "summary",
    fault: "Nothing near the top sums the text up.",
    do: "Put these main points above the text.",
  },
  table: {
    about: "comparison",
    fault: "Facts that readers compare are spread over the text.",
    do: "Set these facts as a table.",
  },
  definition: {
    about: "key_term_defined",
    fault: "Readers meet the term before they learn what it means.",
    do: "Explain the term where it first appears.",
  },
  steps: {
    about: "steps",
    fault: "Steps are written as running text.",
    do: "Set the steps as a list.",
  },
  headings: {
    about: "headings_tell",
    fault: "Parts of the text lack a heading that says what they tell.",
    do: "Use these headings for their parts of the text.",
  },
  move: {
    about: "structure",
    fault: "A passage isn't where readers look for it.",
    do: "Move this passage as it is.",
  },
  strike: {
    about: "trim",
    fault: "Some words say nothing new.",
    do: "Cut these words. Nothing that stays depends on them.",
  },
  repeat: {
    about: "trim",
    fault: "The same thing is said twice.",
    do: "Say the repeated words only once.",
  },
  correction: {
    about: "other",
    fault: "A sentence isn't as clear or correct as it could be.",
    do: "Use this wording for the sentence.",
  },
  source: {
    about: "figures_sourced",
    fault: "Some figures have no source.",
    do: "Say who measured or published these figures, or leave the figures out.",
    needs: "the source of each figure: who, when, and a link",
  },
  facts: { about: "figures", fault: "A fact is missing.", do: "Add the missing fact." },
  title: { about: "title", fault: "The title doesn't say what the page answers.", do: "Use this title." },
  technical: { about: "technical", fault: "", do: "" },
  note: { about: "other", fault: "", do: "Decide, and change the text where it needs it." },
};
