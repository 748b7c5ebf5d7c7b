import type { Exchange, GatewayRequest } from '../edge/exchange';

/** An answer that the gateway makes itself. */
export interface OwnAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: readonly string[];
}

/** Undefined means that there is nothing for this request. */
export type Answer = (exchange: Exchange, request: GatewayRequest) => Promise<OwnAnswer | undefined>;
