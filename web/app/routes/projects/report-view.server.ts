/** A stored project as the plain data of a client's report. */
import { causesOf } from "@citeworthy/core/history/change-words";
import { faultWords } from "@citeworthy/core/projects/group-faults";
import type { ReportView } from "../../features/projects/client-report/report-data.ts";
import type { PageServices } from "../../services.server.ts";

type Report = Awaited<ReturnType<PageServices["clientReport"]>>;
type Page = Report["lowest"][number];
type ChangedPage = Report["changed"]["pages"][number];

const pageOf = ({ id, title, url, score, change, analyses }: Page) => ({
  ...{ id, title, url, score, change },
  isFirst: analyses === 1,
});

const changeOf = ({ id, title, url, changes }: ChangedPage) => ({
  ...{ id, title, url, score: changes.score, points: changes.points ?? 0 },
  causes: causesOf(changes),
});

export const reportView = ({
  name,
  brand,
  hosts,
  overview,
  faults,
  lowest,
  changed,
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
  changes: changed.pages.map(changeOf),
  notCompared: changed.notCompared,
  date: now.toISOString(),
});
