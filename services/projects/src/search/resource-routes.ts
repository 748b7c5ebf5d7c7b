import type { Page, PageMeta, Trashed } from '@trackway/application';
import type { Scope } from '@trackway/contracts';
import type { SearchModel } from '@trackway/filters';
import {
  defineRoute,
  ifVersion,
  listingQuery,
  type PathParameter,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  versioned,
} from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import { type Listing, queryFields, readListing } from './listing';
import { readSearchBody, searchBody, warningsSchema, withWarnings } from './search-body';

/** Texts and rules of one route of a resource, where they differ from the usual ones. */
interface RouteTexts {
  readonly summary?: string;
  readonly description?: string;
  readonly scope?: Scope;
  readonly failures?: readonly string[];
}

interface Changed {
  readonly version: number;
}

/** A kind of record with the routes list, search, create, read, update, delete and restore. */
export interface Resource<Id, Item extends Changed, CreateBody, UpdateBody> {
  /** The member of responses and the path parameter, such as `project_group`. */
  readonly name: string;
  readonly plural: string;
  /** Ends operation ids, such as `ProjectGroup` in `listProjectGroups`. */
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  readonly id: PathParameter<Id>;
  /** Reads the id from the text that an idempotency key stores. */
  readonly parseId: (text: string) => Id;
  readonly model: SearchModel;
  readonly schema: z.ZodType;
  readonly present: (frameId: string, item: Item) => object;
  readonly list: (caller: Caller, listing: Listing) => Promise<{ meta: PageMeta; items: readonly Item[] }>;
  readonly read: (caller: Caller, id: Id) => Promise<Item>;
  readonly create: RouteTexts & {
    readonly body: z.ZodType<CreateBody>;
    readonly run: (caller: Caller, body: CreateBody) => Promise<Item>;
  };
  readonly update: RouteTexts & {
    readonly body: z.ZodType<UpdateBody>;
    readonly run: (caller: Caller, target: ResourceVersion<Id>, body: UpdateBody) => Promise<Item>;
  };
  readonly remove: RouteTexts & { readonly run: (caller: Caller, target: ResourceVersion<Id>) => Promise<Item> };
  readonly restore: RouteTexts & { readonly run: (caller: Caller, target: ResourceVersion<Id>) => Promise<Item> };
}

export interface ResourceVersion<Id> {
  readonly id: Id;
  /** The version of `If-Match`, if the request has it. */
  readonly ifVersion?: number;
}

export function resourceRoutes<Id, Item extends Changed, CreateBody, UpdateBody>(
  resource: Resource<Id, Item, CreateBody, UpdateBody>,
): Route[] {
  return [...listRoutes(resource), ...itemRoutes(resource)];
}

function listRoutes<Id, Item extends Changed, CreateBody, UpdateBody>({
  path,
  tag,
  title,
  plural,
  schema,
  model,
  present,
  list,
}: Resource<Id, Item, CreateBody, UpdateBody>): Route[] {
  const words = plural.replaceAll('_', ' ');
  const response = { meta: pageMetaSchema, [plural]: z.array(schema) };
  const page = async (caller: Caller, listing: Listing & { readonly trashed: Trashed; readonly page: Page }) => {
    const { meta, items } = await list(caller, listing);
    return { meta, [plural]: items.map((item) => present(caller.frameId, item)) };
  };
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: `list${title}s`,
      summary: `List ${words}, newest first`,
      tag,
      scope: 'projects:read',
      query: listingQuery(queryFields(model)),
      response,
      failures: ['validation_error'],
      handle: ({ caller, query }) => page(caller, readListing(model, query)),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/search`,
      operationId: `search${title}s`,
      summary: `Search ${words}`,
      description:
        'GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.',
      tag,
      scope: 'projects:read',
      query: pageQuery,
      body: searchBody,
      response: { ...response, warnings: warningsSchema },
      failures: ['validation_error', 'search_timeout'],
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(model, body, query);
        return withWarnings(await page(caller, search), search);
      },
    }),
  ];
}

function itemRoutes<Id, Item extends Changed, CreateBody, UpdateBody>(
  resource: Resource<Id, Item, CreateBody, UpdateBody>,
): Route[] {
  const { name, title, path, tag, id, parseId, schema, present, read, create, update, remove, restore } = resource;
  const words = name.replaceAll('_', ' ');
  const notFound = `${name}_model_not_found`;
  const common = { tag, response: { [name]: schema } };
  const one = { ...common, path: `${path}/:${name}` };
  const params = { [name]: id };
  const idOf = (values: Readonly<Record<string, unknown>>) => values[name] as Id;
  const reply = (caller: Caller, item: Item): Reply =>
    versioned({ [name]: present(caller.frameId, item) }, item.version);
  return [
    defineRoute({
      ...common,
      ...routeTexts(create, { summary: `Create a ${words}`, scope: 'projects:write', failures: [] }),
      method: 'post',
      path,
      operationId: `create${title}`,
      idempotent: true,
      recover: async ({ caller }, stored) => reply(caller, await read(caller, parseId(stored))),
      body: create.body,
      handle: async ({ caller, body }) => reply(caller, await create.run(caller, body)),
    }),
    defineRoute({
      ...one,
      params,
      method: 'get',
      operationId: `read${title}`,
      summary: `Read a ${words}`,
      scope: 'projects:read',
      failures: [notFound],
      handle: async ({ caller, params: values }) => reply(caller, await read(caller, idOf(values))),
    }),
    defineRoute({
      ...one,
      ...routeTexts(update, {
        summary: `Change fields of a ${words}`,
        scope: 'projects:write',
        failures: [notFound, 'precondition_failed'],
      }),
      params,
      method: 'patch',
      operationId: `update${title}`,
      body: update.body,
      handle: async ({ caller, params: values, body, request }) =>
        reply(caller, await update.run(caller, { id: idOf(values), ...ifVersion(request) }, body)),
    }),
    defineRoute({
      ...one,
      ...routeTexts(remove, {
        summary: `Delete a ${words} (soft delete)`,
        scope: 'projects:write',
        failures: [notFound, 'precondition_failed'],
      }),
      params,
      method: 'delete',
      operationId: `delete${title}`,
      handle: async ({ caller, params: values, request }) =>
        reply(caller, await remove.run(caller, { id: idOf(values), ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      ...routeTexts(restore, {
        summary: `Restore a deleted ${words}`,
        scope: 'projects:write',
        failures: [notFound, 'precondition_failed'],
      }),
      params,
      method: 'post',
      path: `${path}/:${name}/restore`,
      operationId: `restore${title}`,
      handle: async ({ caller, params: values, request }) =>
        reply(caller, await restore.run(caller, { id: idOf(values), ...ifVersion(request) })),
    }),
  ];
}

/** The usual texts with those of the resource; its failures are added. */
function routeTexts(
  { summary, description, scope, failures = [] }: RouteTexts,
  usual: Required<Omit<RouteTexts, 'description'>>,
) {
  return {
    summary: summary ?? usual.summary,
    ...(description === undefined ? {} : { description }),
    scope: scope ?? usual.scope,
    failures: [...usual.failures, ...failures],
  };
}
