/** A client's report: the look, a link with a password, and what a stranger sees. */
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

/** The smallest picture: one transparent pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("a branded report is shared with a password, opened by a stranger, and withdrawn", async ({
  asUser: { page },
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
  await page.getByLabel("Your name").fill("Studio North");
  await page.getByLabel("Footer").fill("hello@north.example");
  await page.getByLabel("Logo", { exact: true }).setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  });
  await expect(page.getByAltText("Your logo")).toBeVisible();
  await page.getByRole("button", { name: "Save the look" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByLabel("Password").fill("fern 2026");
  await page.getByRole("button", { name: "Create a link" }).click();
  const link = page.getByRole("link", { name: /\/client\// });
  await expect(link).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  const url = (await link.getAttribute("href")) ?? "";

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(url);
  await guest.getByLabel("Password").fill("wrong");
  await guest.getByRole("button", { name: "Open the report" }).click();
  await expect(guest.getByText("That password is wrong.")).toBeVisible();
  await guest.getByLabel("Password").fill("fern 2026");
  await guest.getByRole("button", { name: "Open the report" }).click();
  await expect(guest.getByRole("heading", { name: "What to fix first" })).toBeVisible();
  await expect(guest.getByText("Studio North")).toBeVisible();
  await expect(guest.getByText("hello@north.example")).toBeVisible();
  await expectFits(guest, () => expectNoAxeViolations(guest));
  if (process.env.SHOTS) await guest.screenshot({ path: `${process.env.SHOTS}/client.png`, fullPage: true });

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(link).toHaveCount(0);
  await guest.goto(url);
  await expect(guest.getByRole("heading", { name: "This report isn't available" })).toBeVisible();
  await other.close();
});
