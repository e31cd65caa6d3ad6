/** One finder per topic; a topic without one is never proposed, because nothing on the page can show its fault. */
import type { EditTopic } from "../../contract/reading.ts";
import { findAnnounced, findBeginning, findUnanswered } from "./beginning/beginning.ts";
import { findMissingCanonical } from "./canonical.ts";
import type { Finder } from "./context.ts";
import { findDescription } from "./description.ts";
import { findDefinition } from "./facts/definition.ts";
import { findFigures } from "./facts/figures.ts";
import { priceUnanswered } from "./facts/offer.ts";
import { findOwnCase } from "./facts/own-case.ts";
import { findOwnOffer } from "./facts/own-offer.ts";
import { findPraise, findRank } from "./facts/praise.ts";
import { findMedia, findTechnical } from "./head.ts";
import { findOwnLink } from "./own-links.ts";
import { findClaims } from "./sources/claims.ts";
import { findMissingSources } from "./sources/missing-sources.ts";
import { findAged, findPassedYear } from "./stamps/aged.ts";
import { findByline, findDate, findUnsigned } from "./stamps/byline-and-date.ts";
import { findComparison } from "./structure/comparison.ts";
import { findVagueHeadings } from "./structure/headings.ts";
import { findMainHeading } from "./structure/main-heading.ts";
import { findParagraphHeadings } from "./structure/paragraph-headings.ts";
import { findSteps } from "./structure/steps.ts";
import { findStructure } from "./structure/structure.ts";
import { findTitle } from "./title.ts";

/**
 * What these find is on the page for everyone to see, so it is proposed however rarely readers of such pages ask for it. The
 * first ones are worth more.
 */
export const CERTAIN: readonly { about: EditTopic; find: Finder }[] = [
  { about: "figures", find: priceUnanswered },
  { about: "answer_early", find: findUnanswered },
  { about: "intro", find: findAnnounced },
  { about: "unsupported_claims", find: findRank },
  { about: "promotional", find: findPraise },
  { about: "promotional", find: findOwnOffer },
  { about: "structure", find: findMainHeading },
  { about: "freshness", find: findPassedYear },
  { about: "headings_tell", find: findParagraphHeadings },
  { about: "first_hand", find: findOwnCase },
  { about: "named_author", find: findUnsigned },
  { about: "technical", find: findDescription },
  { about: "other", find: findOwnLink },
  { about: "technical", find: findMissingCanonical },
];

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
