import { isIP } from 'node:net';
import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Where a service may call to. `allowed` names hosts beside the public internet: `host`, `host:port` or `*` for all. */
export class OutboundPolicy {
  private readonly allowed: ReadonlySet<string>;

  constructor(allowed: readonly string[] = []) {
    this.allowed = new Set(allowed.map((host) => host.toLowerCase()));
  }

  /**
   * Reads a URL as it will be called: numbers and hexadecimals that spell an IPv4 address are that address.
   * @throws OutboundError for what is refused before any name is looked up.
   */
  readUrl(text: string): URL {
    const url = URL.parse(text);
    if (!url || !(url.protocol in DEFAULT_PORTS)) {
      throw new OutboundError('url_refused', 'The URL must begin with http:// or https://.');
    }
    if (url.username || url.password)
      throw new OutboundError('url_refused', 'The URL must not have a name or password.');
    const address = literalAddress(url.hostname);
    if (isIP(address) && !this.allows(url) && !isPublicAddress(address)) throw refusedAddress();
    return url;
  }

  /** Whether any address will do for this host: an operator has named it. */
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
