import { apiOf } from '../support/api';
import { testBrowser } from '../support/browser';
import { system } from '../support/system';

jest.setTimeout(60_000);

describe('the share page in a browser', () => {
  const browser = testBrowser();

  it.each([
    ['a phone', 360],
    ['a desk', 1280],
  ])('fits the screen of %s in its own style, and makes no requests to other hosts', async (_where, width) => {
    const api = apiOf();
    const name = 'Roofs for the harbour warehouse-with-a-name-that-no-line-of-a-phone-will-ever-hold';
    const { tag } = (await api.send('POST', '/tags', { name: 'urgent', color: '#cc0000' })).body;
    const { project } = (await api.send('POST', '/projects', { name, budget: 12_000_000, tag_ids: [tag.id] })).body;
    for (const done of [true, false]) await api.send('POST', `/projects/${project.id}/tasks`, { title: 'Call', done });
    const fields = ['code', 'status', 'budget', 'tags', 'tasks', 'created_at'];
    const shared = (await api.send('POST', `/projects/${project.id}/share`, { fields })).body.project;
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== system.base_url) foreign.push(request.url());
    });
    page.on('console', (message) => errors.push(message.text()));

    await page.goto(`${system.base_url}/share/${shared.share_token}`);
    await page.getByRole('heading', { name }).waitFor();

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await page.getByText('1 of 2 done').first().isVisible()).toBe(true);
    expect(await page.getByText('120,000.00').isVisible()).toBe(true);
    expect(await page.evaluate('getComputedStyle(document.querySelector("article")).borderTopWidth')).toBe('4px');
    expect({ foreign, errors: errors.filter((text) => !text.includes('favicon')) }).toEqual({
      foreign: [],
      errors: [],
    });
  });
});
