import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CertificateFiles, Health } from '@trackway/runtime';
import type { Express } from 'express';
import { makeServer } from './make-server';

export interface HttpServer {
  /** Port that the server listens on, also if 0 was configured. */
  readonly port: number;
  /** Reports not ready, waits for open requests, then closes. */
  stop(): Promise<void>;
}

/**
 * Keep-alive time announced to clients. They stop using an idle connection one second earlier, so after this time a
 * stopping server can close.
 */
const ANNOUNCED_KEEP_ALIVE_MS = 2_000;
/**
 * Longer than that of load balancers, so that the server does not close a connection that a request is about to use.
 */
const KEEP_ALIVE_MS = 75_000;

/** Starts the server, with TLS if there are certificates. */
export async function startHttpServer(options: {
  app: Express;
  port: number;
  /** IP address to listen on. Without one, all addresses. */
  host?: string | undefined;
  health: Health;
  certificates?: CertificateFiles | undefined;
}): Promise<HttpServer> {
  const server = makeServer(options.app, options.certificates);
  server.keepAliveTimeout = ANNOUNCED_KEEP_ALIVE_MS;
  server.keepAliveTimeoutBuffer = KEEP_ALIVE_MS - ANNOUNCED_KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.requestTimeout = 0;
  const closeWithResponses = watchResponses(server, options.health);
  const untilAllClosed = watchConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      options.health.drain();
      closeWithResponses();
      await Promise.race([untilAllClosed(), wait(ANNOUNCED_KEEP_ALIVE_MS, undefined, { ref: false })]);
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/**
 * Closes each connection with its response while the process stops.
 * @returns a function that does the same for requests in progress.
 */
function watchResponses(server: Server, health: Health): () => void {
  const open = new Set<ServerResponse>();
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (health.isDraining) close(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () => open.forEach(close);
}

/** @returns a function whose promise resolves when no connection is open. */
function watchConnections(server: Server): () => Promise<void> {
  let open = 0;
  let onLast: () => void = () => undefined;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      if (open === 0) onLast();
    });
  });
  return () =>
    new Promise((resolve) => {
      if (open === 0) resolve();
      else onLast = resolve;
    });
}
