/** The work list: an edit of a report is added, made on the page, and seen there by the next analysis. */
import { expect, expectNoAxeViolations, open, test } from "../fixtures/test.ts";
import { analyzed, stubPage } from "../screens/analysis.ts";
import { expectFits } from "../screens/widths.ts";

test("an edit goes from the report to the work list, and is seen on the page after the page changed", async ({
  asUser: { page },
}, { repeatEachIndex }) => {
  // Words, not random letters: the engine reads the address too, and may doubt a check for another one.
  const key = `rain-barrel-costs-${repeatEachIndex}`;
  const url = stubPage(`/changing/${key}`);
  await open(page, "/work-list");
  await expect(page.getByRole("heading", { name: "No work yet" })).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await analyzed(page, url);
  const first = page.locator("#edit-1");
  const fault = await first.getByRole("heading").innerText();
  await first.getByRole("button", { name: "Add to work list" }).click();
  await expect(first.getByRole("link", { name: "On the work list" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Your work" }).getByText("1 open")).toBeAttached();
  await expectFits(page, () => expectNoAxeViolations(page));

  await open(page, "/work-list");
  const row = page.getByRole("region", { name: "Open" }).getByRole("listitem");
  await expect(row.getByRole("heading", { name: fault })).toBeVisible();
  await row.getByLabel(`Owner of: ${fault}`).selectOption({ index: 1 });
  await row.getByLabel(`Due day of: ${fault}`).fill("2020-01-31");
  await row.getByRole("heading").click({ position: { x: 0, y: 0 }, trial: true });
  await row.getByLabel(`Due day of: ${fault}`).blur();
  await expect(row.getByText("Overdue")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await fetch(stubPage(`/release/${key}`));
  await analyzed(page, url);
  await open(page, "/work-list?state=seen");
  const seen = page.getByRole("region", { name: "Done, waiting for proof" }).getByRole("listitem");
  await expect(seen.getByText("Seen on the page").first()).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await seen.getByRole("link", { name: fault }).click();
  await expect(page.getByRole("heading", { level: 1, name: fault })).toBeVisible();
  await expect(page.getByText("The check passes now.")).toBeVisible();
  await page.getByLabel("Write a comment").fill("Done with the new opening.");
  await page.getByRole("button", { name: "Comment" }).click();
  await expect(page.getByText("Done with the new opening.")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await open(page, "/work-list");
  await page.getByRole("button", { name: "Select items" }).click();
  await page.getByLabel(`Select: ${fault}`).check();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 item deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: fault })).toBeVisible();
});
