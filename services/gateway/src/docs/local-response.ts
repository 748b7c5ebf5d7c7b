import type { Exchange, GatewayRequest } from '../exchange/exchange';

/** A response that the gateway creates itself. */
export interface LocalResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: readonly string[];
}

/** Returns undefined if there is no local response for the request. */
export type Respond = (exchange: Exchange, request: GatewayRequest) => Promise<LocalResponse | undefined>;
