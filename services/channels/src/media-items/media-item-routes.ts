import { defineRoute, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { mediaItemSchema, type PresentMediaItem } from './media-item-schemas';
import { mediaItemSearch } from './media-item-search';

const listing = {
  method: 'get',
  tag: 'Channels',
  scope: 'channels:read',
  query: listingQuery(mediaItemSearch.fields, mediaItemSearch),
  response: { meta: pageMetaSchema, media_items: z.array(mediaItemSchema) },
} as const;

export function mediaItemRoutes({ queries }: Application, present: PresentMediaItem): Route[] {
  return [
    defineRoute({
      ...listing,
      path: '/api/management/media-items',
      operationId: 'listMediaItems',
      summary: 'List messages, newest first',
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listMediaItems(caller, query);
        return { meta, media_items: items.map(present) };
      },
    }),
    defineRoute({
      ...listing,
      path: '/api/management/channels/:channel/media-items',
      operationId: 'listMediaItemsOfChannel',
      summary: 'List the messages of a channel, newest first',
      params: { channel: uuidParameter('channel') },
      failures: ['channel_model_not_found', 'validation_error'],
      handle: async ({ caller, params: { channel: id }, query }) => {
        const channel = await queries.readChannel(caller, id);
        const { meta, items } = await queries.listMediaItems(caller, query, channel.id);
        return { meta, media_items: items.map(present) };
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/media-items/:media_item',
      operationId: 'readMediaItem',
      summary: 'Read a message',
      tag: 'Channels',
      scope: 'channels:read',
      params: { media_item: uuidParameter('media_item') },
      response: { media_item: mediaItemSchema },
      failures: ['media_item_model_not_found'],
      handle: async ({ caller, params: { media_item } }) => ({
        media_item: present(await queries.readMediaItem(caller, media_item)),
      }),
    }),
  ];
}
