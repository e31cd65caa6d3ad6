/** Headings that say nothing by themselves get their subject: "Benefits" becomes "Benefits of rain barrels". */
import type { BlockOf } from "../article-blocks.ts";
import type { EditFinder } from "./context.ts";
import { renamed } from "./edit-forms.ts";
import { topicName } from "./topic-words.ts";

const OF_SUBJECT = new Set(
  "benefits|advantages|disadvantages|drawbacks|pros and cons|pros|cons|types|uses|history|causes|symptoms|features|limitations|risks|examples|overview|importance|the benefits|the advantages|the disadvantages|the drawbacks|the pros and cons|the history|the risks".split(
    "|",
  ),
);
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
  OF_SUBJECT.has(text.trim().toLowerCase()) &&
  headings.filter((other) => other.text.trim().toLowerCase() === text.trim().toLowerCase()).length === 1;
