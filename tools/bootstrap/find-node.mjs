import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { UserError } from './user-error.mjs';

const WANTED = 24;

/** The Node that the project pins, from its packages; where there is none for this platform, the host's, if new enough. */
export function findNode() {
  const pinned = join(ROOT, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const host = Number(process.versions.node.split('.')[0]);
  if (host >= WANTED) return process.execPath;
  throw new UserError(
    `Trackway runs on Node ${WANTED}, which npm has no package of for ${process.platform}-${process.arch}: ` +
      `install Node ${WANTED} (https://nodejs.org) and use it instead of ${process.version}.`,
  );
}
