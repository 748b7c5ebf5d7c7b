import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { aCaller, launchBrowser, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Browser, Page } from 'playwright-core';
import { closePages, openPage, violationsOf } from './form-browser';
import { sharedForms } from './start-forms';

const MAX_FIRST_LOAD = 40 * 1024;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const fields = [
  { label: 'About you', type: 'section', help: 'So that we can call you' },
  { key: 'full_name', label: 'Full name', type: 'short_text', required: true },
  { label: 'E-mail', type: 'email' },
  { label: 'The site', type: 'section' },
  { label: 'Area', type: 'number', required: true },
  { label: 'Quality', type: 'rating' },
  { label: 'Budget', type: 'money', validation: { currency: 'EUR' } },
  { label: 'Documents', type: 'section' },
  {
    label: 'Plan',
    type: 'file',
    validation: { max_bytes: 20 * 1024 * 1024, mime_types: ['application/pdf', 'image/png'] },
  },
];

describe('the page of a form with steps', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let browser: Browser;
  let client: ServiceClient;
  let project: string;

  beforeAll(async () => {
    service = await sharedForms();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  }, 60_000);
  beforeEach(async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
  }, 60_000);
  afterEach(() => closePages(browser));

  async function link(settings: object, of: readonly object[] = fields): Promise<string> {
    const form = { title: 'Site survey', description: 'Before we begin', fields: of, page: settings };
    const { body: created } = await client.send('POST', '/api/management/forms', form);
    const path = '/api/management/dynamic-forms/pivot-accessor/url-generate';
    const accessor = { type: 'project_form', project_id: project };
    const { body } = await client.send('POST', path, { form_id: created.form.id, accessor });
    return `http://127.0.0.1:${service.httpPort}${new URL(body.urls[0].url).pathname}`;
  }

  async function stored(): Promise<Record<string, unknown>> {
    const query = `accessor[type]=project_form&accessor[project_id]=${project}`;
    const { body } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
    return Object.fromEntries(body.answers.map((one: { label: string; value: unknown }) => [one.label, one.value]));
  }

  const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

  it('goes through its sections with progress, resumes, and is checked before it is sent', async () => {
    const { page, foreign } = await openPage(browser, service.httpPort);
    const url = await link({ sections_as_pages: true, review: true });
    await page.goto(url);
    await page.getByText('Step 1 of 4').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByLabel('Area').isVisible()).toBe(false);
    expect(await page.getByText('Fields with * are required.').isVisible()).toBe(true);
    expect(await page.getByLabel('Full name').getAttribute('autocomplete')).toBe('name');
    expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('email');

    await next(page);
    expect(await page.getByRole('alert').textContent()).toContain('Full name: An answer is required.');
    await page.getByLabel('Full name').fill('Ana');
    await next(page);
    await page.getByText('Step 2 of 4').waitFor();
    await page.getByLabel('Area').fill('84');
    await page.getByLabel('4 of 5').check();
    await page.getByLabel('Budget (EUR)').fill('1250.50');
    expect(await page.locator('.error:visible').count()).toBe(0);

    await page.reload();
    await page.getByText('Your answers so far were restored from this browser.').waitFor();
    await page.getByText('Step 2 of 4').waitFor();
    expect(await page.getByLabel('4 of 5').isChecked()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana');
    await next(page);
    await next(page);
    await page.getByText('Up to 20 MB: PDF or PNG.').waitFor();
    await page.getByRole('button', { name: 'Check your answers' }).click();

    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const list = page.locator('dl.answers');
    expect(await list.textContent()).toMatch(/Full name[\s\S]*Ana[\s\S]*4 of 5[\s\S]*€1,250\.50[\s\S]*No answer/);
    await page.getByRole('button', { name: 'Change: Full name' }).click();
    await page.getByLabel('Full name').fill('Ana Martins');
    for (const _ of [1, 2]) await next(page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('button', { name: 'Send' }).click();

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await list.textContent()).toContain('Ana Martins');
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    expect(await stored()).toMatchObject({ 'Full name': 'Ana Martins', Area: 84, Quality: 4, Budget: 125_050 });
    expect(foreign).toEqual([]);
  }, 120_000);

  it('names the accepted files, before and after a wrong one', async () => {
    const { page } = await openPage(browser, service.httpPort);
    await page.goto(await link({}));
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('note') };

    await page.locator('input[type=file]').setInputFiles(file);
    const message = 'Choose a file of up to 20 MB: PDF or PNG.';
    await page.getByText(message).waitFor();
    // The browser takes the type from the name, the server from the content.
    await page.locator('input[type=file]').setInputFiles({ ...file, name: 'plan.pdf', mimeType: 'application/pdf' });
    await page.getByText(message).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();

    expect(await page.getByRole('alert').textContent()).toContain(`Plan: ${message}`);
    expect(await violationsOf(page)).toEqual([]);
  }, 90_000);

  const plainFields = [
    ...fields.filter(({ type }) => type !== 'file'),
    { label: 'Parts', type: 'multiple_choice', options: ['Roof', 'Wall'].map((label) => ({ value: label, label })) },
    { label: 'Urgent', type: 'boolean' },
    { label: 'Visit', type: 'datetime' },
  ];

  it('names the errors of a submission without JavaScript beside the entered values', async () => {
    const url = await link({}, plainFields);
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const idOf = (label: string) => new RegExp(`<label for="([0-9a-f-]{36})">${label}`).exec(page)?.[1] ?? '';
    const body = new URLSearchParams([
      ['key', 'k1'],
      [idOf('Full name'), '<Ana> & "Co"'],
      [idOf('E-mail'), 'ana'],
    ]);

    const response = await fetch(url, { method: 'POST', body });
    const text = await response.text();

    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self';");
    expect(text).toContain('Write an e-mail address, such as ana@example.org.</p>');
    expect(text).toContain('Area: An answer is required.</a>');
    expect(text).toContain('value="&lt;Ana&gt; &amp; &quot;Co&quot;"');
    expect(text).toContain('name="key" value="k1"');
    expect(await stored()).toEqual({});
  }, 60_000);

  it('works without JavaScript, and stores the same values', async () => {
    const url = await link({ sections_as_pages: true }, plainFields);
    const { page } = await openPage(browser, service.httpPort, { javaScriptEnabled: false });
    await page.goto(url);
    await page.getByLabel('Full name').fill('Ana');
    await page.getByLabel('Area').fill('84.5');
    await page.getByLabel('Budget (EUR)').fill('1250.50');
    await page.getByRole('group', { name: 'Quality' }).getByLabel('4').check();
    await page.getByLabel('Wall').check();
    await page.getByLabel('No', { exact: true }).check();
    await page.getByLabel('Visit').fill('2026-07-01T10:30');
    await page.getByRole('button', { name: 'Send' }).click();

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await stored()).toEqual({
      'Full name': 'Ana',
      Area: 84.5,
      Budget: 125_050,
      Quality: 4,
      Parts: ['Wall'],
      Urgent: false,
      Visit: '2026-07-01T10:30:00.000Z',
    });
    await page.goto(url);
    await page.getByRole('heading', { name: 'This form was already answered' }).waitFor();
  }, 90_000);

  it('has the logo and the colors of the frame, and loads at most 40 KB', async () => {
    const colors = { accent_color: '#0b5d3b', background_color: '#eef4f0', logo: `data:image/png;base64,${PNG}` };
    const changed = await client.send('PATCH', '/api/management/form-theme', colors);
    expect(changed).toMatchObject({ status: 200, body: { theme: colors } });
    const url = await link({ sections_as_pages: true, review: true });
    const { page, foreign } = await openPage(browser, service.httpPort);
    await page.goto(url);

    await page.locator('img.logo').waitFor();
    const color = await page
      .getByRole('button', { name: 'Next' })
      .evaluate((node: Element) => getComputedStyle(node).backgroundColor);
    expect(color).toBe('rgb(11, 93, 59)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
    }
    const text = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expect(gzipSync(text).length).toBeLessThan(MAX_FIRST_LOAD);
    expect(foreign).toEqual([]);
  }, 90_000);

  it.each([true, false])(
    'opens the address of its owner after a submission, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const target = 'https://www.example.org/thanks';
      const { page } = await openPage(browser, service.httpPort, { javaScriptEnabled });
      await page.route('https://www.example.org/**', (route) => route.fulfill({ body: 'Welcome back' }));
      await page.goto(await link({ redirect_url: target }, [{ label: 'Name', type: 'short_text' }]));
      await page.getByLabel('Name').fill('Ana');

      const redirected = page.waitForRequest(target);
      await page.getByRole('button', { name: 'Send' }).click();

      await redirected;
    },
    90_000,
  );

  it('shows the texts of the form in the language of the browser', async () => {
    const translations = { pt: { 'Site survey': 'Levantamento', Name: 'Nome' } };
    const { page } = await openPage(browser, service.httpPort, { locale: 'pt-PT' });
    await page.goto(await link({ translations }, [{ label: 'Name', type: 'short_text', required: true }]));

    await page.getByRole('heading', { name: 'Levantamento' }).waitFor();
    expect(await page.getByLabel('Nome').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Enviar' }).isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('pt');
    expect(await violationsOf(page)).toEqual([]);
  }, 60_000);

  it('can be embedded by the origins of its owner only', async () => {
    const embedded = await link({ embed_origins: ['https://www.example.org'] });
    const headers = async (url: string) => {
      const response = await fetch(url, { headers: { accept: 'text/html' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      return [/frame-ancestors [^;]*/.exec(policy)?.[0], response.headers.get('x-frame-options')];
    };

    expect(await headers(embedded)).toEqual(['frame-ancestors https://www.example.org', null]);
    expect(await headers(await link({}))).toEqual(["frame-ancestors 'none'", 'DENY']);
  });
});
