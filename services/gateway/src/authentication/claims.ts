import { z } from 'zod';
import { tokenExpired, unauthenticated } from '../errors/gateway-error';
import type { VerificationResult } from './access-token';

/** Allowed difference between the issuer's clock and ours. */
const SKEW_SECONDS = 60;

/** Maximum length of `name` and `email`. */
const MAX_TEXT = 200;

const uuid = z.uuid().transform((value) => value.toLowerCase());

const seconds = z.number().nonnegative();

// The claims that describe the user are optional: invalid ones are ignored.
const text = z.string().min(1).max(MAX_TEXT).optional().catch(undefined);

const claims = z.object({
  sub: uuid,
  frame_id: uuid,
  scope: z.string(),
  exp: seconds,
  nbf: seconds.optional(),
  iat: seconds.optional(),
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
  const { sub, frame_id, scope, exp, nbf = 0, iat = 0, iss, aud, name, email } = parsed.data;
  const latest = now / 1000 + SKEW_SECONDS;
  if (exp + SKEW_SECONDS <= now / 1000) return { rejection: tokenExpired };
  if (nbf > latest || iat > latest) return { rejection: unauthenticated('The token is not valid yet.') };
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
      expiresAt: (exp + SKEW_SECONDS) * 1000,
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
    },
  };
}

function invalidClaims(error: z.ZodError): string {
  return [...new Set(error.issues.map((issue) => String(issue.path[0] ?? 'all of them')))].join(', ');
}
