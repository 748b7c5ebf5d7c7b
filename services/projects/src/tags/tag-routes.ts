import {
  defineRoute,
  ifVersion,
  listingQuery,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import type { Label } from '../labels/label';
import { readListing } from '../listing';
import { readSearchBody, searchBody, warningsSchema, withWarnings } from '../search/search-body';
import { searchModels } from '../search/search-models';
import { createTagBody, DEFAULT_COLOR, presentTag, tagSchema, updateTagBody } from './tag-schemas';

const path = '/api/management/tags';
const common = { tag: 'Tags', response: { tag: tagSchema } } as const;
const one = { ...common, params: { tag: uuidParameter('tag') } } as const;
const many = { meta: pageMetaSchema, tags: z.array(tagSchema) };

export function tagRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listTags',
      summary: 'List tags, newest first',
      scope: 'projects:read',
      query: listingQuery,
      response: many,
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listTags(caller, readListing(searchModels.tag, query));
        return { meta, tags: items.map((tag) => presentTag(caller.frameId, tag)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/search`,
      operationId: 'searchTags',
      summary: 'Search tags',
      scope: 'projects:read',
      query: pageQuery,
      body: searchBody,
      response: { ...many, warnings: warningsSchema },
      failures: ['validation_error', 'search_timeout'],
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(searchModels.tag, body, query);
        const { meta, items } = await queries.listTags(caller, search);
        return withWarnings({ meta, tags: items.map((item) => presentTag(caller.frameId, item)) }, search);
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createTag',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readTag(caller, id)),
      summary: 'Create a tag',
      scope: 'projects:write',
      body: createTagBody,
      failures: ['conflict'],
      handle: async ({ caller, body: { name, color = DEFAULT_COLOR } }) =>
        tagged(caller.frameId, await commands.createTag(caller, { name, color })),
    }),
    defineRoute({
      ...one,
      method: 'get',
      path: `${path}/:tag`,
      operationId: 'readTag',
      summary: 'Read a tag',
      scope: 'projects:read',
      failures: ['tag_model_not_found'],
      handle: async ({ caller, params }) => tagged(caller.frameId, await queries.readTag(caller, params.tag)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      path: `${path}/:tag`,
      operationId: 'updateTag',
      summary: 'Change the name or color of a tag',
      scope: 'projects:write',
      body: updateTagBody,
      failures: ['tag_model_not_found', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params: { tag: id }, body: { name, color }, request }) => {
        const changes = { ...(name === undefined ? {} : { name }), ...(color === undefined ? {} : { color }) };
        return tagged(caller.frameId, await commands.updateTag(caller, { id, changes, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      path: `${path}/:tag`,
      operationId: 'deleteTag',
      summary: 'Delete a tag softly',
      description: 'Projects that have it keep showing it, with deleted_at; it is refused for new ones.',
      scope: 'projects:write',
      failures: ['tag_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { tag: id }, request }) =>
        tagged(caller.frameId, await commands.deleteTag(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:tag/restore`,
      operationId: 'restoreTag',
      summary: 'Bring a deleted tag back',
      scope: 'projects:write',
      failures: ['tag_model_not_found', 'conflict'],
      handle: async ({ caller, params: { tag: id } }) =>
        tagged(caller.frameId, await commands.restoreTag(caller, { id })),
    }),
  ];
}

function tagged(frameId: string, tag: Label): Reply {
  const body = { tag: presentTag(frameId, tag) };
  return versioned(body, tag.version);
}
