/** Data and forms of the page of connected accounts. The workspace always comes from the session, never from a form. */
import {
  allowedKinds,
  daysToRead,
  FIRST_DAYS,
  GOOGLE_KINDS,
  PROPERTY_NAME,
  PROVIDERS,
} from "@citeworthy/core/demand/properties";
import { filledText } from "@citeworthy/core/messages";
import { demandMessages } from "@citeworthy/core/messages/demand";
import { type LoaderFunctionArgs, redirect } from "react-router";
import {
  type Choosing,
  CONNECTED_INTENT,
  CONNECTED_PATH,
  type ConnectedView,
  type PropertyRow,
} from "../../features/demand/connected-view.ts";
import { orRefused } from "../../page-data/acting.server.ts";
import { answer, isStop, UnknownAction } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";
import { sessionVisit } from "./signed-in-visit.server.ts";

type Found = Awaited<ReturnType<PageServices["connectedData"]["of"]>>;
type Property = Found["properties"][number];
type By = Parameters<PageServices["connectedData"]["startGoogle"]>[0];

export async function connectedVisit(
  args: Pick<LoaderFunctionArgs, "context" | "request">,
  path: string,
  need: "read" | "write",
) {
  const { page, sessionId } = await sessionVisit(args, path);
  const { workspaceId, actor, role } = await orRefused(page, page.acting(need));
  const by: By = { workspaceId, actor, sessionId, requestId: page.requestId };
  return { page, by, mayWrite: role === "owner" || role === "editor" };
}

const providerIn = (text: string | null) => PROVIDERS.find((one) => one === text);

export async function connectedView(
  { page, by, mayWrite }: Awaited<ReturnType<typeof connectedVisit>>,
  request: Request,
): Promise<ConnectedView> {
  const now = new Date();
  const chosen = providerIn(new URL(request.url).searchParams.get("choose"));
  const [{ hasGoogleClient, connections, properties }, projects] = await Promise.all([
    page.connectedData.of(by.workspaceId),
    page.listProjects(by.workspaceId),
  ]);
  const isThere = connections.some(({ provider, endedAt }) => provider === chosen && endedAt === null);
  return {
    hasGoogleClient,
    accounts: connections.map(({ provider, account, endedAt, scopes }) => ({
      ...{ provider, account, endedAt: endedAt?.toISOString() ?? null },
      leftOut:
        provider === "google" ? GOOGLE_KINDS.filter((kind) => !allowedKinds(scopes).includes(kind)) : [],
    })),
    properties: properties.map((property) => rowOf(property, now)),
    projects: projects.map(({ id, name }) => ({ id, name })),
    choosing: chosen && mayWrite && isThere ? await choicesOf(page, by, chosen) : null,
  };
}

async function choicesOf(page: PageServices, by: By, provider: Choosing["provider"]): Promise<Choosing> {
  try {
    const { properties, refused } = await page.connectedData.offered(by, provider);
    const problems = refused.map(({ kind, problem }) => `${PROPERTY_NAME[kind]}: ${problem.message}`);
    return { provider, choices: properties, problem: problems.join(" ") || null };
  } catch (error) {
    if (!isStop(error))
      page.log.error("properties could not be listed", { requestId: page.requestId, error });
    return { provider, choices: null, problem: isStop(error) ? error.message : null };
  }
}

function rowOf(property: Property, now: Date): PropertyRow {
  const { id, kind, name, title, projectId, projectName, failure, syncedAt, readThrough, runId } = property;
  const isReading = failure === null && (runId !== null || syncedAt === null || property.nextSyncAt <= now);
  const left = kind === "bing" ? 0 : daysToRead(kind, readThrough, now).length;
  return {
    ...{ id, kind, name, title, readThrough, project: { id: projectId, name: projectName } },
    state: failure ? "failed" : isReading ? "reading" : "read",
    progress:
      kind === "bing" || syncedAt ? { done: 0, all: 0 } : { done: FIRST_DAYS - left, all: FIRST_DAYS },
    syncedAt: syncedAt?.toISOString() ?? null,
    problem: failure && problemOf(property, failure, now),
  };
}

function problemOf({ nextSyncAt }: Property, { code }: NonNullable<Property["failure"]>, now: Date): string {
  const seconds = Math.max(60, Math.round((nextSyncAt.getTime() - now.getTime()) / 1000));
  return filledText(demandMessages[code], { seconds });
}

/** Redirects go to Google, or back to the page without a choice. */
export function doWithConnections({ page, by }: Awaited<ReturnType<typeof connectedVisit>>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const { connectedData } = page;
  return answer(page, { what: "changing connected data" }, async () => {
    switch (text("intent")) {
      case CONNECTED_INTENT.google:
        throw redirect(await connectedData.startGoogle(by));
      case CONNECTED_INTENT.bing:
        await connectedData.connectBing(by, text("key"));
        throw redirect(`${CONNECTED_PATH}?choose=bing`);
      case CONNECTED_INTENT.add: {
        const [kind = "", ...name] = text("property").split(" ");
        const projectId = text("project") || null;
        await connectedData.addProperty(by, { kind, name: name.join(" "), projectId });
        throw redirect(CONNECTED_PATH);
      }
      case CONNECTED_INTENT.sync:
        await connectedData.syncNow(by, text("id"));
        return null;
      case CONNECTED_INTENT.remove:
        await connectedData.removeProperty(by, text("id"));
        return null;
      case CONNECTED_INTENT.disconnect: {
        const provider = providerIn(text("provider"));
        if (!provider) throw new UnknownAction();
        await connectedData.disconnect(by, provider);
        return null;
      }
      default:
        throw new UnknownAction();
    }
  });
}
