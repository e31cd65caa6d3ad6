/** Documentation that tells what to write and shows none of it. */
import type { EditContext, Proposal } from "../context.ts";
import { SECTIONS } from "./sections.ts";

/** Words of pages that document code. */
const ABOUT_CODE =
  /\b(?:api|function|method|class|command|syntax|parameter|callback|module|config(?:uration)? file)s?\b/gi;
const MIN_MENTIONS = 4;

export function noExample({ page, reading }: EditContext): Proposal | null {
  const mentions = page.text.match(ABOUT_CODE)?.length ?? 0;
  const hasCode = page.blocks.some(({ kind }) => kind === "code") || page.codeSpans.length > 0;
  if (reading.kind !== "reference" || hasCode || mentions < MIN_MENTIONS) return null;
  return {
    ...SECTIONS,
    fault: "The page documents code and has no code example.",
    do: "Add a short example with its result right after the definition.",
    needs: "a short example with its result",
  };
}
