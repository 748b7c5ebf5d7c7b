import { cellKinds } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { AnswerStores } from '../answers/answer-store';
import { FakeAnswerStore } from '../answers/fake-answer-store';
import type { FormField } from '../fields/field';
import type { FieldValue } from '../fields/field-value';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import { projectAccessor } from './context-answers';
import { FakeImportedRowStore } from './fake-imported-row-store';
import type { ImportJob, RowBatch } from './import-row';
import type { ImportedRowStores } from './imported-row-store';
import { type ImportsModule, importsModule } from './imports-module';

const caller: Caller = aCaller();
const { frameId } = caller;
const [name, size, day, kind, parts, extra] = [newId(), newId(), newId(), newId(), newId(), newId()];
const notes = newId();
const options = [
  { value: 'flat', label: 'Flat roof' },
  { value: 'pitched', label: 'Pitched roof' },
];

function aField(id: string, changes: Partial<FormField> = {}): FormField {
  const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  return { ...common, id, label: id, type: 'short_text', ...changes };
}

const form: Form = {
  id: 1,
  frameId,
  title: 'Survey',
  description: '',
  page: DEFAULT_PAGE,
  fields: [
    aField(name, { required: true, validation: { max_length: 10 } }),
    aField(size, { type: 'number', validation: { min: 0 } }),
    aField(day, { type: 'date' }),
    aField(kind, { type: 'single_choice', options }),
    aField(parts, { type: 'multiple_choice', options }),
    aField(notes, { type: 'long_text' }),
    aField(extra, { visibleWhen: { all: [{ field_id: kind, operator: 'equals', value: 'flat' }] } }),
  ],
  version: 1,
  createdBy: caller.id,
  createdAt: new Date(),
  updatedAt: new Date(),
  deletedAt: null,
};

type SheetRow = Readonly<Record<string, string>>;

/** Rows of project A unless they name another one. */
function batchOf(rows: readonly SheetRow[], first = 2): RowBatch {
  const named = rows.map((row) => ({ 'form_answer.project': 'A', ...row }) as SheetRow);
  const keys = [...new Set(named.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => ({
    key,
    values: named.map((row) => row[key] ?? ''),
    kinds: Uint8Array.from(named.map((row) => (row[key] ? cellKinds.text : cellKinds.empty))),
  }));
  return { number: 0, rowNumbers: rows.map((_, index) => first + index), columns };
}

const answersOf = (values: SheetRow) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [`form_answer.${id}`, value]));

describe('imported answers', () => {
  let imports: ImportsModule;
  let events: OutgoingEvent[];
  let stored: FakeAnswerStore;
  let project: string;

  beforeEach(() => {
    events = [];
    project = newId();
    stored = new FakeAnswerStore();
    const stores = {
      answers: stored,
      importedRows: new FakeImportedRowStore(),
      forms: { findMany: async (_frame: string, ids: readonly number[]) => (ids.includes(1) ? [form] : []) },
      projectMerges: { mergedInto: async () => [] },
      outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
    } as unknown as AnswerStores & ImportedRowStores & Transactional;
    const unitOfWork: UnitOfWork<AnswerStores & ImportedRowStores> = {
      run: (work) => work(stores),
      read: (work) => work(stores),
    };
    const known = new Map([
      ['A', { id: project, isMerged: false }],
      ['Twice', { id: undefined, isMerged: false }],
      ['Merged', { id: newId(), isMerged: true }],
    ]);
    imports = importsModule({
      unitOfWork,
      findNamedProjects: async () => known,
      settleStages: async () => undefined,
      newId,
      clock: () => new Date(),
    });
  });

  async function apply(rows: readonly SheetRow[], changes: Partial<ImportJob> = {}, ...more: RowBatch[]) {
    const job: ImportJob = { operationId: newId(), attempt: 1, formId: 1, mode: 'create', dryRun: false, ...changes };
    async function* batches() {
      yield* [batchOf(rows), ...more];
    }
    const outcomes = [];
    for await (const batch of imports.applyRows(caller, job, batches())) outcomes.push(...batch.outcomes);
    return outcomes;
  }

  const codesOf = (outcomes: Awaited<ReturnType<typeof apply>>) =>
    outcomes.map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)]);

  async function read(): Promise<Record<string, FieldValue>> {
    const found = await stored.findInContexts(frameId, [projectAccessor(project)], 1);
    return Object.fromEntries(
      found.filter(({ value }) => value !== null).map(({ fieldId, value }) => [fieldId, value]),
    );
  }

  async function rollBack(operationId: string) {
    const results = [];
    for await (const result of imports.rollbackRows(caller, operationId)) results.push(result);
    return results;
  }

  it('are read like values of requests, with options by label', async () => {
    const row = answersOf({
      [name]: 'Câmara 📐',
      [size]: '12.5',
      [day]: '2026-12-31T00:00:00',
      [kind]: 'flat ROOF',
      [parts]: 'Pitched roof; flat',
      [extra]: 'gravel',
    });

    expect(codesOf(await apply([row]))).toEqual([['created']]);
    expect(await read()).toEqual({
      [name]: 'Câmara 📐',
      [size]: 12.5,
      [day]: '2026-12-31',
      [kind]: 'flat',
      [parts]: ['flat', 'pitched'],
      [extra]: 'gravel',
    });
    expect(events.map(({ event }) => event.type).filter((type) => type === 'forms.form_answered.v1')).toHaveLength(1);
  });

  it('keep the spaces around texts, as requests do, but not around other values', async () => {
    const row = answersOf({ [name]: ' A ', [size]: ' 12.5 ', [notes]: '  indented\n' });

    expect(codesOf(await apply([row]))).toEqual([['created']]);
    expect(await read()).toEqual({ [name]: ' A ', [size]: 12.5, [notes]: '  indented\n' });
  });

  it('are rejected with all errors of a row, and change nothing', async () => {
    const outcomes = await apply([
      answersOf({ [name]: 'longer than ten', [size]: '-1', [day]: '2026-12-31T09:00:00', [kind]: 'dome' }),
      { 'form_answer.project': 'Unknown' },
      { 'form_answer.project': 'Twice' },
      { 'form_answer.project': 'Merged' },
      { 'form_answer.project': '' },
      { 'form_answer.accessor': 'project_step_form: x', ...answersOf({ [name]: 'Bo' }) },
      answersOf({ [kind]: 'pitched', [extra]: 'hidden' }),
    ]);

    expect(codesOf(outcomes)).toEqual([
      ['failed', 'too_long', 'too_small', 'invalid_date', 'invalid_choice'],
      ['failed', 'project_not_found'],
      ['failed', 'project_ambiguous'],
      ['failed', 'merged_project'],
      ['failed', 'required'],
      ['failed', 'unsupported_context'],
      ['failed', 'hidden'],
    ]);
    expect(outcomes[0]?.errors[1]).toEqual({
      column: `form_answer.${size}`,
      code: 'too_small',
      message: 'Must be 0 or more.',
      value: '-1',
    });
    expect(await read()).toEqual({});
    expect(events).toEqual([]);
  });

  it.each([true, false])('change only filled cells of answered projects, with a dry run: %s', async (dryRun) => {
    await apply([answersOf({ [name]: 'Bo', [size]: '1' })]);
    const row = answersOf({ [size]: '2' });

    expect(codesOf(await apply([row], { mode: 'create', dryRun }))).toEqual([['failed', 'already_answered']]);
    expect(codesOf(await apply([row, row], { mode: 'upsert', dryRun }))).toEqual([['updated'], ['unchanged']]);
    expect(await read()).toEqual({ [name]: 'Bo', [size]: dryRun ? 1 : 2 });
  });

  it('see earlier rows of the file, also in a dry run', async () => {
    const rows = ['1', '2'].map((value) => answersOf({ [size]: value }));

    expect(codesOf(await apply(rows, { dryRun: true }))).toEqual([['created'], ['failed', 'already_answered']]);
    expect(codesOf(await apply(rows, { mode: 'update' }))).toEqual([
      ['failed', 'no_match'],
      ['failed', 'no_match'],
    ]);
    expect(codesOf(await apply(rows, { mode: 'upsert', dryRun: true }))).toEqual([['created'], ['updated']]);
    expect(codesOf(await apply(rows))).toEqual([['created'], ['failed', 'already_answered']]);
  });

  it('of a dry run are rejected if the stored answers that it reads do not fit into memory', async () => {
    await apply([answersOf({ [name]: 'Bo' })]);
    const [answer] = await stored.findInContexts(frameId, [projectAccessor(project)], form.id);
    stored.findInContexts = async () => new Array(500_001).fill(answer);

    await expect(apply([answersOf({ [size]: '2' })], { dryRun: true })).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('are applied once, also if a batch arrives again, and rejected after the end of the import', async () => {
    const operationId = newId();
    const rows = [answersOf({ [size]: '1' })];
    const first = await apply(rows, { operationId });
    const published = events.length;

    expect(await apply(rows, { operationId }, batchOf(rows))).toEqual([...first, ...first]);
    expect(events).toHaveLength(published);
    const listed = [];
    const query = { operationId, afterRow: 1, endImport: true, attempt: 1 };
    for await (const outcomes of imports.listAppliedRows(caller, query)) listed.push(...outcomes);
    expect(listed).toEqual(first);
    expect(await apply(rows, { operationId })).toEqual(first);
    const late = batchOf(rows, 9);
    await expect(apply(rows, { operationId }, late)).rejects.toMatchObject({ code: 'conflict' });
    expect(await apply(rows, { operationId, attempt: 2 }, late)).toHaveLength(2);
  });

  it('stay unchanged if an export has cut them to the length of a cell', async () => {
    const text = 'x'.repeat(40_000);
    await apply([answersOf({ [name]: 'Bo', [notes]: text })]);

    const cut = answersOf({ [name]: 'Bo', [notes]: text.slice(0, 32_767) });

    expect(codesOf(await apply([cut], { mode: 'upsert' }))).toEqual([['unchanged']]);
    expect(await read()).toMatchObject({ [notes]: text });
  });

  it('are rolled back in reverse order, except answers that were changed since', async () => {
    await apply([answersOf({ [name]: 'Bo', [size]: '1' })]);
    const operationId = newId();
    const rows = [answersOf({ [size]: '2' }), answersOf({ [size]: '3', [name]: 'Cy', [day]: '2026-01-01' })];
    await apply(rows, { operationId, mode: 'upsert' });
    await apply([answersOf({ [name]: 'Di' })], { mode: 'update' });

    const results = await rollBack(operationId);

    expect(results).toMatchObject([{ restored: 2, removed: 0, retained: [{ row: 3, reason: 'changed_since' }] }]);
    expect(await read()).toEqual({ [name]: 'Di', [size]: 1 });
    expect(await rollBack(operationId)).toEqual(results);
    await expect(apply(rows, { operationId }, batchOf(rows, 9))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('need the scope to write forms, and a form that exists', async () => {
    const reader = { ...caller, scopes: ['forms:read'] };
    async function* none(): AsyncGenerator<RowBatch> {}
    const job: ImportJob = { operationId: newId(), attempt: 1, formId: 1, mode: 'create', dryRun: false };

    await expect(imports.applyRows(reader, job, none()).next()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(imports.rollbackRows(reader, job.operationId).next()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(apply([answersOf({ [name]: 'Bo' })], { formId: 2 })).rejects.toMatchObject({
      code: 'form_model_not_found',
    });
  });
});
