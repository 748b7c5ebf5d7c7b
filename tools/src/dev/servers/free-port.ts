import { createServer } from 'node:net';

/** Below the range from which the kernel takes the ports of outgoing connections, so that no process uses one by chance. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** The first preferred port that is free and not in use, otherwise any free port. */
export async function freePort(
  wanted: readonly number[] = [],
  taken: ReadonlySet<number> = new Set(),
): Promise<number> {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const port = wanted[attempt] ?? LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
