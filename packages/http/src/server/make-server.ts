import { constants } from 'node:crypto';
import http, { type Server } from 'node:http';
import https from 'node:https';
import type { CertificateFiles } from '@trackway/runtime';
import type { Express } from 'express';

/** Whoever has connected and says nothing must not keep a process from stopping. */
const HANDSHAKE_MS = 5_000;

/** A session that is taken up again would outlive the certificate that was shown at its beginning. */
const NO_RESUMPTION = constants.SSL_OP_NO_TICKET;

/**
 * Asks clients for a certificate and leaves it to the application whom it answers without (see provenClients), since probes have
 * none. Renewed certificates hold for connections that come after.
 */
export function makeServer(app: Express, certificates: CertificateFiles | undefined): Server {
  if (!certificates) return http.createServer(app);
  const server = https.createServer(
    {
      ...certificates.latest,
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
