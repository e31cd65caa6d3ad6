import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { content } from "./content/compile/content-plugin.ts";

/** The frame around every page: what `root.tsx` needs before anything else. */
const FRAME =
  /web[\\/]app[\\/](root|page-meta|nonce|session[\\/](?!auth-request|sign-out)|analytics[\\/](?!google|consent-banner)|features[\\/]shell[\\/](?!footer|not-found|tools-rows|menu-rows)|features[\\/]marketing[\\/]closing-call|features[\\/]admin[\\/]verifying-access|ui[\\/](button|classes|icons|spinner|logo|toast|still|plain-click|page)[.])|core[\\/]src[\\/]product[\\/](site|signed-out-cookie|saved-redirect)[.]/;

/**
 * What every page has in common travels in two files, not in forty; the rest goes where it is used. A group takes along
 * whatever its files need, so it holds only files that need little.
 */
const groups = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper/,
    priority: 2,
  },
  { name: "frame", test: FRAME, priority: 1 },
  { name: "icon-library", test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/, priority: 1 },
  { name: "words", test: /core[\\/]src[\\/]messages[\\/](?!connection)/ },
];

export default defineConfig({
  plugins: [content(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The content policy allows fonts and scripts from this site only, so nothing is inlined as data.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
});
