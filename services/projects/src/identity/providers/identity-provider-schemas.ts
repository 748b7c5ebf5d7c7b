import { valueTypes } from '@trackway/application';
import { scopes as knownScopes } from '@trackway/contracts';
import { z } from 'zod';
import { type IdentityProvider, linkRules } from './identity-provider';

const { filledText, name, nullableTimestamp, timestamp } = valueTypes;

const MAX_ISSUER = 500;
const MAX_MAPPINGS = 200;

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

const scopeList = z.array(z.enum(['*', ...knownScopes])).transform(unique);

const roleList = z.array(valueTypes.uuid).max(100).transform(unique).meta({ description: 'Ids of roles' });

const issuer = z
  .url({ protocol: /^https?$/, error: 'Must be an http or https URL.' })
  .max(MAX_ISSUER)
  .refine((url) => isPlainIssuer(url), 'Must have no user name, query or fragment.')
  .meta({ description: 'As in the claim `iss`, including a final slash. It cannot be changed later' });

const audiences = z
  .array(filledText)
  .min(1)
  .max(10)
  .transform(unique)
  .meta({ description: 'Accepted values of the claim `aud`', example: ['trackway'] });

const claim = (description: string, standard: string) =>
  filledText.default(standard).meta({ description: `${description}. Default: \`${standard}\`` });

const claimMapping = z
  .strictObject({
    subject: claim('Permanent id of the user at the issuer', 'sub'),
    user_name: claim('Login name', 'preferred_username'),
    email: claim('E-mail address', 'email'),
    email_verified: claim('Whether the issuer has verified the address', 'email_verified'),
    name: claim('Displayed name', 'name'),
    groups: claim('Groups or roles: a text or a list', 'groups'),
  })
  .meta({
    id: 'ClaimMapping',
    description: 'Names of claims, or JSON Pointers such as `/realm_access/roles` for nested ones',
  });

const groupMapping = z
  .strictObject({ group: filledText, scopes: scopeList.default([]), roles: roleList.default([]) })
  .meta({ id: 'GroupMapping', example: { group: 'engineers', scopes: ['projects:read', 'projects:write'] } });

const fields = {
  name,
  audiences,
  claims: claimMapping,
  group_mappings: z
    .array(groupMapping)
    .max(MAX_MAPPINGS)
    .meta({ description: 'Scopes and roles by value of the groups claim. Values are case-sensitive' }),
  default_scopes: scopeList.meta({ description: 'Scopes of every user of the provider' }),
  default_roles: roleList.meta({ description: 'Ids of roles of every user of the provider' }),
  max_scopes: scopeList.meta({
    description: 'Its tokens never have other scopes. Default: the scopes of the calling token',
  }),
  create_users: z.boolean().meta({ description: 'Whether an unknown subject becomes a new user' }),
  link_users_by: z.array(z.enum(linkRules)).transform(unique).meta({
    description:
      'How a new subject is linked to an existing user: `external_id` and `user_name` of SCIM, or a verified `email`',
  }),
  active: z.boolean(),
};

export const createIdentityProviderBody = z
  .strictObject({
    ...fields,
    issuer,
    claims: claimMapping.prefault({}),
    group_mappings: fields.group_mappings.default([]),
    default_scopes: fields.default_scopes.default([]),
    default_roles: fields.default_roles.default([]),
    max_scopes: fields.max_scopes.optional(),
    create_users: fields.create_users.default(true),
    link_users_by: fields.link_users_by.default([]),
    active: fields.active.default(true),
  })
  .meta({
    id: 'CreateIdentityProvider',
    example: {
      name: 'Acme Keycloak',
      issuer: 'https://id.acme.example/realms/acme',
      audiences: ['trackway'],
      group_mappings: [{ group: 'engineers', scopes: ['projects:read', 'projects:write'] }],
    },
  });

export const updateIdentityProviderBody = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'UpdateIdentityProvider', example: { default_scopes: ['projects:read'] } });

const state = z
  .object({
    status: z.enum(['ready', 'failing', 'unavailable']).meta({
      description: '`failing`: the last keys stay in use. `unavailable`: there are no keys, so tokens get 503',
    }),
    keys: z.array(z.object({ kid: z.string(), alg: z.string() })),
    keys_read_at: nullableTimestamp,
    keys_attempted_at: timestamp,
    error: z.string().nullable().meta({ description: 'Why the keys could not be read' }),
  })
  .meta({ id: 'IdentityProviderState' });

export const identityProviderSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    issuer: z.string().meta({ description: 'As in the claim `iss`' }),
    audiences: z.array(z.string()).meta({ description: 'Accepted values of the claim `aud`' }),
    claims: z
      .object({
        subject: z.string().meta({ description: 'Claim with the permanent id of the user' }),
        user_name: z.string().meta({ description: 'Claim with the login name' }),
        email: z.string().meta({ description: 'Claim with the e-mail address' }),
        email_verified: z.string().meta({ description: 'Claim that says whether the address is verified' }),
        name: z.string().meta({ description: 'Claim with the displayed name' }),
        groups: z.string().meta({ description: 'Claim with groups or roles' }),
      })
      .meta({ description: 'Names of claims, or JSON Pointers for nested ones' }),
    group_mappings: z
      .array(
        z.object({
          group: z.string().meta({ description: 'Value of the groups claim' }),
          scopes: z.array(z.string()),
          roles: z.array(z.uuid()).meta({ description: 'Ids of roles' }),
        }),
      )
      .meta({ description: 'Scopes and roles by value of the groups claim' }),
    default_scopes: z.array(z.string()).meta({ description: 'Scopes of every user of the provider' }),
    default_roles: z.array(z.uuid()).meta({ description: 'Ids of roles of every user of the provider' }),
    max_scopes: z.array(z.string()).meta({ description: 'Its tokens never have other scopes' }),
    create_users: z.boolean().meta({ description: 'Whether an unknown subject becomes a new user' }),
    link_users_by: z.array(z.enum(linkRules)).meta({ description: 'How a new subject is linked to an existing user' }),
    active: z.boolean(),
    state,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'IdentityProvider' });

export function presentIdentityProvider(provider: IdentityProvider): z.infer<typeof identityProviderSchema> {
  return {
    id: provider.id,
    name: provider.name,
    issuer: provider.issuer,
    audiences: [...provider.audiences],
    claims: provider.claims,
    group_mappings: provider.groupMappings.map(({ group, scopes, roles }) => ({
      group,
      scopes: [...scopes],
      roles: [...roles],
    })),
    default_scopes: [...provider.defaultScopes],
    default_roles: [...provider.defaultRoles],
    max_scopes: [...provider.maxScopes],
    create_users: provider.createUsers,
    link_users_by: [...provider.linkUsersBy],
    active: provider.active,
    state: presentState(provider),
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}

/** The fields of a body under their internal names. Absent ones are undefined. */
export function fieldsOf(body: z.output<typeof updateIdentityProviderBody>) {
  const { group_mappings, default_scopes, default_roles, max_scopes, create_users, link_users_by, ...rest } = body;
  return {
    ...rest,
    groupMappings: group_mappings,
    defaultScopes: default_scopes,
    defaultRoles: default_roles,
    maxScopes: max_scopes,
    createUsers: create_users,
    linkUsersBy: link_users_by,
  };
}

export function newProviderOf(body: z.output<typeof createIdentityProviderBody>) {
  const { name: given, audiences: accepted, claims, active, issuer: url } = body;
  return {
    name: given,
    issuer: url,
    audiences: accepted,
    claims,
    active,
    groupMappings: body.group_mappings,
    defaultScopes: body.default_scopes,
    defaultRoles: body.default_roles,
    maxScopes: body.max_scopes,
    createUsers: body.create_users,
    linkUsersBy: body.link_users_by,
  };
}

function presentState({ keys, keysReadAt, keysAttemptedAt, error }: IdentityProvider): z.infer<typeof state> {
  const status = error === null ? 'ready' : 'failing';
  return {
    status: keys.length === 0 ? 'unavailable' : status,
    keys: keys.map(({ kid, alg }) => ({ kid, alg })),
    keys_read_at: keysReadAt?.toISOString() ?? null,
    keys_attempted_at: keysAttemptedAt.toISOString(),
    error,
  };
}

function isPlainIssuer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && !/[?#]/.test(text);
}
