/** Where a client stops emails with reports. It has no brand: a link that somebody guesses must not tell whose it is. */
import { PLAIN_BRAND } from "./report-brand.ts";
import { brandedPage } from "./report-page.ts";

const PAGES = {
  ask: {
    title: "Stop these emails?",
    body: `<p>You will get no more reports by email from this sender.</p>
<form method="post"><button type="submit">Stop the emails</button></form>`,
  },
  stopped: {
    title: "No more emails",
    body: "<p>You won't get these reports by email any more. To get them again, ask the sender.</p>",
  },
} as const;

export function stopEmailsPage(which: keyof typeof PAGES): string {
  const { title, body } = PAGES[which];
  return brandedPage(PLAIN_BRAND, {
    title,
    body: `<main class="gate"><div><h1>${title}</h1>\n${body}</div></main>`,
  });
}
