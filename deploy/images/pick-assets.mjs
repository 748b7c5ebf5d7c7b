/**
 * pick-assets.mjs SERVICE FOLDER: copies the files that a service's package.json names under `assets` out of the packages that
 * were installed to build it. Browsers get them as they are, so what those packages themselves depend on stays behind.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [service, folder] = process.argv.slice(2);
const { assets = [] } = JSON.parse(readFileSync(join(service, 'package.json'), 'utf8'));
mkdirSync(folder, { recursive: true });
for (const file of assets) cpSync(join('node_modules', file), join(folder, 'node_modules', file));
