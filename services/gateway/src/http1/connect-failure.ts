import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** Errors before a connection exists. */
const CODES = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** A lost packet is repeated after one second. The address of a pod that was deleted never responds. */
const CONNECT_LIMIT_MS = 2_000;

const failedToConnect = new WeakSet<Error>();

/** Whether no connection could be opened, so that nothing of the request was sent. */
export function isConnectFailure(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || (code !== undefined && CODES.has(code)) || failedToConnect.has(error);
}

/**
 * Limits the time until a socket is connected. All its errors until then, and until the end of a TLS handshake, are
 * connect failures.
 */
export function limitConnect<S extends Socket>(socket: S): S {
  const timer = setTimeout(() => socket.destroy(new Error('The service accepted no connection.')), CONNECT_LIMIT_MS);
  const onError = (error: Error) => {
    failedToConnect.add(error);
  };
  socket.once('connect', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
  socket.once('error', onError);
  socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => socket.off('error', onError));
  return socket;
}
