/** The one place that names the product, its host, its addresses and its links. */
export const site = {
  name: "Citeworthy",
  tagline: "Finds the words worth citing, and shows the proof for every number.",
  host: "citeworthy.example",
  supportEmail: "support@citeworthy.example",
  /** Shown in messages that ask for an address. */
  exampleUrl: "https://example.com",
  /** Where 'Access Customized Recommendations' of the monitor leads. */
  recommendationsUrl: "https://citeworthy.example/recommendations",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/citeworthy" },
    { name: "X", url: "https://x.com/citeworthy" },
    { name: "YouTube", url: "https://www.youtube.com/@citeworthy" },
  ],
  /** Analytics load only where an operator names an id, and only after consent. */
  analytics: { measurementId: null as string | null, tagManagerId: null as string | null },
} as const;
