/** The pages of a project with score, change, kind and date. Editors select pages; viewers could do nothing with them. */
import { isKind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { Link } from "react-router";
import { useMayWrite } from "../../../session/use-may-write.ts";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { type PageRow, pathOf } from "../project-data.ts";
import { ChangeWords } from "./change-words.tsx";
import type { PageSelection } from "./use-page-selection.ts";

/** As high as the ring of the score. */
const BESIDE_RING = "inline-flex min-h-10 items-center text-14";
const kindWords = (kind: string) => (isKind(kind) ? KIND_LABEL[kind] : kind);
const change = ({ change: points, analyses }: PageRow) => (
  <ChangeWords change={points} isFirst={analyses === 1} />
);

function PageName({ page, projectId }: { page: PageRow; projectId: string }) {
  const { id, title, url, question, searchId, analyses } = page;
  return (
    <>
      <Link
        to={`/analysis/${searchId}`}
        className="font-serif text-18 leading-snug font-medium text-ink no-underline hover:underline"
      >
        {title}
      </Link>
      <span className="block truncate text-14 text-quiet">{pathOf(url)}</span>
      {question !== "" && question !== title && (
        <span className="block truncate text-14 text-quiet max-md:hidden">Question: {question}</span>
      )}
      {analyses > 1 && (
        <Link to={`/projects/${projectId}/pages/${id}`} className="link inline-block py-1 text-14">
          What changed
          <span className="sr-only"> on {title}</span>
        </Link>
      )}
    </>
  );
}

/** A phone has no column for the change, so it is below the ring. */
const Score = (page: PageRow) => (
  <>
    <span className="max-md:hidden">
      <TinyRing score={page.score} />
    </span>
    <span className="grid justify-items-center gap-1 text-center md:hidden">
      <TinyRing score={page.score} word={false} />
      {change(page)}
    </span>
  </>
);

const columnsOf = (projectId: string): TableColumn<PageRow>[] => [
  {
    name: "Page",
    className: "w-full max-w-0",
    cell: (page) => <PageName page={page} projectId={projectId} />,
  },
  { name: "Score", cell: Score },
  {
    name: "Change",
    className: "whitespace-nowrap max-md:hidden",
    cell: (page) => <span className={BESIDE_RING}>{change(page)}</span>,
  },
  {
    name: "Kind",
    className: "whitespace-nowrap max-lg:hidden",
    cell: ({ kind }) => <span className={BESIDE_RING}>{kindWords(kind)}</span>,
  },
  {
    name: "Analyzed",
    isNumber: true,
    className: "whitespace-nowrap max-md:hidden",
    cell: ({ analyzedAt }) => (
      <span className={`${BESIDE_RING} text-quiet`}>
        <DateText iso={analyzedAt} />
      </span>
    ),
  },
];

type PageTableProps = { projectId: string; pages: PageRow[]; selection: PageSelection };

export function PageTable({ projectId, pages, selection: { checked, select } }: PageTableProps) {
  const selection = { selected: checked, nameOf: ({ title }: PageRow) => title, onSelect: select };
  return (
    <DataTable
      label="Pages of this project"
      columns={columnsOf(projectId)}
      rows={pages}
      keyOf={({ id }) => id}
      phone="fit"
      selection={useMayWrite() ? selection : undefined}
    />
  );
}
