import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import type { ProxyEvents } from '../proxy/proxy-events';
import type { ServiceCertificates } from '../proxy/service-certificates';
import { connectTo } from './connect-to';
import { ConnectionPool } from './connection-pool';
import { DirectExchange } from './direct-exchange';

/** Sends a request to one service and passes its answer on, with nothing of other libraries in between. */
export interface DirectWay {
  (request: GatewayRequest, response: GatewayResponse): void;
  close(): void;
}

export function makeDirectWay(url: URL, events: ProxyEvents, certificates: ServiceCertificates): DirectWay {
  const pool = new ConnectionPool(connectTo(url, certificates));
  const send = (request: GatewayRequest, response: GatewayResponse) => {
    new DirectExchange(request, response, events, pool);
  };
  return Object.assign(send, { close: () => pool.close() });
}
