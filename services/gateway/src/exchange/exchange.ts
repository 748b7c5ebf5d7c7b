import { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenSpan } from '@trackway/runtime';
import type { AccessToken } from '../authentication/access-token';
import type { ConsistencyTokens } from '../authentication/consistency-tokens';
import type { CircuitBreaker } from '../limits/circuit-breaker';
import type { SlotOwner } from '../limits/fair-slots';
import type { RouteMatch } from '../routing/route-table';
import type { Origin } from './client-address';
import type { RequestHeaders } from './request-headers';

/** One request and its answer, as it passes through the gateway. Each step adds what it found out. */
export class Exchange {
  readonly startedAt = performance.now();
  match: RouteMatch | undefined;
  /** That was let in; absent on public routes. */
  token: AccessToken | undefined;
  /** The token as it was sent; absent on public routes. */
  bearer: string | undefined;
  /** The signed identity that goes to the service; absent on public routes. */
  identity: string | undefined;
  /** Of the token that was let in. */
  consistencyTokens: ConsistencyTokens | undefined;
  /** Flat names and values of the RateLimit fields. */
  limitFields: readonly string[] = NONE;
  /** The body, if the gateway received it before the request goes on. Absent for uploads, which are streamed. */
  body: BufferedBody | undefined;
  /** The client that connections to services are counted for. */
  slotOwner: SlotOwner | undefined;
  span: OpenSpan | undefined;
  /** Why the gateway refused, for the metrics; undefined where a service answered. */
  errorCode: string | undefined;
  /** The request to the service, once it has a connection. */
  upstreamRequest: { destroy(): void } | undefined;
  /** Of the service that is asked; what becomes of the request is told to it. */
  circuitBreaker: CircuitBreaker | undefined;
  retried = false;

  constructor(
    readonly requestId: string,
    readonly headers: RequestHeaders,
    readonly origin: Origin,
    readonly path: string,
  ) {}
}

const NONE: readonly string[] = [];

export interface BufferedBody {
  readonly content: Buffer;
  /** To be called once the content has been sent. Idempotent. */
  readonly release: () => void;
}

export interface GatewayLocals extends Record<string, unknown> {
  exchange: Exchange;
}

/** As Node's server makes it: with a method and a target. Express's requests are such ones too. */
export class GatewayRequest extends IncomingMessage {
  declare method: string;
  declare url: string;
}

/** With the place that Express keeps for what belongs to a request, whether Express takes part or not. */
export class GatewayResponse extends ServerResponse<GatewayRequest> {
  locals = {} as GatewayLocals;
}
