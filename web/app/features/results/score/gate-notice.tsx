/** Comes before any score, because a page that can't be read can't be cited. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { Notice } from "../../../ui/feedback/notice.tsx";

export function GateNotice({ gates }: Pick<AnalysisResult, "gates">) {
  const failed = gates.filter((gate) => !gate.passed);
  if (failed.length === 0) return null;
  return (
    <Notice kind="error" title="Some AI engines cannot read or quote this page">
      <ul className="grid gap-1">
        {failed.map((gate) => (
          <li key={gate.id}>{gate.found}</li>
        ))}
      </ul>
      <p className="mt-2">Until this is fixed, no section can score above 40.</p>
    </Notice>
  );
}
