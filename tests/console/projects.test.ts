import { type Api, apiOf } from '../support/api';
import { consoleBrowser, INPUTS, useToken, violationsOf } from '../support/console';
import { system } from '../support/system';

jest.setTimeout(90_000);

async function createProjects(): Promise<Api> {
  const api = apiOf();
  for (const [name, budget, status] of [
    ['Roof', 100_000, 1],
    ['Wall', 5_000_000, 4],
    ['Bridge', 9_000_000, 4],
  ]) {
    await api.send('POST', '/projects', { name, budget, status });
  }
  return api;
}

describe('the projects screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)(
    'filters by fields of the API, and restores its state from the URL after a reload, by %s',
    async (input) => {
      const api = await createProjects();
      const { page, errors } = await open('/projects', api, { input });

      await page.getByText('3 projects').waitFor();
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Add condition' }).click();
      await page.getByLabel('Field').selectOption('budget');
      await page.getByLabel('Operator').selectOption('greater_than');
      await page.getByLabel('Value').fill('10000');
      await page.getByText('2 projects').waitFor();
      await page.getByRole('button', { name: 'Budget' }).click();
      await page.waitForURL(/sort/);
      await page.reload();
      await useToken(page, api.token);
      await page.getByText('2 projects').waitFor();

      const names = await page.getByRole('row').getByRole('link').allTextContents();
      expect(names).toEqual(['Wall', 'Bridge']);
      expect(await page.getByLabel('Value').inputValue()).toBe('10000');
      await page.goBack();
      expect(errors).toEqual([]);
    },
  );

  it('combines groups of conditions', async () => {
    const api = await createProjects();
    const filter = {
      logical_operator: 'or',
      filters: [{ field: 'name', operator: 'equals', value: 'Roof' }],
      filter_groups: [
        {
          logical_operator: 'and',
          filters: [
            { field: 'status', operator: 'equals', value: 4 },
            { field: 'budget', operator: 'less_than', value: 6_000_000 },
          ],
          filter_groups: [],
        },
      ],
    };

    const { page } = await open(`/projects?filter=${encodeURIComponent(JSON.stringify(filter))}`, api);

    await page.getByText('2 projects').waitFor();
    const groups = page.getByRole('group', { name: 'Group of conditions' });
    await groups.nth(1).waitFor();
    expect(await groups.count()).toBe(2);
  });

  it.each(INPUTS)('changes exactly the projects of the preview, and undoes the change, by %s', async (input) => {
    const api = await createProjects();
    const { page } = await open('/projects', api, { input });

    await page.getByLabel('Select Wall').check();
    await page.getByLabel('Select Bridge').check();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('New value').selectOption('2');
    const preview = page.getByRole('region', { name: 'Preview: exactly these projects' });
    await preview.getByRole('cell', { name: /Wall/ }).waitFor();
    expect(await preview.getByRole('row').count()).toBe(3);
    await page.getByRole('button', { name: 'Change 2 projects' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const statuses = async () => {
      const { projects } = (await api.get('/projects')).body;
      return Object.fromEntries(projects.map((one: { name: string; status: number }) => [one.name, one.status]));
    };
    expect(await statuses()).toEqual({ Roof: 1, Wall: 2, Bridge: 2 });
    await page.getByText('2 projects were changed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Restored.').waitFor();
    expect(await statuses()).toEqual({ Roof: 1, Wall: 4, Bridge: 4 });
  });

  it('asks before it changes projects that another user changed after the preview', async () => {
    const api = await createProjects();
    const { page } = await open('/projects', api);
    const { projects } = (await api.get('/projects')).body;
    const wall = projects.find(({ name }: { name: string }) => name === 'Wall');
    await page.getByLabel('Select Wall').check();
    await page.getByLabel('Select Bridge').check();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('cell', { name: /Wall/ }).waitFor();
    await dialog.getByLabel('New value').selectOption('2');

    await api.send('PATCH', `/projects/${wall.id}`, { budget: 777_00 });
    await dialog.getByRole('button', { name: 'Change 2 projects' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText(/Budget: .* → 777\.00/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Change 0 projects' }).isDisabled()).toBe(true);
    expect((await api.get(`/projects/${wall.id}`)).body.project).toMatchObject({ status: wall.status, budget: 777_00 });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Change Wall anyway').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Change 1 project' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    expect((await api.get(`/projects/${wall.id}`)).body.project).toMatchObject({ status: 2, budget: 777_00 });
  });

  it('can be used with the keyboard only', async () => {
    const api = await createProjects();
    const { page } = await open('/boards', api);

    await page.getByRole('heading', { name: 'Boards' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.getByText('3 projects').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Bridge');
    await page.getByRole('option', { name: /Bridge/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bridge' }).waitFor();
    await page.keyboard.press('.');

    await page.getByText(/curl 'http.*\/api\/management\/projects\/[\w-]+\?include=/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('shows the code, message, request id and solution of an error', async () => {
    const { page } = await open('/projects', apiOf({ scope: 'funnels:read' }));

    const alert = page.getByRole('alert').first();
    await alert.waitFor();
    const text = (await alert.textContent()) ?? '';
    expect(text).toContain('projects:read');
    expect(text).toMatch(/Code forbidden/);
    expect(text).toMatch(/Request id [\w-]{8,}/);
    expect(text).toContain('Ask an administrator');
  });

  it.each(INPUTS)(
    'saves a search as a shared view, which others apply, and changes and deletes it, by %s',
    async (input) => {
      const api = await createProjects();
      const filter = {
        logical_operator: 'and',
        filters: [{ field: 'status', operator: 'equals', value: 4 }],
        filter_groups: [],
      };
      const search = `filter=${encodeURIComponent(JSON.stringify(filter))}&columns=${encodeURIComponent('["name","budget"]')}`;
      const { page } = await open(`/projects?${search}`, api, { input });
      await page.getByText('2 projects').waitFor();

      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save as a view' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Paused');
      await page.getByLabel('Share with all users of this tenant').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Paused' }).waitFor();
      expect((await api.get('/views')).body.views).toMatchObject([{ name: 'Paused', visibility: 'shared' }]);

      const other = apiOf({ frameId: api.identity.frameId });
      await page.goto('about:blank');
      await page.goto(`${system.base_url}/console/projects`);
      await useToken(page, other.token);
      await page.getByText('3 projects').waitFor();
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Paused (shared)' }).click();
      await page.getByText('2 projects').waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual(['', 'Name', 'Budget']);

      await page.getByRole('button', { name: 'Paused' }).click();
      await page.getByRole('menuitem', { name: 'Edit “Paused”' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('On hold');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'On hold' }).click();
      await page.getByRole('menuitem', { name: 'Delete “On hold”' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete “On hold”' }).click();
      await page.getByRole('button', { name: 'Views' }).waitFor();

      expect((await api.get('/views')).body.views).toEqual([]);
    },
  );
});
