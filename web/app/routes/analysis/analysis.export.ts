/** A stored analysis as a file. */
import type { CitedInFact } from "@citeworthy/core/cited/cited-view";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { reportCsv } from "@citeworthy/core/report/csv";
import { reportMarkdown } from "@citeworthy/core/report/markdown";
import { answer } from "../../page-data/answer.server.ts";
import { exportFailure } from "../../page-data/export-failure.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/analysis.export";

type Format = {
  type: string;
  ending: string;
  write(result: AnalysisResult, cited: CitedInFact | null): string;
};

const FORMATS: Record<string, Format> = {
  markdown: { type: "text/markdown; charset=utf-8", ending: "md", write: reportMarkdown },
  csv: { type: "text/csv; charset=utf-8", ending: "csv", write: reportCsv },
  json: {
    type: "application/json; charset=utf-8",
    ending: "json",
    write: (result) => `${JSON.stringify(result, null, 2)}\n`,
  },
};

const fileName = (url: string) =>
  titleFromAddress(url)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "analysis";

export async function loader({ context, params: { id, format } }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return exportFailure("Sign in to export an analysis.", 401);
  const kind = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const { data, init } = await answer(page, { what: "an export" }, async () => {
    const { workspaceId: userId } = await page.acting("read");
    const analysis = await page.findAnalysis({ id, userId });
    return analysis && { analysis, cited: await page.citedInFact({ userId, url: analysis.query }) };
  });
  if (!data.ok) return exportFailure(data.problem, init?.status ?? 500);
  if (!kind || !data.value) return exportFailure("Analysis or format not found.", 404);
  const { analysis, cited } = data.value;
  return new Response(kind.write(analysis.result, cited), {
    headers: {
      "Content-Type": kind.type,
      "Content-Disposition": `attachment; filename="${fileName(analysis.query)}-geo-analysis.${kind.ending}"`,
    },
  });
}
