/** A product with SMTP: an email address has to be confirmed before the first sign-in. */

import { readableMail } from "@citeworthy/server/testing";
import type { Locator, Page } from "@playwright/test";
import { awake } from "../../fixtures/page-views.ts";
import { expect, newAccount, test } from "../../fixtures/test.ts";
import { startMailServer } from "../../product/mail-server.ts";
import { linkIn } from "../../product/outbox.ts";
import { startProduct } from "../../product/start-product.ts";
import { enter, expectSignedIn, expectSignedOut, openModal } from "../../screens/auth.ts";
import { expectNoSidewaysScroll } from "../../screens/result.ts";

/** The button waits before it can be pressed again. */
async function sendAgain(where: Page | Locator): Promise<void> {
  await where.getByRole("button", { name: "Send again" }).click();
  await expect(
    where.getByText(/fewer than 3 links in the last hour, a new link is on its way/),
  ).toBeVisible();
  await expect(where.getByRole("button", { name: /Send again in \d+ s/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
}

test("with SMTP a sign-up waits for its confirmation, on the page and in the window, and the mail's link signs in", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 403/);
  const mail = await startMailServer();
  const product = await startProduct("smtp", { SMTP_URL: mail.url });
  const mailsTo = (email: string) => mail.received.map(readableMail).filter((text) => text.includes(email));
  const mailTo = async (email: string) => {
    await expect.poll(() => mailsTo(email)[0], { message: `a mail to ${email}` }).toBeDefined();
    return mailsTo(email)[0] ?? "";
  };
  try {
    const account = newAccount();
    await page.goto(`${product.url}/signup`);
    await awake(page);
    await enter(page, account, "Sign Up");
    await expect(page.getByText("Check your email")).toBeVisible();
    await expectSignedOut(page);
    const link = linkIn(await mailTo(account.email), product.url);
    await expect(page).toHaveURL(`${product.url}/signup`);
    await sendAgain(page);
    await expect.poll(() => mailsTo(account.email)).toHaveLength(2);

    await page.goto(`${product.url}/pricing`);
    await awake(page);
    const unconfirmed = await openModal(page, "Sign In");
    await enter(unconfirmed, account, "Sign In");
    await expect(unconfirmed.getByText(/Please confirm your email address first/)).toBeVisible();
    await sendAgain(unconfirmed);
    await unconfirmed.getByRole("tab", { name: "Sign Up" }).click();
    await enter(unconfirmed, newAccount(), "Sign Up");
    await expect(page.getByRole("dialog").getByText("Check your email")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${product.url}/auth/callback?error=TOKEN_EXPIRED`);
    await expect(page.getByText(/This link has expired or was already used/)).toBeVisible();
    await awake(page);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    const late = newAccount();
    await page.request.post(`${product.url}/api/auth/sign-up/email`, {
      data: { ...late, name: "" },
      headers: { Origin: product.url },
    });
    await page.getByLabel("Email").fill(late.email);
    await sendAgain(page);
    await expect.poll(() => mailsTo(late.email)).toHaveLength(2);

    // The window was opened on /pricing, so the link leads back there.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(link);
    await page.waitForURL(`${product.url}/pricing`);
    await expectSignedIn(page);
  } finally {
    // Whatever the page still fetches ahead would find nobody.
    await page.close();
    await product.stop();
    await mail.stop();
  }
});

test("a new link can be asked for after signing up, when signing in and for an expired link, on a phone and on a desktop", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 403/);
  const mail = await startMailServer();
  const product = await startProduct("send-again", { SMTP_URL: mail.url });
  const mailsTo = (email: string) =>
    mail.received.map(readableMail).filter((text) => text.includes(email)).length;
  const visit = async (path: string) => {
    await page.goto(product.url + path);
    await awake(page);
  };
  /** Another account each time, because one address gets only a few of these emails an hour. */
  const signedUp = async () => {
    const account = newAccount();
    await page.request.post(`${product.url}/api/auth/sign-up/email`, {
      data: { ...account, name: "" },
      headers: { Origin: product.url },
    });
    return account;
  };
  const expectNewMail = async (email: string) => {
    const before = mailsTo(email);
    await sendAgain(page);
    await expect.poll(() => mailsTo(email)).toBeGreaterThan(before);
  };
  try {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const account = newAccount();
      await visit("/signup");
      await enter(page, account, "Sign Up");
      await expect(page.getByText("Check your email")).toBeVisible();
      await expectNewMail(account.email);

      const unconfirmed = await signedUp();
      await visit("/signin");
      await enter(page, unconfirmed, "Sign In");
      await expect(page.getByText(/Please confirm your email address first/)).toBeVisible();
      await expectNewMail(unconfirmed.email);

      const late = await signedUp();
      await visit("/auth/callback?error=TOKEN_EXPIRED");
      await page.getByLabel("Email").fill(late.email);
      await expectNewMail(late.email);
      await expectNoSidewaysScroll(page);
    }
  } finally {
    await page.close();
    await product.stop();
    await mail.stop();
  }
});
