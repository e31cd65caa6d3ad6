/** Links that open a report without an account, with a password where the sender wants one. */
import { DAY_MS } from "@citeworthy/core/time";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ReportLink } from "../../ports/projects/projects.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import { isTokenForm } from "../../ports/runtime/link-tokens.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { gatherReport } from "./gather-report.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";
import { brandOf } from "./report-look.ts";

const MAX_LINKS = 50;
/** Few enough that guessing a password of four digits takes a month, many enough for mistyping. */
const ATTEMPTS: RateLimit = { max: 10, perSeconds: 3_600 };
/** An office that reads and prints a report stays below; each view reads everything that the report says. */
const VIEWS: RateLimit = { max: 120, perSeconds: 3_600 };
/** All networks together get this many times as much as one. */
const NETWORKS = 10;

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
  /** From where it is opened. */
  network: string;
};

/**
 * `locked`: a password is needed, or the one given is wrong. Null: no such link, or it has expired. `pass` opens the
 * same link again without the password; nobody can make one without both the link and what the database has of its password.
 */
export async function openReport(deps: ReportNeeds, opening: Opening) {
  const { token, network } = opening;
  const { storage, links, clock, limiter } = deps;
  const link = isTokenForm(token) ? await storage.projects.findLink(links.hashOf(token)) : null;
  if (link === null || link.expiresAt <= clock.now()) return null;
  const pass = link.passwordHash === null ? null : links.hashOf(`${token}\n${link.passwordHash}`);
  const isOpen = pass === null || opening.pass === pass || (await isUnlocked(deps, link, opening));
  if (!isOpen) return { locked: true as const, brand: await brandOf(storage, link.projectId) };
  await withinRate(limiter, keysOf("report-view", link, network), VIEWS);
  const report = await gatherReport(deps, { id: link.projectId, userId: link.userId });
  return { locked: false as const, report, pass, userId: link.userId };
}

async function isUnlocked(
  { limiter, passwords }: ReportNeeds,
  link: ReportLink,
  { password, network }: Opening,
): Promise<boolean> {
  if (password === null || link.passwordHash === null) return false;
  const keys = keysOf("report-password", link, network);
  await withinRate(limiter, keys, ATTEMPTS);
  const isRight = await passwords.matches(password, link.passwordHash);
  // Only wrong ones count.
  if (isRight) for (const key of Object.values(keys)) await limiter.releaseUse(key);
  return isRight;
}

type LinkKeys = { ofNetwork: string; ofLink: string };

/** By network, so that a stranger's guesses or visits don't lock the client out. */
const keysOf = (what: string, { tokenHash }: ReportLink, network: string): LinkKeys => ({
  ofNetwork: `${what}:${tokenHash}:${network}`,
  ofLink: `${what}:${tokenHash}`,
});

async function withinRate(limiter: Limiter, { ofNetwork, ofLink }: LinkKeys, rate: RateLimit): Promise<void> {
  await takeTurn(limiter, ofNetwork, rate);
  await takeTurn(limiter, ofLink, { ...rate, max: NETWORKS * rate.max });
}

async function takeTurn(limiter: Limiter, key: string, rate: RateLimit): Promise<void> {
  const turn = await limiter.take(key, rate);
  if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
}
