/** The demand table as CSV. */
import { csvRow } from "@citeworthy/core/csv-row";
import type { PageDemand } from "@citeworthy/core/demand/page-demand";

export const DEMAND_CSV_HEAD = csvRow([
  ...[
    "page",
    "title",
    "impressions",
    "clicks",
    "position",
    "sessions",
    "AI sessions",
    "key events",
    "revenue",
  ],
  ...["AI key events", "AI revenue", "cited", "answers", "newest answer", "score", "often searched"],
  ...["impressions before", "clicks before", "sessions before", "AI sessions before"],
]);

export const demandCsvRow = (page: PageDemand): string =>
  csvRow([
    ...[page.url, page.title ?? "", page.impressions, page.clicks, page.position ?? "", page.sessions],
    ...[page.aiSessions, page.keyEvents, page.revenue, page.aiKeyEvents, page.aiRevenue],
    ...[
      page.counted === 0 ? "" : page.cited,
      page.counted,
      page.citedAt ?? "",
      page.score ?? "",
      page.topQuery ?? "",
    ],
    ...[page.before.impressions, page.before.clicks, page.before.sessions, page.before.aiSessions],
  ]);
