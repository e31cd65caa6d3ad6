/** Headings that say nothing by themselves get their subject: "Benefits" becomes "Benefits of rain barrels". */
import { english } from "../../language/packs/en.ts";
import type { BlockOf } from "../article-blocks.ts";
import type { EditFinder } from "./context.ts";
import { renamed } from "./edit-forms.ts";
import { topicName } from "./topic-words.ts";

const OF_SUBJECT = english.words("ofSubject");
const MAX_EDITS = 3;

export const nameHeadings: EditFinder = (context) => {
  const topic = context.source.language === "en" ? topicName(context) : null;
  if (topic === null) return [];
  const headings = context.source.blocks.filter(
    (block): block is BlockOf<"heading"> => block.kind === "heading" && block.level === 2,
  );
  return headings
    .filter(({ id, text }) => !context.taken.has(id) && isBare(text, headings))
    .slice(0, MAX_EDITS)
    .map((heading) => ({
      id: `retitle-${heading.id}`,
      ...renamed(heading, `${heading.text.trim()} of ${topic}`),
    }));
};

/** Only one of its kind: several "Pros" belong to several things. */
const isBare = (text: string, headings: readonly BlockOf<"heading">[]): boolean =>
  OF_SUBJECT.has(text.trim().toLowerCase().replace(/^the /, "")) &&
  headings.filter((other) => other.text.trim().toLowerCase() === text.trim().toLowerCase()).length === 1;
