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

describe('an export whose owner goes away after more time than it may be away', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: 20 }));
  afterEach(() => void jest.useRealTimers());

  /** Each try of the owner takes six minutes, gives so many rows and goes away; the one after them gives all. */
  async function run(rowsOfTries: readonly number[]): Promise<boolean> {
    let [tries, completed] = [0, false];
    async function* stream() {
      const rows = rowsOfTries[tries] ?? 2;
      tries += 1;
      yield heading;
      jest.setSystemTime(Date.now() + 6 * MINUTE_MS);
      for (let row = 0; row < rows; row += 1) yield part;
      if (tries > rowsOfTries.length) return;
      throw unavailable('projects');
    }
    const operations = {
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
    const deps = { operations, storage, rowStream: { stream }, clock: () => new Date(), logger };
    await makeRunExport(deps as never)(operation, claim, new AbortController().signal);
    return completed;
  }

  it('begins anew where it had got on', async () => {
    expect(await run([1])).toBe(true);
  });

  it('fails where it gets no further than before', async () => {
    await expect(run([1, 1])).rejects.toMatchObject({ code: 'owner_away' });
  });
});
