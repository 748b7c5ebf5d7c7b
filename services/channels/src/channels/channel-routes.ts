import { omitUndefined } from '@trackway/application';
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
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../application';
import type { Channel } from './channel';
import {
  channelSchema,
  createChannelBody,
  presentChannel,
  rotateSecretBody,
  updateChannelBody,
} from './channel-schemas';
import { channelSearch } from './channel-search';

const params = { channel: uuidParameter('channel') };
const common = { tag: 'Channels', response: { channel: channelSchema } } as const;
const path = '/api/management/channels';
const actionCommon = {
  tag: 'Channels',
  scope: 'channels:write',
  params: { channel: uuidParameter('channel') },
  response: { channel: channelSchema },
  failures: ['channel_model_not_found', 'precondition_failed'],
} as const;

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
      query: listingQuery(channelSearch.fields, channelSearch),
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
        const { ifVersion: seen } = ifVersion(request);
        return channelReply(
          application,
          caller,
          await commands.updateChannel(caller, channel, omitUndefined(body), seen),
        );
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:channel`,
      operationId: 'deleteChannel',
      summary: 'Soft-delete a channel',
      description: 'Its external reference stays reserved. Deliveries to it get a 404 until the channel is restored.',
      scope: 'channels:write',
      params,
      failures: ['channel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { channel }, request }) => {
        const { ifVersion: seen } = ifVersion(request);
        return channelReply(application, caller, await commands.deleteChannel(caller, channel, seen));
      },
    }),
    ...channelActionRoutes(application),
  ];
}

function channelActionRoutes(application: Application): Route[] {
  const { commands } = application;
  const action = (
    route: { method: 'post' | 'delete'; path: string; operationId: string; summary: string },
    run: (caller: Caller, channel: string, seen?: number) => Promise<Channel>,
  ) =>
    defineRoute({
      ...actionCommon,
      ...route,
      handle: async ({ caller, params: { channel }, request }) =>
        channelReply(application, caller, await run(caller, channel, ifVersion(request).ifVersion)),
    });

  return [
    action(
      {
        method: 'post',
        path: `${path}/:channel/restore`,
        operationId: 'restoreChannel',
        summary: 'Restore a channel',
      },
      commands.restoreChannel,
    ),
    action(
      {
        method: 'post',
        path: `${path}/:channel/activate`,
        operationId: 'activateChannel',
        summary: 'Activate a channel, so that it accepts messages',
      },
      (caller, channel, seen) => commands.updateChannel(caller, channel, { active: true }, seen),
    ),
    action(
      {
        method: 'post',
        path: `${path}/:channel/deactivate`,
        operationId: 'deactivateChannel',
        summary: 'Deactivate a channel, so that it accepts no messages',
      },
      (caller, channel, seen) => commands.updateChannel(caller, channel, { active: false }, seen),
    ),
    action(
      {
        method: 'delete',
        path: `${path}/:channel/secret`,
        operationId: 'removeChannelSecret',
        summary: 'Remove the secret, so that unsigned messages are accepted',
      },
      (caller, channel, seen) => commands.updateChannel(caller, channel, { secrets: [] }, seen),
    ),
    defineRoute({
      ...actionCommon,
      method: 'post',
      path: `${path}/:channel/secret`,
      operationId: 'rotateChannelSecret',
      summary: 'Set or rotate the secret that deliveries are signed with',
      description: 'The secret is returned only in this response. The previous secret stays valid for a day.',
      body: rotateSecretBody,
      response: { channel: channelSchema, secret: z.string() },
      handle: async ({ caller, params: { channel: id }, body, request }) => {
        const { ifVersion: seen } = ifVersion(request);
        const { channel, secret } = await commands.rotateSecret(caller, id, body.secret, seen);
        return channelReply(application, caller, channel, { secret });
      },
    }),
  ];
}

/** A channel as all routes return it, with its version as entity tag. `more` is added to it. */
async function channelReply(
  { queries }: Application,
  caller: Caller,
  channel: Channel,
  more: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const [presented] = (await queries.addAwaiting(caller, [channel])).map(presentChannel);
  // The response may contain a secret, so it must not be cached.
  return versioned({ channel: presented, ...more }, channel.version, { 'Cache-Control': 'no-store' });
}
