/** The harness sees what it is there to see: planted faults, on planted pages. */
import { type BrowserContext, expect } from "@playwright/test";
import { watchForProblems } from "../../fixtures/problems.ts";
import { expectNoAxeViolations, test } from "../../fixtures/test.ts";

const ADDRESS = "http://localhost/planted";

const plant = (context: BrowserContext, body: string, policy = "default-src 'self' 'unsafe-inline'") =>
  context.route("**/*", (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({
          body: `<!doctype html><html lang="en"><title>Planted</title><main>${body}</main>`,
          contentType: "text/html",
          headers: { "Content-Security-Policy": policy },
        })
      : route.abort(),
  );

const faults = {
  "console error": `<script>console.error("planted")</script>`,
  "page error": `<script>throw new Error("planted")</script>`,
  "content policy violation": `<script src="http://127.0.0.1:9/planted.js"></script>`,
  "outside request": `<script>location.assign("http://outside.example/")</script>`,
};

for (const [fault, body] of Object.entries(faults)) {
  test(`the watch reports a ${fault}`, async ({ browser }) => {
    const context = await browser.newContext();
    const seen: string[] = [];
    await watchForProblems(context, (problem) => seen.push(problem));
    await plant(context, body);

    const page = await context.newPage();
    await page.goto(ADDRESS).catch(() => {}); // the planted page may already be leaving
    await expect.poll(() => seen.join("\n")).toContain(fault);
    await context.close();
  });
}

test("a quiet page gives the watch nothing to report", async ({ browser }) => {
  const context = await browser.newContext();
  const seen: string[] = [];
  await watchForProblems(context, (problem) => seen.push(problem));
  await plant(context, "<h1>Quiet</h1><script>console.log('fine')</script>");

  const page = await context.newPage();
  await page.goto(ADDRESS);
  await expect(page.getByRole("heading", { name: "Quiet" })).toBeVisible();
  expect(seen).toEqual([]);
  await context.close();
});

test("the accessibility check refuses a picture without words and a field without a label", async ({
  browser,
}) => {
  const context = await browser.newContext();
  await plant(
    context,
    `<h1>Planted</h1><img src="data:,"><input type="text">`,
    "default-src * data: 'unsafe-inline'",
  );

  const page = await context.newPage();
  await page.goto(ADDRESS);
  const complaint = await expectNoAxeViolations(page).then(
    () => "",
    (failure: Error) => failure.message,
  );
  expect(complaint).toContain("image-alt");
  expect(complaint).toContain("label");
  await context.close();
});
