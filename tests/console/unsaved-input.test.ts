import type { Route } from 'playwright-core';
import { apiOf } from '../support/api';
import { consoleBrowser, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { makeForm } from '../support/forms';

jest.setTimeout(120_000);

describe('input of the console that is not saved', () => {
  const { open } = consoleBrowser();

  it('stays in the form editor if it is typed while the form is being saved', async () => {
    const api = apiOf();
    const form = await makeForm(api, [{ label: 'Area', type: 'number' }]);
    const { page, errors } = await open(`/forms/${form.id}`, api);
    const held: Route[] = [];
    await page.route(`**/forms/${form.id}`, (route) =>
      route.request().method() === 'PATCH' ? void held.push(route) : route.continue(),
    );
    const save = page.getByRole('button', { name: 'Save form' });

    await page.getByLabel('Title').fill('Survey of roofs');
    await save.click();
    await page.getByLabel('Description').fill('For new customers');
    await held[0]?.continue();
    await page.getByRole('heading', { name: 'Survey of roofs', level: 1 }).waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('For new customers');
    await page.unroute(`**/forms/${form.id}`);
    await save.click();
    await eventually(async () => {
      const stored = (await api.get(`/forms/${form.id}`)).body.form;
      expect(stored).toMatchObject({ title: 'Survey of roofs', description: 'For new customers' });
    });
    expect(errors).toEqual([]);
  });

  it('is discarded only after a question', async () => {
    const api = apiOf();
    const form = await makeForm(api, [{ label: 'Area', type: 'number' }]);
    const { page, errors } = await open(`/forms/${form.id}`, api);
    const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
    const discard = page.getByRole('button', { name: 'Discard changes' });

    await page.getByLabel('Title').fill('Survey of roofs');
    await discard.click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Title').inputValue()).toBe('Survey of roofs');
    await discard.click();
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    expect(await page.getByLabel('Title').inputValue()).toBe('Survey');
    expect(errors).toEqual([]);
  });

  it('of a dialog is lost by Escape, another screen or a reload only after a question', async () => {
    const api = apiOf();
    await api.send('POST', '/projects', { name: 'Roof' });
    const { page, errors } = await open('/projects', api);
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });

    await page.getByRole('link', { name: 'Roof', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Description').fill('My text');
    await page.keyboard.press('Escape');
    await question.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.evaluate('location.reload()');
    await eventually(() => expect(asked).toEqual(['beforeunload']));
    expect(await page.getByLabel('Description').inputValue()).toBe('My text');

    await page.evaluate('history.back()');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'New project' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Wall');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('of a rule is discarded only after a question, and nothing is asked without input', async () => {
    const { page, errors } = await open('/rules/new');
    const cancel = page.getByRole('button', { name: 'Cancel' });

    await page.getByLabel('Name', { exact: true }).fill('Follow up');
    await cancel.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'New rule' }).first().click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    await cancel.click();

    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the screen of an object that does not exist', () => {
  const { open } = consoleBrowser();

  it.each(['projects', 'funnels', 'groups', 'rules', 'deliveries', 'intake', 'transfers'])(
    'has a heading and the error, for %s',
    async (path) => {
      const { page } = await open(`/${path}/00000000-0000-7000-8000-000000000000`);

      await page.getByRole('heading', { name: 'This object cannot be shown', level: 1 }).waitFor();
      await page.getByRole('alert').first().waitFor();
    },
  );
});
