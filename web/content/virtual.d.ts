/** What lists show of the articles: without their texts, so that a browser may fetch it. */
declare module "virtual:article-cards" {
  export const cards: import("./article.ts").ArticleCard[];
}

declare module "virtual:articles" {
  /** Newest first. For loaders only: a page gets what it shows, not the whole blog. */
  export const articles: import("./article.ts").Article[];
}

declare module "virtual:demo" {
  export const demo: import("./compile/demo.ts").Demo | null;
}

declare module "virtual:explainer" {
  export const explainer: import("./article.ts").Explainer;
}

declare module "virtual:docs" {
  export const docs: import("./article.ts").Doc[];
}
