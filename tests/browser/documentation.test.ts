import type { Page } from 'playwright-core';
import { apiOf } from '../support/api';
import { testBrowser } from '../support/browser';
import { system } from '../support/system';

const LIMIT_MS = 60_000;
/** Also while other tests use the processors. */
const MAX_FIRST_HEADING_MS = 5_000;

jest.setTimeout(LIMIT_MS);

interface Visit {
  readonly page: Page;
  readonly foreign: string[];
  readonly errors: string[];
}

describe('the documentation page in a browser', () => {
  const browser = testBrowser();

  /** Opens the page in a window of this size, and records requests to other hosts and errors of the browser. */
  async function open(width: number, height: number, path = '/docs/api', heading = 'First request'): Promise<Visit> {
    const page = await browser.newPage({ viewport: { width, height } });
    const visit: Visit = { page, foreign: [], errors: [] };
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwnOrigin = url.origin === system.base_url || ['data:', 'blob:'].includes(url.protocol);
      if (!isOwnOrigin) visit.foreign.push(url.href);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') visit.errors.push(message.text());
    });
    page.on('pageerror', (error) => visit.errors.push(error.message));
    await page.goto(`${system.base_url}${path}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    return visit;
  }

  it('fits the screens of a phone and a desk, and sends a test request with a token to no other host', async () => {
    const { page, foreign, errors } = await open(360, 740);
    const { token, identity } = apiOf();

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('heading', { name: 'Handle errors' }).scrollIntoViewIfNeeded();

      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
    expect(errors).toEqual([]);
    await page.goto(`${system.base_url}/docs/api#tag/frame/GET/api/management/me`);
    await page.getByLabel('Bearer Token').first().fill(token);
    await page.getByRole('button', { name: /Test Request.*\/api\/management\/me/ }).click();
    await page.getByRole('button', { name: /Send/ }).last().click();

    await page.getByText(identity.userId).first().waitFor();
    expect(foreign).toEqual([]);
  });

  it('begins with a page that is small and fits a phone', async () => {
    const started = Date.now();
    const { page, foreign, errors } = await open(360, 740, '/docs', 'Trackway API');
    const elapsed = Date.now() - started;

    expect(elapsed).toBeLessThan(MAX_FIRST_HEADING_MS);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect([foreign, errors]).toEqual([[], []]);
  });

  it('reports that nothing was found', async () => {
    const { page } = await open(1280, 900, '/docs', 'Trackway API');

    await page.getByLabel('Search guides and operations').fill('zzzz');

    await page.getByText('Nothing found for "zzzz".').waitFor();
  });

  it.each([
    ['import a workbook', 'Start an import', /\/docs\/api#tag\//],
    ['token production', 'Create tokens for programs', /\/docs\/guides\/tokens$/],
  ])('finds %j, and leads there', async (question, title, url) => {
    const { page } = await open(1280, 900, '/docs', 'Trackway API');

    await page.getByLabel('Search guides and operations').fill(question);
    const best = page.locator('#results li').first().getByRole('link');
    await best.filter({ hasText: title }).click();

    await page.waitForURL(url);
    await page.getByRole('heading', { name: title }).first().waitFor();
  });

  it('has links to pages that exist', async () => {
    const { page } = await open(1280, 900, '/docs', 'Trackway API');
    const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const pages = [...new Set(links.map((link) => link.split('#')[0] ?? ''))];

    const statuses = await Promise.all(
      pages.map(async (path) => [path, (await fetch(`${system.base_url}${path}`)).status]),
    );

    expect(pages.length).toBeGreaterThan(15);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
