import type { OutgoingEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { newConversation, type Sender } from '../conversations/conversation';
import { FakeConversationStore } from '../conversations/fake-conversation-store';
import { FakeReplyTemplateStore } from './fake-reply-template-store';
import { makePreviewReply } from './preview-reply';
import { makeListTemplates, makeReadTemplate } from './read-reply-templates';
import { makeCreateTemplate, makeDeleteTemplate, makeUpdateTemplate } from './write-reply-template';

const NOW = new Date('2026-01-01T12:00:00.000Z');
const PROJECT = '01900000-0000-7000-8000-000000000002';
const NAMELESS: Sender = { id: 'x', name: null, email: null, phone: null };

function aFrame(scopes: readonly string[] = ['channels:write', 'projects:read']) {
  const caller = aCaller({ scopes, name: 'Bo' });
  const stores = {
    replyTemplates: new FakeReplyTemplateStore(),
    conversations: new FakeConversationStore(),
    channels: { findMany: async () => [] },
    outbox: { add: async (...added: readonly OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async () => undefined,
  };
  const events: OutgoingEvent[] = [];
  const unitOfWork = {
    run: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
    read: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
  };
  const projects = {
    find: async () => ({ name: 'Roof', code: 'P-1' }),
    contactOf: async () => ({ ...NAMELESS, name: 'Contact', email: 'contact@example.org' }),
  };
  const deps = { unitOfWork, projects, newId, clock: () => NOW };
  return {
    caller,
    create: makeCreateTemplate(deps),
    update: makeUpdateTemplate(deps),
    remove: makeDeleteTemplate(deps),
    read: makeReadTemplate(deps),
    list: makeListTemplates(deps),
    preview: makePreviewReply(deps),
    conversation: async (sender: Sender | null, projectId: string | null) => {
      const id = newId();
      const start = { id, frameId: caller.frameId, channelId: 'ch', sender, projectId };
      await stores.conversations.insert(newConversation(start, NOW));
      return id;
    },
    actions: () => events.map(({ event }) => (event.data as { action: string }).action),
  };
}

describe('reply templates', () => {
  it('are in the audit log with every change, and a change of nothing is none', async () => {
    const { caller, create, update, remove, actions } = aFrame();
    const { id } = await create(caller, { name: 'Thanks', body: 'Thank you, {{contact.name}}.' });
    await update(caller, { id, changes: { name: 'Thanks' } });
    const { version } = await update(caller, { id, ifVersion: 1, changes: { body: 'Thanks!' } });
    await expect(update(caller, { id, ifVersion: 1, changes: {} })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    await remove(caller, { id, ifVersion: version });

    expect(actions()).toEqual(['reply_template.created', 'reply_template.updated', 'reply_template.deleted']);
  });

  it('are read and listed for their tenant only', async () => {
    const { caller, create, read, list } = aFrame();
    const template = await create(caller, { name: 'Thanks', body: 'Thank you.' });
    const page = { page: 1, perPage: 10 };

    expect(await read(caller, template.id)).toEqual(template);
    expect(await list(caller, page)).toMatchObject({ items: [template], meta: { total: 1 } });
    await expect(read(aCaller(), template.id)).rejects.toMatchObject({ code: 'reply_template_model_not_found' });
    expect((await list(aCaller(), page)).items).toEqual([]);
  });

  it('reject unknown variables when they are stored', async () => {
    const { caller, create, update } = aFrame();
    const { id } = await create(caller, { name: 'Thanks', body: 'Thank you.' });

    await expect(create(caller, { name: 'Bad', body: '{{x}}' })).rejects.toMatchObject({ code: 'validation_errors' });
    await expect(update(caller, { id, changes: { body: '{{x}}' } })).rejects.toThrow('There is no variable {{x}}.');
  });

  it('get the values of the sender first, then of the contact of the project', async () => {
    const { caller, preview, conversation } = aFrame();
    const conversationId = await conversation({ ...NAMELESS, name: 'Ana' }, PROJECT);
    const body = '{{contact.name}} {{contact.email}} {{project.code}} {{user.name}} {{conversation.id}}';

    expect(await preview(caller, { conversationId, body })).toBe(`Ana contact@example.org P-1 Bo ${conversationId}`);
  });

  it('name the variables without a value', async () => {
    const { caller, preview, conversation } = aFrame();
    const conversationId = await conversation(NAMELESS, null);

    await expect(preview(caller, { conversationId, body: '{{project.name}} {{contact.name}}' })).rejects.toMatchObject({
      code: 'template_variables_missing',
      details: { extra: { missing_variables: ['project.name', 'contact.name'] } },
    });
  });

  it('do not show data of projects to callers who may not read projects', async () => {
    const { caller, preview, conversation } = aFrame(['channels:read']);
    const conversationId = await conversation({ ...NAMELESS, name: 'Ana' }, PROJECT);

    expect(await preview(caller, { conversationId, body: 'Hi {{contact.name}}' })).toBe('Hi Ana');
    await expect(preview(caller, { conversationId, body: '{{project.name}}' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(preview(caller, { conversationId, body: '{{contact.email}}' })).rejects.toMatchObject({
      code: 'template_variables_missing',
    });
  });

  it('of another tenant, and conversations of another tenant, are not found', async () => {
    const { caller, create, preview, conversation, remove } = aFrame();
    const { id } = await create(caller, { name: 'Thanks', body: 'Thank you.' });
    const conversationId = await conversation(NAMELESS, null);
    const notFound = { code: 'conversation_model_not_found' };

    await expect(preview(aCaller(), { conversationId, templateId: id })).rejects.toMatchObject(notFound);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject({ code: 'reply_template_model_not_found' });
    await expect(preview(caller, { conversationId, templateId: newId() })).rejects.toMatchObject({
      code: 'reply_template_model_not_found',
    });
  });
});
