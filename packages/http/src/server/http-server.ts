import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from '@trackway/runtime';
import type { Express } from 'express';

export interface HttpServer {
  /** The port it listens on, also where 0 was asked for. */
  readonly port: number;
  /** Says not ready, lets requests in hand finish, then closes. */
  stop(): Promise<void>;
}

/** Longer than any load balancer's, so that it is never this side that closes a connection a request is on its way through. */
const KEEP_ALIVE_MS = 75_000;

export async function startHttpServer(options: { app: Express; port: number; health: Health }): Promise<HttpServer> {
  const server = createServer(options.app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.requestTimeout = 0;
  server.prependListener('request', (_request, response) => {
    if (options.health.isDraining) response.setHeader('Connection', 'close');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      options.health.drain();
      return close(server);
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
