import { operationOf } from './operation-files';

const id = '01938b5e-0000-7000-8000-00000000d3a0';

it.each([`imports/${id}.xlsx`, `exports/${id}.csv`, `errors/${id}-5.xlsx`, `imports/${id}.xlsx.1.part`])(
  'finds the operation of %s',
  (key) => expect(operationOf(key)).toBe(id),
);

it.each([`others/${id}.xlsx`, 'imports/readme.txt', `imports/${id}`])('finds no operation for %s', (key) =>
  expect(operationOf(key)).toBeUndefined(),
);
