/** Refuses a page without text or behind a sign-in wall: a score for it would mean nothing. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { AppError } from "../../errors.ts";

export function requireText({ page, gates }: AnalysisResult): void {
  if (gates.some((gate) => gate.id === "open-access" && !gate.passed)) throw new AppError("page/wall");
  if (page.words === 0) throw new AppError("page/empty");
}
