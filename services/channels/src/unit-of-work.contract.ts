import { newId } from '@trackway/runtime';
import { describeChannelStore } from './channels/channel-store.contract';
import { describeConversationStore } from './conversations/conversation-store.contract';
import { describeDeliveryStore } from './inbound/deliveries/delivery-store.contract';
import { describeMediaItemStore } from './media-items/media-item-store.contract';
import { describeSendQueueStore } from './outbound/send-queue-store.contract';
import { describeReplyTemplateStore } from './reply-templates/reply-template-store.contract';
import { aChannel } from './sample-data';
import type { UnitOfWork } from './unit-of-work';

/** What every unit of work and its stores do. */
export function describeUnitOfWork(name: string, open: () => UnitOfWork): void {
  describe(name, () => {
    it('stores nothing of a failed transaction and runs no effect after it', async () => {
      const [kept, lost] = [aChannel(), aChannel()];
      const effects: string[] = [];
      await open().run(async ({ channels, afterCommit }) => {
        afterCommit(() => effects.push('kept'));
        await channels.insert(kept);
      });

      const failed = open().run(async ({ channels, afterCommit }) => {
        afterCommit(() => effects.push('lost'));
        await channels.insert(lost);
        throw new Error('Something failed.');
      });

      await expect(failed).rejects.toThrow('Something failed.');
      expect(effects).toEqual(['kept']);
      const found = ({ frameId, id }: typeof kept) => open().read(({ channels }) => channels.findMany(frameId, [id]));
      expect([await found(kept), await found(lost)]).toEqual([[kept], []]);
    });

    it('counts the reply templates of a frame for one transaction after the other', async () => {
      const frameId = newId();
      const add = () =>
        open().run(async ({ replyTemplates }) => {
          const count = await replyTemplates.countForLimit(frameId);
          const [id, now] = [newId(), new Date()];
          await replyTemplates.insert({
            id,
            frameId,
            name: id,
            body: 'Hello',
            version: 1,
            createdAt: now,
            updatedAt: now,
          });
          return count;
        });
      await add();

      expect((await Promise.all([add(), add(), add()])).toSorted()).toEqual([1, 2, 3]);
    });
  });
  describeChannelStore(name, open);
  describeConversationStore(name, open);
  describeMediaItemStore(name, open);
  describeDeliveryStore(name, open);
  describeSendQueueStore(name, open);
  describeReplyTemplateStore(name, (work) => open().read(({ replyTemplates }) => work(replyTemplates)));
}
