import type { Route } from 'playwright-core';
import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS } from '../support/console';
import { eventually } from '../support/eventually';
import { makeForm, makeProject, ownForm } from '../support/forms';

jest.setTimeout(90_000);

describe('the project screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('restores a deleted task, and shows who changed the budget, by %s', async (input) => {
    const api = apiOf({ name: 'Bo Budget' });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body;
    await api.send('PATCH', `/projects/${project.id}`, { budget: 250_000 });
    await api.send('POST', `/projects/${project.id}/tasks`, { title: 'Call' });
    const { page } = await open(`/projects/${project.id}`, api, { input });

    await page.getByRole('button', { name: 'Delete task Call' }).click();
    await page.getByRole('button', { name: 'Undo: The task was deleted.' }).click();
    await page.getByText('Restored.').waitFor();
    expect((await api.get(`/projects/${project.id}/tasks`)).body.tasks).toMatchObject([{ title: 'Call' }]);
    await page.getByRole('link', { name: 'History' }).click();

    const entry = page.getByRole('listitem').filter({ hasText: 'project.updated' });
    await entry.waitFor();
    expect(await entry.textContent()).toMatch(/By Bo Budget.*budget.*1\.00.*2,500\.00/);
    // A time is shown with its zone.
    expect(await entry.textContent()).toMatch(/\d WES?T/);
    await entry.getByRole('link', { name: 'project.updated' }).click();
    await page.getByRole('region', { name: 'Chain of causes' }).waitFor();
    expect(page.url()).toContain('tab=history&entry=');
  });

  it('shows nothing of the project before while another one is loading, and keeps none of its input', async () => {
    const api = apiOf();
    const { project: roof } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { project: tiles } = (await api.send('POST', '/projects', { name: 'Tiles', parent_id: roof.id })).body;
    const { page, errors } = await open(`/projects/${roof.id}`, api);
    const held: Route[] = [];
    await page.route(`**/projects/${tiles.id}?*`, (route) => void held.push(route));

    await page.getByLabel('New task').fill('Call the owner');
    await page.getByRole('link', { name: 'Tiles' }).click();
    await page.getByRole('heading', { name: 'Roof', level: 1 }).waitFor({ state: 'detached' });
    await eventually(() => expect(held).not.toEqual([]));
    await held[0]?.continue();
    await page.getByRole('heading', { name: 'Tiles', level: 1 }).waitFor();

    expect(await page.getByLabel('New task').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('previews and undoes what changed the project, by %s', async (input) => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body;
    await api.send('PATCH', `/projects/${project.id}`, { budget: 250_000 });
    const { page } = await open(`/projects/${project.id}?tab=history`, api, { input });

    await page.getByRole('link', { name: 'project.updated' }).click();
    await page.getByRole('button', { name: 'Undo…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('will be restored').waitFor();
    expect(await dialog.textContent()).toMatch(/budget.*2,500\.00.*1\.00/);
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await dialog.getByText('completed').waitFor();

    expect((await api.get(`/projects/${project.id}`)).body.project.budget).toBe(100);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await page.getByRole('link', { name: 'project.updated' }).count()).toBe(2);
  });

  it('shows the lines of a group as a table, and amounts in their currency', async () => {
    const api = apiOf();
    const EUR = { currency: 'EUR' };
    const columns = [
      { key: 'name', label: 'Name', type: 'short_text' },
      { key: 'price', label: 'Price', type: 'money', validation: EUR },
    ];
    const form = await makeForm(api, [
      { key: 'lines', label: 'Products', type: 'group', fields: columns },
      { label: 'Total', type: 'calculated', expression: 'sum(lines.price)', validation: EUR },
    ]);
    const [name, price] = (await api.get(`/forms/${form.id}`)).body.form.fields[0].fields;
    const project = await makeProject(api);
    const answers = [{ field_id: form.edges[0], value: [{ [name.id]: 'Desk', [price.id]: 1250 }] }];
    await api.send('PUT', '/dynamic-forms-answers', { form_id: form.id, accessor: ownForm(project), answers });

    const { page } = await open(`/projects/${project}?tab=answers`, api);

    const lines = page.getByRole('region', { name: 'Products' });
    await lines.getByRole('columnheader', { name: 'Price' }).waitFor();
    expect(await lines.getByRole('cell').allTextContents()).toEqual(['Desk', '€12.50']);
    expect(await page.getByRole('definition').last().textContent()).toContain('€12.50 · ');
  });

  it.each(INPUTS)('keeps the entered values when the API rejects them, by %s', async (input) => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page } = await open(`/projects/${project.id}`, api, { input });

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Impact').fill('101000000000');
    await page.getByLabel('Description').fill('Kept');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();

    expect(await page.getByLabel('Description').inputValue()).toBe('Kept');
    expect(await page.getByLabel('Impact').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(INPUTS)('adds tasks and links to the parent project, by %s', async (input) => {
    const api = apiOf();
    const { project: above } = (await api.send('POST', '/projects', { name: 'House' })).body;
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', parent_id: above.id })).body;
    const { page } = await open(`/projects/${project.id}`, api, { input });

    await page.getByLabel('New task').fill('Order tiles');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Order tiles' }).waitFor();
    await page.getByRole('link', { name: 'House' }).click();

    await page.getByRole('heading', { name: 'House' }).waitFor();
    expect(page.url()).toContain(above.id);
  });

  it.each(INPUTS)('does not overwrite what another user saved, and keeps the input, by %s', async (input) => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body;
    const { page } = await open(`/projects/${project.id}`, api, { input });

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Budget').fill('2.5');
    await api.send('PATCH', `/projects/${project.id}`, { budget: 777, name: 'Roof and wall' });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'It was changed in the meantime' });
    expect(await conflict.getByRole('row', { name: /Budget/ }).textContent()).toBe('Budget17.772.5');
    expect((await api.get(`/projects/${project.id}`)).body.project.budget).toBe(777);
    await conflict.getByRole('button', { name: 'Continue editing' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Roof and wall');
    expect(await page.getByLabel('Budget').inputValue()).toBe('2.5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Roof and wall' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    expect((await api.get(`/projects/${project.id}`)).body.project).toMatchObject({
      budget: 250,
      name: 'Roof and wall',
    });
  });
});
