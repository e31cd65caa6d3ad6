import { open, test } from "./fixtures/test.ts";

test("the home page and the sign-in page answer, and their scripts take over", async ({ page, problems }) => {
  // For a server that takes the request and never answers. A page that complains is seen at once.
  test.setTimeout(300_000);
  for (const path of ["/", "/signin"]) await Promise.race([open(page, path), problems.first]);
});
