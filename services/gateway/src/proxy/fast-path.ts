import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import { connector } from '../http1/connect';
import { ConnectionPool } from '../http1/connection-pool';
import type { ServiceCertificates } from '../http1/service-certificates';
import { FastPathExchange } from './fast-path-exchange';
import type { ProxyEvents } from './proxy-events';

/** Forwards requests to one service without Express and http-proxy-middleware (decision 46). */
export interface FastPath {
  (request: GatewayRequest, response: GatewayResponse): void;
  close(): void;
}

export function makeFastPath(url: URL, events: ProxyEvents, certificates: ServiceCertificates): FastPath {
  const pool = new ConnectionPool(connector(url, certificates));
  const send = (request: GatewayRequest, response: GatewayResponse) => {
    new FastPathExchange(request, response, events, pool);
  };
  return Object.assign(send, { close: () => pool.close() });
}
