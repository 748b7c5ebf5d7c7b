import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from './announce.mjs';
import { findNode } from './find-node.mjs';
import { ROOT, run } from './run.mjs';
import { UserError } from './user-error.mjs';

const FOLDER = join(ROOT, 'console');
const STAMP = join(FOLDER, 'dist', 'stamp');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const GENERATED = /(^|\/)(dist|node_modules)\//;

/** Builds the console if its sources or packages differ from those of the last build. */
export async function buildConsole() {
  if (!existsSync(FOLDER)) return;
  const digest = digestOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  const done = announce('Building the console (vite build)');
  const code = await run(findNode(), [VITE, 'build', FOLDER, '--logLevel', 'warn']);
  if (code !== 0) throw new UserError('The console could not be built. The messages of Vite are above.');
  writeFileSync(STAMP, digest);
  done();
}

function digestOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of [FOLDER, join(ROOT, 'packages', 'client', 'src')]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.filter((path) => !GENERATED.test(path.slice(ROOT.length))).sort()) {
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
