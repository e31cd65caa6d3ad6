/** Connected data as the rest of the product sees it. */
import type { DataProvider } from "@citeworthy/core/demand/properties";
import { addProperty, offeredProperties, removeProperty, syncNow } from "./choose-properties.ts";
import { connectBing, disconnect, finishGoogle, startGoogle } from "./connect.ts";
import { type DemandRequest, demandOverview, exportDemand, forgetDemand, listDemand } from "./list-demand.ts";
import type { DemandBy, DemandNeeds } from "./needs.ts";
import { queueDueProperties, syncProperty } from "./sync-property.ts";
import { watchQuestion } from "./watch-question.ts";

async function connectionsOf({ storage, google }: DemandNeeds, workspaceId: string) {
  const [connections, properties] = await Promise.all([
    storage.connections.listOf(workspaceId),
    storage.connections.propertiesOf(workspaceId),
  ]);
  return { hasGoogleClient: google !== null, connections, properties };
}

export const demandServices = (deps: DemandNeeds) => ({
  connectedData: {
    of: (workspaceId: string) => connectionsOf(deps, workspaceId),
    startGoogle: (by: DemandBy) => startGoogle(deps, by),
    finishGoogle: (by: DemandBy, query: Record<string, string>) => finishGoogle(deps, by, query),
    connectBing: (by: DemandBy, key: string) => connectBing(deps, by, key),
    disconnect: (by: DemandBy, provider: DataProvider) => disconnect(deps, by, provider),
    offered: (by: DemandBy, provider: DataProvider) => offeredProperties(deps, by, provider),
    addProperty: (by: DemandBy, choice: Parameters<typeof addProperty>[2]) => addProperty(deps, by, choice),
    removeProperty: (by: DemandBy, id: string) => removeProperty(deps, by, id),
    syncNow: (by: DemandBy, id: string) => syncNow(deps, by, id),
    /** What the minute's sweep and the worker do, so that a test needn't wait for them. */
    queueDue: () => queueDueProperties(deps),
    sync: (propertyId: string) => syncProperty(deps, propertyId),
    forget: () => forgetDemand(deps),
  },
  demand: {
    list: (request: DemandRequest) => listDemand(deps, request),
    overview: (owned: { id: string; userId: string }) => demandOverview(deps, owned),
    export: (request: DemandRequest) => exportDemand(deps, request),
    watch: (question: Parameters<typeof watchQuestion>[1]) => watchQuestion(deps, question),
  },
});
