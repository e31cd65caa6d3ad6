/** The pages the user named to compare with: how each compares, or why it was left out. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

export function comparedPages(analysis: AnalysisResult, { paint, width }: Screen): string {
  if (!analysis.competitors?.length) return "";
  const reasons = new Map(
    analysis.competitor_analysis.what_can_be_enhanced.flatMap((item) =>
      "link" in item ? [[item.link, item.reason.replaceAll("\n", " ")]] : [],
    ),
  );
  const items = analysis.competitors.map(({ url, problem }) => [
    printable(url),
    wrap(printable(problem ?? reasons.get(url) ?? ""), width, "  "),
  ]);
  return [paint("bold", "Compared pages (estimated, no engine was asked)"), ...items.flat()].join("\n");
}
