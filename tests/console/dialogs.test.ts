import { apiOf } from '../support/api';
import { consoleBrowser, useToken, widthOutside } from '../support/console';
import { controlsOf } from '../support/controls';
import { tokenOf } from '../support/system';

jest.setTimeout(90_000);

/** The gateway accepts tokens for a minute after their expiry, to allow for clock skew. */
const ACCEPTED_AFTER_S = 60;

describe('the dialogs of the console', () => {
  const { open } = consoleBrowser();

  /** The edit dialog of a project that another user changes before it is saved. */
  async function givenConflict() {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page, errors } = await open(`/projects/${project.id}`, api);
    const controls = controlsOf(page);
    await controls.press('Edit');
    await controls.type('Description', 'My text');
    await api.send('PATCH', `/projects/${project.id}`, { name: 'Roof of the hall' });
    return { page, errors, ...controls };
  }

  it('keep the input if Escape closes a dialog within them', async () => {
    const { page, errors, press } = await givenConflict();

    await press('Save');
    await page.getByRole('heading', { name: 'It was changed in the meantime' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'It was changed in the meantime' }).waitFor({ state: 'detached' });

    expect(await page.getByLabel('Description').inputValue()).toBe('My text');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Roof of the hall');
    expect(errors).toEqual([]);
  });

  it('return the focus to the control that opened them', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page } = await open(`/projects/${project.id}`, api, { input: 'keyboard' });
    const { press, dialog } = controlsOf(page);
    const focused = () => page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent');
    const close = async () => {
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };

    await press('Edit');
    await close();
    expect(await focused()).toBe('Edit');
    // The dialogs of a menu are loaded when they are first shown.
    for (const _time of ['loaded', 'known']) {
      await press('More actions');
      await page.getByRole('menuitem', { name: 'Share page' }).click();
      await close();
      expect(await focused()).toBe('More actions');
    }
  });

  it('show the error if the version of another user cannot be read', async () => {
    const { page, press, dialog } = await givenConflict();
    await page.route('**/api/management/projects/*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 404, json: NOT_FOUND }) : route.continue(),
    );

    await press('Save');

    await dialog.getByText('The project was not found.').waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('My text');
  });

  it('report a missing connection, and save when there is one', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page } = await open(`/projects/${project.id}`, api);
    const { press, type, dialog } = controlsOf(page);
    await press('Edit');
    await type('Description', 'My text');

    await page.context().setOffline(true);
    await press('Save');
    await dialog.getByText('The API cannot be reached.').waitFor();
    await page.context().setOffline(false);
    await press('Save');
    await page.getByText('Saved').waitFor();

    expect((await api.get(`/projects/${project.id}`)).body.project.description).toBe('My text');
  });

  it('report that they cannot be loaded without a connection, like screens, and are loaded when there is one', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page, errors } = await open(`/projects/${project.id}`, api);
    const { press, dialog } = controlsOf(page);
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await edit.waitFor();

    await page.context().setOffline(true);
    await edit.click();
    await dialog.getByText('The API cannot be reached.').waitFor();
    await page.context().setOffline(false);
    await press('Try again', dialog);
    await dialog.getByLabel('Description').waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Operations' }).click();
    await page.getByRole('heading', { name: 'This screen failed', level: 1 }).waitFor();
    await page.context().setOffline(false);
    await press('Try again');

    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });

  it('detect a concurrent change of a customer and of a contact', async () => {
    const { page, api, errors } = await open('/customers');
    const { customer } = (await api.send('POST', '/customers', { name: 'Acme' })).body;
    const { contact } = (await api.send('POST', '/contacts', { name: 'Niamh' })).body;
    const { press, type } = controlsOf(page);
    const conflict = page.getByRole('heading', { name: 'It was changed in the meantime' });

    await press('Edit Acme');
    await type('Phone', '1');
    await api.send('PATCH', `/customers/${customer.id}`, { phone: '2' });
    await press('Save');
    await conflict.waitFor();
    await press('Save my changes');
    await page.getByRole('cell', { name: '1', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Contacts' }).click();
    await press('Edit Niamh');
    await type('Phone', '3');
    await api.send('PATCH', `/contacts/${contact.id}`, { phone: '4' });
    await press('Save');
    await conflict.waitFor();

    expect((await api.get(`/customers/${customer.id}`)).body.customer.phone).toBe('1');
    expect((await api.get(`/contacts/${contact.id}`)).body.contact.phone).toBe('4');
    expect(errors).toEqual([]);
  });

  it('stay open if no file is chosen, and show the name of a chosen one', async () => {
    const { page } = await open('/transfers');
    await page.getByRole('button', { name: 'Import' }).click();
    const file = page.getByLabel('File', { exact: true });

    // The browser reports a file chooser that is closed without a file.
    await file.dispatchEvent('cancel', { bubbles: true });

    await page.getByRole('button', { name: 'Check first (dry run)' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    const name = `${'n'.repeat(200)}.csv`;
    await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('Name\nRoof') });
    await page.getByText(name).waitFor();
    expect(await page.getByRole('dialog').evaluate(widthOutside)).toBe(0);
  });

  it('cannot be closed by Escape while the session has ended', async () => {
    const api = apiOf();
    const { page } = await open('/projects', { ...api, token: tokenOf(api.identity, -ACCEPTED_AFTER_S - 1) });
    const ended = page.getByRole('heading', { name: 'Your session has ended' });
    await ended.waitFor();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await useToken(page, api.token);

    await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
    expect(await ended.count()).toBe(0);
  });
});

const NOT_FOUND = { response: false, message: 'project_not_found', error: 'The project was not found.' };
