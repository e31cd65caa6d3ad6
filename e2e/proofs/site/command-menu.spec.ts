import { devices, type Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { header } from "../../screens/auth.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: "Find a page, project or analysis" });
const field = (page: Page) => menu(page).getByRole("combobox", { name: "Find" });
const selected = (page: Page) => menu(page).getByRole("option", { selected: true });

test("Ctrl K finds pages, projects and actions by keyboard alone, and returns the focus", async ({
  asUser: { page },
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const project = { name: "100% Arabica" };
  const answer = await page.request.post("/api/projects", { data: project });
  expect(answer.status()).toBe(201);
  await open(page, "/work-list");
  expect(requested.filter((url) => url.includes("command-menu"))).toEqual([]);

  const find = header(page).getByRole("button", { name: "Jump to" });
  await expect(find).toBeEnabled();
  await find.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(menu(page).getByRole("group", { name: "Latest projects" })).toContainText(project.name);
  await expectNoAxeViolations(page);
  await expect(selected(page)).toHaveText(/Analyze a page/);
  await page.keyboard.press("End");
  await expect(selected(page)).toHaveText("Blog");
  await page.keyboard.press("ArrowDown");
  await expect(selected(page)).toHaveText(/Analyze a page/);
  const id = await selected(page).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(find).toBeFocused();

  await page.keyboard.press("Control+k");
  await field(page).fill("0% arab");
  await expect(menu(page).getByRole("status")).toHaveText("1 result");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press("Control+k");
  await field(page).fill("nothing has this name");
  await expect(menu(page).getByRole("status")).toHaveText("Nothing found");
  await page.keyboard.press("Control+k");
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press("Control+k");
  await field(page).fill("sign out");
  await page.keyboard.press("Enter");
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(menu(page)).toBeHidden();
});

test("the menu says if projects can't be searched, and still opens pages", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/503/);
  await page.route("**/api/find*", (route) => route.fulfill({ status: 503, body: "busy" }));
  await open(page, "/work-list");
  await header(page).getByRole("button", { name: "Jump to" }).click();
  await expect(menu(page).getByRole("status")).toHaveText(/could not be searched/);
  await field(page).fill("webh");
  await menu(page).getByRole("option", { name: "Webhooks" }).click();
  await page.waitForURL("/dashboard/webhooks");
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"] ?? {};
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("the menu opens from the header and closes by its button", async ({ asUser: { page } }) => {
    await open(page, "/work-list");
    await header(page).getByRole("button", { name: "Jump to" }).tap();
    await expect(field(page)).toBeFocused();
    await menu(page).getByRole("button", { name: "Close" }).tap();
    await expect(menu(page)).toBeHidden();
  });
});
