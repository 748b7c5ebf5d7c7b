import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkbook, WorkbookError } from '@trackway/xlsx';
import { storedZip } from './stored-zip';
import { archiveTarget } from './workbook-target';

const path = join(mkdtempSync(join(tmpdir(), 'fuzz-test-')), 'input.xlsx');

describe('the seeds of the workbook reader', () => {
  it('are a workbook that the reader accepts', async () => {
    const [seed] = archiveTarget().seeds;
    writeFileSync(path, seed ?? '');
    const reader = await openWorkbook(path);

    expect((await reader.heading())?.cells.map(({ value }) => value)).toEqual([' Name\r', 'In & out']);
    await reader.close();
  });

  it('are not accepted without their parts', async () => {
    writeFileSync(path, storedZip([{ name: 'a', content: Buffer.from('b') }]));

    await expect(openWorkbook(path)).rejects.toBeInstanceOf(WorkbookError);
  });
});
