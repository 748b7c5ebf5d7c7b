import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** `iss` of the tokens that Trackway itself issues; no other issuer may call itself so. */
export const TOKEN_ISSUER = 'trackway';

/** What such a token says. Signed by EdDSA with a key of the published set that its header names. */
export const tokenClaims = z.object({
  iss: z.literal(TOKEN_ISSUER),
  jti: z.uuid(),
  kind: z.enum(['user', 'service_account']),
  /** Of a service account: raised when all its tokens are taken back at once. */
  gen: z.int().min(0).optional(),
});

/**
 * Tokens that are no longer good. Keyed by what was revoked, so that the compacted topic keeps the newest of each; read whole by
 * every gateway. `token` is one token by its `jti`, `service_account` all of an account's tokens of an older generation, `key`
 * all that the key signed, `user` all tokens of a user of a frame (`id` is `<frame>/<user>`), of whichever issuer, while `active` is false.
 */
export const tokenRevoked = defineEvent({
  topic: topics.revocations,
  type: 'identity.token_revoked.v1',
  schema: z.object({
    kind: z.enum(['token', 'service_account', 'key', 'user']),
    id: z.string(),
    /** Of a service account: the oldest generation that is still good. */
    generation: z.int().optional(),
    /** Of a user: the version that has this state; a lower one is out of date. */
    version: z.int().optional(),
    active: z.boolean().optional(),
    /** When the last token that this concerns has expired anyway. */
    until: z.iso.datetime(),
  }),
});
