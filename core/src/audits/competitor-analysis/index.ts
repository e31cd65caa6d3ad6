/** The audits of the section "competitor analysis", in the order of the results. */
import type { Audit } from "../audit.ts";
import { factGap } from "./fact-gap.ts";
import { freshnessGap } from "./freshness-gap.ts";
import { passageRank } from "./passage-rank.ts";
import { subtopicGap } from "./subtopic-gap.ts";

export const competitorAnalysis: readonly Audit[] = [factGap, freshnessGap, passageRank, subtopicGap];
