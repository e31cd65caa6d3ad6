/** Projects and analyzed pages of a workspace, found by words of their name, title or address. */
import type { FoundPage, FoundProject } from "@citeworthy/core/projects/found-places";

export type PlaceQuery = { workspaceId: string; words: readonly string[] };
/** `onlyProjects`: the projects that were shared with a client. Undefined: all of the workspace. */
export type ProjectQuery = PlaceQuery & { onlyProjects: readonly string[] | undefined };

/** Both find what has every word, whatever its case, newest first. Without words they find everything. */
export type PlaceStore = {
  projects(query: ProjectQuery, limit: number): Promise<FoundProject[]>;
  pages(query: PlaceQuery, limit: number): Promise<FoundPage[]>;
};
