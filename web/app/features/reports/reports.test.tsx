import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import type { MeasuredView } from "./measured-data.ts";
import { MeasuredPages, SHOWN_PAGES } from "./measured-pages.tsx";
import { readFiles, SEARCH_REPORT } from "./read-files.ts";
import { readyFiles, recognized } from "./ready-files.ts";

const MADE = Date.parse("2026-11-10T12:00:00Z");
const file = (name: string, text: BlobPart) => new File([text], name, { lastModified: MADE });
const BING = "Page,Citations\nhttps://brew.example/kettle,12\nhttps://brew.example/tea,3\n";

test("a recognized report is ready to import, dated by its file", async () => {
  const files = await readFiles([file("bing.csv", BING)]);
  const [ready] = readyFiles(files, recognized(files));

  expect(ready?.source).toBe("bing");
  expect(ready?.taken.rows).toHaveLength(2);
  expect(recognized(files)[files[0]?.id ?? ""]?.until).toBe("2026-11-10");
});

test("the ordinary search report, an empty file and a damaged archive are each explained", async () => {
  const search = "Top pages,Clicks,Impressions,CTR,Position\nhttps://brew.example/,5,100,5%,3.2\n";
  const archive = new Uint8Array([0x50, 0x4b, 3, 4, ...new Array(40).fill(0)]);
  const files = await readFiles([file("Pages.csv", search), file("empty.csv", ""), file("a.zip", archive)]);

  expect(files.map(({ problem }) => problem)).toEqual([
    SEARCH_REPORT,
    "This file has no rows.",
    "This archive is damaged.",
  ]);
  expect(readyFiles(files, recognized(files))).toEqual([]);
});

type Row = MeasuredView["pages"][number];
const row = (page: string, more: Partial<Row> = {}): Row =>
  ({ page, url: `https://${page}`, google: 5, bing: null, analysis: null, monitors: 0, ...more }) as Row;

test("a service that didn't count a page has a dash, not a zero", () => {
  const html = routedHtml(<MeasuredPages pages={[row("brew.example/tea", { google: 0 })]} open={null} />);

  expect([...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)).toEqual(["0", "–"]);
});

test("the first pages are shown, and how many more there are", () => {
  const pages = Array.from({ length: SHOWN_PAGES + 7 }, (_, at) => row(`brew.example/${at}`));
  const html = routedHtml(<MeasuredPages pages={pages} open="brew.example/3" />);

  expect(html.match(/<th scope="row"/g)).toHaveLength(SHOWN_PAGES);
  expect(html).toContain("Show 7 more");
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});
