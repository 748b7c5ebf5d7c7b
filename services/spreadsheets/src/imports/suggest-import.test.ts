import { join } from 'node:path';
import { aCaller } from '@trackway/testkit';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import { textRows, workbookBytes } from '../../../../packages/xlsx/test-support/workbook-bytes';
import { importTarget } from './columns/import-target';
import { type ImportSuggestion, makeSuggestImport } from './suggest-import';
import type { LearnedMapping } from './suggestions/suggestion';

const XLSX = join(__dirname, '..', '..', '..', '..', 'packages', 'xlsx');
const thread = {
  file: join(XLSX, 'src', 'worker', 'workbook-thread.ts'),
  execArgv: ['--require', join(XLSX, 'test-support', 'run-typescript.cjs')],
};
const files = new TemporaryFiles();
afterAll(() => files.remove());

const caller = aCaller();
const rows = [
  ['Name', 'Colour'],
  ['Roof', 'red'],
  ['Wall', 'blue'],
];

describe('the suggestion for the columns of a file', () => {
  let learned: Map<string, LearnedMapping>;

  beforeEach(() => {
    learned = new Map();
  });

  async function suggest(name: string, bytes: Buffer) {
    const suggestImport = makeSuggestImport({
      learned: {
        find: async (frameId, scope) => learned.get(`${frameId}/${scope}`) ?? new Map(),
        record: () => Promise.reject(new Error('A suggestion stores nothing.')),
      },
      thread,
    });
    const file = { name, path: await files.write(bytes) } as unknown as Parameters<typeof suggestImport>[1]['file'];
    const signal = new AbortController().signal;
    return suggestImport(caller, { target: importTarget('project'), options: { sheet: null }, file, signal });
  }

  const mappedOf = ({ columns }: Pick<ImportSuggestion, 'columns'>) =>
    Object.fromEntries(columns.map(({ heading, suggestion }) => [heading, suggestion?.key]));

  it('maps headings, and has the number of rows', async () => {
    const suggested = await suggest('rows.xlsx', workbookBytes({ rows: textRows(rows) }));

    expect([suggested.rows, suggested.text]).toEqual([2, undefined]);
    expect(mappedOf(suggested)).toEqual({ Name: 'project.name', Colour: undefined });
  });

  it('of a text file has its separator', async () => {
    const suggested = await suggest('rows.csv', Buffer.from(rows.map((cells) => cells.join(';')).join('\n')));

    expect(suggested.text).toMatchObject({ separator: 'semicolon' });
    expect(mappedOf(suggested)).toMatchObject({ Name: 'project.name' });
  });

  it('uses what earlier imports of the frame mapped', async () => {
    learned.set(`${caller.frameId}/project`, new Map([['colour', 'project.description']]));

    const suggested = await suggest('rows.xlsx', workbookBytes({ rows: textRows(rows) }));

    expect(mappedOf(suggested)).toMatchObject({ Colour: 'project.description' });
  });

  it('of a file that is no workbook is rejected with the reason', async () => {
    const suggesting = suggest('rows.xlsx', Buffer.from('no workbook'));

    await expect(suggesting).rejects.toMatchObject({
      kind: 'invalid',
      details: { validation: { file: [expect.any(String)] } },
    });
  });
});
