/** A stored project as the plain data of a client's report. */
import { faultWords } from "@citeworthy/core/projects/group-faults";
import type { ReportView } from "../../features/projects/client-report/report-data.ts";
import type { PageServices } from "../../services.server.ts";

type Report = Awaited<ReturnType<PageServices["clientReport"]>>;
type Page = Report["lowest"][number];

const pageOf = ({ id, title, url, score, change }: Page) => ({ id, title, url, score, change });

export const reportView = ({
  name,
  brand,
  hosts,
  overview,
  faults,
  lowest,
  falls,
  now,
}: Report): ReportView => ({
  name,
  brand,
  hosts,
  pages: overview.pages,
  average: overview.average,
  bands: overview.bands,
  faults: faults.map((fault) => ({
    audit: fault.audit,
    words: faultWords(fault, overview.pages),
    example: fault.example,
  })),
  lowest: lowest.map(pageOf),
  falls: falls.map(pageOf),
  date: now.toISOString(),
});
