/** A team: inviting, accepting with a new and an existing account, what each role sees, transfer, leaving and removal. */
import type { Browser, Page } from "@playwright/test";
import { listenForPageViews } from "../../fixtures/page-views.ts";
import {
  type Account,
  expect,
  expectNoAxeViolations,
  linkIn,
  newAccount,
  newestMail,
  open,
  place,
  reload,
  signUp,
  test,
} from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectFits } from "../../screens/widths.ts";

const nameOf = ({ email }: Account) => email.split("@")[0] ?? "";

/** At both widths; the journey then goes on at its own. */
async function checkScreen(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectFits(page, () => expectNoAxeViolations(page));
  if (own) await page.setViewportSize(own);
}

/** As wide as the window of the other page. */
async function newPage(browser: Browser, beside: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: place.now.baseUrl,
    viewport: beside.viewportSize(),
  });
  await listenForPageViews(context);
  return context.newPage();
}

async function newProject(page: Page, name: string): Promise<void> {
  const headers = { Origin: place.now.baseUrl };
  const answer = await page.request.post("/api/projects", { data: { name }, headers });
  expect(answer.status()).toBe(201);
}

/** Sends the invite on the members page and returns the link from the email. */
async function invite(page: Page, email: string, role: string, project?: string): Promise<string> {
  await open(page, "/dashboard/members");
  const form = panel(page, "Invite someone");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Role").selectOption(role);
  if (project) await form.getByRole("checkbox", { name: project }).check();
  await form.getByRole("button", { name: "Send invite" }).click();
  await expect(form).toContainText(`Invite sent to ${email}`);
  return linkIn(await newestMail(email, /invites you/));
}

/** Somebody who has an account accepts. */
async function joined(browser: Browser, owner: Page, role: string, project?: string) {
  const page = await newPage(browser, owner);
  const account = await signUp(page);
  const link = await invite(owner, account.email, role, project);
  await open(page, link);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  return { page, account };
}

/** The header is fixed, so what doesn't fit into it is cut off instead of making the page wider. */
const headerEnd = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll("header a, header button, header summary")];
    const visible = items.filter((item) => item.checkVisibility({ contentVisibilityAuto: true }));
    return Math.max(...visible.map((item) => item.getBoundingClientRect().right));
  });

const menu = (page: Page) => page.locator("header details").filter({ hasText: "Your workspaces" }).first();

for (const width of WIDTHS)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a new and an existing account join by invitation, and each role sees its part", async ({
      asUser: { page, account: owner },
      browser,
      problems,
    }) => {
      problems.allow(/status of 40[34]/);
      await newProject(page, "Brew Notes");
      await newProject(page, "Secret Roasts");
      await open(page, "/dashboard/members");
      await expect(page.getByRole("heading", { name: "Only you so far" })).toBeVisible();
      await checkScreen(page);
      const own = page.viewportSize();
      for (const width of [320, 390, 1081, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await headerEnd(page), `the header at ${width}`).toBeLessThanOrEqual(width);
      }
      if (own) await page.setViewportSize(own);

      // A new account: signs up from the link and comes back to it.
      const guest = newAccount();
      const link = await invite(page, guest.email, "editor");
      await checkScreen(page);
      const editor = await newPage(browser, page);
      await open(editor, link);
      await expect(editor.getByRole("heading", { name: `Join ${nameOf(owner)}` })).toBeVisible();
      await checkScreen(editor);
      await editor.getByRole("link", { name: "Create an account" }).click();
      await editor.waitForURL(/\/signup\?redirect=/);
      await signUp(editor, guest);
      await open(editor, link);
      await editor.getByRole("button", { name: "Accept the invitation" }).click();
      await expect(menu(editor).locator("summary").first()).toContainText(nameOf(owner));
      await open(editor, "/projects");
      await expect(editor.getByRole("link", { name: "Brew Notes" })).toBeVisible();
      await expect(editor.getByRole("link", { name: "Add pages" })).toBeVisible();
      await open(editor, link);
      await expect(editor.getByText("already used")).toBeVisible();

      // An existing account; somebody else who got the link can't use it.
      const viewerPage = await newPage(browser, page);
      const viewerAccount = await signUp(viewerPage);
      const forViewer = await invite(page, viewerAccount.email, "viewer");
      await open(editor, forViewer);
      await expect(editor.getByRole("alert")).toContainText(`This invitation is for ${viewerAccount.email}`);
      await open(viewerPage, forViewer);
      await viewerPage.getByRole("button", { name: "Accept the invitation" }).click();
      await expect(viewerPage.getByText("You are a viewer in this workspace")).toBeVisible();
      await checkScreen(viewerPage);
      await open(viewerPage, "/projects");
      await expect(viewerPage.getByRole("link", { name: "Brew Notes" })).toBeVisible();
      await expect(viewerPage.getByRole("link", { name: "Add pages" })).toHaveCount(0);
      await open(viewerPage, "/projects/add");
      await expect(viewerPage.getByRole("heading", { name: "This page isn't for your role" })).toBeVisible();

      // A trial has three seats; a client needs none, and sees one report.
      await open(page, "/dashboard/members");
      await expect(panel(page, "Invite someone")).toContainText("All 3 seats are used.");
      await expect(page.getByText("3 of 3 seats used. Clients need none.")).toBeVisible();
      await checkScreen(page);
      const client = await joined(browser, page, "client", "Brew Notes");
      await expect(client.page.getByRole("heading", { name: "Reports" })).toBeVisible();
      await expect(client.page.getByRole("link", { name: /Brew Notes/ })).toBeVisible();
      await expect(client.page.getByText("Secret Roasts")).toHaveCount(0);
      await checkScreen(client.page);
      // Nothing leads where a client may not go. Narrow screens have the same links in the menu.
      await expect(client.page.locator("[data-work-row] nav a")).toHaveText(["Reports", "Work list"]);
      await client.page.getByRole("link", { name: /Brew Notes/ }).click();
      await client.page.waitForURL(/\/print$/);
      await expect(client.page.getByText("Brew Notes").first()).toBeVisible();
      await open(client.page, "/ai-visibility-monitor");
      await expect(client.page.getByRole("heading", { name: "This page isn't for your role" })).toBeVisible();
      await open(client.page, "/dashboard/members");
      await expect(client.page.getByText(owner.email)).toHaveCount(0);
      await checkScreen(client.page);

      // Back to the own workspace by the menu in the header, and again to this one.
      for (const target of [nameOf(client.account), nameOf(owner)]) {
        await open(client.page, "/pricing");
        await menu(client.page).locator("summary").first().click();
        await expectNoAxeViolations(client.page);
        await menu(client.page).getByRole("button", { name: target }).click();
        await client.page.waitForURL(/\/(projects)?$/);
        await expect(menu(client.page).locator("summary").first()).toContainText(target);
      }
    });

    test("ownership is transferred and accepted; members leave and are removed", async ({
      asUser: { page, account: owner },
      browser,
      problems,
    }) => {
      problems.allow(/status of 40[34]/);
      const { page: next, account } = await joined(browser, page, "editor");
      const { page: leaver, account: left } = await joined(browser, page, "viewer");
      await leaver.waitForURL("/");
      await open(leaver, "/dashboard/members");
      await checkScreen(leaver);
      await leaver.getByRole("button", { name: "Leave" }).click();
      await leaver.getByRole("dialog").getByRole("button", { name: "Leave the workspace" }).click();
      await leaver.waitForURL("/");
      await expect(menu(leaver).locator("summary").first()).toContainText(nameOf(left));

      await open(page, "/dashboard/members");
      await expect(panel(page, "Members")).not.toContainText(left.email);
      await page.getByRole("button", { name: "Transfer" }).click();
      await checkScreen(page);
      await page.getByRole("dialog").getByRole("button", { name: "Ask them to accept" }).click();
      await expect(panel(page, "Ownership")).toContainText(`${nameOf(account)} was asked to accept`);
      await newestMail(account.email, /wants to transfer/);
      await open(next, "/dashboard/members");
      await checkScreen(next);
      await next.getByRole("button", { name: "Accept ownership" }).click();
      await expect(panel(next, "Invite someone")).toBeVisible();
      await expect(panel(next, "Activity")).toContainText(`${nameOf(account)} became the owner`);

      await reload(page);
      await expect(panel(page, "Your membership")).toContainText("Leave this workspace");
      await expect(panel(page, "Invite someone")).toHaveCount(0);
      await reload(next);
      await panel(next, "Members")
        .getByRole("button", { name: `Remove ${nameOf(owner)}` })
        .click();
      await expectNoAxeViolations(next);
      await next
        .getByRole("dialog")
        .getByRole("button", { name: `Remove ${nameOf(owner)}` })
        .click();
      await expect(panel(next, "Members")).not.toContainText(owner.email);

      // The session of the removed member goes on in the workspace of their own.
      await open(page, "/dashboard/members");
      await expect(panel(page, "Members")).not.toContainText(account.email);
      await expect(page.getByRole("heading", { name: "Only you so far" })).toBeVisible();
    });

    test("an owner with members who deletes the account is asked to transfer the workspace or to delete it", async ({
      asUser: { page, account: owner },
      browser,
      problems,
    }) => {
      problems.allow(/status of 400/);
      await joined(browser, page, "viewer");
      await open(page, "/dashboard");
      await page.getByRole("button", { name: "Delete my account" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete my account" });
      await dialog.getByLabel("Your password").fill(owner.password);
      await dialog.getByRole("button", { name: "Delete my account" }).click();
      await expect(dialog.getByRole("alert")).toContainText(
        `You own ${nameOf(owner)}, where other people work. Transfer the ownership or delete the workspace first.`,
      );
      await checkScreen(page);
      await dialog.getByRole("link", { name: "transfer it or delete it" }).click();
      await page.waitForURL("/dashboard/members");
      const ownership = panel(page, "Ownership");
      await expect(ownership.getByRole("button", { name: "Transfer" })).toBeVisible();
      await expect(ownership.getByRole("button", { name: "Delete this workspace" })).toBeVisible();
    });
  });
