import { type DirectWay, makeDirectWay } from '../direct/direct-way';
import { FairSlots, type SlotLimits } from '../limits/fair-slots';
import { Circuit } from './circuit';
import { emptyBody, makeProxy, type ProxyMiddleware } from './make-proxy';
import type { ProxyEvents } from './proxy-events';
import type { ServiceCertificates } from './service-certificates';
import type { Agents } from './upstream-agent';
import { makeAgents } from './upstream-agent';

/** Requests in progress at one service; further ones wait until their deadline. One tenant holds at most a quarter. */
const REQUEST_SLOTS: SlotLimits = { total: 256, perTenant: 64, perAddress: 16, anonymous: 128, maxWaiting: 1_500 };

/** Open event streams; each takes a connection for as long as a client watches. */
const STREAM_SLOTS: SlotLimits = { total: 4_096, perTenant: 512, perAddress: 64, anonymous: 1_024, maxWaiting: 0 };

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
  readonly requests = new FairSlots(REQUEST_SLOTS);
  readonly streams = new FairSlots(STREAM_SLOTS);
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
    this.usual = makeProxy(url, this.agents.usual, events, (response) => response.locals.exchange.body?.content);
    this.streaming = makeProxy(url, this.agents.streams, events);
    this.direct = makeDirectWay(url, events, certificates);
    this.again = makeProxy(url, this.agents.single, events, emptyBody);
  }

  close(): void {
    this.agents.close();
    this.direct.close();
  }
}
