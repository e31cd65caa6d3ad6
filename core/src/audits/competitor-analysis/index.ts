/** The audits of the section "competitor analysis", in the order of the results. */
import type { Audit } from "../audit.ts";
import { balancedView } from "./balanced-view.ts";
import { comparisonStructure } from "./comparison-structure.ts";
import { factGap } from "./fact-gap.ts";
import { freshnessGap } from "./freshness-gap.ts";
import { originalData } from "./original-data.ts";
import { passageRank } from "./passage-rank.ts";
import { subtopicGap } from "./subtopic-gap.ts";

export const competitorAnalysis: readonly Audit[] = [
  balancedView,
  comparisonStructure,
  factGap,
  freshnessGap,
  originalData,
  passageRank,
  subtopicGap,
];
