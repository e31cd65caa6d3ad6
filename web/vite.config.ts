import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { content } from "./content/build/content-plugin.ts";

/** What every page has in common travels in two files, not in forty. Radix stays apart: few pages need it. */
const groups = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: "shell",
    test: /(web[\\/]app[\\/](session|analytics|features[\\/]shell|ui)[\\/](?!dialog|tabs)|lucide-react|core[\\/]src[\\/](messages|product)[\\/])/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [content(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The content policy allows fonts and scripts from this site only, so nothing is inlined as data.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
