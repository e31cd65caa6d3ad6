/** A report of two pages for a client: figures of the whole project, what to fix first, and the pages with most to win. */

import { groupFaults } from "@citeworthy/core/projects/group-faults";
import { DAY_MS } from "@citeworthy/core/time";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { LinkPasswords } from "../../ports/accounts/link-passwords.ts";
import type { Brand, ReportLink } from "../../ports/projects/projects.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { ownProject } from "./manage-projects.ts";

export type ReportNeeds = {
  clock: Clock;
  storage: Storage;
  limiter: Limiter;
  passwords: LinkPasswords;
  newToken: () => string;
};
type Owned = { id: string; userId: string };

const MAX_LINKS = 50;
const MAX_LOGO_LENGTH = 90_000;
/** Few enough that guessing a password of four digits takes a month, many enough for mistyping. */
const ATTEMPTS: RateLimit = { max: 10, perSeconds: 3_600 };
/** As many as fit on the first page, and on the second. */
const SHOWN = { faults: 5, lowest: 12, changes: 8 };
const TOKEN_FORM = /^[\w-]{16,64}$/;

const BrandForm = z.object({
  name: z.string().trim().max(80),
  color: z.string().regex(/^#[\da-f]{6}$/i),
  footer: z.string().trim().max(300),
  logo: z
    .string()
    .max(MAX_LOGO_LENGTH)
    .refine((text) => text === "" || isPicture(text)),
});
const LinkForm = z.object({
  days: z.coerce.number().int().min(1).max(365),
  password: z.string().max(200),
});

/** The first bytes of each kind of picture, in base64. */
const PICTURE_STARTS = new Map([
  ["png", "iVBORw0KGgo"],
  ["jpeg", "/9j/"],
  ["webp", "UklGR"],
]);

/** PNG, JPEG or WebP by its first bytes. SVG may hold scripts, so it is refused. */
function isPicture(dataUrl: string): boolean {
  const [, type, data] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z\d+/]+=*)$/.exec(dataUrl) ?? [];
  const start = PICTURE_STARTS.get(type ?? "");
  return start !== undefined && (data ?? "").startsWith(start);
}

export const PLAIN_BRAND: Brand = { name: "", color: "#2347e0", footer: "", logo: "" };

export async function readBrand({ storage }: Pick<ReportNeeds, "storage">, owned: Owned) {
  const { id } = await ownProject({ storage }, owned);
  const [brand, links] = await Promise.all([storage.projects.brandOf(id), storage.projects.linksOf(id)]);
  return { brand: brand ?? PLAIN_BRAND, links };
}

export async function saveBrand(
  deps: ReportNeeds,
  { brand, ...owned }: Owned & { brand: unknown },
): Promise<void> {
  const { id, userId } = await ownProject(deps, owned);
  const checked = BrandForm.safeParse(brand);
  if (!checked.success) throw new AppError("project/brand-invalid");
  await deps.storage.projects.setBrand({ id, userId }, checked.data);
}

export async function shareReport(
  deps: ReportNeeds,
  { days, password, ...owned }: Owned & { days: unknown; password: unknown },
): Promise<ReportLink> {
  const { id, userId } = await ownProject(deps, owned);
  const checked = LinkForm.safeParse({ days, password });
  if (!checked.success) throw new AppError("request/invalid");
  if ((await deps.storage.projects.linksOf(id)).length >= MAX_LINKS)
    throw new AppError("project/too-many", { most: MAX_LINKS });
  const now = deps.clock.now();
  const link: ReportLink = {
    token: deps.newToken(),
    userId,
    projectId: id,
    passwordHash: checked.data.password === "" ? null : await deps.passwords.hash(checked.data.password),
    expiresAt: new Date(now.getTime() + checked.data.days * DAY_MS),
    createdAt: now,
  };
  await deps.storage.projects.addLink(link);
  return link;
}

export const stopReportLink = (
  { storage }: ReportNeeds,
  link: { token: string; userId: string },
): Promise<void> => storage.projects.removeLink(link);

/** `locked`: a password is needed, or the one given is wrong. Null: no such link, or it has expired. */
export async function openReport(
  deps: ReportNeeds,
  { token, password }: { token: string; password: string | null },
) {
  const link = TOKEN_FORM.test(token) ? await deps.storage.projects.findLink(token) : null;
  if (link === null || link.expiresAt <= deps.clock.now()) return null;
  if (link.passwordHash !== null && !(await isUnlocked(deps, link.passwordHash, { token, password })))
    return { locked: true as const };
  return {
    locked: false as const,
    report: await clientReport(deps, { id: link.projectId, userId: link.userId }),
  };
}

async function isUnlocked(
  { limiter, passwords }: ReportNeeds,
  hash: string,
  { token, password }: { token: string; password: string | null },
): Promise<boolean> {
  if (password === null) return false;
  const turn = await limiter.take(`report-password:${token}`, ATTEMPTS);
  if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
  return passwords.matches(password, hash);
}

export async function clientReport({ storage, clock }: Pick<ReportNeeds, "storage" | "clock">, owned: Owned) {
  const project = await ownProject({ storage }, owned);
  const filter = { projectId: project.id, archived: false, after: null };
  const [brand, overview, sites, faults, lowest, changed] = await Promise.all([
    storage.projects.brandOf(project.id),
    storage.projects.overview(project.id),
    storage.projects.sitesOf(project.id),
    storage.projects.faults({ projectId: project.id }),
    storage.projects.pages({ ...filter, sort: "lowest", limit: SHOWN.lowest }),
    storage.projects.changedPages(project.id, SHOWN.changes),
  ]);
  return {
    name: project.name,
    brand: brand ?? PLAIN_BRAND,
    hosts: sites.map(({ host }) => host),
    overview,
    faults: groupFaults(faults).slice(0, SHOWN.faults),
    lowest,
    changed,
    now: clock.now(),
  };
}
