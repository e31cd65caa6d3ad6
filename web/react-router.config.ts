import type { Config } from "@react-router/dev/config";
import { PRERENDERED } from "./app/public-paths.ts";
import { articleSlugs } from "./content/build/read-articles.ts";

export default {
  ssr: true,
  prerender: { paths: [...PRERENDERED, ...articleSlugs().map((slug) => `/blog/${slug}`)], concurrency: 2 },
} satisfies Config;
