import type { ProviderKey } from '@trackway/contracts';
import { type GuardedHttp, OutboundError, type OutboundPolicy } from '@trackway/outbound';
import { z } from 'zod';
import { IssuerError, type ReadIssuer } from './read-issuer';
import { usableKeys } from './usable-keys';

const LIMITS = { timeoutMs: 5_000, maxBytes: 262_144 };
const MAX_SHOWN = 200;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.string() });

/**
 * OpenID Connect discovery over the guarded client: each of the two reads takes at most five seconds and 256 KB, and
 * follows no redirect. HTTPS is required, except for hosts that an operator allows.
 */
export function makeReadIssuer({
  http,
  policy,
}: {
  http: Pick<GuardedHttp, 'send'>;
  policy: OutboundPolicy;
}): ReadIssuer {
  const readJson = async (url: string, what: string): Promise<unknown> => {
    assertSecure(policy, url, what);
    const { status, body } = await send(http, url, what);
    if (status !== 200) throw new IssuerError(`${what} responds with status ${status}.`);
    try {
      return JSON.parse(body.toString('utf8'));
    } catch (cause) {
      throw new IssuerError(`${what} is not JSON.`, { cause });
    }
  };
  return async (issuer) => {
    const found = await readJson(discoveryUrl(issuer), 'The discovery document of the issuer');
    const parsed = discoveryDocument.safeParse(found);
    if (!parsed.success) throw new IssuerError('The discovery document has no issuer or no jwks_uri.');
    // Otherwise any host could serve the metadata of another issuer (OpenID Connect Discovery, 4.3).
    if (parsed.data.issuer !== issuer) {
      const shown = JSON.stringify(parsed.data.issuer.slice(0, MAX_SHOWN));
      throw new IssuerError(`The discovery document is of another issuer, ${shown}. The values must be identical.`);
    }
    return keysOf(await readJson(parsed.data.jwks_uri, 'The key set of the issuer'));
  };
}

function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

function assertSecure(policy: OutboundPolicy, text: string, what: string): void {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || (url && policy.allows(url))) return;
  throw new IssuerError(`${what} must have an https URL.`);
}

async function send(http: Pick<GuardedHttp, 'send'>, url: string, what: string) {
  try {
    return await http.send(url, { headers: { accept: 'application/json' }, ...LIMITS });
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    throw new IssuerError(`${what} cannot be read. ${cause.message}`, { cause });
  }
}

function keysOf(published: unknown): readonly ProviderKey[] {
  const keys = usableKeys(published);
  if (keys.length > 0) return keys;
  throw new IssuerError('The key set of the issuer has no key for RS256 (2,048 bits or more), ES256 or EdDSA.');
}
