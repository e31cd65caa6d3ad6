import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

test("a user adds a webhook, is refused a private address, and deletes it", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 400/);
  const inside = createServer((_request, response) => response.end());
  await new Promise<void>((opened) => inside.listen(0, "127.0.0.1", opened));
  const { port } = inside.address() as AddressInfo;

  await open(page, "/dashboard");
  await panel(page, "Account").getByRole("link", { name: "Webhooks" }).click();
  const hooks = panel(page, "Webhooks");
  await expect(hooks).toContainText("No webhooks yet");
  await hooks.getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill(`https://127.0.0.1:${port}/hook`);
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog).toContainText("Please enter a public address");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }
  await dialog.getByLabel("Address").fill("https://hooks.example.com/a-rather-long-address/that-has-to-wrap");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Done" }).click();

  await hooks.getByRole("button", { name: /^Test/ }).click();
  const log = panel(page, "Deliveries");
  await expect(log).toContainText("webhook.test");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
    await expectNoExcess(page);
  }

  await hooks.getByRole("button", { name: /^Delete/ }).click();
  await dialog.getByRole("button", { name: "Delete webhook" }).click();
  await expect(hooks).toContainText("No webhooks yet");
  inside.close();
});
