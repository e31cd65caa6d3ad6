/** Emails about trials, payments and monitors: their text, of which the HTML is made when they are sent. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { money } from "@citeworthy/core/product/plans/money";
import type { DueEmail, EmailDetails, EmailKind } from "../../ports/messages/emails.ts";
import { type Email, oneClickStop } from "../../ports/messages/mail.ts";

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

/** After a change of the secret the token can't be read; the emails are then switched off on the page itself. */
export function stopOf(token: string | number | undefined, baseUrl: string, page: string) {
  if (token === undefined) return { url: `${baseUrl}${page}`, headers: {} };
  const url = `${baseUrl}/unsubscribe/${token}`;
  return { url, headers: { headers: oneClickStop(url) } };
}

export const monitorLink = (
  baseUrl: string,
  { monitor, query }: Record<"monitor" | "query", string | number | undefined>,
): string =>
  `${baseUrl}/ai-visibility-monitor?${new URLSearchParams({ monitor: String(monitor), query: String(query) })}`;
export const runLink = (baseUrl: string, run: string | number | undefined): string =>
  `${baseUrl}/ai-visibility-monitor/runs/${run}/said`;

const openWords = (open: number) => `${open} open ${open === 1 ? "item" : "items"}`;

const bullets = (lines: string | number): string => String(lines).replace(/^(?=.)/gm, "- ");

/** A report for a client is written by `write-report-email.ts`: it carries the sender's name. */
type WrittenKind = Exclude<EmailKind, "client-report">;
type WrittenEmail = Pick<DueEmail, "to" | "details"> & { kind: WrittenKind };

const CONTENT: Record<WrittenKind, Write> = {
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
    text: `For “${query}”, ${engine} cited your site in ${after} answers in the latest run. In the 28 days before, it was ${before}. The 95% confidence intervals do not overlap, so this is unlikely to be random.\n\nSee the answers and the trend:\n\n${monitorLink(baseUrl, { monitor, query })}\n\nWe email you only when a change is statistically clear. You can pause the monitor on that page.`,
  }),
  "claim-unsupported": ({ query, engine, claim, page, note, more, run }, baseUrl) => ({
    subject: `${engine} says something about you that your page does not: “${shortened(String(query))}”`,
    text: `In the latest run for “${query}”, ${engine} says:\n\n“${claim}”\n\nIt cites ${page}, which does not say so.${note ? ` ${note}` : ""}${
      Number(more) > 0 ? `\n\nThe run has ${more} more such ${Number(more) === 1 ? "claim" : "claims"}.` : ""
    }\n\nSee the words of the answer beside those of your page:\n\n${runLink(baseUrl, run)}\n\nWe email you only about claims that the run before did not have. You can pause the monitor on that page.`,
  }),
  "work-digest": ({ workspace, open, overdue, mine, changed, token }, baseUrl) => {
    const stop = stopOf(token, baseUrl, "/work-list");
    const parts = [
      `${openWords(Number(open))} in ${workspace}${Number(overdue) > 0 ? `, ${overdue} overdue` : ""}.`,
      changed ? `What became of your work:\n${bullets(changed)}` : "",
      mine ? `Given to you:\n${bullets(mine)}` : "",
      `Open the work list:\n\n${baseUrl}/work-list`,
      `You get this email once a week because you asked for it. Stop it:\n\n${stop.url}`,
    ];
    return {
      subject: `${openWords(Number(open))} on the work list of ${shortened(String(workspace))}`,
      text: parts.filter((part) => part !== "").join("\n\n"),
      ...stop.headers,
    };
  },
  "pages-changed": ({ project, projectId, changed, pages, words, token }, baseUrl) => {
    const stop = stopOf(token, baseUrl, `/projects/${projectId}`);
    return {
      subject: `${changed} of ${pages} ${Number(pages) === 1 ? "page" : "pages"} changed in ${shortened(String(project))}`,
      text: `${words}\n\nSee all pages:\n\n${baseUrl}/projects/${projectId}\n\nWe email you only when a score changed by three points or more, a check came out differently, or a date moved alone. Stop these emails:\n\n${stop.url}`,
      ...stop.headers,
    };
  },
};

export function writeEmail({ kind, to, details }: WrittenEmail, baseUrl: string): Email {
  const { subject, text, headers } = CONTENT[kind](details, baseUrl);
  return { to, subject, text: text + emailSignature, ...(headers && { headers }) };
}
