import { apiOf } from '../support/api';
import { consoleBrowser, fitsWidth, INPUTS, useToken, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';
import { makeForm, makeProject } from '../support/forms';

jest.setTimeout(120_000);

describe('the screens of forms', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('change the colors and the logo of form pages, by %s', async (input) => {
    const { page, api, errors } = await open('/forms', apiOf(), { input });
    const { dialog, press, type } = controlsOf(page);
    const stored = async () => (await api.get('/form-theme')).body.theme;

    await press('Look of pages');
    await dialog
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
    expect(await violationsOf(page)).toEqual([]);
    await type('Texts', '#eeeeee');
    await press('Save', dialog);
    await dialog
      .getByText(/#eeeeee on surface_color #ffffff has a contrast/)
      .first()
      .waitFor();
    await type('Texts', '');
    await type('Buttons, links and progress', '#0b5d3b');
    await press('Save', dialog);
    await dialog.waitFor({ state: 'detached' });

    const logo = `data:image/png;base64,${LOGO.toString('base64')}`;
    expect(await stored()).toMatchObject({ accent_color: '#0b5d3b', text_color: null, logo });
    await press('Look of pages');
    await press('Remove: Logo');
    await press('Save', dialog);
    await dialog.waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ accent_color: '#0b5d3b', logo: null });
    expect(errors).toEqual([]);
  });

  it('create a form with a choice, a condition and lines, and keep the input over a reload and an error', async () => {
    const { page, api, errors } = await open('/forms', apiOf(), { width: 390, theme: 'dark' });
    const add = async (type: string, label: string) => {
      await page.getByRole('button', { name: 'Add field' }).last().click();
      await page.getByRole('menuitem', { name: type, exact: true }).click();
      await page.getByLabel('Label', { exact: true }).and(page.locator(':focus')).fill(label);
    };
    const save = page.getByRole('button', { name: 'Save form' });

    await page.getByRole('heading', { name: 'No forms yet' }).waitFor();
    await page.getByRole('link', { name: 'New form' }).click();
    await page.getByLabel('Title').fill('Order');
    await add('Single choice', 'Kind');
    await page.getByLabel('Option 1', { exact: true }).fill('Desk');
    await page.getByLabel('Option 2', { exact: true }).fill('Other');
    await add('Long text', 'Which one?');
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByLabel('Value of condition 1').selectOption({ label: 'Other' });
    await add('Lines (group of fields)', 'Products');
    await page.getByLabel('Key').fill('lines');
    const lines = page.getByRole('group', { name: 'Fields of each line' });
    await lines.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('menuitem', { name: 'Short text' }).click();
    await lines.getByLabel('Label', { exact: true }).fill('Name');
    await add('Calculated', 'Total');
    await page.getByLabel('Expression').fill('count(lines');
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);

    await page.reload();
    await useToken(page, api.token);
    await page.getByText('Your earlier input is shown. It is not saved yet.').waitFor();
    await page.getByRole('button', { name: /^Kind Single/ }).click();
    await save.click();
    await page.getByLabel('Expression').and(page.locator(':focus[aria-invalid="true"]')).fill('count(lines)');
    await save.click();
    await page.getByText('The form was created.').waitFor();

    const { forms } = (await api.get('/forms')).body;
    const { form } = (await api.get(`/forms/${forms[0].id}`)).body;
    expect(form.fields).toMatchObject([
      { label: 'Kind', options: [{ value: 'Desk' }, { value: 'Other' }] },
      {
        label: 'Which one?',
        visible_when: { all: [{ field_id: form.fields[0].id, operator: 'equals', value: 'Other' }] },
      },
      { label: 'Products', key: 'lines', fields: [{ label: 'Name', type: 'short_text' }] },
      { label: 'Total', expression: 'count(lines)' },
    ]);
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('change, attach and open a form, and show a change by another user, by %s', async (input) => {
    const api = apiOf();
    const survey = await makeForm(api, [
      { label: 'Area', type: 'number' },
      { label: 'Remarks', type: 'long_text' },
    ]);
    const project = await makeProject(api);
    const { page, errors } = await open(`/forms/${survey.id}`, api, { input });
    const { dialog, press, choose } = controlsOf(page);

    await page.getByRole('button', { name: 'Order of Remarks' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: /^Area Number/ }).click();
    await page.getByLabel('Required').check();
    await api.send('PATCH', `/forms/${survey.id}`, { title: 'Site survey' });
    await press('Save form');
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /Title.*Site survey/ })
      .waitFor();
    await press('Save my changes');
    await page.getByText('Saved as version 3.').waitFor();
    expect((await api.get(`/forms/${survey.id}`)).body.form).toMatchObject({
      title: 'Site survey',
      fields: [{ id: survey.edges[1] }, { id: survey.edges[0], required: true }],
    });

    await page.getByLabel('Another language').selectOption({ label: 'Portuguese' });
    await press('Add language');
    await page.getByRole('textbox', { name: 'Site survey' }).fill('Levantamento');
    expect(await violationsOf(page)).toEqual([]);
    await press('Save form');
    await page.getByText('Saved as version 4.').waitFor();

    await press('Attach to a project');
    await choose('Project', 'Roof');
    await press('Attach to a project', dialog);
    await page.getByText('The form was attached.').waitFor();
    expect((await api.get(`/projects/${project}/loose-forms`)).body.loose_forms).toMatchObject([
      { form_id: survey.id },
    ]);

    await press('Preview');
    await choose('Project', 'Roof');
    await press('Create link', dialog);
    const address = await dialog.getByRole('link', { name: 'Open the form' }).getAttribute('href');
    const shownIn = async (language: string) =>
      (await fetch(`${address}`, { headers: { accept: 'text/html', 'accept-language': language } })).text();
    expect(await shownIn('en')).toContain('Site survey');
    expect(await shownIn('pt')).toContain('Levantamento');
    expect(errors).toEqual([]);
  });
});

/** An image of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
