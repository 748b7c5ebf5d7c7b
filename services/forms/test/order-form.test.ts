import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { aCaller, launchBrowser, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Browser, Page } from 'playwright-core';
import { openPage, violationsOf } from './form-browser';
import { sharedForms } from './start-forms';

const MAX_FIRST_LOAD = 40 * 1024;
const EUR = { currency: 'EUR' };
const order = {
  title: 'Order',
  fields: [
    {
      key: 'lines',
      label: 'Products',
      type: 'group',
      item_label: 'Product',
      required: true,
      validation: { max_items: 3 },
      fields: [
        { key: 'name', label: 'Name', type: 'short_text', required: true },
        { key: 'quantity', label: 'Quantity', type: 'number', required: true, validation: { min: 1, integer: true } },
        { key: 'price', label: 'Price', type: 'money', required: true, validation: EUR },
        { key: 'gift', label: 'Gift', type: 'boolean' },
        { key: 'amount', label: 'Amount', type: 'calculated', expression: 'quantity * price', validation: EUR },
      ],
    },
    { key: 'discount', label: 'Discount', type: 'number', validation: { min: 0, max: 100 } },
    {
      key: 'total',
      label: 'Total',
      type: 'calculated',
      expression: 'sum(lines.amount) - round(sum(lines.amount) * discount / 100)',
      validation: EUR,
    },
  ],
  page: { review: true },
};

interface Column {
  readonly id: string;
  readonly key: string;
}

describe('an order form with lines and a total', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let browser: Browser;
  let client: ServiceClient;
  let form: { id: number; fields: (Column & { fields?: readonly Column[] })[] };
  let accessor: { type: string; project_id: string };

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
    accessor = { type: 'project_form', project_id: randomUUID() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const created = await client.send('POST', '/api/management/forms', order);
    expect(created.status).toBe(200);
    form = created.body.form;
  });

  const field = (key: string) => form.fields.find((one) => one.key === key)?.id ?? '';
  const column = (key: string) => form.fields[0]?.fields?.find((one) => one.key === key)?.id ?? '';
  const line = (cells: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(cells).map(([key, value]) => [column(key), value]));
  const put = (values: Readonly<Record<string, unknown>>) =>
    client.send('PUT', '/api/management/dynamic-forms-answers', {
      form_id: form.id,
      accessor,
      answers: Object.entries(values).map(([key, value]) => ({ field_id: field(key), value })),
    });

  async function read(path = 'dynamic-forms-answers') {
    const query = `accessor[type]=project_form&accessor[project_id]=${accessor.project_id}`;
    return (await client.send('GET', `/api/management/${path}?${query}`)).body;
  }

  async function stored(): Promise<Record<string, unknown>> {
    const { answers } = await read();
    return Object.fromEntries(answers.map((one: { label: string; value: unknown }) => [one.label, one.value]));
  }

  async function link(): Promise<string> {
    const path = '/api/management/dynamic-forms/pivot-accessor/url-generate';
    const { body } = await client.send('POST', path, { form_id: form.id, accessor });
    return `http://127.0.0.1:${service.httpPort}${new URL(body.urls[0].url).pathname}`;
  }

  it('is stored with its results, which follow its answers', async () => {
    expect((await client.send('GET', `/api/management/forms/${form.id}`)).body.form).toMatchObject({
      fields: [{ ...order.fields[0], fields: order.fields[0]?.fields }, order.fields[1], order.fields[2]],
    });
    const lines = [line({ name: 'Desk', quantity: 2, price: 1250 }), line({ name: 'Lamp', quantity: 3, price: 333 })];

    const written = await put({ lines, discount: 10, total: 1 });

    expect(written).toMatchObject({ status: 200, body: { missing_required: [], calculation_issues: [] } });
    expect(await stored()).toEqual({
      Products: [
        line({ name: 'Desk', quantity: 2, price: 1250, amount: 2500 }),
        line({ name: 'Lamp', quantity: 3, price: 333, amount: 999 }),
      ],
      Discount: 10,
      Total: 3149,
    });
    expect((await put({ discount: 0 })).status).toBe(200);
    expect(await stored()).toMatchObject({ Total: 3499 });
    const { changes } = await read('dynamic-forms-answers/history');
    expect(changes.slice(0, 2)).toMatchObject([
      { label: 'Total', old_value: 3149, new_value: 3499 },
      { label: 'Discount', old_value: 10, new_value: 0 },
    ]);
    const wrong = await put({ lines: [line({ name: 'Desk', quantity: 0 })] });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        validation: {
          [`answers.0.value.0.${column('quantity')}`]: ['Products, line 1, Quantity: Must be 1 or more.'],
          [`answers.0.value.0.${column('price')}`]: ['Products, line 1, Price: An answer is required.'],
        },
      },
    });

    const clear = { form_id: form.id, accessor };
    expect(await client.send('POST', '/api/management/dynamic-forms-answers/clear', clear)).toMatchObject({
      status: 200,
    });
    expect(await stored()).toEqual({});
  });

  it('retains its columns in the next version, and rejects an expression with its position', async () => {
    const path = `/api/management/forms/${form.id}`;
    const renamed = form.fields.map((one) => ({ ...one, label: 'New' }));
    const updated = await client.send('PATCH', path, { fields: renamed });
    expect(updated.body.form.fields[0].fields).toEqual(form.fields[0]?.fields);

    const fields = [...form.fields, { label: 'Tax', type: 'calculated', expression: 'total * rate' }];
    expect(await client.send('PATCH', path, { fields })).toMatchObject({
      status: 422,
      body: { validation: { 'fields.3.expression': ['Position 9: The form has no field with the key rate.'] } },
    });
  });

  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('is filled in by keyboard on a phone, with live results and errors by line', async () => {
    const { page, foreign } = await openPage(browser, service.httpPort);
    const url = await link();
    await page.goto(url);
    const product = (number: number) => page.getByRole('group', { name: `Product ${number}`, exact: true });
    await product(1).getByLabel('Name').focus();
    await page.keyboard.type('Desk');
    await press(page, 'Tab');
    await page.keyboard.type('2');
    await press(page, 'Tab');
    await page.keyboard.type('12.50');
    expect(await product(1).locator('output').textContent()).toBe('€25.00');

    await page.getByRole('button', { name: 'Add Product 2' }).focus();
    await press(page, 'Enter');
    expect(await page.getByText('Product 2 was added.').isVisible()).toBe(true);
    await page.keyboard.type('Lamp');
    await press(page, 'Tab');
    await page.keyboard.type('0');
    await page.getByLabel('Discount').fill('10');
    expect(await page.getByLabel('Total').textContent()).toBe('€22.50');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.reload();
    expect(await product(2).getByLabel('Name').inputValue()).toBe('Lamp');
    expect(await page.getByLabel('Total').textContent()).toBe('€22.50');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    const summary = page.getByRole('alert');
    expect(await summary.textContent()).toContain('Products, Product 2, Quantity: It must be 1 or more.');
    expect(await summary.textContent()).toContain('Products, Product 2, Price: An answer is required.');
    await summary.getByRole('link').first().click();
    await page.keyboard.type('3');
    expect(await product(2).getByLabel('Quantity').inputValue()).toBe('03');
    await product(2).getByLabel('Price').fill('3.33');
    await press(page, 'Tab', 'Tab', 'Tab');
    await page.getByRole('button', { name: 'Add Product 3' }).click();
    await page.getByRole('button', { name: 'Remove Product 3' }).focus();
    await press(page, 'Enter');
    expect(await product(3).count()).toBe(0);

    await page.getByRole('button', { name: 'Check your answers' }).click();
    const list = page.locator('dl.answers');
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    expect(await list.textContent()).toMatch(/Name: Desk[\s\S]*Amount: €25\.00[\s\S]*Name: Lamp[\s\S]*Total€31\.49/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await list.textContent()).toContain('€31.49');
    expect(await stored()).toEqual({
      Products: [
        line({ name: 'Desk', quantity: 2, price: 1250, amount: 2500 }),
        line({ name: 'Lamp', quantity: 3, price: 333, amount: 999 }),
      ],
      Discount: 10,
      Total: 3149,
    });
    expect(foreign).toEqual([]);
  }, 90_000);

  it('works without JavaScript, with more lines on request, and loads at most 40 KB', async () => {
    const { page } = await openPage(browser, service.httpPort, { javaScriptEnabled: false });
    const url = await link();
    await page.goto(url);
    const product = (number: number) => page.getByRole('group', { name: `Product ${number}`, exact: true });
    await product(1).getByLabel('Name').fill('Desk');
    await page.getByRole('button', { name: 'Add Product 2' }).click();
    await product(2).getByLabel('Name').waitFor();
    expect(await product(1).getByLabel('Name').inputValue()).toBe('Desk');
    await product(1).getByLabel('Quantity').fill('2');
    await product(1).getByLabel('Price').fill('12.50');
    await product(2).getByLabel('Name').fill('Lamp');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'Product 2, Quantity: An answer is required.' }).waitFor();
    await product(2).getByLabel('Quantity').fill('1');
    await product(2).getByLabel('Price').fill('1');
    await product(2).getByLabel('Yes').check();
    await page.getByRole('button', { name: 'Send' }).click();

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await stored()).toMatchObject({
      Products: [{ [column('amount')]: 2500 }, { [column('gift')]: true, [column('amount')]: 100 }],
    });
    const text = await (await fetch(await link(), { headers: { accept: 'text/html' } })).text();
    expect(gzipSync(text).length).toBeLessThan(MAX_FIRST_LOAD);
  }, 90_000);
});
