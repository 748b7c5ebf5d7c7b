import { TOKEN_ISSUER } from '@trackway/contracts';
import { z } from 'zod';
import type { VerificationResult } from '../authentication/access-token';
import { type CompactToken, parseCompactToken } from '../authentication/compact-token';
import { invalidToken, type VerifyParsedToken, type VerifyToken } from '../authentication/token-verifier';
import { unauthenticated } from '../errors/gateway-error';
import type { IdentityProviders, Provider } from './identity-providers';

const issuedBy = z.object({
  iss: z.string().optional().catch(undefined),
  aud: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .optional()
    .catch(undefined),
});

const otherAudience: VerificationResult = { rejection: unauthenticated('The token is for another audience.') };

/**
 * Verifies an access token. The `iss` claim selects the verifier, so that keys of one issuer never verify tokens of
 * another one. The configured issuer has precedence, so that no tenant can claim it.
 */
export function makeVerifyToken(verifiers: {
  configuredIssuer: string | undefined;
  configured: VerifyParsedToken;
  issued: VerifyParsedToken;
  provided: {
    providers: IdentityProviders;
    verify: (compact: CompactToken, provider: Provider) => Promise<VerificationResult>;
  };
}): VerifyToken {
  const { configuredIssuer, configured, issued, provided } = verifiers;
  return async (token) => {
    const compact = parseCompactToken(token);
    if (!compact) return invalidToken;
    const { iss, aud = [] } = issuedBy.safeParse(compact.payload).data ?? {};
    if (iss === TOKEN_ISSUER) return issued(compact);
    if (iss === undefined || iss === configuredIssuer) return configured(compact);
    const selected = provided.providers.select(iss, aud);
    if (selected === 'unknown_issuer') return configured(compact);
    // Without a configured issuer, any `iss` may be its own.
    const result = configuredIssuer === undefined ? await configured(compact) : invalidToken;
    if ('token' in result) return result;
    return typeof selected === 'string' ? otherAudience : provided.verify(compact, selected);
  };
}
