import { expect, expectNoAxeViolations, newestMail, open, reload, test } from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

test("a user creates an API key, sees it once, uses it, and revokes it", async ({
  asUser: { page, account },
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  await open(page, "/dashboard");
  await panel(page, "Account").getByRole("link", { name: "API keys and MCP" }).click();
  const keys = panel(page, "API keys");
  await expect(keys).toContainText("No API keys yet");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }

  await keys.getByRole("button", { name: "New key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^read/ }).uncheck();
  await dialog.getByLabel("Name", { exact: true }).fill("Build check");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog).toContainText("Please choose at least one scope.");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }
  await dialog.getByRole("checkbox", { name: /^read/ }).check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByRole("heading", { name: "Copy your key" })).toBeVisible();
  const token = (await dialog.locator("code").textContent()) ?? "";
  expect(token).toMatch(/^cw_[\w-]{43}$/);
  await newestMail(account.email, /An API key was created/);

  await page.keyboard.press("Escape");
  await expect(dialog).toContainText("You haven't copied the key.");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }
  await dialog.getByRole("button", { name: "Close anyway" }).click();
  await expect(dialog).toHaveCount(0);

  const ask = (path: string) =>
    fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${token}` } });
  expect((await ask("/api/usage")).status).toBe(200);
  await reload(page);
  const row = keys.getByRole("listitem");
  await expect(row).toContainText("Build check");
  await expect(row).toContainText(`cw_…${token.slice(-4)}`);
  await expect(row).toContainText("last used");
  expect(await page.content()).not.toContain(token);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
    await expectNoExcess(page);
  }

  await row.getByRole("button", { name: "Revoke Build check" }).click();
  await expect(dialog).toContainText("stop working at once");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await row.getByRole("button", { name: "Revoke Build check" }).click();
  await dialog.getByRole("button", { name: "Revoke key" }).click();
  await expect(keys).toContainText("No API keys yet");
  expect((await ask("/api/usage")).status).toBe(401);

  const assistant = panel(page, "Use it from your assistant");
  await expect(assistant).toContainText("YOUR_KEY");
  await assistant.getByRole("button", { name: "Create a read key and fill it in" }).click();
  await expect(assistant).toContainText(/Bearer cw_[\w-]{43}/);
  await assistant.getByRole("tab", { name: "Cursor" }).click();
  await expect(assistant).toContainText(/Bearer cw_[\w-]{43}/);
  await expect(keys.getByRole("listitem")).toContainText("Assistant");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
    await expectNoExcess(page);
  }

  await open(page, "/dashboard/security");
  await expect(panel(page, "Recent security activity")).toContainText("API key revoked: Build check");
});
