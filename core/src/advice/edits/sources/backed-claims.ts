/** What backs a claim, and what an edit of an unsupported one asks for. */

import { externalLinksByBlock } from "../../../facts/numbers/numbers.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext } from "../context.ts";

export const isBacked = ({ page }: EditContext, { line }: Candidate): boolean =>
  hasCue(line, "attribution") || (externalLinksByBlock(page).get(line.block) ?? []).length > 0;

export const PROOF = {
  cause: "proof",
  audit: "unsupported-claims",
  needs: "a figure, a test result or a source for this claim",
  effort: "high",
} as const;
