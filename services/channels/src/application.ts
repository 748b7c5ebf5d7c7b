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
import { makeListConversations, makeReadConversation } from './conversations/read-conversations';
import { makeStreamAwaiting } from './conversations/stream-awaiting';
import { makeListDeliveries } from './delivery-log/list-deliveries';
import { makeReplayDelivery } from './delivery-log/replay-delivery';
import { makeTakeDelivery } from './delivery-log/take-delivery';
import { makeReceiveMessage } from './inbound/receive-message';
import { makeFindAttachment, makeListMediaItems, makeReadMediaItem } from './media-items/read-media-items';
import { makeSendMessage } from './outbound/send-message';
import { makeTakeStatus } from './outbound/take-status';
import type { ProjectDirectory } from './project-directory';
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
