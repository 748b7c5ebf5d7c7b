import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/** Writes `.br` and `.gz` next to every file, and starts the entry from an inline script, whose hash is in the policy. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    transformIndexHtml: { order: 'post', handler: startInline },
    closeBundle: () => compressAll(folder),
  };
}

function startInline(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) throw new Error('The page has no entry.');
  // 'strict-dynamic' trusts an element that a trusted script creates, and the modules that it imports.
  const start = [
    '    <script>',
    "      const entry = document.createElement('script');",
    `      Object.assign(entry, { type: 'module', src: '${entry}' });`,
    '      document.head.append(entry);',
    '    </script>',
    '  </body>',
  ].join('\n');
  return html.replace(ENTRY, '').replace(PRELOAD, '').replace('  </body>', start);
}

function compressAll(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(path)) continue;
    const file = join(folder, path);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
