/** The pages of a project with score, change, kind and date, and a box to select each. */
import type { PageRow } from "../project-data.ts";
import { PageTableRow } from "./page-table-row.tsx";
import { SelectBox } from "./select-box.tsx";

const HEAD = "py-3 pr-4 text-left text-14 font-semibold";

type PageTableProps = {
  projectId: string;
  pages: PageRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
};

export function PageTable({ projectId, pages, selected, onSelect }: PageTableProps) {
  const ids = pages.map(({ id }) => id);
  return (
    <table className="w-full">
      <thead className="border-b border-edge">
        <tr>
          <th scope="col" className="w-10 py-1">
            <SelectBox
              label="Select all on this page"
              isOn={ids.every((id) => selected.has(id))}
              onChange={(isOn) => onSelect(ids, isOn)}
            />
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
          <PageTableRow
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
