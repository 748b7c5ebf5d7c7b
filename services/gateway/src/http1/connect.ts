import net, { isIP, type Socket } from 'node:net';
import tls from 'node:tls';
import type { ServiceCertificates } from './service-certificates';

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/** Returns a function that connects to the service at `url`, with TLS for https. */
export function connector(url: URL, certificates: ServiceCertificates): () => Socket {
  // URLs have brackets around IPv6 addresses.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:') return () => net.connect({ host, port: Number(url.port) || HTTP_PORT });
  // Server name indication must not contain IP addresses.
  const address = { host, port: Number(url.port) || HTTPS_PORT, servername: isIP(host) === 0 ? host : '' };
  return () => tls.connect({ ...address, secureContext: certificates() });
}
