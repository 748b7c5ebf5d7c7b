import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';
import { limitConnect } from '../http1/connect-failure';
import type { ServiceCertificates } from '../http1/service-certificates';

/** Connections to one service. Further requests wait in the agent until their deadline. */
const MAX_SOCKETS = 256;

/** Event streams have a separate pool, because each occupies a connection while it is open. */
const MAX_STREAMS = 4_096;

const MAX_IDLE_SOCKETS = 64;

/** Longer than any deadline. Without a timeout, an agent ignores the keep-alive time that a service announces. */
const IDLE_MS = 75_000;

export interface Agents {
  readonly usual: http.Agent;
  readonly streams: http.Agent;
  /** A new connection for each request. */
  readonly single: http.Agent;
  close(): void;
}

/** `serverName` is the host name that certificates are checked for, because `url` may contain an IP address. */
export function makeAgents(url: URL, certificates: ServiceCertificates, serverName: string): Agents {
  const make = (options: http.AgentOptions) =>
    withConnectLimit(
      url.protocol === 'https:'
        ? agentByTls({ ...options, servername: serverName }, certificates)
        : new http.Agent(options),
    );
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

function withConnectLimit<A extends http.Agent>(agent: A): A {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const socket = connect(options, done);
    return socket instanceof Socket ? limitConnect(socket) : socket;
  };
  return agent;
}

/** Uses the current certificates for each new connection, and no cached TLS sessions, which would keep the old ones. */
function agentByTls(options: https.AgentOptions, certificates: ServiceCertificates): https.Agent {
  const agent = new https.Agent({ ...options, maxCachedSessions: 0 });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (connectOptions, done) => {
    const withCertificates = { ...connectOptions, secureContext: certificates() };
    return connect(withCertificates, done);
  };
  return agent;
}
