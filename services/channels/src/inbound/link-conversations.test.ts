import { AppError } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import type { MediaItem } from '../media-items/media-item';
import { aChannel, aConversation, anItem, aSender, later, SAMPLE_TIME } from '../sample-data';
import { makeLinkConversations } from './link-conversations';

const [KNOWN, OF_CONTACT] = [newId(), newId()];
const SENDER = aSender({ email: 'ana@example.org' });

/** A conversation with unpublished messages, and a projects service that has two projects. */
async function setUp(messages: readonly Partial<MediaItem>[], sender = SENDER) {
  const unitOfWork = new FakeUnitOfWork();
  const { conversations, mediaItems } = unitOfWork.stores;
  const conversation = aConversation(aChannel(), { sender, linkAt: SAMPLE_TIME });
  const items = messages.map((fields, index) =>
    anItem(conversation, { sender, isPublished: false, receivedAt: later(index), ...fields }),
  );
  await conversations.insert(conversation);
  await mediaItems.insert(...items);
  let isAway = false;
  let whileLooking = async (): Promise<void> => undefined;
  let now = SAMPLE_TIME;
  const respond = async <T>(value: T): Promise<T> => {
    if (isAway) throw new AppError('unavailable', 'service_unavailable', 'projects is unavailable.');
    await whileLooking();
    return value;
  };
  const link = makeLinkConversations({
    unitOfWork,
    projects: {
      exists: (_, id) => respond(id === KNOWN),
      find: () => respond(undefined),
      contactOf: () => respond(undefined),
      openProjectOf: (_, { email }) => respond(email === null ? undefined : OF_CONTACT),
    },
    clock: () => now,
  });
  return {
    linkAt: (seconds: number) => {
      now = later(seconds);
      return link();
    },
    projectsIsAway: (away: boolean) => {
      isAway = away;
    },
    /** A user links the conversation while projects is called. */
    linkMeanwhile: (projectId: string) => {
      whileLooking = async () => {
        const current = await conversations.find(conversation.frameId, conversation.id);
        if (current) await conversations.update({ ...current, projectId, version: current.version + 1 });
      };
    },
    conversation: () => conversations.find(conversation.frameId, conversation.id),
    published: async () => {
      const found = await Promise.all(items.map(({ frameId, id }) => mediaItems.find(frameId, id)));
      return found.map((item) => item?.isPublished && item.projectId);
    },
    received: () => unitOfWork.takeEvents().filter(({ type }) => type === 'channels.message_received.v1'),
  };
}

describe('a conversation whose project is looked for', () => {
  it('belongs to the project of the contact, and its messages are published in order', async () => {
    const { linkAt, conversation, published, received } = await setUp([{ message: 'One' }, { message: 'Two' }]);

    expect([await linkAt(0), await linkAt(9e9)]).toEqual([true, false]);
    expect(await conversation()).toMatchObject({ projectId: OF_CONTACT, linkAt: null });
    expect(await published()).toEqual([OF_CONTACT, OF_CONTACT]);
    expect(received().map(({ data }) => (data as { message: string }).message)).toEqual(['One', 'Two']);
  });

  it.each([
    ['the project that the connector names', KNOWN, KNOWN],
    ['the project of the contact, if the named one does not exist', newId(), OF_CONTACT],
  ])('belongs to %s', async (_, claimedProjectId, expected) => {
    const { linkAt, conversation } = await setUp([{ claimedProjectId }]);
    await linkAt(0);

    expect((await conversation())?.projectId).toBe(expected);
  });

  it('stays without a project if nothing names one', async () => {
    const { linkAt, published, conversation } = await setUp([{}], aSender());
    await linkAt(0);

    expect([await published(), (await conversation())?.projectId]).toEqual([[null], null]);
  });

  it('keeps its version if nothing was found', async () => {
    const { linkAt, conversation } = await setUp([{}], aSender());
    const before = await conversation();
    await linkAt(0);

    expect(await conversation()).toEqual({ ...before, linkAt: null });
  });

  it('keeps the project that a user has linked meanwhile', async () => {
    const { linkAt, linkMeanwhile, conversation, published } = await setUp([{}, {}]);
    linkMeanwhile(KNOWN);
    await linkAt(0);

    expect((await conversation())?.projectId).toBe(KNOWN);
    expect(await published()).toEqual([KNOWN, KNOWN]);
  });

  it('is tried again after ten seconds if projects is unavailable, and nothing is published twice', async () => {
    const { linkAt, projectsIsAway, published, received } = await setUp([{}]);
    projectsIsAway(true);
    await expect(linkAt(0)).rejects.toMatchObject({ code: 'service_unavailable' });
    projectsIsAway(false);

    expect([await linkAt(9), await published()]).toEqual([false, [false]]);
    expect([await linkAt(10), await published()]).toEqual([true, [OF_CONTACT]]);
    expect(received()).toHaveLength(1);
  });
});
