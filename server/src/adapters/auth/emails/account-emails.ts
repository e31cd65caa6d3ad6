/** Account emails: their text, of which the HTML is made when they are sent. Links are written out, so that readers see where they go. */

import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import type { Email } from "../../../ports/messages/mail.ts";

const CALLBACK = "/auth/callback";
const SECURITY_PAGE = "/dashboard/security";
/** The page that takes a new password. */
export const RESET_PAGE = "/reset-password";

/** After confirmation, people always return through the callback page, whatever the sign-up request asked for. */
function withCallback(link: string): string {
  const url = new URL(link);
  url.searchParams.set("callbackURL", CALLBACK);
  return url.href;
}

export const confirmAddress = (to: string, link: string): Email => ({
  to,
  subject: `Confirm your email address for ${site.name}`,
  text: `Confirm your email address by opening this link within one hour:\n\n${withCallback(link)}\n\nYour ${TRIAL_DAYS}-day trial needs no card. If you did not sign up, you can ignore this email.${emailSignature}`,
});

export const resetPassword = (to: string, link: string): Email => ({
  to,
  subject: `Reset your ${site.name} password`,
  text: `Open this link within one hour to reset your password:\n\n${link}\n\nThe link works once. Changing your password signs you out on all devices. If you did not request this, you can ignore this email; your password will not change.${emailSignature}`,
});

/** What still acts for the account after a change, and what a reset ended. */
const AFTER = {
  change:
    "Your passkeys, API keys, connected apps and webhooks still work. Members of your workspaces and links that you shared stay.",
  reset:
    "Your API keys and connected apps no longer work: create new keys for your programs, and connect your apps again. Passkeys and webhooks that you have still work. Members of your workspaces and links that you shared stay.",
};

export const passwordChanged = (to: string, by: keyof typeof AFTER, baseUrl: string): Email => ({
  to,
  subject: `Your ${site.name} password was changed`,
  text: `Your password was changed, and you were signed out on all other devices. ${AFTER[by]}\n\nHere you see your keys, webhooks and members:\n\n${baseUrl}/dashboard/api-keys\n${baseUrl}/dashboard/webhooks\n${baseUrl}/dashboard/members\n\nShared links are listed at their report and in the client report of their project.\n\nIf you did not do this, reset your password now:\n\n${baseUrl}/forgot-password\n\nHere you see your passkeys, your connected apps and where your account is signed in:\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});

type SignInOrigin = { device: string; network: string };

/** In UTC, because the server doesn't know where the reader is. */
const momentText = (at: Date) =>
  `${at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}, ${at.toISOString().slice(11, 16)} UTC`;

export const newDevice = (
  to: string,
  { device, network, at, baseUrl }: SignInOrigin & { at: Date; baseUrl: string },
): Email => ({
  to,
  subject: `New sign-in to your ${site.name} account`,
  text: `Somebody signed in to your account on a device that we have not seen before:\n\n${device}, from ${network}\n${momentText(at)}\n\nIf it was you, there is nothing to do. If not, sign out that device and change your password:\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});

export const signInsBlocked = (
  to: string,
  { network, baseUrl }: Omit<SignInOrigin, "device"> & { baseUrl: string },
): Email => ({
  to,
  subject: `Too many failed sign-ins to your ${site.name} account`,
  text: `Somebody entered wrong passwords for your account too often, from ${network}. We have blocked sign-ins from there for 15 minutes. Your account is still open to you.\n\nIf it was you and you forgot your password, reset it here:\n\n${baseUrl}/forgot-password\n\nIf not, your password still protects your account. Check that you use it nowhere else.${emailSignature}`,
});

const IF_NOT_YOU = "If it was not you, change your password and check where you are signed in:";

const TWO_FACTOR: Record<string, [subject: string, sentence: string]> = {
  "enable-two-factor": [
    "Two-step sign-in was turned on",
    "From now on, signing in with your password also needs a code from your authenticator app. Keep your recovery codes in a safe place: without them and without the app, you cannot sign in.",
  ],
  "disable-two-factor": [
    "Two-step sign-in was turned off",
    "From now on, your password alone is enough to sign in.",
  ],
  "new-recovery-codes": [
    "You have new recovery codes",
    "New recovery codes were created for your account. The earlier ones no longer work.",
  ],
};

export function twoFactorChanged(to: string, change: string, baseUrl: string): Email {
  const [subject, sentence] = TWO_FACTOR[change] ?? ["Two-step sign-in was changed", ""];
  return {
    to,
    subject: `${subject} for your ${site.name} account`,
    text: `${sentence}\n\n${IF_NOT_YOU}\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
  };
}

export const recoveryCodeUsed = (to: string, baseUrl: string): Email => ({
  to,
  subject: `A recovery code was used for your ${site.name} account`,
  text: `Somebody signed in to your account with your password and one of your recovery codes. Each code works once.\n\n${IF_NOT_YOU}\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});

export const codesBlocked = (to: string, baseUrl: string): Email => ({
  to,
  subject: `Too many wrong codes for your ${site.name} account`,
  text: `Somebody entered your correct password and then too many wrong codes. We have blocked codes for 15 minutes.\n\nIf it was not you, somebody knows your password. Reset it now:\n\n${baseUrl}/forgot-password${emailSignature}`,
});

export const passkeyAdded = (to: string, name: string, baseUrl: string): Email => ({
  to,
  subject: `A passkey was added to your ${site.name} account`,
  text: `The passkey "${name}" can now be used to sign in to your account.\n\n${IF_NOT_YOU}\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});
