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
import {
  createServiceAccountBody,
  presentServiceAccount,
  rotateSecretBody,
  serviceAccountSchema,
  updateServiceAccountBody,
} from './access/identity-schemas';
import type { AccountWithSecret } from './access/write-service-account';
import type { ServiceAccount, ServiceAccountFields } from './credentials/service-account';
import type { IdentityModule } from './identity-module';

const path = '/api/management/service-accounts';
const common = { tag: 'Tokens', response: { service_account: serviceAccountSchema } } as const;
const params = { service_account: uuidParameter('service_account') };
const withSecret = { ...common.response, client_id: z.uuid(), client_secret: z.string() };

export function serviceAccountRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listServiceAccounts',
      summary: 'List service accounts, newest first',
      scope: 'system:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, service_accounts: z.array(serviceAccountSchema) },
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listServiceAccounts(caller, readPage(query));
        return { meta, service_accounts: items.map(presentServiceAccount) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createServiceAccount',
      summary: 'Create a service account and return its secret once',
      description:
        'Programs exchange its id and secret for access tokens at /api/management/auth/token. At most 500 in a frame.',
      scope: 'system:write',
      body: createServiceAccountBody,
      response: withSecret,
      failures: ['service_account_limit_reached'],
      handle: async ({ caller, body }) => secretReply(await commands.createServiceAccount(caller, body)),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:service_account`,
      operationId: 'readServiceAccount',
      summary: 'Read a service account',
      scope: 'system:read',
      params,
      handle: async ({ caller, params: { service_account: id } }) =>
        tagged(await queries.readServiceAccount(caller, id)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:service_account`,
      operationId: 'updateServiceAccount',
      summary: 'Change the name, the scopes or the status of a service account',
      description:
        'Removing scopes revokes issued access tokens within seconds. Activating requires all scopes of the account.',
      scope: 'system:write',
      params,
      body: updateServiceAccountBody,
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { service_account: id }, body, request }) =>
        tagged(await commands.updateServiceAccount(caller, { id, changes: defined(body), ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:service_account`,
      operationId: 'deleteServiceAccount',
      summary: 'Delete a service account and revoke its access tokens',
      scope: 'system:write',
      params,
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { service_account: id }, request }) =>
        tagged(await commands.deleteServiceAccount(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:service_account/secret`,
      operationId: 'rotateServiceAccountSecret',
      summary: 'Rotate the secret of a service account and return the new secret once',
      description: 'Requires all scopes of the account.',
      scope: 'system:write',
      params,
      body: rotateSecretBody,
      response: withSecret,
      failures: ['precondition_failed'],
      handle: async ({ caller, params: { service_account: id }, body, request }) => {
        const rotation = { id, ...ifVersion(request), keepSeconds: body.keep_previous_for };
        return secretReply(await commands.rotateSecret(caller, rotation));
      },
    }),
  ];
}

function tagged(account: ServiceAccount): Reply {
  return versioned({ service_account: presentServiceAccount(account) }, account.version);
}

function secretReply({ account, secret }: AccountWithSecret): Reply {
  const shown = { service_account: presentServiceAccount(account), client_id: account.id, client_secret: secret };
  return versioned(shown, account.version, { 'Cache-Control': 'no-store' });
}

function defined(body: z.infer<typeof updateServiceAccountBody>): Partial<ServiceAccountFields> {
  return omitUndefined(body);
}
