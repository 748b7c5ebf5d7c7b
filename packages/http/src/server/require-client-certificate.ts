import { TLSSocket } from 'node:tls';
import type { Logger } from '@trackway/runtime';
import type { RequestHandler } from 'express';

/**
 * With TLS, requests without a valid client certificate are disconnected. A response would be accepted by the
 * gateway's clients as one of the service, for example after its certificate has expired.
 */
export function requireClientCertificate(logger: Logger): RequestHandler {
  return ({ socket }, _response, next) => {
    if (!(socket instanceof TLSSocket) || socket.authorized) {
      next();
      return;
    }
    const reason = socket.getPeerX509Certificate() ? String(socket.authorizationError) : 'none was shown';
    logger.warn({ reason, address: socket.remoteAddress }, 'a client without a valid certificate was disconnected');
    socket.destroy();
  };
}
