import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, showScreen, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';

jest.setTimeout(120_000);

describe('the screens of groups and tags', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('create a group, order its projects, and restore it after a deletion, by %s', async (input) => {
    const { page, api, errors } = await open('/groups', apiOf(), { input });
    const { dialog, press, follow, type } = controlsOf(page);
    const names = ['Roof', 'Wall', 'Door'];
    const idOf = async (name: string) => (await api.send('POST', '/projects', { name })).body.project.id;
    const ids: string[] = [];
    for (const name of names) ids.push(await idOf(name));
    const membersOf = async (group: string) =>
      (await api.send('POST', `/project-groups/${group}/projects/index`, {})).body.projects.map(
        (project: { name: string }) => project.name,
      );

    await press('New group');
    await type('Name', 'Roadmap');
    await press('Create');
    await page.getByText('The group was created.').waitFor();
    await follow('Roadmap');
    for (const name of names) {
      await page.getByRole('combobox', { name: 'Add a project' }).fill(name);
      await page.getByRole('option', { name }).click();
      await page.getByRole('link', { name, exact: true }).waitFor();
    }
    const group = page.url().split('/').at(-1) ?? '';
    expect(await membersOf(group)).toEqual(['Roof', 'Wall', 'Door']);

    const saved = () => page.waitForResponse((response) => response.url().endsWith('/projects/order'));
    await Promise.all([saved(), press('Move Door up')]);
    await Promise.all([saved(), press('Move Roof down')]);
    await press('Move Wall to a position');
    await type('Position', '1');
    await press('Move', dialog);
    await page.getByText('Wall is now 1 of 3.').first().waitFor();
    await press('Remove Roof from the group');
    await page.getByText('Roof was removed from the group.').waitFor();
    expect(await membersOf(group)).toEqual(['Wall', 'Door']);
    expect(await violationsOf(page)).toEqual([]);

    await press('Delete');
    await press('Delete', dialog);
    await page.getByText('No groups found').waitFor();
    await press('Undo: The group was deleted.');
    await page.getByRole('link', { name: 'Projects of Roadmap' }).waitFor();
    await follow('Projects of Roadmap');
    await page.getByRole('link', { name: 'Wall', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Roof', exact: true }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('create and change a tag, which a project gets in its fields, by %s', async (input) => {
    const { page, api, errors } = await open('/groups?tab=tags', apiOf(), { input });
    const { dialog, press, type, choose } = controlsOf(page);
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { customer } = (await api.send('POST', '/customers', { name: 'Acme' })).body;

    await press('New tag');
    await type('Name', 'Urgent');
    // By keyboard, colors are chosen in a dialog of the browser, which tests cannot use.
    if (input === 'mouse') await type('Color', '#cc0000');
    await press('Create');
    await page.getByText('The tag was created.').waitFor();
    await press('Edit Urgent');
    await type('Name', 'Very urgent');
    await press('Save');
    await page.getByText('Very urgent').waitFor();

    await showScreen(page, `/projects/${project.id}`, 'Roof');
    await press('Edit');
    await choose('Customer', 'Acme');
    await choose('Add a tag', 'Very urgent');
    await press('Save');
    await dialog.waitFor({ state: 'detached' });

    const color = input === 'mouse' ? '#cc0000' : '#3366cc';
    const stored = (await api.get(`/projects/${project.id}`)).body.project;
    expect(stored).toMatchObject({ customer_id: customer.id, tags: [{ name: 'Very urgent', color }] });
    await showScreen(page, '/groups?tab=tags', 'Groups and tags');
    await page.getByRole('link', { name: 'Projects of Very urgent' }).click();
    await page.getByRole('link', { name: 'Roof', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
