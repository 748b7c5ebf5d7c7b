import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CertificateFiles, Health } from '@trackway/runtime';
import type { Express } from 'express';
import { makeServer } from './make-server';

export interface HttpServer {
  /** The port it listens on, also where 0 was asked for. */
  readonly port: number;
  /** Says not ready, lets requests in hand finish, then closes. */
  stop(): Promise<void>;
}

/**
 * What clients are told. They take a second off, and use no connection again that was idle for longer: a server that stops has told each
 * connection to close by then, or nobody sends on it any more.
 */
const TOLD_KEEP_ALIVE_MS = 2_000;
/** Longer than any load balancer's, so that it is never this side that closes a connection a request is on its way through. */
const KEEP_ALIVE_MS = 75_000;

/** In the open, or by TLS where there are certificates. */
export async function startHttpServer(options: {
  app: Express;
  port: number;
  /** IP address to listen on; without, all addresses. */
  host?: string | undefined;
  health: Health;
  certificates?: CertificateFiles | undefined;
}): Promise<HttpServer> {
  const server = makeServer(options.app, options.certificates);
  server.keepAliveTimeout = TOLD_KEEP_ALIVE_MS;
  server.keepAliveTimeoutBuffer = KEEP_ALIVE_MS - TOLD_KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.requestTimeout = 0;
  const closeByAnswers = watchAnswers(server, options.health);
  const untilAllClosed = watchConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      options.health.drain();
      closeByAnswers();
      await Promise.race([untilAllClosed(), wait(TOLD_KEEP_ALIVE_MS, undefined, { ref: false })]);
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/**
 * Ends a connection with its answer where the process stops by the time of the request.
 * @returns what does the same for requests that are in hand: a client may use the connection of a slow one for a second after its answer.
 */
function watchAnswers(server: Server, health: Health): () => void {
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

/** @returns what resolves as soon as no connection is open. */
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
