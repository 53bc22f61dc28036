import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { preloadFonts } from './preload-fonts.ts';

const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

/** Everything the API process answers itself; the rest belongs to the single-page app. */
const proxiedPaths = [
  '/api',
  '/media',
  '/previews',
  '/sitemap',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/paystack-simulator',
];

export default defineConfig({
  // The folder of this file, so that the config works from the repository root as well.
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght'])],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    proxy: Object.fromEntries(proxiedPaths.map((path) => [path, { target: apiUrl, changeOrigin: true }])),
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    sourcemap: false,
    // Tells build-renderer.ts which files a page needs.
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: a data URL would defeat lazy loading by unicode-range and the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file of every page lists all others by name; short and without words in them it is more than 1 KB smaller.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
});
