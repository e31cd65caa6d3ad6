/** `explain_finding`: one check, with the words it rests on, the studies behind it, and the study that disagrees. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { type LedgerId, ledger, ledgerEntry } from "@citeworthy/core/ledger";
import { z } from "zod";
import { analysisId, answered, defineTool, refused, type ToolAnswer, withAnalysis } from "../tool.ts";

const MAX_NAME = 100;

export const explainFinding = defineTool({
  name: "explain_finding",
  title: "Explain a finding",
  scope: "read",
  isFree: true,
  describe: () =>
    "Explains one check of an analyzed page: what was found, the quote, the advice, the evidence behind the check with its grade, and the study that contradicts it if there is one. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      finding: z.string().min(1).max(MAX_NAME).describe('The id of a check, such as "heading-order".'),
    }),
  run: (bench, { id, finding }) => withAnalysis(bench, id, (result) => explanation(result, finding)),
});

function explanation({ audits, url }: AnalysisResult, finding: string): ToolAnswer {
  const audit = audits.find((one) => one.id === finding);
  if (!audit)
    return refused(`There is no finding ${finding}. There are: ${audits.map((one) => one.id).join(", ")}.`);
  return answered({ url, ...factsOf(audit), evidence: evidenceOf(audit) }, { quotesPage: true });
}

const factsOf = ({
  id,
  section,
  title,
  why,
  outcome,
  difference,
  found,
  quotes,
  advice,
  snippet,
  grade,
}: AuditResult) => ({
  ...{ finding: id, section, title, why, outcome, difference, found, quotes, advice, snippet, grade },
});

const isLedgerId = (id: string): id is LedgerId => Object.hasOwn(ledger, id);

const evidenceOf = ({ ledger: ids }: AuditResult) => ids.filter(isLedgerId).map((id) => ledgerEntry(id));
