import { constants } from 'node:crypto';
import tls from 'node:tls';
import type { CertificateFiles } from '@trackway/runtime';
import type { EdgeServer } from './http-server';

/** An unfinished handshake must not delay the stop of the process. */
const HANDSHAKE_TIMEOUT_MS = 5_000;

/** A resumed session would outlive the certificate of its start. */
const NO_RESUMPTION = constants.SSL_OP_NO_TICKET;

/**
 * Accepts TLS connections for `server`, which handles their requests like those of its own port. New connections use
 * renewed certificates.
 */
export function createTlsListener(server: EdgeServer, certificates: CertificateFiles): tls.Server {
  const { cert, key } = certificates.latest;
  const listener = tls.createServer(
    {
      cert,
      key,
      ALPNProtocols: ['http/1.1'],
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      secureOptions: NO_RESUMPTION,
      keepAlive: true,
    },
    (socket) => server.emit('connection', socket),
  );
  const stop = certificates.onRenewed((renewed) =>
    listener.setSecureContext({ cert: renewed.cert, key: renewed.key, secureOptions: NO_RESUMPTION }),
  );
  listener.once('close', stop);
  return listener;
}
