import { GROUP_SCHEMA } from './scim-group-resource';
import { USER_SCHEMA } from './scim-user-resource';

const supported = { supported: true };
const unsupported = { supported: false };

/** What this implementation of SCIM supports (RFC 7643, 5). */
export function serviceProviderConfig(base: string) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: supported,
    bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
    filter: { ...supported, maxResults: 200 },
    changePassword: unsupported,
    sort: unsupported,
    etag: supported,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token of a service account, or a personal access token',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string) {
  return [
    ['User', '/Users', USER_SCHEMA],
    ['Group', '/Groups', GROUP_SCHEMA],
  ].map(([name, endpoint, schema]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint,
    schema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));
}

export function schemaDocuments(base: string) {
  return [
    schemaDocument(base, USER_SCHEMA, 'User', userAttributes),
    schemaDocument(base, GROUP_SCHEMA, 'Group', groupAttributes),
  ];
}

function attribute(name: string, more: object = {}) {
  return {
    name,
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...more,
  };
}

const complex = (name: string, subAttributes: readonly object[], more: object = {}) =>
  attribute(name, { type: 'complex', subAttributes, ...more });
const readOnly = { mutability: 'readOnly' };

const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('displayName'),
  complex('name', [attribute('formatted'), attribute('givenName'), attribute('familyName')]),
  complex('emails', [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })], {
    multiValued: true,
  }),
  attribute('active', { type: 'boolean' }),
  complex('groups', [attribute('value', readOnly), attribute('display', readOnly)], { multiValued: true, ...readOnly }),
];

const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  complex('members', [attribute('value'), attribute('display', readOnly)], { multiValued: true }),
];

function schemaDocument(base: string, id: string, name: string, attributes: readonly object[]) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
}
