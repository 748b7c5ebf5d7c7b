import net, { isIP, type Socket } from 'node:net';
import tls from 'node:tls';
import type { ServiceCertificates } from './service-certificates';

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/** What connects to the service at `url`, in the open or by TLS. */
export function connector(url: URL, certificates: ServiceCertificates): () => Socket {
  // The brackets of an IPv6 address belong to the URL.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol === 'http:') return () => net.connect({ host, port: Number(url.port) || HTTP_PORT });
  // Certificates may name addresses, greetings must not.
  const address = { host, port: Number(url.port) || HTTPS_PORT, servername: isIP(host) === 0 ? host : '' };
  return () => tls.connect({ ...address, secureContext: certificates() });
}
