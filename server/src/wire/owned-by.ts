/** The engine works for one owner at a time: what use cases are given is the engine of the owner they work for. */
import type { Judge, SharedJudge } from "../ports/analysis/judge.ts";

/** Work that no account asked for takes its turn like one account each. */
type NoAccount = "visitors" | "sample page" | "sweep" | "test of a model";

export const ownedBy = <Deps extends { judge: SharedJudge }>(
  deps: Deps,
  owner: { userId: string } | NoAccount,
): Omit<Deps, "judge"> & { judge: Judge } => ({
  ...deps,
  judge: deps.judge.as(typeof owner === "string" ? owner : owner.userId),
});
