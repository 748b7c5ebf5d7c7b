/**
 * pick-assets.mjs SERVICE FOLDER: copies the files that `assets` in the package.json of a service lists, from the packages that
 * are installed for the build. Browsers load them unchanged, so dependencies of these packages are not needed.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [service, folder] = process.argv.slice(2);
const { assets = [] } = JSON.parse(readFileSync(join(service, 'package.json'), 'utf8'));
mkdirSync(folder, { recursive: true });
for (const file of assets) cpSync(join('node_modules', file), join(folder, 'node_modules', file));
