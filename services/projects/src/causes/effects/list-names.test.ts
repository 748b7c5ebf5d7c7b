import type { FieldChange } from '@trackway/contracts';
import type { EffectRow } from '@trackway/postgres';
import { type NamedLabel, namesOfLists, withListIds } from './list-names';

const THEN = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-05T12:00:00Z');

const row = (...changes: FieldChange[]) => ({ changes, happened_at: THEN }) as unknown as EffectRow;
const tag = (id: string, name: string, updatedAt = THEN): NamedLabel => ({ list: 'tags', id, name, updatedAt });
const named = { field: 'tags', from: ['old'], to: ['new'] };

describe('the names of groups and tags that an import has changed', () => {
  it('are found in entries', () => {
    const budget = { field: 'budget', from: 1, to: 2 };

    expect(namesOfLists([row(budget, named), row({ field: 'groups', from: [], to: ['new', 'G'] })])).toEqual([
      ...['old', 'new', 'G'],
    ]);
  });

  it('are replaced by ids', () => {
    const labels = [tag('1', 'old'), tag('2', 'new'), { ...tag('3', 'new'), list: 'groups' as const }];
    const budget = { field: 'budget', from: 1, to: 2 };

    expect(withListIds(row(budget, named), labels).changes).toEqual([
      budget,
      { field: 'tag_ids', from: ['1'], to: ['2'] },
    ]);
  });

  it.each([
    ['is unknown', [tag('1', 'old')]],
    ['is that of several tags', [tag('1', 'old'), tag('2', 'new'), tag('3', 'new')]],
    ['is that of a tag that was changed since', [tag('1', 'old'), tag('2', 'new', LATER)]],
  ])('stay if one %s', (_, labels) => {
    expect(withListIds(row(named), labels).changes).toEqual([named]);
  });
});
