import type { EventBus } from '@trackway/messaging';
import type { Caller, Health, InternalTokens, Lifecycle, Logger } from '@trackway/runtime';
import type { AccessToken, TakeForFrame } from './authentication/access-token';
import { openIssuedTokens } from './authentication/issued-tokens';
import { openKeySource } from './authentication/open-key-source';
import { Revocations } from './authentication/revocations';
import { makeVerifyConfiguredToken, type VerifyToken } from './authentication/token-verifier';
import { VerifiedTokenCache } from './authentication/verified-token-cache';
import type { GatewaySettings } from './config';
import { mcpResource } from './mcp/protected-resource';
import { IdentityProviders } from './providers/identity-providers';
import { openIdentityProviders } from './providers/open-identity-providers';
import { CallError, type CallProjects } from './providers/resolve-subject';
import { makeVerifyToken } from './providers/select-verifier';
import { postToService } from './proxy/call-service';
import type { Upstreams } from './proxy/upstreams';

export interface Authentication {
  /** Callers whose tokens were verified. */
  readonly callers: VerifiedTokenCache;
  readonly verify: VerifyToken;
}

interface Deps {
  readonly projects: Upstreams['projects'];
  readonly internal: InternalTokens;
  /** Undefined if no broker is configured. */
  readonly bus: EventBus | undefined;
  readonly lifecycle: Lifecycle;
  readonly health: Health;
  readonly logger: Logger;
  readonly takeForFrame: TakeForFrame;
  /** Reads the public keys of tokens that Trackway issued. */
  readonly readKeys: () => Promise<unknown>;
  readonly now: () => number;
}

/** Opens the verification of access tokens: of the configured issuer, issued by Trackway, and of identity providers. */
export function openAuthentication(settings: GatewaySettings, deps: Deps): Authentication {
  const { internal, now } = deps;
  const revocations = new Revocations(now);
  const providers = new IdentityProviders();
  const isRevoked = (token: AccessToken) => revocations.isRevoked(token);
  const isOutdated = (token: AccessToken) => isRevoked(token) || providers.isOutdated(token);
  const callers = new VerifiedTokenCache((caller) => internal.sign(caller), now, isOutdated);
  const keys = openKeySource(settings, { ...deps, onRetired: () => callers.clear() });
  const expected = { issuer: settings.TOKEN_ISSUER, audiences: audiencesOf(settings) };
  const verify = makeVerifyToken({
    configuredIssuer: settings.TOKEN_ISSUER,
    configured: makeVerifyConfiguredToken({ keys, expected, isRevoked, now }),
    issued: openIssuedTokens({
      ...deps,
      onRetired: () => callers.clear(),
      revocations,
    }),
    provided: openIdentityProviders({ ...deps, providers, isRevoked, call: callOnBehalfOf(deps) }),
  });
  return { callers, verify };
}

/** MCP clients request tokens for the URL of the endpoint, other clients for the configured audience. */
function audiencesOf({ TOKEN_AUDIENCE, PUBLIC_URL }: GatewaySettings): string[] {
  if (TOKEN_AUDIENCE === undefined) return [];
  return PUBLIC_URL === undefined ? [TOKEN_AUDIENCE] : [TOKEN_AUDIENCE, mcpResource(PUBLIC_URL)];
}

/** Calls an internal resource of projects in the frame of an identity provider. */
function callOnBehalfOf({ internal, projects }: Pick<Deps, 'internal' | 'projects'>): CallProjects {
  return async ({ id, frameId }, path, body) => {
    const caller: Caller = { kind: 'system', id, frameId, scopes: [] };
    const response = await postToService(projects.replicaFor(frameId), { path, body, identity: internal.sign(caller) });
    if (response.status !== 200) throw new CallError(response.status);
    return response.body;
  };
}
