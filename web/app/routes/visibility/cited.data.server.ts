/** What the screens about citations have in common: who could measure more, and the edits of the newest report. */
import { mayDo, type Role } from "@citeworthy/core/product/workspaces/roles";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import type { WorkSource } from "@citeworthy/core/worklist/work-item";
import { nextView } from "../../features/results/edits/next-view.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

type Visit = { userId: string; role: Role };

const MONITORED_IDS: readonly string[] = MONITORED;

/** Which engines and models are connected, and whether the user could connect more. */
export async function connections(page: PageServices) {
  const [engines, hasModel, { user }] = await Promise.all([
    page.configuredEngines(),
    page.hasReadingModel(),
    page.session(),
  ]);
  return {
    hasEngines: engines.some(({ id }) => MONITORED_IDS.includes(id)),
    hasModel,
    isAdmin: user?.isAdmin === true,
  };
}

/** The numbers of the edits in the newest report of a page, by id; null where there is no report. */
export async function reportEdits(page: PageServices, userId: string, url: string) {
  const newest = (await page.listSearches(userId)).find(({ query }) => isSamePage(query, url));
  const analysis = newest && (await page.findAnalysis({ id: newest.id, userId }));
  if (!newest || !analysis) return null;
  const { edits, more } = nextView(analysis.result);
  return {
    report: newest.id,
    numbers: Object.fromEntries([...edits, ...more].map(({ id, number }) => [id, number])),
  };
}

/** Which of these are on the work list; null for users who can't add to it. */
export async function workOf(
  page: PageServices,
  { userId, role }: Visit,
  url: string,
  sources: WorkSource[],
) {
  return mayDo(role, "write") ? page.worklist.ofReport(userId, { url, sources }) : null;
}

/** What a screen of claims shows, by the filters in its address. */
export async function saidData(page: PageServices, visit: Visit, request: Request) {
  const { userId } = visit;
  const address = new URL(request.url).searchParams;
  const read = (name: string) => address.get(name) || undefined;
  const engine = MONITORED.find((id) => id === read("engine"));
  const [{ choices, ...said }, latest, connected] = await Promise.all([
    page.saidOfYou({ userId, query: read("query"), page: read("page"), engine }),
    page.latestVisibility(userId),
    connections(page),
  ]);
  const sources = said.claims.map(({ id, runId }): WorkSource => ({ from: "claim", runId, claimId: id }));
  const work = await workOf(page, visit, "", sources);
  return { said, options: choices, run: latest?.run ?? null, work, ...connected };
}

/** What users send from a screen of claims: their own verdict on one, or back to ours. */
export const doOnSaid = (page: PageServices, form: FormData) =>
  answer(page, { what: "overruling a verdict" }, async () => {
    const { workspaceId, actor } = await page.acting("write");
    const text = (name: string) => String(form.get(name) ?? "");
    if (text("intent") === "undo") await page.overrules.undo({ workspaceId }, text("overrule"));
    else if (text("intent") === "overrule")
      await page.overrules.addParsed(
        { workspaceId, actor },
        {
          ...{ claim: text("claim"), verdict: text("verdict"), note: text("note") },
          ...(form.has("run") && { run: text("run") }),
        },
      );
    else throw new UnknownAction();
    return null;
  });
