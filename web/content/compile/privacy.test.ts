/** The privacy page names everything that the software stores. A new table or cookie fails here until the page has it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { IN_BROWSER, STORED } from "../privacy-tables.ts";

const path = (from: string) => fileURLToPath(new URL(`../../../${from}`, import.meta.url));
function sources(folder: string): string {
  const files = readdirSync(path(folder), { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|proof)\./.test(file));
  return code.map((file) => readFileSync(`${path(folder)}/${file}`, "utf8")).join("\n");
}
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""))].sort();

/** Tables by the row of the page that describes them. */
const TABLES: Record<string, string[]> = {
  Account: ["users", "profiles", "accounts", "verifications"],
  "Google sign-in": ["accounts"],
  Session: ["sessions", "refresh_tokens"],
  "Second step": ["two_factors"],
  Passkeys: ["passkeys"],
  "API keys": ["api_keys"],
  "Connected apps": ["app_clients", "app_grants", "app_tokens"],
  Webhooks: ["webhooks", "webhook_deliveries"],
  "Repeatable API calls": ["idempotent_calls"],
  "Devices you signed in with": ["known_devices"],
  "Change of email address": ["email_changes"],
  Workspaces: ["workspaces", "members", "invitations", "client_projects", "ownership_transfers"],
  "Projects and bulk runs": [
    "projects",
    "project_sites",
    "project_pages",
    "page_findings",
    "report_links",
    "batches",
    "batch_pages",
    "schedules",
  ],
  "Client reports": ["report_recipients", "report_schedules", "report_templates"],
  "Work list": ["work_items", "work_comments"],
  "Plan and payments": ["subscriptions", "payment_history", "checkouts"],
  Uses: ["subscription_usage", "usage_ledger"],
  "Analyses and articles": [
    "searches",
    "articles",
    "visibility_monitors",
    "visibility_runs",
    "visibility_answers",
    "visibility_sites",
    "visibility_results",
    "visibility_scores",
    "cited_runs",
    "cited_answers",
  ],
  "Pages that answers cite": ["cited_pages", "claim_overrules"],
  "Connected data": [
    "data_connections",
    "connected_properties",
    "search_rows",
    "visit_rows",
    "page_days",
    "assistant_days",
    "page_demand",
    "demand_questions",
  ],
  "Imported AI reports": ["measured_citations", "measured_files", "measured_totals"],
  "Analyzed pages": ["kept_evidence"],
  "Steps of an analysis, article or monitor run": ["jobs", "job_events"],
  "Shared links": ["shares"],
  "Generator attempts": ["tool_usage"],
  "Networks you signed in from": ["request_limits"],
  "Deleted accounts": ["request_limits"],
  "Requests from one IP address or for one email address": ["request_limits", "auth_rate_limits"],
  "Security log": ["audit_log"],
  Emails: ["letters"],
  "Calls to AI services": ["ai_calls", "ai_replies", "ai_cache"],
  "Notices from the payment provider": ["webhook_events"],
};
/** Sums, keys of the installation, and the pace of requests: nothing about a person. */
const IMPERSONAL = [
  "user_tallies",
  "users_without_subscription",
  "instance_secrets",
  "host_turns",
  "ai_budgets",
  "ai_breakers",
  "ai_models",
  "ai_settings",
];
/** Rows about files beside the database. */
const NO_TABLE = ["Server log", "Backups"];

test("every table of the database is described on the privacy page, and every row describes something", () => {
  const tables = found(sources("server/src/adapters/db/schema"), /pgTable\(\s*"(\w+)"/g);
  expect(tables.length).toBeGreaterThan(40);
  const described = new Set([...Object.values(TABLES).flat(), ...IMPERSONAL]);
  expect([...described].sort()).toEqual(tables);
  expect(STORED.map(([name]) => name as string).sort()).toEqual([...Object.keys(TABLES), ...NO_TABLE].sort());
});

/** Cookies that the account library sets by itself, by the part of its options that turns them on. */
const LIBRARY_COOKIES = { session: "betterAuth(", state: "socialProviders", two_factor: "twoFactor(" };
const COOKIES: Record<string, string> = {
  session: "Session cookie",
  device: "Device cookie",
  sign_up_: "Sign-up mark (cookie)",
  passkey_challenge: "Marks of a sign-in step (cookies)",
  two_factor: "Marks of a sign-in step (cookies)",
  state: "Marks of a sign-in step (cookies)",
};

test("every cookie is described on the privacy page", () => {
  const auth = sources("server/src/adapters/auth");
  const ours = found(auth, /createAuthCookie\([`"](\w+)/g);
  for (const [name, option] of Object.entries(LIBRARY_COOKIES)) if (auth.includes(option)) ours.push(name);
  expect([...new Set(ours)].sort()).toEqual(Object.keys(COOKIES).sort());
  const rows = IN_BROWSER.map(([name]) => name as string);
  for (const row of Object.values(COOKIES)) expect(rows).toContain(row);
});

/** What libraries keep in the browser, by the part of our code that turns it on. */
const LIBRARY_STORAGE = { "react-router-scroll-positions (session storage)": "<ScrollRestoration" };

test("what the router keeps in the browser is described on the privacy page", () => {
  const pages = sources("web/app");
  const rows = IN_BROWSER.map(([name]) => name as string);
  for (const [row, part] of Object.entries(LIBRARY_STORAGE))
    expect([row, rows.includes(row)]).toEqual([row, pages.includes(part)]);
});
