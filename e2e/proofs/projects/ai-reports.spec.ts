/** Reports of measured citations: chosen, previewed, imported, joined with an analysis, exported and deleted. */
import { deflateRawSync } from "node:zlib";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectNoExcess } from "../../screens/widths.ts";

const PATH = "/ai-reports";
const TIDES = "/articles/reading-a-tide-table";
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

/** A zip archive with one packed file. */
function zipOf(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  const head = (signature: number, extra: Buffer) => {
    const start = Buffer.alloc(4);
    start.writeUInt32LE(signature);
    return Buffer.concat([start, extra]);
  };
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(text.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([head(0x04034b50, common), Buffer.from(name), packed]);
  const central = Buffer.concat([
    head(0x02014b50, Buffer.concat([Buffer.from([20, 0]), common, Buffer.alloc(14)])),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, head(0x06054b50, end)]);
}

test("reports are previewed before anything is stored, joined with the analysis, and can be taken out again", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await analyze(page, stubPage(TIDES));
  await page.waitForURL(/\/analysis\//);
  await open(page, PATH);
  await expect(page.getByText("No reports yet")).toBeVisible();
  const own = stubPage(TIDES);
  const bing = [
    "URL;Grounding-Abfrage;Zitate;Datum",
    `${own};how to read a tide table;1.204;14.11.2026`,
    `${own};mortgage rates;3;14.11.2026`,
    "javascript:alert(1);x;3;14.11.2026",
  ].join("\n");
  const google = zipOf("Pages.csv", `Top pages,Impressions\n${own},"2,140"\n`);
  const choose = page.getByLabel("Report files");
  await expect(choose).toBeEnabled();
  await choose.setInputFiles([file("bing.csv", bing), file("google.zip", google)]);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Bing Webmaster Tools, AI Performance, 3 rows")).toBeVisible();
  await expect(preview.getByText("Google Search Console, Generative AI, 1 row")).toBeVisible();
  await expect(preview.getByText("Line 4: The page is not an http or https URL.")).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }
  await expect(page.getByText("No reports yet")).toBeVisible();
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(page.getByText("2 files imported.")).toBeVisible();

  const row = page.getByRole("row", { name: /reading-a-tide-table/ });
  await expect(row.getByRole("cell")).toHaveText(["2,140", "1,207", /^\d+$/]);
  await row.getByRole("link").first().click();
  const detail = page.getByRole("heading", { name: "Queries that led to it" });
  await expect(detail).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "mortgage rates" })).toContainText("No passage");
  await expect(page.getByRole("listitem").filter({ hasText: "how to read" }).locator("mark")).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }

  await expect(page.getByText("Each run uses 2 of your monthly analyses.")).toBeVisible();
  await page.getByRole("button", { name: "Run 2 queries weekly" }).click();
  await page.waitForURL(/\/ai-visibility-monitor\?monitor=/);
  await expect(
    page.getByRole("region", { name: "Saved monitors" }).getByText(/2 queries, weekly/),
  ).toBeVisible();
  await open(page, PATH);
  await expect(row).toContainText("in 1 monitor");
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "In your monitors" })).toBeVisible();
  await expect(page.getByText("Not measured yet")).toHaveCount(2);
  await expect(page.getByText("All of them are in your saved queries.")).toBeVisible();

  await choose.setInputFiles(file("bing.csv", bing));
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("This file was imported before. Nothing is counted twice.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("measured-citations.csv");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete reports" }).click();
  await expect(page.getByText("No reports yet")).toBeVisible();
});

test("queries that name no page become a monitor of a chosen page with one click", async ({
  asUser: { page },
}) => {
  await open(page, PATH);
  const choose = page.getByLabel("Report files");
  await expect(choose).toBeEnabled();
  const queries = Array.from({ length: 12 }, (_, at) => `tide question ${at},${40 - at}`);
  await choose.setInputFiles([
    file("pages.csv", "Page,Citations\nhttps://own.example/a,90\nhttps://own.example/b,40\n"),
    file("queries.csv", ["Grounding Query,Citations", ...queries].join("\n")),
  ]);
  await page.getByRole("button", { name: "Import 14 rows" }).click();
  await expect(page.getByText("2 files imported.")).toBeVisible();
  await page.getByLabel("Page to watch").selectOption("own.example/b");
  await expect(page.getByText(/The 10 with the most citations/)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }
  await page.getByRole("button", { name: "Run 10 queries weekly" }).click();
  await page.waitForURL(/\/ai-visibility-monitor\?monitor=/);
  await expect(page.getByText(/own\.example\/b, 10 queries, weekly/)).toBeVisible();
  await open(page, PATH);
  await expect(page.getByText("In your saved queries")).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Run 2 queries weekly" })).toBeVisible();
});

test("unknown columns are assigned by hand; the ordinary search report and damaged archives are explained", async ({
  asUser: { page },
}) => {
  await open(page, PATH);
  const choose = page.getByLabel("Report files");
  await expect(choose).toBeEnabled();
  await choose.setInputFiles([
    file("search.csv", "Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,1,2,50%,3\n"),
    file("torn.zip", Buffer.from("PK\u0003\u0004 nothing else")),
    file("odd.csv", "Adresse,Anzahl\nhttps://a.example/,3\n"),
  ]);
  await expect(page.getByText("This is the ordinary search report")).toBeVisible();
  await expect(page.getByText("This archive is damaged.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 rows" })).toBeDisabled();
  await page.getByLabel("“Adresse”").selectOption("Page");
  await page.getByLabel("“Anzahl”").selectOption("Citations");
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 file imported.")).toBeVisible();
});
