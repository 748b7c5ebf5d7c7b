import type { CheckUrl } from '@trackway/outbound';
import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import { makeDeleteChannel, makeRestoreChannel, makeRotateSecret, makeUpdateChannel } from './change-channel';
import { makeCreateChannel } from './create-channel';
import {
  makeAddAwaiting,
  makeFindChannels,
  makeFindReceivingChannel,
  makeFindReference,
  makeListChannels,
  makeReadChannel,
} from './read-channels';

export interface ChannelsDeps {
  readonly unitOfWork: UnitOfWork;
  readonly checkUrl: CheckUrl;
  readonly newExternalRef: () => string;
  readonly newSecret: () => string;
  readonly newId: NewId;
  readonly clock: Clock;
}

export type ChannelsModule = ReturnType<typeof channelsModule>;

export function channelsModule(deps: ChannelsDeps) {
  return {
    commands: {
      createChannel: makeCreateChannel(deps),
      updateChannel: makeUpdateChannel(deps),
      deleteChannel: makeDeleteChannel(deps),
      restoreChannel: makeRestoreChannel(deps),
      rotateSecret: makeRotateSecret(deps),
    },
    queries: {
      readChannel: makeReadChannel(deps),
      findChannels: makeFindChannels(deps),
      findReceivingChannel: makeFindReceivingChannel(deps),
      findReference: makeFindReference(deps),
      listChannels: makeListChannels(deps),
      addAwaiting: makeAddAwaiting(deps),
    },
  };
}
