import type { Health } from '@trackway/runtime';
import type { Tunnels } from './direct/tunnels';
import { type EdgeServer, TOLD_KEEP_ALIVE_MS } from './http-server';

/** Clients take a second off what they are told; half of it is for the way. */
const SETTLE_MS = TOLD_KEEP_ALIVE_MS - 500;

/**
 * Stops a server without breaking a request. `server.close()` alone ends idle connections at once, and with them the
 * requests that are on their way. So the process first says that it isn't ready and closes each connection with its
 * next answer, while load balancers notice and clients forget what is idle; only then it takes no new ones and waits for what is in hand.
 */
export async function drain(server: EdgeServer, tunnels: Tunnels, health: Health, graceMs: number): Promise<void> {
  health.drain();
  await pause(Math.min(SETTLE_MS, graceMs / 4));
  const limit = setTimeout(() => {
    server.closeAllConnections();
    tunnels.close();
  }, graceMs / 2);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(limit);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
