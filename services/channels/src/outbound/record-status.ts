import { invalidInput, notFound } from '@trackway/errors';
import type { Channel } from '../channels/channel';
import type { MediaItem } from '../media-items/media-item';
import type { MessageStatus } from '../media-items/message-status';
import type { UnitOfWork } from '../unit-of-work';
import { changeStatus } from './change-status';

export interface RecordStatus {
  readonly mediaItemId?: string | undefined;
  /** The connector's own id. Together with `mediaItemId`, it is stored if the message has none. */
  readonly externalId?: string | undefined;
  readonly status: MessageStatus;
  readonly failure?: string | undefined;
}

/** Records a status report of a connector. */
export function makeRecordStatus({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return (channel: Channel, { mediaItemId, externalId, status, failure }: RecordStatus): Promise<MediaItem> =>
    unitOfWork.run(async (stores) => {
      if (!mediaItemId && !externalId) throw invalidInput({ media_item_id: ['Is required without external_id.'] });
      const { frameId, id } = channel;
      const item = mediaItemId
        ? await stores.mediaItems.find(frameId, mediaItemId)
        : await stores.mediaItems.findSent(frameId, id, externalId ?? '');
      if (item?.channelId !== id || item.direction !== 'outbound') throw notFound('media_item');
      return changeStatus(stores, item, {
        status,
        failure: status === 'failed' ? (failure ?? 'The connector could not deliver it.') : null,
        externalId: externalId ?? null,
      });
    });
}
