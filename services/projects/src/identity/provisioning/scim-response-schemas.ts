import { z } from 'zod';

const text = (description: string) => z.string().optional().meta({ description });
const urns = z.array(z.string()).meta({ description: 'URNs of the schemas of the resource' });

const feature = (description: string) =>
  z.looseObject({ supported: z.boolean().meta({ description: 'Whether it is supported' }) }).meta({ description });

const meta = z
  .looseObject({
    resourceType: text('Kind of the resource'),
    created: text('When it was created'),
    lastModified: text('When it was last changed'),
    location: text('URL of the resource'),
    version: text('`ETag` of the version'),
  })
  .optional()
  .meta({ description: 'Kind, times and version of the resource' });

const reference = z.looseObject({
  value: text('Id of the user or group'),
  display: text('Its name'),
  $ref: text('Its URL'),
});

const id = z.string().meta({ description: 'Id of the resource' });
const externalId = text('Id at the identity provider');

/** Clients can select attributes, so only `schemas` and `id` are always there. */
export const scimUserResource = z
  .looseObject({
    schemas: urns,
    id,
    externalId,
    userName: text('Login name, unique in the frame'),
    displayName: text('Displayed name'),
    name: z
      .looseObject({ formatted: text('Complete name'), givenName: text('First name'), familyName: text('Last name') })
      .optional()
      .meta({ description: 'Parts of the name' }),
    emails: z
      .array(
        z.looseObject({
          value: text('The address'),
          type: text('Such as `work`'),
          primary: z.boolean().optional().meta({ description: 'Whether this is the address to use' }),
        }),
      )
      .optional()
      .meta({ description: 'Addresses' }),
    active: z.boolean().optional().meta({ description: 'Whether tokens of the user are accepted' }),
    groups: z.array(reference).optional().meta({ description: 'Groups of the user' }),
    meta,
  })
  .meta({ id: 'ScimUserResource' });

export const scimGroupResource = z
  .looseObject({
    schemas: urns,
    id,
    externalId,
    displayName: text('Name of the group, as in the groups claim'),
    members: z.array(reference).optional().meta({ description: 'Users of the group' }),
    meta,
  })
  .meta({ id: 'ScimGroupResource' });

export const scimUserList = listOf('ScimUserList', scimUserResource);
export const scimGroupList = listOf('ScimGroupList', scimGroupResource);

export const scimResourceTypeList = listOf(
  'ScimResourceTypeList',
  z.looseObject({
    schemas: urns,
    id,
    name: z.string(),
    endpoint: z.string().meta({ description: 'Path of the resources, relative to `/scim/v2`' }),
    schema: z.string().meta({ description: 'URN of the schema of the resources' }),
    meta,
  }),
);

export const scimSchemaList = listOf(
  'ScimSchemaList',
  z.looseObject({
    schemas: urns,
    id: z.string().meta({ description: 'URN of the schema' }),
    name: z.string(),
    attributes: z.array(z.looseObject({ name: z.string() })).meta({ description: 'Attributes (RFC 7643, section 7)' }),
    meta,
  }),
);

export const scimConfig = z
  .looseObject({
    schemas: urns,
    patch: feature('Changes of single attributes'),
    bulk: feature('Several changes in one request'),
    filter: feature('Filters of lists'),
    changePassword: feature('Changes of passwords'),
    sort: feature('Sorted lists'),
    etag: feature('Versions of resources'),
    authenticationSchemes: z
      .array(
        z.looseObject({
          type: z.string().meta({ description: 'Such as `oauthbearertoken`' }),
          name: z.string().meta({ description: 'Displayed name' }),
        }),
      )
      .meta({ description: 'How clients authenticate' }),
    meta,
  })
  .meta({ id: 'ScimServiceProviderConfig' });

function listOf(name: string, resource: z.ZodType) {
  return z
    .looseObject({
      schemas: z.array(z.string()).meta({ description: 'URN of the list' }),
      totalResults: z.int().meta({ description: 'Number of resources that match, on all pages' }),
      startIndex: z.int().meta({ description: 'Number of the first resource of this page. Counts from 1' }),
      itemsPerPage: z.int().meta({ description: 'Number of resources of this page' }),
      Resources: z.array(resource).meta({ description: 'The resources of this page' }),
    })
    .meta({ id: name });
}
