/** Loads the data of the monitor page for a signed-in user and handles its forms. */
import { siteOf } from "@citeworthy/core/page/site-of";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { redirect } from "react-router";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { refusedBy } from "../../refusals/refused.ts";
import type { PageServices } from "../../services.server.ts";

const MONITORED_IDS: readonly string[] = MONITORED;

async function panelDataOf(page: PageServices, userId: string, jobId: string | null) {
  const [allowance, latest, job] = await Promise.all([
    page.canUseTool({ userId, tool: "ai_visibility" }),
    page.latestVisibility(userId),
    jobId === null ? null : page.findJob({ id: jobId, userId }),
  ]);
  const isUnderWay =
    job?.kind === "measure-visibility" && (job.state === "queued" || job.state === "running");
  const engines = (await page.configuredEngines()).filter(({ id }) => MONITORED_IDS.includes(id));
  return {
    allowance: allowanceView(allowance),
    latest,
    engines: engines.map(({ id }) => ENGINE_NAMES[id]),
    jobId: isUnderWay ? job.id : null,
  };
}

type Check = Awaited<ReturnType<PageServices["canUseTool"]>>;

const allowanceView = ({ allowed, remaining, message, code, limit, resetsAt }: Check) => ({
  allowed,
  remaining,
  refused: refusedBy({ message: message ?? "", code, limit, resetsAt: resetsAt?.toISOString() }),
});

const PATH = "/ai-visibility-monitor";

type Saved = Awaited<ReturnType<PageServices["listMonitors"]>>;

const savedViews = (monitors: Saved) =>
  monitors.map(({ id, name, url, queries, every, nextRunAt, pausedAt, missed }) => ({
    id,
    name,
    url,
    queries,
    every,
    missed: stillMissed(missed, queries),
    nextRunAt: nextRunAt.toISOString(),
    isPaused: pausedAt !== null,
  }));

export const savedMonitors = async (page: PageServices, userId: string) =>
  savedViews(await page.listMonitors(userId));

/** Shows the monitor and query named in the URL, otherwise the first ones. */
async function savedOf(page: PageServices, userId: string, address: URLSearchParams) {
  const monitors = await page.listMonitors(userId);
  const shown = monitors.find(({ id }) => id === address.get("monitor")) ?? monitors[0];
  return {
    saved: savedViews(monitors),
    shown: shown ? await setOf(page, shown, address.get("query")) : null,
  };
}

/** Ignores queries that were removed since the last run. */
function stillMissed(missed: Monitor["missed"], queries: readonly string[]): Monitor["missed"] {
  const still = missed?.queries.filter((query) => queries.includes(query)) ?? [];
  return missed && still.length > 0 ? { ...missed, queries: still } : null;
}

type Monitor = Saved[number];

async function setOf(page: PageServices, { id, userId, url }: Monitor, asked: string | null) {
  const trend = await page.monitorTrend({ id, userId });
  const picked = trend?.queries.find(({ query }) => query === asked) ?? trend?.queries[0];
  if (!trend || !picked) return null;
  return {
    id,
    ownSite: siteOf(url),
    queries: trend.queries.map(({ query, runs, points }) => ({
      query,
      runs,
      isPicked: query === picked.query,
      latest: Object.fromEntries(MONITORED.map((engine) => [engine, points[engine]?.at(-1) ?? null])),
    })),
    points: picked.points,
    citations: trend.citations,
  };
}

export async function monitorData(page: PageServices, userId: string, address: URLSearchParams) {
  const [panel, saved, { tools }] = await Promise.all([
    panelDataOf(page, userId, address.get("job")),
    savedOf(page, userId, address),
    page.usageStats(userId),
  ]);
  return { panel, saved, monthlyRuns: tools.ai_visibility.limit };
}

export function doOnMonitor(page: PageServices, form: FormData) {
  const read = (name: string) => String(form.get(name) ?? "");
  const [id, run, intent] = [read("monitor"), read("run"), read("intent")];
  return answer(page, { what: "saving a monitor" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    if (intent === "daily" || intent === "weekly")
      throw opened((await page.saveMonitor({ userId, run, every: intent })).id);
    if (intent === "join") {
      await page.joinMonitor({ id, userId, run });
      throw opened(id);
    }
    if (intent === "watch") {
      await page.watchSearch({ userId, run, monitor: id === "" ? null : id, query: read("query") });
      return null;
    }
    if (intent === "create")
      throw opened(
        (
          await page.createMonitor({
            userId,
            url: read("url"),
            name: read("name"),
            queries: read("queries").split("\n"),
            every: read("every") === "daily" ? "daily" : "weekly",
          })
        ).id,
      );
    if (intent === "edit")
      await page.editMonitor({ id, userId, name: read("name"), queries: read("queries").split("\n") });
    else if (intent === "remove") await page.removeMonitor({ id, userId });
    else if (intent === "pause" || intent === "resume")
      await page.pauseMonitor({ id, userId, paused: intent === "pause" });
    else throw new UnknownAction();
    return null;
  });
}

const opened = (id: string) => redirect(`${PATH}?monitor=${id}`);
