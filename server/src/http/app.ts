/** The edge: every request passes here. Pages are added by the host; everything else is a route of this app. */
import { MCP_PATH } from "@citeworthy/core/product/accounts/connected-apps";
import { Hono } from "hono";
import { AppError } from "../errors.ts";
import { SAMPLE_PATH } from "../ports/analysis/sample-page.ts";
import type { Services } from "../wire.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import { adminRoutes } from "./admin/admin-routes.ts";
import { aiModelRoutes } from "./admin/ai-model-routes.ts";
import { operatorRoutes } from "./admin/operator-routes.ts";
import { analysisRoutes } from "./analysis/analysis-routes.ts";
import { batchRoutes } from "./analysis/batch-routes.ts";
import { DRAFT_BODY_LIMIT, DRAFTS_PATH, drafts } from "./analysis/drafts.ts";
import { judgeAgain } from "./analysis/judge-again.ts";
import { shareRoutes } from "./analysis/share-routes.ts";
import { WORD_FILE_LIMIT, WORD_FILE_PATH, wordFile } from "./analysis/word-file.ts";
import { acceptApiKeys } from "./api-keys/accept-api-keys.ts";
import { keyRoutes } from "./api-keys/key-routes.ts";
import { demandRoutes } from "./demand/demand-routes.ts";
import { cleanupDodoCustomers, expireTrials, migrateUsersToTrial } from "./functions/admin.ts";
import { analyzeContent } from "./functions/analyze-content.ts";
import { generateArticle } from "./functions/generate-article.ts";
import { generateContentIdeas } from "./functions/generate-content-ideas.ts";
import { generateMetaTags } from "./functions/generate-meta-tags.ts";
import { monitorAiVisibility } from "./functions/monitor-ai-visibility.ts";
import { jobEvents } from "./jobs/job-events.ts";
import { mcpRoute } from "./mcp/mcp-route.ts";
import { noteClientAddress } from "./middleware/client-address.ts";
import type { Edge, EdgeApp, EdgeContext } from "./middleware/context.ts";
import { countRequests } from "./middleware/count-requests.ts";
import { answerFailure } from "./middleware/failures.ts";
import { finishSignOut } from "./middleware/finish-sign-out.ts";
import { originCheck } from "./middleware/origin-check.ts";
import { acting } from "./middleware/permit.ts";
import { readBody } from "./middleware/read-body.ts";
import { renewCookie } from "./middleware/renew-cookie.ts";
import { requestLog } from "./middleware/request-log.ts";
import { NO_CONTENT, securityHeaders } from "./middleware/security-headers.ts";
import { acceptAppTokens } from "./oauth/accept-app-tokens.ts";
import { oauthRoutes } from "./oauth/oauth-routes.ts";
import { findPlacesRoute } from "./projects/find-places.ts";
import { projectRoutes } from "./projects/project-routes.ts";
import { reportLinkRoutes } from "./projects/report-link-routes.ts";
import { scheduleRoutes } from "./projects/schedule-routes.ts";
import { citedRoutes } from "./visibility/cited-routes.ts";
import { monitorRoutes } from "./visibility/monitor-routes.ts";
import { dodoWebhook, MESSAGE_LIMIT } from "./webhooks/dodo.ts";
import { webhookRoutes } from "./webhooks/webhook-routes.ts";
import { worklistRoutes } from "./worklist/worklist-routes.ts";

const isWebhook = (path: string) => path.startsWith("/webhooks/");
const BODY_LIMITS = {
  // A whole analysis is sent back for its article, including the text of its page.
  "/functions/generate-article": { bytes: 1024 * 1024, anyone: true },
  // Visitors take the article of the sample along.
  [WORD_FILE_PATH]: { bytes: WORD_FILE_LIMIT, anyone: true },
  "/webhooks/dodo": { bytes: MESSAGE_LIMIT, anyone: true },
  // Up to 50,000 addresses, sent by a program, by a form or by the page's script.
  "/api/batches": { bytes: 8 * 1024 * 1024 },
  "/projects/add": { bytes: 8 * 1024 * 1024 },
  "/projects/add.data": { bytes: 8 * 1024 * 1024 },
  [DRAFTS_PATH]: { bytes: DRAFT_BODY_LIMIT },
  // Up to 200 items with their details.
  "/api/work": { bytes: 1024 * 1024 },
  // Up to 5,000 rows of a report of measured citations.
  "/ai-reports/import": { bytes: 2 * 1024 * 1024 },
};
const SAMPLE_HEADERS = {
  "Content-Security-Policy": NO_CONTENT,
  "Cache-Control": "public, max-age=0, must-revalidate",
};
const JUDGE_AGAIN_PATH = "/api/analyses/:id/judge-again";
const OURS = ["/api/*", "/functions/*", "/webhooks/*"];

function wrongMethod(c: EdgeContext): never {
  c.header("Allow", "POST");
  throw new AppError("request/wrong-method");
}

/** For a worker, which has no pages and no API: only what an operator's tools ask. */
export function createOperatorHttp(services: Services): EdgeApp {
  const app = new Hono<Edge>();
  app.onError(answerFailure(services.log));
  app.use(requestLog(services.log));
  app.use(securityHeaders(services.baseUrl.startsWith("https:")));
  operatorRoutes(app, services);
  return app;
}

export function createHttp(services: Services): EdgeApp {
  const { config, log } = services;
  const app = new Hono<Edge>();
  app.onError(answerFailure(log));
  app.use(requestLog(log));
  app.use(countRequests(services.metrics));
  app.use(securityHeaders(services.baseUrl.startsWith("https:")));
  app.use(noteClientAddress(config.trustedProxies));
  app.use(originCheck(config.configuredBaseUrl, isWebhook));
  for (const path of ["/api/*", "/functions/*"]) app.use(path, acceptApiKeys(services));
  app.use(MCP_PATH, acceptAppTokens(services));
  app.use(readBody(BODY_LIMITS, services));
  app.use(finishSignOut(services.accounts, log));
  app.use(renewCookie);

  operatorRoutes(app, services);

  app.on(["GET", "POST"], "/api/auth/*", (c) => services.accounts.handle(c.req.raw, c.get("clientAddress")));
  sessionRoutes(app, services);
  adminRoutes(app, services);
  aiModelRoutes(app, services);
  app.get(SAMPLE_PATH, (c) => c.html(services.sample.html, 200, SAMPLE_HEADERS));
  analysisRoutes(app, services);
  keyRoutes(app, services);
  batchRoutes(app, services);
  projectRoutes(app, services);
  scheduleRoutes(app, services);
  reportLinkRoutes(app, services);
  shareRoutes(app, services);
  monitorRoutes(app, services);
  webhookRoutes(app, services);
  app.get("/api/find", findPlacesRoute(services));
  citedRoutes(app, services);
  worklistRoutes(app, services);
  demandRoutes(app, services);
  app.get("/api/jobs/:id/events", jobEvents(services));
  app.post(JUDGE_AGAIN_PATH, judgeAgain(services));
  app.all(JUDGE_AGAIN_PATH, wrongMethod);
  app.post(DRAFTS_PATH, drafts(services));
  app.all(DRAFTS_PATH, wrongMethod);
  app.post(WORD_FILE_PATH, wordFile(services));
  app.all(WORD_FILE_PATH, wrongMethod);
  app.post(MCP_PATH, mcpRoute(services));
  app.all(MCP_PATH, wrongMethod);
  oauthRoutes(app, services);
  app.get("/api/usage", async (c) => {
    const { workspaceId } = await acting(services, c, "read", ["read"]);
    return c.json(await services.usageStats(workspaceId));
  });

  const functions: Record<string, (c: EdgeContext) => Promise<Response>> = {
    "analyze-content": analyzeContent(services),
    "generate-article": generateArticle(services),
    "generate-meta-tags": generateMetaTags(services),
    "generate-content-ideas": generateContentIdeas(services),
    "monitor-ai-visibility": monitorAiVisibility(services),
    "migrate-users-to-trial": migrateUsersToTrial(services),
    "expire-trials": expireTrials(services),
    "cleanup-dodo-customers": cleanupDodoCustomers(services),
  };
  for (const [name, handler] of Object.entries(functions)) {
    app.post(`/functions/${name}`, handler);
    app.all(`/functions/${name}`, wrongMethod);
  }
  app.post("/webhooks/dodo", dodoWebhook(services));
  app.all("/webhooks/dodo", wrongMethod);

  for (const path of OURS)
    app.all(path, () => {
      throw new AppError("request/not-found");
    });
  return app;
}
