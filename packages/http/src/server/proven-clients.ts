import { TLSSocket } from 'node:tls';
import type { Logger } from '@trackway/runtime';
import type { RequestHandler } from 'express';

/**
 * Where a service speaks TLS, what comes behind this is for those whom the authority has certified. All others lose their connection:
 * an answer would pass for the service's own with the gateway's clients, on the day when its certificate has run out.
 */
export function provenClients(logger: Logger): RequestHandler {
  return ({ socket }, _response, next) => {
    if (!(socket instanceof TLSSocket) || socket.authorized) {
      next();
      return;
    }
    const reason = socket.getPeerX509Certificate() ? String(socket.authorizationError) : 'none was shown';
    logger.warn({ reason, address: socket.remoteAddress }, 'a client without a certificate of ours was turned away');
    socket.destroy();
  };
}
