import { FakeUnitOfWork } from '../fake-unit-of-work';
import type { Attachment } from '../media-items/media-item';
import { aChannel, aConversation, anItem, later, SAMPLE_TIME } from '../sample-data';
import type { FetchResult } from './attachment-fetcher';
import { makeFetchAttachments } from './fetch-attachments';

const STORED: FetchResult = { status: 'stored', reason: null, size: 3, mime_type: 'text/plain' };
const REFUSED: FetchResult = { status: 'refused', reason: 'The host does not respond.', size: null, mime_type: null };
const FILE: Attachment = { id: '1', url: 'https://a.example.org', name: 'a', ...STORED, status: 'pending', size: null };

function setUp() {
  const unitOfWork = new FakeUnitOfWork();
  const item = anItem(aConversation(aChannel()), { attachments: [FILE, { ...FILE, id: '2', status: 'refused' }] });
  const requested: string[] = [];
  let now = SAMPLE_TIME;
  let result = async () => ({ fetched: REFUSED, isTemporary: true });
  const fetcher = {
    fetch: async (_frameId: string, { id }: Attachment) => {
      requested.push(id);
      return result();
    },
  };
  const fetchNext = makeFetchAttachments({ unitOfWork, fetcher, clock: () => now });
  return {
    requested,
    add: () => unitOfWork.stores.mediaItems.insert(item),
    statuses: async () =>
      (await unitOfWork.stores.mediaItems.find(item.frameId, item.id))?.attachments.map(({ status }) => status),
    hostResponds: () => {
      result = async () => ({ fetched: STORED, isTemporary: false });
    },
    workerDies: () => {
      result = () => Promise.reject(new Error('The worker died.'));
    },
    fetchAt: (seconds: number) => {
      now = later(seconds);
      return fetchNext();
    },
  };
}

describe('files of a message', () => {
  it('are fetched once', async () => {
    const files = setUp();
    files.hostResponds();
    expect(await files.fetchAt(0)).toBe(false);
    await files.add();

    expect([await files.fetchAt(0), await files.fetchAt(9e9)]).toEqual([true, false]);
    expect(files.requested).toEqual(['1']);
    expect(await files.statuses()).toEqual(['stored', 'refused']);
  });

  it('are tried again after 5, 60 and 600 seconds, and then no more', async () => {
    const files = setUp();
    await files.add();
    const results = [];
    for (const seconds of [0, 4, 5, 64, 65, 664, 665, 9e9]) results.push(await files.fetchAt(seconds));

    expect(results).toEqual([true, false, true, false, true, false, true, false]);
    expect(await files.statuses()).toEqual(['refused', 'refused']);
  });

  it('are fetched by another worker when the lease of one that died has ended', async () => {
    const files = setUp();
    await files.add();
    files.workerDies();
    await expect(files.fetchAt(0)).rejects.toThrow('The worker died.');
    files.hostResponds();

    expect([await files.fetchAt(899), await files.fetchAt(900)]).toEqual([false, true]);
    expect(await files.statuses()).toEqual(['stored', 'refused']);
  });
});
