import type { Config } from "@react-router/dev/config";
import { PRERENDERED } from "./app/site/public-pages.ts";
import { articleSlugs } from "./content/compile/read-articles.ts";
import { docSlugs } from "./content/compile/read-docs.ts";

const paths = [
  ...PRERENDERED,
  ...articleSlugs().map((slug) => `/blog/${slug}`),
  ...docSlugs.map((slug) => `/docs/${slug}`),
];

export default {
  ssr: true,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
