/** Which properties an account has, and which of them are read for which project. */
import {
  allowedKinds,
  type DataProvider,
  type GoogleKind,
  PROPERTY_KINDS,
  type PropertyKind,
  providerOf,
} from "@citeworthy/core/demand/properties";
import { AppError } from "../../errors.ts";
import type { OfferedProperty } from "../../ports/demand/services.ts";
import { isId } from "../is-id.ts";
import { createProject, MAX_PROJECT_NAME, ownProject, projectForHost } from "../projects/manage-projects.ts";
import { noteActivity } from "../workspaces/needs.ts";
import { bingAccess, googleAccess } from "./access.ts";
import { type DemandBy, type DemandNeeds, withinConnections } from "./needs.ts";
import { rebuildProjects } from "./rebuild-demand.ts";
import { queueDueProperties } from "./sync-property.ts";

const MAX_PROPERTIES = 50;
/** Refusals that say nothing about the account's other service. */
const OF_ONE_SERVICE: readonly string[] = [
  "demand/api-disabled",
  "demand/kind-not-allowed",
  "demand/property-refused",
];

/** `projectId`: the project that has the property's site; null where none has. */
export type PropertyChoice = OfferedProperty & { isConnected: boolean; projectId: string | null };

/** A service of the account that lists nothing: the properties of the other one can be chosen all the same. */
type RefusedKind = { kind: PropertyKind; problem: AppError };
type Listed = { properties: OfferedProperty[]; refused: RefusedKind[] };

/** All properties of the connected account. */
export async function offeredProperties(
  deps: DemandNeeds,
  by: DemandBy,
  provider: DataProvider,
): Promise<{ properties: PropertyChoice[]; refused: RefusedKind[] }> {
  await withinConnections(deps, by);
  const { properties: offered, refused } = await propertiesAt(deps, by.workspaceId, provider);
  const [connected, projects] = await Promise.all([
    deps.storage.connections.propertiesOf(by.workspaceId),
    deps.storage.projects.listOf(by.workspaceId),
  ]);
  const projectWith = (title: string) =>
    projects.find(({ hosts }) => hosts.some((host) => isHostOf(title, host)))?.id ?? null;
  const properties = offered.map((property) => ({
    ...property,
    isConnected: connected.some(({ kind, name }) => kind === property.kind && name === property.name),
    projectId: projectWith(property.title),
  }));
  return { properties, refused };
}

/** Titles of sites are a host or an address; those of Analytics are any words. */
function isHostOf(title: string, host: string): boolean {
  const site = (URL.parse(title)?.host ?? title).toLowerCase().replace(/^www\./, "");
  return site === host || host.endsWith(`.${site}`);
}

async function propertiesAt(deps: DemandNeeds, workspaceId: string, provider: DataProvider): Promise<Listed> {
  const connection = await deps.storage.connections.find(workspaceId, provider);
  if (connection === null) throw new AppError("demand/not-connected");
  if (provider === "bing")
    return { properties: await bingAccess(deps, connection)((key) => deps.bing.sites(key)), refused: [] };
  const ask = googleAccess(deps, connection);
  const list: Record<GoogleKind, () => Promise<OfferedProperty[]>> = {
    search_console: () => ask((google, token) => google.sites(token)),
    analytics: () => ask((google, token) => google.analyticsProperties(token)),
  };
  const all: Listed = { properties: [], refused: [] };
  const kinds = allowedKinds(connection.scopes);
  for (const kind of kinds)
    try {
      all.properties.push(...(await list[kind]()));
    } catch (error) {
      const isOfKind = error instanceof AppError && OF_ONE_SERVICE.includes(error.code);
      if (!isOfKind) throw error;
      all.refused.push({ kind, problem: error });
    }
  const [first] = all.refused;
  if (first && all.refused.length === kinds.length) throw first.problem;
  return all;
}

/** `projectId`: null for a new project with the name of the property. */
type Choice = { kind: string; name: string; projectId: string | null };

export async function addProperty(deps: DemandNeeds, by: DemandBy, choice: Choice): Promise<void> {
  const { workspaceId } = by;
  const kind = PROPERTY_KINDS.find((one) => one === choice.kind);
  if (kind === undefined) throw new AppError("demand/property-not-offered");
  await withinConnections(deps, by);
  if (choice.projectId !== null) await ownProject(deps, { id: choice.projectId, userId: workspaceId });
  const offered = await offeredOne(deps, workspaceId, kind, choice.name);
  const { connections } = deps.storage;
  const connection = await connections.find(workspaceId, providerOf(kind));
  if (connection === null) throw new AppError("demand/not-connected");
  if ((await connections.propertiesOf(workspaceId)).length >= MAX_PROPERTIES)
    throw new AppError("demand/too-many-properties", { most: MAX_PROPERTIES });
  const projectId = choice.projectId ?? (await projectForProperty(deps, workspaceId, offered));
  const isAdded = await connections.addProperty({
    ...{ id: deps.newId(), connectionId: connection.id, workspaceId, projectId, kind },
    name: offered.name,
    title: offered.title,
    nextSyncAt: deps.clock.now(),
  });
  if (!isAdded) throw new AppError("demand/property-taken");
  await noteActivity(deps, by, { action: "add-property", details: { property: offered.title } });
  await queueDueProperties(deps);
}

/** Analyses of a site's pages are filed where its host is, so the project of a site has it. Analytics names no host. */
async function projectForProperty(
  deps: DemandNeeds,
  userId: string,
  { kind, title }: OfferedProperty,
): Promise<string> {
  if (kind === "analytics")
    return (await createProject(deps, { userId, name: [...title].slice(0, MAX_PROJECT_NAME).join("") })).id;
  return projectForHost(deps, { userId, url: URL.canParse(title) ? title : `https://${title}/` });
}

async function offeredOne(deps: DemandNeeds, workspaceId: string, kind: PropertyKind, name: string) {
  const { properties } = await propertiesAt(deps, workspaceId, providerOf(kind));
  const found = properties.find((one) => one.kind === kind && one.name === name);
  if (found === undefined) throw new AppError("demand/property-not-offered");
  if (!found.isReadable) throw new AppError("demand/property-refused");
  return found;
}

export async function removeProperty(deps: DemandNeeds, by: DemandBy, id: string): Promise<void> {
  const { workspaceId } = by;
  const projectId = isId(id) ? await deps.storage.connections.removeProperty({ id, workspaceId }) : null;
  if (projectId === null) throw new AppError("demand/property-unknown");
  await rebuildProjects(deps, [projectId]);
  await noteActivity(deps, by, { action: "remove-property" });
}

/** Reads it now instead of tomorrow. */
export async function syncNow(deps: DemandNeeds, by: DemandBy, id: string): Promise<void> {
  await withinConnections(deps, by);
  const which = { id, workspaceId: by.workspaceId };
  const isKnown = isId(id) && (await deps.storage.connections.setDue(which, deps.clock.now()));
  if (!isKnown) throw new AppError("demand/property-unknown");
  await queueDueProperties(deps);
}
