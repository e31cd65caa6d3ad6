declare module "virtual:articles" {
  /** Newest first. For loaders only: a page gets what it shows, not the whole blog. */
  export const articles: import("./article.ts").Article[];
}
