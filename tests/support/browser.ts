import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as driver } from 'playwright-core';

/** A browser of one process exits with its first context, so each test would have to start it again. */
const OF_ONE_PROCESS = new Set(['--single-process', '--no-zygote']);

/** A browser for all tests of a file, with new cookies and storage for each of them. */
export function testBrowser() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    const executablePath = process.env['TEST_CHROMIUM'] ?? (await chromium.executablePath());
    browser = await driver.launch({ executablePath, args: chromium.args.filter((one) => !OF_ONE_PROCESS.has(one)) });
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
