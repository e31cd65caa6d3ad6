/** The address of every public page. */
import { PUBLIC_PATHS } from "../../web/app/site/public-pages.ts";
import { readArticles } from "../../web/content/compile/read-articles.ts";
import { docSlugs } from "../../web/content/compile/read-docs.ts";

export const postPath = ({ slug }: { slug: string }): string => `/blog/${slug}`;

export const sitePaths = (): string[] => [
  ...PUBLIC_PATHS,
  ...readArticles().map(postPath),
  ...docSlugs.map((slug) => `/docs/${slug}`),
];
