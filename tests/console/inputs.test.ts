import { apiOf } from '../support/api';
import { consoleBrowser, showScreen, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';

jest.setTimeout(90_000);

describe('the inputs of the console', () => {
  const { open } = consoleBrowser();

  it('keep the cursor while a filter is typed, and go back by whole texts', async () => {
    const { page, errors } = await open('/projects');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByLabel('Operator').selectOption('contains');
    const value = page.getByLabel('Value', { exact: true });
    await value.pressSequentially('pump');
    await page.waitForURL(/pump/);

    await value.press('Home');
    await value.pressSequentially('heat ');
    await page.waitForURL(/heat(\+|%20| )pump/);
    expect(await value.inputValue()).toBe('heat pump');
    await page.goBack();

    await page.waitForURL(/value%22%3A%22pump/);
    expect(await value.inputValue()).toBe('pump');
    expect(errors).toEqual([]);
  });

  it('filter the audit log by a cause that is typed', async () => {
    const { page, errors } = await open('/access?tab=audit');
    const failed: string[] = [];
    page.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())));
    const cause = '019a0000-0000-7000-8000-000000000000';

    await page.getByLabel('Cause').pressSequentially(cause);

    await page.waitForURL(`**/access?tab=audit&cause=${cause}`);
    await page.getByRole('heading', { name: 'No entries match' }).waitFor();
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('show the option that the arrow keys have reached, and why there are no options', async () => {
    const api = apiOf();
    for (let number = 1; number <= 20; number += 1)
      await api.send('POST', '/customers', { name: `Customer ${number}` });
    const { page } = await open('/projects', api);
    const { press, dialog } = controlsOf(page);
    await press('New project');
    const customer = dialog.getByRole('combobox', { name: 'Customer' });
    await customer.click();
    await dialog.getByRole('option').nth(19).waitFor();

    for (let count = 0; count < 19; count += 1) await customer.press('ArrowDown');

    const box = await dialog.getByRole('option', { selected: true }).boundingBox();
    const list = await dialog.getByRole('listbox', { name: 'Customer' }).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(list!.y + list!.height);
    await page.route('**/customers/search', (route) => route.fulfill({ status: 503, json: UNAVAILABLE }));
    await customer.pressSequentially('x');
    await dialog.getByText('The service is not available.').waitFor();
  });

  it('show options beyond the edge of a small dialog', async () => {
    const api = apiOf();
    for (let number = 1; number <= 6; number += 1) await api.send('POST', '/projects', { name: `Roof ${number}` });
    const { form } = (await api.send('POST', '/forms', { title: 'Survey', fields: [] })).body;
    const { page, errors } = await open(`/forms/${form.id}?dialog=attach`, api);
    const { dialog } = controlsOf(page);
    await dialog.getByRole('combobox', { name: 'Project' }).click();
    const last = dialog.getByRole('option').nth(5);
    await last.waitFor();

    const { x, y } = (await last.boundingBox())!;

    expect(await page.evaluate(`document.elementFromPoint(${x + 8}, ${y + 8}).textContent`)).toMatch(/Roof 1$/);
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('leave the navigation if a screen fails', async () => {
    const { page, api } = await open('/overview');
    await page.route('**/api/management/funnels**', (route) => route.fulfill({ json: { funnels: [{}] } }));

    await showScreen(page, '/funnels', 'This screen failed');
    await page.getByRole('link', { name: 'Customers' }).click();

    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    expect((await api.get('/me')).status).toBe(200);
  });
});

const UNAVAILABLE = { response: false, message: 'service_unavailable', error: 'The service is not available.' };
