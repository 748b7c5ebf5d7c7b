import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeStartExport } from '../exports/start-export';
import { makeCancelOperation, makeReadOperation, makeRetryOperation } from './change-operation';
import { FakeOperationStore } from './fake-operation-store';
import { startKeyOf } from './start-key';
import { makeStartOperation } from './start-operation';

const NOW = new Date('2026-01-10T12:00:00.000Z');
const DAY_MS = 86_400_000;
const EXPORT = { type: 'customer', filters: [], sorting: [], format: 'xlsx' } as const;

function setUp() {
  const operations = new FakeOperationStore();
  const checked: string[] = [];
  let now = NOW;
  const clock = () => now;
  const findUser = async () => ({ name: 'Bo', avatarUrl: '/bo' });
  const startOperation = makeStartOperation({ operations, findUser, newId, clock });
  return {
    operations,
    checked,
    caller: aCaller(),
    start: makeStartExport({ startOperation, checkFilters: async (type) => void checked.push(type) }),
    read: makeReadOperation({ operations }),
    cancel: makeCancelOperation({ operations, clock }),
    retry: makeRetryOperation({ operations, clock }),
    later: (ms: number) => {
      now = new Date(NOW.getTime() + ms);
    },
    actions: () =>
      operations.events
        .map(({ event }) => event)
        .filter(({ type }) => type === 'audit.line_recorded.v1')
        .map(({ data }) => (data as { action: string }).action),
  };
}

describe('an export', () => {
  it('is queued with all columns, its initiator and an entry in the audit log', async () => {
    const { caller, start, operations, checked, actions } = setUp();
    const operation = await start(caller, EXPORT);

    expect(operation).toMatchObject({
      action: 'export',
      status: 'pending',
      fileName: 'customers.xlsx',
      initiator: { type: 'user', id: caller.id, name: 'Bo', scopes: ['*'] },
      expiresAt: new Date(NOW.getTime() + 30 * DAY_MS),
    });
    expect(operation.options).toMatchObject({ columns: expect.arrayContaining(['customer.name', 'customer.email']) });
    expect(operations.events.map(({ event }) => event.type)).toContain('spreadsheets.operation_queued.v1');
    expect([checked, actions()]).toEqual([['customer'], ['export.started']]);
  });

  it('has the chosen columns and the required ones, and a name with its extension', async () => {
    const { caller, start } = setUp();
    const chosen = {
      ...EXPORT,
      columns: ['customer.email', 'customer.email'],
      format: 'csv',
      fileName: 'Kunden',
    } as const;
    const { options, fileName } = await start(caller, chosen);

    expect(options).toMatchObject({ columns: ['customer.email', 'customer.name'] });
    expect([fileName, (await start(caller, { ...chosen, fileName: 'a.CSV' })).fileName]).toEqual([
      'Kunden.csv',
      'a.CSV',
    ]);
  });

  it.each([
    ['columns', { columns: ['customer.colour'] }],
    ['template', { template: 'only' }],
    ['view_id', { viewId: newId() }],
    ['columns', { type: 'agent_execution', columns: ['agent_execution.id'] }],
    ['filters', { type: 'agent_execution', filters: [{}] }],
    ['sorting', { type: 'form_answer', sorting: [{}] }],
  ] as const)('names %s that its type does not support: %j', async (field, request) => {
    const { caller, start } = setUp();
    const started = start(caller, { ...EXPORT, ...request } as Parameters<typeof start>[1]);

    await expect(started).rejects.toMatchObject({ details: { validation: { [field]: [expect.any(String)] } } });
  });

  it.each([
    ['spreadsheets:write', ['projects:read'], EXPORT],
    ['projects:read', ['spreadsheets:write'], EXPORT],
    ['forms:read', ['spreadsheets:write', 'projects:read'], { ...EXPORT, type: 'form_answer' }],
    ['projects:read', ['spreadsheets:write', 'forms:read'], { ...EXPORT, type: 'form_answer', filters: [{}] }],
  ] as const)('requires %s beside %j', async (scope, scopes, request) => {
    const { start } = setUp();

    await expect(start(aCaller({ scopes }), request)).rejects.toMatchObject({
      details: { extra: { required_scope: scope } },
    });
  });

  it('is started once for a key of a user, for a day, and another request with the key is rejected', async () => {
    const { caller, start, later } = setUp();
    const key = startKeyOf(caller, 'nightly');
    const [one, two] = [await start(caller, { ...EXPORT, key }), await start(caller, { ...EXPORT, key })];

    expect(two.id).toBe(one.id);
    const other = { ...EXPORT, key, format: 'csv' } as const;
    await expect(start(caller, other)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const byAnother = await start(caller, { ...EXPORT, key: startKeyOf(aCaller(), 'nightly') });
    later(DAY_MS);
    const nextNight = await start(caller, { ...EXPORT, key });
    expect(new Set([one.id, byAnother.id, nextNight.id]).size).toBe(3);
  });
});

describe('an operation', () => {
  it('is cancelled and retried once, with entries in the audit log', async () => {
    const { caller, start, cancel, retry, read, actions } = setUp();
    const { id } = await start(caller, EXPORT);

    expect(await cancel(caller, id)).toMatchObject({ status: 'failed', metadata: { cancelled: true } });
    await expect(cancel(caller, id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await retry(caller, id)).metadata).not.toHaveProperty('cancelled');
    await expect(retry(caller, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(caller.frameId, id)).toMatchObject({ status: 'pending' });
    expect(actions()).toEqual(['export.started', 'export.cancelled', 'export.retried']);
  });

  it('that is running ends after its batch', async () => {
    const { caller, start, cancel, operations } = setUp();
    const operation = await start(caller, EXPORT);
    operations.put({ ...operation, status: 'processing' });

    expect(await cancel(caller, operation.id)).toMatchObject({ status: 'processing', cancelRequested: true });
  });

  it('of another tenant is not found', async () => {
    const { caller, start, cancel, retry, read } = setUp();
    const { id } = await start(caller, EXPORT);
    const notFound = { code: 'spreadsheet_operation_model_not_found' };

    await expect(read(newId(), id)).rejects.toMatchObject(notFound);
    await expect(cancel(aCaller(), id)).rejects.toMatchObject(notFound);
    await expect(retry(aCaller(), id)).rejects.toMatchObject(notFound);
  });
});
