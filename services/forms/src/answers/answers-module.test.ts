import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FormField } from '../fields/field';
import type { FileStores } from '../files/file-store';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import type { Accessor } from '../projects/accessor';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import type { AnswerStores } from './answer-store';
import { type AnswersModule, answersModule } from './answers-module';
import { FakeAnswerStore } from './fake-answer-store';

const caller: Caller = aCaller();
const { frameId } = caller;
const [nameId, reasonId] = [newId(), newId()];

function aField(id: string, changes: Partial<FormField> = {}): FormField {
  const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  return { ...common, id, label: id, type: 'short_text', ...changes };
}

const form: Form = {
  id: 1,
  frameId,
  title: 'Visit',
  description: '',
  page: DEFAULT_PAGE,
  fields: [
    aField(nameId, { required: true }),
    aField(reasonId, { visibleWhen: { all: [{ field_id: nameId, operator: 'equals', value: 'Bo' }] } }),
  ],
  version: 1,
  createdBy: caller.id,
  createdAt: new Date(),
  updatedAt: new Date(),
  deletedAt: null,
};

describe('the answers of a context', () => {
  let answers: AnswersModule;
  let events: OutgoingEvent[];
  let accessor: Accessor;
  let merged: { id: string; targetId: string }[];

  beforeEach(() => {
    events = [];
    merged = [];
    accessor = { type: 'project_form', projectId: newId(), id: null };
    const stores = {
      answers: new FakeAnswerStore(),
      forms: { findMany: async (_frame: string, ids: readonly number[]) => (ids.includes(1) ? [form] : []) },
      projectMerges: { mergedInto: async () => merged },
      outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
    } as unknown as AnswerStores & FileStores & Transactional;
    const unitOfWork: UnitOfWork<AnswerStores & FileStores> = {
      run: (work) => work(stores),
      read: (work) => work(stores),
    };
    answers = answersModule({
      unitOfWork,
      projects: {
        assertExists: async () => undefined,
        assertWritable: async () => ({ frame: { name: '', locale: '' } }),
      },
      steps: { assertExists: async () => undefined },
      settleStages: async () => undefined,
      newId,
      clock: () => new Date(),
    });
  });

  const put = (values: Record<string, unknown>, context = accessor) =>
    answers.putAnswers(caller, {
      formId: 1,
      accessor: context,
      answers: Object.entries(values).map(([field_id, value]) => ({ field_id, value })),
    });
  const read = async () =>
    Object.fromEntries((await answers.readAnswers(caller, accessor)).map(({ fieldId, value }) => [fieldId, value]));

  it('are stored with an event for each answer, one for the form, and a history entry', async () => {
    const { missing } = await put({ [nameId]: 'Bo', [reasonId]: 'Roof' });

    expect(missing).toEqual([]);
    expect(await read()).toEqual({ [nameId]: 'Bo', [reasonId]: 'Roof' });
    expect(events.map(({ event }) => event.type)).toEqual([
      'forms.answer_changed.v1',
      'forms.answer_changed.v1',
      'forms.form_answered.v1',
      'history.line_recorded.v1',
    ]);
  });

  it('publish nothing if no value changes', async () => {
    await put({ [nameId]: 'Bo' });
    events.length = 0;

    await put({ [nameId]: 'Bo' });

    expect(events).toEqual([]);
  });

  it('are cleared if a change hides their field', async () => {
    await put({ [nameId]: 'Bo', [reasonId]: 'Roof' });

    await put({ [nameId]: 'Eve' });

    expect(await read()).toEqual({ [nameId]: 'Eve' });
    const { items } = await answers.readAnswerChanges(caller, accessor, { fieldId: reasonId, page: {} });
    expect(items.map(({ newValue }) => newValue)).toEqual([null, 'Roof']);
  });

  it('are rejected together with all issues', async () => {
    await expect(put({ [nameId]: 5, [reasonId]: 7 })).rejects.toMatchObject({
      code: 'validation_errors',
      details: { validation: { 'answers.0.value': expect.anything(), 'answers.1.value': expect.anything() } },
    });
    expect(await read()).toEqual({});
  });

  it('are all cleared without their required fields being missed', async () => {
    await put({ [nameId]: 'Bo' });

    const { missing } = await answers.clearAnswers(caller, { formId: 1, accessor });

    expect(missing).toEqual([]);
    expect(await read()).toEqual({});
  });

  it('include those of merged projects, unless the project has its own', async () => {
    const source = { ...accessor, projectId: newId() };
    await put({ [nameId]: 'Bo', [reasonId]: 'Roof' }, source);
    merged.push({ id: source.projectId, targetId: accessor.projectId });
    expect(await read()).toEqual({ [nameId]: 'Bo', [reasonId]: 'Roof' });

    await put({ [reasonId]: 'Wall' });

    expect(await read()).toEqual({ [nameId]: 'Bo', [reasonId]: 'Wall' });
  });

  it('belong to an existing form', async () => {
    await expect(answers.putAnswers(caller, { formId: 2, accessor, answers: [] })).rejects.toMatchObject({
      code: 'form_model_not_found',
    });
  });
});
