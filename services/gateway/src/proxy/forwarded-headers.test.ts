import { Exchange } from '../exchange/exchange';
import { readRequestHeaders } from '../exchange/request-headers';
import { defaultRoutes } from '../routing/default-routes';
import { RouteTable } from '../routing/route-table';
import { forwardedHeaders } from './forwarded-headers';

const routes = new RouteTable(defaultRoutes);

function forwarded(path: string, authorization: string) {
  const headers = readRequestHeaders(['Host', 'h', 'Authorization', authorization]);
  if ('code' in headers) throw new Error(headers.message);
  const exchange = new Exchange('id', headers, { address: '::1', proto: 'http', host: 'h' }, path);
  exchange.match = routes.match('POST', path);
  return forwardedHeaders(exchange, 'projects', 0)['authorization'];
}

describe('the Authorization header', () => {
  it.each([
    ['/api/management/auth/token', 'Basic aWQ6c2VjcmV0', 'Basic aWQ6c2VjcmV0'],
    ['/api/management/auth/token', 'Bearer x', undefined],
    ['/api/management/auth/revoke', 'Basic aWQ6c2VjcmV0', undefined],
    ['/api/management/projects', 'Basic aWQ6c2VjcmV0', undefined],
  ])('is forwarded only with credentials of an OAuth client that requests a token: %s, %s', (path, sent, expected) => {
    expect(forwarded(path, sent)).toBe(expected);
  });
});
