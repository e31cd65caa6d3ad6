/** The two teams that publish articles, instead of personal bylines. `about` continues the sentence after the name. */
import { site } from "@citeworthy/core/product/identity/site";

export const DESKS = {
  editorial: {
    name: `${site.name} Editorial`,
    avatar: "/avatars/editorial.svg",
    about: "writes about writing, structure and workflow.",
  },
  research: {
    name: `${site.name} Research`,
    avatar: "/avatars/research.svg",
    about: "reviews studies, how they were done and what they cannot show.",
  },
} as const;

export type Desk = keyof typeof DESKS;
