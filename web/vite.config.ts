import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./app/delivery/bundling/chunk-groups.ts";
import { signNamesAlias, signNamesWithoutDom } from "./app/delivery/bundling/sign-names.ts";
import { inPages, turnedOff } from "./app/delivery/bundling/switches.ts";
import { withoutTracing } from "./app/delivery/bundling/without-tracing.ts";
import { content } from "./content/compile/content-plugin.ts";

/** The workarounds and their switches are described in `app/delivery/README.md`. */
const off = turnedOff();
const groups = off.has("chunk-groups") ? [] : chunkGroups();
const tracing = off.has("tracing") ? [] : [withoutTracing];
const signNames = off.has("sign-names") ? [] : [signNamesWithoutDom];

export default defineConfig(({ command }) => ({
  plugins: [...tracing, content(), tailwindcss(), reactRouter()],
  define: inPages(off),
  resolve: {
    tsconfigPaths: true,
    alias: command === "serve" && signNames.length > 0 ? signNamesAlias : {},
  },
  worker: { format: "es", plugins: () => signNames },
  // The content policy allows fonts and scripts from this site only, so nothing is inlined as data.
  // Code that is fetched on demand names its own parts: lists of them would weigh on every page that may ask for it.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
}));
