/** Parts of the page under a label such as "Drawbacks" or "Key takeaways": a heading, or a short line of its own. */
import type { Label } from "../../language/roles.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";

export type Part = { label: string; labels: readonly Label[]; lines: readonly Line[] };
type OpenPart = Part & { lines: Line[] };

const MAX_LABEL_CHARS = 50;

/** The main heading names the page, not a part of it. A line of its own names only the block below it. */
export function labelledParts({ page, facts, labels, lines }: Material): Part[] {
  const byBlock = Map.groupBy(lines, (line) => line.block);
  const parts: OpenPart[] = [];
  let section: OpenPart | null = null;
  let above: OpenPart | null = null;
  for (const block of facts.blocks()) {
    const isHeading = block.kind === "heading";
    const isLabel = isHeading || (block.kind === "paragraph" && block.text.length < MAX_LABEL_CHARS);
    const found = isLabel ? labels.labels(block.text) : [];
    if (!isHeading && found.length === 0) {
      for (const part of [section, above]) part?.lines.push(...(byBlock.get(block.index) ?? []));
      above = null;
      continue;
    }
    const part: OpenPart = { label: block.text, labels: found, lines: [] };
    const isMain = isHeading && (block.level === 1 || block.text === page.title);
    if (found.length > 0 && !isMain) parts.push(part);
    above = isHeading ? null : part;
    if (isHeading) section = part;
  }
  return parts;
}
