import { type RequestHeaders, readRequestHeaders } from './request-headers';

const read = (...raw: string[]) => readRequestHeaders(['Host', 'h', ...raw]);
const headersOf = (...raw: string[]) => read(...raw) as RequestHeaders;
const forwardedOf = (...raw: string[]) => ({ ...headersOf(...raw).forwarded });

describe('the headers of a request', () => {
  it('are forwarded with lower-case names', () => {
    expect(forwardedOf('Accept', 'a/b', 'ORIGIN', 'https://o')).toEqual({ accept: 'a/b', origin: 'https://o' });
    expect(headersOf('Origin', 'https://o').origin).toBe('https://o');
  });

  it('are joined if they are sent twice', () => {
    expect(forwardedOf('Accept', 'a', 'accept', 'b', 'Cookie', 'c=1', 'Cookie', 'd=2')).toEqual({
      accept: 'a, b',
      cookie: 'c=1; d=2',
    });
  });

  it.each(['Content-Length', 'Content-Type', 'Transfer-Encoding', 'Idempotency-Key'])(
    'are rejected if parsers would choose different values: %s',
    (name) => {
      expect(read(name, 'chunked', name, 'chunked')).toMatchObject({ code: 'malformed_request', status: 400 });
    },
  );

  it('do not include members that all objects have', () => {
    expect(headersOf('constructor', 'a').forwarded['constructor']).toBe('a');
    expect(headersOf().forwarded['toString']).toBeUndefined();
  });

  it.each([
    [
      'Proxy-Authorization',
      'X-Real-IP',
      'X-HTTP-Method-Override',
      'X-Original-URL',
      'X-Rewrite-URL',
      'Forwarded',
      'Via',
    ],
    ['Keep-Alive', 'TE', 'Trailer', 'Upgrade', 'Proxy-Connection', 'Proxy-Authenticate', 'X-Remote-User'],
    ['X-Client-IP', 'X-Cluster-Client-IP', 'X-Originating-IP', 'X-Remote-IP', 'X-Remote-Addr', 'True-Client-IP'],
    ['CF-Connecting-IP', 'Fastly-Client-IP', 'X-Original-URI', 'X-HTTP-Method', 'X-Method-Override'],
    ['X-Trackway-Identity', 'X_Trackway_Identity', 'X-Forwarded-Port', 'x_forwarded_for', 'X_Real_IP'],
  ])('do not reach services if some parser trusts them: %s, …', (...names) => {
    expect(forwardedOf(...names.flatMap((name) => [name, 'a']))).toEqual({});
  });

  it('are at most 100', () => {
    const many = (count: number) => new Array<string[]>(count).fill(['Accept', 'a']).flat();

    expect(read(...many(99))).toHaveProperty('forwarded');
    expect(read(...many(100))).toMatchObject({ status: 431, message: expect.stringContaining('100 headers') });
  });

  it('have exactly one Host', () => {
    const wrong = { code: 'malformed_request', message: 'Exactly one Host header is required.' };

    expect(readRequestHeaders([])).toMatchObject(wrong);
    expect(read('Host', 'h')).toMatchObject(wrong);
    expect(headersOf().host).toBe('h');
  });

  it('have no transfer encoding other than chunked', () => {
    expect(forwardedOf('Transfer-Encoding', 'CHUNKED')).toEqual({ 'transfer-encoding': 'CHUNKED' });
    expect(read('Transfer-Encoding', 'gzip, chunked')).toMatchObject({ code: 'malformed_request' });
  });
});

describe('the headers that `Connection` names', () => {
  it.each(['keep-alive', 'close', 'Keep-Alive'])('are none: %s', (connection) => {
    expect(forwardedOf('Connection', connection, 'X-A', 'a')).toEqual({ 'x-a': 'a' });
  });

  it('are dropped, except those that frame the body', () => {
    const headers = ['X-A', 'a', 'X-B', 'b', 'X-C', 'c', 'Content-Length', '5', 'Transfer-Encoding', 'chunked'];

    expect(
      forwardedOf('Connection', 'X-Z, X-A, content-length', ...headers, 'Connection', 'x-b,Transfer-Encoding'),
    ).toEqual({
      'x-c': 'c',
      'content-length': '5',
      'transfer-encoding': 'chunked',
    });
  });
});

describe('the headers that the gateway reads', () => {
  it('are not forwarded', () => {
    const { forwarded, ...known } = headersOf(
      'Authorization',
      'Bearer a',
      'X-Request-Id',
      'r-1',
      'Traceparent',
      't',
      'Tracestate',
      's',
      'Tracestate',
      'u',
      'X-Forwarded-For',
      '1.1.1.1',
      'X-Forwarded-For',
      '2.2.2.2',
      'X-Forwarded-Proto',
      'https',
      'X-Forwarded-Host',
      'f',
      'Expect',
      '100-continue',
    );

    expect({ ...forwarded }).toEqual({});
    expect(known).toEqual({
      authorization: 'Bearer a',
      authorizations: 1,
      requestId: 'r-1',
      traceparent: 't',
      tracestate: 's,u',
      forwardedFor: '1.1.1.1,2.2.2.2',
      forwardedProto: 'https',
      forwardedHost: 'f',
      host: 'h',
      origin: undefined,
      expectsContinue: true,
    });
  });

  it('count tokens, because a second one is rejected later', () => {
    expect(headersOf('Authorization', 'a', 'authorization', 'b').authorizations).toBe(2);
    expect(headersOf()).toMatchObject({ authorizations: 0, expectsContinue: false });
  });

  it.each(['a b', 'a\n', '', 'x'.repeat(129), 'ä'])('ignore the request id %j', (id) => {
    expect(headersOf('X-Request-Id', id).requestId).toBeUndefined();
  });

  it('accept a request id of 128 characters', () => {
    expect(headersOf('X-Request-Id', 'x'.repeat(128)).requestId).toHaveLength(128);
  });
});
