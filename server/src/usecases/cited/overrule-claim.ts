/** An editor's verdict takes the place of ours, also for the same claim in later runs, until somebody undoes it. */
import { MAX_OVERRULE_NOTE, OVERRULING_VERDICTS } from "@citeworthy/core/cited/cited-view";
import { claimId, type IdentifiedClaim } from "@citeworthy/core/cited/claim-identity";
import { isAbout } from "@citeworthy/core/cited/overrules";
import { saidInSteps } from "@citeworthy/core/cited/said-of-you";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { inTurns } from "../in-turns.ts";
import { isId } from "../is-id.ts";
import { ownRun } from "../visibility/own-run.ts";
import { inRuns, MAX_RUNS } from "./said-of-you.ts";

type Needs = { storage: Storage; clock: Clock; newId: () => string };
export type OverruleBy = { workspaceId: string; actor: { id: string } };

/** It stops a program that runs wild. */
const MAX_OVERRULES = 2_000;
const MAX_CLAIM_ID = 100;

export const OverruleShape = z.object({
  claim: z.string().min(1).max(MAX_CLAIM_ID),
  /** The run that Why them? shows; without it, the claim is one of Said of you. */
  run: z.string().max(MAX_CLAIM_ID).optional(),
  verdict: z.enum(OVERRULING_VERDICTS),
  note: z.string().trim().max(MAX_OVERRULE_NOTE).optional(),
});
export type OverruleRequest = z.infer<typeof OverruleShape>;

export async function overruleClaim(
  { storage, clock, newId }: Needs,
  { workspaceId, actor }: OverruleBy,
  { claim: asked, run, verdict, note }: OverruleRequest,
): Promise<{ id: string }> {
  const claim =
    run === undefined
      ? await claimSaid(storage, workspaceId, asked)
      : await claimOfRun(storage, { workspaceId, run }, asked);
  if (!claim) throw new AppError("visibility/claim-unknown");
  const known = await storage.cited.overrulesOf(workspaceId);
  const replaced = known.filter((one) => isAbout(one, claim)).map(({ id }) => id);
  if (known.length - replaced.length >= MAX_OVERRULES)
    throw new AppError("visibility/too-many-overrules", { most: MAX_OVERRULES });
  const overrule = {
    id: newId(),
    ...{ query: claim.query, page: claim.page.url, claim: claim.claim.text },
    ...{ verdict, note: note || null, by: actor.id },
  };
  await storage.cited.overrule(workspaceId, overrule, replaced, clock.now());
  return { id: overrule.id };
}

async function claimSaid(
  storage: Storage,
  workspaceId: string,
  asked: string,
): Promise<IdentifiedClaim | undefined> {
  const runs = await inRuns(storage, await storage.cited.saidRuns(workspaceId, MAX_RUNS));
  return (await inTurns(saidInSteps(runs))).claims.find(({ id }) => id === asked);
}

/** Any claim of a run's answers, about the page that the run is for. */
async function claimOfRun(
  storage: Storage,
  { workspaceId, run: id }: { workspaceId: string; run: string },
  asked: string,
): Promise<IdentifiedClaim | undefined> {
  const { query, url } = await ownRun(storage, { id, userId: workspaceId });
  const answers = await storage.cited.answersOf(id);
  return answers
    .flatMap(({ engine, claims }) => claims.map((claim) => ({ query, page: { url }, claim, engine })))
    .find((one) => claimId(one) === asked);
}

export async function undoOverrule(
  { storage }: Pick<Needs, "storage">,
  { workspaceId }: Pick<OverruleBy, "workspaceId">,
  id: string,
): Promise<void> {
  const isRemoved = isId(id) && (await storage.cited.removeOverrule(workspaceId, id));
  if (!isRemoved) throw new AppError("visibility/overrule-unknown");
}
