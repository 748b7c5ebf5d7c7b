import { join } from 'node:path';
import { hostileWorkbooks } from '../../test-support/hostile-workbooks';
import { readAll } from '../../test-support/read-all';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { textRows, workbookBytes } from '../../test-support/workbook-bytes';
import { openWorkbook } from '../reader/open-workbook';
import { type OpenInWorkerOptions, openWorkbookInWorker } from './open-workbook-in-worker';

jest.setTimeout(30_000);

const files = new TemporaryFiles();
afterAll(() => files.remove());

const thread = {
  file: join(__dirname, 'workbook-thread.ts'),
  execArgv: ['--require', join(__dirname, '../../test-support/run-typescript.cjs')],
};
const open = (path: string, options: OpenInWorkerOptions = {}) => openWorkbookInWorker(path, { thread, ...options });

const manyRows = (count: number) =>
  workbookBytes({
    rows: Array.from({ length: count }, (_, index) => `<row><c><v>${index}</v></c><c t="s"><v>0</v></c></row>`).join(
      '',
    ),
    strings: '<si><t>é</t></si>',
  });

describe('a workbook read in a thread', () => {
  it('has the same result as in this thread', async () => {
    const path = await files.write(manyRows(30_000));
    const [here, there] = [await openWorkbook(path), await open(path)];

    expect(there.sheets).toEqual(here.sheets);
    expect(there.sheet).toEqual(here.sheet);
    expect(await there.heading()).toEqual(await here.heading());
    expect(await there.estimateRows()).toEqual(await here.estimateRows());
    expect(await readAll(there, { afterRow: 700, batchRows: 512 })).toEqual(await readAll(here, { afterRow: 700 }));
    await Promise.all([here.close(), there.close()]);
  });

  it('can be read again after an incomplete iteration', async () => {
    const reader = await open(await files.write(manyRows(20_000)));

    for await (const { rows } of reader.rows({ batchRows: 100 })) if (rows[0]! > 1_000) break;

    expect(await readAll(reader)).toHaveLength(20_000);
    await reader.close();
  });

  it('fails with the same errors', async () => {
    for (const name of ['a CSV file', 'a bomb that declares a small size', 'column XFE']) {
      const { code, make } = hostileWorkbooks.find((workbook) => workbook.name === name)!;
      const path = await files.write(make());
      const read = async () => {
        const reader = await open(path);
        try {
          await readAll(reader);
        } finally {
          await reader.close();
        }
      };

      await expect(read()).rejects.toMatchObject({ name: 'WorkbookError', code });
    }
  });

  it('stops at once when it is cancelled', async () => {
    const abort = new AbortController();
    const reader = await open(await files.write(manyRows(200_000)), { signal: abort.signal });
    const rows = reader.rows({ batchRows: 100 })[Symbol.asyncIterator]();
    await rows.next();

    abort.abort();

    await expect(readAll(reader)).rejects.toMatchObject({ code: 'cancelled' });
    await expect(open('unread.xlsx', { signal: abort.signal })).rejects.toMatchObject({ code: 'cancelled' });
    await reader.close();
  });

  it('fails if the thread exceeds its deadline', async () => {
    const reader = await open(await files.write(manyRows(10)), { deadlineMs: 10_000 });
    await reader.close();

    await expect(open(await files.write(manyRows(10)), { deadlineMs: 1 })).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('fails if the thread terminates', async () => {
    const file = await files.write('process.exit(3);', 'ends.cjs');
    const outOfMemory = await files.write('const all = []; for (;;) all.push(new Array(1e5).fill(0.5));', 'large.cjs');

    await expect(open('any', { thread: { file } })).rejects.toMatchObject({ code: 'reader_failed' });
    await expect(open('any', { thread: { file: outOfMemory } })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('rejects calls after it was closed', async () => {
    const reader = await open(await files.write(workbookBytes({ rows: textRows([['Name'], ['Ana']]) })));

    await reader.close();
    await reader.close();

    await expect(reader.heading()).rejects.toMatchObject({ code: 'cancelled' });
  });
});
