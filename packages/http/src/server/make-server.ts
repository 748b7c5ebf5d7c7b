import { constants } from 'node:crypto';
import http, { type Server } from 'node:http';
import https from 'node:https';
import type { CertificateFiles } from '@trackway/runtime';
import type { Express } from 'express';

/** An idle connection must not delay the stop of a process. */
const HANDSHAKE_MS = 5_000;

/** More than the 32 KB that the gateway accepts from clients, because it adds headers. */
const MAX_HEADER_BYTES = 48 * 1024;

/** A resumed TLS session would outlive the certificate of its start. */
const NO_RESUMPTION = constants.SSL_OP_NO_TICKET;

/**
 * Requests client certificates. Whether one is required is decided by the application (`requireClientCertificate`),
 * because probes have none. New connections use renewed certificates.
 */
export function makeServer(app: Express, certificates: CertificateFiles | undefined): Server {
  if (!certificates) return http.createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  const server = https.createServer(
    {
      ...certificates.latest,
      maxHeaderSize: MAX_HEADER_BYTES,
      requestCert: true,
      rejectUnauthorized: false,
      handshakeTimeout: HANDSHAKE_MS,
      secureOptions: NO_RESUMPTION,
    },
    app,
  );
  const stop = certificates.onRenewed((renewed) =>
    server.setSecureContext({ ...renewed, secureOptions: NO_RESUMPTION }),
  );
  server.once('close', stop);
  return server;
}
