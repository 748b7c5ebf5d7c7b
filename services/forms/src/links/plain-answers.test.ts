import type { FormField } from '../fields/field';
import { readPlainSubmission } from './plain-answers';
import { enteredLines } from './plain-form';

const BODY = 'name=One&name=Two%0D%0Alines&key=k';

it('reads all values of a name in their order', () => {
  expect(readPlainSubmission(BODY, []).values).toEqual({ name: ['One', 'Two\nlines'], key: ['k'] });
});

it('reads the most values of one name in a fraction of a second', () => {
  const before = performance.now();

  const { values } = readPlainSubmission('name=&'.repeat(20_001), []);

  expect(values['name']).toHaveLength(20_000);
  expect(performance.now() - before).toBeLessThan(1_000);
});

it('counts the lines of each group by their names', () => {
  const names = ['a.0.x', 'a.2.x', 'b.1.x', 'c.x', 'd', 'e.1000.x', 'f.999.x', 'g.-1.x', '.0.x'];

  expect(Object.fromEntries(enteredLines(names))).toEqual({ a: 3, b: 2, f: 200, '': 1 });
});

it('reads the most members of the most groups in a fraction of a second', () => {
  const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  const groups = Array.from({ length: 500 }, (_, index): FormField => {
    return { ...common, id: `g${index}`, label: 'G', type: 'group', fields: [] };
  });
  const body = Array.from({ length: 20_000 }, (_, index) => `n${index}.0.x=1`).join('&');
  const before = performance.now();

  readPlainSubmission(body, groups);

  expect(performance.now() - before).toBeLessThan(1_000);
});
