import { apiOf, apiWithToken } from '../support/api';
import { consoleBrowser, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { OpenIdProvider } from '../support/openid-provider';

jest.setTimeout(150_000);

describe('the access screen', () => {
  const { open } = consoleBrowser();
  let openId: OpenIdProvider;

  beforeAll(async () => {
    openId = await OpenIdProvider.start('urn:trackway:console');
  });
  afterAll(() => openId.stop());

  it('creates, changes and deletes a role, and shows the built-in ones', async () => {
    const api = apiOf();
    const { page, errors } = await open('/access?tab=roles', api);
    await page.getByRole('row', { name: /Viewer.*built in/ }).waitFor();

    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Planner');
    await dialog.getByLabel('projects:write').check();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    const row = page.getByRole('row', { name: /Planner/ });
    await row.getByText('projects: write').waitFor();

    await row.getByRole('button', { name: 'Actions for Planner' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByLabel('Description').fill('Plans projects');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Plans projects').waitFor();

    await row.getByRole('button', { name: 'Actions for Planner' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete Planner' }).click();
    await row.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('registers an identity provider whose users then sign in, and reports why another one cannot be reached', async () => {
    const api = apiOf();
    const { page, errors } = await open('/access?tab=providers', api);
    await page.getByRole('button', { name: 'New identity provider' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Acme');
    await dialog.getByLabel('Issuer').fill(`${openId.url}/missing`);
    await dialog.getByLabel('Audiences').fill(openId.audience);
    await dialog.getByRole('group', { name: 'Roles of every user' }).getByLabel('Viewer').check();
    await dialog.getByRole('button', { name: 'Add group' }).click();
    const group = dialog.getByRole('group', { name: 'Group 1', exact: true });
    await group.getByLabel('Member', { exact: true }).check();
    await group.getByText('0 further scopes').click();
    await group.getByLabel('automations:read').check();
    await group.getByLabel('Name of the group').fill('engineers');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByRole('alert').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await dialog.getByLabel('Issuer').fill(openId.url);
    await dialog.getByRole('button', { name: 'Create' }).click();
    const row = page.getByRole('row', { name: /Acme.*Ready/ });
    await row.waitFor();
    expect((await api.get('/identity-providers')).body.identity_providers).toMatchObject([
      { group_mappings: [{ group: 'engineers', scopes: ['automations:read'], roles: [expect.any(String)] }] },
    ]);
    const user = apiWithToken((await openId.signIn('ana')).accessToken);
    await eventually(async () => expect((await user.get('/projects')).status).toBe(200));

    await row.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Test' }).click();
    await page.getByText(/The issuer responded with \d+ usable keys?/).waitFor();
    await row.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByLabel('Active').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Acme.*Inactive/ }).waitFor();
    await eventually(async () => expect((await user.get('/projects')).status).toBe(401));

    await page.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete Acme' }).click();
    await page.getByRole('heading', { name: 'No identity providers yet' }).waitFor();
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  });
});
