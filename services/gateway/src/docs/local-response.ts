import type { Exchange, GatewayRequest } from '../exchange/exchange';

/** An answer that the gateway makes itself. */
export interface LocalResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: readonly string[];
}

/** Undefined means that there is nothing for this request. */
export type Respond = (exchange: Exchange, request: GatewayRequest) => Promise<LocalResponse | undefined>;
