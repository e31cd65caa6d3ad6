/** The table of every list. Its columns are data; it sorts, selects, says that it is empty, and fits a phone. */
import { type ReactNode, useState } from "react";
import { Notice } from "../feedback/notice.tsx";
import { ScrollFrame } from "../layout/scroll-frame.tsx";
import { classes } from "../marks/classes.ts";
import { SelectBox } from "./select-box.tsx";
import { inOrder, nextOrder, type RowOrder, type ServerSort, type TableColumn } from "./table-columns.ts";
import { TableHead } from "./table-head.tsx";

export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  /** Names a row's box for screen readers. */
  nameOf: (row: Row) => string;
  onSelect: (keys: string[], isSelected: boolean) => void;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** `null`: the rows could not be read, and `unread` says so. */
  rows: readonly Row[] | null;
  unread?: string;
  keyOf: (row: Row) => string;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /**
   * What a narrow screen shows: a frame that scrolls beside a fixed first column, a card for each row with the
   * name of each value above it, or the table itself because its columns fit.
   */
  phone?: "scroll" | "cards" | "fit";
  /** Small print for tables beside other content. */
  isSmall?: boolean;
  /** How the label and the headings are shown; screen readers always have both. */
  hasCaption?: boolean;
  isHeadHidden?: boolean;
  /** New rows are on their way. */
  isBusy?: boolean;
  sort?: ServerSort;
  selection?: TableSelection<Row> | undefined;
  rowProps?: (row: Row) => { id?: string; className?: string };
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, unread, empty, phone = "scroll", isBusy = false } = props;
  if (rows === null) return <Notice kind="error">{unread}</Notice>;
  if (rows.length === 0 && empty !== undefined) return empty;
  if (phone !== "scroll") return <Table {...props} rows={rows} />;
  return (
    <ScrollFrame
      aria-label={label}
      aria-busy={isBusy || undefined}
      // Text for screen readers has an absolute position and would widen the page without `relative`.
      className={classes("relative overflow-x-auto transition-opacity duration-150", isBusy && "opacity-55")}
    >
      <Table {...props} rows={rows} />
    </ScrollFrame>
  );
}

function Table<Row>({ rows, ...props }: DataTableProps<Row> & { rows: readonly Row[] }) {
  const {
    label,
    columns,
    keyOf,
    phone = "scroll",
    isSmall,
    hasCaption,
    isHeadHidden,
    sort,
    selection,
  } = props;
  const [order, setOrder] = useState<RowOrder | null>(null);
  const isCards = phone === "cards";
  return (
    <table
      {...(phone !== "scroll" && !hasCaption && { "aria-label": label })}
      className={classes("w-full border-collapse text-left", isSmall && "text-14", isCards && "max-md:block")}
    >
      {hasCaption && <caption className="pb-1 text-left text-14 text-quiet">{label}</caption>}
      <TableHead
        columns={columns}
        className={classes(isHeadHidden && "sr-only", isCards && "max-md:sr-only")}
        cellClass={(at) => cellClass(columns[at], props, at === 0)}
        sort={sort}
        order={order}
        onSort={(column) => setOrder(nextOrder(order, column))}
        first={selection && <AllBox rows={rows} keyOf={keyOf} selection={selection} />}
      />
      <tbody className={isCards ? "max-md:block" : undefined}>
        {inOrder(rows, columns, order).map((row) => (
          <TableRow key={keyOf(row)} row={row} table={props} />
        ))}
      </tbody>
    </table>
  );
}

type TableLook<Row> = Omit<DataTableProps<Row>, "rows">;

function cellClass<Row>(
  column: TableColumn<Row> | undefined,
  { phone = "scroll", isSmall = false }: TableLook<Row>,
  isFirst: boolean,
): string {
  const isScroll = phone === "scroll";
  const isCards = phone === "cards";
  return classes(
    isSmall ? "py-2" : isCards ? "py-2 md:py-3" : "py-3",
    isScroll ? "px-4 first:pl-0 last:pr-0" : "pr-4 last:pr-0",
    isScroll && (column?.isText ? "min-w-64" : "whitespace-nowrap"),
    isScroll && isFirst && "sticky left-0 z-10 bg-paper max-md:max-w-52 max-md:truncate",
    isCards && (isFirst || column?.isWide) && "max-md:col-span-3",
    column?.isNumber && `tabular md:whitespace-nowrap ${isCards ? "md:text-right" : "text-right"}`,
    column?.className,
  );
}

function TableRow<Row>({ row, table }: { row: Row; table: TableLook<Row> }) {
  const { columns, keyOf, phone, selection, rowProps } = table;
  const key = keyOf(row);
  const { id, className } = rowProps?.(row) ?? {};
  const isSelected = selection?.selected.has(key) ?? false;
  return (
    <tr
      id={id}
      className={classes(
        "border-b border-line align-top",
        phone === "cards" && "max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:py-3",
        isSelected && "bg-accent-wash",
        className,
      )}
    >
      {selection && (
        <td className={phone === "cards" ? "max-md:col-span-3" : "py-1"}>
          <SelectBox
            label={`Select ${selection.nameOf(row)}`}
            isOn={isSelected}
            onChange={(isOn) => selection.onSelect([key], isOn)}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.name} scope="row" className={`${cellClass(column, table, true)} font-normal`}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.name} className={cellClass(column, table, false)}>
            {phone === "cards" && (
              <span aria-hidden="true" className="block text-12 text-quiet md:hidden">
                {column.name}
              </span>
            )}
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

type AllBoxProps<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; selection: TableSelection<Row> };

function AllBox<Row>({ rows, keyOf, selection: { selected, onSelect } }: AllBoxProps<Row>) {
  const keys = rows.map(keyOf);
  return (
    <SelectBox
      label="Select all on this page"
      isOn={keys.every((key) => selected.has(key))}
      onChange={(isOn) => onSelect(keys, isOn)}
    />
  );
}
