import { growthRatio, MAX_GROWTH } from '@trackway/testkit';
import { planAnswers } from '../answers/plan-answers';
import type { FormField } from './field';
import { planFields } from './plan-fields';
import { readValue } from './read-value';
import { resolveFields } from './resolve-fields';

const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };

function field(overrides: Partial<FormField>): FormField {
  return { ...common, id: 'a', label: 'A', type: 'long_text', ...overrides };
}

const options = (count: number) => Array.from({ length: count }, (_, n) => ({ value: `v${n}`, label: `V ${n}` }));

/** Each field is visible if the previous one has an answer. */
function chain(count: number): FormField[] {
  return Array.from({ length: count }, (_, n) =>
    field({
      id: `f${n}`,
      visibleWhen: n === 0 ? null : { all: [{ field_id: `f${n - 1}`, operator: 'is_not_null' }] },
    }),
  );
}

describe('the time to check untrusted input grows in proportion to it', () => {
  it.each([
    ['choices', { type: 'multiple_choice', options: options(500) }, (n: number) => Array(n).fill('v1')],
    ['a text', { type: 'long_text' }, (n: number) => '工'.repeat(n)],
    ['an e-mail address', { type: 'email' }, (n: number) => `${'a.'.repeat(n)}@${'b.'.repeat(n)}`],
    ['a phone number', { type: 'phone' }, (n: number) => '+'.repeat(n)],
    ['a URL', { type: 'url' }, (n: number) => `http://${'a'.repeat(n)}`],
    ['a signature', { type: 'signature' }, (n: number) => `data:image/png;base64,iVBORw0KGgo${'A'.repeat(n)}=.`],
    ['a date', { type: 'date' }, (n: number) => '1'.repeat(n)],
    ['a time', { type: 'datetime' }, (n: number) => '2026-01-01T'.repeat(n)],
  ] as const)('%s', (_, overrides, inputOf) => {
    const checked = field(overrides as Partial<FormField>);

    expect(growthRatio<unknown>((value) => readValue(checked, value), inputOf, 20_000)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('conditions in a chain', () => {
    const plan = (fields: FormField[]) =>
      planAnswers(
        fields,
        new Map(),
        fields.map(({ id }) => ({ field_id: id, value: 'x' })),
      );

    expect(growthRatio(plan, chain, 250)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('fields of a form', () => {
    const drafts = (count: number) =>
      chain(count).map(({ id, visibleWhen, ...draft }) => ({ ...draft, key: id, visible_when: visibleWhen }));
    const plan = (fields: ReturnType<typeof drafts>) => planFields(fields, [], () => crypto.randomUUID());

    expect(growthRatio(plan, drafts, 250)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('lines whose results use each other and sums of all lines', () => {
    const columns = [
      field({ id: 'a', key: 'a', type: 'number' }),
      field({ id: 'b', key: 'b', type: 'calculated', expression: 'a * 2 / sum(lines.a)' }),
      field({ id: 'c', key: 'c', type: 'calculated', expression: 'b + average(lines.b) * count(lines.b)' }),
    ];
    const group = field({ id: 'lines', key: 'lines', type: 'group', itemLabel: null, fields: columns });
    const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ a: n + 0.1 }));

    const resolve = (value: ReturnType<typeof lines>) => resolveFields([group], new Map([['lines', value]]));
    expect(growthRatio(resolve, lines, 200)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('a long answer that many conditions compare', () => {
    const fields = (count: number) => [
      field({ id: 'long' }),
      ...Array.from({ length: count }, (_, n) =>
        field({ id: `f${n}`, visibleWhen: { all: [{ field_id: 'long', operator: 'contains', value: `${n}` }] } }),
      ),
    ];
    const text = 'é'.repeat(20_000);
    const plan = (all: FormField[]) => planAnswers(all, new Map(), [{ field_id: 'long', value: text }]);

    expect(growthRatio(plan, fields, 250)).toBeLessThanOrEqual(MAX_GROWTH);
  });
});

it('finds the fields whose visibility depends on themselves', () => {
  const drafts = [
    { key: 'a', visible_when: { field_id: 'b', operator: 'is_null' } },
    { key: 'b', visible_when: { field_id: 'a', operator: 'is_null' } },
    { key: 'before', visible_when: null },
    { key: 'after', visible_when: { field_id: 'a', operator: 'is_null' } },
    { key: 'own', visible_when: { field_id: 'own', operator: 'is_null' } },
    {
      key: 'both',
      visible_when: {
        any: [
          { field_id: 'own', operator: 'is_null' },
          { field_id: 'before', operator: 'is_null' },
        ],
      },
    },
  ] as const;
  const plan = () =>
    planFields(
      drafts.map((draft) => ({ label: 'A', type: 'number', ...draft })),
      [],
      () => crypto.randomUUID(),
    );

  expect(plan).toThrow(
    expect.objectContaining({
      details: {
        validation: Object.fromEntries([0, 1, 4].map((n) => [`fields.${n}.visible_when`, [expect.any(String)]])),
      },
    }),
  );
});

it('rejects a form with more conditions than one answer may evaluate', () => {
  const conditions = Array.from({ length: 20 }, () => ({ field_id: 'a', operator: 'is_null' }) as const);
  const drafts = Array.from(
    { length: 51 },
    () => ({ label: 'A', type: 'number', visible_when: { all: conditions } }) as const,
  );

  expect(() =>
    planFields([{ label: 'A', type: 'number', key: 'a' }, ...drafts], [], () => crypto.randomUUID()),
  ).toThrow('1000 conditions');
});
