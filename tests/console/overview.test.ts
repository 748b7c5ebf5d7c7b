import type { Page } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { consoleBrowser, INPUTS, showScreen, violationsOf } from '../support/console';
import { importAll, workbook } from '../support/spreadsheets';
import { startReceiver } from '../support/webhook-receiver';

jest.setTimeout(120_000);

async function createFailures(receiver: { readonly url: string }): Promise<Api> {
  const api = apiOf();
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }] })).body;
  await api.send('POST', '/automations', {
    name: 'Call the ERP',
    trigger: { type: 'event', event: 'project.created' },
    actions: [{ type: 'call_webhook', url: receiver.url }],
  });
  const { project } = (await api.send('POST', '/projects', { name: 'Late roof', budget: 12_300 })).body;
  await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
  await api.send('PATCH', `/funnels/${funnel.id}/projects/${project.id}`, { forecast_date: '2025-01-01' });
  await importAll(
    api,
    'customer',
    await workbook([
      ['Name', 'Email'],
      ['', 'unknown'],
      ['Ada', ''],
    ]),
  );
  return api;
}

/** The numbers of cards in the rows of the grid that has this card. */
async function rowsOf(page: Page, card: string): Promise<number[]> {
  const cards = await page.getByRole('region', { name: card }).locator('xpath=../section').all();
  const boxes = await Promise.all(cards.map((one) => one.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

describe('the overview', () => {
  const { open } = consoleBrowser();
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeEach(async () => {
    receiver = await startReceiver(() => 400);
  });
  afterEach(() => receiver.stop());

  it('shows a user only what the user may read, and names the other screens', async () => {
    const { page, errors } = await open('/overview', apiOf({ scope: 'projects:read' }));

    await page.getByRole('region', { name: 'Overdue projects' }).getByText('Nothing to do.').waitFor();
    for (const name of ['Agents waiting for approval', 'Failed runs in 7 days', 'Failing webhooks'])
      await page.getByRole('region', { name }).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await showScreen(page, '/boards', 'Boards');
    await page.getByText(/requires the scope funnels:read/).waitFor();
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('shows what needs attention, and leads to where it is solved, by %s', async (input) => {
    const api = await createFailures(receiver);
    const { page, errors } = await open('/', api, { input });

    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    const overdue = page.getByRole('region', { name: 'Overdue projects' });
    await overdue.getByRole('link', { name: 'Late roof' }).waitFor();
    const imports = page.getByRole('region', { name: 'Imports with errors in 7 days' });
    await imports.getByText('1 row rejected').waitFor();
    await page.getByRole('region', { name: 'Failing webhooks' }).getByText('Nothing to do.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show all: Overdue projects' }).click();
    await page.getByText('1 project', { exact: true }).waitFor();
    expect(decodeURIComponent(page.url())).toContain('funnel_forecast_date');
    expect(errors).toEqual([]);
  });

  it('fills the rows of a wide screen with cards and charts', async () => {
    const { page } = await open('/overview', apiOf(), { width: 1920 });

    await page.getByRole('region', { name: 'Budget by step' }).waitFor();

    expect(await rowsOf(page, 'Overdue projects')).toEqual([3, 3]);
    expect(await rowsOf(page, 'Budget by step')).toEqual([2, 2]);
  });

  it.each(INPUTS)('leads to a failed run and its error, by %s', async (input) => {
    const api = await createFailures(receiver);
    const { page } = await open('/overview', api, { input });

    await page
      .getByRole('region', { name: /Failed runs/ })
      .getByRole('link', { name: 'Call the ERP' })
      .click();

    const runs = page.getByRole('region', { name: 'Runs' });
    await runs.getByText('The webhook responded with 400.').first().waitFor();
    expect(page.url()).toContain('status=failed');
  });

  it('shows where the projects are, as charts that can be read as tables', async () => {
    const api = await createFailures(receiver);
    await api.send('POST', '/projects', { name: 'Wall', status: 4, budget: 500_000 });
    const { page, errors } = await open('/overview', api);

    const byStatus = page.getByRole('table', { name: 'Projects by status' });
    expect(await byStatus.getByRole('row', { name: /Paused/ }).textContent()).toBe('Paused1');
    const budgets = page.getByRole('table', { name: 'Budget by step' });
    expect(await budgets.getByRole('row', { name: /Offer/ }).textContent()).toBe('Offer123.00');
    expect(await budgets.getByRole('row', { name: /In no funnel/ }).textContent()).toBe('In no funnel5,000.00');
    const byMonth = page.getByRole('region', { name: 'Projects created by month (UTC)' });
    await byMonth.getByRole('img', { name: / 2$/ }).waitFor();
    await byMonth.getByRole('button', { name: 'Show as table' }).click();
    expect(await byMonth.getByRole('row').count()).toBe(13);
    expect(await violationsOf(page)).toEqual([]);
    await byStatus.getByRole('link', { name: 'Paused' }).click();
    await page.getByText('1 project', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
