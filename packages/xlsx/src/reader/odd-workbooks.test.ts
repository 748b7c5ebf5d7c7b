import { oddWorkbooks } from '../../test-support/odd-workbooks';
import { readAll } from '../../test-support/read-all';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { openWorkbook } from './open-workbook';

const files = new TemporaryFiles();
afterAll(() => files.remove());

describe('an unusual workbook', () => {
  it.each(oddWorkbooks())('is read: $name', async ({ make, names }) => {
    const reader = await openWorkbook(await files.write(make()));

    const heading = await reader.heading();
    const rows = await readAll(reader, {});
    await reader.close();

    expect(heading?.cells[0]?.value).toBe('Name');
    const first = rows.flatMap(({ row, cells }) => (cells['A'] === undefined ? [] : [[row, textOf(cells['A'])]]));
    expect(Object.fromEntries(first)).toEqual(names);
  });
});

/** Removes the prefix with the kind. */
function textOf(cell: string): string {
  return cell.slice(cell.indexOf(':') + 1);
}
