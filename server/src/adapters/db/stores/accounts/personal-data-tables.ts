/** Where a person is found in the database. A new table with people in it belongs here; a test looks for what was forgotten. */
import { asc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonalDataTable } from "../../../../ports/accounts/personal-data.ts";
import type { Db } from "../../database.ts";
import {
  accounts,
  aiCalls,
  aiReplies,
  apiKeys,
  articles,
  auditLog,
  batches,
  batchPages,
  checkouts,
  emailChanges,
  emails,
  idempotentCalls,
  jobEvents,
  jobs,
  keptEvidence,
  knownDevices,
  measuredCitations,
  measuredFiles,
  pageFindings,
  passkeys,
  paymentHistory,
  profiles,
  projectPages,
  projectSites,
  projects,
  refreshTokens,
  reportLinks,
  schedules,
  searches,
  sessions,
  shares,
  subscriptions,
  subscriptionUsage,
  toolUsage,
  twoFactors,
  usageRecords,
  users,
  visibilityAnswers,
  visibilityMonitors,
  visibilityResults,
  visibilityRuns,
  visibilityScores,
  visibilitySites,
  webhookDeliveries,
  webhooks,
} from "../../schema/all.ts";

type Row = Record<string, unknown>;

/** The page itself is someone else's text; what the person said about it is theirs. */
const keptPage = {
  searchId: keptEvidence.searchId,
  question: sql`${searches.result}->'reading'->>'question'`,
  kind: sql`${searches.result}->'reading'->>'kind'`,
  bytes: sql`octet_length(${keptEvidence.packed})`,
  createdAt: keptEvidence.createdAt,
};

async function* later(read: () => PromiseLike<Row[]>): AsyncGenerator<Row> {
  yield* await read();
}

/** Large rows are read one at a time. */
async function* oneByOne(db: Db, table: PgTable, id: PgColumn, owner: PgColumn, userId: string) {
  const ids = await db.select({ id }).from(table).where(eq(owner, userId)).orderBy(asc(id));
  for (const row of ids) yield* await db.select().from(table).where(eq(id, row.id));
}

const ofUser = (db: Db, table: PgTable, owner: PgColumn, userId: string) =>
  later(() => db.select().from(table).where(eq(owner, userId)));

function accountTables(db: Db, userId: string): PersonalDataTable[] {
  const {
    password: _hash,
    accessToken: _at,
    refreshToken: _rt,
    idToken: _it,
    ...method
  } = getTableColumns(accounts);
  const { token: _token, ...session } = getTableColumns(sessions);
  const { tokenHash: _hashed, sessionToken: _session, ...access } = getTableColumns(refreshTokens);
  const { deviceHash: _device, ...device } = getTableColumns(knownDevices);
  const { secret: _secret, backupCodes: _codes, ...secondStep } = getTableColumns(twoFactors);
  const { oldTokenHash: _old, newTokenHash: _new, ...emailChange } = getTableColumns(emailChanges);
  const { tokenHash: _key, ...apiKey } = getTableColumns(apiKeys);
  return [
    { name: "account", rows: ofUser(db, users, users.id, userId) },
    { name: "profile", rows: ofUser(db, profiles, profiles.id, userId) },
    {
      name: "signInMethods",
      rows: later(() => db.select(method).from(accounts).where(eq(accounts.userId, userId))),
    },
    {
      name: "sessions",
      rows: later(() => db.select(session).from(sessions).where(eq(sessions.userId, userId))),
    },
    {
      name: "apiAccess",
      rows: later(() => db.select(access).from(refreshTokens).where(eq(refreshTokens.userId, userId))),
    },
    {
      name: "apiKeys",
      rows: later(() => db.select(apiKey).from(apiKeys).where(eq(apiKeys.userId, userId))),
    },
    { name: "idempotentCalls", rows: ofUser(db, idempotentCalls, idempotentCalls.userId, userId) },
    {
      name: "knownDevices",
      rows: later(() => db.select(device).from(knownDevices).where(eq(knownDevices.userId, userId))),
    },
    { name: "passkeys", rows: ofUser(db, passkeys, passkeys.userId, userId) },
    {
      name: "emailChange",
      rows: later(() => db.select(emailChange).from(emailChanges).where(eq(emailChanges.userId, userId))),
    },
    {
      name: "twoFactor",
      rows: later(() => db.select(secondStep).from(twoFactors).where(eq(twoFactors.userId, userId))),
    },
  ];
}

function billingTables(db: Db, userId: string): PersonalDataTable[] {
  return [
    { name: "subscription", rows: ofUser(db, subscriptions, subscriptions.userId, userId) },
    { name: "usage", rows: ofUser(db, subscriptionUsage, subscriptionUsage.userId, userId) },
    { name: "uses", rows: ofUser(db, usageRecords, usageRecords.userId, userId) },
    { name: "payments", rows: ofUser(db, paymentHistory, paymentHistory.userId, userId) },
    { name: "checkouts", rows: ofUser(db, checkouts, checkouts.userId, userId) },
    { name: "emails", rows: ofUser(db, emails, emails.userId, userId) },
  ];
}

function resultTables(db: Db, userId: string): PersonalDataTable[] {
  const mySearches = db.select({ id: searches.id }).from(searches).where(eq(searches.userId, userId));
  return [
    { name: "searches", rows: oneByOne(db, searches, searches.id, searches.userId, userId) },
    {
      name: "keptPages",
      rows: later(() =>
        db
          .select(keptPage)
          .from(keptEvidence)
          .innerJoin(searches, eq(searches.id, keptEvidence.searchId))
          .where(eq(searches.userId, userId)),
      ),
    },
    {
      name: "shares",
      rows: later(() => db.select().from(shares).where(inArray(shares.searchId, mySearches))),
    },
    { name: "articles", rows: oneByOne(db, articles, articles.id, articles.userId, userId) },
  ];
}

function projectTables(db: Db, userId: string): PersonalDataTable[] {
  const { token: _stop, ...schedule } = getTableColumns(schedules);
  const { token: _link, passwordHash: _locked, ...reportLink } = getTableColumns(reportLinks);
  const myPages = db
    .select({ id: projectPages.id })
    .from(projectPages)
    .where(eq(projectPages.userId, userId));
  const myBatches = db.select({ id: batches.id }).from(batches).where(eq(batches.userId, userId));
  return [
    { name: "projects", rows: ofUser(db, projects, projects.userId, userId) },
    { name: "projectSites", rows: ofUser(db, projectSites, projectSites.userId, userId) },
    { name: "projectPages", rows: ofUser(db, projectPages, projectPages.userId, userId) },
    {
      name: "pageFindings",
      rows: later(() => db.select().from(pageFindings).where(inArray(pageFindings.pageId, myPages))),
    },
    {
      name: "clientReportLinks",
      rows: later(() => db.select(reportLink).from(reportLinks).where(eq(reportLinks.userId, userId))),
    },
    { name: "bulkRuns", rows: ofUser(db, batches, batches.userId, userId) },
    {
      name: "bulkRunPages",
      rows: later(() => db.select().from(batchPages).where(inArray(batchPages.batchId, myBatches))),
    },
    {
      name: "schedules",
      rows: later(() => db.select(schedule).from(schedules).where(eq(schedules.userId, userId))),
    },
  ];
}

function monitorTables(db: Db, userId: string): PersonalDataTable[] {
  const myRuns = db
    .select({ id: visibilityRuns.id })
    .from(visibilityRuns)
    .where(eq(visibilityRuns.userId, userId));
  const ofRuns = (table: PgTable, run: PgColumn) =>
    later(() => db.select().from(table).where(inArray(run, myRuns)));
  return [
    { name: "savedMonitors", rows: ofUser(db, visibilityMonitors, visibilityMonitors.userId, userId) },
    { name: "visibilityRuns", rows: ofUser(db, visibilityRuns, visibilityRuns.userId, userId) },
    { name: "visibilityAnswers", rows: ofRuns(visibilityAnswers, visibilityAnswers.runId) },
    { name: "visibilitySites", rows: ofRuns(visibilitySites, visibilitySites.runId) },
    { name: "visibilityScores", rows: ofRuns(visibilityScores, visibilityScores.runId) },
    { name: "visibilityResults", rows: ofRuns(visibilityResults, visibilityResults.runId) },
    { name: "importedFiles", rows: ofUser(db, measuredFiles, measuredFiles.userId, userId) },
    {
      name: "importedCitations",
      rows: ofUser(db, measuredCitations, measuredCitations.userId, userId),
    },
  ];
}

function workTables(db: Db, userId: string): PersonalDataTable[] {
  const { sealedSecret: _sealed, ...webhook } = getTableColumns(webhooks);
  const myReplies = db.select({ id: aiCalls.replyId }).from(aiCalls).where(eq(aiCalls.userId, userId));
  const myJobs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId));
  return [
    {
      name: "webhooks",
      rows: later(() => db.select(webhook).from(webhooks).where(eq(webhooks.userId, userId))),
    },
    { name: "webhookDeliveries", rows: ofUser(db, webhookDeliveries, webhookDeliveries.userId, userId) },
    { name: "jobs", rows: oneByOne(db, jobs, jobs.id, jobs.userId, userId) },
    {
      name: "jobSteps",
      rows: later(() => db.select().from(jobEvents).where(inArray(jobEvents.jobId, myJobs))),
    },
    { name: "generatorUses", rows: ofUser(db, toolUsage, toolUsage.userId, userId) },
    { name: "aiCalls", rows: ofUser(db, aiCalls, aiCalls.userId, userId) },
    {
      name: "aiReplies",
      rows: later(() => db.select().from(aiReplies).where(inArray(aiReplies.id, myReplies))),
    },
    {
      name: "auditLog",
      rows: later(() =>
        db
          .select()
          .from(auditLog)
          .where(or(eq(auditLog.actorId, userId), eq(auditLog.target, userId))),
      ),
    },
  ];
}

/** In the order of the export. */
const TABLES = [accountTables, billingTables, resultTables, projectTables, monitorTables, workTables];

export const personalDataTables = (db: Db, userId: string): PersonalDataTable[] =>
  TABLES.flatMap((tablesOf) => tablesOf(db, userId));
