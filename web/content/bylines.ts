/** The two desks that sign articles: desks of the product, not persons. `about` goes on after the name. */
import { site } from "@citeworthy/core/product/site";

export const DESKS = {
  editorial: {
    name: `${site.name} Editorial`,
    avatar: "/avatars/editorial.svg",
    about: "shows how to do it: writing, structure, workflow and the small edits that make a passage usable.",
  },
  research: {
    name: `${site.name} Research`,
    avatar: "/avatars/research.svg",
    about: "reads the studies, states how they were done, and says what they cannot show.",
  },
} as const;

export type Desk = keyof typeof DESKS;
