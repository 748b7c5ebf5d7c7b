import { TOKEN_ISSUER } from '@trackway/contracts';
import { z } from 'zod';
import type { AccessToken } from '../authentication/access-token';
import { parseCompactToken } from '../authentication/compact-token';
import { cannotVerify, type VerifyToken } from '../authentication/token-verifier';
import { TwoGenerationCache } from '../limits/two-generation-cache';

/** In each of the two generations of the cache. */
const MAX_REJECTED = 10_000;
/** How long a token that no cell accepts is not sent to them again. */
const REJECTED_MS = 10_000;
/** Tokens that are being verified by other cells. */
const MAX_CONCURRENT = 64;

const issued = z.object({ iss: z.string() });

interface Deps {
  readonly verify: VerifyToken;
  readonly configuredIssuer: string | undefined;
  readonly cells: () => readonly string[];
  readonly verifyInCell: (cell: string, text: string) => Promise<AccessToken | undefined>;
  readonly now: () => number;
}

/**
 * Tokens of an identity provider of a tenant are verified by the cell of the tenant, because only its projects knows the
 * provider. The result is cached like that of other tokens, and the cell verifies each request again. A token that no
 * cell accepts is invalid only if all cells responded.
 */
export function makeVerifyElsewhere({ verify, configuredIssuer, cells, verifyInCell, now }: Deps): VerifyToken {
  const rejectedAt = new TwoGenerationCache<number>(MAX_REJECTED);
  let running = 0;
  return async (text) => {
    const result = await verify(text);
    if ('token' in result || result.rejection.code !== 'unauthenticated' || !isProvided(text)) return result;
    const names = cells();
    if (names.length === 0 || now() - (rejectedAt.get(text) ?? 0) < REJECTED_MS) return result;
    if (running >= MAX_CONCURRENT) return cannotVerify;
    running += 1;
    try {
      const results = await Promise.allSettled(names.map((cell) => verifyInCell(cell, text)));
      const token = results.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))[0];
      if (token) return { token };
      if (results.some(({ status }) => status === 'rejected')) return cannotVerify;
      rejectedAt.set(text, now());
      return result;
    } finally {
      running -= 1;
    }
  };

  function isProvided(text: string): boolean {
    const { data } = issued.safeParse(parseCompactToken(text)?.payload);
    return data !== undefined && data.iss !== TOKEN_ISSUER && data.iss !== configuredIssuer;
  }
}
