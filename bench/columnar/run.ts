// CPU of filters, sorts and groups of @trackway/columnar alone. `npm run bench -- columnar [rows] [rounds] [seed]`
import { createRequire } from 'node:module';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { randomFrom } from '../search/requests.ts';

const require = createRequire(import.meta.url);
const columnar = require('@trackway/columnar') as typeof import('@trackway/columnar');

const [rows = 1_000_000, rounds = 20, seed = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
const WORDS = ['roof', 'wall', 'door', 'garden', 'bridge', 'tunnel', 'station', 'tower'];
const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';

const amounts = new columnar.NumberColumn();
const kinds = new columnar.DictionaryColumn();
const titles = new columnar.SubstringColumn();
const names = new columnar.TextColumn();
for (let row = 0; row < rows; row += 1) {
  amounts.push(Math.floor(random() * 1_000_000));
  kinds.push(word());
  titles.push(`${word()} ${word()} ${row}`);
  names.push(`${word()} ${row}`);
}

const all = columnar.Bitmap.all(rows);
const table = {
  length: rows,
  size: rows,
  isLive: () => true,
  live: () => all,
  compareIds: (one: number, other: number) => one - other,
};
const ordering = () => new columnar.RowOrdering(table, [{ key: columnar.columnSortKey(names), sign: 1 }]);
const sorted = new columnar.SortedRows(table, ordering(), new columnar.SearchPriority());
const order = new columnar.SortOrder(table, ordering(), sorted, false);
const above = (value: number) => amounts.matching({ operator: 'greater_than', type: 'integer', values: [value] });
const containing = (part: string) => titles.matching({ operator: 'contains', type: 'text', values: [part] });
const scratch = new columnar.ScratchArrays();

const cases: Readonly<Record<string, () => unknown>> = {
  'numbers above, 50 %': () => above(500_000),
  'numbers above, 1 %': () => above(990_000),
  'numbers above, 50 %, and, count': () => above(500_000).and(all).count(),
  'text of a dictionary': () => kinds.matching({ operator: 'equals', type: 'text', values: ['roof'] }),
  'substring, 23 %': () => containing('roof'),
  'substring, one row': () => containing(` ${rows - 1}`),
  'page of 30 before the rows are sorted': () => order.slice(all, rows, 0, 30),
  'groups of numbers': () => {
    columnar.groupByNumbers(amounts, all, scratch);
    scratch.reset();
  },
};

function report(name: string, times: readonly number[]): void {
  const worst = Math.max(...times).toFixed(2);
  process.stdout.write(`${name.padEnd(42)}${median(times).toFixed(2).padStart(9)}${worst.padStart(9)}\n`);
}

function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

process.stdout.write(
  `${describeMachine()}\n${rows} rows, ${rounds} rounds\n\nCPU, ms${' '.repeat(35)}median   maximum\n`,
);
for (const [name, work] of Object.entries(cases)) {
  work();
  report(
    name,
    Array.from({ length: rounds }, () => timed(work)),
  );
}
await order.prepare();
report(
  'page of 30 of sorted rows',
  Array.from({ length: rounds }, () => timed(() => order.slice(all, rows, 0, 30))),
);
const megabytes = [amounts, kinds, titles, names, sorted].reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
process.stdout.write(`\ncolumns and order: ${megabytes.toFixed(1)} MB\n`);
