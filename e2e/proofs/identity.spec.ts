/** An installation under its operator's own name, set by the environment alone: the build is the same as everybody's. */

import { ownProduct } from "../fixtures/own-product.ts";
import { expect, open, test } from "../fixtures/test.ts";
import { VISITOR_PAGES } from "../screens/routes.ts";

const settings = {
  PRODUCT_NAME: "Acme Lens",
  OPERATOR_NAME: "Acme <Ltd> & Sons",
  SUPPORT_EMAIL: "help@acme.test",
  SOCIAL_LINKS: "https://www.linkedin.com/company/acme, https://social.acme.test/@lens",
  RECOMMENDATIONS_URL: "https://acme.test/advice",
  TERMS_URL: "https://acme.test/terms",
  IMPRINT_URL: "https://acme.test/imprint",
};
// One installation for all of them.
test.describe.configure({ mode: "serial" });
ownProduct("named", async () => ({ settings, end: async () => {} }));

test("no page, feed or file says another name", async ({ request }) => {
  const files = ["/rss.xml", "/feed.json", "/llms.txt", "/manifest.webmanifest", "/docs/openapi.json"];
  const others = [];
  for (const path of [...VISITOR_PAGES, "/docs/self-hosting", "/about.data", "/docs/api.data", ...files]) {
    const text = await (await request.get(path)).text();
    // Not every page has its own data.
    const isNamed = text.includes("Acme Lens") || path.endsWith(".data");
    if (text.includes("Citeworthy") || !isNamed) others.push(path);
  }
  expect(others).toEqual([]);
});

test("prerendered and rendered pages show the operator, with and without a reload between them", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  const check = async () => {
    await expect(footer.getByRole("link", { name: "help@acme.test" })).toHaveAttribute(
      "href",
      "mailto:help@acme.test",
    );
    await expect(footer.getByRole("link", { name: "LinkedIn" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "social.acme.test" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      settings.TERMS_URL,
    );
    await expect(footer.getByRole("link", { name: "Imprint" })).toBeVisible();
  };
  await open(page, "/pricing");
  await check();
  await expect(page.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", /^mailto:help@acme/);
  // By a click, the browser's own code writes the page.
  await footer.getByRole("link", { name: "About", exact: true }).click();
  await page.waitForURL("/about");
  await expect(page).toHaveTitle(/Acme Lens/);
  await expect(page.getByText("run by Acme <Ltd> & Sons")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "help@acme.test" })).toBeVisible();
  await page.goto("/");
  await check();
  await expect(page.getByRole("banner").getByText("Acme Lens")).toBeVisible();
  expect((await page.request.get("/terms", { maxRedirects: 0 })).headers().location).toBe(settings.TERMS_URL);
});

test("the card of a shared link shows no other name", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(card).toMatch(/\/social-card-plain\.png$/);
  expect((await request.get(card)).status()).toBe(200);
});

test("security.txt names the support address", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain("Contact: mailto:help@acme.test");
});
