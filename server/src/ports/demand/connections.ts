/** Connected accounts of Google and Bing, and the properties that are read from them. */
import type { DataProvider, PropertyKind } from "@citeworthy/core/demand/properties";

/** Which part of a day is read, and how many of its rows there are already. */
export type SyncCursor = { day: string; part: number; row: number };
export type SyncFailure = {
  code:
    | "demand/quota"
    | "demand/property-refused"
    | "demand/api-disabled"
    | "demand/kind-not-allowed"
    | "demand/unavailable"
    | "demand/unreadable"
    | "demand/access-ended";
  at: string;
  /** How many tries failed in a row. */
  times: number;
};

export type DataConnection = {
  id: string;
  workspaceId: string;
  provider: DataProvider;
  account: string | null;
  scopes: string;
  sealedToken: string;
  connectedBy: string | null;
  createdAt: Date;
  endedAt: Date | null;
};
export type NewConnection = Omit<DataConnection, "endedAt" | "createdAt">;

export type ConnectedProperty = {
  id: string;
  connectionId: string;
  workspaceId: string;
  projectId: string;
  kind: PropertyKind;
  name: string;
  title: string;
  currency: string | null;
  readThrough: string | null;
  cursor: SyncCursor | null;
  runId: string | null;
  nextSyncAt: Date;
  syncedAt: Date | null;
  failure: SyncFailure | null;
};
export type NewProperty = Pick<
  ConnectedProperty,
  "id" | "connectionId" | "workspaceId" | "projectId" | "kind" | "name" | "title" | "nextSyncAt"
>;
export type ListedProperty = ConnectedProperty & { projectName: string };

type RunEnd = { nextSyncAt: Date; syncedAt?: Date; cursor?: null; failure: SyncFailure | null };
type Run = { id: string; runId: string };

export type ConnectionStore = {
  /** One of each provider and workspace: connecting again replaces the token and keeps the properties. */
  save(connection: NewConnection): Promise<void>;
  find(workspaceId: string, provider: DataProvider): Promise<DataConnection | null>;
  byId(id: string): Promise<DataConnection | null>;
  /** How many workspaces have connected this account. */
  countOf(provider: DataProvider, account: string): Promise<number>;
  listOf(workspaceId: string): Promise<Omit<DataConnection, "sealedToken">[]>;
  /** The service refused the token. The first refusal counts. */
  end(id: string, at: Date): Promise<void>;
  /** With its properties and everything read of them. Returns the projects that lost figures. */
  remove(workspaceId: string, provider: DataProvider): Promise<string[]>;

  /** False if the property is connected already. */
  addProperty(property: NewProperty): Promise<boolean>;
  property(id: string): Promise<ConnectedProperty | null>;
  propertiesOf(workspaceId: string): Promise<ListedProperty[]>;
  propertiesOfProject(projectId: string): Promise<ConnectedProperty[]>;
  /** Returns the project that lost figures; null where the workspace has no such property. */
  removeProperty(owned: { id: string; workspaceId: string }): Promise<string | null>;
  /** Reads it as soon as a worker is free. */
  setDue(owned: { id: string; workspaceId: string }, at: Date): Promise<boolean>;

  /** Puts due properties in the queue and sets when they are due again, should the job be lost. Returns how many. */
  queueDue(now: Date, again: Date, limit: number): Promise<number>;
  /**
   * From here on this run reads the property, from where the last one stored something. Null if it isn't queued any more:
   * an earlier job has read it.
   */
  beginRun(run: Run): Promise<ConnectedProperty | null>;
  /** False if another run has taken over: then nothing was changed. */
  move(run: Run, cursor: SyncCursor): Promise<boolean>;
  /** Keeps the cursor, so that a run that is killed before its end doesn't read the day again. */
  endDay(run: Run, day: string): Promise<boolean>;
  setCurrency(id: string, currency: string): Promise<void>;
  endRun(run: Run, end: RunEnd): Promise<void>;
};
