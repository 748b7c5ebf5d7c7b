import { type DirectWay, makeDirectWay } from '../direct/direct-way';
import { Circuit } from './circuit';
import { emptyBody, makeProxy, type ProxyMiddleware } from './make-proxy';
import type { ProxyEvents } from './proxy-events';
import type { ServiceCertificates } from './service-certificates';
import type { Agents } from './upstream-agent';
import { makeAgents } from './upstream-agent';

/** More requests than this at once to one service are turned down, before they pile up behind one that hangs. */
const MAX_IN_FLIGHT = 2_048;

/** One service as the gateway sees it: the ways to it, and how much is on its way. */
export class UpstreamService {
  readonly host: string;
  readonly usual: ProxyMiddleware;
  readonly streaming: ProxyMiddleware;
  /** Past http-proxy-middleware. */
  readonly direct: DirectWay;
  /** A second attempt, on a connection of its own. */
  readonly again: ProxyMiddleware;
  readonly circuit: Circuit;
  inFlight = 0;
  readonly agents: Agents;

  constructor(
    readonly name: string,
    readonly url: URL,
    events: ProxyEvents,
    { now, certificates }: { now: () => number; certificates: ServiceCertificates },
  ) {
    this.circuit = new Circuit(now);
    this.host = url.host;
    this.agents = makeAgents(url, certificates);
    this.usual = makeProxy(url, this.agents.usual, events);
    this.streaming = makeProxy(url, this.agents.streams, events);
    this.direct = makeDirectWay(url, events, certificates);
    this.again = makeProxy(url, this.agents.single, events, emptyBody);
  }

  get isFull(): boolean {
    return this.inFlight >= MAX_IN_FLIGHT;
  }

  close(): void {
    this.agents.close();
    this.direct.close();
  }
}
