import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '@trackway/runtime';
import { type EdgeServer, TOLD_KEEP_ALIVE_MS } from './http-server';
import type { Tunnels } from './proxy/tunnels';

/** Before it is too late for that: whoever waits is told that the connection is over. */
const CUT_BEFORE_MS = 100;

/** Clients take a second off what they are told; half of it is for the way. */
const SETTLE_MS = TOLD_KEEP_ALIVE_MS - 500;

/**
 * Stops a server without breaking a request. `server.close()` alone ends idle connections at once, and with them the
 * requests that are on their way. So the process first says that it isn't ready and closes each connection with its
 * next answer, while load balancers notice and clients forget what is idle; only then it takes no new ones and waits for what is in hand,
 * as long as it may. WebSockets would go on for ever: they end, and their clients come back to another process.
 */
export async function drain(server: EdgeServer, tunnels: Tunnels, health: Health, limitMs: number): Promise<void> {
  health.drain();
  const settleMs = Math.min(SETTLE_MS, limitMs / 4);
  await pause(settleMs);
  tunnels.close();
  const cut = setTimeout(() => server.closeAllConnections(), limitMs - settleMs - CUT_BEFORE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
}
