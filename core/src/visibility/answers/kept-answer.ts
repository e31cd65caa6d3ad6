/** An answer of an engine, with the sources it names. */

import type { MonitoredEngine } from "../ratings.ts";
import type { Span } from "./mentions.ts";

export type KeptCitation = {
  url: string;
  host: string;
  title: string | null;
  position: number;
  /** Its place in the engine's own list of what it read; absent in answers stored before it was kept. */
  rank?: number | null;
  cited: boolean;
  spans: Span[];
};

/** An answer as the monitor stores it; `failure` says why there is none. */
export type KeptAnswer = {
  engine: MonitoredEngine;
  sample: number;
  failure: string | null;
  answer: null | {
    model: string;
    text: string;
    searched: boolean;
    /** `false`: the engine doesn't say what else it read. Absent in answers stored before this was kept. */
    listsRetrieved?: boolean;
    /** Absent in answers stored before searches were kept. */
    searches?: string[];
    attribution: string | null;
    citations: KeptCitation[];
  };
};
