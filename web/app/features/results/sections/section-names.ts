/** The titles of the sections, the short ones for a phone, and their place in the address. */
import { SECTION_TITLE, SECTIONS, type Section } from "@citeworthy/core/contract";

const SHORT: Partial<Record<Section, string>> = {
  content_authority: "Authority & E-E-A-T",
  technical_implementation: "Technical Impl.",
};

export const titleOf = (section: Section): string => SECTION_TITLE[section];
export const shortTitleOf = (section: Section): string => SHORT[section] ?? SECTION_TITLE[section];

export const slugOf = (section: Section): string => section.replaceAll("_", "-");
export const sectionOf = (hash: string): Section | null =>
  SECTIONS.find((section) => hash === `#${slugOf(section)}`) ?? null;
