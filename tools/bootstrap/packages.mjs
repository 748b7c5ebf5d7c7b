import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from './announce.mjs';
import { ROOT, run } from './run.mjs';
import { UserError } from './user-error.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.trackway-stamp');

/** Runs `npm ci` if the installed packages differ from the lockfile. */
export async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalled()) {
    const done = announce('Installing npm packages (npm ci)');
    const npm = process.env.npm_execpath;
    const [file, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
    // NODE_ENV=production would not install the compiler.
    const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
    const code = await run(file, [...first, ...flags], { env: { ...process.env, npm_config_workspace: undefined } });
    if (code !== 0)
      throw new UserError(`npm ci failed with code ${code}; see its output above. Fix the problem and start again.`);
    done();
  }
  writeFileSync(STAMP, wanted);
}

/** True if `npm install` was run manually with the same lockfile: npm stores a copy of it in node_modules. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const { '': _root, ...wanted } = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  const sameOrOptional = ([path, entry]) =>
    path in installed ? installed[path].version === entry.version : entry.optional === true;
  return Object.entries(wanted).every(sameOrOptional) && Object.keys(installed).every((path) => path in wanted);
}
