import {
  defineRoute,
  ifVersion,
  integerParameter,
  listingQuery,
  pageMetaSchema,
  type Reply,
  type Route,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { readListing } from '../listing';
import { searchModels } from '../search/search-models';
import type { ContactWithCustomers } from './contact';
import {
  contactSchema,
  createContactBody,
  presentContact,
  toContactFields,
  updateContactBody,
} from './contact-schemas';

const params = { contact: integerParameter('contact') };
const response = { contact: contactSchema };
const common = { tag: 'Contacts', response } as const;
const path = '/api/management/contacts';

export function contactRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listContacts',
      summary: 'List contacts, newest first',
      scope: 'projects:read',
      query: listingQuery,
      response: { meta: pageMetaSchema, contacts: z.array(contactSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listContacts(caller, readListing(searchModels.contact, query));
        return { meta, contacts: items.map((contact) => presentContact(caller.frameId, contact)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createContact',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readContact(caller, Number(id))),
      summary: 'Create a contact',
      scope: 'projects:write',
      body: createContactBody,
      failures: ['customer_model_not_found'],
      handle: async ({ caller, body: { name, ...rest } }) =>
        tagged(caller.frameId, await commands.createContact(caller, { ...toContactFields(rest), name })),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:contact`,
      operationId: 'readContact',
      summary: 'Read a contact',
      scope: 'projects:read',
      params,
      failures: ['contact_model_not_found'],
      handle: async ({ caller, params: { contact } }) =>
        tagged(caller.frameId, await queries.readContact(caller, contact)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:contact`,
      operationId: 'updateContact',
      summary: 'Change fields of a contact',
      scope: 'projects:write',
      params,
      body: updateContactBody,
      failures: ['contact_model_not_found', 'customer_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { contact: id }, body, request }) => {
        const command = { id, changes: toContactFields(body), ...ifVersion(request) };
        return tagged(caller.frameId, await commands.updateContact(caller, command));
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:contact`,
      operationId: 'deleteContact',
      summary: 'Archive a contact',
      description:
        'It leaves the listings; projects that name it keep showing it, with deleted_at, and it is refused for new links.',
      scope: 'projects:write',
      params,
      failures: ['contact_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { contact: id }, request }) =>
        tagged(caller.frameId, await commands.archiveContact(caller, { id, archive: true, ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:contact/restore`,
      operationId: 'restoreContact',
      summary: 'Bring an archived contact back',
      scope: 'projects:write',
      params,
      failures: ['contact_model_not_found'],
      handle: async ({ caller, params: { contact: id } }) =>
        tagged(caller.frameId, await commands.archiveContact(caller, { id, archive: false })),
    }),
  ];
}

function tagged(frameId: string, contact: ContactWithCustomers): Reply {
  return versioned({ contact: presentContact(frameId, contact) }, contact.version);
}
