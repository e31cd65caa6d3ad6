/** The titles of the sections, and the short ones for a phone. */
import { SECTION_TITLE, type Section } from "@citeworthy/core/contract";

const SHORT: Partial<Record<Section, string>> = {
  content_authority: "Authority & E-E-A-T",
  technical_implementation: "Technical Impl.",
};

export const titleOf = (section: Section): string => SECTION_TITLE[section];
export const shortTitleOf = (section: Section): string => SHORT[section] ?? SECTION_TITLE[section];
