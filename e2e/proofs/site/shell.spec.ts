import { devices, type Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, pageViews, test } from "../../fixtures/test.ts";
import { header, openModal } from "../../screens/auth.ts";

const menu = (page: Page) => header(page).getByRole("list", { name: "Free GEO Tools" });

test("'Free GEO Tools' opens on hover and closes when the pointer leaves", async ({ page }) => {
  await open(page, "/about");
  await expect(menu(page)).toBeHidden();
  await header(page).getByRole("button", { name: "Free GEO Tools" }).hover();
  await expect(menu(page).getByRole("link", { name: /Meta Tags Generator/ })).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(menu(page)).toBeHidden();
});

test("'Free GEO Tools' works by keyboard alone", async ({ page }) => {
  await open(page, "/about");
  const button = header(page).getByRole("button", { name: "Free GEO Tools" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("/free-tools/meta-tags-generator");
  await expect(menu(page)).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("'Free GEO Tools' opens with one tap and closes with the next", async ({ page }) => {
    await open(page, "/about");
    const button = header(page).getByRole("button", { name: "Free GEO Tools" });
    await button.tap();
    await expect(menu(page)).toBeVisible();
    await button.tap();
    await expect(menu(page)).toBeHidden();
    await button.tap();
    await menu(page)
      .getByRole("link", { name: /Meta Tags Generator/ })
      .tap();
    await page.waitForURL("/free-tools/meta-tags-generator");
  });
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("the menu has every place of the header, closes on the way and opens the window for signing in", async ({
    page,
  }) => {
    await open(page, "/about");
    const places = [
      "/",
      "/what-is-geo",
      "/about",
      "/blog",
      "/ai-visibility-monitor",
      "/free-tools",
      "/pricing",
    ];
    const summary = header(page).locator("summary");
    await summary.tap();
    const list = header(page).getByRole("navigation", { name: "Menu" });
    const hrefs = await list
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(expect.arrayContaining(places));
    await expect(header(page).getByRole("link", { name: "Projects" })).toHaveCount(0);

    await list.getByRole("link", { name: "Pricing" }).tap();
    await page.waitForURL("/pricing");
    await expect(list).toBeHidden();

    await summary.tap();
    await header(page).getByRole("link", { name: "Sign In" }).filter({ visible: true }).tap();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await expect(page).toHaveURL("/pricing");
  });

  test("the menu leads members to their projects", async ({ asUser: { page } }) => {
    // A page that was made before anyone signed in.
    await open(page, "/about");
    await header(page).locator("summary[aria-label=Menu]").click();
    await expectNoAxeViolations(page);
    const projects = header(page).getByRole("link", { name: "Projects" }).filter({ visible: true });
    await projects.click();
    await page.waitForURL("/projects");
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  });
});

test("the bar stays at the top of the window", async ({ page }) => {
  await open(page, "/what-is-geo");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test("every change of page starts at its top", async ({ page }) => {
  await open(page, "/");
  for (const [name, path] of [
    ["About", "/about"],
    ["Blog", "/blog"],
    ["Pricing", "/pricing"],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await header(page).getByRole("link", { name, exact: true }).filter({ visible: true }).click();
    await page.waitForURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("every change of page is one page view with the new path", async ({ page }) => {
  await open(page, "/");
  for (const [name, path] of [
    ["About", "/about"],
    ["Blog", "/blog"],
  ] as const) {
    await header(page).getByRole("link", { name, exact: true }).filter({ visible: true }).click();
    // The address changes before the page does, and a click in between would replace the change that is under way.
    await expect.poll(() => pageViews(page)).toContain(path);
  }
  await page.goBack();
  await page.waitForURL("/about");

  await expect.poll(() => pageViews(page)).toEqual(["/", "/about", "/blog", "/about"]);
});

test("the footer has its four groups, the support address, the sitemap, and /privacy for the terms", async ({
  page,
  request,
}) => {
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  for (const group of ["Company", "Resources", "Contact", "Social"])
    await expect(footer.getByRole("heading", { name: group })).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toHaveAttribute("href", /@citeworthy/);
  await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/privacy");
  await expect(footer.getByRole("link", { name: "Sitemap" })).toHaveAttribute("href", "/sitemap.xml");

  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.status()).toBe(200);
  expect(sitemap.headers()["content-type"]).toMatch(/xml/);
  expect(await sitemap.text()).toContain("/what-is-geo</loc>");
});

test("'Get Started' opens the window for signing up", async ({ page }) => {
  await open(page, "/about");
  const modal = await openModal(page, "Get Started");

  await expect(modal.getByRole("heading", { name: "Create Account" })).toBeVisible();
});
