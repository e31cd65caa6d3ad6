/** The letters about trials, payments and monitors. Plain text, like those of an account. */
import { money } from "@citeworthy/core/product/money";
import { site } from "@citeworthy/core/product/site";
import type { DueLetter, LetterDetails, LetterKind } from "../../ports/letters.ts";
import type { Letter } from "../../ports/mail.ts";

type Words = { subject: string; text: string };
type Write = (details: LetterDetails, baseUrl: string) => Words;

const signature = `\n\n${site.name}\nQuestions? Write to ${site.supportEmail}.\n`;

const sum = ({ amount = 0, currency = "USD" }: LetterDetails) => money(Number(amount), String(currency));
const day = (moment: string | number | undefined) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment ?? 0));
const planName = ({ plan }: LetterDetails) => {
  const name = String(plan ?? "free");
  return name === "free" ? "" : ` for the ${name.charAt(0).toUpperCase()}${name.slice(1)} plan`;
};

/** A query may be long; a subject may not. */
const SHORT = 60;
const shortened = (query: string) =>
  [...query].length > SHORT ? `${[...query].slice(0, SHORT - 1).join("")}…` : query;

const WORDS: Record<LetterKind, Write> = {
  "trial-ending": ({ trialEnd }, baseUrl) => ({
    subject: `Your ${site.name} trial ends on ${day(trialEnd)}`,
    text: `Your free trial ends on ${day(trialEnd)}. Nothing is charged, and everything you have saved stays.\n\nTo go on analyzing articles after that, choose a plan:\n\n${baseUrl}/pricing`,
  }),
  "payment-receipt": (details, baseUrl) => ({
    subject: `Receipt from ${site.name}: ${sum(details)}`,
    text: `Thank you. We have received your payment of ${sum(details)}${planName(details)}.${
      details.invoiceUrl ? `\n\nYour invoice:\n\n${details.invoiceUrl}` : ""
    }\n\nYour plan, its next billing date and all payments are on your dashboard:\n\n${baseUrl}/dashboard`,
  }),
  "payment-failed": (details, baseUrl) => ({
    subject: `Your payment to ${site.name} did not go through`,
    text: `Your payment of ${sum(details)}${planName(details)} did not go through, and nothing was charged.\n\nCheck your card or choose another one under Manage billing on your dashboard, or try again from the pricing page:\n\n${baseUrl}/dashboard\n${baseUrl}/pricing`,
  }),
  "visibility-changed": ({ query, engine, before, after, monitor }, baseUrl) => ({
    subject: `“${shortened(String(query))}”: ${engine} cites you ${after} instead of ${before}`,
    text: `When asked “${query}”, ${engine} now cites your site in ${after} answers. In the 28 days before it was ${before}. The 95% intervals of the two do not meet, so this is more than noise.\n\nRead the answers and the trend:\n\n${baseUrl}/ai-visibility-monitor?${new URLSearchParams({ monitor: String(monitor), query: String(query) })}\n\nWe write only when a change is larger than the noise. You can pause the monitor on the same page.`,
  }),
};

export function writeLetter({ kind, to, details }: DueLetter, baseUrl: string): Letter {
  const { subject, text } = WORDS[kind](details, baseUrl);
  return { to, subject, text: text + signature };
}
