import { spreadsheetColumns } from '@trackway/contracts';
import { AppError } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeOperationStore } from '../operations/fake-operation-store';
import { makeStartOperation } from '../operations/start-operation';
import { makeStartExport, type StartExport } from './start-export';

const NOW = new Date('2026-05-04T12:00:00Z');

function open() {
  const operations = new FakeOperationStore();
  const findUser = async () => ({ name: 'Bo', avatarUrl: '' });
  const startOperation = makeStartOperation({ operations, findUser, newId, clock: () => NOW });
  /** The filter `bad` is invalid. */
  const checkFilters = async (_: string, { filters }: { readonly filters: readonly unknown[] }) => {
    if (filters.includes('bad')) throw new AppError('invalid', 'validation_errors', 'The filter is invalid.');
  };
  const startExport = makeStartExport({ startOperation, checkFilters });
  const caller = aCaller();
  const start = (changes: Partial<StartExport> = {}, by = caller) =>
    startExport(by, { type: 'project', format: 'xlsx', filters: [], sorting: [], ...changes });
  const stored = async () => (await operations.page(caller.frameId, [], { page: 1, perPage: 10 })).operations;
  return { caller, operations, start, stored };
}

describe('an export', () => {
  it('is queued with all columns and the name of its type', async () => {
    const { operations, start, stored } = open();
    const operation = await start();

    expect(await stored()).toEqual([operation]);
    expect(operation).toMatchObject({
      action: 'export',
      type: 'project',
      status: 'pending',
      fileName: 'projects.xlsx',
    });
    expect(operation.options).toMatchObject({ columns: expect.arrayContaining(['project.name', 'project.tags']) });
    const actions = operations.events.map(({ event }) => (event.data as { action?: string }).action);
    expect(actions).toEqual([undefined, 'export.started']);
  });

  it('has the requested columns in their order, and the required ones', async () => {
    const { start } = open();
    const required = spreadsheetColumns.project.filter((column) => column.required).map(({ key }) => key);
    const { options } = await start({ columns: ['project.status', 'project.code', 'project.status'] });

    expect(required).not.toEqual([]);
    expect(options).toMatchObject({ columns: ['project.status', 'project.code', ...required] });
    expect((await start({ columns: [] })).options).toEqual((await start()).options);
    await expect(start({ columns: ['project.name', 'colour'] })).rejects.toMatchObject({ code: 'validation_errors' });
  });

  it.each([
    [{ fileName: 'Roofs' }, 'Roofs.xlsx'],
    [{ fileName: 'Roofs.XLSX' }, 'Roofs.XLSX'],
    [{ fileName: 'Roofs.xlsx', format: 'csv' }, 'Roofs.xlsx.csv'],
    [{ fileName: '', format: 'csv' }, 'projects.csv'],
    [{ type: 'answer_history' }, 'answer_history.xlsx'],
  ] as const)('with %j has the file name %s', async (changes, fileName) => {
    expect(await open().start(changes)).toMatchObject({ fileName });
  });

  it('is started once for a key', async () => {
    const { start, stored } = open();
    const key = { value: 'k', lifetimeMs: 1_000 };
    const [first, second] = [await start({ key }), await start({ key })];

    expect(second).toEqual(first);
    expect(await stored()).toHaveLength(1);
    await expect(start({ key, columns: ['project.name'] })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is not started with invalid filters', async () => {
    const { start, stored } = open();

    await expect(start({ filters: ['bad'] })).rejects.toMatchObject({ code: 'validation_errors' });
    expect(await stored()).toEqual([]);
  });

  it('is stored without characters that the database rejects', async () => {
    const { start } = open();
    const filter = (value: string) => ({ field: 'name', operator: 'equals', value: [value] });

    expect(await start({ filters: [filter('a\0\ud800')] })).toMatchObject({
      options: { filters: [filter('a\ufffd\ufffd')] },
    });
  });

  it('requires the scopes of its rows, and that of projects for filters', async () => {
    const { caller, start, stored } = open();
    const scopes = ['spreadsheets:write', 'forms:read'];
    const withoutProjects = { ...caller, scopes };

    await expect(start({}, { ...caller, scopes: [] })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(start({}, withoutProjects)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(start({ type: 'form_answer', filters: ['x'] }, withoutProjects)).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await stored()).toEqual([]);
  });
});

describe('an export of another type', () => {
  it.each([
    ['columns', { type: 'agent_execution', columns: ['id'] }],
    ['filters', { type: 'agent_execution', filters: ['x'] }],
    ['filter_groups', { type: 'project_execution', filterGroups: ['x'] }],
    ['template', { type: 'customer', template: 'only' }],
    ['view_id', { type: 'customer', viewId: 'x' }],
    ['sorting', { type: 'form_answer', sorting: ['x'] }],
  ] as const)('does not support %s', async (field, changes) => {
    const { start, stored } = open();
    const validation = { [field]: [expect.stringContaining(changes.type)] };

    await expect(start(changes)).rejects.toMatchObject({ details: { validation } });
    expect(await stored()).toEqual([]);
  });

  it('supports what its rows have', async () => {
    const { start, stored } = open();
    await start({ template: 'only', viewId: newId(), sorting: ['x'], filters: ['x'] });
    await start({ type: 'form_answer', filters: ['x'], filterGroups: ['x'] });
    await start({ type: 'agent_execution', columns: [] });

    expect(await stored()).toHaveLength(3);
  });
});
