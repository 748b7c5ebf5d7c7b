import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aChannel, aConversation, anItem, later } from '../sample-data';
import type { Attachment } from './media-item';
import { mediaItemsModule } from './media-items-module';

const unitOfWork = new FakeUnitOfWork();
const { readMediaItem, findAttachment, listMediaItems } = mediaItemsModule({ unitOfWork }).queries;

function aFile(status: Attachment['status']): Attachment {
  return { id: newId(), url: 'https://example.org/1', name: null, mime_type: null, status, reason: null, size: null };
}

describe('messages', () => {
  const caller = aCaller();
  const [conversation, other] = [1, 2].map(() => aConversation(aChannel({ frameId: caller.frameId }))) as [
    ReturnType<typeof aConversation>,
    ReturnType<typeof aConversation>,
  ];
  const [stored, pending] = [aFile('stored'), aFile('pending')];
  const first = anItem(conversation, { attachments: [stored, pending], externalId: 'x' });
  const second = anItem(other, { receivedAt: later(1) });

  beforeAll(() => unitOfWork.stores.mediaItems.insert(first, second));

  it('are found by their id, for their tenant only', async () => {
    expect(await readMediaItem(caller, first.id)).toEqual(first);
    await expect(readMediaItem(aCaller(), first.id)).rejects.toMatchObject({ code: 'media_item_model_not_found' });
  });

  it('are listed newest first, also of one channel, with filters', async () => {
    expect((await listMediaItems(caller, {})).items).toEqual([second, first]);
    expect((await listMediaItems(caller, {}, first.channelId)).items).toEqual([first]);
    expect((await listMediaItems(caller, { filter: { external_id: 'x' } })).items).toEqual([first]);
    await expect(listMediaItems(caller, { filter: { colour: 'red' } })).rejects.toMatchObject({
      code: 'validation_error',
    });
  });

  it('have files that can be opened once they are stored', async () => {
    expect(await findAttachment(caller.frameId, stored.id)).toEqual(stored);
    expect(await findAttachment(caller.frameId, pending.id)).toBeUndefined();
    expect(await findAttachment(newId(), stored.id)).toBeUndefined();
  });
});
