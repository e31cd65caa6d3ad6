/** The steps of writing an article as people see them while it runs. */
export const ARTICLE_STEPS = [
  { id: "fetch", label: "Read the page again" },
  { id: "write", label: "Write the article" },
  { id: "check", label: "Check every fact against the page" },
  { id: "score", label: "Score it beside the original" },
] as const;
export type ArticleStep = (typeof ARTICLE_STEPS)[number]["id"];

/** The name of the file that the download gives. */
export const ARTICLE_FILE = "geo-optimized-article";
