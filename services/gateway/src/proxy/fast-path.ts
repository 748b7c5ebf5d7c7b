import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import { connector } from '../http1/connect';
import { ConnectionPool } from '../http1/connection-pool';
import type { ServiceCertificates } from '../http1/service-certificates';
import { FastPathExchange } from './fast-path-exchange';
import type { ProxyEvents } from './proxy-events';

/** Forwards requests to one replica of a service without Express and http-proxy-middleware (decision 46). */
export interface FastPath {
  (request: GatewayRequest, response: GatewayResponse): void;
  close(): void;
}

export function makeFastPath(
  url: URL,
  events: ProxyEvents,
  certificates: ServiceCertificates,
  serverName: string,
): FastPath {
  const pool = new ConnectionPool(connector(url, certificates, serverName));
  const send = (request: GatewayRequest, response: GatewayResponse) => {
    new FastPathExchange(request, response, events, pool);
  };
  return Object.assign(send, { close: () => pool.close() });
}
