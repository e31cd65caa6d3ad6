/** `list_findings`: every check of an analyzed page, what costs most first. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { remedyOf } from "@citeworthy/core/report/check-groups";
import { z } from "zod";
import { analysisId, answered, defineTool, withAnalysis } from "../tool.ts";

export const listFindings = defineTool({
  name: "list_findings",
  title: "List findings",
  scope: "read",
  isFree: true,
  describe: () =>
    "Lists the checks of an analyzed page: what was found, what to do, and by how many points of the overall score the page is worse or better there than such pages usually are, worst first; null where it is as usual or can't be told. explain_finding has the quotes and studies of one. Free.",
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

const differenceOf = ({ difference = 0 }: AuditResult) => difference;

const findingsOf = ({ audits }: AnalysisResult, all: boolean) =>
  audits
    .filter((audit) => all || remedyOf(audit) !== null)
    .toSorted((one, other) => differenceOf(one) - differenceOf(other))
    .map((audit) => ({
      ...{ finding: audit.id, section: audit.section, title: audit.title, outcome: audit.outcome },
      ...{ found: audit.found, advice: remedyOf(audit), difference: audit.difference ?? null },
      ...(audit.isDoubtful && { isDoubtful: true }),
    }));
