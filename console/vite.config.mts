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
    rolldownOptions: {
      // What the first load needs is compressed best in one file.
      output: { codeSplitting: { groups: [{ name: nameOfChunk, debugName: 'first load' }] } },
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // `tests/console/budgets.test.ts` limits the compressed sizes.
    chunkSizeWarningLimit: 1_000,
  },
});

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** The chunk of the modules that the entry imports, directly or not. Others are in the chunks that Rolldown chooses. */
function nameOfChunk(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const isOfEntry = (one: string): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    const info = modules.getModuleInfo(one);
    return info !== null && (info.isEntry || info.importers.some(isOfEntry));
  };
  return isOfEntry(id) ? 'first-load' : null;
}
