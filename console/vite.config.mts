import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.mts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default defineConfig({
  root: at('.'),
  // Relative, so that the base path is chosen at run time.
  base: './',
  plugins: [react(), precompress()],
  resolve: { alias: { '@trackway/client': at('../packages/client/src/index.ts') } },
  build: {
    outDir: at('./dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The content security policy allows no inline data, and small files are cached as well as large ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
