import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { routedHtml } from "../testing/routed-html.tsx";
import { DataTable } from "./data-table.tsx";
import { inOrder, nextOrder, type TableColumn } from "./table-columns.ts";

type Bee = { name: string; eggs: number | null };
const BEES: Bee[] = [
  { name: "Carnica", eggs: 1500 },
  { name: "Buckfast", eggs: null },
  { name: "Ligustica", eggs: 2000 },
];
const COLUMNS: TableColumn<Bee>[] = [
  { name: "Bee", cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    name: "Eggs",
    note: "a day",
    isNumber: true,
    cell: ({ eggs }) => eggs ?? "–",
    sortBy: ({ eggs }) => eggs,
  },
];
const table = { label: "Bees", columns: COLUMNS, rows: BEES, keyOf: ({ name }: Bee) => name };

const names = (rows: readonly Bee[]) => rows.map(({ name }) => name);

test("each row is named by its first cell, and each column by its heading", () => {
  const html = renderToStaticMarkup(<DataTable {...table} />);

  expect(html.match(/<th scope="row"/g)).toHaveLength(3);
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html).toMatch(/<section[^>]*aria-label="Bees"/);
});

test("rows that could not be read are an error and not an empty list", () => {
  const empty = <p>No bees yet</p>;
  const unread = renderToStaticMarkup(
    <DataTable {...table} rows={null} unread="We could not load the bees." empty={empty} />,
  );
  expect(unread).toContain("We could not load the bees.");
  expect(unread).not.toContain("No bees yet");
  expect(renderToStaticMarkup(<DataTable {...table} rows={[]} empty={empty} />)).toBe("<p>No bees yet</p>");
});

test("a table whose new rows are on their way says that it is busy", () => {
  expect(renderToStaticMarkup(<DataTable {...table} isBusy />)).toContain('aria-busy="true"');
  expect(renderToStaticMarkup(<DataTable {...table} />)).not.toContain("aria-busy");
});

test("a card names each value but the first, which is its title", () => {
  const html = renderToStaticMarkup(<DataTable {...table} phone="cards" />);

  expect(html.match(/<span aria-hidden="true"[^>]*>Eggs<\/span>/g)).toHaveLength(3);
  expect(html).not.toMatch(/<span aria-hidden="true"[^>]*>Bee<\/span>/);
});

test("numbers start with the largest and text with A; a second press turns the order around", () => {
  const [bee, eggs] = COLUMNS as [TableColumn<Bee>, TableColumn<Bee>];
  const byEggs = nextOrder(null, eggs);

  expect(names(inOrder(BEES, COLUMNS, byEggs))).toEqual(["Ligustica", "Carnica", "Buckfast"]);
  expect(names(inOrder(BEES, COLUMNS, nextOrder(byEggs, eggs)))).toEqual([
    "Carnica",
    "Ligustica",
    "Buckfast",
  ]);
  expect(names(inOrder(BEES, COLUMNS, nextOrder(byEggs, bee)))).toEqual(["Buckfast", "Carnica", "Ligustica"]);
  expect(inOrder(BEES, COLUMNS, null)).toBe(BEES);
});

test("an order of the server is a link, and the one in use is announced", () => {
  const columns = [
    { name: "Bee", cell: ({ name }: Bee) => name },
    { name: "Eggs", cell: () => "", sortName: "eggs" },
    { name: "Honey", cell: () => "", sortName: "honey" },
  ];
  const html = routedHtml(
    <DataTable {...table} columns={columns} sort={{ by: "eggs", addressOf: (by) => `?sort=${by}` }} />,
  );

  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-sort="descending"[^>]*><a[^>]*href="\/\?sort=eggs"/);
  expect(html).toContain('href="/?sort=honey"');
});

test("a selection has a box for each row and one for all, which is checked when every row is", () => {
  const boxes = (selected: string[]) =>
    renderToStaticMarkup(
      <DataTable
        {...table}
        selection={{ selected: new Set(selected), nameOf: ({ name }) => name, onSelect: () => {} }}
      />,
    );
  expect(boxes(["Carnica"])).toContain('aria-label="Select Carnica" class="size-5 accent-accent" checked=""');
  expect(boxes(["Carnica"]).match(/checked=""/g)).toHaveLength(1);
  expect(boxes(names(BEES)).match(/checked=""/g)).toHaveLength(4);
  expect(renderToStaticMarkup(<DataTable {...table} />)).not.toContain("checkbox");
});
