import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportType } from '@trackway/contracts';
import { openWorkbook } from '@trackway/xlsx';
import { importTarget } from '../columns/import-target';
import { sampleColumns } from './sample-columns';
import { suggestMapping } from './suggest-mapping';

const MAX_WRONG = 0.05;
const folder = join(__dirname, '../../../test-support/exports');

interface Expected {
  readonly type: ImportType;
  readonly source: string | null;
  readonly columns: readonly (string | null)[];
}

const files = Object.entries(
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>,
);

async function suggest(name: string, type: ImportType) {
  const reader = await openWorkbook(join(folder, name), { text: {} });
  const result = suggestMapping(importTarget(type), await sampleColumns(reader), new Map());
  await reader.close();
  return result;
}

describe('exports of other systems', () => {
  it('are at least 60 files of projects, customers and contacts, and 16 of tasks', () => {
    const tasks = files.filter(([, { type }]) => type === 'task');
    expect(tasks.length).toBeGreaterThanOrEqual(16);
    expect(files.length - tasks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(files)('are recognized by their headings: %s', async (name, { type, source }) => {
    const found = (await suggest(name, type)).source;

    expect(found?.name ?? null).toBe(source);
    if (source !== null) expect(found?.type).toBe(type);
  });

  it.each([
    ['all types', files],
    ['tasks', files.filter(([, { type }]) => type === 'task')],
  ])(
    'of %s have at least 95 %% of their columns mapped correctly, and of those with a counterpart',
    async (_, some) => {
      const columns: { readonly expected: string | null; readonly found: string | null; readonly name: string }[] = [];
      for (const [file, { type, columns: expected }] of some) {
        const found = (await suggest(file, type)).columns;
        expect(found).toHaveLength(expected.length);
        for (const [index, { heading, suggestion }] of found.entries()) {
          columns.push({
            name: `${file}: ${heading}`,
            expected: expected[index] ?? null,
            found: suggestion?.key ?? null,
          });
        }
      }

      const withCounterpart = columns.filter(({ expected }) => expected !== null);
      for (const all of [columns, withCounterpart]) {
        const wrong = all.filter(({ expected, found }) => expected !== found);
        expect(wrong.length > all.length * MAX_WRONG ? wrong : []).toEqual([]);
      }
    },
  );
});
