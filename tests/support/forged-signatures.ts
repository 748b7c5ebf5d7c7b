import { innerServiceNames } from '../../tools/src/dev/start/services';
import {
  attacker,
  type Claims,
  edDsa,
  type Forgery,
  good,
  HEADER,
  head,
  hmac,
  internalSecret,
  keyIdOf,
  part,
  rsa,
  signed,
} from './signed-identities';

/** Identities with a valid content and an invalid signature, algorithm or key. */
export function forgedSignatures(): Forgery[] {
  return [...invalidAlgorithms(), ...invalidKeys(), ...byAnotherService()];
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
