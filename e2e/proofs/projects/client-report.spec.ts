/** A client's report: contents from a template, the look, a link with a password, the PDF, and emails on a schedule. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, mailsTo, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

/** The smallest picture: one transparent pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const PRODUCT = /citeworthy/i;

async function saved(page: Page, button: string, words: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

test("a report in the sender's own name is shared with a password, saved as PDF, and sent on a schedule", async ({
  asUser: { page, account },
  browser,
  problems,
}) => {
  problems.allow(/status of 404/);
  await open(page, "/");
  await analyze(page, stubPage("/late-answer"));
  await page.waitForURL(/\/analysis\//);
  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  await page.getByRole("link", { name: "Client report" }).click();

  // A template keeps a selection; using it changes the report.
  await page.getByRole("checkbox", { name: /^Pages/ }).uncheck();
  await page.getByLabel("Template name").fill("Short");
  await saved(page, "Save as a template", "Template saved.");
  await page.getByRole("button", { name: "Use Short" }).click();
  await expect(page.getByText("The report now has the contents of the template.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Pages/ })).not.toBeChecked();

  await page.getByLabel("Your name").fill("Studio North");
  await page.getByLabel("Footer").fill("hello@north.example");
  await page.getByLabel("Logo", { exact: true }).setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  });
  await expect(page.getByAltText("Your logo")).toBeVisible();
  await saved(page, "Save the look", "Saved.");
  await page.getByLabel("Password").fill("fern 2026");
  await saved(page, "Create a link", "Link created.");
  const link = page.getByRole("link", { name: /\/client\// });
  await expect(link).toBeVisible();

  await page.getByLabel("Recipients").fill("cleo@client.example");
  await saved(page, "Start sending", "Saved. Nothing is sent before the next date.");
  await expect(page.getByText("Next report on")).toBeVisible();
  await saved(page, "Send a test to me", "A test is on its way to you.");
  await expect
    .poll(() => mailsTo(account.email).filter((mail) => mail.includes("Subject: Test: AI search report")))
    .toHaveLength(1);
  await expectFits(page, () => expectNoAxeViolations(page));
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/client-settings.png`, fullPage: true });
  const url = (await link.getAttribute("href")) ?? "";

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(url);
  await expect(guest.getByText("Studio North")).toBeVisible();
  expect(await guest.content()).not.toMatch(PRODUCT);
  await expectFits(guest, () => expectNoAxeViolations(guest));
  await guest.getByLabel("Password").fill("wrong");
  await guest.getByRole("button", { name: "Open the report" }).click();
  await expect(guest.getByText("That password is wrong.")).toBeVisible();
  await guest.getByLabel("Password").fill("fern 2026");
  await guest.getByRole("button", { name: "Open the report" }).click();
  await expect(guest.getByRole("heading", { name: "Problems and fixes" })).toBeVisible();
  await expect(guest.getByText("Not measured: no AI engine was asked about these pages")).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Pages", exact: true })).toHaveCount(0);
  await expect(guest.getByText("hello@north.example")).toBeVisible();
  expect(await guest.content()).not.toMatch(PRODUCT);
  await expectFits(guest, () => expectNoAxeViolations(guest));
  if (process.env.SHOTS) await guest.screenshot({ path: `${process.env.SHOTS}/client.png`, fullPage: true });

  const download = guest.waitForEvent("download");
  await guest.getByRole("link", { name: "Download as PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-report-\d{4}-\d\d-\d\d\.pdf$/);
  const pdf = (await readFile(await file.path())).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf).not.toMatch(PRODUCT);

  // Without the password, the file isn't there either.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${url}/pdf`);
  await expect(stranger.getByLabel("Password")).toBeVisible();
  await stranger.context().close();

  await saved(page, "Remove", "Link removed.");
  await expect(link).toHaveCount(0);
  await guest.goto(url);
  await expect(guest.getByRole("heading", { name: "This report isn't available" })).toBeVisible();
  expect(await guest.content()).not.toMatch(PRODUCT);
  await other.close();
});
