import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { Answer, AnswerChange } from '../answers/answer';
import type { AnswerSnapshots } from '../answers/answer-rows';
import type { AnswerStores } from '../answers/answer-store';
import { FakeAnswerStore } from '../answers/fake-answer-store';
import type { SettleStages } from '../answers/settle-stages';
import { FakeFormStore } from '../forms/fake-form-store';
import type { Form } from '../forms/form';
import { aField, aForm } from '../forms/sample-form';
import type { UnitOfWork } from '../shared/unit-of-work';
import { type ExportsModule, exportsModule } from './exports-module';

const caller = aCaller();
const { frameId } = caller;
const name = aField({ label: 'Name' });
const removed = aField({ label: 'Old', type: 'number' });
const lines = aField({ label: 'Items', type: 'group', fields: [aField({ id: 'what', label: 'What' })] });

function anAnswer(fields: Partial<Answer>): Answer {
  return {
    id: newId(),
    frameId,
    formId: 1,
    formVersion: 1,
    fieldId: name.id,
    label: 'Name',
    type: 'short_text',
    accessor: { type: 'project_form', projectId: newId(), id: null },
    value: 'Ana',
    answeredBy: { kind: 'user', id: caller.id, name: null },
    answeredAt: new Date(),
    version: 1,
    ...fields,
  };
}

function aChange(answer: Answer, changedAt: Date): AnswerChange {
  const { id: answerId, answeredBy: changedBy, value: newValue, ...rest } = answer;
  return { ...rest, id: newId(), answerId, oldValue: null, newValue, changedBy, way: 'api', changedAt };
}

/** A snapshot with these answers and changes. */
function snapshotsOf(stores: AnswerStores, answers: Answer[], changes: AnswerChange[]): AnswerSnapshots {
  return {
    snapshot: async function* (_frameId, formIds, read) {
      const isWanted = ({ formId }: { formId: number }) => formIds.length === 0 || formIds.includes(formId);
      const [wanted, history] = [answers.filter(isWanted), changes.filter(isWanted)];
      yield* read({
        stores,
        rows: {
          answeredFields: async () => wanted.map((one) => ({ ...one, answers: 1 })),
          answers: (batchRows) => inBatches(wanted, batchRows),
          countChanges: async () => history.length,
          changes: (batchRows) => inBatches(history, batchRows),
        },
      });
    },
  };
}

async function* inBatches<Row>(rows: readonly Row[], size: number): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

describe('the export of answers', () => {
  let forms: FakeFormStore;
  let answerStore: FakeAnswerStore;
  let answers: Answer[];
  let changes: AnswerChange[];
  let settled: unknown[];
  let streams: ExportsModule;

  beforeEach(async () => {
    forms = new FakeFormStore();
    answerStore = new FakeAnswerStore();
    [answers, changes, settled] = [[], [], []];
    const stores = { forms, answers: answerStore } as unknown as AnswerStores;
    const unitOfWork: UnitOfWork<AnswerStores> = {
      run: () => Promise.reject(new Error('An export writes nothing.')),
      read: (work) => work(stores),
    };
    const settleStages: SettleStages = async (_caller, projects) => void settled.push(projects);
    streams = exportsModule({ unitOfWork: { ...unitOfWork, ...snapshotsOf(stores, answers, changes) }, settleStages });
  });

  const insert = (fields: Partial<Form>) => forms.insert(aForm({ frameId, ...fields }));

  it('begins with the forms and the number of answers, with removed fields that have answers', async () => {
    await insert({ id: 1, title: 'Visit', fields: [name] });
    answers.push(anAnswer({}), anAnswer({ fieldId: removed.id, label: 'Old', type: 'number', value: 3 }));

    const [head] = await Array.fromAsync(streams.streamAnswers(caller, { formIds: [], batchRows: 0 }));

    const fields = [name, { id: removed.id, label: 'Old', type: 'number', required: false }];
    const form = { id: 1, title: 'Visit', deletedAt: null, fields };
    expect(head).toEqual({ head: { total: 2, forms: [form] }, answers: [] });
  });

  it('has the answers of the requested forms in batches, with the title of their form', async () => {
    await insert({ id: 1, title: 'Visit', fields: [name] });
    await insert({ id: 2, title: 'Order', fields: [] });
    const [first, second, third] = [anAnswer({ formId: 2 }), anAnswer({}), anAnswer({})];
    answers.push(first, second, third);

    const [, ...batches] = await Array.fromAsync(streams.streamAnswers(caller, { formIds: [1], batchRows: 1 }));

    const titled = (answer: Answer) => ({ answers: [{ ...answer, formTitle: 'Visit' }] });
    expect(batches).toEqual([titled(second), titled(third)]);
  });

  it('shows the lines of a group as text, also of a group that its form no longer has', async () => {
    await insert({ id: 1, fields: [lines] });
    await forms.update(aForm({ frameId, id: 1, fields: [], version: 2 }));
    const value = [{ what: 'Bolt' }];
    answers.push(anAnswer({ fieldId: lines.id, type: 'group', value }));

    const [, batch] = await Array.fromAsync(streams.streamAnswers(caller, { formIds: [], batchRows: 0 }));

    expect(batch?.answers[0]?.value).toBe('1. What: Bolt');
  });

  it('stores staged answers of committed moves before it reads', async () => {
    await Array.fromAsync(streams.streamAnswers(caller, { formIds: [], batchRows: 0 }));
    await Array.fromAsync(streams.streamChanges(caller, { formIds: [], batchRows: 0 }));

    expect(settled).toEqual(['all', 'all']);
  });

  it('of changes begins with their number, and has lines as text before and after', async () => {
    await insert({ id: 1, title: 'Visit', fields: [lines] });
    const answer = anAnswer({ fieldId: lines.id, type: 'group', value: [{ what: 'Bolt' }] });
    changes.push({ ...aChange(answer, new Date()), oldValue: [{ what: 'Nut' }] });

    const batches = await Array.fromAsync(streams.streamChanges(caller, { formIds: [], batchRows: 0 }));

    const texts = { oldValue: '1. What: Nut', newValue: '1. What: Bolt', formTitle: 'Visit' };
    expect(batches).toEqual([{ total: 1, changes: [] }, { changes: [expect.objectContaining(texts)] }]);
  });
});

describe('the states for read models', () => {
  const forms = new FakeFormStore();
  const answers = new FakeAnswerStore();
  const stores = { forms, answers } as unknown as AnswerStores;
  const unitOfWork = { read: (work: (all: AnswerStores) => unknown) => work(stores) } as UnitOfWork<AnswerStores> &
    AnswerSnapshots;
  const streams = exportsModule({ unitOfWork, settleStages: async () => undefined });

  it('have all forms of the frame, deleted ones and removed fields included', async () => {
    for (let id = 1; id <= 101; id += 1) await forms.insert(aForm({ frameId, id, fields: [aField({ label: 'Old' })] }));
    await forms.update(aForm({ frameId, id: 7, fields: [name], version: 2, deletedAt: new Date() }));
    await forms.insert(aForm({ id: 500 }));

    const states = (await Array.fromAsync(streams.streamForms(caller))).flat();

    expect(states.map(({ form }) => form.id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 101 }, (_, n) => n + 1),
    );
    const changed = states.find(({ form }) => form.id === 7);
    expect(changed?.form.deletedAt).not.toBeNull();
    expect(changed?.fields.map(({ label }) => label).sort()).toEqual(['Name', 'Old']);
  });

  it('have each answer once, cleared ones included, and none of another frame', async () => {
    const own = Array.from({ length: 5 }, (_, n) => anAnswer(n === 2 ? { value: null } : {}));
    await answers.write([...own, anAnswer({ frameId: newId() })], []);

    const batches = await Array.fromAsync(streams.streamAnswerStates(caller, 2));

    expect(batches.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(batches.flat().map(({ id }) => id)).toEqual(own.map(({ id }) => id).sort());
  });
});
