import { openWorkbook, type RowBatch } from '@trackway/xlsx';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import { UnnamedColumns } from './unnamed-columns';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function open(content: string, keys: ReadonlyMap<number, string> = new Map([[0, 'project.name']])) {
  const reader = await openWorkbook(await files.write(content), { text: {} });
  const unnamed = new UnnamedColumns(await reader.heading(), { keys });
  return { reader, unnamed };
}

describe('cells below empty headings', () => {
  it('are counted by the letters of their column', async () => {
    const { reader, unnamed } = await open('Name,, ,Other\na,1,,x\nb,2,3,y\nc,,,z\nd, ,,\n');
    for await (const batch of reader.rows({ batchRows: 2 })) unnamed.count(batch);
    await reader.close();

    expect(unnamed.report()).toEqual([
      { column: 'B', cells: 2 },
      { column: 'C', cells: 1 },
    ]);
  });

  it('are not those of a mapped column', async () => {
    const keys = new Map([
      [0, 'project.name'],
      [1, 'project.code'],
    ]);
    const { reader, unnamed } = await open('Name,\na,1\n', keys);
    for await (const batch of reader.rows()) unnamed.count(batch);
    await reader.close();

    expect(unnamed.report()).toEqual([]);
  });

  it.each([0, 2, 3, 4, 2 ** 21 + 3])('are counted once if the import resumes after row %d', async (row) => {
    const { reader, unnamed } = await open('Name,\na,1\nb,2\nc,3\n');
    await unnamed.countUpTo(reader, row);
    for await (const batch of reader.rows({ afterRow: 2, batchRows: 1 })) unnamed.count(batch);
    await reader.close();

    expect(unnamed.report()).toEqual([{ column: 'B', cells: row === 0 ? 2 : 3 }]);
  });

  it('have the letters of columns after Z, and are reported for 100 columns at most', () => {
    const unnamed = new UnnamedColumns({ row: 1, cells: [] }, { keys: new Map() });
    const columnAt = (index: number) => {
      const bytes = Buffer.from('1');
      return { index, kinds: Uint8Array.of(1), bytes, ends: Uint32Array.of(1), ascii: true };
    };
    const columns = [0, 25, 26, 701, 702, ...Array.from({ length: 200 }, (_, n) => 1_000 + n)].map(columnAt);
    unnamed.count({ rows: Uint32Array.of(2), columns } satisfies Pick<RowBatch, 'rows' | 'columns'>);

    const letters = unnamed.report().map(({ column }) => column);
    expect(letters.slice(0, 5)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
    expect(letters).toHaveLength(100);
  });
});
