import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import type { ProxyEvents } from '../proxy/proxy-events';
import { ConnectionPool } from './connection-pool';
import { DirectExchange } from './direct-exchange';

/** Sends a request to one service and passes its answer on, with nothing of other libraries in between. */
export interface DirectWay {
  (request: GatewayRequest, response: GatewayResponse): void;
  close(): void;
}

const HTTP_PORT = 80;

export function makeDirectWay(url: URL, events: ProxyEvents): DirectWay {
  // The brackets of an IPv6 address belong to the URL.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const pool = new ConnectionPool({ host, port: Number(url.port) || HTTP_PORT });
  const send = (request: GatewayRequest, response: GatewayResponse) => {
    new DirectExchange(request, response, events, pool);
  };
  return Object.assign(send, { close: () => pool.close() });
}
