import { IncomingMessage, ServerResponse } from 'node:http';
import { isApiVersion, LATEST_API_VERSION } from '@trackway/contracts';
import type { OpenSpan } from '@trackway/runtime';
import type { AccessToken } from '../authentication/access-token';
import type { ConsistencyTokens } from '../authentication/consistency-tokens';
import type { SlotOwner } from '../limits/fair-slots';
import type { RouteMatch } from '../routing/route-table';
import type { Origin } from './client-address';
import type { RequestHeaders } from './request-headers';

/** One request and its response. Each step adds its results. */
export class Exchange {
  readonly startedAt = performance.now();
  match: RouteMatch | undefined;
  /** The verified token. Absent on public routes. */
  token: AccessToken | undefined;
  /** The token as sent. Absent on public routes. */
  bearer: string | undefined;
  /** The signed identity for the service. Absent on public routes. */
  identity: string | undefined;
  /** Consistency tokens of recent writes with the same access token. */
  consistencyTokens: ConsistencyTokens | undefined;
  /** RateLimit headers, as alternating names and values. */
  limitFields: readonly string[] = NONE;
  /** The body, if the gateway buffered it. Uploads are streamed instead. */
  body: BufferedBody | undefined;
  /** Client that connections to services are counted for. */
  slotOwner: SlotOwner | undefined;
  span: OpenSpan | undefined;
  /** Code of the error that the gateway sent, for the metrics. Undefined if a service responded. */
  errorCode: string | undefined;
  /** The request to the service, once it has a connection. */
  upstreamRequest: { destroy(): void } | undefined;
  /** The replica that the request was sent to, which records the outcome. */
  replica: OutcomeListener | undefined;
  /** The cell that the request is forwarded to. Undefined if this installation serves the tenant. */
  cell: string | undefined;
  /** How often the request was sent again, after failures of replicas. */
  retries = 0;
  /** Version of the API that is served. */
  readonly apiVersion: string;

  constructor(
    readonly requestId: string,
    readonly headers: RequestHeaders,
    readonly origin: Origin,
    readonly path: string,
  ) {
    const { 'api-version': requested } = headers.forwarded;
    this.apiVersion = requested !== undefined && isApiVersion(requested) ? requested : LATEST_API_VERSION;
  }
}

const NONE: readonly string[] = [];

/** Learns the outcome of a request. */
export interface OutcomeListener {
  readonly url: URL;
  /** A response began, whatever its status. */
  recordSuccess(): void;
  /** Without an error, there was no response in time. */
  recordFailure(error?: Error): void;
  /** The client disconnected before the outcome was known. */
  recordAbort(): void;
}

export interface BufferedBody {
  readonly content: Buffer;
  /** Call this after the content was sent. Idempotent. */
  readonly release: () => void;
}

export interface GatewayLocals extends Record<string, unknown> {
  exchange: Exchange;
}

/** A request of Node's server, which always has a method and a URL. */
export class GatewayRequest extends IncomingMessage {
  declare method: string;
  declare url: string;
}

/** A response with `locals`, as in Express, also on requests that Express does not handle. */
export class GatewayResponse extends ServerResponse<GatewayRequest> {
  locals = {} as GatewayLocals;
}
