/** The steps of writing an article as users see them while it runs. */
export const ARTICLE_STEPS = [
  { id: "fetch", label: "Fetch the page again" },
  { id: "write", label: "Write the article" },
  { id: "check", label: "Check every fact against the page" },
  { id: "score", label: "Compare its score with the original" },
] as const;
export type ArticleStep = (typeof ARTICLE_STEPS)[number]["id"];

/** The name of the downloaded file. */
export const ARTICLE_FILE = "geo-optimized-article";
