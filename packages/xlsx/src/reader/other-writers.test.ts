import { join } from 'node:path';
import { readAll } from '../../test-support/read-all';
import { openWorkbook } from './open-workbook';

const folder = join(__dirname, '../../test-support/writers');

const values = {
  A: 'text:Zoë 数据 😀',
  B: 'text:  kept  ',
  C: 'number:-1234.5',
  D: 'number:0.25',
  E: 'boolean:true',
  F: 'date:2024-03-01',
  G: 'date:2024-03-01T08:30:15',
  H: 'date:08:30:00',
  I: 'error:#N/A',
  J: 'number:2',
  K: 'text:ab',
  L: 'text:plain bold',
  M: 'text:one\ntwo\ttab',
};
const notWorkedOut = { J: 'error:#NOT_CALCULATED!', K: 'error:#NOT_CALCULATED!' };

describe('a workbook of other programs', () => {
  it.each([
    ['libreoffice.xlsx', values],
    ['openpyxl.xlsx', { ...values, ...notWorkedOut }],
    ['xlsxwriter.xlsx', values],
    ['xlsxwriter-1904.xlsx', values],
  ])('has the same values: %s', async (file, cells) => {
    const reader = await openWorkbook(join(folder, file));

    expect(reader.sheets).toEqual([
      { name: 'Hidden', hidden: true },
      { name: 'Data', hidden: false },
    ]);
    expect((await reader.heading())?.cells).toHaveLength(13);
    expect(await readAll(reader, {})).toEqual([
      { row: 2, cells },
      { row: 4, cells: { A: 'text:after a gap' } },
      { row: 6, cells: { A: 'text:merged' } },
      { row: 7, cells: { D: 'boolean:false' } },
    ]);
    await reader.close();
  });
});
