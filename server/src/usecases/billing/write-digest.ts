/** Several emails about changes as one: each kind under its own heading. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import type { ChangeKind, EmailDetails } from "../../ports/messages/emails.ts";
import type { Email } from "../../ports/messages/mail.ts";
import { monitorLink, runLink, stopOf } from "./write-email.ts";

export type WrittenChange = { to: string; kind: ChangeKind; details: EmailDetails };
type Section = {
  title: (changes: readonly EmailDetails[]) => string;
  write: (details: EmailDetails) => string;
};

/** More would be a report; the pages that the email links to have them all. */
const MAX_PER_SECTION = 20;

const heading = (words: string): string => `${words}\n${"-".repeat(Math.max(3, words.length))}`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const sections = (baseUrl: string): Record<ChangeKind, Section> => ({
  "visibility-changed": {
    title: ({ length }) => counted(length, "change in AI answers", "changes in AI answers"),
    write: ({ query, engine, before, after, monitor }) =>
      `For “${query}”, ${engine} cited your site in ${after} answers. In the 28 days before, it was ${before}.\n${monitorLink(baseUrl, { monitor, query })}`,
  },
  "claim-unsupported": {
    title: (runs) => {
      const count = runs.reduce((sum, { more }) => sum + 1 + Number(more ?? 0), 0);
      return counted(count, "unsupported claim", "unsupported claims");
    },
    write: ({ query, engine, claim, page, note, run }) =>
      `For “${query}”, ${engine} says:\n\n“${claim}”\n\nIt cites ${page}, which does not say so.${note ? ` ${note}` : ""}\n${runLink(baseUrl, run)}`,
  },
  "pages-changed": {
    title: ({ length }) => counted(length, "run with changed pages", "runs with changed pages"),
    write: ({ project, projectId, changed, pages, words, token }) =>
      `${project}: ${changed} of ${pages} ${Number(pages) === 1 ? "page" : "pages"} changed\n${baseUrl}/projects/${projectId}\n\n${words}\n\nStop the emails of this schedule:\n${stopOf(token, baseUrl, `/projects/${projectId}`).url}`,
  },
});

const ONCE_A_DAY =
  "We email you about changes at most once a day. Changes in AI answers are those that are statistically clear; you can pause a monitor on its page:";

export function writeDigest(changes: readonly WrittenChange[], baseUrl: string): Email {
  const parts = Object.entries(sections(baseUrl)).flatMap(([kind, { title, write }]) => {
    const own = changes.filter((one) => one.kind === kind).map(({ details }) => details);
    if (own.length === 0) return [];
    const shown = own.slice(0, MAX_PER_SECTION).map(write);
    const more = own.length > shown.length ? [`And ${own.length - shown.length} more.`] : [];
    return [{ title: title(own), paragraphs: [...shown, ...more] }];
  });
  // One kind needs no heading: the subject says it.
  const texts = parts.map(({ title, paragraphs }) =>
    [...(parts.length > 1 ? [heading(title)] : []), ...paragraphs].join("\n\n"),
  );
  return {
    to: changes[0]?.to ?? "",
    subject: parts.map(({ title }) => title).join(", "),
    text: `${texts.join("\n\n")}\n\n${ONCE_A_DAY}\n\n${baseUrl}/ai-visibility-monitor${emailSignature}`,
  };
}
