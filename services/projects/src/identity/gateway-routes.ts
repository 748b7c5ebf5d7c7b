import { assertGateway, defineRoute, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { IdentityModule } from './identity-module';

const MAX_CLAIM = 1_000;
const claim = z.string().min(1).max(MAX_CLAIM);

const subjectBody = z.strictObject({
  subject: claim,
  user_name: claim.nullable(),
  email: claim.nullable(),
  email_verified: z.boolean(),
  name: claim.nullable(),
  groups: z.array(claim).max(1_000),
});

const common = {
  method: 'post',
  tag: 'Gateway',
  scope: 'authenticated',
  isInternal: true,
  params: { identity_provider: uuidParameter('identity_provider') },
} as const;

/** Calls of the gateway on behalf of an identity provider. The gateway does not route clients to them. */
export function gatewayRoutes({ commands }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/internal/identity-providers/:identity_provider/subjects',
      operationId: 'resolveSubject',
      summary: 'Resolve the user of a verified token',
      body: subjectBody,
      response: {
        user: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), active: z.boolean() }),
        scopes: z.array(z.string()),
      },
      handle: async ({ caller, params, body: { subject, email_verified, groups, ...body } }) => {
        assertGateway(caller);
        const [userName, email, name] = [body.user_name, body.email, body.name].map((text) => text ?? undefined);
        const providerId = params.identity_provider;
        const signedIn = { providerId, subject, userName, email, isEmailVerified: email_verified, name, groups };
        const { scopes, ...user } = await commands.resolveUser(caller.frameId, signedIn);
        return { user: { id: user.id, name: user.name, email: user.email, active: user.active }, scopes };
      },
    }),
    defineRoute({
      ...common,
      path: '/internal/identity-providers/:identity_provider/keys',
      operationId: 'refreshKeys',
      summary: 'Read the keys again because a token has an unknown one',
      response: { revision: z.int(), keys: z.array(z.looseObject({ kid: z.string() })) },
      handle: async ({ caller, params: { identity_provider: id } }) => {
        assertGateway(caller);
        const { revision, keys } = await commands.refreshKeys(caller.frameId, id);
        return { revision, keys };
      },
    }),
  ];
}
