import { unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller, quietLogger } from '@trackway/testkit';
import { anImport } from '../jobs/an-import';
import { makeReadOperation } from '../operations/change-operation';
import { FakeOperationStore } from '../operations/fake-operation-store';
import type { Operation } from '../operations/operation';
import { makeRequestRollback } from './request-rollback';
import type { RollbackJobStore, RollbackProgress, UnchangedRecord } from './rollback';
import { makeRunRollback, type RolledBackBatch } from './run-rollback';

const NOW = new Date('2026-01-10T12:00:00.000Z');
const SIX_MINUTES_MS = 6 * 60_000;
const EXPIRES = new Date('2026-02-01T00:00:00.000Z');

async function setUp(fields: Partial<Operation> = {}, isRunning = false) {
  const operations = new FakeOperationStore();
  const caller = aCaller();
  const ended = { ...anImport(newId(), caller.frameId), status: 'completed', expiresAt: EXPIRES } as const;
  const operation = { ...ended, ...fields } as Operation;
  operations.put(operation);
  const requested: string[] = [];
  const request = makeRequestRollback({
    readOperation: makeReadOperation({ operations }),
    rollbacks: {
      request: async (_caller, { id }) => {
        if (!isRunning) requested.push(id);
        return !isRunning;
      },
    },
    clock: () => NOW,
  });
  return { caller, operation, requested, request };
}

describe('a request for a rollback', () => {
  it.each(['completed', 'failed'] as const)('queues it for an import that is %s', async (status) => {
    const { caller, operation, requested, request } = await setUp({ status });

    expect(await request(caller, operation.id)).toEqual(operation);
    expect(requested).toEqual([operation.id]);
  });

  it.each<[string, Partial<Operation>]>([
    ['Only imports can be rolled back.', { action: 'export' }],
    ['A dry run changed nothing', { options: { ...anImport('', '').options, dryRun: true } }],
    ['The import is still running.', { status: 'processing' }],
    ['can be rolled back for 30 days.', { expiresAt: NOW }],
  ])('is rejected: %s', async (message, fields) => {
    const { caller, operation, requested, request } = await setUp(fields);

    await expect(request(caller, operation.id)).rejects.toThrow(message);
    expect(requested).toEqual([]);
  });

  it('is rejected if a retry of the import has started meanwhile', async () => {
    const { caller, operation, request } = await setUp({}, true);

    await expect(request(caller, operation.id)).rejects.toThrow('The import is still running.');
  });

  it('requires the scopes of the import, and its tenant', async () => {
    const { caller, operation, request } = await setUp();
    const reader = { ...caller, scopes: ['spreadsheets:write', 'projects:read'] };

    await expect(request(reader, operation.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(request(aCaller(), operation.id)).rejects.toMatchObject({
      code: 'spreadsheet_operation_model_not_found',
    });
  });
});

describe('a rollback', () => {
  const operation = anImport('operation', 'frame');
  const claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
  const unchanged: UnchangedRecord = { row: 2, kind: 'project', id: 'p', reason: 'It was changed.' };
  const batches: readonly RolledBackBatch[] = [
    { restored: 2, removed: 1, unchanged: [unchanged] },
    { restored: 0, removed: 3, unchanged: [] },
  ];

  /** Runs a rollback. Its first attempt fails after a batch with `failure`. */
  async function run(failure?: Error, signal = new AbortController().signal) {
    let attempts = 0;
    let progress: RollbackProgress | undefined;
    let stored: UnchangedRecord[] = [];
    const jobs: Pick<RollbackJobStore, 'begin' | 'store'> = {
      begin: async () => {
        stored = [];
      },
      store: async (_claim, reached, records) => {
        progress = reached;
        stored.push(...records);
      },
    };
    async function* rollBackRows() {
      attempts += 1;
      for (const batch of batches) {
        yield batch;
        if (failure && attempts === 1) throw failure;
      }
    }
    const deps = { jobs: jobs as RollbackJobStore, rollBackRows, logger: quietLogger() };
    await makeRunRollback(deps)(operation, claim, signal);
    return { progress, stored, attempts };
  }

  it('counts the records of all batches', async () => {
    expect(await run()).toEqual({
      progress: { status: 'completed', restored: 2, removed: 4, kept: 1 },
      stored: [unchanged],
      attempts: 1,
    });
  });

  it('starts again if a service becomes unavailable, and counts nothing twice', async () => {
    expect(await run(unavailable('projects'))).toEqual({
      progress: { status: 'completed', restored: 2, removed: 4, kept: 1 },
      stored: [unchanged],
      attempts: 2,
    });
  });

  it('is not completed after it was stopped', async () => {
    await expect(run(undefined, AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
  });

  describe('of a service that stays unavailable', () => {
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: 20 }));
    afterEach(() => void jest.useRealTimers());

    it('fails after the time limit, although each attempt repeats the batches of earlier ones', async () => {
      let attempts = 0;
      async function* rollBackRows() {
        attempts += 1;
        if (attempts > 10) return;
        jest.setSystemTime(Date.now() + SIX_MINUTES_MS);
        yield batches[0] as RolledBackBatch;
        throw unavailable('projects');
      }
      const jobs: Pick<RollbackJobStore, 'begin' | 'store'> = {
        begin: async () => undefined,
        store: async () => undefined,
      };
      const run = makeRunRollback({ jobs: jobs as RollbackJobStore, rollBackRows, logger: quietLogger() });

      await expect(run(operation, claim, new AbortController().signal)).rejects.toMatchObject({ code: 'owner_away' });
      expect(attempts).toBe(2);
    });
  });
});
