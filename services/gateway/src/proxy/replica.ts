import type { OutcomeListener } from '../exchange/exchange';
import { isConnectFailure } from '../http1/connect-failure';
import type { ServiceCertificates } from '../http1/service-certificates';
import { CircuitBreaker } from '../limits/circuit-breaker';
import { FairSlots, type SlotLimits } from '../limits/fair-slots';
import { hashOf } from './choose-replica';
import { makeExpressProxy, type ProxyMiddleware } from './express-proxy';
import { type FastPath, makeFastPath } from './fast-path';
import type { ProxyEvents } from './proxy-events';
import { type Agents, makeAgents } from './upstream-agent';

/** Requests in progress at one replica. Further ones wait until their deadline. One tenant holds at most a quarter. */
const REQUEST_SLOTS: SlotLimits = { total: 256, perTenant: 64, perAddress: 16, anonymous: 128, maxWaiting: 1_500 };

/** Open event streams. Each occupies a connection while it is open. */
const STREAM_SLOTS: SlotLimits = { total: 4_096, perTenant: 512, perAddress: 64, anonymous: 1_024, maxWaiting: 0 };

const NO_BODY = Buffer.alloc(0);

/** One process of a service: the ways to forward requests to it, its limits and its circuit breaker. */
export class Replica implements OutcomeListener {
  readonly hash: number;
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
  private isUnreachable = false;

  /** `url` contains the address. `serverName` is the host name that its certificate is checked for. */
  constructor(
    readonly url: URL,
    events: ProxyEvents,
    deps: { now: () => number; certificates: ServiceCertificates; serverName: string },
  ) {
    const { certificates, serverName } = deps;
    this.hash = hashOf(url.host);
    this.circuitBreaker = new CircuitBreaker(deps.now);
    this.agents = makeAgents(url, certificates, serverName);
    this.proxy = makeExpressProxy(url, this.agents.usual, events, (response) => response.locals.exchange.body?.content);
    this.streamProxy = makeExpressProxy(url, this.agents.streams, events);
    this.fastPath = makeFastPath(url, events, certificates, serverName);
    // The client's body was read before the first attempt.
    this.retryProxy = makeExpressProxy(
      url,
      this.agents.single,
      events,
      (response) => response.locals.exchange.body?.content ?? NO_BODY,
    );
  }

  get isAvailable(): boolean {
    return !this.isUnreachable && !this.circuitBreaker.isOpen;
  }

  get inProgress(): number {
    return this.requests.size + this.streams.size;
  }

  recordSuccess(): void {
    this.isUnreachable = false;
    this.circuitBreaker.recordSuccess();
  }

  recordFailure(error?: Error): void {
    if (error && isConnectFailure(error)) this.isUnreachable = true;
    this.circuitBreaker.recordFailure();
  }

  recordAbort(): void {
    this.circuitBreaker.recordAbort();
  }

  close(): void {
    this.agents.close();
    this.fastPath.close();
  }
}
