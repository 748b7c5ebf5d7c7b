import { defineRoute, pageMetaSchema, pageQuery, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { contactSchema, presentContact } from '../contacts/contact-schemas';
import { customerSchema, presentCustomer } from '../customers/customer-schemas';
import { readProjectSchema } from '../projects/project-members';
import { presentUser, userSchema } from '../users/user-schemas';
import {
  projectSearchBody,
  readSearchBody,
  readSearchedMembers,
  searchBody,
  warningsSchema,
  withWarnings,
} from './search-body';
import { searchModels } from './search-models';
import { readTemplateOption } from './template-option';

const common = {
  method: 'post',
  scope: 'projects:read',
  query: pageQuery,
  failures: ['validation_error', 'search_timeout'],
  description:
    'The fields, their operators and sorts are listed by GET system/params of the model. page and perPage may stand in the body or the query; the body wins.',
} as const;
const answer = { meta: pageMetaSchema, warnings: warningsSchema };

/** The advanced searches: as the listings, with any operator and order. */
export function searchRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/api/management/projects/search',
      operationId: 'searchProjects',
      summary: 'Search projects',
      tag: 'Projects',
      consistent: true,
      body: projectSearchBody,
      response: { ...answer, projects: z.array(readProjectSchema) },
      handle: async ({ caller, query, body: { template, withPercentage, fields, include, ...body } }) => {
        const model = await queries.knowEdges(caller, searchModels.project, body);
        const search = readSearchBody(model, body, query);
        const wanted = readSearchedMembers({ withPercentage, fields, include });
        return withWarnings(
          await queries.listProjects(caller, { ...search, template: readTemplateOption(template), wanted }),
          search,
        );
      },
    }),
    defineRoute({
      ...common,
      path: '/api/management/customers/search',
      operationId: 'searchCustomers',
      summary: 'Search customers',
      tag: 'Customers',
      body: searchBody,
      response: { ...answer, customers: z.array(customerSchema) },
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(searchModels.customer, body, query);
        const { meta, items } = await queries.listCustomers(caller, search);
        return withWarnings({ meta, customers: items.map((item) => presentCustomer(caller.frameId, item)) }, search);
      },
    }),
    defineRoute({
      ...common,
      path: '/api/management/contacts/search',
      operationId: 'searchContacts',
      summary: 'Search contacts',
      tag: 'Contacts',
      body: searchBody,
      response: { ...answer, contacts: z.array(contactSchema) },
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(searchModels.contact, body, query);
        const { meta, items } = await queries.listContacts(caller, search);
        return withWarnings({ meta, contacts: items.map((item) => presentContact(caller.frameId, item)) }, search);
      },
    }),
    defineRoute({
      ...common,
      path: '/api/management/users/search',
      operationId: 'searchUsers',
      summary: 'Search users',
      tag: 'Users',
      body: searchBody,
      response: { ...answer, users: z.array(userSchema) },
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(searchModels.user, body, query);
        const { meta, items } = await queries.listUsers(caller, search);
        return withWarnings({ meta, users: items.map((item) => presentUser(caller.frameId, item)) }, search);
      },
    }),
  ];
}
