import { site } from "@citeworthy/core/product/site";
import type { Letter } from "../../ports/mail.ts";

/** The last letter to somebody whose account is gone. */
export const farewell = (to: string, wasBilled: boolean): Letter => ({
  to,
  subject: `Your ${site.name} account has been deleted`,
  text: `Your account and everything stored in it have been deleted: your profile, analyses, articles, shared links and usage.\n\n${
    wasBilled
      ? "Your subscription was cancelled, and you will not be charged again. The payment provider keeps its invoices for as long as the law asks it to.\n\n"
      : ""
  }If this was not you, please write to us at once.\n\n${site.name}\nQuestions? Write to ${site.supportEmail}.\n`,
});
