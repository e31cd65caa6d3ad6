import { expect, test } from "vitest";
import { MAX_ROWS, readCsv } from "./csv.ts";
import { readReport, takeRows } from "./measured-report.ts";
import { countOf, dayOf, orderOf, shareOf } from "./values.ts";

const UNTIL = "2026-11-14";
function taken(text: string) {
  const file = readReport(text);
  if (!file) throw new Error("The report has no rows");
  return { file, ...takeRows(file, { roles: file.roles, order: file.order, until: UNTIL }) };
}

test.each([
  ["English", 'URL,Citations,Citation share,Date\nhttps://own.example/a,"1,204",6.1%,11/14/2026\n', "bing"],
  ["German", "Seite;Zitate;Anteil;Datum\nhttps://own.example/a;1.204;6,1 %;14.11.2026\n", "bing"],
  ["French", "Page;Citations;Part;Date\nhttps://own.example/a;1\u202F204;6,1 %;14/11/2026\n", "bing"],
  ["Spanish", "Página;Citas;Cuota;Fecha\nhttps://own.example/a;1.204;6,1%;14/11/2026\n", "bing"],
  ["Japanese", "ページ,引用数,割合,日付\nhttps://own.example/a,1204,6.1%,2026/11/14\n", "bing"],
])("a %s report says the same", (_language, text, source) => {
  const { file, rows, leftCount } = taken(text);
  expect(file.source).toBe(source);
  expect(leftCount).toBe(0);
  expect(rows).toEqual([
    { url: "https://own.example/a", query: "", day: "2026-11-14", count: 1204, share: 0.061 },
  ]);
});

test("Google's pages have impressions and no date; Bing's grounding queries have no page", () => {
  const google = taken("Top pages,Impressions\nhttps://own.example/a?utm_source=x,40\n");
  expect(google.file.source).toBe("google");
  expect(google.rows).toEqual([
    { url: "https://own.example/a", query: "", day: UNTIL, count: 40, share: null },
  ]);
  const bing = taken("Grounding queries\tCitations\nbest plant\t7\n");
  expect(bing.rows).toEqual([{ url: "", query: "best plant", day: UNTIL, count: 7, share: null }]);
});

test.each([
  ["English", "Top queries,Clicks,Impressions,CTR,Position"],
  ["German", "Häufigste Suchanfragen;Klicks;Impressionen;Klickrate;Durchschnittliche Position"],
  ["French", "Requêtes les plus fréquentes,Clics,Impressions,CTR,Position moyenne"],
  ["Spanish", "Consultas principales,Clics,Impresiones,CTR,Posición media"],
  ["Italian", "Query principali,Clic,Impressioni,CTR,Posizione media"],
  ["Dutch", "Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie"],
  ["Polish", "Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja"],
  ["Turkish", "En popüler sorgular,Tıklama,Görüntüleme,CTR,Ortalama konum"],
  ["Czech", "Nejčastější dotazy,Kliknutí,Zobrazení,CTR,Průměrná pozice"],
  ["Swedish", "Vanligaste sökfrågorna,Klick,Visningar,Klickfrekvens,Genomsnittlig position"],
  ["Japanese", "上位のクエリ,クリック数,表示回数,CTR,掲載順位"],
  ["Korean", "인기 검색어,클릭수,노출수,클릭률,평균 게재순위"],
  ["Chinese", "热门查询,点击次数,展示次数,点击率,平均排名"],
  ["Russian", "Поисковый запрос,Клики,Показы,CTR,Позиция"],
])("headings of a published %s export of Search Console are known", (_language, headings) => {
  const mark = headings.includes(";") ? ";" : ",";
  const report = readReport(`${headings}\n${["q", "1", "2", "3", "4"].join(mark)}\n`);
  expect(report?.roles).toEqual(["query", null, "impressions", null, null]);
  expect(report?.isSearchReport).toBe(true);
});

test("the columns that Bing added beside queries are left out, and its share is read", () => {
  const { file, rows } = taken(
    "Grounding Query,Intent,Topic,Citations,Average cited pages,Citation share\nbest plant,Informational,Gardening,7,1.5,12.5%\n",
  );
  expect(file.roles).toEqual(["query", null, null, "citations", null, "share"]);
  expect(rows).toMatchObject([{ query: "best plant", count: 7, share: 0.125 }]);
});

test("the ordinary search report is recognized, and unknown columns leave the source open", () => {
  const search = readReport("Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,1,2,50%,3.1\n");
  expect(search?.isSearchReport).toBe(true);
  const odd = readReport("Adresse,Anzahl\nhttps://a.example/,3\n");
  expect(odd).toMatchObject({ source: null, roles: [null, null] });
  if (odd)
    expect(
      takeRows(odd, { roles: ["page", "citations"], order: "day-first", until: UNTIL }).rows,
    ).toHaveLength(1);
  expect(readReport("")).toBeNull();
  expect(readReport("URL,Citations\n")).toBeNull();
});

test("damaged rows are left out with their line; formulas and scripts are only text", () => {
  const { rows, left, leftCount } = taken(
    [
      "URL,Query,Citations",
      "https://own.example/a,=HYPERLINK(1),3",
      "javascript:alert(1),x,3",
      "https://own.example/b,<script>alert(1)</script>,many",
      ",,4",
      'https://own.example/c,"two ""quoted""\nlines",5',
      "https://own.example/d,short",
    ].join("\n"),
  );
  expect(rows.map(({ query, count }) => [query, count])).toEqual([
    ["=HYPERLINK(1)", 3],
    ['two "quoted" lines', 5],
  ]);
  expect(leftCount).toBe(4);
  expect(left.map(({ line }) => line)).toEqual([3, 4, 5, 7]);
});

test("a row that comes twice counts once", () => {
  expect(taken("URL,Citations\nhttps://a.example/,3\nhttps://a.example/,3\n").rows).toHaveLength(1);
});

test("addresses of one page are one row with the sum of their counts", () => {
  const { rows } = taken(
    [
      "URL,Citations,Citation share",
      "https://own.example/a?id=3,5,10%",
      "https://own.example/a?id=3&gbraid=0AAA,2,5%",
      "https://www.own.example/a?id=3#:~:text=word,1,2%",
      "https://own.example/a?id=4,7,20%",
    ].join("\n"),
  );
  expect(rows).toMatchObject([
    { url: "https://own.example/a?id=3", count: 8, share: expect.closeTo(0.17) },
    { url: "https://own.example/a?id=4", count: 7, share: 0.2 },
  ]);
});

test("quotes without end, empty lines and other separators break nothing", () => {
  expect(readCsv('a;b\r\n\r\n"x;y";2\r\n').rows).toEqual([
    ["a", "b"],
    ["x;y", "2"],
  ]);
  expect(readCsv('a,b\n"never closed,1\n2').rows).toHaveLength(2);
  expect(readCsv("\uFEFFa\tb\n1\t2").rows).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(readCsv('"a"x,b\n').rows.length).toBeGreaterThan(0);
});

test("200,000 rows are read, and what is longer is cut and said so", () => {
  const rows = Array.from({ length: MAX_ROWS + 5 }, (_, at) => `https://own.example/${at},${at}`).join("\n");
  const file = readReport(`URL,Citations\n${rows}`);
  expect(file?.isCut).toBe(true);
  expect(file?.rows).toHaveLength(MAX_ROWS);
});

test("counts, shares and days by country", () => {
  expect(
    ["1,204", "1.204", "1 204", "1'204", "1,23,456", "12", "12.0", "1.5", "-3", "1e3", "12k"].map(countOf),
  ).toEqual([1204, 1204, 1204, 1204, 123456, 12, 12, null, null, null, null]);
  expect(["6.1%", "6,1 %", "0.061", "61", "x"].map(shareOf)).toEqual([0.061, 0.061, 0.061, null, null]);
  expect(orderOf(["4/5/2026", "13/5/2026"], true)).toBe("day-first");
  expect(orderOf(["4/5/2026", "5/14/2026"], false)).toBe("month-first");
  expect([dayOf("4/5/2026", "month-first"), dayOf("4/5/2026", "day-first")]).toEqual([
    "2026-04-05",
    "2026-05-04",
  ]);
  expect([
    dayOf("2026-11-14T10:00", "day-first"),
    dayOf("14.11.26", "month-first"),
    dayOf("31/02/2026", "day-first"),
  ]).toEqual(["2026-11-14", "2026-11-14", null]);
});
