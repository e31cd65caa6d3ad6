/** What a list shows, as data: its columns, and the order of its rows. */
import type { ReactNode } from "react";

export type TableColumn<Row> = {
  /** The heading; on a phone also the name above the value of a card. */
  name: string;
  /** A second, smaller line of the heading. */
  note?: string | undefined;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Breaks into lines where a table is wider than its frame. */
  isText?: boolean;
  /** Fills the width of a card. */
  isWide?: boolean;
  /** Makes the heading sort the rows in the browser. `null` comes last. */
  sortBy?: (row: Row) => number | string | null;
  /** The server's name of the order by this column. It makes the heading a link, if the table has `sort`. */
  sortName?: string;
  className?: string;
};

/** An order that the server makes: the one in use, and the address of another. */
export type ServerSort = { by: string; addressOf: (by: string) => string };

/** An order that was chosen in the browser: the column's name, and its direction. */
export type RowOrder = { name: string; isDescending: boolean };

/** Numbers start with the largest and text with A; the second press turns the order around. */
export function nextOrder<Row>(
  order: RowOrder | null,
  { name, isNumber = false }: TableColumn<Row>,
): RowOrder {
  return order?.name === name
    ? { name, isDescending: !order.isDescending }
    : { name, isDescending: isNumber };
}

export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: RowOrder | null,
): readonly Row[] {
  const sortBy = columns.find(({ name }) => name === order?.name)?.sortBy;
  if (!order || !sortBy) return rows;
  const sign = order.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      sign * (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)))
    );
  });
}
