/** What the minute's sweep does with sources: deletes what is old, and ends what nobody works on any more. */
import { KEPT_CITED_DAYS } from "@citeworthy/core/product/cited-pages";
import { DAY_MS } from "@citeworthy/core/time";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { clock: Clock; storage: Storage };

/** Deletes what was read of other people's pages. Judged claims keep their quotes, and scores stay as figures. */
export const forgetReadings = ({ clock, storage }: Needs): Promise<number> =>
  storage.cited.forgetReadings(new Date(clock.now().getTime() - KEPT_CITED_DAYS * DAY_MS));

/** A job that failed for good, or was lost with a restored backup, must not leave a run waiting for ever. */
export const giveUpReadings = ({ clock, storage }: Needs): Promise<number> =>
  storage.cited.giveUp(
    {
      summary: { differences: [], tooFew: "The sources of these answers couldn't be compared." },
      reason: "Reading the sources was stopped.",
    },
    clock.now(),
  );
