import http from 'node:http';
import https from 'node:https';
import type { ServiceCertificates } from '../http1/service-certificates';

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
  /** A connection of its own for each request. */
  readonly single: http.Agent;
  close(): void;
}

/** Connections to the service at `url`. */
export function makeAgents(url: URL, certificates: ServiceCertificates): Agents {
  const make = (options: http.AgentOptions) =>
    url.protocol === 'https:' ? agentByTls(options, certificates) : new http.Agent(options);
  const usual = make({
    keepAlive: true,
    maxSockets: MAX_SOCKETS,
    maxFreeSockets: MAX_IDLE_SOCKETS,
    timeout: IDLE_MS,
  });
  const streams = make({ keepAlive: false, maxSockets: MAX_STREAMS });
  const single = make({ keepAlive: false });
  return {
    usual,
    streams,
    single,
    close: () => {
      for (const agent of [usual, streams, single]) agent.destroy();
    },
  };
}

/** An agent's own certificates would be those of the day on which it was made, and a session that goes on keeps those with which it began. */
function agentByTls(options: http.AgentOptions, certificates: ServiceCertificates): https.Agent {
  const agent = new https.Agent({ ...options, maxCachedSessions: 0 });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (asked, done) => {
    const withCertificates = { ...asked, secureContext: certificates() };
    return connect(withCertificates, done);
  };
  return agent;
}
