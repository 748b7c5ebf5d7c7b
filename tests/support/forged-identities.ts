import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign as signBytes,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { innerServiceNames } from '../../tools/src/dev/start/services';
import { system } from './system';

/** Description of the forgery, and the headers of a request. */
export type Forgery = readonly [what: string, headers: Record<string, string>];

type Claims = Readonly<Record<string, unknown>>;

const HEADER = 'x-trackway-identity';
const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1_000);

/** The private key of a service of the running system, so that each forgery has exactly one error. */
function privateKeyOf(service: string): KeyObject {
  return createPrivateKey(readFileSync(join(system.state_folder, 'identity', service, 'private.pem')));
}

function keyIdOf(service: string): string {
  const der = createPublicKey(privateKeyOf(service)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 22);
}

/** The keys that services share for other purposes. They sign no identities. */
function internalSecret(): Buffer {
  const secrets = JSON.parse(readFileSync(join(system.state_folder, 'secrets.json'), 'utf8'));
  return Buffer.from(secrets.internal_key, 'base64url');
}

const good = (changed: Claims = {}): Claims => ({
  iss: 'gateway',
  sub: '0190aaaa-0000-7000-8000-00000000000a',
  kind: 'user',
  frame_id: '0190aaaa-0000-7000-8000-00000000000f',
  scope: '*',
  iat: now(),
  exp: now() + 60,
  ...changed,
});

const head = (changed: Claims = {}): Claims => ({ alg: 'EdDSA', typ: 'JWT', kid: keyIdOf('gateway'), ...changed });

export const genuine = (): Forgery => ['a valid identity', { [HEADER]: signed(head(), good()) }];

/** Identities that a service must reject if a client bypasses the gateway. */
export function forgedIdentities(accessTokens: readonly string[]): Forgery[] {
  return [
    ...invalidAlgorithms(),
    ...invalidKeys(),
    ...byAnotherService(),
    ...invalidClaims(),
    ...malformedTokens(),
    ...otherHeaders(),
    ...accessTokens.flatMap((token, index): Forgery[] => [
      [`access token ${index} as an identity`, { [HEADER]: token }],
      [`access token ${index} as a bearer`, { authorization: `Bearer ${token}` }],
      [`access token ${index} as both`, { [HEADER]: `Bearer ${token}`, authorization: `Bearer ${token}` }],
    ]),
  ];
}

function invalidAlgorithms(): Forgery[] {
  const names = [
    'HS256',
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    'HS384',
    'HS512',
    'hs256',
    'HS256 ',
    'RS256',
    'RS512',
    'PS256',
    'ES256',
  ];
  const odd = ['ES512', 'EdDSA', 'A256KW', 'dir', 'HS1', null, 256, true, ['HS256'], { alg: 'HS256' }, undefined];
  return [...names, ...odd].flatMap((alg): Forgery[] => {
    const what = `alg ${JSON.stringify(alg) ?? 'missing'}`;
    const input = `${part(head({ alg }))}.${part(good())}`;
    const digest = alg === 'HS384' || alg === 'HS512' ? `sha${alg.slice(2)}` : 'sha256';
    return [
      [`${what}, unsigned`, { [HEADER]: `${input}.` }],
      [`${what} over an empty secret`, { [HEADER]: `${input}.${hmac(input, '', digest)}` }],
      [`${what} over the right secret`, { [HEADER]: `${input}.${hmac(input, internalSecret(), digest)}` }],
      [`${what} by a key of the attacker`, { [HEADER]: `${input}.${rsa(input)}` }],
    ];
  });
}

function invalidKeys(): Forgery[] {
  const secret = internalSecret();
  const wrong: readonly (string | Buffer)[] = [
    '',
    ' ',
    'local',
    'secret',
    secret.toString('base64url'),
    secret.toString('base64'),
    secret.toString('hex'),
    secret.subarray(1),
    Buffer.concat([secret, Buffer.from('\n')]),
    Buffer.alloc(32),
    Buffer.alloc(64),
  ];
  const kids = [
    undefined,
    null,
    '',
    'Local',
    'LOCAL',
    ' local',
    'local ',
    'local\0',
    'other',
    '../local',
    '/dev/null',
    '*',
    0,
    1,
  ];
  const odd = [
    true,
    ['local'],
    { kid: 'local' },
    '__proto__',
    'constructor',
    'toString',
    'k'.repeat(300),
    'http://127.0.0.1/k',
  ];
  const jwk = attacker.publicKey.export({ format: 'jwk' });
  const embedded: readonly Claims[] = [
    { jwk },
    { jku: 'http://127.0.0.1:1/keys' },
    { x5u: 'http://127.0.0.1:1/c' },
    { x5c: ['MIIB'] },
    { jwk: { kty: 'oct', k: '' } },
    { crit: ['exp'] },
  ];
  return [
    ...wrong.map((one, index): Forgery => [`another secret (${index})`, { [HEADER]: signed(head(), good(), one) }]),
    ...[...kids, ...odd].flatMap((kid): Forgery[] => {
      const what = `kid ${JSON.stringify(kid)?.slice(0, 40) ?? 'missing'}`;
      return [
        [`${what}, right secret`, { [HEADER]: signed(head({ kid }), good()) }],
        [`${what}, empty secret`, { [HEADER]: signed(head({ kid }), good(), '') }],
      ];
    }),
    ...embedded.map((more, index): Forgery => {
      const input = `${part(head({ alg: 'RS256', ...more }))}.${part(good())}`;
      return [`${Object.keys(more)} in the header (${index})`, { [HEADER]: `${input}.${rsa(input)}` }];
    }),
  ];
}

function invalidClaims(): Forgery[] {
  const uuids = [
    undefined,
    null,
    '',
    0,
    '*',
    'admin',
    {},
    [randomUUID()],
    "' OR 1=1",
    `${randomUUID()} `,
    `{${randomUUID()}}`,
  ];
  const wrong: readonly (readonly [string, readonly unknown[]])[] = [
    ['sub', uuids],
    ['frame_id', [...uuids, `${randomUUID()},${randomUUID()}`]],
    ['kind', [undefined, null, '', 'User', 'admin', 'gateway', 1, true, ['user'], {}]],
    ['scope', [undefined, null, 1, true, ['*'], { all: true }]],
    ['iss', [undefined, null, 1, {}, ['gateway']]],
    ['token', [null, '', 'x', 1, {}]],
    [
      'exp',
      [
        undefined,
        null,
        '',
        'never',
        String(now() + 60),
        0,
        -1,
        now() - 10,
        now() - 70,
        now() - 86_400,
        now() + 86_400,
        [now()],
        {},
      ],
    ],
    ['iat', [undefined, null, 'now', now() - 120, now() - 86_400, now() + 120, [], {}]],
    ['nbf', ['0', null, now() + 120, now() + 86_400, [0]]],
  ];
  return wrong.flatMap(([claim, values]) =>
    values.map((value): Forgery => {
      const what = JSON.stringify(value) ?? 'missing';
      return [`${claim} ${what}`, { [HEADER]: signed(head(), good({ [claim]: value })) }];
    }),
  );
}

function malformedTokens(): Forgery[] {
  const token = signed(head(), good());
  const [first = '', second = '', third = ''] = token.split('.');
  const texts = [
    first,
    `${first}.${second}`,
    `${token}.${third}`,
    `.${token}`,
    `${token}.`,
    '..',
    '.',
    `${first}..${third}`,
    `.${second}.${third}`,
    `"${token}"`,
    token.replaceAll('.', '%2e'),
    `${token}~`,
    `${token} x`,
    `Bearer ${token}`,
    `${first}.${second}.${third.slice(0, 20)}`,
    `${first}.${second}.${third}AAAA`,
    `${first}.${second}.${'A'.repeat(43)}`,
    `${first}.${part(good({ sub: randomUUID() }))}.${third}`,
    `${part(head({ x: 1 }))}.${second}.${third}`,
    `${token},${token}`,
    `${token}, ${token}`,
    JSON.stringify(good()),
    part(good()),
    Buffer.from(JSON.stringify(good())).toString('base64'),
    'null',
    'undefined',
    'true',
    '{}',
    'x'.repeat(12_000),
    signedText('[]'),
    signedText('null'),
    signedText('"*"'),
    signedText('{'),
    signedText(''),
    ...Object.entries({ sub: 'admin', frame_id: '*', kind: 'root', exp: 1, scope: 1 }).map(([claim, value]) =>
      signedText(`${JSON.stringify(good()).slice(0, -1)},"${claim}":${JSON.stringify(value)}}`),
    ),
  ];
  return texts.map((text, index): Forgery => [`form ${index}: ${text.slice(0, 30)}`, { [HEADER]: text }]);
}

/** A valid identity in a header that is not read, or none in the header that is read. */
function otherHeaders(): Forgery[] {
  const token = signed(head(), good());
  const names =
    `authorization proxy-authorization cookie identity trackway-identity x-trackway-identity- x_trackway_identity
    x-trackway-user x-identity x-user-id x-forwarded-user x-forwarded-identity x-forwarded-access-token x-auth-token x-jwt-assertion
    x-remote-user remote-user x-webauth-user x-goog-iap-jwt-assertion x-amzn-oidc-data`.split(/\s+/);
  const bare = { sub: randomUUID(), frame_id: randomUUID() };
  return [
    ['no header', {}],
    ['an empty header', { [HEADER]: '' }],
    ['a blank header', { [HEADER]: ' ' }],
    ...names.map((name): Forgery => [`the identity in ${name}`, { [name]: token }]),
    ['the identity as a bearer', { authorization: `Bearer ${token}` }],
    ['the identity as a cookie', { cookie: `${HEADER}=${token}` }],
    [
      'the headers of a trusted proxy',
      { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
    ],
    ['ids without a signature', { 'x-user-id': bare.sub, 'x-frame-id': bare.frame_id, 'x-scopes': '*' }],
  ];
}

function signed(header: Claims, claims: Claims, secret?: string | Buffer): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${secret === undefined ? edDsa(input, 'gateway') : hmac(input, secret, 'sha256')}`;
}

function edDsa(input: string, service: string): string {
  return signBytes(null, Buffer.from(input), privateKeyOf(service)).toString('base64url');
}

/** A service that claims to be the gateway, under its own key id or the gateway's. */
function byAnotherService(): Forgery[] {
  return innerServiceNames.flatMap((service): Forgery[] =>
    [keyIdOf(service), keyIdOf('gateway')].map((kid, index) => {
      const input = `${part(head({ kid }))}.${part(good())}`;
      return [
        `an identity of the gateway signed by ${service} (${index})`,
        { [HEADER]: `${input}.${edDsa(input, service)}` },
      ];
    }),
  );
}

function signedText(claims: string): string {
  const input = `${part(head())}.${Buffer.from(claims).toString('base64url')}`;
  return `${input}.${edDsa(input, 'gateway')}`;
}

function hmac(input: string, secret: string | Buffer, digest: string): string {
  return createHmac(digest, secret).update(input).digest('base64url');
}

function rsa(input: string): string {
  return signBytes('sha256', Buffer.from(input), attacker.privateKey).toString('base64url');
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
