import { randomUUID } from 'node:crypto';
import { aCaller, launchBrowser, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Browser, Page } from 'playwright-core';
import { closePages, openPage, violationsOf } from './form-browser';
import { sharedForms } from './start-forms';

/** Folder for screenshots of the page. Without it, none are taken. */
const PICTURES = process.env['FORM_PAGE_PICTURES'];
/** Colours do not depend on the width, so each theme is tested at one. */
const LOOKS = [
  [360, 'light'],
  [1280, 'dark'],
] as const;

const fields = [
  { label: 'Full name', type: 'short_text', required: true, help: 'As it stands on the contract' },
  { label: 'E-mail', type: 'email' },
  { label: 'The site', type: 'section', help: 'What we will find there' },
  { label: 'Area in m²', type: 'number', required: true, validation: { min: 1 } },
  { label: 'Can a lorry get there?', type: 'boolean', required: true },
  {
    label: 'Parts',
    type: 'multiple_choice',
    options: [
      { value: 'r', label: 'Roof' },
      { value: 'w', label: 'Wall' },
    ],
  },
  {
    label: 'Urgency',
    type: 'single_choice',
    options: [
      { value: 'a', label: 'Now' },
      { value: 'b', label: 'Later' },
    ],
  },
  { label: 'How well do you know us?', type: 'rating' },
  { label: 'Budget', type: 'money', validation: { currency: 'EUR' } },
  { label: 'Visit', type: 'datetime' },
  { label: 'Notes', type: 'long_text' },
  { label: 'Photo', type: 'file' },
  { label: 'Signature', type: 'signature', required: true },
];

describe('accessibility of the page of a signed link', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let browser: Browser;
  let client: ServiceClient;
  let ids: string[];
  let accessor: { type: string; project_id: string };

  beforeAll(async () => {
    service = await sharedForms();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  }, 60_000);
  afterEach(() => closePages(browser));
  beforeEach(async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    accessor = { type: 'project_form', project_id: randomUUID() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const description = 'Before we begin, we would like to know what waits for us.';
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Site survey', description, fields });
    ids = body.form.fields.map(({ id }: { id: string }) => id);
  });

  async function link(options: object = {}): Promise<string> {
    const path = '/api/management/dynamic-forms/pivot-accessor/url-generate';
    const { body } = await client.send('POST', path, { form_id: 1, accessor, ...options });
    return `http://127.0.0.1:${service.httpPort}${new URL(body.urls[0].url).pathname}`;
  }

  /** In each width and colour scheme, optionally with a screenshot. */
  async function expectNoViolations(page: Page, name: string): Promise<void> {
    for (const [width, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect({ name, width, colorScheme, found: await violationsOf(page) }).toEqual({
        name,
        width,
        colorScheme,
        found: [],
      });
      const overflow = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      expect({ name, width, overflow }).toEqual({ name, width, overflow: false });
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }

  it('has no axe violations: empty, with errors, completed, submitted, and with a used link', async () => {
    const { page, foreign } = await openPage(browser, service.httpPort);
    await page.goto(await link());
    await page.getByText('Acme Works').waitFor();
    await expectNoViolations(page, 'empty');

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolations(page, 'refused');

    await page.getByLabel('Full name').fill('Ana');
    await page.getByLabel('Area in m²').fill('84.5');
    await page.getByLabel('Yes', { exact: true }).check();
    await page.getByLabel('Wall').check();
    await page.getByLabel('Signature: Or type your name').fill('Ana');
    expect(await page.getByRole('alert').isVisible()).toBe(false);
    await expectNoViolations(page, 'complete');

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expectNoViolations(page, 'sent');
    await page.reload();
    await page.getByRole('heading', { name: 'This form was already answered' }).waitFor();
    await expectNoViolations(page, 'spent');
    expect(foreign).toEqual([]);
  }, 120_000);

  it('asks for the PIN, reports a wrong PIN, and shows initial values', async () => {
    const { page, foreign } = await openPage(browser, service.httpPort);
    const prefill = [
      { field_id: ids[0], value: 'Ana' },
      { field_id: ids[4], value: false },
      { field_id: ids[8], value: 125_050 },
      { field_id: ids[9], value: '2026-07-01T09:30:00.000Z' },
    ];
    await page.goto(await link({ pin: '471147', prefill }));
    await expectNoViolations(page, 'pin');
    expect(await page.getByLabel('Full name').count()).toBe(0);

    await page.getByLabel('PIN').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('The PIN is wrong.').waitFor();
    await page.getByLabel('PIN').fill('471147');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Site survey' }).waitFor();

    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana');
    expect(await page.getByLabel('No', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Budget').inputValue()).toBe('1250.5');
    expect(await page.getByLabel('Visit').inputValue()).toBe('2026-07-01T10:30');
    await page.getByLabel('Area in m²').fill('3');
    await page.getByLabel('Signature: Or type your name').fill('Ana');
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('note') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('note.txt is uploaded.').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(foreign).toEqual([]);
  }, 120_000);

  it('shows the progress of an upload, and submits only after it is complete', async () => {
    const { page } = await openPage(browser, service.httpPort);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/files', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(await link());
    const buffer = Buffer.alloc(200_000, 'a');
    await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer });

    await page.getByRole('progressbar', { name: 'Photo' }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('Photo: The file is being uploaded.');
    release();
    await page.getByText('long.txt is uploaded.').waitFor();
    expect(await page.getByRole('progressbar').isVisible()).toBe(false);
  }, 60_000);

  it.each([
    ['pt-PT', 'Enviar', 'É preciso uma resposta.'],
    ['es-ES', 'Enviar', 'Hace falta una respuesta.'],
  ])(
    'speaks %s',
    async (locale, send, required) => {
      const { page } = await openPage(browser, service.httpPort, { locale });
      await page.goto(await link());

      await page.getByRole('button', { name: send }).click();

      expect(await page.getByRole('alert').textContent()).toContain(required);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      expect(await violationsOf(page)).toEqual([]);
    },
    60_000,
  );
});
