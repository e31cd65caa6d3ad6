import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import type { Email } from "../../ports/messages/mail.ts";

/** The email that confirms that an account was deleted. */
export const farewell = (to: string, wasBilled: boolean): Email => ({
  to,
  subject: `Your ${site.name} account has been deleted`,
  text: `We have deleted your account and its data: profile, analyses, articles, shared links and usage.\n\n${
    wasBilled
      ? "Your subscription is cancelled and you will not be charged again. The payment provider keeps invoices as long as the law requires.\n\n"
      : ""
  }If you did not request this, contact us right away.${emailSignature}`,
});
