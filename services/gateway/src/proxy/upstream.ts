import { Circuit } from './circuit';
import { emptyBody, makeProxy, type ProxyEvents, type ProxyMiddleware } from './make-proxy';
import type { Agents } from './upstream-agent';
import { makeAgents } from './upstream-agent';

/** More requests than this at once to one service are turned down, before they pile up behind one that hangs. */
const MAX_IN_FLIGHT = 2_048;

/** One service as the gateway sees it: the ways to it, and how much is on its way. */
export class UpstreamService {
  readonly host: string;
  readonly usual: ProxyMiddleware;
  readonly streaming: ProxyMiddleware;
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
    this.again = makeProxy(url, false, events, emptyBody);
  }

  get isFull(): boolean {
    return this.inFlight >= MAX_IN_FLIGHT;
  }

  close(): void {
    this.agents.close();
  }
}
