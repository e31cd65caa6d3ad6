/** The services of each area of the product: accounts, generators, webhooks, projects, batches, billing, administration. */
import type { authAccounts } from "../adapters/auth/accounts.ts";
import { emailChangeStore } from "../adapters/auth/emails/email-changes.ts";
import { linkPasswords } from "../adapters/auth/emails/link-passwords.ts";
import { secondStepStore } from "../adapters/auth/second-step/second-steps.ts";
import { usedTrials } from "../adapters/auth/used-trials.ts";
import { personalData } from "../adapters/db/stores/accounts/personal-data.ts";
import { userStore } from "../adapters/db/stores/accounts/users.ts";
import { toolUsageStore } from "../adapters/db/stores/billing/tool-usage.ts";
import { backgroundReader } from "../adapters/db/stores/jobs/background-state.ts";
import { isModelHost } from "../adapters/pages/guard/model-address.ts";
import { accountServices } from "../usecases/accounts/services.ts";
import { userChangeServices } from "../usecases/admin/change-user.ts";
import { adminServices } from "../usecases/admin/services.ts";
import { modelServices } from "../usecases/ai/model-services.ts";
import { judgeWaiting } from "../usecases/analysis/judge-earlier.ts";
import { apiKeyServices } from "../usecases/api-keys/services.ts";
import { feedRunning } from "../usecases/batches/feed-batch.ts";
import { batchServices } from "../usecases/batches/services.ts";
import { billingServices } from "../usecases/billing/services.ts";
import { clientReportServices } from "../usecases/client-reports/services.ts";
import { connectedAppServices } from "../usecases/connected-apps/services.ts";
import { demandServices } from "../usecases/demand/services.ts";
import { generatorServices } from "../usecases/generators/services.ts";
import { measuredServices } from "../usecases/measured/services.ts";
import { projectServices } from "../usecases/projects/services.ts";
import { runDueSchedules } from "../usecases/schedules/run-due-schedules.ts";
import { scheduleServices } from "../usecases/schedules/services.ts";
import { webhookServices } from "../usecases/webhooks/services.ts";
import { worklistServices } from "../usecases/worklist/services.ts";
import { deleteEndedWorkspaces } from "../usecases/workspaces/delete-ended.ts";
import { workspaceServices } from "../usecases/workspaces/services.ts";
import type { WiredParts } from "./open-parts.ts";
import { ownedBy } from "./owned-by.ts";

type Accounts = ReturnType<typeof authAccounts>;

export function peopleServices(parts: WiredParts, accounts: Accounts) {
  const {
    apiKeys,
    connectedApps,
    storage,
    audit,
    limiter,
    mail,
    log,
    baseUrl,
    clock,
    signedInPlaces: places,
  } = parts;
  const { billing, db, passkeys, newToken, hashKey } = parts;
  return {
    ...workspaceServices({
      ...parts,
      ...{ places, billing: billing.billing, confirmsAddresses: parts.config.smtpUrl !== null },
    }),
    /** What the minute's sweep does, so that a test needn't wait for the minute. */
    deleteEndedWorkspaces: () => deleteEndedWorkspaces(billing),
    ...apiKeyServices({ apiKeys, audit, limiter, mail, log, baseUrl, clock, places }),
    ...connectedAppServices({
      ...{ connectedApps, storage, audit, limiter, mail, log, baseUrl, clock, places },
    }),
    ...accountServices({
      ...billing,
      accounts,
      limiter,
      audit,
      places,
      secondSteps: secondStepStore(db),
      passkeys,
      emailChanges: emailChangeStore(db),
      newLinkToken: newToken,
      personalData: personalData(db),
      usedTrials: usedTrials(limiter, hashKey),
    }),
  };
}

export function toolServices(parts: WiredParts) {
  const { config, deps, bulk, limiter, audit, db, seals, fetcher, pace, links, billing, admin, models } =
    parts;
  return {
    ...generatorServices({ ...deps, models, limiter, toolUsage: toolUsageStore(db) }),
    ...webhookServices({
      ...deps,
      places: parts.signedInPlaces,
      mail: parts.mail,
      baseUrl: parts.baseUrl,
      limiter,
      audit,
      sealSecret: seals.seal,
      checkAddress: fetcher.checkUrl,
      mayBePlain: (host) => config.fetchAllow.includes(host),
    }),
    ...measuredServices({ ...deps, limiter }),
    ...worklistServices({ ...deps, limiter, audit, links }),
    ...demandServices(parts.demand),
    ...projectServices({ ...deps, limiter }),
    ...clientReportServices({
      ...deps,
      limiter,
      links,
      passwords: linkPasswords,
      reportFiles: parts.documents.reportFiles,
    }),
    ...batchServices({ ...deps, ...bulk, limiter, pace }),
    ...scheduleServices({ ...deps, links }),
    /** What the minute's sweep does for schedules and batches, so that a test needn't wait for the minute. */
    async runDueBatches() {
      await runDueSchedules(bulk);
      await feedRunning(bulk);
    },
    judgeWaiting: () => judgeWaiting(ownedBy(deps, "sweep")),
    ...billingServices(billing),
    ...adminServices({ ...admin, background: backgroundReader(db) }),
    ...userChangeServices({
      clock: deps.clock,
      audit,
      users: userStore(db),
      places: parts.signedInPlaces,
      adminEmails: config.adminEmails,
    }),
    ...modelServices({
      ...ownedBy(deps, "test of a model"),
      ...parts.ai,
      models,
      limiter,
      audit,
      settings: parts.aiSettings,
      book: parts.modelBook,
      sealKey: parts.keySeals.seal,
      isModelHost,
      places: parts.signedInPlaces,
      mail: parts.mail,
      baseUrl: parts.baseUrl,
      users: userStore(db),
      adminEmails: config.adminEmails,
      looksForLocal: config.ai.localPorts.length > 0,
    }),
  };
}
