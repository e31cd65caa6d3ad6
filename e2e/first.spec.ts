import { open, test } from "./fixtures/test.ts";

test("the home page and the sign-in page answer, and their scripts take over", async ({ page, problems }) => {
  // A server that takes the request and never answers should be seen as soon as a page that doesn't wake.
  test.setTimeout(120_000);
  for (const path of ["/", "/signin"]) await Promise.race([open(page, path), problems.first]);
});
