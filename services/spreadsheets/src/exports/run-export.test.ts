import { unavailable } from '@trackway/errors';
import { createLogger } from '@trackway/runtime';
import type { ExportOperation } from '../operations/operation';
import { makeRunExport } from './run-export';

const MINUTE_MS = 60_000;
const logger = createLogger({ service: 'test', level: 'silent' });
const claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
const operation = { id: 'operation', options: { format: 'csv' } } as ExportOperation;
const part = { total: 2, rows: 1, columns: [{ values: ['Roof'], kinds: Uint8Array.of(1) }] };
const heading = { sheet: 'Projects', columns: [{ heading: 'Name' }] };

describe('an export whose source service becomes unavailable after more than the retry limit', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: 20 }));
  afterEach(() => void jest.useRealTimers());

  /** Each attempt takes six minutes, yields that many rows and fails. The attempt after them yields all rows. */
  async function run(rowsOfAttempts: readonly number[]): Promise<boolean> {
    let [attempts, completed] = [0, false];
    async function* stream() {
      const rows = rowsOfAttempts[attempts] ?? 2;
      attempts += 1;
      yield heading;
      jest.setSystemTime(Date.now() + 6 * MINUTE_MS);
      for (let row = 0; row < rows; row += 1) yield part;
      if (attempts > rowsOfAttempts.length) return;
      throw unavailable('projects');
    }
    const jobs = {
      setTotal: async () => undefined,
      setProcessed: async () => undefined,
      complete: async () => {
        completed = true;
      },
    };
    const storage = {
      put: async (_key: string, content: AsyncIterable<unknown>) => {
        for await (const chunk of content) void chunk;
      },
    };
    const deps = { jobs, storage, rowStream: { stream }, clock: () => new Date(), logger };
    await makeRunExport(deps as never)(operation, claim, new AbortController().signal);
    return completed;
  }

  it('starts again if the attempt made progress', async () => {
    expect(await run([1])).toBe(true);
  });

  it('fails if the attempt made no progress', async () => {
    await expect(run([1, 1])).rejects.toMatchObject({ code: 'owner_away' });
  });
});

describe('an export to XLSX', () => {
  it.each([
    ['names the number of texts that were cut', 'x'.repeat(40_000), [{ cut_texts: 1 }]],
    ['adds nothing if all texts are complete', 'Roof', []],
  ])('%s', async (_, text, expected) => {
    const added: object[] = [];
    async function* stream() {
      yield heading;
      yield { ...part, total: 1, columns: [{ values: [text], kinds: Uint8Array.of(1) }] };
    }
    const jobs = {
      setTotal: async () => undefined,
      setProcessed: async () => undefined,
      complete: async () => undefined,
      addMetadata: async (_claim: object, metadata: object) => void added.push(metadata),
    };
    const storage = {
      put: async (_key: string, content: AsyncIterable<unknown>) => {
        for await (const chunk of content) void chunk;
      },
    };
    const xlsx = { ...operation, options: { format: 'xlsx' } } as ExportOperation;
    const deps = { jobs, storage, rowStream: { stream }, clock: () => new Date(), logger };

    await makeRunExport(deps as never)(xlsx, claim, new AbortController().signal);
    expect(added).toEqual(expected);
  });
});
