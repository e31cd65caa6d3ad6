/** An admin connects a model: one found on this machine, then a vendor's by its key. The vendors are on loopback. */
import {
  askPostgres,
  freshPostgresUrl,
  knownReading,
  type LoopbackVendors,
  type Script,
  startLoopbackVendors,
  startPostgres,
} from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { expectNoSidewaysScroll } from "../../screens/result.ts";
import { WIDTHS } from "../../screens/routes.ts";

test.describe.configure({ mode: "serial" });

const KEY = "sk-journey-0123456789-7c1e";
const READING: Script = { say: "json", value: knownReading };
const WRONG_KEY: Script = { say: "status", status: 401 };

let database = "";
let vendors: LoopbackVendors;
let answer: Script = READING;
const { signUp } = ownProduct("ai-models", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  vendors = await startLoopbackVendors(({ body }) =>
    body.stream && answer === READING ? { say: "text", text: "Ready." } : answer,
  );
  return {
    settings: {
      DATABASE_URL: database,
      AI_LOCAL_PORTS: new URL(vendors.origin).port,
      OPENAI_BASE_URL: `${vendors.origin}/openai/v1`,
      ...vendors.environment("perplexity"),
    },
    end: () => Promise.all([vendors.close(), postgres.stop()]),
  };
});

async function openAsAdmin(page: Page) {
  const account = await signUp(page);
  await askPostgres(database, "delete from ai_settings");
  await askPostgres(database, "select pg_notify('ai_settings', '')");
  await askPostgres(database, "delete from ai_models");
  await askPostgres(database, "update users set role = 'admin' where email = $1", [account.email]);
  answer = READING;
  await open(page, "/admin/ai-models");
  return account;
}

const picture = (page: Page, name: string) =>
  process.env.PICTURES && page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
const row = (page: Page, name: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const result = (page: Page) => page.getByRole("group", { name: "Result of the test" });

for (const width of WIDTHS)
  test(`an admin tests the model found on this machine, uses it, saves a key and removes it, at ${width} px`, async ({
    page,
    problems,
  }) => {
    // The key that is too short.
    problems.allow(/status of 400/);
    await page.setViewportSize({ width, height: 844 });
    await openAsAdmin(page);
    await expect(page.getByRole("heading", { name: "Reports use our own rules" })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await picture(page, `start-${width}`);

    const found = row(page, /running on this machine/);
    await found.getByRole("button", { name: /Test llama3/ }).press("Enter");
    await expect(result(page)).toContainText("agrees with the right reading on 12 of 12 points");
    await expect(result(page)).toContainText("$0");
    await expect(result(page)).toContainText("The reply had the form we asked for.");
    await expect(result(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: "Reports use our own rules" })).toBeVisible();

    await found.getByRole("button", { name: /Use llama3/ }).click();
    await expect(row(page, "Ollama on this machine, llama3")).toContainText("In use");
    await expectNoAxeViolations(page);
    await picture(page, `local-${width}`);

    await page.getByRole("button", { name: "Add key of OpenAI" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Key").fill("too short");
    await dialog.getByRole("button", { name: "Save key" }).click();
    await expect(dialog).toContainText("This is not a whole key");
    await dialog.getByLabel("Key").fill(KEY);
    await expectNoAxeViolations(page);
    await picture(page, `key-${width}`);
    await dialog.getByLabel("Key").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(row(page, "OpenAI (ChatGPT)")).toContainText("Key saved here, ends in 7c1e");
    expect(await page.content()).not.toContain(KEY);

    const openai = row(page, "OpenAI, gpt-5.4-mini");
    await openai.getByRole("button", { name: /Test OpenAI/ }).click();
    await expect(result(page).filter({ hasText: "gpt-5.4-mini agrees" })).toBeVisible();
    answer = WRONG_KEY;
    await openai.getByRole("button", { name: /Test OpenAI/ }).click();
    await expect(openai.getByRole("alert")).toContainText("OpenAI refused the key.");
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await picture(page, `refused-${width}`);
    await reload(page);
    await expect(openai).toContainText("OpenAI refused the key.");

    await page.getByLabel("All calls in one day").fill("2.5");
    await page.getByRole("button", { name: "Save limits" }).click();
    await expect(page.getByText("of $2.50", { exact: false }).first()).toBeVisible();

    await page.getByRole("button", { name: "Remove the key of OpenAI" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove key" }).click();
    await expect(openai).toHaveCount(0);
    await expect(row(page, "OpenAI (ChatGPT)")).toContainText("No key");
    await open(page, "/admin");
    await expect(page.getByText(/AI models: removed OPENAI_API_KEY/).first()).toBeVisible();
  });

test("a running test shows its steps and can be stopped", async ({ page }) => {
  await openAsAdmin(page);
  answer = { say: "nothing" };
  await row(page, /running on this machine/)
    .getByRole("button", { name: /Test llama3/ })
    .click();
  const steps = page.getByRole("list", { name: "Test of the model" });
  await expect(steps.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
  await picture(page, "running-1280");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(steps).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
});

test("after a while, every change asks for the password first", async ({ page }) => {
  const account = await openAsAdmin(page);
  const age = () =>
    askPostgres(
      database,
      "update sessions set created_at = now() - interval '20 minutes', confirmed_at = null",
    );
  const saved = () => askPostgres(database, "select name from ai_settings order by name");
  const password = page.getByRole("dialog", { name: "Confirm it is you" });
  const confirm = async () => {
    await password.getByLabel("Your password").fill(account.password);
    await password.getByRole("button", { name: "Continue" }).click();
  };

  await age();
  await page.getByLabel("All calls in one day").fill("2.5");
  await page.getByRole("button", { name: "Save limits" }).click();
  await expect(password).toBeVisible();
  await expectNoAxeViolations(page);
  await picture(page, "confirm-1280");
  expect(await saved()).toEqual([]);
  await confirm();
  await expect(page.getByText("of $2.50", { exact: false }).first()).toBeVisible();

  await age();
  await row(page, /running on this machine/)
    .getByRole("button", { name: /Use llama3/ })
    .click();
  await confirm();
  await expect(row(page, "Ollama on this machine, llama3")).toContainText("In use");

  await age();
  await page.getByRole("button", { name: "Add key of OpenAI" }).click();
  await confirm();
  await page.getByRole("dialog").getByLabel("Key").fill(KEY);
  await page.getByRole("dialog").getByRole("button", { name: "Save key" }).click();
  await expect(row(page, "OpenAI (ChatGPT)")).toContainText("Key saved here, ends in 7c1e");
});

test("a user is refused, on the page and behind it", async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await signUp(page);
  await askPostgres(database, "delete from ai_settings");
  expect((await page.goto("/admin/ai-models"))?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  const saved = await page.request.post("/admin/ai-models", {
    form: { intent: "save-key", engine: "openai", key: KEY },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(403);
  expect(await askPostgres(database, "select name from ai_settings where name = 'OPENAI_API_KEY'")).toEqual(
    [],
  );
});
