import {
  defineRoute,
  ifVersion,
  listingQuery,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { readListing } from '../listing';
import { searchModels } from '../search/search-models';
import type { Customer } from './customer';
import {
  createCustomerBody,
  customerSchema,
  presentCustomer,
  toCustomerFields,
  updateCustomerBody,
} from './customer-schemas';

const params = { customer: uuidParameter('customer') };
const response = { customer: customerSchema };
const common = { tag: 'Customers', response } as const;
const path = '/api/management/customers';

export function customerRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listCustomers',
      summary: 'List customers, newest first',
      scope: 'projects:read',
      query: listingQuery,
      response: { meta: pageMetaSchema, customers: z.array(customerSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listCustomers(caller, readListing(searchModels.customer, query));
        return { meta, customers: items.map((customer) => presentCustomer(caller.frameId, customer)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createCustomer',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readCustomer(caller, id)),
      summary: 'Create a customer',
      scope: 'projects:write',
      body: createCustomerBody,
      failures: ['customer_model_not_found', 'conflict'],
      handle: async ({ caller, body: { name, ...rest } }) =>
        tagged(caller.frameId, await commands.createCustomer(caller, { ...toCustomerFields(rest), name })),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:customer`,
      operationId: 'readCustomer',
      summary: 'Read a customer',
      scope: 'projects:read',
      params,
      failures: ['customer_model_not_found'],
      handle: async ({ caller, params: { customer } }) =>
        tagged(caller.frameId, await queries.readCustomer(caller, customer)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:customer`,
      operationId: 'updateCustomer',
      summary: 'Change fields of a customer',
      scope: 'projects:write',
      params,
      body: updateCustomerBody,
      failures: ['customer_model_not_found', 'hierarchy_cycle', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params: { customer: id }, body, request }) => {
        const command = { id, changes: toCustomerFields(body), ...ifVersion(request) };
        return tagged(caller.frameId, await commands.updateCustomer(caller, command));
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:customer`,
      operationId: 'deleteCustomer',
      summary: 'Delete a customer softly',
      description: 'It is still shown where it is in use, with deleted_at, and refused for new links.',
      scope: 'projects:write',
      params,
      failures: ['customer_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { customer: id }, request }) =>
        tagged(caller.frameId, await commands.deleteCustomer(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:customer/restore`,
      operationId: 'restoreCustomer',
      summary: 'Bring a deleted customer back',
      scope: 'projects:write',
      params,
      failures: ['customer_model_not_found'],
      handle: async ({ caller, params: { customer: id } }) =>
        tagged(caller.frameId, await commands.restoreCustomer(caller, { id })),
    }),
  ];
}

function tagged(frameId: string, customer: Customer): Reply {
  return versioned({ customer: presentCustomer(frameId, customer) }, customer.version);
}
