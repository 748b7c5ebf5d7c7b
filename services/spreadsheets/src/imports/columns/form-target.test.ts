import { mapColumns } from '../column-mapping';
import { makeConvertSourceCells } from '../convert-cells';
import { suggestMapping } from '../suggestions/suggest-mapping';
import { type AnsweredForm, formTarget, makeFindTarget } from './form-target';
import { importTarget } from './import-target';

const field = (id: string, label: string, type: string, key = '') => ({ id, key, label, type, options: [] });
const form: AnsweredForm = {
  id: 7,
  title: 'Survey',
  isDeleted: false,
  fields: [
    field('f-area', 'Area (m²)', 'number', 'area'),
    field('f-day', 'Day', 'date'),
    field('f-note', 'Note', 'short_text'),
    field('f-note-2', 'Note', 'long_text'),
    field('f-plan', 'Plan', 'file'),
    field('f-head', 'Head', 'section'),
  ],
};
const target = formTarget(form);
const headed = (...texts: string[]) => ({
  row: 1,
  cells: texts.map((value, column) => ({ column, kind: 1 as const, value })),
});
const options = { mapping: {}, mode: 'create', matchBy: null } as const;
const sampled = (columns: readonly (readonly string[])[]) =>
  columns.map(([heading = '', ...values], index) => ({ index, heading, values }));

describe('the columns of a form', () => {
  it('are named by label, key or id, repeated labels in the order of the form', () => {
    const heading = headed('Project code', 'area', 'NOTE', 'Note', 'f-day', 'Plan', 'Context', 'Answered by');

    const { keys, unknown } = mapColumns(target, heading, options);

    expect([...keys.values()]).toEqual([
      'form_answer.f-area',
      'form_answer.f-note',
      'form_answer.f-note-2',
      'form_answer.f-day',
      'form_answer.accessor',
      'form_answer.project',
    ]);
    expect(unknown).toEqual([]);
    expect(() => mapColumns(target, headed('Project', 'Note', 'Note', 'Note'), options)).toThrow(
      'Two columns are headed',
    );
    expect(() => mapColumns(target, headed('Note'), options)).toThrow('Project (form_answer.project)');
  });

  it('are named as in a CSV of answers', () => {
    const heading = headed('Project code', 'Survey: Area (m²)', 'Survey: Note', 'Survey: Note', 'Other: Day');

    const { keys, unknown } = mapColumns(target, heading, options);

    expect([...keys.values()]).toEqual([
      'form_answer.f-area',
      'form_answer.f-note',
      'form_answer.f-note-2',
      'form_answer.project',
    ]);
    expect(unknown).toEqual(['Other: Day']);
  });

  it('are suggested, also from earlier imports unless the field was removed', () => {
    const columns = sampled([
      ['Projeto', 'P-1'],
      ['Area', '12,5'],
      ['Dia', '31/12/2026'],
      ['Velho', 'x'],
    ]);
    const learned = new Map([
      ['dia', 'form_answer.f-day'],
      ['velho', 'form_answer.gone'],
    ]);

    expect(suggestMapping(target, columns, learned).columns.map(({ suggestion }) => suggestion?.key)).toEqual([
      'form_answer.project',
      'form_answer.f-area',
      'form_answer.f-day',
      undefined,
    ]);
  });

  it('are found for forms that exist', async () => {
    const findTarget = makeFindTarget(async (id) =>
      id === 7 ? form : id === 8 ? { ...form, isDeleted: true } : undefined,
    );

    expect(await findTarget({ type: 'form_answer', formId: 7 })).toEqual(target);
    expect(await findTarget({ type: 'form_answer', formId: 8 }, { deleted: true })).toEqual(target);
    for (const formId of [8, 9]) {
      await expect(findTarget({ type: 'form_answer', formId })).rejects.toMatchObject({ code: 'form_model_not_found' });
    }
    expect(await findTarget({ type: 'task' })).toBe(importTarget('task'));
  });
});

describe('the columns of tasks', () => {
  it('are suggested, and words for a status become true or false', () => {
    const task = importTarget('task');
    const columns = sampled([
      ['Projeto', 'P-1'],
      ['Tarefa', 'Medir'],
      ['Situação', 'Concluído', 'Em andamento', 'sim'],
      ['Prazo', '31/12/2026'],
      ['Responsável', 'ana@example.org'],
    ]);

    const keys = suggestMapping(task, columns, new Map()).columns.map(({ suggestion }) => suggestion?.key ?? '');

    expect(keys).toEqual(['task.project', 'task.title', 'task.done', 'task.due_at', 'task.assignee']);
    const mapping = { keys: new Map(keys.entries()), unknown: [], convertsStatusWords: true };
    const convert = makeConvertSourceCells({
      target: task,
      options: { text: { dateOrder: 'dmy' } },
      mapping,
      text: undefined,
    });
    const texts = (...values: string[]) => ({ values, kinds: Uint8Array.from(values, () => 1) });
    expect(convert(2, texts('Concluído', 'Em andamento', 'sim', 'maybe')).values).toEqual([
      'true',
      'false',
      'true',
      'maybe',
    ]);
    expect(convert(3, texts('31/12/2026', '2026-12-31T17:00:00+02:00')).values).toEqual([
      '2026-12-31',
      '2026-12-31T15:00:00',
    ]);
  });
});
