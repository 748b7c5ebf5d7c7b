import { AdditionalGateway } from '../support/additional-gateway';
import { apiOf } from '../support/api';
import { consoleBrowser, useToken } from '../support/console';
import { startConsoleHost } from '../support/console-host';

jest.setTimeout(90_000);

const BASE = '/portal/trackway/';

describe('the console on another host', () => {
  const { newPage } = consoleBrowser();
  let host: Awaited<ReturnType<typeof startConsoleHost>>;
  let gateway: AdditionalGateway;

  beforeAll(async () => {
    host = await startConsoleHost(BASE);
    gateway = await AdditionalGateway.start({ CORS_ORIGINS: host.origin });
    host.useApi(`http://127.0.0.1:${gateway.port}`);
  });
  afterAll(async () => {
    host.stop();
    await gateway.stop();
  });

  it('works below a sub-path and from another origin', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { page, errors } = await newPage();

    await page.goto(`${host.origin}${BASE}projects?q=roof`);
    await useToken(page, api.token);
    await page.getByRole('link', { name: 'Roof' }).click();
    await page.getByRole('heading', { name: 'Roof' }).waitFor();
    expect(page.url()).toBe(`${host.origin}${BASE}projects/${project.id}`);
    await page.reload();
    await useToken(page, api.token);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Mine');
    await api.send('PATCH', `/projects/${project.id}`, { description: 'Theirs' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'It was changed in the meantime' }).waitFor();
    await page.getByRole('button', { name: 'Save my changes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: 'Roof' }).waitFor();

    expect((await api.get(`/projects/${project.id}`)).body.project.description).toBe('Mine');
    expect(page.url()).toBe(`${host.origin}${BASE}projects?q=roof`);
    expect(errors).toEqual([]);
  });
});
