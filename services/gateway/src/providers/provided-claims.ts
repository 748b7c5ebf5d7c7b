import { z } from 'zod';
import { expiryOf, invalidClaims, timeClaims, timeError } from '../authentication/claims';
import { type GatewayError, unauthenticated } from '../errors/gateway-error';
import type { Provider } from './identity-providers';

/** What a token of an identity provider says about its user. */
export interface ProvidedClaims {
  readonly subject: string;
  readonly userName: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly groups: readonly string[];
  /** Milliseconds since 1970, including the allowed clock difference. */
  readonly expiresAt: number;
}

const MAX_SUBJECT = 255;
const MAX_TEXT = 200;
const MAX_GROUPS = 500;
/** Keycloak names the kind of a token in its payload. */
const ACCESS_TOKEN_TYPES: readonly unknown[] = ['bearer', 'at+jwt', 'jwt'];

const object = z.record(z.string(), z.unknown());
const text = z.string().trim().min(1).max(MAX_TEXT).nullable().catch(null);
const groupName = z.string().min(1).max(255);

export function readProvidedClaims(
  payload: unknown,
  { claims: names }: Provider,
  now: number,
): { readonly claims: ProvidedClaims } | { readonly rejection: GatewayError } {
  const parsed = object.and(z.looseObject(timeClaims)).safeParse(payload);
  if (!parsed.success) {
    const invalid = `These claims of the token are missing or invalid: ${invalidClaims(parsed.error)}.`;
    return { rejection: unauthenticated(invalid) };
  }
  const all = parsed.data;
  const untimely = timeError(all, now);
  if (untimely) return { rejection: untimely };
  if (!isAccessToken(all)) return { rejection: unauthenticated('The token is not an access token.') };
  const subject = z.string().min(1).max(MAX_SUBJECT).safeParse(claimAt(all, names.subject));
  if (!subject.success) return { rejection: unauthenticated('The token does not name its user as configured.') };
  return {
    claims: {
      subject: subject.data,
      userName: text.parse(claimAt(all, names.user_name)),
      email: text.parse(claimAt(all, names.email)),
      isEmailVerified: isTrue(claimAt(all, names.email_verified)),
      name: text.parse(claimAt(all, names.name)),
      groups: groupsOf(claimAt(all, names.groups)),
      expiresAt: expiryOf(all.exp),
    },
  };
}

/** The value of a claim by its name, or by a JSON Pointer (RFC 6901) that begins with `/`. */
export function claimAt(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!name.startsWith('/')) return Object.hasOwn(claims, name) ? claims[name] : undefined;
  const segments = name.slice(1).split('/');
  const unescaped = segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return unescaped.reduce<unknown>((value, key) => {
    const parent = object.safeParse(value);
    return parent.success && Object.hasOwn(parent.data, key) ? parent.data[key] : undefined;
  }, claims);
}

/** ID tokens and logout tokens are for the client, which may share them more widely (RFC 9068, 4). */
function isAccessToken(claims: Readonly<Record<string, unknown>>): boolean {
  const { typ, at_hash, c_hash, events } = claims;
  if (at_hash !== undefined || c_hash !== undefined || events !== undefined) return false;
  return typ === undefined || ACCESS_TOKEN_TYPES.includes(String(typ).toLowerCase());
}

function groupsOf(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = all.flatMap((one) => groupName.safeParse(one).data ?? []);
  return [...new Set(names)].slice(0, MAX_GROUPS).toSorted();
}

/** Providers send a boolean, a text or a number. */
function isTrue(value: unknown): boolean {
  return (
    value === true || value === 1 || value === '1' || (typeof value === 'string' && value.toLowerCase() === 'true')
  );
}
