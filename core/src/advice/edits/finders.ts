/** One finder per topic; a topic without one is never proposed, because nothing on the page can show its fault. */
import type { EditTopic } from "../../contract/reading.ts";
import { findBeginning } from "./beginning/beginning.ts";
import type { Finder } from "./context.ts";
import { findDefinition } from "./facts/definition.ts";
import { findFigures } from "./facts/figures.ts";
import { findMedia, findTechnical } from "./head.ts";
import { findClaims } from "./sources/claims.ts";
import { findMissingSources } from "./sources/missing-sources.ts";
import { findAged } from "./stamps/aged.ts";
import { findByline, findDate } from "./stamps/byline-and-date.ts";
import { findComparison } from "./structure/comparison.ts";
import { findVagueHeadings } from "./structure/headings.ts";
import { findSteps } from "./structure/steps.ts";
import { findStructure } from "./structure/structure.ts";
import { findTitle } from "./title.ts";

export const FINDERS: Partial<Record<EditTopic, Finder>> = {
  answer_early: findBeginning,
  intro: findBeginning,
  key_term_defined: findDefinition,
  figures: findFigures,
  outside_sources: findMissingSources,
  unsupported_claims: findClaims,
  named_author: findByline,
  visible_date: findDate,
  freshness: findAged,
  headings_tell: findVagueHeadings,
  structure: findStructure,
  steps: findSteps,
  comparison: findComparison,
  title: findTitle,
  technical: findTechnical,
  media: findMedia,
};
