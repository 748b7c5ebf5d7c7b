import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { limitConnect } from './connect-failure';
import type { ServiceCertificates } from './service-certificates';

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/**
 * Returns a function that connects to the service at `url`, with TLS for https. The certificate is checked for
 * `serverName`, which is empty if the service has no host name.
 */
export function connector(url: URL, certificates: ServiceCertificates, serverName: string): () => Socket {
  // URLs have brackets around IPv6 addresses.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:') return () => limitConnect(net.connect({ host, port: Number(url.port) || HTTP_PORT }));
  const address = { host, port: Number(url.port) || HTTPS_PORT, servername: serverName };
  return () => limitConnect(tls.connect({ ...address, secureContext: certificates() }));
}
