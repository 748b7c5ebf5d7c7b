import { apiOf, apiWithToken } from '../support/api';
import { consoleBrowser, useToken } from '../support/console';
import { eventually } from '../support/eventually';
import { system, tokenOf } from '../support/system';

jest.setTimeout(90_000);

/** The gateway accepts tokens for a minute after their expiry, to allow for clock skew. */
const ACCEPTED_AFTER_S = 60;

describe('the session of the console', () => {
  const { newPage, open } = consoleBrowser();

  it('starts at the issuer, resumes at the same URL after a reload, and ends', async () => {
    const { page, errors } = await newPage();

    await page.goto(`${system.base_url}/`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Rita Reader/ }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goto(`${system.base_url}/console/projects?q=roof`);
    await page.getByRole('button', { name: 'Rita Reader' }).waitFor();

    expect(page.url()).toBe(`${system.base_url}/console/projects?q=roof`);
    expect(JSON.stringify(await page.context().storageState())).not.toContain('eyJ');

    await page.getByRole('button', { name: 'Rita Reader' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('shows the tenant, and uses the selected language and theme', async () => {
    const { page, api, errors } = await open('/projects');
    const { frame } = (await api.get('/me')).body;
    await page.getByRole('banner').getByText(frame.name, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Ana Tester' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Português' }).click();
    await page.getByRole('heading', { name: 'Projetos', level: 1 }).waitFor();
    await page.getByRole('menuitemcheckbox', { name: 'Tema escuro' }).click();

    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dataset.theme]')).toEqual([
      'pt',
      'dark',
    ]);
    expect(errors).toEqual([]);
  });

  it('can expire during an edit, which is saved after the next sign-in', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const token = tokenOf(api.identity, 15 - ACCEPTED_AFTER_S);
    const { page } = await open(`/projects/${project.id}`, { ...api, token });

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Written before the session ended');
    await eventually(async () => expect((await apiWithToken(token).get('/me')).status).toBe(401), 60_000);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await useToken(page, api.token);
    await page.getByText('Saved').waitFor();

    const { body } = await api.get(`/projects/${project.id}`);
    expect(body.project.description).toBe('Written before the session ended');
  });
});
