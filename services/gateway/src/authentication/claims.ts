import { z } from 'zod';
import { type GatewayError, tokenExpired, unauthenticated } from '../errors/gateway-error';
import type { VerificationResult } from './access-token';

/** Allowed difference between the issuer's clock and ours. */
const SKEW_SECONDS = 60;

/** Maximum length of `name` and `email`. */
const MAX_TEXT = 200;

const uuid = z.uuid().transform((value) => value.toLowerCase());

const seconds = z.number().nonnegative();

/** Claims about the time in which a token is valid. */
export const timeClaims = { exp: seconds, nbf: seconds.optional(), iat: seconds.optional() };

// The claims that describe the user are optional: invalid ones are ignored.
const text = z.string().min(1).max(MAX_TEXT).optional().catch(undefined);

const claims = z.object({
  sub: uuid,
  frame_id: uuid,
  scope: z.string(),
  ...timeClaims,
  iss: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  name: text,
  email: text,
});

export interface ExpectedClaims {
  readonly issuer?: string | undefined;
  /** Identifiers of this gateway. A token must name one of them; if there are none, audiences are not checked. */
  readonly audiences?: readonly string[] | undefined;
}

/** Verifies the claims of a token whose signature is valid. `now` is in milliseconds. */
export function verifyClaims(payload: unknown, expected: ExpectedClaims, now: number): VerificationResult {
  const parsed = claims.safeParse(payload);
  if (!parsed.success)
    return {
      rejection: unauthenticated(`These claims of the token are missing or invalid: ${invalidClaims(parsed.error)}.`),
    };
  const { sub, frame_id, scope, exp, nbf, iat, iss, aud, name, email } = parsed.data;
  const untimely = timeError({ exp, nbf, iat }, now);
  if (untimely) return { rejection: untimely };
  if (expected.issuer !== undefined && iss !== expected.issuer) {
    return { rejection: unauthenticated('The token is from another issuer.') };
  }
  const { audiences = [] } = expected;
  if (audiences.length > 0 && ![aud].flat().some((one) => one !== undefined && audiences.includes(one))) {
    return { rejection: unauthenticated('The token is for another audience.') };
  }
  return {
    token: {
      subject: sub,
      frameId: frame_id,
      limitKey: `${frame_id}/${sub}`,
      slotOwner: { key: frame_id, isAnonymous: false },
      scopes: scope.split(' ').filter(Boolean),
      expiresAt: expiryOf(exp),
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
    },
  };
}

/** Undefined if the token is valid at `now`, in milliseconds. */
export function timeError(
  { exp, nbf = 0, iat = 0 }: { exp: number; nbf?: number | undefined; iat?: number | undefined },
  now: number,
): GatewayError | undefined {
  const latest = now / 1000 + SKEW_SECONDS;
  if (exp + SKEW_SECONDS <= now / 1000) return tokenExpired;
  return nbf > latest || iat > latest ? unauthenticated('The token is not valid yet.') : undefined;
}

/** Milliseconds since 1970, including the allowed clock difference. */
export function expiryOf(exp: number): number {
  return (exp + SKEW_SECONDS) * 1000;
}

export function invalidClaims(error: z.ZodError): string {
  return [...new Set(error.issues.map((issue) => String(issue.path[0] ?? 'all of them')))].join(', ');
}
