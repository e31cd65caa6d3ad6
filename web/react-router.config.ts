import type { Config } from "@react-router/dev/config";
import { PRERENDERED } from "./app/public-paths.ts";

export default {
  ssr: true,
  prerender: { paths: [...PRERENDERED], concurrency: 2 },
} satisfies Config;
