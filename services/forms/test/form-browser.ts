import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Closes the pages of a test, with their cookies and storage. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** A page in a mobile browser, with its violations: requests to other hosts, and failed scripts. */
export async function openPage(
  browser: Browser,
  port: number,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; foreign: string[] }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 360, height: 740 },
    ...options,
  });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== `127.0.0.1:${port}`) foreign.push(request.url());
  });
  page.on('pageerror', (error) => foreign.push(String(error)));
  return { page, foreign };
}

/** The axe violations of the current page. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated, because the Content-Security-Policy of the page would block an added script.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
