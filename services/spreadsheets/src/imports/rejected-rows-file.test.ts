import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { openWorkbook } from '@trackway/xlsx';
import { readAll } from '../../../../packages/xlsx/test-support/read-all';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import { textRows, workbookBytes } from '../../../../packages/xlsx/test-support/workbook-bytes';
import { JobFailure } from '../jobs/job-errors';
import type { Operation } from '../operations/operation';
import type { RowError } from '../operations/operation-store';
import { importTarget } from './columns/import-target';
import { makeRejectedRowsFile } from './rejected-rows-file';

const files = new TemporaryFiles();
afterAll(() => files.remove());

const now = new Date('2026-03-01T12:00:00Z');
const rows = textRows([
  ['Name', 'Budget'],
  ['Roof', 'much'],
  ['Wall', '5'],
]);
const error: RowError = {
  id: 1,
  row: 2,
  column: 'project.budget',
  value: 'much',
  code: 'number',
  message: 'Must be a number.',
};
const options = { mode: 'create', matchBy: null, mapping: {}, sheet: null, createMissing: false, dryRun: false };

function anImport(changes: object = {}): Operation {
  const expiresAt = new Date('2026-03-02T12:00:00Z');
  const base = { id: newId(), frameId: newId(), action: 'import', type: 'project', options, status: 'completed' };
  return { ...base, lastRow: 3, expiresAt, ...changes } as unknown as Operation;
}

describe('the workbook of the rejected rows of an import', () => {
  let storage: FileBlobStore;
  let opened: number;
  let rejectedRowsFile: ReturnType<typeof makeRejectedRowsFile>;

  beforeEach(async () => {
    storage = new FileBlobStore(await files.path(newId()));
    opened = 0;
    rejectedRowsFile = makeRejectedRowsFile({
      storage,
      listErrorsAfter: async (_frameId, _id, after) => (after.id < error.id ? [error] : []),
      openSourceFile: async () => {
        opened += 1;
        return openWorkbook(await files.write(workbookBytes({ rows })));
      },
      findTarget: async () => importTarget('project'),
      clock: () => now,
    });
  });

  const signal = new AbortController().signal;

  async function contentOf(key: string) {
    const bytes = Buffer.concat(await Array.fromAsync(storage.read(key)));
    const reader = await openWorkbook(await files.write(bytes));
    const content = await readAll(reader, { afterRow: 1 });
    await reader.close();
    return content.map(({ cells }) => cells);
  }

  it('has the rejected rows with the labels of their columns in the reason', async () => {
    const { key, size } = await rejectedRowsFile(anImport(), signal);

    expect(await contentOf(key)).toEqual([{ A: 'text:Roof', B: 'text:much', C: 'text:Budget: Must be a number.' }]);
    expect(await storage.size(key)).toBe(size);
  });

  it('is created by the first request, and again after a retry of the import', async () => {
    const operation = anImport();

    const first = await rejectedRowsFile(operation, signal);
    const second = await rejectedRowsFile(operation, signal);
    expect([second, opened]).toEqual([first, 1]);

    const retried = await rejectedRowsFile(anImport({ id: operation.id, attempts: 2 }), signal);
    expect([retried.key === first.key, opened]).toEqual([false, 2]);
  });

  it.each([
    ['of an export is not found', { action: 'export' }, { kind: 'not_found' }],
    ['of an import that is in progress does not exist yet', { status: 'in_progress' }, { kind: 'conflict' }],
    ['is gone after the retention of its file', { expiresAt: now }, { kind: 'gone', code: 'file_expired' }],
  ])('%s', async (_what, changes, expected) => {
    await expect(rejectedRowsFile(anImport(changes), signal)).rejects.toMatchObject(expected);
    expect(opened).toBe(0);
  });

  it.each([
    ['file_expired', 'gone'],
    ['corrupt', 'invalid'],
  ])('is not stored if its source file cannot be read: %s', async (code, kind) => {
    const failing = makeRejectedRowsFile({
      storage,
      listErrorsAfter: async () => [error],
      openSourceFile: async () => Promise.reject(new JobFailure(code, 'The file cannot be read.')),
      findTarget: async () => importTarget('project'),
      clock: () => now,
    });

    await expect(failing(anImport(), signal)).rejects.toMatchObject({ kind, code });
    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });
});
