/** Connected accounts and properties as the settings page receives them. */
import type { DataProvider, GoogleKind, PropertyKind } from "@citeworthy/core/demand/properties";

export type PropertyState = "reading" | "read" | "failed";
export type PropertyRow = {
  id: string;
  kind: PropertyKind;
  name: string;
  title: string;
  project: { id: string; name: string };
  state: PropertyState;
  /** How many of the days of this reading are done. */
  progress: { done: number; all: number };
  /** The last complete day. */
  readThrough: string | null;
  syncedAt: string | null;
  /** What went wrong, in a sentence. */
  problem: string | null;
};
export type AccountRow = {
  provider: DataProvider;
  account: string | null;
  /** When access ended; null while it is there. */
  endedAt: string | null;
  /** Services that were left out on Google's consent screen. */
  leftOut: GoogleKind[];
};
export type ChoiceRow = {
  kind: PropertyKind;
  name: string;
  title: string;
  isReadable: boolean;
  isConnected: boolean;
  projectId: string | null;
};
/** `choices`: null where none could be listed. `problem`: why some or all are missing. */
export type Choosing = { provider: DataProvider; choices: ChoiceRow[] | null; problem: string | null };
export type ConnectedView = {
  hasGoogleClient: boolean;
  accounts: AccountRow[];
  properties: PropertyRow[];
  projects: { id: string; name: string }[];
  choosing: Choosing | null;
};

export const CONNECTED_PATH = "/dashboard/connected-data";
export const CONNECTED_INTENT = {
  google: "google",
  bing: "bing",
  add: "add",
  remove: "remove",
  sync: "sync",
  disconnect: "disconnect",
} as const;

export const WHAT_IS_READ: Record<PropertyKind, string> = {
  search_console: "Impressions and clicks by page, query and day",
  analytics: "Sessions, key events and revenue by landing page and source. No visitor IDs.",
  bing: "Impressions and clicks by page, query and week",
};
