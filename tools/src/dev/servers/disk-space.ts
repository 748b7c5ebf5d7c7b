import { statfsSync } from 'node:fs';
import { StartFailure } from '../../process/start-failure';

const NEEDED_MB = 500;

/** Reports too little disk space before servers start, because their errors are hard to understand. */
export function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MB) return;
  throw new StartFailure(
    `The disk that holds ${folder} has ${free} MB left and ${NEEDED_MB} MB are needed: make room and start again.`,
  );
}
