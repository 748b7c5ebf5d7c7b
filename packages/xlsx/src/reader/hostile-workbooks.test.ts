import { hostileWorkbooks } from '../../test-support/hostile-workbooks';
import { readAll } from '../../test-support/read-all';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { sheetXml, textRows, workbookBytes, workbookEntries } from '../../test-support/workbook-bytes';
import { zipBytes } from '../../test-support/zip-bytes';
import { WorkbookError } from '../model/workbook-error';
import { inspectWorkbook } from './inspect-workbook';
import { openWorkbook } from './open-workbook';

// Thousands of files, possibly on a loaded host.
jest.setTimeout(30_000);

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function read(path: string): Promise<unknown> {
  const reader = await openWorkbook(path);
  try {
    return await readAll(reader);
  } finally {
    await reader.close();
  }
}

async function errorOf(work: Promise<unknown>): Promise<WorkbookError> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(WorkbookError);
  return error as WorkbookError;
}

describe('a hostile or invalid file', () => {
  it.each(hostileWorkbooks)('is rejected as $code: $name', async ({ code, at, make }) => {
    const path = await files.write(make());

    const error = await errorOf(read(path));

    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z"].{10,180}[.]$/);
    if (at === 'inspection') expect((await errorOf(inspectWorkbook(path))).code).toBe(code);
    else await expect(inspectWorkbook(path)).resolves.toHaveLength(1);
  });

  it('that is unusual but valid is read', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: sheetXml(textRows([['Name']])) };
    const backwards = workbookEntries({}).map((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') }));
    const odd = [
      workbookBytes({ entries: [{ ...sheet, trailing: Buffer.alloc(200_000, 1) }] }),
      workbookBytes({ entries: [{ ...sheet, localSize: 12_345 }] }),
      workbookBytes({ entries: [{ ...sheet, name: 'XL/Worksheets/SHEET1.XML' }], without: [sheet.name] }),
      zipBytes(workbookEntries({}).reverse(), 'a comment'),
      zipBytes(backwards),
      zipBytes([...workbookEntries({}), { name: 'xl/', content: '' }]),
    ];

    for (const bytes of odd)
      await expect(read(await files.write(bytes))).resolves.toContainEqual({ row: 1, cells: { A: 'text:Name' } });
  });

  it('that is too large is rejected before it is opened', async () => {
    const path = await files.write(workbookBytes());

    await expect(inspectWorkbook(path, { fileBytes: 500 })).rejects.toMatchObject({ code: 'too_large' });
    await expect(openWorkbook(path, { limits: { fileBytes: 500 } })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('that is truncated anywhere is rejected', async () => {
    const whole = workbookBytes({ strings: '<si><t>a</t></si>' });
    const codes = new Set<string>();

    for (let percent = 1; percent < 100; percent++) {
      const path = await files.write(whole.subarray(0, Math.floor((whole.length * percent) / 100)), 'cut.xlsx');
      codes.add((await errorOf(read(path))).code);
      codes.add((await errorOf(inspectWorkbook(path))).code);
    }

    expect([...codes].sort()).toEqual(['truncated']);
  });

  it.each([true, false])(
    'with random byte changes is read or rejected with a WorkbookError (stored: %s)',
    async (stored) => {
      const rows = textRows([
        ['Name', 'Note'],
        ['Ana', 'a &amp; b_x000D_'],
      ]);
      const entries = workbookEntries({ strings: '<si><r><t>a</t></r></si>', rows, formats: ['yyyy'] });
      const whole = zipBytes(entries.map((entry) => ({ ...entry, stored })));
      const random = randomNumbers(7);

      for (let round = 0; round < 125; round++) {
        const bytes = Buffer.from(whole);
        for (let change = 0; change <= random(4); change++) bytes[random(bytes.length)] = random(256);
        const path = await files.write(bytes, 'changed.xlsx');
        await read(path).catch((error: unknown) => expect(error).toBeInstanceOf(WorkbookError));
      }
    },
  );
});

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >>> 8) % below;
  };
}
