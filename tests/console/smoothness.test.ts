import { type Api, apiOf } from '../support/api';
import { consoleBrowser, showScreen } from '../support/console';
import { copyRow } from '../support/copy-row';
import { eventually } from '../support/eventually';

jest.setTimeout(120_000);

const ROWS = 20_000;
const ROW_HEIGHT = 40;
/** The rows of the screen, and some above and below. */
const MAX_ROWS_IN_PAGE = 60;
const MAX_SHIFT = 0.05;

async function createManyProjects(): Promise<Api> {
  const api = apiOf();
  const { project } = (await api.send('POST', '/projects', { name: 'Row 0', budget: 100 })).body;
  const values = { code: "'L-' || n", name: "'Row ' || n", created_at: "r.created_at - n * interval '1 second'" };
  await copyRow({ table: 'projects', where: ['id', project.id], times: ROWS - 1, values });
  return api;
}

describe('the console', () => {
  const { open } = consoleBrowser();

  it('scrolls through 20,000 projects with few elements in the page', async () => {
    const { page } = await open('/projects', await createManyProjects());
    const table = page.getByRole('region', { name: 'Projects, 20,000 in total' });
    await table.waitFor();

    for (const share of [0.25, 0.5, 0.75, 1]) {
      const first = Math.round((ROWS - 30) * share);
      await page.evaluate(`document.querySelector('[aria-label^="Projects, "]').scrollTop = ${first * ROW_HEIGHT}`);
      await page.getByRole('link', { name: `Row ${first + 5}`, exact: true }).waitFor();
      expect(await page.getByRole('row').count()).toBeLessThan(MAX_ROWS_IN_PAGE);
    }
  });

  it('keeps the layout stable while a screen is loading', async () => {
    const api = apiOf();
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }] })).body;
    for (const name of ['Roof', 'Wall', 'Bridge']) {
      const { project } = (await api.send('POST', '/projects', { name, budget: 1_000 })).body;
      await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    }
    const { page } = await open('/overview', api);
    const read = async () => Number(await page.evaluate('window.shifts'));
    await page.evaluate(
      `window.shifts = 0;
       new PerformanceObserver((list) => {
         for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
       }).observe({ type: 'layout-shift', buffered: true });`,
    );
    const shifts: Record<string, number> = {};

    for (const [path, heading] of [
      ['/overview', 'Overview'],
      ['/projects', 'Projects'],
      ['/boards', 'Sales'],
      ['/transfers', 'Import and export'],
      ['/rules', 'Rules'],
      ['/agents', 'Agents'],
      ['/conversations', 'Conversations'],
      ['/deliveries', 'Deliveries'],
      ['/access', 'Access'],
      ['/operations', 'Operations'],
    ] as const) {
      const before = await read();
      await showScreen(page, path, heading);
      await eventually(async () => expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0));
      const after = await read();
      if (after - before >= MAX_SHIFT) shifts[path] = after - before;
    }

    expect(shifts).toEqual({});
  });
});
