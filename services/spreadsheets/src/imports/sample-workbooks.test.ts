import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkbook } from '@trackway/xlsx';
import { type ReadRow, readAll } from '../../../../packages/xlsx/test-support/read-all';

const folder = join(__dirname, '../../test-support/workbooks/samples');
const expected: Record<string, { rows: number; failed_rows: Record<string, string> }> = JSON.parse(
  readFileSync(join(folder, 'expected.json'), 'utf8'),
);

async function read(file: string): Promise<{ headings: string[]; rows: Map<number, ReadRow['cells']> }> {
  const reader = await openWorkbook(join(folder, file));
  const heading = await reader.heading();
  const rows = await readAll(reader, {});
  await reader.close();
  return {
    headings: heading?.cells.map(({ value }) => value) ?? [],
    rows: new Map(rows.map(({ row, cells }) => [row, cells])),
  };
}

describe('the sample workbooks', () => {
  it.each(Object.keys(expected))('%s has the rows that are expected', async (file) => {
    const { rows } = await read(file);
    const count = expected[file]!.rows;

    expect([...rows.keys()]).toEqual(Array.from({ length: count }, (_, index) => index + 2));
  });

  it('projects-2000.xlsx has the expected invalid rows', async () => {
    const { headings, rows } = await read('projects-2000.xlsx');
    const isInvalid: Record<string, (cells: ReadRow['cells'], row: number) => boolean> = {
      'project.name': (cells) => cells['B'] === undefined,
      'project.status': (cells) => /^text:(?!in-progress|paused|done|won|lost)/i.test(cells['D'] ?? ''),
      'project.impact': (cells) => cells['E']?.startsWith('text:') === true,
      'project.budget': (cells) => cells['F']?.startsWith('number:-') === true,
      'project.code': (cells, row) => cells['A'] === rows.get(row - 1)?.['A'],
    };

    expect(headings).toEqual([
      'Code',
      'Name',
      'Description',
      'Status',
      'Impact',
      'Budget',
      'Customer',
      'Contact',
      'Tags',
      'Groups',
    ]);
    for (const [row, column] of Object.entries(expected['projects-2000.xlsx']!.failed_rows)) {
      expect([row, column, isInvalid[column]?.(rows.get(Number(row)) ?? {}, Number(row))]).toEqual([row, column, true]);
    }
    expect(rows.get(2)?.['C']).toContain('\n');
  });

  it('contacts-500.xlsx has texts that look like formulas', async () => {
    const { headings, rows } = await read('contacts-500.xlsx');
    const texts = [...rows.values()].flatMap((cells) => Object.values(cells));

    expect(headings[0]).toBe('contact.name');
    expect(texts.some((text) => text.startsWith('text:='))).toBe(true);
    expect(texts.every((text) => text.startsWith('text:'))).toBe(true);
  });

  it('customers-300.xlsx has an unknown column', async () => {
    const { headings, rows } = await read('customers-300.xlsx');

    expect(headings).toEqual(['Name', 'Document', 'Parent', 'Phone', 'Internal remark']);
    expect(rows.get(2)).toMatchObject({ B: 'text:013000000000' });
  });
});
