/** What measured answers cite, as the rest of the product sees it. */
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { citedInFact } from "./cited-in-fact.ts";
import { citedOfAnalysis } from "./cited-of-analysis.ts";
import { citedPage, exportCitedPage } from "./cited-page.ts";
import { forgetReadings, giveUpReadings } from "./forget-readings.ts";
import { listReferences } from "./list-references.ts";
import {
  type OverruleBy,
  type OverruleRequest,
  OverruleShape,
  overruleClaim,
  undoOverrule,
} from "./overrule-claim.ts";
import { ownValidity } from "./own-validity.ts";
import { exportSaid, saidOfYou } from "./said-of-you.ts";
import { whyThem } from "./why-them.ts";

type Needs = { clock: Clock; storage: Storage; newId: () => string };
type OfPage = { userId: string; url: string };

export const citedServices = (deps: Needs) => ({
  /** Fails with `visibility/run-unknown` for a run of another workspace. */
  whyThem: (request: Parameters<typeof whyThem>[1]) => whyThem(deps, request),
  saidOfYou: (request: Parameters<typeof saidOfYou>[1]) => saidOfYou(deps, request),
  exportSaid: (request: Parameters<typeof exportSaid>[1]) => exportSaid(deps, request),
  overrules: {
    add: (by: OverruleBy, request: OverruleRequest) => overruleClaim(deps, by, request),
    /** For what a page sends: anything else is refused. */
    addParsed: (by: OverruleBy, value: unknown) => {
      const { data } = OverruleShape.safeParse(value);
      if (!data) throw new AppError("request/invalid");
      return overruleClaim(deps, by, data);
    },
    undo: (by: Pick<OverruleBy, "workspaceId">, id: string) => undoOverrule(deps, by, id),
  },
  /** Null where no monitor asked about the page and no report was imported. */
  citedInFact: (request: OfPage) => citedInFact(deps, request),
  citedPage: (request: OfPage) => citedPage(deps, request),
  exportCitedPage: (request: OfPage) => exportCitedPage(deps, request),
  /** The pages that Perplexity and ChatGPT cited in the newest judged run about a page; null where there is none. */
  citedReferences: (request: OfPage) => listReferences(deps, request),
  /** Fails with `analysis/not-found` for an analysis of another workspace. */
  citedOfAnalysis: (request: Parameters<typeof citedOfAnalysis>[1]) => citedOfAnalysis(deps, request),
  /** For admins: does a score tell cited from read-and-dropped pages, in this installation's own runs? */
  ownValidity: () => ownValidity(deps.storage.cited),
  /** What the minute's sweep does, so that a test needn't wait for the minute. */
  async tidySources() {
    await forgetReadings(deps);
    await giveUpReadings(deps);
  },
});
