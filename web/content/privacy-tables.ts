/**
 * What this software stores and sends: keep these in step with the database schema and the adapters.
 * For the operator: have a lawyer read the page before a commercial launch.
 */

import { KEPT_DEMAND_DAYS, KEPT_QUERY_DAYS } from "@citeworthy/core/demand/properties";
import { KEPT_CITED_DAYS } from "@citeworthy/core/product/cited-pages";
import { KEPT_PAGE_DAYS } from "@citeworthy/core/product/kept-page";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/trial-days";
import { KEPT_JOB_DAYS } from "@citeworthy/core/product/steps/kept-job";

/** Set this to the day on which the page or these tables were last changed. */
export const PRIVACY_CHANGED = "2026-11-18";

export const STORED = [
  [
    "Account",
    "Email address, hashed password, and your name and phone if you enter them",
    "To sign you in and email you",
    "Until you delete the account",
  ],
  [
    "Google sign-in",
    "The ID of your Google account, its name and the address of its picture, and encrypted tokens from Google",
    "To sign you in with Google",
    "Until you delete the account",
  ],
  [
    "Session",
    "The hash of a random token, the network address and the browser it came from, and how you signed in",
    "To keep you signed in, and so that you can find and end a stolen session",
    "7 days after its last use, at most 30 days unless the operator has set another limit",
  ],
  [
    "Second step",
    "The encrypted key of your authenticator app and the hashes of your recovery codes",
    "To check your codes when you sign in",
    "Until you turn it off or delete the account",
  ],
  [
    "Passkeys",
    "Their public keys, their names and when they were last used",
    "To sign you in without a password",
    "Until you remove them or delete the account",
  ],
  [
    "API keys",
    "Their hashes, names, scopes and when they were last used",
    "To let your programs act for you",
    "90 days after they expire or you revoke them, or until you delete the account",
  ],
  [
    "Connected apps",
    "The name and return addresses that an app registered, what you allowed it in which workspace, when it was last used, and hashes of its tokens",
    "To let assistants that you connect act for you",
    "90 days after you disconnect it or it expires, or until you delete the account; an app that nobody connects, one day",
  ],
  [
    "Webhooks",
    "The address, its encrypted secret, and the messages we sent there",
    "To tell your own systems about your analyses and monitors",
    "Until you delete the webhook or the account; messages 30 days",
  ],
  [
    "Repeatable API calls",
    "The Idempotency-Key that your program sent, a hash of the request, and a short answer",
    "So that a repeated call costs one use",
    "One day",
  ],
  [
    "Devices you signed in with",
    "The hash of a random identifier",
    "To email you about a sign-in with a new device",
    "Until you delete the account",
  ],
  [
    "Change of email address",
    "The new address and the hashes of two links",
    "To confirm it at both addresses",
    "Until it is confirmed, replaced or cancelled",
  ],
  [
    "Workspaces",
    "The workspace's name, its members with their roles and last day of use, which projects a client sees, invited addresses with the hash of a link, and transfers that wait for an answer",
    "To let a team work on the same pages, and to know who may do what",
    "Members until they leave or are removed; invitations until they are used or withdrawn; all of it until the workspace is deleted",
  ],
  [
    "Projects and bulk runs",
    "Addresses, titles, scores and faults of your pages, lists for bulk runs, schedules, your logo, and hashes of passwords of links for clients",
    "To list your pages, analyze many of them, and tell you what changed",
    "Until you delete them (pages then stay for 1 hour, so that you can undo it) or the account; links until they expire",
  ],
  [
    "Client reports",
    "Templates, how often a report is sent, your message, and the email addresses of your clients with the hash of a link that stops the emails",
    "To send your reports to your clients",
    "Until you remove the address or the schedule, or delete the project; an address that unsubscribed stays until then, so that it isn't added again",
  ],
  [
    "Work list",
    "Items with their titles, quotes and pages, who owns and made them, dates, and comments; whether you want the weekly email",
    "To follow a change from the finding to the measurement, and to share the work in a team",
    "Until you delete the item (it then stays for 1 hour, so that you can undo it) or the workspace. Deleting your account takes your name off items and comments of other workspaces",
  ],
  [
    "Plan and payments",
    "Plan, status, dates, payment references and amounts; never card numbers",
    "To know what you may use, and for accounting",
    "Until you delete the account; the payment provider keeps its own records",
  ],
  [
    "Uses",
    "How often you used each tool in a period",
    "To apply your plan's limits",
    "As long as the account",
  ],
  [
    "Analyses and articles",
    "The address you entered, the result, the article made from it, monitor runs with the answers they are based on",
    "So you can open them again without using up a run",
    "Until you delete the account; an analysis also when you delete its page from a project",
  ],
  [
    "Imported AI reports",
    "Rows of the Google and Bing reports you imported: page, query, day and count. Server logs stay in your browser",
    "To show measured citations next to your scores",
    "Until you delete them or the account",
  ],
  [
    "Connected data",
    "An encrypted token of Google or key of Bing, the address of the Google account, and by day: page, query, clicks and impressions, and page, source, sessions, key events and revenue. Nothing about single visitors of your site",
    "To show what people look for next to your scores and citations",
    `Queries and sources about ${KEPT_QUERY_DAYS} days, figures of pages ${KEPT_DEMAND_DAYS} days; all of it until you disconnect or delete the workspace`,
  ],
  [
    "Pages that answers cite",
    "The addresses of pages that the answers of a monitor run name as sources, their text, how they score, and the verdicts on claims that you changed, with your note and who changed them",
    "To show which words of a page support a claim, and whether your page says it too",
    `The text ${KEPT_CITED_DAYS} days, then only the quotes and the scores; all of it until you delete the monitor run's workspace or the account. Deleting your account takes your name off verdicts in other workspaces`,
  ],
  [
    "Analyzed pages",
    "The page as we fetched it, and the pages you named to compare it with",
    "To judge the page again by another question without fetching it",
    `${KEPT_PAGE_DAYS} days, or until you delete the account`,
  ],
  [
    "Steps of an analysis, article or monitor run",
    "What you asked for and how far it came",
    "To show progress and to continue after a restart",
    `${KEPT_JOB_DAYS} days, or until you delete the account`,
  ],
  [
    "Shared links",
    "A random token for a result that you chose to share",
    "So that others can read it",
    "Until you revoke it",
  ],
  [
    "Generator attempts",
    "Tool, topic or keyword, a session ID created in your browser, browser name, your id if signed in",
    "To limit abuse and to see whether the tool works",
    "Until the operator deletes it",
  ],
  [
    "Networks you signed in from",
    "Their addresses",
    "So that nobody can lock you out by guessing your password",
    "30 days after the last sign-in, or until you delete the account",
  ],
  [
    "Deleted accounts",
    "A hash of the email address, made with a secret key",
    "So that deleting an account doesn't start another trial",
    `${TRIAL_DAYS} days`,
  ],
  [
    "Requests from one IP address or for one email address",
    "How many in a short time",
    "To stop abuse",
    "Minutes, at most a day",
  ],
  [
    "Emails",
    "Which emails about your plan, your monitors and your pages we sent, and when. Without a mail server, all emails are kept as files on this server",
    "To send each email once; files, so that the operator can pass them on",
    "Until you delete the account; files until the operator deletes them",
  ],
  [
    "Calls to AI services",
    "Which service, when, its cost, your account, and the replies",
    "To limit the cost, and to read a reply again with a better reader",
    "Replies 400 days unless the operator has set another limit, or until you delete the account. Costs stay, without your account. Copies of replies that name no account stay up to 30 days",
  ],
  [
    "Notices from the payment provider",
    "References of payments and subscriptions, amounts and states, without your name or email address",
    "To apply each notice once",
    "Until the operator deletes them",
  ],
  [
    "Server log",
    "Time, path, result and duration of each request, and the account's ID or email address next to some errors; no network addresses",
    "To find faults",
    "Until the operator deletes it",
  ],
  [
    "Backups",
    "Copies of all of this, if the operator makes them",
    "To restore the site after a failure",
    "Until the operator deletes them",
  ],
  [
    "Security log",
    "Sign-ins, changes of your sign-in settings and admin actions: who, what, when, the kind of browser and a shortened network address",
    "So that you can see what happened to your account, and that changes can be traced",
    "12 months; entries cannot be edited",
  ],
] as const;

export const IN_BROWSER = [
  ["Session cookie", "Keeps you signed in; scripts cannot read it"],
  ["Device cookie", "Tells a browser you used before from a new one; scripts cannot read it"],
  [
    "Sign-out mark (cookie)",
    "Set only if a sign-out did not reach the server, so the next request can finish it",
  ],
  [
    "Sign-up mark (cookie)",
    "Set for an hour after sign-up if your address has to be confirmed, so the link in the email can sign you in",
  ],
  [
    "Marks of a sign-in step (cookies)",
    "Set for a few minutes while you sign in with a code, a passkey or Google, so that the step belongs to your browser",
  ],
  ["Saved path (session storage)", "The page to return to after sign-in"],
  ["draft:… (session storage)", "What you typed into a form, so that Back and a reload bring it back"],
  [
    "react-router-scroll-positions (session storage)",
    "How far you scrolled on each page, so that Back returns to the same place",
  ],
  ["reloaded_at (session storage)", "When this tab last reloaded itself to load missing scripts"],
  ["metaTagsUsage, contentIdeaUsage (local storage)", "How many free generator uses are spent"],
  ["tool_session_id (session storage)", "Ties the generator attempts of one visit together"],
  ["analytics_consent (local storage)", "Your analytics choice, if you were asked"],
] as const;

export const RECEIVERS = [
  [
    "AI services",
    "The text and URL of a page you analyze, your queries, and what you enter in a generator",
    "The operator has connected the service. A model on the operator's own machine passes nothing on",
  ],
  [
    "Payment provider",
    "Email address, name, account ID and plan; you enter your card with them",
    "Payments are enabled, and you buy a plan or the operator creates a customer record for your account",
  ],
  ["Your own systems", "The events you chose, with scores and addresses of pages", "You set up a webhook"],
  [
    "Google and Bing",
    "Which property's figures are read, and your token or key",
    "You connect Search Console, Analytics or Bing Webmaster Tools",
  ],
  ["Google sign-in", "That you signed in here", "It is configured and you choose it"],
  ["Mail server", "Your email address and the message", "The operator has set one"],
  ["Google Analytics or Tag Manager", "Page views", "The operator has set an id, and you agreed"],
  [
    "The site you analyze",
    "A request from this server, which identifies itself",
    "You analyze one of its pages",
  ],
] as const;
