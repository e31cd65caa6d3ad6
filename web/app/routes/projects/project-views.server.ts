/** Stored projects, pages and faults as plain data for their screens. */
import { type FaultGroup, faultWords } from "@citeworthy/core/projects/group-faults";
import { ratedPage } from "@citeworthy/core/projects/project-view";
import type { FaultRow, PageRow, ProjectData, ProjectRow } from "../../features/projects/project-data.ts";
import type { PageServices } from "../../services.server.ts";

type Listed = Awaited<ReturnType<PageServices["listProjects"]>>[number];
type Page = Awaited<ReturnType<PageServices["listPages"]>>["pages"][number];
type Read = Awaited<ReturnType<PageServices["readProject"]>>;

export const projectRow = ({ id, name, hosts, pages, average, analyzedAt }: Listed): ProjectRow => ({
  id,
  name,
  hosts,
  pages,
  average,
  analyzedAt: analyzedAt?.toISOString() ?? null,
});

export const pageRow = (page: Page): PageRow => ({
  ...ratedPage(page),
  searchId: page.searchId,
  analyses: page.analyses,
  analyzedAt: page.analyzedAt.toISOString(),
});

export const faultRow = (group: FaultGroup, all: number): FaultRow => ({
  audit: group.audit,
  title: group.title,
  words: faultWords(group, all),
  pages: group.pages,
  points: group.points,
  templates: group.templates,
  example: group.example,
});

export const projectData = ({ project, overview, sites }: Read): ProjectData => ({
  id: project.id,
  name: project.name,
  hosts: sites.map(({ host }) => host),
  overview,
});
