import { MAX_TOKEN_LENGTH, parseCompactToken } from './compact-token';

const encode = (value: Buffer | string) => Buffer.from(value).toString('base64url');
const json = (value: unknown) => encode(JSON.stringify(value));

const claims = { sub: 'ann', name: 'Ana Brandão' };
const header = json({ alg: 'ES256', kid: 'key-1', typ: 'at+jwt' });
const signature = encode(Buffer.from([0, 255, 62, 63]));
const withHeader = (fields: object) => `${json({ alg: 'ES256', ...fields })}.${json(claims)}.${signature}`;

describe('a compact token', () => {
  it('consists of header, payload and signature', () => {
    expect(parseCompactToken(`${header}.${json(claims)}.${signature}`)).toEqual({
      algorithm: 'ES256',
      kid: 'key-1',
      type: 'at+jwt',
      payload: claims,
      signingInput: `${header}.${json(claims)}`,
      signature: Buffer.from([0, 255, 62, 63]),
    });
  });

  it('needs only an algorithm in its header, and may have unknown parameters', () => {
    expect(parseCompactToken(withHeader({}))).toMatchObject({ algorithm: 'ES256', kid: undefined, type: undefined });
    expect(parseCompactToken(withHeader({ jku: 'https://example.org' }))).toMatchObject({ algorithm: 'ES256' });
  });

  it('has at most 8,192 characters', () => {
    const start = `${json({ alg: 'ES256', kid: 'k' })}.${json({ sub: 'ann' })}.`;
    const ofLength = (length: number) => parseCompactToken(start + 'A'.repeat(length - start.length));

    expect(MAX_TOKEN_LENGTH).toBe(8_192);
    expect(ofLength(8_192)).toBeDefined();
    expect(ofLength(8_193)).toBeUndefined();
  });

  it.each([
    ['no text', ''],
    ['a text without separators', header],
    ['two parts', `${header}.${json(claims)}`],
    ['an empty signature', `${header}.${json(claims)}.`],
    ['an empty payload', `${header}..${signature}`],
    ['an empty header', `.${json(claims)}.${signature}`],
    ['four parts', `${header}.${json(claims)}.${signature}.${signature}`],
    ['a space before it', ` ${header}.${json(claims)}.${signature}`],
    ['a line end after it', `${header}.${json(claims)}.${signature}\n`],
    ['padding', `${header}.${json(claims)}.${signature}==`],
    ['characters of base64 that base64url replaces', `${header}.${json(claims)}.AP8+Pw`],
  ])('cannot have another shape: %s', (_, token) => {
    expect(parseCompactToken(token)).toBeUndefined();
  });

  it.each([
    ['the header', 'R', 'Q', 'Q'],
    ['the payload', 'Q', 'R', 'Q'],
    ['the signature', 'Q', 'Q', 'R'],
  ])('has canonical base64url in %s', (_, ofHeader, ofPayload, ofSignature) => {
    // `Q` and `R` encode the same last byte, because base64url ignores the last four bits.
    const tokenOf = (...ends: readonly [string, string, string]) =>
      [json({ alg: 'ES256', kid: 'k' }), json({ a: 1 }), 'AQ']
        .map((part, at) => part.replace(/Q$/, ends[at] ?? ''))
        .join('.');

    expect(parseCompactToken(tokenOf('Q', 'Q', 'Q'))).toMatchObject({ kid: 'k', payload: { a: 1 } });
    expect(tokenOf('R', 'R', 'R')).toMatch(/R\..*R\..*R$/);
    expect(parseCompactToken(tokenOf(ofHeader, ofPayload, ofSignature))).toBeUndefined();
  });

  it.each([
    ['text', encode('claims')],
    ['JSON that is cut off', encode('{"sub":"ann"')],
    ['JSON in another encoding', encode(Buffer.from('{"name":"Jos\u00e9"}', 'latin1'))],
    ['only a byte order mark', encode('\ufeff')],
  ])('has JSON in UTF-8 as its header and payload, not %s', (_, part) => {
    expect(parseCompactToken(`${header}.${part}.${signature}`)).toBeUndefined();
    expect(parseCompactToken(`${part}.${json(claims)}.${signature}`)).toBeUndefined();
  });
});

describe('the header of a compact token', () => {
  it.each([[null], [1], ['ES256'], [['ES256']], [{}], [{ alg: 1 }], [{ alg: null }]])('cannot be %j', (value) => {
    expect(parseCompactToken(`${json(value)}.${json(claims)}.${signature}`)).toBeUndefined();
  });

  it.each(['crit', 'b64', 'zip', 'enc'])('cannot have the parameter `%s`, which changes the meaning', (name) => {
    expect(parseCompactToken(withHeader({ [name]: ['exp'] }))).toBeUndefined();
    expect(parseCompactToken(withHeader({ [name]: false }))).toBeUndefined();
    expect(parseCompactToken(withHeader({ [name.toUpperCase()]: false }))).toBeDefined();
  });

  it('has a key id of 1 to 256 characters', () => {
    expect(parseCompactToken(withHeader({ kid: 'k' }))).toMatchObject({ kid: 'k' });
    expect(parseCompactToken(withHeader({ kid: 'k'.repeat(256) }))).toHaveProperty('kid');
    for (const kid of ['', 'k'.repeat(257), 1, null]) expect(parseCompactToken(withHeader({ kid }))).toBeUndefined();
  });

  it.each(['JWT', 'jwt', 'at+jwt', 'application/jwt', 'application/at+jwt', 'AT+JWT'])('has the type %s', (typ) => {
    expect(parseCompactToken(withHeader({ typ }))).toMatchObject({ type: typ });
  });

  it.each(['', 'JOSE', 'jwt2', 'x-jwt', 'id+jwt', 'at+at+jwt', 'text/jwt', 'dpop+jwt', 1])(
    'has no other type: %s',
    (typ) => {
      expect(parseCompactToken(withHeader({ typ }))).toBeUndefined();
    },
  );
});
