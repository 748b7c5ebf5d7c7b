import { type DirectWay, makeDirectWay } from '../direct/direct-way';
import { Circuit } from './circuit';
import { emptyBody, makeProxy, type ProxyMiddleware } from './make-proxy';
import type { ProxyEvents } from './proxy-events';
import type { Agents } from './upstream-agent';
import { makeAgents } from './upstream-agent';

/** More requests than this at once to one service are turned down, before they pile up behind one that hangs. */
const MAX_IN_FLIGHT = 2_048;

/** One service as the gateway sees it: the ways to it, and how much is on its way. */
export class UpstreamService {
  readonly host: string;
  readonly usual: ProxyMiddleware;
  readonly streaming: ProxyMiddleware;
  /** Past http-proxy-middleware; only where the service is asked without TLS. */
  readonly direct: DirectWay | undefined;
  /** A second attempt, on a connection of its own. */
  readonly again: ProxyMiddleware;
  readonly circuit: Circuit;
  inFlight = 0;
  private readonly agents: Agents;

  constructor(
    readonly name: string,
    readonly url: URL,
    events: ProxyEvents,
    now: () => number,
  ) {
    this.circuit = new Circuit(now);
    this.host = url.host;
    this.agents = makeAgents(url);
    this.usual = makeProxy(url, this.agents.usual, events);
    this.streaming = makeProxy(url, this.agents.streams, events);
    this.direct = url.protocol === 'http:' ? makeDirectWay(url, events) : undefined;
    this.again = makeProxy(url, false, events, emptyBody);
  }

  get isFull(): boolean {
    return this.inFlight >= MAX_IN_FLIGHT;
  }

  close(): void {
    this.agents.close();
    this.direct?.close();
  }
}
