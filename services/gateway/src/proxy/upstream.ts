import { isIP } from 'node:net';
import type { ServiceCertificates } from '../http1/service-certificates';
import { chooseReplica } from './choose-replica';
import type { ProxyEvents } from './proxy-events';
import { Replica } from './replica';

/** One service: the replicas that its host name resolves to. */
export class UpstreamService {
  readonly host: string;
  /** The name to resolve. Undefined if the URL contains an IP address. */
  readonly hostname: string | undefined;
  private replicas: readonly [Replica, ...Replica[]];
  /** Replicas that left, with requests in progress. */
  private readonly leaving = new Set<Replica>();

  constructor(
    private readonly url: URL,
    private readonly events: ProxyEvents,
    private readonly deps: { now: () => number; certificates: ServiceCertificates },
  ) {
    this.host = url.host;
    this.hostname = url.hostname.startsWith('[') || isIP(url.hostname) !== 0 ? undefined : url.hostname;
    this.replicas = [this.open(url)];
  }

  /** The replica for a request of a tenant, or of a client without a token. `except` has just failed. */
  replicaFor(tenant: string | undefined, except?: object): Replica {
    const [first, ...others] = this.replicas;
    return others.length === 0 ? first : chooseReplica(this.replicas, tenant, except);
  }

  /** Replicas that can be distinguished: one if the host name has one address. */
  get all(): readonly Replica[] {
    return this.replicas;
  }

  /** Whether no replica responds. */
  get isUnavailable(): boolean {
    return this.replicas.every(({ circuitBreaker }) => circuitBreaker.isOpen);
  }

  /**
   * Uses the current IP addresses of the host name. A name with one address is resolved by each new connection instead,
   * so that it may change at any time. Replicas that left finish their requests.
   */
  useAddresses(addresses: readonly string[]): void {
    const urls = addresses.length > 1 ? [...new Set(addresses)].map((address) => this.urlOf(address)) : [this.url];
    const byHost = new Map(this.replicas.map((replica) => [replica.url.host, replica]));
    const [first, ...others] = urls.map((url) => byHost.get(url.host) ?? this.open(url));
    if (first === undefined) return;
    const before = this.replicas;
    this.replicas = [first, ...others];
    for (const replica of before) if (!this.replicas.includes(replica)) this.leaving.add(replica);
    for (const replica of this.leaving) {
      if (replica.inProgress > 0) continue;
      replica.close();
      this.leaving.delete(replica);
    }
  }

  close(): void {
    for (const replica of [...this.replicas, ...this.leaving]) replica.close();
  }

  private open(url: URL): Replica {
    return new Replica(url, this.events, { ...this.deps, serverName: this.hostname ?? '' });
  }

  private urlOf(address: string): URL {
    const url = new URL(this.url);
    url.hostname = isIP(address) === 6 ? `[${address}]` : address;
    return url;
  }
}
