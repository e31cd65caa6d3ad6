/** A note to the author: what is wrong, with the words of the page that prove it. */
import type { Subject } from "../../audits/audit.ts";
import type { Edit } from "../../contract/edit.ts";
import type { EditTopic } from "../../contract/reading.ts";
import { splitSentences } from "../../facts/text/split-sentences.ts";

export type NoteFinder = (subject: Subject) => Edit[];

export const noteOf = (
  id: string,
  {
    fault,
    todo,
    quotes,
    about = "other",
  }: { fault: string; todo: string; quotes: readonly string[]; about?: EditTopic },
): Edit => ({
  id: `note-${id}`,
  kind: "note",
  by: "rules",
  about,
  audit: null,
  title: "A note to you",
  fault,
  do: todo,
  reason: "",
  at: quotes[0] ?? null,
  before: null,
  after: null,
  needs: null,
  quotes,
  steps: [],
  effort: "low",
  points: null,
});

export type NotedSentence = { text: string; block: number };

/** Sentences of the author's own prose: quotations and code are somebody else's words. */
export const ownSentences = ({ page, facts }: Subject): NotedSentence[] =>
  page.blocks.flatMap((block) =>
    (block.kind === "paragraph" || block.kind === "list") && !facts.foreign().has(block.index)
      ? block.text
          .split("\n")
          .flatMap((line) => splitSentences(line).map((text) => ({ text, block: block.index })))
      : [],
  );

/** The patterns are English. */
export const isEnglish = ({ facts }: Subject): boolean => facts.language().code === "en";
