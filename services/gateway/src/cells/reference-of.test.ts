import { randomUUID } from 'node:crypto';
import { Exchange } from '../exchange/exchange';
import type { RequestHeaders } from '../exchange/request-headers';
import { defaultRoutes } from '../routing/default-routes';
import { RouteTable } from '../routing/route-table';
import { referenceOf } from './reference-of';

const routes = new RouteTable(defaultRoutes);

function referenceIn(method: string, path: string, body?: string, authorization?: string) {
  const headers = { forwarded: {}, authorization } as RequestHeaders;
  const exchange = new Exchange('id', headers, { address: '::1', proto: 'http', host: 'h' }, path);
  exchange.match = routes.match(method, path);
  if (body !== undefined) exchange.body = { content: Buffer.from(body), release: () => undefined };
  return referenceOf(exchange);
}

const frameId = randomUUID();
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const API = '/api/management';

describe('the reference of a public request', () => {
  it.each([
    ['GET', '/share/a%20b', { kind: 'share', value: 'a b' }],
    ['POST', '/forms/token/answers', { kind: 'form_link', value: 'token' }],
    ['POST', '/intake/token/files', { kind: 'intake_link', value: 'token' }],
    ['GET', '/intake-status/token', { kind: 'intake_submission', value: 'token' }],
    ['POST', `${API}/channels/inbound/ref`, { kind: 'channel', value: 'ref' }],
    ['POST', `${API}/channels/inbound/ref/statuses`, { kind: 'channel', value: 'ref' }],
    ['GET', `/files/forms/${part([frameId, randomUUID(), 1])}.signature`, { frameId }],
    ['GET', '/files/channels/nonsense', undefined],
    ['GET', '/avatars/abc', undefined],
    ['GET', '/.well-known/jwks.json', undefined],
    ['GET', `${API}/projects`, undefined],
  ])('%s %s', (method, path, expected) => {
    expect(referenceIn(method, path)).toEqual(expected);
  });

  it.each([
    ['auth/token', '{"client_id":"a","client_secret":"b"}', { kind: 'service_account', value: 'a' }],
    ['auth/token', 'client_secret=b&client_id=a', { kind: 'service_account', value: 'a' }],
    ['auth/token', '{"client_id":1}', undefined],
    ['auth/token', '', undefined],
    ['auth/revoke', `{"token":"${part({ alg: 'EdDSA' })}.${part({ frame_id: frameId })}.c2ln"}`, { frameId }],
    ['auth/revoke', 'token=x', undefined],
  ])('%s with the body %s', (path, body, expected) => {
    expect(referenceIn('POST', `${API}/${path}`, body)).toEqual(expected);
  });

  it('is the client of an Authorization header', () => {
    const basic = `Basic ${Buffer.from('a%2Db:secret').toString('base64')}`;
    const body = 'grant_type=client_credentials';

    expect(referenceIn('POST', `${API}/auth/token`, body, basic)).toEqual({ kind: 'service_account', value: 'a-b' });
    expect(referenceIn('POST', `${API}/auth/token`, 'client_id=c', 'Bearer x')).toEqual({
      kind: 'service_account',
      value: 'c',
    });
  });

  it('is described by all public routes with a tenant', () => {
    const without = defaultRoutes.filter((route) => route.public && route.reference === undefined);

    expect(without.map(({ path }) => path)).toEqual(['/avatars/:avatar', '/.well-known/jwks.json']);
  });
});
