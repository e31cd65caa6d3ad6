/** A report with every section, made by the running product: it carries its sender's name, and nowhere the product's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { passwordPage } from "@citeworthy/core/client-report/password-page";
import { REPORT_SECTIONS } from "@citeworthy/core/client-report/report-choice";
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { reportEmailText } from "@citeworthy/core/client-report/report-email";
import { reportPage } from "@citeworthy/core/client-report/report-page";
import { stopEmailsPage } from "@citeworthy/core/client-report/stop-emails-page";
import { site } from "@citeworthy/core/product/identity/site";
import { DAY_MS } from "@citeworthy/core/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import { reportSchedules, searches, users } from "../../adapters/db/schema/all.ts";
import { readPdf } from "../../adapters/documents/testing/read-pdf.ts";
import { by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** One red pixel, with transparency. */
const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const BRAND = {
  name: "Studio North",
  header: "Search and content",
  footer: "hello@north.example",
  color: "#aa3300",
  background: "#fff4ee",
  logo: LOGO,
  sender: "Ann of Studio North",
  replyTo: "ann@north.example",
};
const QUERY = "how long should cold brew steep";

let page: StubPage;
let vendors: LoopbackVendors;
let server: TestServer;
let person: Person;
let own = { id: "", userId: "" };
let barrel = LATE_ANSWER;

beforeAll(async () => {
  page = await startStubPage({
    "/brew": html(ARTICLE),
    "/barrel": (request, response) => html(barrel)(request, response),
  });
  vendors = await startLoopbackVendors(() => ({
    say: "answer",
    statements: [{ text: "Steep it for 16 hours.", cites: [1] }],
    sources: [{ url: page.url("/brew"), title: "A page" }],
  }));
  const [database] = serverDatabases;
  if (!database) throw new Error("There is no database to test on");
  server = await startTestServer(
    database,
    {
      ...vendors.environment("openai", "perplexity"),
      FETCH_ALLOW_HOSTS: page.host,
      MAIL_FROM: `${site.name} <post@mail.example>`,
    },
    { worker: true },
  );
  person = await server.signUp();
  await analyze("/brew");
  await analyze("/barrel");
  await server.database.db.update(searches).set({ createdAt: new Date(Date.now() - 40 * DAY_MS) });
  barrel = LATE_ANSWER.replace("<p>Welcome back", "<p>A rain barrel costs $60 to $180.</p><p>Welcome back");
  await analyze("/barrel");
  const [project] = await server.services.listProjects(person.id);
  own = { id: project?.id ?? "", userId: person.id };
  await server.services.saveBrand({ ...own, brand: BRAND });
  const asWriter = await by(server, person, "write");
  const [item] = await server.services.worklist.add(asWriter, [
    { title: "Give the price first", page: { url: page.url("/barrel") } },
  ]);
  await server.services.worklist.change(asWriter, { ids: [item?.id ?? ""], state: "done" });
  const body = { url: page.url("/brew"), query: QUERY, samples: 3 };
  await server.call("/functions/monitor-ai-visibility", { body, cookie: person.cookie });
});
afterAll(async () => {
  await server.close();
  await vendors.close();
  await page.close();
});

async function analyze(path: string): Promise<void> {
  const { jobId } = await server.services.startAnalysis({ userId: person.id, input: page.url(path) });
  await eventually(async () => {
    const job = await server.services.findJob({ id: jobId, userId: person.id });
    expect(job?.state).toBe("done");
  });
}

/** The product's name, its domain, and the operator's own words for it. */
const expectOwnName = (text: string) => {
  expect(text.toLowerCase()).not.toContain("citeworthy");
  expect(text.toLowerCase()).not.toContain(site.name.toLowerCase());
  expect(text).not.toContain(site.host);
};

const rawMails = (): string[] => {
  const folder = join(server.services.config.dataDir, "outbox");
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
};

/** Every part of a message, unpacked, parts within parts too. */
function unpacked(raw: string): string {
  const plain = raw.replace(/=\r?\n/g, "");
  const parts = [...raw.matchAll(/base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([A-Za-z\d+/=\r\n]+)/g)];
  return [raw, plain, ...parts.map(([, data = ""]) => Buffer.from(data, "base64").toString("latin1"))].join(
    "\n",
  );
}

/** The parts of a message that a mail program shows, as they are shown. */
const shownParts = (raw: string): string =>
  unpacked(raw)
    .split("\n%PDF-")
    .slice(0, 1)
    .join("")
    .replace(/=\r?\n/g, "")
    .replaceAll("=3D", "=");

test("the page has every section that was measured, in the sender's name alone", async () => {
  const html = reportPage(reportDocument(await server.services.clientReport(own)));
  for (const section of REPORT_SECTIONS) expect(html).toContain(`<section id="${section}">`);
  expect(html).toContain("Studio North");
  expect(html).toContain("#aa3300");
  expect(html).toContain("Give the price first");
  expect(html).toContain("<b>Fix:</b>");
  expect(html).toContain("6 of 6");
  expectOwnName(html);
  expectOwnName(passwordPage({ ...BRAND }, "That password is wrong."));
  expectOwnName(stopEmailsPage("ask"));
  expectOwnName(stopEmailsPage("stopped"));
});

test("each page says how its score adds up, on the page, in the PDF and in the email", async () => {
  const content = await server.services.clientReport(own);
  const { lowest, changed } = content.pages;
  for (const { story, score } of lowest)
    expect(story).toMatch(
      new RegExp(`^.+ usually score [\\d.]+\\. .+ [+−]\\d.*: (?:${score}|.*rounded to ${score})\\.$`),
    );
  for (const { story } of changed) expect(story).toMatch(/ [+−]\d+\.\d: from [\d.]+ to [\d.]+\.$/);
  const report = reportDocument(content);
  const { data } = await server.services.clientReportPdf({ content, userId: own.userId });
  const onPaper = (await readPdf(data)).pages.join(" ").replace(/\s+/g, " ");
  const email = reportEmailText({ report, message: "", stopUrl: null, isTest: false });
  for (const { story } of [...lowest, ...changed]) {
    expect(
      reportPage(report).replaceAll("&nbsp;", " ").replaceAll("&amp;", "&").replaceAll("&#39;", "'"),
    ).toContain(story);
    expect(onPaper).toContain(story);
    expect(email).toContain(story);
  }
  expect(lowest.length).toBeGreaterThan(1);
});

test("the PDF says the same, and its properties and file name tell nothing of the product", async () => {
  const { name, data } = await server.services.clientReportPdf({
    content: await server.services.clientReport(own),
    userId: own.userId,
  });
  const { pages, properties, everything } = await readPdf(data);
  const text = pages.join(" ");
  expect(properties).toEqual({ Title: `AI search report: ${page.host}`, Author: "Studio North" });
  for (const words of [
    "Studio North",
    "Problems and fixes",
    "What was done",
    "Trend",
    "6 of 6",
    "hello@north.example",
  ])
    expect(text).toContain(words);
  expect(name).toMatch(/^127-0-0-1-\d+-report-\d{4}-\d\d-\d\d\.pdf$/);
  expectOwnName(everything);
  expectOwnName(name);
});

test("the scheduled email comes from the sender, with the report attached, and is stopped with one click", async () => {
  const wanted = { every: "weekly", message: "Here is your week.", recipients: "cleo@client.example" };
  await server.services.saveReportSchedule({ ...own, ...wanted });
  expect(await server.services.sendDueReports()).toBe(0);
  const due = { nextRunAt: new Date(Date.now() - 1_000) };
  await server.database.db.update(reportSchedules).set(due).where(eq(reportSchedules.projectId, own.id));
  const suspend = (suspendedAt: Date | null) =>
    server.database.db.update(users).set({ suspendedAt }).where(eq(users.id, person.id));
  await suspend(new Date());
  expect(await server.services.sendDueReports()).toBe(0);
  await suspend(null);
  expect(await server.services.sendDueReports()).toBe(1);
  expect(await server.services.sendDueReports()).toBe(0);
  const toClient = () => rawMails().find((mail) => mail.includes("To: cleo@client.example"));
  await eventually(async () => expect(toClient()).toBeDefined());
  const raw = toClient() ?? "";
  expect(raw).toMatch(/^From: Ann of Studio North <post@mail\.example>$/m);
  expect(raw).toMatch(/^Reply-To: ann@north\.example$/m);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw).toMatch(/^Message-ID: <[\w-]+@mail\.example>$/m);
  expect(raw).not.toMatch(/^(?:X-Mailer|User-Agent|Sender|Organization):/im);
  // Pictures are attached, and the only links lead to the installation: to its page that stops these emails.
  const seen = shownParts(raw);
  const pictures = [...seen.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, source]) => source);
  expect(new Set(pictures)).toEqual(new Set(["cid:logo"]));
  const links = [...seen.matchAll(/https?:\/\/[^"'\s<>)]+/g)].map(([link]) => link);
  expect(links.filter((link) => !link.startsWith(page.url("/")))).not.toEqual([]);
  for (const link of links)
    expect(link.startsWith(`${server.url}/client/stop/`) || link.startsWith(page.url("/")), link).toBe(true);
  expect(raw).toContain("Here is your week.");
  expect(raw).toMatch(/filename="?127-0-0-1-\d+-report-[\d-]+\.pdf/);
  expectOwnName(unpacked(raw));

  const token =
    /\/client\/stop\/([\w-]+)/.exec(raw.replace(/=\r?\n/g, "").replace(/\r?\n[ \t]+/g, ""))?.[1] ?? "";
  expect(await server.services.stopReportEmails(token)).toBe(true);
  await server.database.db.update(reportSchedules).set(due).where(eq(reportSchedules.projectId, own.id));
  expect(await server.services.sendDueReports()).toBe(0);
  // Saving the form doesn't add an unsubscribed address again.
  await server.services.saveReportSchedule({ ...own, ...wanted });
  const { recipients, schedule } = await server.services.readReportSettings(own);
  expect(recipients).toEqual([{ email: "cleo@client.example", stoppedAt: expect.any(Date) }]);
  expect(schedule?.lastSentAt).toBeInstanceOf(Date);
});

test("a test goes to the member who asks, and to nobody else", async () => {
  await server.services.sendTestReport({ ...own, memberId: person.id });
  const test = () => rawMails().find((mail) => mail.includes("Subject: Test: AI search report"));
  await eventually(async () => expect(test()).toBeDefined());
  const raw = test() ?? "";
  expect(raw).toContain(`To: ${person.email}`);
  expect(raw).not.toContain("List-Unsubscribe");
  expectOwnName(unpacked(raw));
});

test("what wasn't chosen or measured is left out, with its heading", async () => {
  await server.services.saveReportChoice({
    ...own,
    choice: { sections: ["pages", "summary"], periodDays: "7" },
  });
  const chosen = reportDocument(await server.services.clientReport(own));
  expect(chosen.parts.map(({ id }) => id)).toEqual(["summary", "pages"]);
  const summary = JSON.stringify(chosen.parts[0]);
  expect(summary).not.toContain("answers");

  const stranger = await server.signUp();
  const { id } = await server.services.createProject({ userId: stranger.id, name: "Fernwood" });
  const content = await server.services.clientReport({ id, userId: stranger.id });
  expect(reportDocument(content).parts).toEqual([]);
  const { data } = await server.services.clientReportPdf({ content, userId: stranger.id });
  const text = (await readPdf(data)).pages.join(" ");
  expect(text).toContain("Nothing was measured in this period yet.");
  for (const words of ["Visibility", "Trend", "What was done", "Problems"]) expect(text).not.toContain(words);
});

test("a template keeps a selection for the whole workspace, and its name is used once", async () => {
  const choice = { sections: ["fixes", "summary"], periodDays: 90 };
  const { userId } = own;
  await server.services.saveReportTemplate({ userId, name: "Quarter", choice });
  await server.services.saveReportTemplate({
    userId,
    name: "quarter",
    choice: { ...choice, sections: ["fixes"] },
  });
  const { templates } = await server.services.readReportSettings(own);
  expect(templates).toMatchObject([{ name: "quarter", choice: { sections: ["fixes"], periodDays: 90 } }]);
  await server.services.useReportTemplate({ ...own, template: templates[0]?.id ?? "" });
  expect((await server.services.readReportSettings(own)).choice).toEqual({
    sections: ["fixes"],
    periodDays: 90,
  });
  await expect(server.services.saveReportTemplate({ userId, name: " ", choice })).rejects.toMatchObject({
    code: "report/template-name",
  });
  await expect(
    server.services.saveReportChoice({ ...own, choice: { sections: [], periodDays: 30 } }),
  ).rejects.toMatchObject({ code: "report/choice-invalid" });
  const stranger = await server.signUp();
  await expect(
    server.services.removeReportTemplate({ id: templates[0]?.id ?? "", userId: stranger.id }),
  ).rejects.toMatchObject({ code: "request/invalid" });
});
