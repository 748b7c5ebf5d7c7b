import { importTypes } from '@trackway/contracts';
import { cellKinds } from '@trackway/xlsx';
import { Workbook, type Worksheet } from 'exceljs';
import { mapColumns } from '../column-mapping';
import { importTarget } from '../columns/import-target';
import { importTemplate } from './import-template';

const headingsOf = (sheet: Worksheet | undefined) => ((sheet?.getRow(1).values ?? []) as string[]).slice(1);

describe('the template of an import', () => {
  it.each(importTypes)('for %s has only recognized headings, and explains each', async (type) => {
    const book = new Workbook();
    await book.xlsx.load(Uint8Array.from(await importTemplate(importTarget(type))).buffer);
    const [data, help] = book.worksheets;
    const headings = headingsOf(data);

    const cells = headings.map((value, column) => ({ column, kind: cellKinds.text, value }));
    const mapping = mapColumns(importTarget(type), { row: 1, cells }, { mapping: {}, mode: 'create', matchBy: null });

    expect(mapping.unknown).toEqual([]);
    expect(mapping.keys.size).toBe(headings.length);
    expect(help?.rowCount).toBe(headings.length + 1);
    expect(help?.getColumn(5).values.slice(2)).not.toContain('');
  });

  it('offers lists of allowed values', async () => {
    const book = new Workbook();
    await book.xlsx.load(Uint8Array.from(await importTemplate(importTarget('project'))).buffer);
    const [data] = book.worksheets;
    const status = headingsOf(data).indexOf('Status');

    expect(data?.getCell(2, status + 1).dataValidation).toMatchObject({
      type: 'list',
      formulae: ['"in-progress,completed,cancelled,paused"'],
    });
  });
});
