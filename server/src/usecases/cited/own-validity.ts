/** Whether this installation's scores tell cited from read-and-dropped pages. Figures only: no text, no address, no user. */
import type { OwnValidity } from "@citeworthy/core/cited/cited-view";
import { validityInSteps } from "@citeworthy/core/cited/own-validity";
import type { CitedStore } from "../../ports/visibility/cited.ts";
import { inTurns } from "../in-turns.ts";
import { steadyChance } from "../visibility/steady-chance.ts";

/** The newest pages; more would only take longer. */
const MAX_PAGES = 20_000;

export async function ownValidity(cited: Pick<CitedStore, "scoredSources">): Promise<OwnValidity> {
  return inTurns(validityInSteps(await cited.scoredSources(MAX_PAGES), steadyChance()));
}
