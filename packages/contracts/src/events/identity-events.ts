import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** `iss` of tokens that Trackway issues. No other issuer may use it. */
export const TOKEN_ISSUER = 'trackway';

/** Claims of a token that Trackway issued. It is signed with EdDSA by a published key, which its header names. */
export const tokenClaims = z.object({
  iss: z.literal(TOKEN_ISSUER),
  jti: z.uuid(),
  kind: z.enum(['user', 'service_account']),
  /** Generation of a service account. It is raised to revoke all its tokens. */
  gen: z.int().min(0).optional(),
});

export const tokenRevoked = defineEvent({
  topic: topics.revocations,
  type: 'identity.token_revoked.v1',
  description:
    'Revoked tokens. Keyed by what was revoked, so that the compacted topic retains the latest state; every gateway reads it completely. `token` is one token (`jti`), `service_account` all tokens of an account with an older generation, `key` all tokens signed by the key, `user` all tokens of a user (`id` is `<frame>/<user>`) of any issuer while `active` is false.',
  schema: z.object({
    kind: z.enum(['token', 'service_account', 'key', 'user']),
    id: z.string(),
    /** Oldest valid generation of a service account. */
    generation: z.int().optional(),
    /** Version of the user's state. Lower versions are outdated. */
    version: z.int().optional(),
    active: z.boolean().optional(),
    /** Time after which all affected tokens have expired. */
    until: z.iso.datetime(),
  }),
});
