import type { Browser } from 'playwright-core';

/**
 * Own arguments instead of those of @sparticuz/chromium: pages have the policies of an ordinary browser, and are drawn
 * without an emulated graphics processor, which takes twice as much CPU time. The sandbox cannot be used by root.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** Chromium without a window. `TEST_CHROMIUM` is the path of another one. */
export async function launchBrowser(): Promise<Browser> {
  // Loaded here, because most tests need no browser.
  const { default: chromium } = await import('@sparticuz/chromium');
  const { chromium: driver } = await import('playwright-core');
  const executablePath = process.env['TEST_CHROMIUM'] ?? (await chromium.executablePath());
  return driver.launch({ executablePath, args: ARGUMENTS });
}
