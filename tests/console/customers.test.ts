import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, showScreen, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';

jest.setTimeout(120_000);

describe('the screen of customers and contacts', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('creates, finds, changes, deletes and restores a customer, by %s', async (input) => {
    const { page, api, errors } = await open('/customers', apiOf(), { input });
    const { dialog, press, type, choose } = controlsOf(page);
    await api.send('POST', '/customers', { name: 'Acme Group' });

    await press('New customer');
    await type('Name', 'Acme Lisbon');
    await type('E-mail', 'lisbon');
    await choose('Parent customer', 'Acme Group');
    expect(await violationsOf(page)).toEqual([]);
    await type('E-mail', 'lisbon@acme.example');
    await press('Create');
    await page.getByText('The customer was created.').waitFor();

    await page.getByRole('searchbox').fill('lisbon@');
    await page.getByRole('link', { name: 'Projects of Acme Group' }).waitFor({ state: 'detached' });
    await press('Edit Acme Lisbon');
    await type('Phone', '+351 21 310 0100');
    await press('Save');
    await page.getByText('+351 21 310 0100').waitFor();
    const stored = (await api.get('/customers')).body.customers;
    const parent = stored.find(({ name }: { name: string }) => name === 'Acme Group');
    expect(stored[0]).toMatchObject({
      name: 'Acme Lisbon',
      parent_id: parent.id,
      email: 'lisbon@acme.example',
      phone: '+351 21 310 0100',
    });

    await press('Delete Acme Lisbon');
    await press('Delete', dialog);
    await page.getByText('The customer was deleted.').waitFor();
    await press('Undo: The customer was deleted.');
    await page.getByRole('link', { name: 'Projects of Acme Lisbon' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('creates a contact of a customer, and a project of both', async () => {
    const { page, api, errors } = await open('/customers?tab=contacts');
    const { dialog, press, type } = controlsOf(page);
    const { customer } = (await api.send('POST', '/customers', { name: 'Harbour Hotels' })).body;
    const choose = async (field: string, option: string) => {
      await dialog.getByRole('combobox', { name: field }).focus();
      await page.keyboard.type(option);
      await dialog.getByRole('option', { name: option }).waitFor();
      await page.keyboard.press('Enter');
    };

    await press('New contact');
    await type('Name', 'Niamh');
    await type('Role', 'Director');
    await choose('Add a customer', 'Harbour Hotels');
    await press('Create');
    await page.getByText('The contact was created.').waitFor();
    await page.getByRole('cell', { name: 'Harbour Hotels' }).waitFor();

    await showScreen(page, '/projects', 'Projects');
    await press('New project');
    await type('Name', 'Meeting rooms');
    await choose('Customer', 'Harbour Hotels');
    await choose('Contact', 'Niamh');
    await type('Budget', '54900.50');
    await press('Create');

    await page.getByRole('heading', { name: 'Meeting rooms', level: 1 }).waitFor();
    const [project] = (await api.get('/projects')).body.projects;
    expect(project).toMatchObject({
      name: 'Meeting rooms',
      budget: 5_490_050,
      customer_id: customer.id,
      contact: { name: 'Niamh', role: 'Director', customers: [{ name: 'Harbour Hotels' }] },
    });
    expect(errors).toEqual([]);
  });
});
