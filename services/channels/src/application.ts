import type { CheckUrl } from '@trackway/outbound';
import type { Clock, NewId } from '@trackway/runtime';
import { makeDeleteChannel, makeRestoreChannel, makeRotateSecret, makeUpdateChannel } from './channels/change-channel';
import { makeCreateChannel } from './channels/create-channel';
import {
  makeAddAwaiting,
  makeFindChannels,
  makeFindOpenChannel,
  makeListChannels,
  makeReadChannel,
} from './channels/read-channels';
import type { ProjectDirectory } from './conversations/project-directory';
import { makeListConversations, makeReadConversation } from './conversations/read-conversations';
import { makeStreamAwaiting } from './conversations/stream-awaiting';
import { makeListDeliveries } from './inbound/deliveries/list-deliveries';
import { makeTakeDelivery } from './inbound/process-delivery';
import { makeReceiveMessage } from './inbound/receive-message';
import { makeReplayDelivery } from './inbound/replay-delivery';
import { makeFindAttachment, makeListMediaItems, makeReadMediaItem } from './media-items/read-media-items';
import { makeTakeStatus } from './outbound/record-status';
import { makeSendMessage } from './outbound/send-message';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
  readonly newId: NewId;
  readonly newExternalRef: () => string;
  readonly newSecret: () => string;
  readonly clock: Clock;
  readonly checkUrl: CheckUrl;
  /** Messages wait to be sent. */
  readonly wakeSenders: () => void;
  /** A message has come: its project and its attachments wait to be looked for. */
  readonly wakeBackground: () => void;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const receiving = { ...deps, receiveMessage: makeReceiveMessage(deps) };
  return {
    commands: {
      createChannel: makeCreateChannel(deps),
      updateChannel: makeUpdateChannel(deps),
      deleteChannel: makeDeleteChannel(deps),
      restoreChannel: makeRestoreChannel(deps),
      rotateSecret: makeRotateSecret(deps),
      takeDelivery: makeTakeDelivery(receiving),
      replayDelivery: makeReplayDelivery(receiving),
      sendMessage: makeSendMessage(deps),
      takeStatus: makeTakeStatus(deps),
    },
    queries: {
      readChannel: makeReadChannel(deps),
      findChannels: makeFindChannels(deps),
      findOpenChannel: makeFindOpenChannel(deps),
      listChannels: makeListChannels(deps),
      addAwaiting: makeAddAwaiting(deps),
      readConversation: makeReadConversation(deps),
      listConversations: makeListConversations(deps),
      listDeliveries: makeListDeliveries(deps),
      streamAwaiting: makeStreamAwaiting(deps),
      linkedProjects: (frameId: string, projectIds: readonly string[]) =>
        deps.unitOfWork.read(({ conversations }) => conversations.linkedProjects(frameId, projectIds)),
      readMediaItem: makeReadMediaItem(deps),
      findAttachment: makeFindAttachment(deps),
      listMediaItems: makeListMediaItems(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
