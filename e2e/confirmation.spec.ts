/** A product with SMTP: an address is confirmed by mail before anyone is signed in. */

import { awake } from "./fixtures/page-views.ts";
import { expect, newAccount, test } from "./fixtures.ts";
import { startMailServer } from "./product/mail-server.ts";
import { linkIn, readable } from "./product/outbox.ts";
import { startProduct } from "./product/start-product.ts";
import { enter, expectSignedIn, expectSignedOut, openModal } from "./screens/auth.ts";

test("with SMTP a sign-up waits for its confirmation, on the page and in the window, and the mail's link signs in", async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(/status of 403/);
  const mail = await startMailServer();
  const product = await startProduct("smtp", { SMTP_URL: mail.url });
  const mailTo = async (email: string) => {
    const find = () => mail.received.map(readable).find((text) => text.includes(email));
    await expect.poll(find, { message: `a mail to ${email}` }).toBeDefined();
    return find() ?? "";
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

    await page.goto(`${product.url}/pricing`);
    await awake(page);
    const unconfirmed = await openModal(page, "Sign In");
    await enter(unconfirmed, account, "Sign In");
    await expect(unconfirmed.getByText(/Please confirm your email address first/)).toBeVisible();
    await unconfirmed.getByRole("tab", { name: "Sign Up" }).click();
    await enter(unconfirmed, newAccount(), "Sign Up");
    await expect(page.getByRole("dialog").getByText("Check your email")).toBeVisible();

    // The window was opened on /pricing, so that is where the person wanted to be.
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
