// The studio as a folder of static files that any web server can serve, from any path.

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/studio",
  base: "./",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: "../../dist/studio",
    emptyOutDir: true,
    target: "es2023",
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
