/** The bookmark on the draft page: it hands over the page of another tab, and what that page contains stays text. */
import { gzipSync } from "node:zlib";
import { expect, open, place, test } from "../../fixtures/test.ts";

test("the bookmark brings the page of another tab to the draft page, without a request", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/content security policy|127\.0\.0\.1|status of 404/i);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/draft");
  await page.getByRole("button", { name: /Copy the bookmark/ }).click();
  const bookmark = await page.evaluate(() => navigator.clipboard.readText());
  expect(bookmark).toMatch(/^javascript:/);

  const other = await context.newPage();
  await other.route("**/kettle", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><head><title>How long does a kettle take to boil?</title></head><body>
        <form><input name="pin" value="4711"></form><script>window.evil = true</script>
        <article><h1>How long does a kettle take to boil?</h1>
        <p>A kettle of 3 kW takes about two minutes to boil a litre of water at 20 °C. <img src=x onerror="alert(1)"></p>
        <p>${"Hard water leaves lime, which slows the kettle down over the years. ".repeat(4)}</p></article></body></html>`,
    }),
  );
  await other.goto(`${place.now.stubSite}/kettle`);
  const opened = context.waitForEvent("page");
  await other.evaluate(decodeURIComponent(bookmark.slice("javascript:".length)));
  const draft = await opened;
  const dialogs: string[] = [];
  draft.on("dialog", (dialog) => dialogs.push(dialog.message()));
  const field = draft.getByLabel("Your draft");
  await expect(field).toHaveValue(/A kettle of 3 kW takes about two minutes/);
  const text = await field.inputValue();
  for (const secret of ["4711", "evil", "onerror"]) expect(text).not.toContain(secret);
  await expect(draft.getByText(/words read/)).toBeVisible();
  expect(new URL(draft.url()).hash, "a reload doesn't bring it back").toBe("");
  expect(dialogs).toEqual([]);

  await field.fill("My own text");
  const handed = gzipSync(`<p>${"Another page about rain barrels. ".repeat(9)}</p>`).toString("base64url");
  await draft.evaluate((hash) => {
    window.location.hash = hash;
  }, `page=${handed}`);
  await draft.reload();
  await expect(draft.getByText("It would replace your draft.")).toBeVisible();
  await expect(field).toHaveValue("My own text");
  await draft.getByRole("button", { name: "Replace my draft" }).click();
  await expect(field).toHaveValue(/Another page about rain barrels/);
});
