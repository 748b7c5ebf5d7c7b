import { isAppError } from '@trackway/errors';
import type { FormField } from './field';
import type { FieldValue } from './field-value';
import { type FieldDraft, planFields } from './plan-fields';
import { resolveFields } from './resolve-fields';

const lines = (fields: readonly Partial<FieldDraft>[], changes: Partial<FieldDraft> = {}): FieldDraft => ({
  key: 'lines',
  label: 'Lines',
  type: 'group',
  fields: fields.map((field) => ({ label: String(field.key), type: 'number', ...field })),
  ...changes,
});
const calculated = (key: string, expression: string, changes: Partial<FieldDraft> = {}): FieldDraft => ({
  key,
  label: key,
  type: 'calculated',
  expression,
  ...changes,
});
const number = (key: string, changes: Partial<FieldDraft> = {}): FieldDraft => ({
  key,
  label: key,
  type: 'number',
  ...changes,
});
const order = [
  lines([
    { key: 'item', type: 'short_text', required: true },
    { key: 'quantity', required: true },
    { key: 'price', type: 'money', validation: { currency: 'EUR' } },
    { key: 'amount', type: 'calculated', expression: 'quantity * price', validation: { currency: 'EUR' } },
    { key: 'share', type: 'calculated', expression: 'amount / subtotal', validation: { decimals: 2 } },
  ]),
  number('discount'),
  calculated('subtotal', 'sum(lines.amount)', { validation: { currency: 'EUR' } }),
  calculated('total', 'subtotal * (1 - discount / 100)', { validation: { currency: 'EUR' } }),
];

let ids = 0;
const plan = (drafts: readonly FieldDraft[], current: readonly FormField[] = []) =>
  planFields(drafts, current, () => `id${ids++}`);

function issuesOf(drafts: readonly FieldDraft[]): unknown {
  try {
    plan(drafts);
  } catch (error) {
    if (isAppError(error)) return error.details['validation'];
    throw error;
  }
  return {};
}

/** The results by keys. Lines are given and returned by the keys of their columns. */
function resolve(drafts: readonly FieldDraft[], values: Readonly<Record<string, unknown>>) {
  const fields = plan(drafts);
  const columns = fields.flatMap((field) => field.fields ?? []);
  const rename = (of: object, name: (text: string) => string | undefined) =>
    Object.fromEntries(Object.entries(of).map(([one, value]) => [name(one) ?? one, value]));
  const toId = (key: string) => columns.find((column) => column.key === key)?.id;
  const toKey = (id: string) => columns.find((column) => column.id === id)?.key ?? undefined;
  const renamed = (value: unknown, name: typeof toId) =>
    Array.isArray(value) ? value.map((line) => (typeof line === 'object' ? rename(line, name) : line)) : value;
  const given = fields.map(({ id, key }) => [id, renamed(values[key ?? ''] ?? null, toId) as FieldValue] as const);
  const resolved = resolveFields(fields, new Map(given));
  const results = fields.map(({ id, key }) => [key, renamed(resolved.values.get(id), toKey)]);
  return {
    values: Object.fromEntries(results),
    issues: resolved.issues.map(({ field, code, line }) => [field.key, code, line]),
  };
}

describe('calculated fields', () => {
  it('have results in lines and in the form', () => {
    const given = {
      lines: [
        { item: 'Desk', quantity: 2, price: 1250 },
        { item: 'Chair', quantity: 3, price: 333 },
      ],
      discount: 10,
    };

    expect(resolve(order, given)).toEqual({
      values: {
        lines: [
          { item: 'Desk', quantity: 2, price: 1250, amount: 2500, share: 0.71 },
          { item: 'Chair', quantity: 3, price: 333, amount: 999, share: 0.29 },
        ],
        discount: 10,
        subtotal: 3499,
        total: 3149,
      },
      issues: [],
    });
  });

  it('have no result if an answer that they need is missing, and none without any answer', () => {
    const incomplete = resolve(order, { lines: [{ item: 'Desk', quantity: 2 }] });
    expect(incomplete.values).toMatchObject({ lines: [{ item: 'Desk', quantity: 2 }], subtotal: 0, total: null });

    expect(resolve(order, {}).values).toEqual({ lines: null, discount: null, subtotal: null, total: null });
  });

  it('replace results that a stored line contains', () => {
    const { values } = resolve(order, { lines: [{ item: 'Desk', quantity: 2, price: 100, amount: 7 }] });

    expect(values).toMatchObject({ lines: [{ amount: 200 }], subtotal: 200 });
  });

  it('name a division by zero with its line', () => {
    const { values, issues } = resolve(order, { lines: [{ item: 'Gift', quantity: 1, price: 0 }], discount: 0 });

    expect(values).toMatchObject({ subtotal: 0, total: 0 });
    expect(issues).toEqual([['share', 'division_by_zero', 0]]);
  });

  it('use no answers of hidden fields, and decide visibility by results', () => {
    const fields = [
      number('area'),
      number('height', { visible_when: { field_id: 'area', operator: 'greater_than', value: 10 } }),
      calculated('volume', 'area * height'),
      number('pumps', { visible_when: { field_id: 'volume', operator: 'greater_than_or_equals', value: 100 } }),
    ];

    expect(resolve(fields, { area: 20, height: 5, pumps: 2 }).values).toMatchObject({ volume: 100, pumps: 2 });
    const hidden = resolve(fields, { area: 10, height: 5, pumps: 2 }).values;
    expect(hidden).toMatchObject({ volume: null });
    expect([hidden['height'], hidden['pumps']]).toEqual([undefined, undefined]);
  });

  it('are rounded to minor units, or to their decimals', () => {
    const fields = [
      number('a'),
      calculated('cents', 'a / 2', { validation: { currency: 'EUR' } }),
      calculated('third', 'a / 3', { validation: { decimals: 2 } }),
      calculated('exact', 'a / 3'),
    ];

    expect(resolve(fields, { a: 5 }).values).toMatchObject({ cents: 3, third: 1.67, exact: 1.6666666667 });
    expect(resolve(fields, { a: -5 }).values).toMatchObject({ cents: -3, third: -1.67 });
  });
});

describe('the fields of a form are rejected with their place', () => {
  it.each<[string, FieldDraft[], Record<string, string>]>([
    [
      'an unknown field',
      [calculated('t', '2 * a')],
      { 'fields.0.expression': 'Position 5: The form has no field with the key a.' },
    ],
    [
      'a field without a number',
      [number('a', { type: 'date' }), calculated('t', 'a * 2')],
      { 'fields.1.expression': 'Position 1: a has the type date.' },
    ],
    ['no expression', [calculated('t', ' ')], { 'fields.0.expression': 'needs an expression' }],
    [
      'an expression elsewhere',
      [number('a', { expression: 'b' })],
      { 'fields.0.expression': 'number has no expression' },
    ],
    [
      'a column outside a function',
      [lines([{ key: 'a' }]), calculated('t', 'lines.a')],
      { 'fields.1.expression': 'Position 1: lines.a has a value for each line.' },
    ],
    [
      'a group as a number',
      [lines([{ key: 'a' }]), calculated('t', '1 + lines')],
      { 'fields.1.expression': 'Position 5: lines is a group.' },
    ],
    [
      'an unknown column',
      [lines([{ key: 'a' }]), calculated('t', 'sum(lines.b)')],
      { 'fields.1.expression': 'Position 5: The group lines has no field with the key b.' },
    ],
    [
      'an unknown group',
      [calculated('t', 'count(rows)')],
      { 'fields.0.expression': 'Position 1: The form has no group' },
    ],
    [
      'a cycle of results',
      [calculated('a', 'b + 1'), calculated('b', 'a + 1'), number('c')],
      { 'fields.0.expression': 'must not depend on the field itself', 'fields.1.expression': 'must not depend' },
    ],
    [
      'a cycle through a group',
      [lines([{ key: 'a' }, { key: 'b', type: 'calculated', expression: 'a * t' }]), calculated('t', 'sum(lines.b)')],
      { 'fields.0.fields.1.expression': 'must not depend', 'fields.1.expression': 'must not depend' },
    ],
    [
      'a cycle through a condition',
      [number('a', { visible_when: { field_id: 't', operator: 'greater_than', value: 1 } }), calculated('t', 'a * 2')],
      { 'fields.0.visible_when': 'must not depend', 'fields.1.expression': 'must not depend' },
    ],
    [
      'decimals of an amount',
      [number('a'), calculated('t', 'a', { validation: { currency: 'EUR', decimals: 2 } })],
      { 'fields.1.validation.decimals': 'minor units' },
    ],
    [
      'too many characters',
      Array.from({ length: 11 }, (_, n) => calculated(`t${n}`, `a${' + 1'.repeat(120)}`)),
      { fields: '3000 characters' },
    ],
    ['a group without columns', [lines([])], { 'fields.0.fields': 'needs at least one field' }],
    [
      'columns of other types',
      [lines([{ key: 'a' }, { key: 'b', type: 'file' }, { key: 'c', type: 'group', fields: [number('d')] }])],
      {
        'fields.0.fields.1.type': 'A group cannot have fields of type file.',
        'fields.0.fields.2.type': 'of type group',
      },
    ],
    [
      'conditions of columns',
      [number('a'), lines([{ key: 'b', visible_when: { field_id: 'a', operator: 'is_null' } }])],
      { 'fields.1.fields.0.visible_when': 'always visible' },
    ],
    ['columns with the same key', [lines([{ key: 'a' }, { key: 'a' }])], { 'fields.0.fields.1.key': 'Another field' }],
    ['columns of a number', [number('a', { fields: [] })], { 'fields.0.fields': 'number has no fields' }],
    ['lines of a number', [number('a', { item_label: 'Item' })], { 'fields.0.item_label': 'number has no lines' }],
    [
      'limits in the wrong order',
      [lines([{ key: 'a' }], { validation: { min_items: 3, max_items: 2 } })],
      { 'fields.0.validation.max_items': 'Must not be less than min_items.' },
    ],
  ])('%s', (_, drafts, expected) => {
    const found = issuesOf(drafts) as Record<string, string[]>;

    expect(Object.fromEntries(Object.entries(found).map(([path, messages]) => [path, messages.join(' ')]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([path, message]) => [path, expect.stringContaining(message)])),
    );
  });

  it('and retain the ids of columns in the next version, unless their type changes', () => {
    const [current] = plan([lines([{ key: 'a' }, { key: 'b' }])]);
    const [a, b] = current?.fields ?? [];
    if (!current || !a || !b) throw new Error('no fields');

    const [next] = plan(
      [
        lines(
          [
            { id: b.id, key: 'b' },
            { id: a.id, key: 'a', type: 'money' },
          ],
          { id: current.id },
        ),
      ],
      [current],
    );

    expect(next?.id).toBe(current.id);
    expect(next?.fields?.map(({ id }) => id)).toEqual([b.id, expect.not.stringMatching(a.id)]);
  });
});
