/** One page of a project's table: title, address and question, score, change, kind and date. */
import { isKind } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { type PageRow, pathOf } from "../project-data.ts";
import { ChangeWords } from "./change-words.tsx";
import { SelectBox } from "./select-box.tsx";

const kindWords = (kind: string) => (isKind(kind) ? KIND_LABEL[kind] : kind);

type PageTableRowProps = {
  projectId: string;
  page: PageRow;
  isSelected: boolean;
  onSelect: (ids: string[], isSelected: boolean) => void;
};

export function PageTableRow({ page, projectId, isSelected, onSelect }: PageTableRowProps) {
  const { id, title, url, score, change, kind, question, searchId, analyses, analyzedAt } = page;
  return (
    <tr className={`border-b border-line align-top ${isSelected ? "bg-accent-wash" : ""}`}>
      <td className="py-2.5">
        <SelectBox label={`Select ${title}`} isOn={isSelected} onChange={(isOn) => onSelect([id], isOn)} />
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
        <span className="grid justify-items-center gap-1 text-center md:hidden">
          <TinyRing score={score} word={false} />
          <ChangeWords change={change} isFirst={analyses === 1} />
        </span>
      </td>
      <td className="py-5 pr-4 whitespace-nowrap max-md:hidden">
        <ChangeWords change={change} isFirst={analyses === 1} />
      </td>
      <td className="py-5 pr-4 text-14 whitespace-nowrap max-lg:hidden">{kindWords(kind)}</td>
      <td className="py-5 text-right text-14 whitespace-nowrap text-quiet max-md:hidden">
        <DateText iso={analyzedAt} />
      </td>
    </tr>
  );
}
