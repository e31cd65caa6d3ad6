import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The content policy allows fonts and scripts from this site only, so nothing is inlined as data.
  build: { assetsInlineLimit: 0 },
});
