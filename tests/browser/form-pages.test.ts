import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { testBrowser } from '../support/browser';
import { fitsWidth, violationsOf } from '../support/console';
import { accessibleFields } from '../support/form-pages/accessible-fields';
import { formLink } from '../support/form-pages/form-link';
import { keyboardRespondent, touchRespondent } from '../support/form-pages/respondent';
import { SAMPLE_FORMS, type SampleForm } from '../support/form-pages/sample-forms';

jest.setTimeout(60_000);

const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true, isMobile: true };
const NAMES = Object.keys(SAMPLE_FORMS) as (keyof typeof SAMPLE_FORMS)[];

describe('the page of a form', () => {
  const browser = testBrowser();
  let api: Api;

  beforeAll(() => {
    api = apiOf();
  });

  const link = ({ form }: Pick<SampleForm, 'form'>) => formLink(api, form);

  async function open(url: string, options: Parameters<typeof browser.newPage>[0]) {
    const page = await browser.newPage(options);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    return { page, errors };
  }

  /** The violations in both themes, which the widths of a phone and a desktop share. */
  async function expectAccessible(page: Page): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await violationsOf(page)]).toEqual([colorScheme, []]);
    }
    expect(await fitsWidth(page)).toBe(true);
  }

  const send = (page: Page) => page.locator('button[type=submit]');
  const done = (page: Page) => page.getByRole('heading', { name: 'Thank you' }).waitFor();

  it.each(NAMES)('of the type %s is filled in on a desktop by keyboard', async (name) => {
    const sample = SAMPLE_FORMS[name];
    const { url, answers } = await link(sample);
    const { page, errors } = await open(url, DESKTOP);

    expect(await accessibleFields(page)).toEqual(sample.controls);
    await sample.fill(keyboardRespondent(page));

    await done(page);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Thank you');
    expect(await page.getByRole('heading', { name: sample.form.title }).isVisible()).toBe(true);
    await expectAccessible(page);
    expect(await answers()).toEqual(sample.answers);
    expect(errors).toEqual([]);
  });

  it.each(NAMES)('of the type %s is filled in on a phone by touch, after its errors', async (name) => {
    const sample = SAMPLE_FORMS[name];
    const { url, answers } = await link(sample);
    const { page, errors } = await open(url, PHONE);

    await send(page).tap();
    const summary = page.getByRole('alert').and(page.locator(':focus'));
    const texts = await summary.getByRole('link').allTextContents();
    expect(texts.slice(0, sample.errors.length)).toEqual(sample.errors);
    await expectAccessible(page);
    await sample.fill(touchRespondent(page));

    await done(page);
    expect(await fitsWidth(page)).toBe(true);
    expect(await answers()).toEqual(sample.answers);
    expect(errors).toEqual([]);
  });

  it('is filled in within a page of an allowed origin, and blocked in others', async () => {
    let url = '';
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<iframe src="${url}"></iframe>`);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const fields = [{ label: 'Name', type: 'short_text' }];
    const settings = { embed_origins: [`http://localhost:${port}`] };
    const made = await link({ form: { title: 'Contact', fields, page: settings } });
    url = made.url;
    const { page } = await open(`http://127.0.0.1:${port}`, DESKTOP);
    const frame = page.frameLocator('iframe');

    const shown = (await page.locator('iframe').elementHandle())?.contentFrame();
    expect((await shown)?.url()).toMatch(/^chrome-error:/);
    await page.goto(`http://localhost:${port}`);
    await frame.getByLabel('Name').fill('Ana');
    await frame.getByRole('button', { name: 'Send' }).click();

    await frame.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await made.answers()).toEqual({ Name: 'Ana' });
    site.closeAllConnections();
    site.close();
  });
});
