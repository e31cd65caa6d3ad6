/** Emails about trials, payments and monitors. Plain text, like account emails. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { money } from "@citeworthy/core/product/plans/money";
import type { DueEmail, EmailDetails, EmailKind } from "../../ports/messages/emails.ts";
import type { Email } from "../../ports/messages/mail.ts";

type Content = { subject: string; text: string; headers?: Record<string, string> };
type Write = (details: EmailDetails, baseUrl: string) => Content;

const sum = ({ amount = 0, currency = "USD" }: EmailDetails) => money(Number(amount), String(currency));
const day = (moment: string | number | undefined) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment ?? 0));
const planName = ({ plan }: EmailDetails) => {
  const name = String(plan ?? "free");
  return name === "free" ? "" : ` for the ${name.charAt(0).toUpperCase()}${name.slice(1)} plan`;
};

/** Mail programs cut long subjects, so a long query is shortened there. */
const MAX_QUERY_IN_SUBJECT = 60;
const shortened = (query: string) =>
  [...query].length > MAX_QUERY_IN_SUBJECT
    ? `${[...query].slice(0, MAX_QUERY_IN_SUBJECT - 1).join("")}…`
    : query;

const CONTENT: Record<EmailKind, Write> = {
  "trial-ending": ({ trialEnd }, baseUrl) => ({
    subject: `Your ${site.name} trial ends on ${day(trialEnd)}`,
    text: `Your free trial ends on ${day(trialEnd)}. You will not be charged, and your saved results stay.\n\nTo keep analyzing articles, choose a plan:\n\n${baseUrl}/pricing`,
  }),
  "payment-receipt": (details, baseUrl) => ({
    subject: `Receipt from ${site.name}: ${sum(details)}`,
    text: `Thank you. We received your payment of ${sum(details)}${planName(details)}.${
      details.invoiceUrl ? `\n\nYour invoice:\n\n${details.invoiceUrl}` : ""
    }\n\nSee your plan, next billing date and payments on your dashboard:\n\n${baseUrl}/dashboard`,
  }),
  "payment-failed": (details, baseUrl) => ({
    subject: `Your payment to ${site.name} did not go through`,
    text: `Your payment of ${sum(details)}${planName(details)} did not go through. You were not charged.\n\nUpdate your card under Manage billing on your dashboard, or try again from the pricing page:\n\n${baseUrl}/dashboard\n${baseUrl}/pricing`,
  }),
  "visibility-changed": ({ query, engine, before, after, monitor }, baseUrl) => ({
    subject: `${engine} now cites you in ${after} answers for “${shortened(String(query))}” (was ${before})`,
    text: `For “${query}”, ${engine} cited your site in ${after} answers in the latest run. In the 28 days before, it was ${before}. The 95% confidence intervals do not overlap, so this is unlikely to be random.\n\nSee the answers and the trend:\n\n${baseUrl}/ai-visibility-monitor?${new URLSearchParams({ monitor: String(monitor), query: String(query) })}\n\nWe email you only when a change is statistically clear. You can pause the monitor on that page.`,
  }),
  "pages-changed": ({ project, projectId, changed, pages, words, token }, baseUrl) => {
    const stop = `${baseUrl}/unsubscribe/${token}`;
    return {
      subject: `${changed} of ${pages} ${Number(pages) === 1 ? "page" : "pages"} changed in ${shortened(String(project))}`,
      text: `${words}\n\nSee all pages:\n\n${baseUrl}/projects/${projectId}\n\nWe email you only when a score changed by three points or more, a check came out differently, or a date moved alone. Stop these emails:\n\n${stop}`,
      // RFC 8058: mail programs show a button that stops the emails by one request.
      headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  },
};

export function writeEmail({ kind, to, details }: DueEmail, baseUrl: string): Email {
  const { subject, text, headers } = CONTENT[kind](details, baseUrl);
  return { to, subject, text: text + emailSignature, ...(headers && { headers }) };
}
