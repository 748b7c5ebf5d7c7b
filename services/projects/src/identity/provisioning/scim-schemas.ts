import { z } from 'zod';
import { GROUP_SCHEMA } from './scim-group-resource';
import { USER_SCHEMA } from './scim-user-resource';

const text = (description: string) => z.string().nullable().optional().meta({ description });

const schemas = z.array(z.string()).optional().meta({ description: 'URNs of the schemas of the resource' });

const externalId = text('Id at the identity provider');

/** Documentation only: the use cases read the resources, because the case of names does not matter. */
export const scimUserBody = z
  .looseObject({
    schemas,
    userName: z.string().meta({ description: 'Login name, unique in the frame' }),
    externalId,
    displayName: text('Displayed name'),
    name: z
      .looseObject({ formatted: text('Complete name'), givenName: text('First name'), familyName: text('Last name') })
      .nullable()
      .optional(),
    emails: z
      .array(
        z.looseObject({
          value: z.string().meta({ description: 'The address' }),
          type: text('Such as `work`'),
          primary: z.boolean().nullable().optional().meta({ description: 'Whether this is the address to use' }),
        }),
      )
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
    schemas,
    displayName: z.string().meta({ description: 'Name of the group, as in the groups claim' }),
    externalId,
    members: z
      .array(z.looseObject({ value: z.string().meta({ description: 'Id of a user' }) }))
      .nullable()
      .optional(),
  })
  .meta({ id: 'ScimGroup', example: { schemas: [GROUP_SCHEMA], displayName: 'engineers' } });

export const scimErrorSchema = z
  .looseObject({
    schemas: z.array(z.string()).meta({ description: 'URN of the error message' }),
    status: z.string().meta({ description: 'The status of the response' }),
    scimType: z.string().optional().meta({ description: 'Such as `invalidFilter` or `uniqueness`' }),
    detail: z.string().meta({ description: 'What is wrong' }),
  })
  .meta({ id: 'ScimError' });

export const scimPatchBody = z
  .looseObject({
    schemas,
    Operations: z.array(
      z.looseObject({
        op: z.string().meta({ description: '`add`, `replace` or `remove`' }),
        path: z.string().optional().meta({ description: 'Attribute, such as `emails[type eq "work"].value`' }),
        value: z.unknown().optional(),
      }),
    ),
  })
  .meta({
    id: 'ScimPatch',
    example: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    },
  });
