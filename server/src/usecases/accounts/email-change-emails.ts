/** The emails of a change of address: their text, of which the HTML is made when they are sent. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import type { Email } from "../../ports/messages/mail.ts";

const VALID_FOR = "The link works for 24 hours.";

export const confirmAtOldAddress = (to: string, newEmail: string, link: string): Email => ({
  to,
  subject: `Confirm the change of your ${site.name} email address`,
  text: `Somebody who is signed in to your account wants to change its email address to ${newEmail}. To allow it, open this link:\n\n${link}\n\n${VALID_FOR} The new address has to confirm it too.\n\nIf it was not you, do not open the link, and change your password.${emailSignature}`,
});

export const confirmAtNewAddress = (to: string, link: string): Email => ({
  to,
  subject: `Confirm your new ${site.name} email address`,
  text: `To use this address for your account, open this link:\n\n${link}\n\n${VALID_FOR} The earlier address has to confirm it too.\n\nIf you do not know what this is about, you can ignore this email.${emailSignature}`,
});

export const addressHasAccount = (to: string): Email => ({
  to,
  subject: `Your ${site.name} account`,
  text: `Somebody wanted to use this address for another account. It already belongs to yours, so nothing has changed.${emailSignature}`,
});

export const emailChanged = (to: string, newEmail: string): Email => ({
  to,
  subject: `Your ${site.name} email address was changed`,
  text: `Your account now uses ${newEmail}. Emails will no longer come to this address.\n\nIf you did not confirm this, contact us at once.${emailSignature}`,
});
