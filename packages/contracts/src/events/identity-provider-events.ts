import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** Algorithms of tokens that identity providers of tenants issue. Shared secrets are not possible. */
export const providerAlgorithms = ['RS256', 'ES256', 'EdDSA'] as const;

/** A public JSON Web Key with the algorithm that it verifies. */
export const providerKey = z.looseObject({ kty: z.string(), kid: z.string(), alg: z.enum(providerAlgorithms) });

export type ProviderKey = z.output<typeof providerKey>;

/** Names of claims, or JSON Pointers that begin with `/`. */
export const claimNames = z.object({
  subject: z.string(),
  user_name: z.string(),
  email: z.string(),
  email_verified: z.string(),
  name: z.string(),
  groups: z.string(),
});

export type ClaimNames = z.output<typeof claimNames>;

export const identityProviderChanged = defineEvent({
  topic: topics.identityProviders,
  type: 'identity.provider_changed.v1',
  description:
    'Identity providers of tenants and their public keys. Keyed by provider, so that the compacted topic retains the latest state; every gateway reads it completely. Tokens of a provider belong to the frame of the event.',
  schema: z.object({
    id: z.uuid(),
    /** Lower revisions are outdated. */
    revision: z.int(),
    /** False if the provider is inactive or deleted. */
    active: z.boolean(),
    issuer: z.string(),
    audiences: z.array(z.string()),
    claims: claimNames,
    /** Empty if the keys could not be read for a day. */
    keys: z.array(providerKey),
  }),
});

export type ProviderState = z.output<typeof identityProviderChanged.schema>;

export const grantsChanged = defineEvent({
  topic: topics.identityProviders,
  type: 'identity.grants_changed.v1',
  description:
    'The scopes of users of identity providers may have changed. Gateways resolve the user again at the next request. Keyed by the frame, or by frame and user.',
  schema: z.object({
    /** Null for all users of the frame. */
    user_id: z.uuid().nullable(),
  }),
});
