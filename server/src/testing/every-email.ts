/** For tests: every kind of email that the product sends, written by its own writer with the details of a real case. */
import { PLAIN_BRAND } from "@citeworthy/core/client-report/report-brand";
import { REPORT_SECTIONS } from "@citeworthy/core/client-report/report-choice";
import type { ReportContent } from "@citeworthy/core/client-report/report-content";
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { reportEmailHtml, reportEmailText } from "@citeworthy/core/client-report/report-email";
import * as account from "../adapters/auth/emails/account-emails.ts";
import { mailOptions } from "../adapters/mail/mail-options.ts";
import type { Email } from "../ports/messages/mail.ts";
import * as addressChange from "../usecases/accounts/email-change-emails.ts";
import { farewell } from "../usecases/accounts/farewell.ts";
import { modelsChanged } from "../usecases/ai/model-changes.ts";
import { keyCreated } from "../usecases/api-keys/create-key.ts";
import { type WrittenChange, writeDigest } from "../usecases/billing/write-digest.ts";
import { writeEmail } from "../usecases/billing/write-email.ts";
import { appConnected } from "../usecases/connected-apps/approve-app.ts";
import { webhookAdded } from "../usecases/webhooks/services.ts";
import * as workspaces from "../usecases/workspaces/workspace-emails.ts";

const TO = "reader@example.com";
const BASE = "https://citeworthy.example";
const LINK = `${BASE}/api/auth/verify-email?token=${"eyJhbGciOiJIUzI1NiJ9".repeat(8)}`;
const TOKEN = "q7Yx2m".repeat(7);
const WORKSPACE = "North Field Coffee";
const AT = new Date("2026-11-17T09:30:00Z");
const QUERY = "How long does cold brew coffee steep in the fridge?";

const visibility = (engine: string): WrittenChange => ({
  to: TO,
  kind: "visibility-changed",
  details: { query: QUERY, engine, before: "6 of 20", after: "14 of 20", monitor: "m1" },
});
const claim: WrittenChange = {
  to: TO,
  kind: "claim-unsupported",
  details: {
    query: QUERY,
    engine: "ChatGPT",
    claim: "Cold brew from North Field steeps for 48 hours.",
    page: "https://northfield.example/guides/cold-brew-coffee-at-home",
    note: "The page says 12 to 18 hours.",
    more: 2,
    run: "r1",
  },
};
const changedPages: WrittenChange = {
  to: TO,
  kind: "pages-changed",
  details: {
    ...{ project: WORKSPACE, projectId: "p1", changed: 2, pages: 40, token: TOKEN },
    words: [
      "How to make cold brew: fell by 6 points, 80 to 74",
      "https://northfield.example/guides/cold-brew-coffee-at-home-without-any-special-equipment",
      "How-to guides like this one usually score 68.",
      "  Answer near the top: worse (−4.6). The first 100 words don't answer it.",
      "    Before: “Cold brew steeps for 12 to 18 hours.”",
      "    Now: “Welcome to our guide.”",
      "  Visible date: worse (−1.8). We found no date.",
      "  5 smaller ones: +0.3.",
      "  80.1 + 0.3 − 6.4 = 74.",
      "",
      "Espresso for beginners: 81, up 4 points",
      "https://northfield.example/guides/espresso",
      "  A source was added for the brewing temperature.",
    ].join("\n"),
  },
};

const REPORT: ReportContent = {
  name: WORKSPACE,
  hosts: ["northfield.example"],
  brand: {
    ...PLAIN_BRAND,
    name: "Harbor Agency",
    header: "Content and search",
    footer: "Harbor Agency, 12 Quay Street\nQuestions? Just reply to this email.",
    color: "#7a1f3d",
    background: "#f6e9ee",
  },
  sections: REPORT_SECTIONS,
  dates: { from: new Date("2026-10-18T00:00:00Z"), to: new Date("2026-11-17T00:00:00Z") },
  pageCount: 42,
  summary: {
    average: 70,
    bands: { excellent: 9, good: 21, poor: 12 },
    change: { before: 64, after: 70, pages: 40 },
  },
  trend: null,
  fixes: [
    {
      pages: 12,
      isTemplate: false,
      problem: "The answer comes after the first screen.",
      fix: "Move the sentence that answers the question to the top.",
      example: { title: "How to make cold brew", fault: null, quote: "Welcome to our guide.", after: null },
    },
  ],
  done: {
    items: [
      { state: "seen", title: "Name the source of the temperature", pageTitle: "Espresso", measured: null },
    ],
    counts: { done: 0, seen: 1, proven: 0, no_effect: 0 },
  },
  visibility: {
    all: { cited: 21, counted: 60 },
    byEngine: [{ engine: "perplexity", rate: { cited: 12, counted: 20 } }],
    queries: 5,
    from: new Date("2026-10-19T08:00:00Z"),
    to: new Date("2026-11-14T08:00:00Z"),
    compared: null,
  },
  pages: {
    lowest: [
      {
        title: "Espresso for beginners",
        url: "https://northfield.example/guides/espresso",
        score: 58,
        change: null,
        story:
          "How-to guides like this one usually score 68. Answer near the top −5.4, Source links −3.1, Steps +1.2, 7 smaller ones −2.4: 58.3, rounded to 58.",
      },
    ],
    changed: [
      {
        title: "How to make cold brew",
        url: "https://northfield.example/guides/cold-brew",
        ...{ before: 80, score: 74, change: -6 },
        cause: "Answer near the top: worse. The first 100 words don't answer it.",
        story: "Answer near the top −4.6, Visible date −1.8, 5 smaller ones +0.3: from 80.1 to 74.",
      },
    ],
    notCompared: 0,
  },
};

function report(brand: Partial<ReportContent["brand"]>, isTest: boolean): Email {
  const written = {
    report: reportDocument({ ...REPORT, brand: { ...REPORT.brand, ...brand } }),
    message: isTest ? "" : "Hello Kim,\nhere is what changed in the last month.",
    stopUrl: isTest ? null : `${BASE}/client/stop/${TOKEN}`,
    isTest,
  };
  const content = { text: reportEmailText(written), html: reportEmailHtml(written) };
  return { to: TO, subject: written.report.title, ...content, sender: { name: "Harbor", replyTo: "" } };
}

const joined = { to: TO, workspace: WORKSPACE, role: "editor", baseUrl: BASE } as const;
const transfer = { to: TO, by: "Kim Lee", workspace: WORKSPACE, baseUrl: BASE, expiresAt: AT };

/** By the kind of the email, or by the name of its writer; a test finds writers that are missing here. */
export const EMAILS: Record<string, () => Email> = {
  confirmAddress: () => account.confirmAddress(TO, LINK),
  resetPassword: () => account.resetPassword(TO, LINK),
  passwordChanged: () => account.passwordChanged(TO, "reset", BASE),
  newDevice: () =>
    account.newDevice(TO, { device: "Firefox on Windows", network: "203.0.113.7", at: AT, baseUrl: BASE }),
  signInsBlocked: () => account.signInsBlocked(TO, { network: "203.0.113.7", baseUrl: BASE }),
  twoFactorChanged: () => account.twoFactorChanged(TO, "enable-two-factor", BASE),
  recoveryCodeUsed: () => account.recoveryCodeUsed(TO, BASE),
  codesBlocked: () => account.codesBlocked(TO, BASE),
  passkeyAdded: () => account.passkeyAdded(TO, "Kim's laptop", BASE),
  confirmAtOldAddress: () => addressChange.confirmAtOldAddress(TO, "kim@northfield.example", LINK),
  confirmAtNewAddress: () => addressChange.confirmAtNewAddress(TO, LINK),
  addressHasAccount: () => addressChange.addressHasAccount(TO),
  emailChanged: () => addressChange.emailChanged(TO, "kim@northfield.example"),
  farewell: () => farewell(TO, true),
  keyCreated: () => keyCreated(TO, "Publishing pipeline", BASE),
  appConnected: () => appConnected(TO, "Claude", BASE),
  webhookAdded: () => webhookAdded(TO, "hooks.northfield.example", BASE),
  modelsChanged: () =>
    modelsChanged(TO, {
      by: "kim@northfield.example",
      lines: ["LLM_BASE_URL: models.northfield.example", "LLM_MODEL: qwen3:14b", "LLM_API_KEY: saved"],
      baseUrl: BASE,
    }),
  invitationEmail: () =>
    workspaces.invitationEmail({
      ...{ to: TO, by: "Kim Lee", workspace: WORKSPACE, role: "editor", expiresAt: AT },
      link: `${BASE}/invitations/${TOKEN}`,
    }),
  removedEmail: () => workspaces.removedEmail(TO, WORKSPACE),
  transferEmail: () => workspaces.transferEmail(transfer),
  transferredEmail: () => workspaces.transferredEmail(TO, "Kim Lee", WORKSPACE),
  endingEmail: () => workspaces.endingEmail(TO, WORKSPACE, AT, BASE),
  addedEmail: () => workspaces.addedEmail(joined),
  memberAddedEmail: () => workspaces.memberAddedEmail({ ...joined, member: "Kim Lee" }),
  memberRemovedEmail: () => workspaces.memberRemovedEmail(TO, "Kim Lee", WORKSPACE),
  newOwnerEmail: () => workspaces.newOwnerEmail(TO, WORKSPACE, BASE),
  formerOwnerEmail: () => workspaces.formerOwnerEmail(TO, "Kim Lee", WORKSPACE),
  operatorEndingEmail: () => workspaces.operatorEndingEmail(TO, WORKSPACE, AT, BASE),
  operatorKeepingEmail: () => workspaces.operatorKeepingEmail(TO, WORKSPACE),
  "trial-ending": () =>
    writeEmail({ to: TO, kind: "trial-ending", details: { trialEnd: AT.toISOString() } }, BASE),
  "payment-receipt": () =>
    writeEmail(
      {
        to: TO,
        kind: "payment-receipt",
        details: { amount: 4900, currency: "USD", plan: "pro", invoiceUrl: `${BASE}/invoice.pdf` },
      },
      BASE,
    ),
  "payment-failed": () =>
    writeEmail({ to: TO, kind: "payment-failed", details: { amount: 4900, plan: "pro" } }, BASE),
  "visibility-changed": () => writeEmail(visibility("Perplexity"), BASE),
  "claim-unsupported": () => writeEmail(claim, BASE),
  "pages-changed": () => writeEmail(changedPages, BASE),
  "work-digest": () =>
    writeEmail(
      {
        to: TO,
        kind: "work-digest",
        details: {
          ...{ workspace: WORKSPACE, open: 12, overdue: 3, token: TOKEN },
          mine: "Move the answer to the top (due 2026-11-20)\nName the source of the temperature",
          changed: "Seen on the page: Add the year to the price list",
        },
      },
      BASE,
    ),
  writeDigest: () => writeDigest([visibility("Perplexity"), visibility("Gemini"), claim, changedPages], BASE),
  "client-report": () => report({}, false),
  "client-report with a light color, as a test": () =>
    report({ color: "#ffd84d", background: "#10203a" }, true),
};

/** As mail programs get it. */
export const emailParts = (email: Email): { subject: string; text: string; html: string } => ({
  subject: email.subject,
  text: email.text,
  html: String(mailOptions(email, "Citeworthy <mail@citeworthy.example>").html),
});
