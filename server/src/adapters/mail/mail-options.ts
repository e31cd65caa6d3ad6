/** A message as the mail library takes it. Every email is sent as plain text and as HTML that says the same. */
import { emailHtml } from "@citeworthy/core/messages/email-html";
import { site } from "@citeworthy/core/product/identity/site";
import type { SendMailOptions } from "nodemailer";
import type { Email } from "../../ports/messages/mail.ts";

/** `from`: an address, or a name with an address in angle brackets. */
const addressIn = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from;

export function mailOptions(email: Email, from: string): SendMailOptions {
  const { sender, files = [], html, ...rest } = email;
  return {
    ...rest,
    html: html ?? emailHtml({ ...email, name: site.name }),
    from: sender?.name ? { name: sender.name, address: addressIn(from) } : sender ? addressIn(from) : from,
    ...(sender && sender.replyTo !== "" && { replyTo: sender.replyTo }),
    attachments: files.map(({ name, type, data, contentId }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(data),
      ...(contentId && { cid: contentId, contentDisposition: "inline" as const }),
    })),
  };
}
