/** Every audit of the rubric, by section. A section lists its audits in its own folder. */
import { SECTIONS, type Section } from "../contract/analysis-result.ts";
import type { Audit } from "./audit.ts";
import { competitorAnalysis } from "./competitor-analysis/index.ts";
import { contentAuthority } from "./content-authority/index.ts";
import { contentFreshness } from "./content-freshness/index.ts";
import { contentStrategy } from "./content-strategy/index.ts";
import { contentStructure } from "./content-structure/index.ts";
import { interactiveElements } from "./interactive-elements/index.ts";
import { technicalImplementation } from "./technical-implementation/index.ts";

export const auditsBySection: Record<Section, readonly Audit[]> = {
  content_strategy: contentStrategy,
  competitor_analysis: competitorAnalysis,
  content_structure: contentStructure,
  content_authority: contentAuthority,
  technical_implementation: technicalImplementation,
  content_freshness: contentFreshness,
  interactive_elements: interactiveElements,
};

export const allAudits: readonly Audit[] = SECTIONS.flatMap((section) => auditsBySection[section]);
