import type { Storage } from "../../ports/storage.ts";

type OfRun = { id: string; url: string };
export type NamedSite = { url: string; names: string[]; title: string | null };

/** The user's page of each run, with the names that it calls its site. */
export async function ownSitesOf(storage: Storage, runs: readonly OfRun[]): Promise<NamedSite[]> {
  const known = await storage.visibility.ownNames(runs.map(({ id }) => id));
  return runs.map(({ id, url }) => ({ url, ...(known.get(id) ?? { names: [], title: null }) }));
}

export async function ownSiteOf(storage: Storage, run: OfRun): Promise<NamedSite> {
  const [own] = await ownSitesOf(storage, [run]);
  return own ?? { url: run.url, names: [], title: null };
}
