import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Claims, claimsWith, compact, part, TOKEN_SECRET, tokenWith } from './tokens';

/** Description of the forgery, and the token. */
export type Forgery = readonly [string, string];

const now = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;
const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
const attackerJwk = attacker.publicKey.export({ format: 'jwk' });

/** Tokens that must be rejected if HS256 is configured. Those with invalid claims have a valid signature. */
export function hs256Forgeries(): Forgery[] {
  return [
    ...invalidAlgorithms(),
    ...invalidSignatures(),
    ...invalidHeaders(),
    ...malformedTokens(),
    ...invalidClaims(signHs256),
  ];
}

export function signHs256(claims: unknown): string {
  return compact({ alg: 'HS256', typ: 'JWT' }, claims);
}

function invalidAlgorithms(): Forgery[] {
  const claims = claimsWith();
  const none = ['none', 'None', 'NONE', 'nOnE', 'none ', ''].flatMap((alg): Forgery[] => [
    [`alg ${JSON.stringify(alg)} without a signature`, `${part({ alg, typ: 'JWT' })}.${part(claims)}.`],
    [`alg ${JSON.stringify(alg)} with a signature`, compact({ alg, typ: 'JWT' }, claims)],
  ]);
  const others = ['HS384', 'HS512', 'hs256', 'HS256 ', 'RS256', 'ES256', 'EdDSA', 'PS256', 'HS1', 'A128KW'].map(
    (alg): Forgery => [`alg ${alg} over an HS256 signature`, compact({ alg, typ: 'JWT' }, claims)],
  );
  const odd = [null, 256, true, ['HS256'], { alg: 'HS256' }, undefined].map(
    (alg): Forgery => [`alg of another type: ${JSON.stringify(alg)}`, compact({ alg, typ: 'JWT' }, claims)],
  );
  return [
    ...none,
    ...others,
    ...odd,
    ['truly HS512', hmac('sha512', 'HS512', claims)],
    ['truly HS384', hmac('sha384', 'HS384', claims)],
  ];
}

function invalidSignatures(): Forgery[] {
  const token = tokenWith();
  const [head = '', payload = '', signature = ''] = token.split('.');
  const wrong = [
    '',
    ' ',
    'secret',
    TOKEN_SECRET.slice(1),
    `${TOKEN_SECRET}\n`,
    `${TOKEN_SECRET} `,
    TOKEN_SECRET.toUpperCase(),
    '\0'.repeat(32),
  ];
  return [
    ...wrong.map((secret): Forgery => [`signed by ${JSON.stringify(secret)}`, tokenWith({}, secret)]),
    ['signed by a key of the attacker', rs256(attacker.privateKey, { alg: 'HS256' }, claimsWith())],
    ['no signature', `${head}.${payload}.`],
    ['a signature of one byte', `${head}.${payload}.AA`],
    ['half a signature', `${head}.${payload}.${signature.slice(0, 20)}`],
    ['a signature with more behind it', `${head}.${payload}.${signature}AAAA`],
    ['the signature of another token', `${head}.${part(claimsWith({ scope: '*' }))}.${signature}`],
    ['a signature of zeros', `${head}.${payload}.${Buffer.alloc(32).toString('base64url')}`],
    ['another spelling of the same signature', `${head}.${payload}.${otherSpelling(signature)}`],
    ['another spelling of the same claims', `${head}.${payload}=.${signature}`],
  ];
}

function invalidHeaders(): Forgery[] {
  const claims = claimsWith();
  const base = { alg: 'HS256', typ: 'JWT' };
  const kids = [
    '../../../../dev/null',
    '/dev/null',
    "x' UNION SELECT 'key",
    'key\0',
    'k'.repeat(257),
    'http://127.0.0.1/key',
    '$(id)',
  ];
  return [
    ...kids.map((kid): Forgery => [`kid ${kid.slice(0, 30)} and an empty key`, compact({ ...base, kid }, claims, '')]),
    ['kid that is an array', compact({ ...base, kid: ['a'] }, claims)],
    ['kid that is a number', compact({ ...base, kid: 1 }, claims)],
    ['kid that is empty', compact({ ...base, kid: '' }, claims)],
    ['its own key embedded (jwk)', rs256(attacker.privateKey, { alg: 'RS256', jwk: attackerJwk }, claims)],
    ['its own key by address (jku)', rs256(attacker.privateKey, { alg: 'RS256', jku: 'http://127.0.0.1/k' }, claims)],
    ['its own certificate (x5c)', rs256(attacker.privateKey, { alg: 'RS256', x5c: ['AAAA'] }, claims)],
    [
      'its own certificate by address (x5u)',
      rs256(attacker.privateKey, { alg: 'RS256', x5u: 'http://127.0.0.1/c' }, claims),
    ],
    ['a critical extension', compact({ ...base, crit: ['exp'] }, claims)],
    ['an empty list of critical extensions', compact({ ...base, crit: [] }, claims)],
    ['an unencoded payload', compact({ ...base, b64: false }, claims)],
    ['a compressed payload', compact({ ...base, zip: 'DEF' }, claims)],
    ['an encrypted one', compact({ ...base, enc: 'A256GCM' }, claims)],
    ['typ of another kind', compact({ ...base, typ: 'JOSE+JSON' }, claims)],
    ['typ of a logout token', compact({ ...base, typ: 'logout+jwt' }, claims)],
    ['a header that is an array', compact([base], claims)],
    ['a header that is a string', compact('"HS256"', claims)],
    ['a header that is null', compact('null', claims)],
    ['a header that is not JSON', compact('{alg:HS256}', claims)],
    ['a header in UTF-16', compact(Buffer.from(JSON.stringify(base), 'utf16le').toString('latin1'), claims)],
  ];
}

function malformedTokens(): Forgery[] {
  const token = tokenWith();
  const [head = '', payload = '', signature = ''] = token.split('.');
  return [
    ['one part', head],
    ['two parts', `${head}.${payload}`],
    ['four parts', `${token}.${signature}`],
    ['five parts', `${token}.${payload}.${signature}`],
    ['a dot before', `.${token}`],
    ['a dot behind', `${token}.`],
    ['only dots', '..'],
    ['garbage behind', `${token}~`],
    ['a second token behind', `${token},${token}`],
    ['a space and more behind', `${token} x`],
    ['padding', `${token}=`],
    ['base64 with + and /', `${head}.${payload}.${signature.slice(1)}+`],
    ['quotes', `"${token}"`],
    ['percent escapes', token.replaceAll('.', '%2e')],
    ['claims that are not JSON', compact({ alg: 'HS256' }, 'claims')],
    ['claims that are an array', compact({ alg: 'HS256' }, [claimsWith()])],
    ['claims that are null', compact({ alg: 'HS256' }, 'null')],
    ['claims that are not UTF-8', compactBytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
    ['longer than 8 KB', tokenWith({ name: 'n'.repeat(9_000) })],
    ['not a token', 'hello'],
    ['an API key', 'sk_live_0123456789abcdef'],
  ];
}

/** Tokens with invalid claims, for any algorithm. */
export function invalidClaims(signed: (claims: unknown) => string): Forgery[] {
  const wrong: readonly [string, readonly unknown[]][] = [
    [
      'sub',
      [
        undefined,
        null,
        '',
        1,
        'admin',
        '0',
        ['0190aaaa-0000-7000-8000-00000000000a'],
        {},
        '0190aaaa-0000-7000-8000-00000000000g',
        '0190aaaa000070008000000000000000a',
        ' 0190aaaa-0000-7000-8000-00000000000a',
        '{0190aaaa-0000-7000-8000-00000000000a}',
      ],
    ],
    [
      'frame_id',
      [
        undefined,
        null,
        '',
        0,
        '*',
        ['0190aaaa-0000-7000-8000-00000000000f'],
        {},
        "' OR 1=1",
        '0190aaaa-0000-7000-8000-00000000000f\n',
      ],
    ],
    ['scope', [undefined, null, 1, ['*'], { all: true }, true]],
    [
      'exp',
      [undefined, null, '', 'never', String(now() + DAY), [now() + DAY], {}, true, -1, 0, now() - DAY, now() - 61],
    ],
    ['nbf', ['0', null, now() + DAY, now() + 90, [0], -1]],
    ['iat', [now() + DAY, 'yesterday', now() + 90]],
  ];
  return wrong.flatMap(([claim, values]) =>
    values.map((value): Forgery => {
      const how = value === undefined ? 'missing' : JSON.stringify(value);
      return [`${claim} ${how}`, signed(claimsWith({ [claim]: value }))];
    }),
  );
}

/** A token signed with RSA, independent of the algorithm in its header. */
export function rs256(key: KeyObject, header: Claims, claims: unknown): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

function hmac(digest: string, alg: string, claims: unknown): string {
  const input = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${input}.${createHmac(digest, TOKEN_SECRET).update(input).digest('base64url')}`;
}

function compactBytes(payload: Buffer): string {
  const input = `${part({ alg: 'HS256' })}.${payload.toString('base64url')}`;
  return `${input}.${createHmac('sha256', TOKEN_SECRET).update(input).digest('base64url')}`;
}

/** The last character of 32 encoded bytes has two unused bits, so several values decode to the same bytes. */
function otherSpelling(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.at(-1) ?? 'A') + 1];
}
