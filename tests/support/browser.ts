import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../tools/src/dev/browser/launch-browser';

/** A browser for all tests of a file, with new cookies and storage for each of them. */
export function testBrowser() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => browser.close());

  async function newPage(options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context.newPage();
  }

  return { newPage };
}
