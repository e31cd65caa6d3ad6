/** The letters of an account. Plain text: every mail program shows it, and the link can be read before it is opened. */

import { TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { site } from "@citeworthy/core/product/site";
import type { Letter } from "../../ports/mail.ts";

const CALLBACK = "/auth/callback";
const signature = `\n\n${site.name}\nQuestions? Write to ${site.supportEmail}.\n`;

/** Whatever the sign-up asked for, a confirmed address comes back by the callback page. */
function withCallback(link: string): string {
  const url = new URL(link);
  url.searchParams.set("callbackURL", CALLBACK);
  return url.href;
}

export const confirmAddress = (to: string, link: string): Letter => ({
  to,
  subject: `Confirm your e-mail address for ${site.name}`,
  text: `Please confirm that this address is yours by opening this link within one hour:\n\n${withCallback(link)}\n\nYour ${TRIAL_DAYS}-day trial needs no card. If you did not sign up, ignore this letter and nothing happens.${signature}`,
});

export const resetPassword = (to: string, link: string): Letter => ({
  to,
  subject: `Set a new password for ${site.name}`,
  text: `Open this link within one hour to choose a new password:\n\n${link}\n\nThe link works once, and a new password signs you out everywhere. If you did not ask for it, ignore this letter: your password stays as it is.${signature}`,
});

export const passwordChanged = (to: string, baseUrl: string): Letter => ({
  to,
  subject: `Your ${site.name} password was changed`,
  text: `Your password was changed, and every other device was signed out.\n\nIf this was not you, set a new password at once:\n\n${baseUrl}/forgot-password${signature}`,
});
