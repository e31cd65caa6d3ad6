/** A server log is read in the browser: plain and packed, with robots.txt and sitemap, and nothing is sent. */
import { gzipSync } from "node:zlib";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { expectNoExcess } from "../../screens/widths.ts";

const PATH = "/crawler-logs";
const line = (agent: string, { path = "/guide", status = 200, referrer = "-", day = 14 } = {}) =>
  `1.2.3.4 - - [${day}/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 5 "${referrer}" "${agent}"\n`;
const LOG = [
  line("GPTBot/1.2").repeat(30),
  line("GPTBot/1.2", { status: 403, day: 13 }).repeat(4),
  line("OAI-SearchBot/1.0", { day: 12 }).repeat(9),
  line("Claude-User/1.0"),
  line("Chrome", { referrer: "https://chatgpt.com/" }).repeat(3),
  line("Chrome", { referrer: "https://chatgpt.com/", path: "/app.css" }),
  "damaged\n",
].join("");
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

test("a log is counted in the browser, beside robots.txt and the sitemap, and never sent", async ({
  page,
}) => {
  await open(page, PATH);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.getByRole("button", { name: "Read the logs" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose at least one log file.");

  await page
    .getByLabel("Log files")
    .setInputFiles([file("a.log", LOG), file("b.gz", gzipSync(line("GPTBot/1.2")))]);
  await page.getByText("Compare with robots.txt").click();
  await page.getByLabel("robots.txt").setInputFiles(file("robots.txt", "User-agent: *\nAllow: /\n"));
  const sitemap = "<loc>https://own.example/guide</loc><loc>https://own.example/other</loc>";
  await page.getByLabel("sitemap.xml").setInputFiles(file("sitemap.xml", sitemap));
  await page.getByRole("button", { name: "Read the logs" }).click();

  const crawlers = page.getByRole("region", { name: "AI crawlers" });
  await expect(crawlers).toBeVisible();
  await expect(crawlers.getByRole("heading", { name: "AI crawlers" })).toBeInViewport();
  await expect(crawlers.getByText("50 lines read, 1 unreadable.")).toBeVisible();
  await expect(crawlers.getByRole("listitem").filter({ hasText: "GPTBot" })).toContainText("Visits35");
  await expect(crawlers.getByText("AI crawlers were refused 4 times")).toBeVisible();
  await expect(crawlers.getByText("Refused 4 times although robots.txt allows it.")).toBeVisible();
  await expect(crawlers.getByRole("img", { name: /most on one day are 32/ })).toBeVisible();
  await expect(page.getByText("3 visits to 1 page")).toBeVisible();
  await expect(page.getByText("1 of 2 pages in the sitemap were not fetched")).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }
  expect(sent).toEqual([]);
});

test("a file that isn't a log and a broken archive each get one sentence; the page stays usable", async ({
  page,
}) => {
  await open(page, PATH);
  for (const [given, says] of [
    [file("notes.txt", "hello\nworld\n"), "No line has a format that we can read"],
    [file("torn.gz", gzipSync(LOG).subarray(0, 40)), "torn.gz can't be read to its end."],
  ] as const) {
    await page.getByLabel("Log files").setInputFiles(given);
    await page.getByRole("button", { name: "Read the logs" }).click();
    await expect(page.getByRole("alert")).toContainText(says);
  }
  await page.getByLabel("Log files").setInputFiles(file("empty.log", line("Chrome")));
  await page.getByRole("button", { name: "Read the logs" }).click();
  await expect(page.getByText("No crawler of an AI company is in these logs.")).toBeVisible();
});
