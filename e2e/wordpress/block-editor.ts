/** What journeys do and read in WordPress: sign in, install a plug-in, write a post. */
import { expect, type Page } from "@playwright/test";
import type { WordPress } from "./start-wordpress.ts";

export async function signInToWordPress(page: Page, { url, user, password }: WordPress): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(user);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

export async function installPlugin(page: Page, { url }: WordPress, zip: string): Promise<void> {
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel("Plugin zip file").setInputFiles(zip);
  await page.getByRole("button", { name: "Install Now" }).click();
  await page.getByRole("link", { name: "Activate Plugin" }).click();
  await expect(page.getByText("Plugin activated.")).toBeVisible();
}

type Editor = {
  wp: {
    blocks: { parse(html: string): unknown[]; rawHandler(given: { HTML: string }): unknown[] };
    data: {
      dispatch(store: string): Record<string, (...given: unknown[]) => unknown>;
      select(store: string): Record<string, (...given: unknown[]) => unknown>;
    };
  };
};

export async function newPost(
  page: Page,
  { url }: WordPress,
  { title, html }: { title: string; html: string },
) {
  await page.goto(`${url}/wp-admin/post-new.php`);
  await expect(page.getByRole("button", { name: "Citeworthy", exact: true })).toBeVisible();
  await page.evaluate(
    ([heading, text]) => {
      const { wp } = globalThis as unknown as Editor;
      wp.data.dispatch("core/editor").editPost?.({ title: heading });
      wp.data.dispatch("core/block-editor").insertBlocks?.(wp.blocks.rawHandler({ HTML: text ?? "" }));
    },
    [title, html],
  );
}

/** The text of the post as it would be saved, without the comments of the editor. */
export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { wp } = globalThis as unknown as Editor;
    return String(wp.data.select("core/editor").getEditedPostContent?.())
      .replace(/<!--.*?-->/gs, "")
      .trim();
  });

export const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).first().click();

export const paragraph = (page: Page, text: string) =>
  page.locator('[data-type="core/paragraph"][contenteditable="true"]').filter({ hasText: text });

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("region", { name: "Editor publish" });
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(panel.getByText("is now live.")).toBeVisible();
  await panel.getByRole("button", { name: "Close panel" }).click();
}
