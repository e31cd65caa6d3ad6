/** Headings that say nothing by themselves get their subject: "Benefits" becomes "Benefits of rain barrels". */
import type { BlockOf } from "../article-blocks.ts";
import type { EditFinder } from "./context.ts";
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
    .map((heading) => editOf(heading, topic));
};

/** Only one of its kind: several "Pros" belong to several things. */
const isBare = (text: string, headings: readonly BlockOf<"heading">[]): boolean =>
  OF_SUBJECT.has(text.trim().toLowerCase()) &&
  headings.filter((other) => other.text.trim().toLowerCase() === text.trim().toLowerCase()).length === 1;

function editOf(heading: BlockOf<"heading">, topic: string) {
  const text = `${heading.text.trim()} of ${topic}`;
  return {
    id: `retitle-${heading.id}`,
    kind: "retitle" as const,
    title: "The heading names its subject",
    reason: "So that the section makes sense when it is quoted without the page.",
    before: heading.text,
    after: text,
    at: heading.id,
    steps: [{ do: "replace" as const, blocks: [heading.id], by: [{ ...heading, text }] }],
  };
}
