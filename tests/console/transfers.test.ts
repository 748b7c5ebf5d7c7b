import { apiOf } from '../support/api';
import { consoleBrowser } from '../support/console';
import { eventually } from '../support/eventually';
import { workbook } from '../support/spreadsheets';

jest.setTimeout(120_000);

const ROWS = [
  ['Name', 'Worth'],
  ['Roof', 1000],
  ['', 2000],
  ['Wall', 3000],
];

describe('the import screen', () => {
  const { open } = consoleBrowser();

  it('checks a workbook, maps a heading, imports, shows the rejected row, and rolls back', async () => {
    const api = apiOf();
    const { page, complaints } = await open('/transfers', api);
    const file = await workbook(ROWS);
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from(await file.arrayBuffer());
    await dialog.getByLabel('File', { exact: true }).setInputFiles({ name: 'works.xlsx', mimeType, buffer });
    await dialog.getByRole('button', { name: 'Check first (dry run)' }).click();
    await dialog.getByText('created: 2').waitFor();
    await dialog.getByLabel('Worth').selectOption('project.budget');
    await dialog.getByRole('button', { name: 'Start import' }).click();

    await page.getByRole('heading', { name: 'works.xlsx' }).waitFor();
    const rejected = page.getByRole('region', { name: 'Rejected rows' }).first();
    await rejected.getByRole('cell', { name: '3', exact: true }).first().waitFor();
    const budgets = (await api.get('/projects')).body.projects.map((one: { budget: number }) => one.budget);
    expect(budgets.sort()).toHaveLength(2);
    expect(budgets.every((budget: number) => budget > 0)).toBe(true);

    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await eventually(async () => expect((await api.get('/projects')).body.meta.total).toBe(0));
    expect(complaints).toEqual([]);
  });
});
