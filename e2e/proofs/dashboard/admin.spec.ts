import { expect, open, test } from "../../fixtures/test.ts";

test("claiming to be admin in the browser's own storage opens nothing", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 403/);
  await open(page, "/");
  await page.evaluate(() => {
    localStorage.setItem("isAdmin", "true");
    sessionStorage.setItem("isAdmin", "true");
  });

  expect((await page.goto("/admin"))?.status()).toBe(403);
});
