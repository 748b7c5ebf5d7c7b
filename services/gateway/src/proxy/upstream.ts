import type { ServiceCertificates } from '../http1/service-certificates';
import { CircuitBreaker } from '../limits/circuit-breaker';
import { FairSlots, type SlotLimits } from '../limits/fair-slots';
import { emptyBody, makeExpressProxy, type ProxyMiddleware } from './express-proxy';
import { type FastPath, makeFastPath } from './fast-path';
import type { ProxyEvents } from './proxy-events';
import type { Agents } from './upstream-agent';
import { makeAgents } from './upstream-agent';

/** Requests in progress at one service. Further ones wait until their deadline. One tenant holds at most a quarter. */
const REQUEST_SLOTS: SlotLimits = { total: 256, perTenant: 64, perAddress: 16, anonymous: 128, maxWaiting: 1_500 };

/** Open event streams. Each occupies a connection while it is open. */
const STREAM_SLOTS: SlotLimits = { total: 4_096, perTenant: 512, perAddress: 64, anonymous: 1_024, maxWaiting: 0 };

/** One service: the ways to forward requests to it, its limits and its circuit breaker. */
export class UpstreamService {
  readonly host: string;
  readonly proxy: ProxyMiddleware;
  readonly streamProxy: ProxyMiddleware;
  /** The fast path, without http-proxy-middleware. */
  readonly fastPath: FastPath;
  /** A second attempt, over a new connection. */
  readonly retryProxy: ProxyMiddleware;
  readonly circuitBreaker: CircuitBreaker;
  readonly requests = new FairSlots(REQUEST_SLOTS);
  readonly streams = new FairSlots(STREAM_SLOTS);
  readonly agents: Agents;

  constructor(
    readonly name: string,
    readonly url: URL,
    events: ProxyEvents,
    { now, certificates }: { now: () => number; certificates: ServiceCertificates },
  ) {
    this.circuitBreaker = new CircuitBreaker(now);
    this.host = url.host;
    this.agents = makeAgents(url, certificates);
    this.proxy = makeExpressProxy(url, this.agents.usual, events, (response) => response.locals.exchange.body?.content);
    this.streamProxy = makeExpressProxy(url, this.agents.streams, events);
    this.fastPath = makeFastPath(url, events, certificates);
    this.retryProxy = makeExpressProxy(url, this.agents.single, events, emptyBody);
  }

  close(): void {
    this.agents.close();
    this.fastPath.close();
  }
}
