/** The plug-in in a real WordPress, from the zip to the analysis of the published page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { packWordpress } from "../../scripts/pack-wordpress/pack-wordpress.ts";
import { newAccount } from "../fixtures/accounts.ts";
import { type Product, startProduct } from "../product/start-product.ts";
import {
  contentOf,
  installPlugin,
  newPost,
  paragraph,
  publish,
  signInToWordPress,
  undo,
} from "../wordpress/block-editor.ts";
import { lacksWordPress, startWordPress, type WordPress } from "../wordpress/start-wordpress.ts";
import { openDoorTo, type SwitchableDoor } from "../wordpress/switchable-door.ts";

const isImpossible = lacksWordPress();
/** WordPress, its database and a product start, and all of them share two cores with other proofs. */
const LIMIT_MS = 600_000;

const TITLE = "6 ways to keep a rain barrel clean";
const WAYS = ["Cover it with a lid", "Empty it in winter", "Scrub the walls"];
const MORE_WAYS = ["Fit a mesh to the pipe", "Keep it in the shade", "Let the first rain run off"];
const FIRST = "<p>Dirt comes from above and grows from below.</p>";
const STORY = "have done so for sixty years and more, and their water stays clear from April to October.";
const sections = (field: (at: number) => string) =>
  [...WAYS, ...MORE_WAYS].map(
    (way, at) =>
      `<h2>${at + 1}. ${way}</h2><p>Gardeners of <a href="https://example.com/valley">valley ${at + 1}</a> ${STORY}</p>${field(at)}`,
  );
/** Lines that are typed like headings. */
const TYPED = [
  "<p>WHAT YOU NEED</p><p>A brush, a bucket and an hour on a dry day in April are enough for the whole barrel, and a neighbor who holds the ladder makes the work safe.</p>",
  "<p>WHAT TO AVOID</p><p>Bleach kills the plants that the water is for, and it eats the seals of the tap, so that the barrel drips all summer and has to be sealed anew.</p>",
];
const POST = {
  title: TITLE,
  html: [FIRST, ...sections((at) => `<p>Cost: $${20 + at}</p>`), ...TYPED].join(""),
};
const POST_WITHOUT_COSTS = {
  title: "6 ways to clean a water tank",
  html: [FIRST, ...sections(() => "")].join(""),
};

test.describe("the WordPress plug-in", () => {
  test.skip(isImpossible, "WordPress, PHP and MariaDB are not on this machine");
  test.setTimeout(LIMIT_MS);
  let folder: string;
  let wordpress: WordPress;
  let product: Product;
  let door: SwitchableDoor;

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    folder = mkdtempSync(join(tmpdir(), "citeworthy-zip-"));
    wordpress = await startWordPress();
    product = await startProduct("wordpress", {
      FETCH_ALLOW_HOSTS: new URL(wordpress.url).host,
    });
    door = await openDoorTo(Number(new URL(product.url).port));
  });
  test.afterAll(async () => {
    await door?.stop();
    await product?.stop();
    await wordpress?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const keyWith = async (page: Page, scopes: string[]): Promise<string> => {
    const answer = await page.request.post(`${product.url}/api/keys`, {
      data: { name: scopes.join(" "), scopes, days: 7 },
      headers: { Origin: product.url },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).key;
  };
  const openSettings = (page: Page) =>
    page.goto(`${wordpress.url}/wp-admin/options-general.php?page=citeworthy`);
  const connect = async (page: Page, address: string, key: string) => {
    await openSettings(page);
    await page.getByLabel("Server").fill(address);
    await page.getByLabel("API key").fill(key);
    await page.getByRole("button", { name: /^(Connect|Save connection)$/ }).click();
  };
  const titlesInProject = async (page: Page): Promise<string[]> => {
    const { projects } = await (await page.request.get(`${product.url}/api/projects`)).json();
    expect(projects).toHaveLength(1);
    const answer = await page.request.get(`${product.url}/api/projects/${projects[0].id}/pages`);
    const { pages } = await answer.json();
    return pages.map(({ title }: { title: string }) => title);
  };
  /** An edit in the sidebar, by its title. */
  const editIn = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

  test("install, connect, analyze a draft, use an edit, undo, publish, and see it in the project", async ({
    page,
    context,
  }) => {
    // Pictures of people and fonts for emoji come from elsewhere.
    await context.route(
      (url) => !["127.0.0.1", "localhost"].includes(url.hostname),
      (route) => route.abort(),
    );
    const signedUp = await page.request.post(`${product.url}/api/auth/sign-up/email`, {
      data: { ...newAccount(), name: "" },
      headers: { Origin: product.url },
    });
    expect(signedUp.status()).toBe(200);
    const key = await keyWith(page, ["read", "analyze"]);

    await test.step("install the zip", async () => {
      await signInToWordPress(page, wordpress);
      await installPlugin(page, wordpress, packWordpress(folder));
    });

    await test.step("connect: mistakes are named, and a key that works is kept out of the page", async () => {
      await connect(page, "ftp://example.com", key);
      await expect(page.getByText("beginning with https:// or http://")).toBeVisible();
      door.shut();
      await connect(page, door.url, key);
      await expect(page.getByText(`The Citeworthy server at ${door.url} can’t be reached.`)).toBeVisible();
      door.open();
      await connect(page, door.url, "cw_unknown");
      await expect(page.getByText("The server refused the key")).toBeVisible();
      await connect(page, door.url, await keyWith(page, ["read"]));
      await expect(page.getByText("The key lacks the scope analyze.")).toBeVisible();
      await connect(page, door.url, key);
      await expect(page.getByText("0 of 10 analyses used in this period.")).toBeVisible();
      expect(await page.content()).not.toContain(key);
    });

    const table = () => editIn(page, "A table compares the 6 entries");
    const headings = () => editIn(page, "2 lines become headings");

    await test.step("analyze a draft", async () => {
      await newPost(page, wordpress, POST);
      await page.getByRole("button", { name: "Citeworthy", exact: true }).click();
      await page.getByRole("button", { name: "Analyze this draft" }).click();
      await expect(page.getByText("How do I keep a rain barrel clean?")).toBeVisible();
      await expect(page.locator(".citeworthy-score strong")).toHaveText(/^\d\d$/);
      await expect(page.getByText("204 words")).toBeVisible();
      await expect(headings()).toContainText("WHAT YOU NEED");
      expect(await page.content()).not.toContain(key);
    });

    const before = await contentOf(page);

    await test.step("use an edit, undo it, and use it again", async () => {
      await headings().getByRole("button", { name: "Use this edit" }).click();
      await expect(headings().getByText("Used", { exact: true })).toBeVisible();
      const changed = await contentOf(page);
      expect(changed).toMatch(/<h3[^>]*>WHAT YOU NEED<\/h3>/);
      expect(changed).toMatch(/<h3[^>]*>WHAT TO AVOID<\/h3>/);
      expect(changed).not.toMatch(/<p[^>]*>WHAT/);
      await undo(page);
      await expect(headings().getByRole("button", { name: "Use this edit" })).toBeVisible();
      expect(await contentOf(page)).toBe(before);

      await headings().getByRole("button", { name: "Use this edit" }).click();
      await headings().getByRole("button", { name: "Undo" }).click();
      await expect(headings().getByRole("button", { name: "Use this edit" })).toBeVisible();
      expect(await contentOf(page)).toBe(before);

      // A heading and a table at the top are one step.
      await table().getByRole("button", { name: "Use this edit" }).click();
      await expect(table().getByText("Used", { exact: true })).toBeVisible();
      const compared = await contentOf(page);
      expect(compared).toMatch(/^<h2[^>]*>At a glance<\/h2>\s*<figure/);
      expect(compared).toContain("<td>Cover it with a lid</td><td>$20</td>");
      await undo(page);
      expect(await contentOf(page)).toBe(before);
      await table().getByRole("button", { name: "Use this edit" }).click();
    });

    await test.step("an edit whose text is gone is refused", async () => {
      await paragraph(page, "WHAT TO AVOID").fill("WHAT TO LEAVE");
      await expect.poll(() => contentOf(page)).toContain("WHAT TO LEAVE");
      const changed = await contentOf(page);
      await headings().getByRole("button", { name: "Use this edit" }).click();
      await expect(
        headings().getByText("The text that this edit changes is no longer in the post."),
      ).toBeVisible();
      expect(await contentOf(page)).toBe(changed);
    });

    await test.step("without the server nothing is lost", async () => {
      const text = await contentOf(page);
      door.shut();
      await page.getByRole("button", { name: "Analyze again" }).click();
      await expect(
        page.getByRole("region", { name: "Editor settings" }).getByText("can’t be reached"),
      ).toBeVisible();
      await expect(
        page.getByText("How do I keep a rain barrel clean?"),
        "the earlier analysis stays",
      ).toBeVisible();
      expect(await contentOf(page)).toBe(text);
      door.open();
    });

    await test.step("a published page is analyzed by itself and is in the project", async () => {
      await publish(page);
      const published = page.getByRole("button", { name: "Published page" });
      await expect(published).toBeVisible();
      await expect(page.getByRole("link", { name: "Open the report" })).toBeVisible({ timeout: LIMIT_MS });
      await expect(page.locator(".citeworthy-score strong")).toHaveCount(2);
      expect(await titlesInProject(page)).toContain(TITLE);
    });

    await test.step("a list is used, and what is published while the server is away is sent later", async () => {
      await newPost(page, wordpress, POST_WITHOUT_COSTS);
      await page.getByRole("button", { name: "Citeworthy", exact: true }).click();
      await page.getByRole("button", { name: "Analyze this draft" }).click();
      const entries = editIn(page, "The 6 entries are named at the top");
      await entries.getByRole("button", { name: "Use this edit" }).click();
      await expect(entries.getByText("Used", { exact: true })).toBeVisible();
      expect(await contentOf(page)).toMatch(
        /^<h2[^>]*>At a glance<\/h2>\s*<ul[^>]*>\s*<li>Cover it with a lid<\/li>/,
      );
      door.shut();
      await publish(page);
      await openSettings(page);
      await expect(page.getByText("1 published page is marked for analysis.")).toBeVisible();
      await page.getByRole("button", { name: "Send now" }).click();
      await expect(page.getByText("can’t be reached").first()).toBeVisible();
      await expect(page.getByText("1 published page is marked for analysis.")).toBeVisible();
      door.open();
      await page.getByRole("button", { name: "Send now" }).click();
      await expect(page.getByText("The marked pages were sent.")).toBeVisible();
      await expect
        .poll(() => titlesInProject(page), { timeout: LIMIT_MS })
        .toContain(POST_WITHOUT_COSTS.title);
    });

    await test.step("the sitemap becomes a bulk run of the project", async () => {
      await openSettings(page);
      await page.getByRole("button", { name: "Read the sitemap" }).click();
      await expect(page.getByText("Nothing has been spent yet.")).toBeVisible();
      await expect(page.getByText(/^\d+ pages found; you have 6 analyses left\./)).toBeVisible();
      await page.getByRole("button", { name: /^Analyze \d+ pages$/ }).click();
      await expect(page.getByText(/\d of \d+ pages analyzed\./)).toBeVisible();
    });

    await test.step("AI crawlers are counted by day, and others aren't", async () => {
      for (const agent of ["GPTBot/1.2; +https://openai.com/gptbot", "GPTBot/1.3", "NotGPTBot/1.0"])
        await page.request.get(`${wordpress.url}/`, {
          headers: { "User-Agent": `Mozilla/5.0 (compatible; ${agent})` },
        });
      await openSettings(page);
      await expect(page.getByRole("row", { name: /^GPTBot OpenAI, trains models 2 2 / })).toBeVisible();
    });

    await test.step("strangers can't use the connection", async () => {
      const answer = await page.request.post(`${wordpress.url}/wp-json/citeworthy/v1/posts/1/draft`, {
        data: { title: TITLE, content: FIRST },
      });
      expect(answer.status(), "a session without the editor's nonce").toBe(401);
    });

    await test.step("deactivated it keeps its data, deleted it leaves nothing", async () => {
      const options = async () => {
        await page.goto(`${wordpress.url}/wp-admin/options.php`);
        return page.locator('[name^="citeworthy_"]').count();
      };
      page.on("dialog", (dialog) => dialog.accept());
      await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
      await page.getByRole("link", { name: "Deactivate Citeworthy" }).click();
      await expect(page.getByText("Plugin deactivated.")).toBeVisible();
      expect(await options()).toBeGreaterThan(0);
      await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
      await page.getByRole("link", { name: "Delete Citeworthy" }).click();
      await expect(page.getByText("Citeworthy was successfully deleted.")).toBeVisible();
      expect(await options()).toBe(0);
    });
    expect(wordpress.complaints()).toEqual([]);
  });
});
