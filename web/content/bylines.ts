/** The two desks that sign articles. They are desks of the product, not persons, and /about says what each does. */
export const DESKS = {
  editorial: {
    name: "Citeworthy Editorial",
    avatar: "/avatars/editorial.svg",
    about: "Shows how to do it: writing, structure, workflow and the small edits that make a passage usable.",
  },
  research: {
    name: "Citeworthy Research",
    avatar: "/avatars/research.svg",
    about: "Reads the studies, states how they were done, and says what they cannot show.",
  },
} as const;

export type Desk = keyof typeof DESKS;
