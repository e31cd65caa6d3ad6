/** Finds projects and analyzed pages of a workspace for somebody who types a few words. */
import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import type { FoundPlaces } from "@citeworthy/core/projects/found-places";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Acting } from "../workspaces/act-as.ts";
import { withinRate } from "../workspaces/needs.ts";

type Needs = { storage: Pick<Storage, "places" | "workspaces">; limiter: Limiter };
type Request = Pick<Acting, "workspaceId" | "role"> & { actor: { id: string }; text: string };

const MAX_PROJECTS_FOUND = 8;
const MAX_PAGES_FOUND = 12;
/** More words find nothing more, and each costs a condition. */
const MAX_WORDS = 8;
/** Each pause while typing asks once. */
const FIND_RATE: RateLimit = { max: 300, perSeconds: 300 };

/** A client may open the reports of shared projects, and no analysis. */
export async function findPlaces(
  { storage, limiter }: Needs,
  { workspaceId, role, actor, text }: Request,
): Promise<FoundPlaces> {
  await withinRate(limiter, `find:${actor.id}`, FIND_RATE);
  const words = text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const mayRead = mayDo(role, "read");
  const onlyProjects = mayRead ? undefined : await storage.workspaces.sharedProjects(workspaceId, actor.id);
  const [projects, pages] = await Promise.all([
    storage.places.projects({ workspaceId, words, onlyProjects }, MAX_PROJECTS_FOUND),
    mayRead ? storage.places.pages({ workspaceId, words }, MAX_PAGES_FOUND) : [],
  ]);
  return { projects, pages };
}
