import { notFound, ruleBroken } from '@trackway/errors';
import type { OutgoingEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { FakeDatabase, FakeLog } from '@trackway/simulation';
import { aCaller } from '@trackway/testkit';
import { FakeAnswerStore } from '../answers/fake-answer-store';
import type { FormField } from '../fields/field';
import { FakeFileStore } from '../files/fake-file-store';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import { FakeLooseFormStore } from '../loose-forms/fake-loose-form-store';
import type { Transactional } from '../shared/unit-of-work';
import { defaultTheme } from '../themes/theme';
import { FakeFormLinkStore } from './fake-form-link-store';
import type { SubmissionStores } from './form-link-store';
import type { linksModule } from './links-module';

export const MINUTE_MS = 60_000;
/** A public request. */
export const visit = { visitor: { address: '192.0.2.1', userAgent: 'Browser' } };

/** A form with a required text and a file, and links to it. */
export function openLinks(makeLinks: typeof linksModule) {
  const caller = aCaller();
  const { frameId } = caller;
  const [text, file] = [newId(), newId()];
  const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  const fields: FormField[] = [
    { ...common, id: text, label: 'Roof', type: 'short_text', required: true },
    { ...common, id: file, label: 'Photo', type: 'file', validation: { max_bytes: 10 } },
  ];
  const state = {
    now: new Date('2026-05-04T12:00:00Z'),
    project: 'open' as 'open' | 'deleted' | 'merged',
    deletedForm: false,
  };
  const life = { version: 1, createdBy: caller.id, createdAt: state.now, updatedAt: state.now };
  const form = (): Form => ({
    ...{ id: 1, frameId, title: 'Visit', description: '', page: DEFAULT_PAGE, fields, ...life },
    deletedAt: state.deletedForm ? state.now : null,
  });
  const [formLinks, files, answers] = [new FakeFormLinkStore(), new FakeFileStore(), new FakeAnswerStore()];
  const [looseForms, events] = [new FakeLooseFormStore(), new FakeLog<OutgoingEvent>()];
  const stores = {
    ...{ formLinks, files, answers, looseForms },
    forms: {
      findMany: async (frame: string, ids: readonly number[]) => (frame === frameId && ids.includes(1) ? [form()] : []),
    },
    themes: { read: async () => defaultTheme(frameId) },
    projectMerges: { mergedInto: async () => [] },
    outbox: { add: async (...added: OutgoingEvent[]) => events.add(...added) },
    recordEffect: async () => undefined,
  } as unknown as SubmissionStores & Transactional;
  const database = new FakeDatabase([...formLinks.states, ...files.states, events]);
  const assertExists = async () => {
    if (state.project === 'deleted') throw notFound('project');
  };
  const assertWritable = async () => {
    await assertExists();
    if (state.project === 'merged') throw ruleBroken('merged_project', 'The project was merged.');
    return { frame: { name: 'Acme', locale: 'en' } };
  };
  let numbers = 0;
  const links = makeLinks({
    unitOfWork: { run: (work) => database.run(() => work(stores)), read: (work) => work(stores) },
    projects: { assertExists, assertWritable },
    steps: {
      assertExists: async ({ id }) => {
        if (id === 'unknown') throw notFound('step');
      },
    },
    counters: { take: async () => (numbers += 1) },
    ...{ newId, clock: () => state.now },
  });
  const accessor = { type: 'project_form', projectId: newId(), id: null } as const;
  const defaults = { formId: 1, accessor, singleUse: true, pin: null, prefill: [], quantity: 1 };
  const generate = (changes: Partial<Parameters<typeof links.generateLinks>[1]> = {}) =>
    links.generateLinks(caller, { ...defaults, expiresAt: new Date(state.now.getTime() + 60 * MINUTE_MS), ...changes });
  return {
    ...{ caller, frameId, text, file, state, links, accessor, answers, files, looseForms, formLinks, generate },
    async one(changes: Parameters<typeof generate>[0] = {}) {
      const [created] = await generate(changes);
      if (!created) throw new Error('No link was created.');
      return created;
    },
    wait: (ms: number) => {
      state.now = new Date(state.now.getTime() + ms);
    },
    submit: (token: string, value: unknown = 'Flat', key?: string) =>
      links.submitLink(token, { answers: [{ field_id: text, value }], key, visit }),
    stored: async (context: Parameters<FakeAnswerStore['findInContexts']>[1][number] = accessor) =>
      (await answers.findInContexts(frameId, [context])).map(({ value }) => value),
    kinds: async (linkId: string) => (await links.listAccesses(caller, linkId, {})).items.map(({ kind }) => kind),
    takeActions: () => events.take().flatMap(({ event }) => (event.data as { action?: string }).action ?? []),
  };
}
