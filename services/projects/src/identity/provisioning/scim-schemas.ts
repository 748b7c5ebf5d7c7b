import { z } from 'zod';
import { GROUP_SCHEMA } from './scim-group-resource';
import { USER_SCHEMA } from './scim-user-resource';

const text = z.string().nullable().optional();

/** Documentation only: the use cases read the resources, because the case of names does not matter. */
export const scimUserBody = z
  .looseObject({
    schemas: z.array(z.string()).optional(),
    userName: z.string(),
    externalId: text,
    displayName: text,
    name: z.looseObject({ formatted: text, givenName: text, familyName: text }).nullable().optional(),
    emails: z
      .array(z.looseObject({ value: z.string(), type: text, primary: z.boolean().nullable().optional() }))
      .nullable()
      .optional(),
    active: z.boolean().optional(),
  })
  .meta({
    id: 'ScimUser',
    example: {
      schemas: [USER_SCHEMA],
      userName: 'ana@example.org',
      name: { givenName: 'Ana', familyName: 'Silva' },
      emails: [{ value: 'ana@example.org', type: 'work', primary: true }],
      active: true,
    },
  });

export const scimGroupBody = z
  .looseObject({
    schemas: z.array(z.string()).optional(),
    displayName: z.string(),
    externalId: text,
    members: z
      .array(z.looseObject({ value: z.string().meta({ description: 'Id of a user' }) }))
      .nullable()
      .optional(),
  })
  .meta({ id: 'ScimGroup', example: { schemas: [GROUP_SCHEMA], displayName: 'engineers' } });

export const scimPatchBody = z
  .looseObject({
    schemas: z.array(z.string()).optional(),
    Operations: z.array(z.looseObject({ op: z.string(), path: z.string().optional(), value: z.unknown().optional() })),
  })
  .meta({
    id: 'ScimPatch',
    example: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    },
  });
