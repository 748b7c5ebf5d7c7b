import { createHash, createHmac, randomUUID, sign } from 'node:crypto';
import { type Forgery, invalidClaims } from './forgeries';
import { type IssuerKey, makeKey, signedBy } from './jwks-issuer';
import { type Claims, claimsWith, compact, part, TOKEN_SECRET } from './tokens';

const own = () => ({ iss: 'trackway', jti: randomUUID(), kind: 'user' });

/** Forgeries of tokens that Trackway issues. `key` is its signing key. */
export function issuedForgeries(key: IssuerKey): Forgery[] {
  const signed = (claims: unknown) => signedBy(key, { ...own(), ...(claims as Claims) }, { typ: 'at+jwt' });
  return [
    ...invalidClaims(signed),
    ...invalidIssuedClaims(key),
    ...mixedIssuers(key),
    ...invalidKeys(key),
    ...invalidSignatures(key),
    ...duplicateMembers(key),
  ];
}

function invalidIssuedClaims(key: IssuerKey): Forgery[] {
  const wrong: readonly [string, readonly unknown[]][] = [
    ['jti', [undefined, null, '', 'x', 1, [randomUUID()], {}, `${randomUUID()} `, '*']],
    ['kind', [undefined, null, '', 'User', 'system', 'automation', 'ai_agent', 'import', 1, ['user'], {}, true]],
    ['gen', [null, '0', -1, 0.5, [0], {}, true, -0.5]],
    [
      'iss',
      [null, 'Trackway', 'TRACKWAY', 'trackway ', ' trackway', 'trackway/', 'https://trackway', ['trackway'], {}, 1],
    ],
  ];
  return wrong.flatMap(([claim, values]) =>
    values.map((value): Forgery => {
      const claims = claimsWith({ ...own(), [claim]: value });
      return [`${claim} ${JSON.stringify(value) ?? 'missing'}`, signedBy(key, claims, { typ: 'at+jwt' })];
    }),
  );
}

/** Tokens of each issuer, signed with the key of the other one. */
function mixedIssuers(key: IssuerKey): Forgery[] {
  const claims = claimsWith(own());
  return [
    ['our issuer under the shared secret', compact({ alg: 'HS256', typ: 'at+jwt' }, claims)],
    ['our issuer and kid under the shared secret', compact({ alg: 'HS256', typ: 'at+jwt', kid: key.kid }, claims)],
    ['EdDSA in the header of an HMAC', compact({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid }, claims)],
    ['our key for the other issuer', signedBy(key, claimsWith({ iss: undefined }), { typ: 'at+jwt' })],
    ['a key of Trackway for another issuer', signedBy(key, claimsWith({ ...own(), iss: 'https://id.example' }))],
  ];
}

function invalidKeys(key: IssuerKey): Forgery[] {
  const attacker = makeKey('EdDSA', key.kid);
  const jwk = attacker.publicKey.export({ format: 'jwk' });
  const claims = claimsWith(own());
  const by = (header: Claims) => signedBy(attacker, claims, { typ: 'at+jwt', ...header });
  const kids = [
    undefined,
    '',
    '../../dev/null',
    "' OR '1'='1",
    '*',
    'first\0',
    ' first',
    'first ',
    'FIRST',
    '__proto__',
  ];
  const odd = [
    'constructor',
    'toString',
    'http://127.0.0.1/k',
    '0',
    'null',
    'undefined',
    'k'.repeat(257),
    1,
    null,
    ['first'],
  ];
  const embedded: readonly [string, Claims][] = [
    ['its own key (jwk)', { jwk }],
    ['its own key as a set (jwks)', { jwks: { keys: [jwk] } }],
    ['its own key by address (jku)', { jku: 'http://127.0.0.1/keys' }],
    ['its own key by a file (jku)', { jku: 'file:///dev/null' }],
    ['our address with another host behind it (jku)', { jku: 'http://projects/.well-known/jwks.json@127.0.0.1' }],
    ['its own certificate (x5c)', { x5c: ['MIIB'] }],
    ['its own certificate by address (x5u)', { x5u: 'http://127.0.0.1/c' }],
    ['a thumbprint in the token (x5t)', { x5t: createHash('sha1').update('x').digest('base64url') }],
    ['a key in an agreement (epk)', { epk: jwk }],
    ['an issuer in the header', { iss: 'trackway' }],
  ];
  return [
    ...[...kids, ...odd].map((kid): Forgery => [`kid ${JSON.stringify(kid) ?? 'missing'}, own key`, by({ kid })]),
    ...[undefined, '', 'second', 'constructor', null, 7, [key.kid]].map(
      (kid): Forgery => [
        `kid ${JSON.stringify(kid) ?? 'missing'}, our key`,
        signedBy(key, claims, { typ: 'at+jwt', kid }),
      ],
    ),
    ...embedded.flatMap(([what, header]): Forgery[] => [
      [`${what} under our kid`, by(header)],
      [`${what} with a chosen kid`, by({ ...header, kid: 'mine' })],
    ]),
  ];
}

function invalidSignatures(key: IssuerKey): Forgery[] {
  const claims = claimsWith(own());
  const token = signedBy(key, claims, { typ: 'at+jwt' });
  const [head = '', payload = '', signature = ''] = token.split('.');
  const published = key.publicKey.export({ format: 'jwk' });
  const secrets = [
    key.publicKey.export({ type: 'spki', format: 'pem' }),
    key.publicKey.export({ type: 'spki', format: 'der' }),
    Buffer.from(published.x ?? '', 'base64url'),
    String(published.x),
    JSON.stringify(published),
    TOKEN_SECRET,
  ];
  const types = [
    undefined,
    '',
    'JWT',
    'jwt',
    'at+jwt ',
    'at-jwt',
    'dpop+jwt',
    'id+jwt',
    'logout+jwt',
    'application/jwt',
    1,
    null,
  ];
  const algorithms = [
    'none',
    'None',
    'HS256',
    'HS512',
    'ES256',
    'RS256',
    'Ed25519',
    'eddsa',
    'EDDSA',
    'EdDSA ',
    '',
    null,
    1,
  ];
  const flipped = Buffer.from(signature, 'base64url');
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  return [
    ...secrets.map((secret, index): Forgery => {
      const input = `${part({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })}.${part(claims)}`;
      return [
        `the public key as a secret (${index})`,
        `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`,
      ];
    }),
    ...types.map((typ): Forgery => [`typ ${JSON.stringify(typ) ?? 'missing'}`, signedBy(key, claims, { typ })]),
    ...algorithms.map((alg): Forgery => [`alg ${JSON.stringify(alg)}`, signedBy(key, claims, { typ: 'at+jwt', alg })]),
    [
      'another algorithm of the same name',
      signedBy(makeKey('ES256', key.kid), claims, { typ: 'at+jwt', alg: 'EdDSA' }),
    ],
    ['no signature', `${head}.${payload}.`],
    ['half a signature', `${head}.${payload}.${signature.slice(0, 43)}`],
    ['a signature with a bit turned', `${head}.${payload}.${flipped.toString('base64url')}`],
    ['a signature of zeros', `${head}.${payload}.${Buffer.alloc(64).toString('base64url')}`],
    ['the signature of another token', `${head}.${part({ ...claims, scope: '*' })}.${signature}`],
    [
      'the head of another token',
      `${part({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid, x: 1 })}.${payload}.${signature}`,
    ],
    ['claims after the signature was made', `${head}.${payload}e30.${signature}`],
  ];
}

/** Duplicate members. JSON parsers use the last one, so the last one is invalid. */
function duplicateMembers(key: IssuerKey): Forgery[] {
  const good = claimsWith(own());
  const bad: Claims = {
    sub: 'admin',
    frame_id: '*',
    scope: 1,
    exp: 1,
    jti: 'x',
    kind: 'system',
    nbf: 4e9,
    iat: 4e9,
    iss: 'x',
  };
  return Object.entries(bad).map(([claim, value]) => {
    const text = `${JSON.stringify(good).slice(0, -1)},${JSON.stringify(claim)}:${JSON.stringify(value)}}`;
    return [`${claim} twice`, signedText(key, text)];
  });
}

function signedText(key: IssuerKey, payload: string): string {
  const input = `${part({ alg: key.alg, typ: 'at+jwt', kid: key.kid })}.${part(payload)}`;
  return `${input}.${sign(null, Buffer.from(input), key.privateKey).toString('base64url')}`;
}
