import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkbook } from '@trackway/xlsx';
import { importTarget } from '../columns/import-target';
import { makeConvertSourceCells } from '../convert-cells';
import { resolveMapping } from '../resolve-mapping';
import { rowsByPass } from '../rows-by-pass';
import { detectSource } from './detect-source';

const folder = join(__dirname, '../../../test-support/exports');
const target = importTarget('task');
const FIELDS = ['project', 'title', 'done', 'due_at', 'assignee'];

/** The rows that an import sends to the projects service. */
async function rowsOf(name: string): Promise<string[][]> {
  const reader = await openWorkbook(join(folder, name), { text: {} });
  const options = { mapping: {}, mode: 'create', matchBy: null, useSuggestions: true } as const;
  const operation = { options, metadata: {} } as unknown as Parameters<typeof resolveMapping>[2];
  const mapping = await resolveMapping(reader, target, operation, async () => new Map());
  const convert = makeConvertSourceCells({ target, options: {}, mapping, text: reader.text });
  const rows: string[][] = [];
  for await (const { rowNumbers, columns } of rowsByPass(
    { reader, target, mapping, convert, passes: undefined },
    1,
    100,
  )) {
    const byKey = new Map(columns.map(({ key, values }) => [key, values]));
    for (const index of rowNumbers.keys()) rows.push(FIELDS.map((field) => byKey.get(`task.${field}`)?.[index] ?? ''));
  }
  await reader.close();
  return rows;
}

describe('rows of tasks of other systems', () => {
  it('name their parent, or else the project of the system', async () => {
    expect(await rowsOf('tasks-asana-project.csv')).toEqual([
      ['Roof of the town hall', 'Order the tiles', 'true', '2026-03-14', 'ana@example.org'],
      ['Roof of the town hall', 'Measure, then cut', '', '2026-03-20', 'bo@example.com'],
      ['Paint façade', 'Call the owner', '', '', ''],
    ]);
    expect(await rowsOf('tasks-jira-cloud-all-fields.csv')).toEqual([
      ['SHOP-1', 'Order the tiles', 'true', '2026-03-14', 'ana@example.org'],
      ['SHOP-1', 'Measure, then cut', 'false', '2026-03-20', 'bo@example.com'],
      ['SHOP-2', 'Call the owner', 'false', '', ''],
    ]);
    expect(await rowsOf('tasks-linear-own-statuses.tsv')).toMatchObject([
      ['ENG-1', 'Write the migration', 'true', '2026-03-14', 'ana@example.org'],
      ['ENG-1', 'Test, then release', '', '2026-03-20', 'bo@example.com'],
      ['ENG-2', 'Announce it', '', '', ''],
    ]);
  });

  it('of checklists name their card, and are done if the item is complete', async () => {
    const card = '5b0c7c5e-0f0a-4c55-9b55-000000000000';
    const items = await rowsOf('tasks-trello-items.csv');

    expect(items.slice(0, 2)).toEqual([
      [card, 'Order the tiles', 'true', '2026-03-14T09:00:00', 'ana@example.org'],
      [card, 'Measure, then cut', 'false', '2026-03-20T09:00:00', 'bo@example.com'],
    ]);
    expect((await rowsOf('tasks-trello-power-up.csv')).map(([project, , done]) => [project, done])).toEqual([
      ['Roof of the town hall', 'true'],
      ['Roof of the town hall', 'false'],
      ['Paint façade', 'false'],
    ]);
  });

  it.each(readdirSync(folder).filter((name) => name.startsWith('tasks-')))(
    'have a project, a title and a known state in each row: %s',
    async (name) => {
      for (const [project, title, done] of await rowsOf(name)) {
        expect([project, title]).not.toContain('');
        expect(['', 'true', 'false']).toContain(done);
      }
    },
  );

  it('are recognized by the type of the import', () => {
    const headings = ['Summary', 'Issue key', 'Issue id', 'Issue Type', 'Status', 'Project key', 'Parent'];

    expect(detectSource(headings, 'task')?.title).toBe('Jira sub-tasks');
    expect(detectSource(headings, 'project')?.title).toBe('Jira');
    expect(detectSource(headings, 'contact')?.title).toBe('Jira');
  });
});
