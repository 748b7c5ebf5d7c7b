import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { UserError } from './user-error.mjs';

const WANTED = 24;

/** The pinned Node from npm. On other platforms, the Node of the host if it is new enough. */
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
