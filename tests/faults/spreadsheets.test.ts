import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { ended, readWorkbook, startImport, workbook } from '../support/spreadsheets';

const ROWS = 3_000;
const SERVICES = ['spreadsheets', 'projects'] as const;
/** Each round kills services during an import, during an export and during the rollback. */
const ROUNDS = Number(process.env['SPREADSHEET_KILLS'] ?? 2);
/** Maximum time of one job after a kill: the restart, which is delayed after each kill, and a lease. */
const TIMEOUT_MS = 120_000;

/** Random moments, which the test title contains. */
const moments = Array.from({ length: ROUNDS }, (_, index) => ({
  first: SERVICES[index % 2]!,
  second: SERVICES[(index + 1) % 2]!,
  afterRows: 500 + Math.floor(Math.random() * 1_000),
}));

async function processedRows(api: Api, id: string): Promise<number> {
  const { body } = await api.get(`/spreadsheet-operations/${id}`);
  return body.spreadsheet_operation.processed_rows;
}

async function exported(api: Api, interrupt: () => Promise<void>): Promise<unknown[][]> {
  const started = await api.send('POST', '/spreadsheet-operations/export/project', { columns: ['project.code'] });
  const { id } = started.body.spreadsheet_operation;
  await interrupt();
  const { status } = await ended(api, id, TIMEOUT_MS);
  expect(status).toBe('completed');
  return eventually(async () => {
    const response = await api.open(`/spreadsheet-operations/${id}/download`);
    return (await readWorkbook(await response.arrayBuffer())).map((row) => row.slice(0, 1));
  });
}

async function rolledBack(api: Api, id: string, interrupt: () => Promise<void>) {
  expect((await api.send('POST', `/spreadsheet-operations/${id}/rollback`)).status).toBe(200);
  const progress = async () =>
    (await api.get(`/spreadsheet-operations/${id}`)).body.spreadsheet_operation.metadata.rollback;
  await eventually(async () => expect((await progress()).removed).toBeGreaterThan(0), TIMEOUT_MS);
  await interrupt();
  return eventually(async () => {
    const rollback = await progress();
    expect(rollback.status).toBe('completed');
    return rollback;
  }, TIMEOUT_MS);
}

describe('an import with an export and a rollback, during which services are killed', () => {
  it.each(moments)(
    'stores each row once, and none after the rollback ($first after $afterRows rows, then $second)',
    async ({ first, second, afterRows }) => {
      const api = apiOf();
      const rows = Array.from({ length: ROWS }, (_, index) => [`K-${index}`, `Project ${index}`]);
      const id = await startImport(api, 'project', await workbook([['Code', 'Name'], ...rows]));
      await eventually(async () => expect(await processedRows(api, id)).toBeGreaterThan(afterRows), TIMEOUT_MS);

      await killService(first);

      const operation = await ended(api, id, TIMEOUT_MS);
      expect(operation).toMatchObject({
        status: 'completed',
        total_rows: ROWS,
        processed_rows: ROWS,
        errors_count: 0,
        metadata: { outcomes: { created: ROWS } },
      });
      await eventually(async () => {
        const last = await api.get(`/projects?filter[code]=K-${ROWS - 1}`);
        const { body } = await api.get(`/projects/${last.body.projects[0].id}/history`);
        expect(body).toMatchObject({ meta: { total: 1 }, history: [{ action: 'project.created' }] });
      }, TIMEOUT_MS);
      const codes = await exported(api, () => killService(second));
      expect(codes.slice(1).map(String).toSorted()).toEqual(rows.map(([code]) => String(code)).toSorted());
      const rollback = await rolledBack(api, id, () => killService(first));
      expect(rollback).toEqual({ status: 'completed', removed: ROWS, restored: 0, kept: 0 });
      await eventually(async () => expect((await api.get('/projects?perPage=1')).body.meta.total).toBe(0));
    },
    4 * TIMEOUT_MS,
  );
});
