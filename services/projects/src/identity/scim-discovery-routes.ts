import { defineRoute, type Route } from '@trackway/http';
import { resourceTypes, schemaDocuments, serviceProviderConfig } from './provisioning/scim-discovery';
import { scimBase, scimListReply, scimReply } from './provisioning/scim-replies';

const common = {
  method: 'get',
  tag: 'SCIM',
  scope: 'authenticated',
  ignoresUnknownParameters: true,
  response: { mediaType: 'application/scim+json' },
} as const;

export function scimDiscoveryRoutes(): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/scim/v2/ServiceProviderConfig',
      operationId: 'readScimConfig',
      summary: 'Read the supported features of SCIM',
      handle: async () => scimReply(serviceProviderConfig(scimBase())),
    }),
    defineRoute({
      ...common,
      path: '/scim/v2/ResourceTypes',
      operationId: 'listScimResourceTypes',
      summary: 'List the resource types of SCIM',
      handle: async () => list(resourceTypes(scimBase())),
    }),
    defineRoute({
      ...common,
      path: '/scim/v2/Schemas',
      operationId: 'listScimSchemas',
      summary: 'List the supported attributes of SCIM',
      handle: async () => list(schemaDocuments(scimBase())),
    }),
  ];
}

function list(items: readonly object[]) {
  return scimListReply({ items, total: items.length }, 0, (item) => item);
}
