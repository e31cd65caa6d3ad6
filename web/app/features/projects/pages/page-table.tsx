/** The pages of a project with score, change, kind and date, and a box to select each. */
import { isKind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { type PageRow, pathOf } from "../project-data.ts";
import { ChangeWords } from "./change-words.tsx";

const HEAD = "py-3 pr-4 text-left text-14 font-semibold";
const BOX = "size-5 accent-accent";
const kindWords = (kind: string) => (isKind(kind) ? KIND_LABEL[kind] : kind);

type PageTableProps = {
  projectId: string;
  pages: PageRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
};

export function PageTable({ projectId, pages, selected, onSelect }: PageTableProps) {
  const isAll = pages.every(({ id }) => selected.has(id));
  return (
    <table className="w-full">
      <thead className="border-b border-edge">
        <tr>
          <th scope="col" className="w-10 py-1">
            <label className="grid size-10 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={isAll}
                onChange={(event) =>
                  onSelect(
                    pages.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
                className={BOX}
              />
            </label>
          </th>
          <th scope="col" className={HEAD}>
            Page
          </th>
          <th scope="col" className={HEAD}>
            Score
          </th>
          <th scope="col" className={`${HEAD} max-md:hidden`}>
            Change
          </th>
          <th scope="col" className={`${HEAD} max-lg:hidden`}>
            Kind
          </th>
          <th scope="col" className="py-3 text-right text-14 font-semibold max-md:hidden">
            Analyzed
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <Row
            key={page.id}
            page={page}
            projectId={projectId}
            isSelected={selected.has(page.id)}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<PageTableProps, "projectId" | "onSelect"> & { page: PageRow; isSelected: boolean };

function Row({ page, projectId, isSelected, onSelect }: RowProps) {
  const { id, title, url, score, change, kind, question, searchId, analyses, analyzedAt } = page;
  return (
    <tr className={`border-b border-line align-top ${isSelected ? "bg-accent-wash" : ""}`}>
      <td className="py-2.5">
        <label className="grid size-10 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={(event) => onSelect([id], event.currentTarget.checked)}
            className={BOX}
          />
        </label>
      </td>
      <th scope="row" className="max-w-0 w-full py-3 pr-4 text-left font-normal">
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
      </th>
      <td className="py-3 pr-4">
        <span className="max-md:hidden">
          <TinyRing score={score} />
        </span>
        <span className="grid justify-items-center gap-1 md:hidden">
          <TinyRing score={score} word={false} />
          <ChangeWords change={change} />
        </span>
      </td>
      <td className="py-5 pr-4 whitespace-nowrap max-md:hidden">
        <ChangeWords change={change} />
      </td>
      <td className="py-5 pr-4 text-14 whitespace-nowrap max-lg:hidden">{kindWords(kind)}</td>
      <td className="py-5 text-right text-14 whitespace-nowrap text-quiet max-md:hidden">
        <DateText iso={analyzedAt} />
      </td>
    </tr>
  );
}
