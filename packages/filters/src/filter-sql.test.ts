import { EDGE_OF_NUMBERS, fakeSearchModel as model } from './fake-search-model';
import { type FilterGroupInput, parseGroups } from './filter-groups';
import type { FilterInput } from './filter-schemas';
import { filtersSql } from './filter-sql';
import { parseFilter } from './parse-filter';

const FRAME = 'frame';
const ID = '0190aaaa-0000-7000-8000-000000000001';

function sqlOf(inputs: readonly FilterInput[], groups: readonly FilterGroupInput[] = []) {
  const filters = inputs.map((input) => parseFilter(model, input));
  const inner = parseGroups(model, groups);
  return filtersSql(FRAME, filters, inner)?.compile();
}

const of = (field: string, operator: string, value?: unknown, ids: readonly string[] = []) =>
  sqlOf([{ field, operator, value, arguments: [...ids] }]);

const time = (iso: string) => new Date(iso);

describe('the SQL of a filter on a column', () => {
  it.each([
    ['budget', 'equals', 5, 't.budget = ANY($1::bigint[])', [[5]]],
    ['budget', 'equals', [5, 0.5], 't.budget = ANY($1::numeric[])', [[5, 0.5]]],
    ['budget', 'equals', 2 ** 60, 't.budget = ANY($1::numeric[])', [[2 ** 60]]],
    ['budget', 'not_equals', 5, '(t.budget = ANY($1::bigint[])) IS NOT TRUE', [[5]]],
    ['budget', 'greater_than', 5, 't.budget > $1::bigint', [5]],
    ['budget', 'greater_than_or_equals', 5, 't.budget >= $1::bigint', [5]],
    ['budget', 'less_than', 0.5, 't.budget < $1::numeric', [0.5]],
    ['budget', 'less_than_or_equals', 5, 't.budget <= $1::bigint', [5]],
    ['customer', 'equals', ID, 't.customer_id = ANY($1::uuid[])', [[ID]]],
    ['note', 'is_null', undefined, 't.note IS NULL', []],
    ['note', 'is_not_null', undefined, '(t.note IS NULL) IS NOT TRUE', []],
    ['note', 'contains', 'Á%', 'search_text(t.note) LIKE $1', ['%a\\%%']],
    ['name', 'contains', 'Á', 't.name_search LIKE $1', ['%a%']],
    ['name', 'equals', 'Á', 't.name = ANY($1::text[])', [['Á']]],
    ['name', 'not_contains', 'a', '(t.name_search LIKE $1) IS NOT TRUE', ['%a%']],
  ])('%s %s %j', (field, operator, value, text, values) => {
    expect(of(field, operator, value)).toEqual({ text: `(${text})`, values });
  });

  it('of any of several columns', () => {
    expect(of('name_or_code', 'contains', 'A')).toEqual({
      text: '((t.name_search LIKE $1 OR search_text(t.code) LIKE $2))',
      values: ['%a%', '%a%'],
    });
  });
});

describe('the SQL of a filter on a time', () => {
  const [start, end] = [time('2026-11-21T00:00Z'), time('2026-11-22T00:00Z')];

  it.each([
    ['greater_than', 't.due_at >= $1', end],
    ['greater_than_or_equals', 't.due_at >= $1', start],
    ['less_than', 't.due_at < $1', start],
    ['less_than_or_equals', 't.due_at < $1', end],
  ])('%s a day', (operator, text, value) => {
    expect(of('due_at', operator, '2026-11-21')).toEqual({ text: `(${text})`, values: [value] });
  });

  it('equals any time of several days, and no time of an empty list', () => {
    expect(of('due_at', 'equals', ['2026-11-21', '2026-11-21T10:00Z'])).toEqual({
      text: '(((t.due_at >= $1 AND t.due_at < $2) OR (t.due_at >= $3 AND t.due_at < $4)))',
      values: [start, end, time('2026-11-21T10:00Z'), time('2026-11-21T10:00:00.001Z')],
    });
    expect(of('due_at', 'equals', [])).toEqual({ text: '(false)', values: [] });
  });

  it('has two parameters for any number of days', () => {
    const { values } = of('due_at', 'equals', Array(40_000).fill('2026-11-21')) ?? { values: [] };

    expect(values.map((value) => [value].flat().length)).toEqual([40_000, 40_000]);
    expect(values.map((value) => [value].flat()[39_999])).toEqual([start, end]);
  });
});

describe('the SQL of a filter on related rows', () => {
  const tags = 'EXISTS (SELECT 1 FROM tagged m WHERE m.project_id = t.id AND m.frame_id = $1';
  const labels =
    "EXISTS (SELECT 1 FROM labels m WHERE m.project_id = t.id AND m.accessor_type = 'project' AND m.frame_id = $1";
  const paints = 'EXISTS (SELECT 1 FROM paints m WHERE m.project_id = t.id AND m.frame_id = $1';

  it.each([
    ['tag', 'equals', ID, `${tags} AND m.tag_id = ANY($2::uuid[]))`, [FRAME, [ID]]],
    ['tag', 'not_equals', ID, `NOT ${tags} AND m.tag_id = ANY($2::uuid[]))`, [FRAME, [ID]]],
    ['tag', 'is_null', undefined, `NOT ${tags} AND m.tag_id IS NOT NULL)`, [FRAME]],
    ['tag', 'is_not_null', undefined, `${tags} AND m.tag_id IS NOT NULL)`, [FRAME]],
    ['label', 'contains', 'A', `${labels} AND m.label_search LIKE $2)`, [FRAME, '%a%']],
    ['label', 'equals', 'A', `${labels} AND m.label = ANY($2::text[]))`, [FRAME, ['A']]],
    ['colour', 'equals', 'red', `${paints} AND m.colours && $2::text[])`, [FRAME, ['red']]],
    ['colour', 'is_null', undefined, `NOT ${paints} AND m.colours <> '{}')`, [FRAME]],
  ])('%s %s %j', (field, operator, value, text, values) => {
    expect(of(field, operator, value)).toEqual({ text: `(${text})`, values });
  });

  it('with an argument that narrows the rows', () => {
    expect(of('tag', 'is_not_null', undefined, [EDGE_OF_NUMBERS])).toEqual({
      text: `(${tags} AND (m.group_id = $2::uuid OR m.parent_id = $3::uuid) AND m.tag_id IS NOT NULL))`,
      values: [FRAME, EDGE_OF_NUMBERS, EDGE_OF_NUMBERS],
    });
  });
});

describe('the SQL of several filters', () => {
  const done = { field: 'done', operator: 'equals', value: true };
  const note = { field: 'note', operator: 'is_null' };
  const DONE = 't.done = ANY($1::boolean[])';
  const NOTE = 't.note IS NULL';

  it('is absent without filters', () => {
    expect(sqlOf([])).toBeUndefined();
  });

  it('combines filters by their connectives', () => {
    expect(sqlOf([done, { ...note, logical_operator: 'or' }, note])?.text).toBe(`(${DONE} OR ${NOTE} AND ${NOTE})`);
  });

  it.each([
    ['and', `(${DONE} AND ${NOTE})`],
    ['or', `(${DONE} OR ${NOTE})`],
    ['not', `NOT COALESCE(${DONE} OR ${NOTE}, false)`],
  ] as const)('combines the members of groups by %s', (connective, text) => {
    expect(sqlOf([], [{ logical_operator: connective, filters: [done, note] }])?.text).toBe(text);
  });

  it('requires all groups in addition to the filters', () => {
    const inner = { logical_operator: 'not', filters: [note] } as const;
    const group = { logical_operator: 'or', filters: [note], filter_groups: [inner] } as const;

    expect(sqlOf([done], [group, inner])?.text).toBe(
      `(${DONE}) AND (${NOTE} OR NOT COALESCE(${NOTE}, false)) AND NOT COALESCE(${NOTE}, false)`,
    );
  });
});
