import { expect, linkIn, newAccount, newestMail, open, signUp, test } from "../fixtures/test.ts";
import { header } from "../screens/auth.ts";

const REFUSAL = "You do not have permission to access this page. Admin privileges are required.";

test("an address on the admin list is an ordinary person until it is confirmed, and then the admin", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 403/);
  const admin = await signUp(page, { ...newAccount(), email: "admin@journeys.example" });
  const refused = await page.goto("/admin");
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  expect((await (await page.request.get("/api/session")).json()).user.isAdmin).toBe(false);

  await page.goto(linkIn(await newestMail(admin.email, /confirm|verify/i)));
  await page.waitForURL("/admin");
  await open(page, "/pricing");
  await expect(header(page).getByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin");
  expect((await page.goto("/admin"))?.status()).toBe(200);
  await page.goto("/signin");
  await page.waitForURL("/admin");
});

test("an ordinary person is refused /admin", async ({ asUser: { page }, problems }) => {
  problems.allow(/status of 403/);
  const refused = await page.goto("/admin");

  expect(refused?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});
