import { defineRoute, type Route } from '@trackway/http';
import { resourceTypes, schemaDocuments, serviceProviderConfig } from './provisioning/scim-discovery';
import { scimBase, scimListReply, scimReply } from './provisioning/scim-replies';
import { scimConfig, scimResourceTypeList, scimSchemaList } from './provisioning/scim-response-schemas';
import { scimResponse } from './provisioning/scim-route';

const common = {
  method: 'get',
  tag: 'SCIM',
  scope: 'authenticated',
  ignoresUnknownParameters: true,
} as const;

export function scimDiscoveryRoutes(): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/scim/v2/ServiceProviderConfig',
      operationId: 'readScimConfig',
      summary: 'Read the supported features of SCIM',
      response: scimResponse(scimConfig),
      handle: async () => scimReply(serviceProviderConfig(scimBase())),
    }),
    defineRoute({
      ...common,
      path: '/scim/v2/ResourceTypes',
      operationId: 'listScimResourceTypes',
      summary: 'List the resource types of SCIM',
      response: scimResponse(scimResourceTypeList),
      handle: async () => list(resourceTypes(scimBase())),
    }),
    defineRoute({
      ...common,
      path: '/scim/v2/Schemas',
      operationId: 'listScimSchemas',
      summary: 'List the supported attributes of SCIM',
      response: scimResponse(scimSchemaList),
      handle: async () => list(schemaDocuments(scimBase())),
    }),
  ];
}

function list(items: readonly object[]) {
  return scimListReply({ items, total: items.length }, 0, (item) => item);
}
