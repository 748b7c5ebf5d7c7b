import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '@trackway/runtime';
import { ANNOUNCED_KEEP_ALIVE_MS, type EdgeServer } from './http-server';
import type { Tunnels } from './proxy/tunnels';

/** Time before the limit at which remaining connections are closed, so that their clients see the end. */
const CUT_BEFORE_MS = 100;

/** Clients stop using an idle connection one second before the announced time; half a second allows for latency. */
const SETTLE_MS = ANNOUNCED_KEEP_ALIVE_MS - 500;

/**
 * Stops a server without failing a request. `server.close()` alone would end idle connections at once, and with them
 * requests that are in transit. So the process first reports that it is not ready and closes each connection with its
 * next response, while load balancers and clients stop using it. Then it accepts no connections and waits for open
 * requests, up to the limit. WebSockets are closed; clients reconnect to another process. `secure` accepts the TLS
 * connections of the server.
 */
export async function drain(
  { server, secure, tunnels, health }: { server: EdgeServer; secure?: Server; tunnels: Tunnels; health: Health },
  limitMs: number,
): Promise<void> {
  health.drain();
  const settleMs = Math.min(SETTLE_MS, limitMs / 4);
  await pause(settleMs);
  tunnels.close();
  const cut = setTimeout(() => server.closeAllConnections(), limitMs - settleMs - CUT_BEFORE_MS);
  const listeners: Server[] = secure ? [secure, server] : [server];
  const closed = (listener: Server) => new Promise<void>((resolve) => void listener.close(() => resolve()));
  await Promise.all(listeners.map(closed));
  clearTimeout(cut);
}
