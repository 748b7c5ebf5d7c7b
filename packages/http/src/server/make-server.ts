import http, { type Server } from 'node:http';
import https from 'node:https';
import type { CertificateFiles } from '@trackway/runtime';
import type { Express } from 'express';

/** Whoever has connected and says nothing must not keep a process from stopping. */
const HANDSHAKE_MS = 5_000;

/**
 * Asks clients for a certificate and leaves it to the application whom it answers without (see provenClients), since probes have
 * none. Renewed certificates hold for connections that come after.
 */
export function makeServer(app: Express, certificates: CertificateFiles | undefined): Server {
  if (!certificates) return http.createServer(app);
  const server = https.createServer(
    { ...certificates.latest, requestCert: true, rejectUnauthorized: false, handshakeTimeout: HANDSHAKE_MS },
    app,
  );
  const stop = certificates.onRenewed((renewed) => server.setSecureContext({ ...renewed }));
  server.once('close', stop);
  return server;
}
