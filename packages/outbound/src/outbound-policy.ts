import { isIP } from 'node:net';
import { isUnicode } from '@trackway/runtime';
import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The destinations that a service may call. `allowed` has hosts in addition to the public internet: `host`, `host:port`
 * or `*` for all.
 */
export class OutboundPolicy {
  private readonly allowed: ReadonlySet<string>;

  constructor(allowed: readonly string[] = []) {
    this.allowed = new Set(allowed.map((host) => host.toLowerCase()));
  }

  /**
   * Parses a URL as the client will use it: decimal and hexadecimal forms of an IPv4 address are recognised.
   * @throws OutboundError for a URL that is refused before any DNS lookup.
   */
  readUrl(text: string): URL {
    const url = isUnicode(text) ? URL.parse(text) : null;
    if (!url) throw new OutboundError('url_refused', 'The URL is not valid. An example is https://example.org/path.');
    if (!(url.protocol in DEFAULT_PORTS)) {
      throw new OutboundError('url_refused', 'The URL must begin with http:// or https://.');
    }
    if (url.username || url.password)
      throw new OutboundError('url_refused', 'The URL must not have a name or password.');
    const address = literalAddress(url.hostname);
    if (isIP(address) && !this.allows(url) && !isPublicAddress(address)) throw refusedAddress();
    return url;
  }

  /** Whether any address is allowed for this host, because an operator has listed it. */
  allows({ protocol, hostname, port }: URL): boolean {
    const host = hostname.toLowerCase();
    const full = `${host}:${port || DEFAULT_PORTS[protocol]}`;
    return this.allowed.has('*') || this.allowed.has(host) || this.allowed.has(full);
  }
}

export function refusedAddress(): OutboundError {
  return new OutboundError('address_refused', 'The host is not on the public internet.');
}

function literalAddress(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
