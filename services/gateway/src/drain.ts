import type { Health } from '@trackway/runtime';
import type { Tunnels } from './direct/tunnels';
import type { EdgeServer } from './http-server';

const SETTLE_MS = 1_500;

/**
 * Stops a server without breaking a request. `server.close()` alone ends idle connections at once, and with them the
 * requests that are on their way. So the process first says that it isn't ready and closes each connection with its
 * next answer, while load balancers notice; only then it takes no new ones and waits for what is in hand.
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
