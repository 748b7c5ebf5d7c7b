import { randomUUID } from 'node:crypto';
import { aCaller, launchBrowser, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Browser, Page } from 'playwright-core';
import { closePages, openPage } from './form-browser';
import { sharedForms } from './start-forms';

describe('the page of a signed link', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let browser: Browser;
  let page: Page;
  let client: ServiceClient;
  let query: string;
  let foreign: string[];

  beforeAll(async () => {
    service = await sharedForms();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  }, 60_000);
  beforeEach(async () => {
    ({ page, foreign } = await openPage(browser, service.httpPort));
  }, 60_000);
  afterEach(() => closePages(browser));

  async function open(): Promise<void> {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const project_id = randomUUID();
    service.projects.set(caller.frameId, [project_id]);
    const accessor = { type: 'project_form', project_id };
    query = `accessor[type]=project_form&accessor[project_id]=${project_id}`;
    const options = ['Roof', 'Wall'].map((label) => ({ value: label.toLowerCase(), label }));
    await client.send('POST', '/api/management/forms', {
      title: 'Site survey',
      description: 'Before we begin, we would like to know what waits for us.',
      fields: [
        { label: 'Full name', type: 'short_text', required: true, help: 'As it stands on the contract' },
        { label: 'E-mail', type: 'email' },
        { label: 'The site', type: 'section' },
        { label: 'Area in m²', type: 'number', required: true, validation: { min: 1 } },
        { key: 'lorry', label: 'Can a lorry get there?', type: 'boolean', required: true },
        {
          label: 'Why not?',
          type: 'long_text',
          required: true,
          visible_when: { field_id: 'lorry', operator: 'equals', value: false },
        },
        { label: 'Parts', type: 'multiple_choice', options },
        { label: 'Budget', type: 'money', validation: { currency: 'EUR', max: 5_000_000 } },
        { label: 'Visit', type: 'datetime' },
        { label: 'Photo', type: 'file' },
        { label: 'Signature', type: 'signature', required: true },
      ],
    });
    const { body } = await client.send('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', {
      form_id: 1,
      accessor,
    });
    const [created] = body['urls'] as unknown as { url: string }[];
    await page.goto(`http://127.0.0.1:${service.httpPort}${new URL(created?.url ?? '').pathname}`);
  }

  it('supports drafts, errors, files and signatures, and uses up its link', async () => {
    await open();
    await page.getByLabel('Full name').fill('Ana');
    await page.getByLabel('No', { exact: true }).check();
    await page.getByLabel('Why not?').fill('The bridge is weak.');

    await page.reload();

    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana');
    await page.getByRole('button', { name: 'Send' }).click();
    const summary = page.getByRole('alert');
    expect(await summary.textContent()).toContain('Area in m²: An answer is required.');
    expect(await summary.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    expect(await page.getByLabel('Area in m²').getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link').first().click();
    await page.keyboard.type('84.5');
    await page.getByLabel('Wall').check();
    await page.getByLabel('Budget').fill('1250.50');
    await page.getByLabel('Visit').fill('2026-07-01T10:30');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('note') });
    await page.getByText('note.txt is uploaded.').waitFor();
    await page.getByLabel('Signature: Or type your name').fill('Ana');
    await page.getByRole('button', { name: 'Send' }).click();

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const { body } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
    const values = (body['answers'] as unknown as { label: string; value: unknown }[]).map(({ label, value }) => [
      label,
      value,
    ]);
    expect(Object.fromEntries(values)).toMatchObject({
      'Full name': 'Ana',
      'Area in m²': 84.5,
      'Can a lorry get there?': false,
      'Why not?': 'The bridge is weak.',
      Parts: ['wall'],
      Budget: 125_050,
      Visit: '2026-07-01T09:30:00.000Z',
      Photo: { name: 'note.txt', size: 4 },
      Signature: expect.stringMatching(/^data:image\/png;base64,/),
    });
    await page.reload();
    await page.getByRole('heading', { name: 'This form was already answered' }).waitFor();
    expect(foreign).toEqual([]);
  }, 90_000);

  it('requires no answers to hidden fields', async () => {
    await open();
    expect(await page.getByLabel('Why not?').isVisible()).toBe(false);

    await page.getByLabel('Full name').fill('Bo');
    await page.getByLabel('Area in m²').fill('0');
    await page.getByLabel('Yes', { exact: true }).check();
    await page.getByLabel('Signature: Or type your name').fill('Bo');
    await page.getByRole('button', { name: 'Send' }).click();

    expect(await page.getByRole('alert').textContent()).toContain('Area in m²: It must be 1 or more.');
    await page.getByLabel('Area in m²').fill('1');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(foreign).toEqual([]);
  }, 90_000);
});
