/** Links that open a report without an account, with a password where the sender wants one. */
import { DAY_MS } from "@citeworthy/core/time";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ReportLink } from "../../ports/projects/projects.ts";
import type { RateLimit } from "../../ports/runtime/limiter.ts";
import { isTokenForm } from "../../ports/runtime/link-tokens.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { gatherReport } from "./gather-report.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";
import { brandOf } from "./report-look.ts";

const MAX_LINKS = 50;
/** Few enough that guessing a password of four digits takes a month, many enough for mistyping. */
const ATTEMPTS: RateLimit = { max: 10, perSeconds: 3_600 };
const ALL_ATTEMPTS: RateLimit = { ...ATTEMPTS, max: 10 * ATTEMPTS.max };

const LinkForm = z.object({
  days: z.coerce.number().int().min(1).max(365),
  password: z.string().max(200),
});

/** A link's `id` names it to its owner; its token, which opens the report, is null where it can't be shown again. */
export async function linksOf({ storage, links }: ReportNeeds, projectId: string) {
  const stored = await storage.projects.linksOf(projectId);
  return stored.map(({ tokenHash, sealedToken, passwordHash, expiresAt }) => ({
    id: tokenHash,
    token: links.open(sealedToken),
    hasPassword: passwordHash !== null,
    expiresAt,
  }));
}

export async function shareReport(
  deps: ReportNeeds,
  { days, password, ...owned }: OwnedProject & { days: unknown; password: unknown },
): Promise<ReportLink & { token: string }> {
  const { id, userId } = await ownProject(deps, owned);
  const checked = LinkForm.safeParse({ days, password });
  if (!checked.success) throw new AppError("request/invalid");
  if ((await deps.storage.projects.linksOf(id)).length >= MAX_LINKS)
    throw new AppError("project/too-many", { most: MAX_LINKS });
  const now = deps.clock.now();
  const { token, stored } = deps.links.make();
  const link: ReportLink = {
    ...stored,
    userId,
    projectId: id,
    passwordHash: checked.data.password === "" ? null : await deps.passwords.hash(checked.data.password),
    expiresAt: new Date(now.getTime() + checked.data.days * DAY_MS),
    createdAt: now,
  };
  await deps.storage.projects.addLink(link);
  return { ...link, token };
}

export async function stopReportLink({ storage }: ReportNeeds, { id, userId }: OwnedProject): Promise<void> {
  if (!(await storage.projects.removeLink({ tokenHash: id, userId })))
    throw new AppError("report/link-unknown");
}

type Opening = {
  token: string;
  password: string | null;
  /** What an earlier visit with the right password was given. */
  pass?: string | null;
  network?: string;
};

/**
 * `locked`: a password is needed, or the one given is wrong. Null: no such link, or it has expired. `pass` opens the
 * same link again without the password; nobody can make one without both the link and what the database has of its password.
 */
export async function openReport(deps: ReportNeeds, opening: Opening) {
  const { token } = opening;
  const { storage, links, clock } = deps;
  const link = isTokenForm(token) ? await storage.projects.findLink(links.hashOf(token)) : null;
  if (link === null || link.expiresAt <= clock.now()) return null;
  const pass = link.passwordHash === null ? null : links.hashOf(`${token}\n${link.passwordHash}`);
  const isOpen = pass === null || opening.pass === pass || (await isUnlocked(deps, link, opening));
  if (!isOpen) return { locked: true as const, brand: await brandOf(storage, link.projectId) };
  const report = await gatherReport(deps, { id: link.projectId, userId: link.userId });
  return { locked: false as const, report, pass };
}

async function isUnlocked(
  { limiter, passwords }: ReportNeeds,
  { tokenHash, passwordHash }: ReportLink,
  { password, network = "" }: Opening,
): Promise<boolean> {
  if (password === null || passwordHash === null) return false;
  // By network, so that a stranger's guesses don't lock the client out; all networks together get ten times as many.
  const keys = [`report-password:${tokenHash}:${network}`, `report-password:${tokenHash}`];
  for (const [n, key] of keys.entries()) {
    const turn = await limiter.take(key, n === 0 ? ATTEMPTS : ALL_ATTEMPTS);
    if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
  }
  const isRight = await passwords.matches(password, passwordHash);
  // Only wrong ones count.
  if (isRight) for (const key of keys) await limiter.releaseUse(key);
  return isRight;
}
