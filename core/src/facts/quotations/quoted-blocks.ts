/** Blocks that hold somebody else's words: quotations, and testimonials that are typed as paragraphs. */
import type { PageModel } from "../../page/page-model.ts";

const IN_MARKS = /^[“"«„].*[”"»“][.!]?$/su;
/** "– Mara, Class of 2018": a short line that names who said what is above it. */
const ATTRIBUTION = /^[-–—―]\s*\p{Lu}/u;
const MAX_ATTRIBUTION_CHARS = 90;

const isAttribution = (line: string): boolean =>
  line.length <= MAX_ATTRIBUTION_CHARS && ATTRIBUTION.test(line) && !/[.!?]$/.test(line);

export function isQuotedBlock({ blocks }: Pick<PageModel, "blocks">, index: number): boolean {
  const at = blocks.findIndex((block) => block.index === index);
  const block = blocks[at];
  if (!block) return false;
  const lines = block.text.split("\n").map((line) => line.trim());
  const next = blocks[at + 1];
  const after = next?.kind === "paragraph" ? (next.text.split("\n")[0] ?? "") : "";
  return (
    block.kind === "quote" ||
    (block.kind === "paragraph" &&
      (IN_MARKS.test(block.text.trim()) ||
        isAttribution(after.trim()) ||
        (lines.length > 1 && isAttribution(lines.at(-1) ?? ""))))
  );
}
