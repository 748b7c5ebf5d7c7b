import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { announce } from './announce.mjs';
import { addAddresses } from './package-addresses.mjs';
import { ROOT, run } from './run.mjs';
import { UserError } from './user-error.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
/** If it exists, npm reads it instead of the lockfile. */
const SHRINKWRAP = join(ROOT, 'npm-shrinkwrap.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.trackway-stamp');

/** Runs `npm ci` if the installed packages differ from the lockfile. */
export async function installPackages() {
  // A killed installation can have left it.
  removeShrinkwrap();
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalled()) {
    const done = announce('Installing npm packages (npm ci)');
    const code = (await installFromAddresses()) && (await npmCi('error'));
    if (code !== 0)
      throw new UserError(`npm ci failed with code ${code}; see its output above. Fix the problem and start again.`);
    done();
  }
  writeFileSync(STAMP, wanted);
}

/**
 * Installs from the usual addresses of packages. The lockfile has no addresses, because they depend on the registry, and
 * without them npm reads the list of versions of each package first. Other registries may have other addresses.
 */
async function installFromAddresses() {
  const [file, first] = npmCommand();
  const { stdout: registry } = await promisify(execFile)(file, [...first, 'config', 'get', 'registry'], { cwd: ROOT });
  const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
  process.once('exit', removeShrinkwrap);
  writeFileSync(SHRINKWRAP, JSON.stringify(addAddresses(lockfile, registry.trim())));
  try {
    return await npmCi('silent');
  } finally {
    process.off('exit', removeShrinkwrap);
    removeShrinkwrap();
  }
}

function npmCi(loglevel) {
  const [file, first] = npmCommand();
  // NODE_ENV=production would not install the compiler.
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', `--loglevel=${loglevel}`];
  return run(file, [...first, ...flags], { env: { ...process.env, npm_config_workspace: undefined } });
}

function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
}

function removeShrinkwrap() {
  rmSync(SHRINKWRAP, { force: true });
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
