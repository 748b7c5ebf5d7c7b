import { type SettingEffects, settingSource } from '@trackway/application';
import type { Effect, FieldChange } from '@trackway/contracts';
import { effectOfRecord, type OutgoingEvent, toRecordEffectRow } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { AnswerChange } from '../answers/answer';
import { FakeAnswerStore } from '../answers/fake-answer-store';
import type { FieldDraft } from '../fields/plan-fields';
import type { Form } from '../forms/form';
import type { FormStores } from '../forms/form-store';
import { formsModule } from '../forms/forms-module';
import type { UnitOfWork } from '../shared/unit-of-work';
import { defaultTheme, type Theme } from '../themes/theme';
import { themesModule } from '../themes/themes-module';
import { makeFormUses } from './form-uses';
import { formReverter, themeReverter } from './setting-reverters';
import { makeSettingUses } from './setting-uses';

const caller = aCaller();

function open() {
  const forms = new Map<number, Form>();
  let theme: Theme = defaultTheme(caller.frameId);
  const events: OutgoingEvent[] = [];
  const stores = {
    forms: {
      findMany: async (_: string, ids: readonly number[]) => ids.flatMap((id) => forms.get(id) ?? []),
      insert: async (form: Form) => void forms.set(form.id, form),
      update: async (form: Form) => void forms.set(form.id, form),
    },
    themes: {
      read: async () => theme,
      write: async (changed: Theme) => {
        theme = changed;
      },
    },
    outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async () => undefined,
  };
  const unitOfWork = {
    run: (work: (all: unknown) => unknown) => work(stores),
    read: (work: (all: unknown) => unknown) => work(stores),
  } as unknown as UnitOfWork<FormStores> & Parameters<typeof themesModule>[0]['unitOfWork'];
  const module = formsModule({ unitOfWork, counters: { take: async () => 1 }, newId, clock: () => new Date() });
  const themes = themesModule({ unitOfWork });
  const recorded = (): Effect[] => events.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const reverters = { form: formReverter({ unitOfWork, forms: module }), form_theme: themeReverter(themes) };
  const source = settingSource(effects, reverters);
  const undo = async () => {
    const made = recorded();
    events.length = 0;
    for (const { record, changes } of made.toReversed()) {
      const inverse = changes.map(({ field, from, to }): FieldChange => ({ field, from: to, to: from }));
      if (record) expect(await source.change(caller, { record, changes: inverse })).toEqual({ result: 'changed' });
    }
  };
  const current = () => {
    const { title, description, page, fields, deletedAt } = forms.get(1) as Form;
    return { title, description, page, fields, exists: deletedAt === null, theme: { ...theme, version: 0 } };
  };
  return { ...module, ...themes, undo, current, events };
}

const drafts: FieldDraft[] = [
  { key: 'why', label: 'Why', type: 'short_text', required: true },
  { key: 'many', label: 'Many', type: 'number', visible_when: { field_id: 'why', operator: 'equals', value: 'x' } },
  {
    key: 'lines',
    label: 'Lines',
    type: 'group',
    item_label: 'Line',
    fields: [
      { key: 'price', label: 'Price', type: 'number' },
      { key: 'count', label: 'Count', type: 'number' },
    ],
  },
];
const draftsOf = ({ fields }: { readonly fields: Form['fields'] }): FieldDraft[] =>
  fields.map(({ visibleWhen, itemLabel, fields: columns, ...field }) => ({
    ...field,
    visible_when: visibleWhen,
    ...(columns ? { fields: draftsOf({ fields: columns }), item_label: itemLabel } : {}),
  }));

type Opened = ReturnType<typeof open>;
const withFields = (change: (fields: FieldDraft[]) => FieldDraft[]) => (forms: Opened) =>
  forms.updateForm(caller, { id: 1, fields: change(draftsOf(forms.current())) });

describe('the undo of changes of forms', () => {
  it.each<[string, (forms: Opened) => Promise<unknown>]>([
    [
      'texts and settings of the page',
      (forms) => forms.updateForm(caller, { id: 1, title: 'B', page: { review: true } }),
    ],
    ['an added question', withFields((fields) => [{ label: 'New', type: 'date' }, ...fields])],
    ['a removed question', withFields((fields) => fields.toSpliced(1, 1))],
    ['all questions', withFields(() => [{ label: 'New', type: 'date' }])],
    ['a changed question', withFields(([first, ...rest]) => [{ ...first, label: 'B', type: 'short_text' }, ...rest])],
    [
      'a changed type',
      withFields(([first, second, third]) => [first, { ...second, type: 'date' }, third] as FieldDraft[]),
    ],
    ['an order', withFields((fields) => fields.toReversed())],
    ['a removed group', withFields((fields) => fields.slice(0, 2))],
    [
      'a removed column',
      withFields((fields) => fields.with(2, { ...(fields[2] as FieldDraft), fields: fields[2]?.fields?.slice(1) })),
    ],
    ['a deleted form', (forms) => forms.deleteForm(caller, 1)],
    ['the colors', (forms) => forms.updateTheme(caller, { changes: { accentColor: '#123456' } })],
  ])('restores %s with the ids of questions, and again after a redo', async (_, change) => {
    const forms = open();
    await forms.createForm(caller, { title: 'Visit', description: '', fields: drafts, page: {} });
    forms.events.length = 0;
    const before = forms.current();
    await change(forms);
    const after = forms.current();
    expect(after).not.toEqual(before);

    await forms.undo();
    expect(forms.current()).toEqual(before);
    await forms.undo();
    expect(forms.current()).toEqual(after);
  });

  it('deletes a created form, and restores it with its questions', async () => {
    const forms = open();
    await forms.createForm(caller, { title: 'Visit', description: '', fields: drafts, page: {} });
    const { fields } = forms.current();

    await forms.undo();
    expect(forms.current().exists).toBe(false);
    await forms.undo();
    expect(forms.current()).toMatchObject({ exists: true, fields });
  });
});

it('lists questions with answers since a time as changes of the form', async () => {
  const answers = new FakeAnswerStore();
  const { frameId } = caller;
  const aChange = (answerId: string, newValue: unknown, changedAt: Date) =>
    ({
      id: newId(),
      frameId,
      answerId,
      formId: 1,
      fieldId: `question-${answerId}`,
      label: 'Why',
      type: 'short_text',
      accessor: { projectId: newId() },
      newValue,
      changedAt,
      changedBy: { kind: 'user', id: caller.id, name: 'Bo' },
      cause: { correlationId: 'c', causationId: null, requestId: null, eventIds: [] },
    }) as unknown as AnswerChange;
  const at = (ms: number) => new Date(1_000 + ms);
  await answers.write(
    [],
    [aChange('old', 'x', at(-1)), aChange('a', 'x', at(1)), aChange('b', 'x', at(1)), aChange('b', null, at(2))],
  );
  const unitOfWork = { read: (work: (stores: unknown) => unknown) => work({ answers }) } as never;

  const uses = await makeFormUses({ unitOfWork })(frameId, [1], at(0));
  const record = { kind: 'form', id: '1', projectId: null, label: '' } as const;
  const ofRecords = await makeSettingUses({ unitOfWork })(frameId, [record], at(0));

  expect(uses.map(({ record, changes }) => [record?.id, changes[0]?.field])).toEqual([['1', 'fields.question-a']]);
  expect(ofRecords).toEqual(uses);
});
