import type {
  AccessToken,
  FrameCount,
  Rejected,
  TakeForFrame,
  VerificationResult,
} from '../authentication/access-token';
import type { CompactToken } from '../authentication/compact-token';
import { cannotVerify, invalidToken } from '../authentication/token-verifier';
import { isSignatureValid } from '../authentication/verify-signature';
import { serviceUnavailable, tooManyInProgress, unauthenticated } from '../errors/gateway-error';
import type { IdentityProviders, Provider } from './identity-providers';
import { TooManyCallsError } from './limit-concurrency';
import { type ProvidedClaims, readProvidedClaims } from './provided-claims';
import type { RefreshKeys } from './refresh-keys';
import { CallError, type ResolvedSubject, type SubjectResolver } from './resolve-subject';
import { keyFor } from './verifying-keys';

const inactiveUser: VerificationResult = { rejection: unauthenticated('The user is deactivated or deleted.') };

const unknownUser: VerificationResult = { rejection: unauthenticated('There is no user for this token.') };

/** The provider was deactivated, or does not create users. */
const NO_USER: ReadonlySet<number> = new Set([403, 404]);

const noKeys: VerificationResult = {
  rejection: serviceUnavailable('The keys of the identity provider cannot be read.'),
};

/**
 * Verifies a token of a tenant's identity provider: key, algorithm, signature, claims, user, in this order. The frame
 * is that of the provider. Claims that name a frame or scopes have no effect. Resolving a user is a transaction of
 * projects, so the request is counted for its frame before.
 */
export function makeVerifyProvidedToken(deps: {
  providers: IdentityProviders;
  refreshKeys: RefreshKeys;
  subjects: Pick<SubjectResolver, 'find' | 'resolve'>;
  takeForFrame: TakeForFrame;
  isRevoked: (token: AccessToken) => boolean;
  now: () => number;
}): (compact: CompactToken, provider: Provider) => Promise<VerificationResult> {
  const { subjects, takeForFrame, isRevoked, now } = deps;
  return async (compact, provider) => {
    const error = await signatureError(deps, compact, provider);
    if (error) return error;
    const read = readProvidedClaims(compact.payload, provider, now());
    if ('rejection' in read) return read;
    const known = subjects.find(provider, read.claims);
    const counted: Partial<FrameCount> | Rejected = known ? {} : takeForFrame(provider.frameId);
    if ('rejection' in counted) return counted;
    try {
      const resolved = known ?? (await subjects.resolve(provider, read.claims));
      const token = tokenOf(provider, read.claims, resolved);
      return resolved.user.active && !isRevoked(token) ? { token, ...counted } : inactiveUser;
    } catch (failure) {
      return resultOfFailure(failure);
    }
  };
}

function resultOfFailure(failure: unknown): VerificationResult {
  if (failure instanceof TooManyCallsError) return { rejection: tooManyInProgress };
  const isUnknown = failure instanceof CallError && NO_USER.has(failure.status);
  return isUnknown ? unknownUser : cannotVerify;
}

async function signatureError(
  { providers, refreshKeys }: { providers: IdentityProviders; refreshKeys: RefreshKeys },
  compact: CompactToken,
  provider: Provider,
): Promise<VerificationResult | undefined> {
  let keys = provider.keys;
  const isNamed = compact.kid === undefined ? keys.length > 0 : keys.some(({ kid }) => kid === compact.kid);
  if (!isNamed) {
    await refreshKeys(provider);
    keys = providers.find(provider)?.keys ?? [];
  }
  if (keys.length === 0) return noKeys;
  const found = keyFor(keys, compact);
  return found && isSignatureValid(found.key, found.algorithm, compact) ? undefined : invalidToken;
}

function tokenOf({ id, frameId }: Provider, { expiresAt }: ProvidedClaims, resolved: ResolvedSubject): AccessToken {
  const { user, scopes, epoch } = resolved;
  return {
    subject: user.id,
    frameId,
    limitKey: `${frameId}/${user.id}`,
    slotOwner: { key: frameId, isAnonymous: false },
    scopes,
    expiresAt,
    name: user.name,
    ...(user.email === null ? {} : { email: user.email }),
    provided: { providerId: id, epoch },
  };
}
