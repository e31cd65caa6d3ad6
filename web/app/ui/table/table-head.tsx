/** The headings of a table. One that sorts is a link if the server sorts, and a button if the browser does. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../marks/classes.ts";
import type { RowOrder, ServerSort, TableColumn } from "./table-columns.ts";

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[];
  className: string;
  cellClass: (at: number) => string;
  sort: ServerSort | undefined;
  order: RowOrder | null;
  onSort: (column: TableColumn<Row>) => void;
  /** In front of the first heading. */
  first: ReactNode;
};

/** The padding makes room for a finger; the margin keeps the words in line with headings that do not sort. */
const SORTER = "-my-1 inline-block py-1 text-ink no-underline hover:underline";

export function TableHead<Row>({ columns, className, first, ...props }: TableHeadProps<Row>) {
  return (
    <thead className={classes("border-b border-edge text-14", className)}>
      <tr>
        {first && (
          <th scope="col" className="w-10 py-1">
            {first}
          </th>
        )}
        {columns.map((column, at) => (
          <Heading key={column.name} column={column} at={at} {...props} />
        ))}
      </tr>
    </thead>
  );
}

type HeadingProps<Row> = Pick<TableHeadProps<Row>, "cellClass" | "sort" | "order" | "onSort"> & {
  column: TableColumn<Row>;
  at: number;
};

function Heading<Row>({ column, at, cellClass, sort, order, onSort }: HeadingProps<Row>) {
  const { name, note, sortName, sortBy } = column;
  const isLink = sort !== undefined && sortName !== undefined;
  const isSorted = isLink ? sort.by === sortName : order?.name === name;
  const isDescending = isLink || order?.isDescending;
  const words = (
    <>
      {name}
      {isSorted && <span aria-hidden="true"> {isDescending ? "↓" : "↑"}</span>}
      {note && <span className="block text-12 font-normal text-quiet">{note}</span>}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
      className={`${cellClass(at)} align-bottom font-semibold`}
    >
      {isLink ? (
        <Link to={sort.addressOf(sortName)} preventScrollReset className={SORTER}>
          {words}
        </Link>
      ) : sortBy ? (
        <button type="button" onClick={() => onSort(column)} className={`${SORTER} [text-align:inherit]`}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  );
}
