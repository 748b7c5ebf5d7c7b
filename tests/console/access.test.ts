import { apiOf, apiWithToken } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { system } from '../support/system';

jest.setTimeout(150_000);

async function tokenFor(id: string, secret: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  return (await fetch(`${system.base_url}/api/management/auth/token`, { method: 'POST', body })).status;
}

describe('the access screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)(
    'creates a service account, shows its secret once, and rotates and revokes it, by %s',
    async (input) => {
      const api = apiOf();
      const { page, errors } = await open('/access', api, { input });

      await page.getByRole('button', { name: 'New service account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Nightly sync');
      await dialog.getByLabel('projects:write').check();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Create' }).click();
      const secret = (await dialog.getByRole('region', { name: 'client_secret' }).textContent()) ?? '';
      await page.keyboard.press('Escape');
      const row = page.getByRole('row', { name: /Nightly sync/ });
      await row.getByText('projects: write').waitFor();
      const account = (await api.get('/service-accounts')).body.service_accounts[0];
      expect(account.scopes).toEqual(['projects:read', 'projects:write']);
      expect(await tokenFor(account.id, secret)).toBe(200);

      await row.getByRole('button', { name: 'Actions for Nightly sync' }).click();
      await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
      await dialog.getByLabel('The old secret is valid for').selectOption('0');
      await dialog.getByRole('button', { name: 'Rotate secret' }).click();
      const rotated = (await dialog.getByRole('region', { name: 'client_secret' }).textContent()) ?? '';
      expect(await tokenFor(account.id, secret)).toBe(401);
      expect(await tokenFor(account.id, rotated)).toBe(200);
      await page.keyboard.press('Escape');

      await row.getByRole('button', { name: 'Actions for Nightly sync' }).click();
      await page.getByRole('menuitem', { name: 'Revoke' }).click();
      await dialog.getByRole('button', { name: 'Revoke Nightly sync' }).click();
      await page.getByRole('heading', { name: 'No service accounts yet' }).waitFor();
      expect(await tokenFor(account.id, rotated)).toBe(401);
      expect(errors).toEqual([]);
    },
  );

  it.each(INPUTS)('changes scopes of an account after showing what another user changed, by %s', async (input) => {
    const api = apiOf();
    const body = { name: 'Sync', scopes: ['projects:read'] };
    const { id } = (await api.send('POST', '/service-accounts', body)).body.service_account;
    const { page } = await open('/access', api, { input });

    await page.getByRole('button', { name: 'Actions for Sync' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('forms:read').check();
    await api.send('PATCH', `/service-accounts/${id}`, { name: 'Sync 2' });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'It was changed in the meantime' });
    await conflict.getByRole('row', { name: /Sync 2/ }).waitFor();
    await conflict.getByRole('button', { name: 'Continue editing' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Sync 2');
    expect(await page.getByLabel('forms:read').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const { service_account: stored } = (await api.get(`/service-accounts/${id}`)).body;
    expect(stored).toMatchObject({ name: 'Sync 2', scopes: ['projects:read', 'forms:read'] });
  });

  it.each(INPUTS)('creates and revokes a token, by %s', async (input) => {
    const api = apiOf();
    const { page } = await open('/access', api, { input });

    await page.getByRole('link', { name: 'Your tokens' }).click();
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
    await page.keyboard.press('Enter');
    const token = (await page.getByRole('region', { name: 'Access token' }).textContent()) ?? '';
    await page.keyboard.press('Escape');
    const program = apiWithToken(token, api.identity);
    expect((await program.get('/projects')).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke Laptop' }).click();

    await page.getByText('revoked').first().waitFor();
    await eventually(async () => expect((await program.get('/projects')).status).toBe(401));
  });

  it.each(INPUTS)('deactivates a user, and the audit log shows by whom, by %s', async (input) => {
    const api = apiOf({ name: 'Ada Admin' });
    const { user } = (await api.send('POST', '/users', { name: 'Bo Leaver' })).body;
    const { page, errors } = await open('/access?tab=users', api, { input });

    const row = page.getByRole('row', { name: /Bo Leaver/ });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Inactive').waitFor();
    expect((await api.get(`/users/${user.id}`)).body.user.active).toBe(false);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Kind of object').selectOption('user');

    const entry = page.getByRole('row', { name: /user\.deactivated|user\.updated/ }).first();
    expect(await entry.textContent()).toMatch(/Ada Admin.*Bo Leaver/);
    expect(page.url()).toContain('kind=user');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('verifies the audit log, and shows what had the same cause', async () => {
    const api = apiOf({ name: 'Ada Admin' });
    await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Lead' }] });
    await api.send('POST', '/tags', { name: 'Big' });
    await eventually(async () => expect((await api.get('/audit-log')).body.audit_log).toHaveLength(4));
    const { page, errors } = await open('/access?tab=audit', api);

    const chain = page.getByRole('region', { name: 'Chain of hashes' });
    await chain.getByText('Valid', { exact: true }).waitFor();
    expect(await chain.textContent()).toContain('4 entries. No entry was changed or removed.');
    await page.getByLabel('Kind of object').selectOption({ label: 'Funnels' });
    const row = page.getByRole('row', { name: /Created funnel.created/ });
    await row.getByRole('link', { name: 'Same cause' }).click();
    await page.getByRole('row', { name: /step.created/ }).waitFor();

    // The heading, the funnel and its step.
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(3));
    expect(await page.getByLabel('Cause').inputValue()).not.toBe('');
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('leads from the audit log to who changed a budget, by %s', async (input) => {
    const api = apiOf({ name: 'Bo Budget' });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body;
    await api.send('PATCH', `/projects/${project.id}`, { budget: 250_000 });
    await api.send('PATCH', `/projects/${project.id}`, { description: 'Other' });
    const { page } = await open('/access?tab=audit', api, { input });

    await page.getByRole('combobox', { name: 'Open the history of' }).click();
    await page.getByRole('option', { name: /Roof/ }).click();
    await page.getByLabel('Changed field').selectOption('budget');

    const entries = page.getByRole('main').getByRole('listitem');
    await eventually(async () => expect(await entries.count()).toBe(1));
    expect(await entries.textContent()).toMatch(/By Bo Budget.*budget.*1\.00.*2,500\.00/);
    expect(page.url()).toContain('field=budget');
  });

  it('shows the requests, errors and limits of each token', async () => {
    const api = apiOf({ name: 'Una User' });
    for (let count = 0; count < 3; count += 1) await api.get('/projects');
    await api.get('/projects/unknown');
    const { page, errors } = await open('/access?tab=usage&days=7', api);

    const row = page.getByRole('row', { name: /Una User/ });
    // Gateways publish their counts every minute at the latest.
    await eventually(async () => {
      await page.getByLabel('Period').selectOption('30');
      await page.getByLabel('Period').selectOption('7');
      expect(await row.count()).toBe(1);
    }, 90_000);
    await page.getByRole('img', { name: /Requests by day/ }).waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    expect(await page.getByRole('table', { name: 'Requests by day (UTC)' }).getByRole('row').count()).toBe(8);
    expect(page.url()).toContain('days=7');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
