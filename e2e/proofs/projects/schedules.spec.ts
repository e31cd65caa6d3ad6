/** A scheduled run that finds a change: its email has the words, and one click stops further ones. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askPostgres, freshPostgresUrl, readableMail, startPostgres } from "@citeworthy/server/testing";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { linkIn } from "../../product/outbox.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

/** Due schedules are looked for every minute. */
const SWEEP_LIMIT_MS = 600_000;

let database = "";
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-schedules-"));
const { url, signUp } = ownProduct("schedules", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  return {
    settings: { DATABASE_URL: database, DATA_DIR: dataDir },
    end: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});

const sent = (): string[] => {
  const outbox = join(dataDir, "outbox");
  const names = readdirSync(dataDir).includes("outbox") ? readdirSync(outbox) : [];
  return names
    .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
    .map((name) => readableMail(readFileSync(join(outbox, name), "utf8")));
};
const changeMails = () => sent().filter((mail) => mail.includes("List-Unsubscribe-Post"));

// It waits for two sweeps of the schedules; `batches.test.ts` holds the rule itself.
test("a page that changed between two runs is reported by email, and the link in it stops the emails", async ({
  page,
}, { repeatEachIndex }) => {
  test.setTimeout(2 * SWEEP_LIMIT_MS);
  const { email } = await signUp(page);
  // Words, not random letters: the engine reads the address too.
  const key = `rain-barrel-prices-${repeatEachIndex}`;
  await open(page, "/");
  await analyze(page, stubPage(`/changing/${key}`));
  await page.waitForURL(/\/analysis\//);
  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Every month" }).check();
  await page.getByRole("button", { name: "Schedule the whole project" }).click();
  await expect(page.getByText("Every month, the whole project")).toBeVisible();

  await fetch(stubPage(`/release/${key}`));
  // Whole seconds, as the product stores them: a schedule is claimed by its exact time.
  await askPostgres(
    database,
    "update schedules set next_run_at = date_trunc('second', now()) - interval '1 minute'",
  );
  await expect.poll(() => changeMails().length, { timeout: SWEEP_LIMIT_MS }).toBe(1);
  const [mail = ""] = changeMails();
  expect(mail).toContain(email);
  expect(mail).toContain("1 of 1 page changed");
  expect(mail).toContain(`/changing/${key}`);

  await page.getByRole("link", { name: "Runs" }).click();
  await expect(page.getByText("1 of 1 pages")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  const stop = mail.split(/[\s"<>()]+/).find((word) => word.startsWith(`${url()}/unsubscribe/`));
  expect(linkIn(mail, url())).toContain(url());
  await open(page, new URL(stop ?? "").pathname);
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("button", { name: /Stop|Unsubscribe/ }).click();
  await expect
    .poll(async () => (await askPostgres(database, "select emails from schedules"))[0])
    .toEqual({ emails: false });
});
