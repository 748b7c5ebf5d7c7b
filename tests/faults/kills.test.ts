import { apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { ended, startImport, workbook } from '../support/spreadsheets';

const ROWS = 20_000;

async function manyProjects(): Promise<Blob> {
  const rows = Array.from({ length: ROWS }, (_, index) => [`K-${index}`, `Project ${index}`, index % 101, index]);
  return workbook([['Code', 'Name', 'Impact', 'Budget'], ...rows]);
}

describe('an import of 20,000 rows', () => {
  let file: Blob;

  beforeAll(async () => {
    file = await manyProjects();
  }, 60_000);

  it.each(['spreadsheets', 'projects'])(
    'creates every row once when %s is killed during the import',
    async (service) => {
      const api = apiOf();
      const id = await startImport(api, 'project', file);
      await eventually(async () => {
        const { body } = await api.get(`/spreadsheet-operations/${id}`);
        expect(body.spreadsheet_operation.processed_rows).toBeGreaterThan(2_000);
      });

      const before = await api.get(`/spreadsheet-operations/${id}`);
      killService(service);

      const operation = await eventually(() => ended(api, id, 1_000), 120_000);
      expect(before.body.spreadsheet_operation.status).toBe('processing');
      expect(operation).toMatchObject({
        status: 'completed',
        total_rows: ROWS,
        processed_rows: ROWS,
        errors_count: 0,
        metadata: { outcomes: { created: ROWS } },
      });
      expect((await api.get('/projects?perPage=1')).body.meta.total).toBe(ROWS);
      const last = await api.get(`/projects?filter[code]=K-${ROWS - 1}`);
      await eventually(async () => {
        const { body } = await api.get(`/projects/${last.body.projects[0].id}/history`);
        expect(body).toMatchObject({ meta: { total: 1 }, history: [{ action: 'project.created' }] });
      }, 60_000);
    },
    240_000,
  );
});
