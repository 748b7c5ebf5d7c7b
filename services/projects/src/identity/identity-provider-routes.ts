import { omitUndefined, readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { IdentityModule } from './identity-module';
import type { IdentityProvider, IdentityProviderFields } from './providers/identity-provider';
import {
  createIdentityProviderBody,
  fieldsOf,
  identityProviderSchema,
  newProviderOf,
  presentIdentityProvider,
  updateIdentityProviderBody,
} from './providers/identity-provider-schemas';

const path = '/api/management/identity-providers';
const common = { tag: 'Identity providers', response: { identity_provider: identityProviderSchema } } as const;
const one = { ...common, path: `${path}/:identity_provider` } as const;
const params = { identity_provider: uuidParameter('identity_provider') };

export function identityProviderRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listIdentityProviders',
      summary: 'List the identity providers of the frame by name',
      scope: 'system:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, identity_providers: z.array(identityProviderSchema) },
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listIdentityProviders(caller, readPage(query));
        return { meta, identity_providers: items.map(presentIdentityProvider) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createIdentityProvider',
      summary: 'Accept access tokens of an OpenID provider',
      description:
        'Reads the discovery document and the keys of the issuer first. No two frames can have the same issuer with the same audience. Requires all scopes that the provider can grant.',
      scope: 'system:write',
      body: createIdentityProviderBody,
      idempotent: true,
      recover: async ({ caller }, id) => tagged(await queries.readIdentityProvider(caller, id)),
      failures: ['conflict', 'identity_provider_limit_reached'],
      handle: async ({ caller, body }) => tagged(await commands.createIdentityProvider(caller, newProviderOf(body))),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readIdentityProvider',
      summary: 'Read an identity provider with the state of its keys',
      scope: 'system:read',
      params,
      handle: async ({ caller, params: { identity_provider: id } }) =>
        tagged(await queries.readIdentityProvider(caller, id)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateIdentityProvider',
      summary: 'Change an identity provider',
      description:
        'Takes effect within a second. Requires all scopes that the provider can grant, before and after the change.',
      scope: 'system:write',
      params,
      body: updateIdentityProviderBody,
      failures: ['conflict', 'precondition_failed'],
      handle: async ({ caller, params: { identity_provider: id }, body, request }) => {
        const changes: Partial<IdentityProviderFields> = omitUndefined(fieldsOf(body));
        return tagged(await commands.updateIdentityProvider(caller, { id, changes, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteIdentityProvider',
      summary: 'Delete an identity provider. All gateways reject its tokens within a second',
      scope: 'system:write',
      params,
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { identity_provider: id }, request }) =>
        tagged(await commands.deleteIdentityProvider(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:identity_provider/test`,
      operationId: 'testIdentityProvider',
      summary: 'Read the discovery document and the keys of the issuer again',
      description: '`state` of the response has the keys that were found, or why they cannot be read.',
      scope: 'system:write',
      params,
      handle: async ({ caller, params: { identity_provider: id } }) =>
        tagged(await commands.refreshKeys(caller.frameId, id, { isForced: true })),
    }),
  ];
}

function tagged(provider: IdentityProvider): Reply {
  return versioned({ identity_provider: presentIdentityProvider(provider) }, provider.version);
}
