import { source as axe } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Api, apiOf } from './api';
import { testBrowser } from './browser';
import { byKeyboard } from './keyboard-page';
import { system } from './system';

export interface Visit {
  readonly page: Page;
  readonly api: Api;
  /** Errors and policy violations that the browser reported. */
  readonly errors: string[];
}

export interface Variant {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  /** By keyboard, every click, choice and text of the page is entered with keys alone. */
  readonly input?: (typeof INPUTS)[number];
}

/** A journey that runs once with each of these works without a mouse. */
export const INPUTS = ['mouse', 'keyboard'] as const;

/** A browser for the tests of a file, and the console in it. */
export function consoleBrowser() {
  const browser = testBrowser();

  async function newPage({ theme = 'light', width = 1280, height = 900, touch = false }: Variant = {}) {
    const options = { colorScheme: theme, locale: 'en-GB', timezoneId: 'Europe/Lisbon' } as const;
    const page = await browser.newPage({ ...options, viewport: { width, height }, hasTouch: touch });
    const errors: string[] = [];
    page.on('console', (message) => {
      // A response with an error status is logged by the browser itself.
      const isOfPage = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && isOfPage) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    return { page, errors };
  }

  /** Opens a screen, signed in by a token. */
  async function open(path: string, api: Api = apiOf(), variant: Variant = {}): Promise<Visit> {
    const { page, errors } = await newPage(variant);
    await page.goto(`${system.base_url}/console${path}`);
    await useToken(page, api.token);
    return { page: variant.input === 'keyboard' ? byKeyboard(page) : page, api, errors };
  }

  return { open, newPage };
}

export async function useToken(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Use this token' }).click();
}

/** Shows another screen without a reload, so that the token stays. */
export async function showScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** The violations that axe finds, as rules with the elements that break them. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" ")))`,
  )) as string[];
  return found;
}

/** True if nothing is wider than the screen. */
export async function fitsWidth(page: Page): Promise<boolean> {
  return (await page.evaluate('document.documentElement.scrollWidth <= innerWidth')) as boolean;
}

/** How much wider the content of an element is than the element. */
export function widthOutside({ scrollWidth, clientWidth }: Sizes): number {
  return scrollWidth - clientWidth;
}

interface Sizes {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
