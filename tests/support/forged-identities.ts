import { randomUUID } from 'node:crypto';
import { invalidClaims, malformedTokens } from './forged-claims';
import { forgedSignatures } from './forged-signatures';
import { type Forgery, good, HEADER, head, signed } from './signed-identities';

export const genuine = (): Forgery => ['a valid identity', { [HEADER]: signed(head(), good()) }];

/** Identities that a service must reject if a client bypasses the gateway. */
export function forgedIdentities(accessTokens: readonly string[]): Forgery[] {
  return [
    ...forgedSignatures(),
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
