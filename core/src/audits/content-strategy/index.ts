/** The audits of the section "content strategy", in the order of the results. */
import type { Audit } from "../audit.ts";
import { balancedView } from "./balanced-view.ts";
import { comparisonStructure } from "./comparison-structure.ts";
import { length } from "./length.ts";
import { measuredFacts } from "./measured-facts.ts";
import { promotionalWording } from "./promotional-wording.ts";
import { stuffing } from "./stuffing.ts";
import { topicFocus } from "./topic-focus.ts";

export const contentStrategy: readonly Audit[] = [
  balancedView,
  comparisonStructure,
  length,
  measuredFacts,
  promotionalWording,
  stuffing,
  topicFocus,
];
