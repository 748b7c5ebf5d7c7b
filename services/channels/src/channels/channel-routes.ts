import { defineRoute, ifVersion, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { channelReply } from './channel-reply';
import { channelSchema, createChannelBody, presentChannel, updateChannelBody } from './channel-schemas';

const params = { channel: uuidParameter('channel') };
const common = { tag: 'Channels', response: { channel: channelSchema } } as const;
const path = '/api/management/channels';

export function channelRoutes(application: Application): Route[] {
  const { commands, queries } = application;
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listChannels',
      summary: 'List channels, newest first',
      scope: 'channels:read',
      query: listingQuery,
      response: { meta: pageMetaSchema, channels: z.array(channelSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listChannels(caller, query);
        return { meta, channels: (await queries.addAwaiting(caller, items)).map(presentChannel) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createChannel',
      summary: 'Create a channel',
      scope: 'channels:write',
      body: createChannelBody,
      idempotent: true,
      recover: async ({ caller }, id) => channelReply(application, caller, await queries.readChannel(caller, id)),
      failures: ['conflict'],
      handle: async ({ caller, body: { external_ref, ...rest } }) =>
        channelReply(application, caller, await commands.createChannel(caller, { ...rest, externalRef: external_ref })),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:channel`,
      operationId: 'readChannel',
      summary: 'Read a channel',
      scope: 'channels:read',
      params,
      failures: ['channel_model_not_found'],
      handle: async ({ caller, params: { channel } }) =>
        channelReply(application, caller, await queries.readChannel(caller, channel)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:channel`,
      operationId: 'updateChannel',
      summary: 'Change fields of a channel',
      scope: 'channels:write',
      params,
      body: updateChannelBody,
      failures: ['channel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { channel }, body, request }) => {
        const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const { ifVersion: seen } = ifVersion(request);
        return channelReply(application, caller, await commands.updateChannel(caller, channel, changes, seen));
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:channel`,
      operationId: 'deleteChannel',
      summary: 'Delete a channel softly',
      description: 'Its external reference stays taken, and answers channel_model_not_found until it is restored.',
      scope: 'channels:write',
      params,
      failures: ['channel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { channel }, request }) => {
        const { ifVersion: seen } = ifVersion(request);
        return channelReply(application, caller, await commands.deleteChannel(caller, channel, seen));
      },
    }),
  ];
}
