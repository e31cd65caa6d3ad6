/** Account emails. Plain text: every mail program shows it, and readers can see where a link goes before they open it. */

import { emailSignature } from "@citeworthy/core/product/email-signature";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { site } from "@citeworthy/core/product/site";
import type { Email } from "../../ports/mail.ts";

const CALLBACK = "/auth/callback";
const SECURITY_PAGE = "/dashboard/security";

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

export const passwordChanged = (to: string, baseUrl: string): Email => ({
  to,
  subject: `Your ${site.name} password was changed`,
  text: `Your password was changed, and you were signed out on all other devices.\n\nIf you did not do this, reset your password now:\n\n${baseUrl}/forgot-password\n\nHere you see where your account is signed in:\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});

type Place = { device: string; network: string };

/** In UTC, because the server doesn't know where the reader is. */
const momentText = (at: Date) =>
  `${at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}, ${at.toISOString().slice(11, 16)} UTC`;

export const newDevice = (
  to: string,
  { device, network, at, baseUrl }: Place & { at: Date; baseUrl: string },
): Email => ({
  to,
  subject: `New sign-in to your ${site.name} account`,
  text: `Somebody signed in to your account on a device that we have not seen before:\n\n${device}, from ${network}\n${momentText(at)}\n\nIf it was you, there is nothing to do. If not, sign out that device and change your password:\n\n${baseUrl}${SECURITY_PAGE}${emailSignature}`,
});

export const signInsBlocked = (
  to: string,
  { network, baseUrl }: Omit<Place, "device"> & { baseUrl: string },
): Email => ({
  to,
  subject: `Too many failed sign-ins to your ${site.name} account`,
  text: `Somebody entered wrong passwords for your account too often, from ${network}. We have blocked sign-ins from there for 15 minutes. Your account is still open to you.\n\nIf it was you and you forgot your password, reset it here:\n\n${baseUrl}/forgot-password\n\nIf not, your password still protects your account. Check that you use it nowhere else.${emailSignature}`,
});
