import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';
import { makeForm } from '../support/forms';

jest.setTimeout(120_000);

describe('the actions of the project screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('share a page, duplicate and merge the project, and delete and restore it, by %s', async (input) => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 500 })).body;
    const { page, errors } = await open(`/projects/${project.id}`, api, { input });
    const { dialog, press, type, check } = controlsOf(page);
    const choose = async (action: string) => {
      await press('More actions');
      await page.getByRole('menuitem', { name: action }).click();
    };

    await choose('Share page');
    await check('Budget');
    expect(await violationsOf(page)).toEqual([]);
    await press('Share', dialog);
    const link = dialog.getByRole('link', { name: 'Open page' });
    await link.waitFor();
    // A toast is in the dialog that is open: only there, it can be seen and closed.
    await press('Close', dialog.getByRole('status'));
    await dialog.getByText('The page is shared.').waitFor({ state: 'detached' });
    const shared = await fetch((await link.getAttribute('href')) ?? '');
    expect([shared.status, await shared.text()]).toEqual([200, expect.stringContaining('5.00')]);
    await press('Stop sharing');
    await page.getByText('The page is no longer shared.').waitFor();
    expect((await api.get(`/projects/${project.id}`)).body.project.share_token).toBe(null);

    await choose('Duplicate');
    await type('Name', 'Roof of 2027');
    await press('Duplicate', dialog);
    await page.getByRole('heading', { name: 'Roof of 2027', level: 1 }).waitFor();
    const copy = page.url().split('/').at(-1) ?? '';
    expect((await api.get(`/projects/${copy}`)).body.project).toMatchObject({ name: 'Roof of 2027', budget: 500 });

    await choose('Merge into another project');
    await dialog.getByRole('combobox', { name: 'Project that remains' }).click();
    await dialog.getByRole('combobox', { name: 'Project that remains' }).fill(project.code);
    await dialog.getByRole('option', { name: project.code }).click();
    await press('Merge', dialog);
    await page.getByText('This project cannot be changed').waitFor();
    expect((await api.get(`/projects/${copy}`)).body.project.merged_id).toBe(project.id);
    await press('Undo merge');
    await page.getByText('The merge was undone.').waitFor();
    expect((await api.get(`/projects/${copy}`)).body.project.merged_id).toBe(null);

    await choose('Delete');
    await press('Delete', dialog);
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
    expect((await api.get(`/projects/${copy}`)).status).toBe(404);
    await press('Undo: The project was deleted.');
    await page.getByText('Restored.').waitFor();
    expect((await api.get(`/projects/${copy}`)).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it('create a link with which a form is answered for the project', async () => {
    const api = apiOf();
    await makeForm(api, [{ label: 'Area', type: 'number' }]);
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page, errors } = await open(`/projects/${project.id}?tab=answers`, api);
    const { dialog, press, choose } = controlsOf(page);

    await press('Create form link');
    await choose('Form', 'Survey');
    await press('Create form link', dialog);
    const link = dialog.getByRole('link', { name: 'Open the form' });
    await link.waitFor();
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.getByLabel('Area').fill('84');
    await page.getByRole('button').last().click();
    await page.getByLabel('Area').waitFor({ state: 'detached' });

    const { answers } = (
      await api.get(`/dynamic-forms-answers?accessor[type]=project_form&accessor[project_id]=${project.id}`)
    ).body;
    expect(answers).toMatchObject([{ value: 84 }]);
    expect(errors).toEqual([]);
  });
});
