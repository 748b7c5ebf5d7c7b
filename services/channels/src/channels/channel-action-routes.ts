import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../application';
import type { Channel } from './channel';
import { channelReply } from './channel-reply';
import { channelSchema, rotateSecretBody } from './channel-schemas';

const common = {
  tag: 'Channels',
  scope: 'channels:write',
  params: { channel: uuidParameter('channel') },
  response: { channel: channelSchema },
  failures: ['channel_model_not_found'],
} as const;
const path = '/api/management/channels/:channel';

/** What is done to a channel beside changing its fields. */
export function channelActionRoutes(application: Application): Route[] {
  const { commands } = application;
  const action = (
    route: { method: 'post' | 'delete'; path: string; operationId: string; summary: string },
    run: (caller: Caller, channel: string) => Promise<Channel>,
  ) =>
    defineRoute({
      ...common,
      ...route,
      handle: async ({ caller, params: { channel } }) => channelReply(application, caller, await run(caller, channel)),
    });

  return [
    action(
      { method: 'post', path: `${path}/restore`, operationId: 'restoreChannel', summary: 'Bring a channel back' },
      commands.restoreChannel,
    ),
    action(
      { method: 'post', path: `${path}/activate`, operationId: 'activateChannel', summary: 'Take messages again' },
      (caller, channel) => commands.updateChannel(caller, channel, { active: true }),
    ),
    action(
      { method: 'post', path: `${path}/deactivate`, operationId: 'deactivateChannel', summary: 'Take no messages' },
      (caller, channel) => commands.updateChannel(caller, channel, { active: false }),
    ),
    action(
      {
        method: 'delete',
        path: `${path}/secret`,
        operationId: 'removeChannelSecret',
        summary: 'Take unsigned messages',
      },
      (caller, channel) => commands.updateChannel(caller, channel, { secrets: [] }),
    ),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/secret`,
      operationId: 'rotateChannelSecret',
      summary: 'Set or rotate the secret that deliveries are signed with',
      description: 'The secret is shown this once. The one before stays valid for a day.',
      body: rotateSecretBody,
      response: { channel: channelSchema, secret: z.string() },
      handle: async ({ caller, params: { channel: id }, body }) => {
        const { channel, secret } = await commands.rotateSecret(caller, id, body.secret);
        return channelReply(application, caller, channel, { secret });
      },
    }),
  ];
}
