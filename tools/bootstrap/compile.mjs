import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from './announce.mjs';
import { findNode } from './find-node.mjs';
import { ROOT, run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Compiles changed code of these folders, or of all folders without an argument. */
export async function compile(folders) {
  const isFirst = !existsSync(join(ROOT, 'tools', 'dist'));
  const done = isFirst ? announce('Compiling (tsc -b)') : () => {};
  const code = await run(findNode(), [join('node_modules', '.bin', 'tsc'), '-b', ...folders]);
  if (code !== 0) throw new UserError('The compilation failed. The messages of the compiler are above.');
  done();
}
