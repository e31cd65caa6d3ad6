/** The public pages of the site. The sitemap, llms.txt, the prerendered files, the benchmarks and the journeys read this list. */
type PublicPage = {
  path: string;
  /**
   * `visitors`: a signed-in user, or an address with a query, sees something else; all other visitors see the same.
   * `everyone`: rendered once, at the build.
   */
  sameFor: "visitors" | "everyone";
  /** How llms.txt describes it. */
  listed?: { title: string; text: string };
};

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", sameFor: "visitors" },
  {
    path: "/ai-visibility-monitor",
    sameFor: "visitors",
    listed: { title: "AI Visibility Monitor", text: "how often AI engines cite a page, next to competitors" },
  },
  { path: "/blog", sameFor: "visitors" },
  {
    path: "/sample-report",
    sameFor: "visitors",
    listed: { title: "Sample report", text: "a full analysis of a page we made up" },
  },
  { path: "/what-is-geo", sameFor: "everyone" },
  {
    path: "/about",
    sameFor: "everyone",
    listed: { title: "About", text: "who runs this site and how evidence is graded" },
  },
  { path: "/docs", sameFor: "everyone" },
  {
    path: "/pricing",
    sameFor: "everyone",
    listed: { title: "Pricing", text: "plans, limits and the free trial" },
  },
  {
    path: "/free-tools",
    sameFor: "everyone",
    listed: { title: "Free GEO Tools", text: "generators for meta tags and content ideas" },
  },
  { path: "/free-tools/meta-tags-generator", sameFor: "everyone" },
  { path: "/free-tools/content-idea-generator", sameFor: "everyone" },
  { path: "/privacy", sameFor: "everyone" },
];

const pathsFor = (readers: PublicPage["sameFor"]): string[] =>
  PUBLIC_PAGES.filter(({ sameFor }) => sameFor === readers).map(({ path }) => path);

export const PUBLIC_PATHS: readonly string[] = PUBLIC_PAGES.map(({ path }) => path);
export const PRERENDERED: readonly string[] = pathsFor("everyone");

/** Rendered now and then, and served to every visitor from memory. */
export const SAME_FOR_VISITORS: readonly string[] = [
  ...pathsFor("visitors"),
  "/signin",
  "/signup",
  "/forgot-password",
];
