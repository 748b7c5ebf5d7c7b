import type { Page } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { testBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { formLink } from '../support/form-pages/form-link';
import { keyboardRespondent, touchRespondent } from '../support/form-pages/respondent';

jest.setTimeout(60_000);

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true, isMobile: true };
const CONSENT = {
  title: 'Consent',
  page: { sections_as_pages: true },
  fields: [
    { label: 'Medicines', type: 'section' },
    {
      label: 'Medicines',
      type: 'group',
      item_label: 'Medicine',
      fields: [{ label: 'Name', type: 'short_text' }],
    },
    { label: 'Signature', type: 'section' },
    { label: 'Signature', type: 'signature', required: true },
    { label: 'Guardian', type: 'signature' },
    { label: 'Remarks', type: 'section' },
    { label: 'Remark', type: 'short_text' },
  ],
};

describe('the draft of a form page', () => {
  const browser = testBrowser();
  let api: Api;

  beforeAll(() => {
    api = apiOf();
  });

  async function openConsent(options?: Parameters<typeof browser.newPage>[0]) {
    const { url, answers } = await formLink(api, CONSENT);
    const page = await browser.newPage(options);
    await page.goto(url);
    return { page, answers };
  }

  const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
  const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
  const imageOf = (page: Page) =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas) => (canvas as unknown as Canvas).toDataURL());

  it('restores lines and a drawn signature after a reload, and sends them', async () => {
    const { page, answers } = await openConsent(PHONE);
    const respondent = touchRespondent(page);
    await respondent.type('Medicine 1/Name', 'Aspirin');
    await page.getByRole('button', { name: 'Add Medicine 2' }).tap();
    await respondent.type('Medicine 2/Name', 'Insulin');
    await next(page);
    await respondent.sign('Signature', 'Ana Silva');
    const drawn = await imageOf(page);

    await page.reload();
    await eventually(async () => expect(await imageOf(page)).toBe(drawn));
    await back(page);
    expect(
      await page
        .getByLabel('Name', { exact: true })
        .evaluateAll((inputs) => inputs.map((input) => (input as unknown as Input).value)),
    ).toEqual(['Aspirin', 'Insulin']);
    await next(page);
    expect(await imageOf(page)).toBe(drawn);
    await next(page);
    await respondent.press('Send');

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await answers()).toMatchObject({
      Medicines: [expect.anything(), expect.anything()],
      Signature: drawn,
    });
  });

  it('restores a typed signature, which can be changed', async () => {
    const { page } = await openConsent();
    await next(page);
    const typed = page.getByLabel('Signature: Or type your name');
    await keyboardRespondent(page).sign('Signature', 'Ana');
    const image = await imageOf(page);

    await page.reload();
    await eventually(async () => expect([await typed.inputValue(), await imageOf(page)]).toEqual(['Ana', image]));
    await typed.fill('Ana Silva');
    const changed = await imageOf(page);
    await page.reload();

    await eventually(async () =>
      expect([await typed.inputValue(), await imageOf(page)]).toEqual(['Ana Silva', changed]),
    );
    expect(changed).not.toBe(image);
  });

  it('restores no cleared signature', async () => {
    const { page } = await openConsent();
    await next(page);
    const empty = await imageOf(page);
    await keyboardRespondent(page).sign('Signature', 'Ana');
    await page.getByRole('button', { name: 'Clear' }).first().click();

    await page.reload();
    await next(page);

    expect(await imageOf(page)).toBe(empty);
    expect(await page.getByRole('alert').textContent()).toContain('Signature: An answer is required.');
  });
});

interface Canvas {
  toDataURL(): string;
}

interface Input {
  readonly value: string;
}
