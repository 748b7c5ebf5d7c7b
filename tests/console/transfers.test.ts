import type { Route } from 'playwright-core';
import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, useToken, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { importAll, workbook } from '../support/spreadsheets';

jest.setTimeout(120_000);

const ROWS = [
  ['Name', 'Worth'],
  ['Roof', 1000],
  ['', 2000],
  ['Wall', 3000],
];

describe('the import screen', () => {
  const { open } = consoleBrowser();

  it('checks and imports a workbook with a mapped heading, shows the rejected row, and rolls back', async () => {
    const api = apiOf();
    const { page, errors } = await open('/transfers', api);
    const file = await workbook(ROWS);
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from(await file.arrayBuffer());
    await dialog.getByLabel('File', { exact: true }).setInputFiles({ name: 'works.xlsx', mimeType, buffer });
    await dialog.getByRole('button', { name: 'Check first (dry run)' }).click();
    await dialog.getByText('Created: 2').waitFor();
    await dialog.getByLabel('Worth').selectOption('project.budget');
    await dialog.getByRole('button', { name: 'Start import' }).click();

    await page.getByRole('heading', { name: 'works.xlsx' }).waitFor();
    const rejected = page.getByRole('region', { name: 'Rejected rows', exact: true });
    await rejected.getByRole('cell', { name: '3', exact: true }).first().waitFor();
    const budgets = (await api.get('/projects')).body.projects.map((one: { budget: number }) => one.budget);
    expect(budgets.sort()).toHaveLength(2);
    expect(budgets.every((budget: number) => budget > 0)).toBe(true);

    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await eventually(async () => expect((await api.get('/projects')).body.meta.total).toBe(0));
    expect(errors).toEqual([]);
  });

  it('shows how a CSV file is read, the system it comes from, and suggested columns', async () => {
    const api = apiOf();
    const { page, errors } = await open('/transfers', api);
    const csv = [
      'Summary;Issue key;Issue id;Status;Parent;Weather;Due',
      'Child;SHOP-2;2;Done;SHOP-1;rain;03/04/2026',
      'Epic;SHOP-1;1;To Do;;sun;05/06/2026',
      'Other;SHOP-3;3;Elsewhere;;;07/08/2026',
    ].join('\n');

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'issues.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
    await dialog.getByText('This is an export of Jira.').waitFor();
    expect(await dialog.getByLabel('Separator').locator('option:checked').textContent()).toBe(
      'Detected: semicolon (;)',
    );
    await dialog.getByText('The content does not decide this. Check it.').waitFor();
    await dialog.getByLabel('Dates').selectOption('mdy');
    await dialog.getByText('Due: month, day, year').waitFor();
    expect(await dialog.getByLabel('Summary').inputValue()).toBe('project.name');
    await dialog.getByText('97 % sure: known export format').first().waitFor();
    // The statuses are those of an own workflow, so they are suggested as groups.
    expect(await dialog.getByLabel('Status').inputValue()).toBe('project.groups');
    await dialog.getByLabel('Status').selectOption('project.status');
    await dialog.getByLabel('Weather').selectOption('project.description');
    await dialog.getByLabel('Issue id').selectOption('');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start import' }).click();

    await page.getByRole('heading', { name: 'issues.csv' }).waitFor();
    await page.getByText('Created: 2').waitFor();
    const { projects } = (await api.get('/projects')).body;
    const found = projects.map(({ code, old_id, description, parent_id }: Record<string, unknown>) => {
      return [code, old_id, description, parent_id !== null];
    });
    expect(found.sort()).toEqual([
      ['SHOP-1', null, 'sun', false],
      ['SHOP-2', null, 'rain', true],
    ]);
    await page.getByRole('link', { name: 'Fix rejected rows' }).click();
    await page.getByText(/Must be one of/).waitFor();
    expect(errors).toEqual([]);
  });

  it('shows what an import ignored, and why one failed', async () => {
    const api = apiOf();
    const rows = [
      ['Name', '', 'Color'],
      ['Roof', 'lost', 'red'],
    ];
    const ignored = await importAll(api, 'project', await workbook(rows));
    const failed = await importAll(api, 'project', await workbook([['Color'], ['red']]));
    const { page, errors } = await open(`/transfers/${ignored.id}`, api);

    await page.getByText('Headings without a column, ignored: Color.').waitFor();
    await page.getByText('Columns without a heading, ignored (number of cells): B (1).').waitFor();
    await page.goto(page.url().replace(ignored.id, failed.id));
    await useToken(page, api.token);
    await page.getByText('The sheet lacks a required column: Name').waitFor();
    expect(errors).toEqual([]);
  });

  it('keeps corrected cells if the page is reloaded', async () => {
    const api = apiOf();
    const file = await workbook([
      ['Name', 'Code'],
      ['', 'A-1'],
    ]);
    const done = await importAll(api, 'project', file);
    const { page, errors } = await open(`/transfers/${done.id}/fix`, api);
    await page.getByLabel('Name, row 2').fill('Bridge');

    await page.reload();
    await useToken(page, api.token);

    await page.getByLabel('Name, row 2').waitFor();
    expect(await page.getByLabel('Name, row 2').inputValue()).toBe('Bridge');
    expect(errors).toEqual([]);
  });

  it('shows the result of a check only for the plan that was checked', async () => {
    const { page } = await open('/transfers');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const rows = 'Name;Code\nRoof;A-1\n';
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await dialog.getByLabel('Separator').waitFor();
    const held: Route[] = [];
    await page.route('**/api/management/**', (route) =>
      route.request().method() === 'POST' && held.length === 0 ? void held.push(route) : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Check first (dry run)' }).click();
    await eventually(async () => expect(held).toHaveLength(1));

    await dialog.getByLabel('Mode').selectOption('update');
    await held[0]?.continue();
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' });

    expect(await dialog.getByText('Result of the check').count()).toBe(0);
  });

  it('shows kinds, states and outcomes in the selected language', async () => {
    const api = apiOf();
    const done = await importAll(
      api,
      'project',
      await workbook([
        ['Name', 'Code'],
        ['Roof', 'A-1'],
        ['', 'A-2'],
      ]),
    );
    const { page } = await open(`/transfers/${done.id}`, api);
    await page.getByText('Created: 1').waitFor();

    await page.getByRole('button', { name: 'Ana Tester' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Português' }).click();

    await page.getByText('Criadas: 1').waitFor();
    await page.getByText('Rejeitadas: 1').waitFor();
    await page.getByRole('link', { name: 'Importar e exportar' }).click();
    await page.getByRole('row', { name: /Importar: Projetos.*concluído/ }).waitFor();
    await page.getByLabel('Estado').selectOption({ label: 'falhou' });
    await page.getByText('Nenhuma importação ou exportação corresponde').waitFor();
  });

  it.each(INPUTS)('fixes rejected rows in the page, and imports only these, by %s', async (input) => {
    const api = apiOf();
    const file = await workbook([
      ['Name', 'Budget', 'Code', 'Remarks'],
      ['Roof', 1000, 'A-1', 'fine'],
      ['', 2000, 'A-2', 'Ridge & <eaves> – 5 €'],
      ['Wall', 'abc', 'A-3', ''],
    ]);
    const done = await importAll(api, 'project', file, { mapping: JSON.stringify({ Remarks: 'project.description' }) });
    expect(done.errors_count).toBe(2);
    const { page, errors } = await open(`/transfers/${done.id}`, api, { input });

    await page.getByRole('link', { name: 'Fix rejected rows' }).click();
    await page.getByLabel('Remarks', { exact: true }).selectOption('project.description');
    await page.getByText('Must be a whole number.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Name, row 3').fill('Bridge');
    await page.getByRole('button', { name: 'Check first (dry run)' }).click();
    await page.getByText('Created: 1').waitFor();
    await page.getByLabel('Budget, row 4').fill('500');
    await page.keyboard.press('Enter');
    // The result of the check was that of other cells.
    expect(await page.getByText('Created: 1').count()).toBe(0);
    expect((await api.get('/projects')).body.projects).toHaveLength(1);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('heading', { name: 'rows.xlsx' }).waitFor();
    await page.getByText('Created: 2').waitFor();

    const { projects } = (await api.get('/projects')).body;
    expect(projects).toHaveLength(3);
    expect(projects.find(({ code }: { code: string }) => code === 'A-2')).toMatchObject({
      ...{ name: 'Bridge', budget: 2000, description: 'Ridge & <eaves> – 5 €' },
    });
    expect(projects.find(({ code }: { code: string }) => code === 'A-3')).toMatchObject({ name: 'Wall', budget: 500 });
    expect(errors).toEqual([]);
  });
});
