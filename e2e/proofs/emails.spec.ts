/** Every kind of email in a browser: light and dark, on a phone and in a window. Nothing is loaded and nothing overflows. */
import { EMAILS, emailParts } from "@citeworthy/server/testing";
import { expect, test } from "@playwright/test";
import { expectNoAxeViolations } from "../fixtures/axe.ts";
import { expectNoExcess } from "../screens/widths.ts";

const WIDTHS = [320, 640];
const SCHEMES = ["light", "dark"] as const;

for (const [name, write] of Object.entries(EMAILS))
  test(`${name} can be read`, async ({ page }) => {
    const { html } = emailParts(write());
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.setContent(html);
    for (const colorScheme of SCHEMES)
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await expectNoExcess(page);
        await expectNoAxeViolations(page);
      }
    expect(requests).toEqual([]);
  });

test("dark emails are dark, and programs without a style sheet show the light one", async ({ page }) => {
  const { html } = emailParts(EMAILS["pages-changed"]?.() ?? { to: "", subject: "", text: "" });
  const shade = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setContent(html);
  expect(await shade("body")).toBe("rgb(14, 20, 32)");
  await page.setContent(html.replace(/<style>[\s\S]*?<\/style>/, ""));
  expect(await shade("body")).toBe("rgb(251, 250, 246)");
  await expectNoAxeViolations(page);
});
