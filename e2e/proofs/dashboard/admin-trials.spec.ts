/** The admin dashboard: the operator makes an admin, whose action shows in the numbers and in the log. */
import { adminProduct } from "../../fixtures/admin-product.ts";
import { expect, open, test } from "../../fixtures/test.ts";
import { card, log } from "../../screens/admin.ts";

const { arrive, operator, seed } = adminProduct("admin");

test("an admin expires trials, sees the numbers change and finds the action in the audit log", async ({
  page,
}) => {
  const { email } = await arrive(page);
  operator("grant", email);
  await seed("ended", 2, {
    plan_type: "'free'",
    status: "'trial'",
    trial_end_date: "now() - interval '1 day'",
  });
  await open(page, "/admin");
  await expect(card(page, "Auth Users")).toContainText("3");
  await expect(card(page, "Trial Users")).toContainText("3");
  await expect(page.getByRole("heading", { name: "No webhook events yet" })).toBeVisible();
  await expect(log(page)).toContainText(`Made ${email} an admin`);
  await expect(log(page)).toContainText("by the operator, from the command line");

  const sent = page.waitForRequest("**/functions/expire-trials");
  await page.getByRole("button", { name: "Expire trials now" }).click();
  expect((await sent).postData()).toBeNull();
  await expect(page.getByText("Successfully processed 2 expired trials", { exact: true })).toBeVisible();
  await expect(card(page, "Trial Users")).toContainText("1");
  await expect(log(page).getByRole("listitem").first()).toContainText("Expired 2 trials");
  await expect(log(page).getByRole("listitem").first()).toContainText(`by ${email}`);
});
