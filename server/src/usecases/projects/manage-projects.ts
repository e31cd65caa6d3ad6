/** Creating, naming and deleting projects, and adding their sites. */
import { placeOf } from "@citeworthy/core/projects/page-place";
import { AppError } from "../../errors.ts";
import type { Project } from "../../ports/projects/projects.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

type Needs = { clock: Clock; storage: Storage; newId: () => string };
type Owned = { id: string; userId: string };

export const MAX_PROJECT_NAME = 80;
/** Far more than anyone sorts by hand; it stops a program that runs wild. */
const MAX_PROJECTS = 1_000;

export const listProjects = ({ storage }: Pick<Needs, "storage">, userId: string) =>
  storage.projects.listOf(userId);

/** Another user's project looks the same as one that doesn't exist. */
export async function ownProject(
  { storage }: Pick<Needs, "storage">,
  { id, userId }: Owned,
): Promise<Project> {
  const project = isId(id) ? await storage.projects.find({ id, userId }) : null;
  if (project === null) throw new AppError("project/not-found");
  return project;
}

export async function createProject(
  deps: Needs,
  { userId, name: typed }: { userId: string; name: string },
): Promise<Project> {
  if ((await deps.storage.projects.listOf(userId)).length >= MAX_PROJECTS)
    throw new AppError("project/too-many", { most: MAX_PROJECTS });
  const project = { id: deps.newId(), userId, name: nameOf(typed), createdAt: deps.clock.now() };
  await deps.storage.projects.create(project);
  return project;
}

export async function renameProject(
  deps: Needs,
  { name, ...owned }: Owned & { name: string },
): Promise<void> {
  const { id, userId } = await ownProject(deps, owned);
  await deps.storage.projects.rename({ id, userId, name: nameOf(name) });
}

/** The pages and their analyses go with the project. */
export async function removeProject(deps: Needs, owned: Owned): Promise<void> {
  const { id, userId } = await ownProject(deps, owned);
  await deps.storage.projects.remove({ id, userId });
}

function nameOf(typed: string): string {
  const name = typed.replace(/\s+/gu, " ").trim();
  if (name === "" || [...name].length > MAX_PROJECT_NAME) throw new AppError("project/name-invalid");
  return name;
}

/** The project that has the host, or a new one with the host's name. */
export async function projectForHost(
  deps: Needs,
  { userId, url }: { userId: string; url: string },
): Promise<string> {
  const host = placeOf(url)?.host;
  if (host === undefined) throw new AppError("batch/empty");
  const known = await deps.storage.projects.siteOf(userId, host);
  if (known) return known.projectId;
  const project = await createProject(deps, { userId, name: host });
  const proof = deps.newId().replaceAll("-", "");
  if (await deps.storage.projects.addSite({ userId, host, projectId: project.id, proof })) return project.id;
  await deps.storage.projects.remove({ id: project.id, userId });
  return (await deps.storage.projects.siteOf(userId, host))?.projectId ?? project.id;
}
