/** The only way from pages to the server. The host fills it for each request; while prerendering it is null. */
import type { Services } from "@citeworthy/server/services";
import { createContext } from "react-router";
import type { SessionData } from "./session/session-data.ts";

export type PageServices = Pick<
  Services,
  | "log"
  | "baseUrl"
  | "statusOf"
  | "usageStats"
  | "canUseTool"
  | "listSearches"
  | "findAnalysis"
  | "judgeAgain"
  | "scoreHistory"
  | "openShareOf"
  | "shareAnalysis"
  | "stopSharing"
  | "findShared"
  | "latestArticleFor"
  | "chooseEdits"
  | "canRewrite"
  | "sample"
  | "sampleReport"
  | "findJob"
  | "latestVisibility"
  | "listMonitors"
  | "monitorTrend"
  | "saveMonitor"
  | "joinMonitor"
  | "createMonitor"
  | "watchSearch"
  | "editMonitor"
  | "importMeasured"
  | "measuredOverview"
  | "measuredPage"
  | "clearMeasured"
  | "exportMeasured"
  | "pauseMonitor"
  | "removeMonitor"
  | "configuredEngines"
  | "subscriptionOf"
  | "readProfile"
  | "updateProfile"
  | "exportAccount"
  | "deleteAccount"
  | "hasPassword"
  | "signOut"
  | "sessions"
  | "secondStepOf"
  | "listPasskeys"
  | "removePasskey"
  | "isRecentlyConfirmed"
  | "requireRecentSignIn"
  | "confirmIdentity"
  | "requestEmailChange"
  | "confirmEmailChange"
  | "emailChangeByToken"
  | "pendingEmailChange"
  | "cancelEmailChange"
  | "listApiKeys"
  | "createApiKey"
  | "revokeApiKey"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
  | "securityActivity"
  | "startCheckout"
  | "openPortal"
  | "cancelSubscription"
  | "paymentHistory"
  | "admin"
  | "aiUsage"
  | "scoreEvidence"
> & {
  requestId: string;
  /** Where the request came from, as limits count it. */
  clientAddress: string;
  /** Asked of the database once a request, however many loaders want to know. */
  session: () => Promise<SessionData>;
};

export const services = createContext<PageServices | null>(null);
