import { valueTypes } from '@trackway/application';
import {
  bulk,
  defineRoute,
  itemVersion as ifMatch,
  MAX_ITEMS,
  outcomesOf,
  outcomesOfSent,
  outcomesResponse,
  type Route,
  readVersion,
} from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import { toContactFields, updateContactBody } from '../directory/contacts/contact-schemas';
import { toCustomerFields, updateCustomerBody } from '../directory/customers/customer-schemas';
import type { DirectoryModule } from '../directory/directory-module';
import { toProjectFields, toProjectLists, updateProjectBody } from './project/project-bodies';
import type { ProjectsModule } from './projects-module';

const { integerId, uuid } = valueTypes;

const common = { scope: 'projects:write' } as const;

const UPDATE =
  'Each item is processed separately and has its own outcome, in request order. Errors are those of a single request: an ' +
  'invalid item is an outcome with `validation_errors`, and the others are processed.';
const DELETE =
  'Each item is deleted separately and has its own outcome, in request order. With `if_match`, an item that was changed ' +
  'since is not deleted: its outcome is `precondition_failed`.';
const NOT_LISTED = 'Must be one of `ids`.';

const byUuid = deletionBody(uuid).meta({ id: 'BulkDelete' });

const projectItem = updateProjectBody.extend({ id: uuid, ...ifMatch }).meta({ id: 'BulkProject' });
const customerItem = updateCustomerBody.extend({ id: uuid, ...ifMatch }).meta({ id: 'BulkCustomer' });
const contactItem = updateContactBody.extend({ id: integerId, ...ifMatch }).meta({ id: 'BulkContact' });

/** Updates and deletions of several records in one request. */
export function bulkRoutes({ commands }: ProjectsModule, { commands: directory }: DirectoryModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'patch',
      path: '/api/management/projects',
      operationId: 'updateProjects',
      summary: `Change up to ${MAX_ITEMS} projects`,
      description: UPDATE,
      tag: 'Projects',
      body: z.strictObject({ projects: bulk(z.unknown()) }),
      documentedBody: z.strictObject({ projects: bulk(projectItem) }).meta({ id: 'UpdateProjects' }),
      response: outcomesResponse(z.uuid()),
      handle: ({ caller, body }) =>
        outcomesOfSent(body.projects, { item: projectItem, id: uuid }, ({ id, if_match, ...fields }) => {
          const command = { id, changes: toProjectFields(fields), lists: toProjectLists(fields) };
          return commands.updateProject(caller, { ...command, ...readVersion(if_match) });
        }),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: '/api/management/customers',
      operationId: 'updateCustomers',
      summary: `Change up to ${MAX_ITEMS} customers`,
      description: UPDATE,
      tag: 'Customers',
      body: z.strictObject({ customers: bulk(z.unknown()) }),
      documentedBody: z.strictObject({ customers: bulk(customerItem) }).meta({ id: 'UpdateCustomers' }),
      response: outcomesResponse(z.uuid()),
      handle: ({ caller, body }) =>
        outcomesOfSent(body.customers, { item: customerItem, id: uuid }, ({ id, if_match, ...fields }) =>
          directory.updateCustomer(caller, { id, changes: toCustomerFields(fields), ...readVersion(if_match) }),
        ),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: '/api/management/contacts',
      operationId: 'updateContacts',
      summary: `Change up to ${MAX_ITEMS} contacts`,
      description: UPDATE,
      tag: 'Contacts',
      body: z.strictObject({ contacts: bulk(z.unknown()) }),
      documentedBody: z.strictObject({ contacts: bulk(contactItem) }).meta({ id: 'UpdateContacts' }),
      response: outcomesResponse(integerId),
      handle: ({ caller, body }) =>
        outcomesOfSent(body.contacts, { item: contactItem, id: integerId }, ({ id, if_match, ...fields }) =>
          directory.updateContact(caller, { id, changes: toContactFields(fields), ...readVersion(if_match) }),
        ),
    }),
    deletion(
      {
        path: '/api/management/projects/bulk-delete',
        operationId: 'deleteProjects',
        summary: `Delete up to ${MAX_ITEMS} projects (soft delete)`,
        tag: 'Projects',
        body: byUuid,
        response: outcomesResponse(z.uuid()),
      },
      commands.deleteProject,
    ),
    deletion(
      {
        path: '/api/management/customers/bulk-delete',
        operationId: 'deleteCustomers',
        summary: `Delete up to ${MAX_ITEMS} customers (soft delete)`,
        tag: 'Customers',
        body: byUuid,
        response: outcomesResponse(z.uuid()),
      },
      directory.deleteCustomer,
    ),
    deletion(
      {
        path: '/api/management/contacts/bulk-delete',
        operationId: 'deleteContacts',
        summary: `Archive up to ${MAX_ITEMS} contacts`,
        tag: 'Contacts',
        body: deletionBody(integerId).meta({ id: 'BulkDeleteContacts' }),
        response: outcomesResponse(integerId),
      },
      (caller, item) => directory.archiveContact(caller, { ...item, archive: true }),
    ),
  ];
}

interface Deletion<Id> extends Pick<Route, 'path' | 'operationId' | 'summary' | 'tag' | 'response'> {
  readonly body: z.ZodType<{ ids: Id[]; if_match?: { id: Id; etag: string }[] | undefined }>;
}

interface DeletedItem<Id> {
  readonly id: Id;
  readonly ifVersion?: number;
}

/** The ids, and the versions of some or all of them. */
function deletionBody<Id extends string | number>(id: z.ZodType<Id>) {
  const known = z.strictObject({ id, etag: z.string().max(64) });
  const versions = z.array(known).max(MAX_ITEMS).optional();
  const description =
    'Versions that the client knows, as ETags. Items that it does not name are deleted in any version';
  return z.strictObject({ ids: bulk(id), if_match: versions.meta({ description }) }).superRefine((body, context) => {
    const ids = new Set(body.ids);
    for (const [index, { id: named }] of (body.if_match ?? []).entries()) {
      if (!ids.has(named)) context.addIssue({ code: 'custom', path: ['if_match', index, 'id'], message: NOT_LISTED });
    }
  });
}

function deletion<Id>(
  named: Deletion<Id>,
  remove: (caller: Caller, item: DeletedItem<Id>) => Promise<{ readonly version: number }>,
): Route {
  return defineRoute({
    ...common,
    ...named,
    method: 'post',
    description: DELETE,
    handle: ({ caller, body: { ids, if_match: known = [] } }) => {
      const tags = new Map(known.map(({ id, etag }) => [id, etag]));
      return outcomesOf(
        ids.map((id) => ({ id, ...readVersion(tags.get(id)) })),
        (item) => remove(caller, item),
      );
    },
  });
}
