/** `list_findings`: every check of an analyzed page, those that cost most first. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { z } from "zod";
import { analysisId, answered, defineTool, withAnalysis } from "../tool.ts";

export const listFindings = defineTool({
  name: "list_findings",
  title: "List findings",
  scope: "read",
  isFree: true,
  describe: () =>
    "Lists the checks of an analyzed page: what was found, what to do, and the points of the overall score it costs, most first. explain_finding has the quotes and studies of one. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      all: z
        .boolean()
        .default(false)
        .describe("Also those that passed and those that don't apply, instead of faults only."),
    }),
  run: (bench, { id, all }) =>
    withAnalysis(bench, id, (result) =>
      answered({ url: result.url, findings: findingsOf(result, all) }, { quotesPage: true }),
    ),
});

const lost = ({ points }: AuditResult) => Math.round((points.possible - points.won) * 10) / 10;

const findingsOf = ({ audits }: AnalysisResult, all: boolean) =>
  audits
    .filter(({ advice }) => all || advice !== null)
    .toSorted((one, other) => lost(other) - lost(one))
    .map((audit) => ({
      ...{ finding: audit.id, section: audit.section, title: audit.title, outcome: audit.outcome },
      ...{ found: audit.found, advice: audit.advice, pointsLost: lost(audit) },
      ...(audit.isDoubtful && { isDoubtful: true }),
    }));
