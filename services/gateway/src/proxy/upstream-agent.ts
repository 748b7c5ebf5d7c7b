import http from 'node:http';
import https from 'node:https';

/** Connections to one service; requests beyond them wait in the agent until their deadline. */
const MAX_SOCKETS = 256;

/** Open streams take a connection each for as long as somebody watches, so they have a pool of their own. */
const MAX_STREAMS = 4_096;

const MAX_IDLE_SOCKETS = 64;

/** Longer than any deadline. An agent without one does not heed how long a service says that it may keep a connection. */
const IDLE_MS = 75_000;

export interface Agents {
  readonly usual: http.Agent;
  readonly streams: http.Agent;
  close(): void;
}

/** Kept-alive connections to the service at `url`. */
export function makeAgents(url: URL): Agents {
  const { Agent } = url.protocol === 'https:' ? https : http;
  const usual = new Agent({
    keepAlive: true,
    maxSockets: MAX_SOCKETS,
    maxFreeSockets: MAX_IDLE_SOCKETS,
    timeout: IDLE_MS,
  });
  const streams = new Agent({ keepAlive: false, maxSockets: MAX_STREAMS });
  return {
    usual,
    streams,
    close: () => {
      usual.destroy();
      streams.destroy();
    },
  };
}
