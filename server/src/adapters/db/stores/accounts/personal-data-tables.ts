/** Where a person is found in the database. A new table with people in it belongs here; a test looks for what was forgotten. */
import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonalDataTable } from "../../../../ports/accounts/personal-data.ts";
import type { Db } from "../../database.ts";
import {
  accounts,
  aiCalls,
  aiReplies,
  apiKeys,
  appGrants,
  articles,
  assistantDays,
  auditLog,
  batches,
  batchPages,
  checkouts,
  citedAnswers,
  citedPages,
  citedRuns,
  claimOverrules,
  clientProjects,
  connectedProperties,
  dataConnections,
  demandQuestions,
  emailChanges,
  emails,
  idempotentCalls,
  invitations,
  jobEvents,
  jobs,
  keptEvidence,
  knownDevices,
  measuredCitations,
  measuredFiles,
  measuredTotals,
  members,
  ownershipTransfers,
  pageDays,
  pageDemand,
  pageFindings,
  passkeys,
  paymentHistory,
  profiles,
  projectPages,
  projectSites,
  projects,
  refreshTokens,
  reportLinks,
  reportRecipients,
  reportSchedules,
  reportTemplates,
  schedules,
  searches,
  searchRows,
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
  visitRows,
  webhookDeliveries,
  webhooks,
  workComments,
  workItems,
  workspaces,
} from "../../schema/all.ts";

type Row = Record<string, unknown>;

/** The text of the page is someone else's; that an answer named it is the person's finding. */
const { reading: _reading, ...citedPage } = getTableColumns(citedPages);

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
  const ids = await db
    .select({ id })
    .from(table)
    .where(inArray(owner, ownedBy(db, userId)))
    .orderBy(asc(id));
  for (const row of ids) yield* await db.select().from(table).where(eq(id, row.id));
}

/** Hundreds of thousands of rows at once would keep the process from answering anybody else. */
const ROWS_PER_PART = 100;
/** Of a table whose rows are a few words each. */
const SHORT_ROWS_PER_PART = 2_000;

/** `keys` are the names of the columns that tell the rows apart. */
async function* inParts(
  db: Db,
  table: PgTable,
  keys: readonly string[],
  where: SQL | undefined,
  size = ROWS_PER_PART,
): AsyncGenerator<Row> {
  const known = getTableColumns(table) as Record<string, PgColumn>;
  const columns = keys.flatMap((key) => known[key] ?? []);
  const listed = (parts: readonly (PgColumn | SQL)[]) =>
    sql`(${sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )})`;
  const isAfter = (row: Row) =>
    sql`${listed(columns)} > ${listed(keys.map((key) => sql`${sql.param(row[key], known[key])}`))}`;
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(where, last && isAfter(last)))
      .orderBy(...columns.map((column) => asc(column)))
      .limit(size);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}

type Owned = { owner: PgColumn; keys: readonly string[]; size?: number };
const ofOwnedInParts = (db: Db, table: PgTable, { owner, keys, size }: Owned, userId: string) =>
  inParts(db, table, keys, inArray(owner, ownedBy(db, userId)), size);

/** What is in a workspace belongs to its owner, whoever of its members made it. */
const ownedBy = (db: Db, userId: string) =>
  db
    .select({ id: members.workspaceId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, "owner")));

const ofOwned = (db: Db, table: PgTable, owner: PgColumn, userId: string) =>
  later(() =>
    db
      .select()
      .from(table)
      .where(inArray(owner, ownedBy(db, userId))),
  );

const ofUser = (db: Db, table: PgTable, owner: PgColumn, userId: string) =>
  later(() => db.select().from(table).where(eq(owner, userId)));

const addressOf = (db: Db, userId: string) =>
  db.select({ email: users.email }).from(users).where(eq(users.id, userId));

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
  const {
    digestTokenHash: _stopHash,
    digestSealedToken: _stopToken,
    ...membership
  } = getTableColumns(members);
  const { deviceHash: _device, ...device } = getTableColumns(knownDevices);
  const { secret: _secret, backupCodes: _codes, ...secondStep } = getTableColumns(twoFactors);
  const { oldTokenHash: _old, newTokenHash: _new, ...emailChange } = getTableColumns(emailChanges);
  const { tokenHash: _key, ...apiKey } = getTableColumns(apiKeys);
  const { tokenHash: _invited, ...invitation } = getTableColumns(invitations);
  return [
    { name: "account", rows: ofUser(db, users, users.id, userId) },
    {
      name: "memberships",
      rows: later(() => db.select(membership).from(members).where(eq(members.userId, userId))),
    },
    { name: "sharedProjects", rows: ofUser(db, clientProjects, clientProjects.userId, userId) },
    { name: "ownershipTransfers", rows: ofUser(db, ownershipTransfers, ownershipTransfers.toUserId, userId) },
    {
      name: "invitations",
      rows: later(() =>
        db
          .select(invitation)
          .from(invitations)
          .where(or(eq(invitations.invitedBy, userId), eq(invitations.email, addressOf(db, userId)))),
      ),
    },
    { name: "ownWorkspaces", rows: ofOwned(db, workspaces, workspaces.id, userId) },
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
    { name: "connectedApps", rows: ofUser(db, appGrants, appGrants.userId, userId) },
    { name: "idempotentCalls", rows: ofOwned(db, idempotentCalls, idempotentCalls.userId, userId) },
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
    { name: "subscription", rows: ofOwned(db, subscriptions, subscriptions.userId, userId) },
    { name: "usage", rows: ofOwned(db, subscriptionUsage, subscriptionUsage.userId, userId) },
    { name: "uses", rows: ofOwned(db, usageRecords, usageRecords.userId, userId) },
    { name: "payments", rows: ofOwned(db, paymentHistory, paymentHistory.userId, userId) },
    { name: "checkouts", rows: ofOwned(db, checkouts, checkouts.userId, userId) },
    {
      name: "emails",
      rows: later(() =>
        db
          .select()
          .from(emails)
          .where(
            or(
              eq(emails.recipientId, userId),
              and(isNull(emails.recipientId), inArray(emails.userId, ownedBy(db, userId))),
            ),
          ),
      ),
    },
  ];
}

function resultTables(db: Db, userId: string): PersonalDataTable[] {
  const { tokenHash: _hash, sealedToken: _token, ...share } = getTableColumns(shares);
  const mySearches = db
    .select({ id: searches.id })
    .from(searches)
    .where(inArray(searches.userId, ownedBy(db, userId)));
  return [
    { name: "searches", rows: oneByOne(db, searches, searches.id, searches.userId, userId) },
    {
      name: "keptPages",
      rows: later(() =>
        db
          .select(keptPage)
          .from(keptEvidence)
          .innerJoin(searches, eq(searches.id, keptEvidence.searchId))
          .where(inArray(searches.userId, ownedBy(db, userId))),
      ),
    },
    {
      name: "shares",
      rows: later(() => db.select(share).from(shares).where(inArray(shares.searchId, mySearches))),
    },
    { name: "articles", rows: oneByOne(db, articles, articles.id, articles.userId, userId) },
  ];
}

function projectTables(db: Db, userId: string): PersonalDataTable[] {
  const { tokenHash: _stop, sealedToken: _sealed, ...schedule } = getTableColumns(schedules);
  const {
    tokenHash: _link,
    sealedToken: _token,
    passwordHash: _locked,
    ...reportLink
  } = getTableColumns(reportLinks);
  const { tokenHash: _left, sealedToken: _seal, ...reportRecipient } = getTableColumns(reportRecipients);
  const myPages = db
    .select({ id: projectPages.id })
    .from(projectPages)
    .where(inArray(projectPages.userId, ownedBy(db, userId)));
  const myBatches = db
    .select({ id: batches.id })
    .from(batches)
    .where(inArray(batches.userId, ownedBy(db, userId)));
  return [
    { name: "projects", rows: ofOwned(db, projects, projects.userId, userId) },
    { name: "projectSites", rows: ofOwned(db, projectSites, projectSites.userId, userId) },
    {
      name: "projectPages",
      rows: ofOwnedInParts(db, projectPages, { owner: projectPages.userId, keys: ["id"] }, userId),
    },
    {
      name: "pageFindings",
      rows: inParts(db, pageFindings, ["pageId", "audit"], inArray(pageFindings.pageId, myPages)),
    },
    {
      name: "clientReportLinks",
      rows: later(() =>
        db
          .select(reportLink)
          .from(reportLinks)
          .where(inArray(reportLinks.userId, ownedBy(db, userId))),
      ),
    },
    {
      name: "clientReportRecipients",
      rows: later(() =>
        db
          .select(reportRecipient)
          .from(reportRecipients)
          .where(inArray(reportRecipients.userId, ownedBy(db, userId))),
      ),
    },
    { name: "clientReportSchedules", rows: ofOwned(db, reportSchedules, reportSchedules.userId, userId) },
    { name: "clientReportTemplates", rows: ofOwned(db, reportTemplates, reportTemplates.userId, userId) },
    { name: "bulkRuns", rows: ofOwned(db, batches, batches.userId, userId) },
    {
      name: "bulkRunPages",
      rows: inParts(db, batchPages, ["batchId", "place"], inArray(batchPages.batchId, myBatches)),
    },
    {
      name: "schedules",
      rows: later(() =>
        db
          .select(schedule)
          .from(schedules)
          .where(inArray(schedules.userId, ownedBy(db, userId))),
      ),
    },
  ];
}

function monitorTables(db: Db, userId: string): PersonalDataTable[] {
  const myRuns = db
    .select({ id: visibilityRuns.id })
    .from(visibilityRuns)
    .where(inArray(visibilityRuns.userId, ownedBy(db, userId)));
  const ofRuns = (table: PgTable, run: PgColumn, keys: readonly string[] = ["runId", "place"]) =>
    inParts(db, table, keys, inArray(run, myRuns));
  return [
    { name: "savedMonitors", rows: ofOwned(db, visibilityMonitors, visibilityMonitors.userId, userId) },
    { name: "visibilityRuns", rows: ofOwned(db, visibilityRuns, visibilityRuns.userId, userId) },
    {
      name: "visibilityAnswers",
      rows: ofRuns(visibilityAnswers, visibilityAnswers.runId, ["runId", "engine", "sample"]),
    },
    { name: "visibilitySites", rows: ofRuns(visibilitySites, visibilitySites.runId) },
    { name: "visibilityScores", rows: ofRuns(visibilityScores, visibilityScores.runId) },
    { name: "visibilityResults", rows: ofRuns(visibilityResults, visibilityResults.runId, ["runId"]) },
    { name: "citedRuns", rows: ofRuns(citedRuns, citedRuns.runId, ["runId"]) },
    {
      name: "citedPages",
      rows: later(() => db.select(citedPage).from(citedPages).where(inArray(citedPages.runId, myRuns))),
    },
    { name: "citedAnswers", rows: ofRuns(citedAnswers, citedAnswers.runId, ["runId", "engine", "sample"]) },
    {
      name: "claimOverrules",
      rows: later(() =>
        db
          .select()
          .from(claimOverrules)
          .where(
            or(
              eq(claimOverrules.createdBy, userId),
              inArray(claimOverrules.workspaceId, ownedBy(db, userId)),
            ),
          ),
      ),
    },
    { name: "importedFiles", rows: ofOwned(db, measuredFiles, measuredFiles.userId, userId) },
    {
      name: "importedCitations",
      rows: ofOwnedInParts(
        db,
        measuredCitations,
        { owner: measuredCitations.userId, keys: ["userId", "key"], size: SHORT_ROWS_PER_PART },
        userId,
      ),
    },
    {
      name: "importedTotals",
      rows: ofOwnedInParts(
        db,
        measuredTotals,
        {
          owner: measuredTotals.userId,
          keys: ["userId", "isQuery", "source", "key"],
          size: SHORT_ROWS_PER_PART,
        },
        userId,
      ),
    },
  ];
}

/** Items and comments belong to the workspace, and also to the person who made them, wherever that was. */
function worklistTables(db: Db, userId: string): PersonalDataTable[] {
  const myItems = db
    .select({ id: workItems.id })
    .from(workItems)
    .where(inArray(workItems.workspaceId, ownedBy(db, userId)));
  return [
    {
      name: "workItems",
      rows: inParts(
        db,
        workItems,
        ["id"],
        or(eq(workItems.createdBy, userId), inArray(workItems.workspaceId, ownedBy(db, userId))),
      ),
    },
    {
      name: "workComments",
      rows: later(() =>
        db
          .select()
          .from(workComments)
          .where(or(eq(workComments.authorId, userId), inArray(workComments.itemId, myItems))),
      ),
    },
  ];
}

/** What was read by day can be millions of rows, so it is read in parts. */
async function* byProperty(
  db: Db,
  table: typeof searchRows | typeof visitRows | typeof pageDays,
  userId: string,
) {
  const days = await db
    .selectDistinct({ propertyId: table.propertyId, day: table.day })
    .from(table)
    .innerJoin(connectedProperties, eq(connectedProperties.id, table.propertyId))
    .where(inArray(connectedProperties.workspaceId, ownedBy(db, userId)))
    .orderBy(table.propertyId, table.day);
  for (const { propertyId, day } of days)
    yield* await db
      .select()
      .from(table)
      .where(and(eq(table.propertyId, propertyId), eq(table.day, day)));
}

function demandTables(db: Db, userId: string): PersonalDataTable[] {
  const { sealedToken: _token, ...connection } = getTableColumns(dataConnections);
  const myProperties = db
    .select({ id: connectedProperties.id })
    .from(connectedProperties)
    .where(inArray(connectedProperties.workspaceId, ownedBy(db, userId)));
  return [
    {
      name: "connectedAccounts",
      rows: later(() =>
        db
          .select(connection)
          .from(dataConnections)
          .where(
            or(
              eq(dataConnections.connectedBy, userId),
              inArray(dataConnections.workspaceId, ownedBy(db, userId)),
            ),
          ),
      ),
    },
    {
      name: "connectedProperties",
      rows: ofOwned(db, connectedProperties, connectedProperties.workspaceId, userId),
    },
    { name: "searchFigures", rows: byProperty(db, searchRows, userId) },
    { name: "visitFigures", rows: byProperty(db, visitRows, userId) },
    { name: "pageFigures", rows: byProperty(db, pageDays, userId) },
    {
      name: "assistantFigures",
      rows: later(() =>
        db.select().from(assistantDays).where(inArray(assistantDays.propertyId, myProperties)),
      ),
    },
    {
      name: "pageDemand",
      rows: ofOwnedInParts(
        db,
        pageDemand,
        { owner: pageDemand.workspaceId, keys: ["projectId", "key"] },
        userId,
      ),
    },
    {
      name: "askedQuestions",
      rows: ofOwnedInParts(
        db,
        demandQuestions,
        { owner: demandQuestions.workspaceId, keys: ["projectId", "key"] },
        userId,
      ),
    },
  ];
}

function workTables(db: Db, userId: string): PersonalDataTable[] {
  const { sealedSecret: _sealed, ...webhook } = getTableColumns(webhooks);
  const myReplies = db
    .select({ id: aiCalls.replyId })
    .from(aiCalls)
    .where(inArray(aiCalls.userId, ownedBy(db, userId)));
  const myJobs = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.userId, ownedBy(db, userId)));
  return [
    {
      name: "webhooks",
      rows: later(() =>
        db
          .select(webhook)
          .from(webhooks)
          .where(inArray(webhooks.userId, ownedBy(db, userId))),
      ),
    },
    {
      name: "webhookDeliveries",
      rows: ofOwnedInParts(db, webhookDeliveries, { owner: webhookDeliveries.userId, keys: ["id"] }, userId),
    },
    { name: "jobs", rows: oneByOne(db, jobs, jobs.id, jobs.userId, userId) },
    {
      name: "jobSteps",
      rows: inParts(db, jobEvents, ["jobId", "seq"], inArray(jobEvents.jobId, myJobs)),
    },
    { name: "generatorUses", rows: ofOwned(db, toolUsage, toolUsage.userId, userId) },
    { name: "aiCalls", rows: ofOwnedInParts(db, aiCalls, { owner: aiCalls.userId, keys: ["id"] }, userId) },
    {
      name: "aiReplies",
      rows: inParts(db, aiReplies, ["id"], inArray(aiReplies.id, myReplies)),
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
const TABLES = [
  accountTables,
  billingTables,
  resultTables,
  projectTables,
  worklistTables,
  monitorTables,
  demandTables,
  workTables,
];

export const personalDataTables = (db: Db, userId: string): PersonalDataTable[] =>
  TABLES.flatMap((tablesOf) => tablesOf(db, userId));
