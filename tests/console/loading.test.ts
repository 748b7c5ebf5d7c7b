import type { Page, Route } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { consoleBrowser, useToken } from '../support/console';
import { copyRow } from '../support/copy-row';
import { eventually } from '../support/eventually';
import { system } from '../support/system';

jest.setTimeout(120_000);

const API = '**/api/management/**';
const EVENTS = 20_000;
/** Most entries of one page of the history. */
const PER_PAGE = 100;

/** Requests that every screen needs after the sign-in. */
const isOfScreen = (path: string) => !/^(me|frame)$/.test(path);
const pathOf = (url: string) => new URL(url).pathname.replace('/api/management/', '');

describe('a screen that is loading', () => {
  const { newPage } = consoleBrowser();

  /** Opens a screen in a new page, and passes the paths of its requests. */
  async function open(path: string, api: Api, onRequest: (route: Route, path: string) => Promise<void> | void) {
    const { page } = await newPage();
    await page.route(API, async (route) => {
      const requested = pathOf(route.request().url());
      await (isOfScreen(requested) ? onRequest(route, requested) : route.continue());
    });
    await page.goto(`${system.base_url}/console${path}`);
    await useToken(page, api.token);
    return page;
  }

  const loaded = (page: Page) => page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });

  it.each([
    ['/overview', 'Overview'],
    ['/projects', 'Projects'],
    ['/deliveries', 'Deliveries'],
    ['/conversations', 'Conversations'],
    ['/operations', 'Operations'],
  ])('sends no request of %s after the response to another one', async (path, heading) => {
    const api = apiOf();
    const needed = new Set<string>();
    const first = await open(path, api, (route, requested) => {
      needed.add(requested);
      return route.continue();
    });
    await first.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await loaded(first);
    await first.close();
    const held = new Map<Route, string>();

    const second = await open(path, api, (route, requested) => void held.set(route, requested));

    await eventually(async () => expect([...new Set(held.values())].toSorted()).toEqual([...needed].toSorted()));
    await second.close();
  });
});

describe('a project with 20,000 events', () => {
  const { open } = consoleBrowser();

  it('shows its history by pages', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    await eventually(async () => expect((await api.get(`/projects/${project.id}/history`)).body.meta.total).toBe(1));
    const values = { happened_at: "r.happened_at - n * interval '1 second'" };
    await copyRow({ table: 'history_lines', where: ['project_id', project.id], times: EVENTS - 1, values });

    const { page } = await open(`/projects/${project.id}?tab=history`, api);

    await page.getByText(`1–${PER_PAGE} of 20,000`).waitFor();
    expect(await page.locator('main ol > li').count()).toBe(PER_PAGE);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`${PER_PAGE + 1}–${2 * PER_PAGE} of 20,000`).waitFor();
  });
});
