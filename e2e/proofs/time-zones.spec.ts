import { expect, open, test } from "../fixtures/test.ts";
import { analyze, stubPage } from "../screens/analysis.ts";

/** A page whose server and browser wrote different dates complains in the console, which fails the test. */
for (const timezoneId of ["Asia/Tokyo", "America/Los_Angeles"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`server and browser agree on dates in ${timezoneId}`, async ({ asUser: { page } }) => {
      await open(page, "/");
      await analyze(page, stubPage("/articles/reading-a-tide-table"));
      await page.waitForURL(/\/analysis\//);
      for (const path of [page.url(), "/", "/dashboard", "/blog"]) {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
  });
}
