import type { Effect, FrameRecordRef } from '@trackway/contracts';
import type { UnitOfWork } from '../unit-of-work';

/** The messages of channels since a time, as changes of the channels: those must not be removed. */
export function makeChannelUses({ unitOfWork }: { readonly unitOfWork: Pick<UnitOfWork, 'read'> }) {
  return async (frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> => {
    const channels = records.filter(({ kind }) => kind === 'channel');
    const uses = await Promise.all(
      channels.map(async (record): Promise<Effect[]> => {
        const conditions = { channel_id: { $in: [record.id] }, last_message_at: { $gte: time } };
        const { items } = await unitOfWork.read(({ conversations }) =>
          conversations.page(frameId, { conditions }, { page: 1, perPage: 1 }),
        );
        return items.map(({ id, lastMessageAt }) => ({
          id,
          record,
          projectId: null,
          action: 'channel.used',
          actor: { kind: 'channel', id: record.id, name: record.label || null },
          cause: { correlationId: id, causationId: null, requestId: null },
          changes: [{ field: 'messages', from: null, to: null }],
          eventIds: [],
          happenedAt: lastMessageAt,
        }));
      }),
    );
    return uses.flat();
  };
}
