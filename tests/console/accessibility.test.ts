import { type Api, apiOf } from '../support/api';
import { aChannel, post } from '../support/channels';
import { consoleBrowser, fitsWidth, showScreen, violationsOf, widthOutside } from '../support/console';
import { eventually } from '../support/eventually';
import { makeForm } from '../support/forms';
import { makeIntake, submitIntake } from '../support/intake';
import { importAll, workbook } from '../support/spreadsheets';
import { waitingRule } from '../support/waiting-rule';

jest.setTimeout(180_000);

/** Colours do not depend on the width, so each theme is tested at one. */
const VARIANTS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const;

type Screens = { api: Api; screens: readonly (readonly [string, string])[] };

async function createScreens(): Promise<Screens> {
  const api = apiOf();
  const steps = [{ name: 'First' }, { name: 'Second' }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  const survey = await makeForm(api, [
    { label: 'Kind', type: 'single_choice', options: [{ value: 'flat', label: 'Flat' }] },
    { label: 'Area', type: 'number', required: true },
  ]);
  const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 1_000 })).body;
  await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
  const { automation } = (await api.send('POST', '/automations', waitingRule(3_600))).body;
  await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}/move`, { step_id: funnel.steps[1].id });
  const { webhook } = (await api.send('POST', '/webhooks', { name: 'ERP', url: 'https://example.org/', kinds: ['*'] }))
    .body;
  const limits = { max_steps: 5, max_tokens: 1_000, max_seconds: 60, max_cost: 1 };
  const echo = { name: 'Triage', provider: 'echo', model: 'echo', instructions: 'Help.', limits };
  const { ai_agent: agent } = (await api.send('POST', '/ai/agents', echo)).body;
  const started = await api.send('POST', `/ai/agents/${agent.id}/executions`, { input: 'Say this again' });
  const { tag } = (await api.send('POST', '/tags', { name: 'Old', color: '#334455' })).body;
  await api.send('DELETE', `/tags/${tag.id}`);
  const { project_group: group } = (await api.send('POST', '/project-groups', { name: 'Roadmap' })).body;
  await api.send('POST', `/project-groups/${group.id}/projects/${project.id}`, {});
  await api.send('POST', '/tags', { name: 'Urgent', color: '#cc0000' });
  const intake = await makeIntake(api, { funnel_id: funnel.id, quota_per_day: 5 });
  await submitIntake(intake, { subject: 'New roof', email: 'ana@example.org' });
  const channel = await aChannel(api);
  await post(channel.external_ref, { message: 'Hello', sender: { id: 'c1', name: 'Carla Client' } });
  await api.send('POST', '/service-accounts', { name: 'Sync', scopes: ['projects:read', 'forms:write'] });
  const { id: operation } = await importAll(
    api,
    'customer',
    await workbook([
      ['Name', 'Email'],
      ['', 'none'],
    ]),
  );
  const screens = [
    ['/overview', 'Overview'],
    ['/projects', 'Projects'],
    [`/projects/${project.id}`, 'Roof'],
    [`/projects/${project.id}?tab=history`, 'Roof'],
    ['/customers', 'Customers'],
    ['/customers?tab=contacts', 'Customers'],
    ['/boards', 'Sales'],
    ['/groups', 'Groups and tags'],
    ['/groups?tab=tags', 'Groups and tags'],
    [`/groups/${group.id}`, 'Roadmap'],
    ['/funnels', 'Funnels'],
    [`/funnels/${funnel.id}`, 'Sales'],
    [`/funnels/${funnel.id}?step=${funnel.steps[0].id}`, 'Sales'],
    ['/forms', 'Forms'],
    ['/forms/new', 'New form'],
    [`/forms/${survey.id}?field=2`, 'Survey'],
    ['/transfers', 'Import and export'],
    [`/transfers/${operation}`, 'rows.xlsx'],
    [`/transfers/${operation}/fix`, 'Fix rejected rows'],
    ['/rules', 'Rules'],
    ['/rules/new', 'New rule'],
    [`/rules/${automation.id}/edit`, 'Edit rule'],
    [`/rules/${automation.id}`, 'Follow up'],
    [`/agents/executions/${started.body.ai_agent_execution.id}`, 'Triage'],
    ['/intake', 'Intake links'],
    [`/intake/${intake.id}`, 'Quotes'],
    ['/agents', 'Agents'],
    ['/agents?tab=agents', 'Agents'],
    [`/agents/${agent.id}`, 'Triage'],
    ['/deliveries', 'Deliveries'],
    [`/deliveries/${webhook.id}`, 'ERP'],
    ['/deliveries?tab=channels', 'Deliveries'],
    [`/deliveries/channels/${channel.id}`, 'Support'],
    ['/conversations', 'Conversations'],
    ['/operations', 'Operations'],
    ['/deleted?kind=tasks', 'Deleted'],
    ['/access', 'Access'],
    ['/access?tab=tokens', 'Access'],
    ['/access?tab=users', 'Access'],
    ['/access?tab=roles', 'Access'],
    ['/access?tab=providers', 'Access'],
    ['/access?tab=audit', 'Access'],
    ['/access?tab=usage', 'Access'],
  ] as const;
  return { api, screens };
}

describe('the accessibility of the console', () => {
  const { open } = consoleBrowser();
  let created: Screens;

  beforeAll(async () => {
    created = await createScreens();
  });

  it.each(VARIANTS)(
    'has no violations and no horizontal overflow on any screen ($theme, $width px)',
    async (variant) => {
      const { api, screens } = created;
      const { page, errors } = await open('/projects', api, variant);
      const findings: Record<string, readonly string[]> = {};

      for (const [path, heading] of screens) {
        await showScreen(page, path, heading);
        await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
        findings[path] = [...(await violationsOf(page)), ...((await fitsWidth(page)) ? [] : ['wider than the screen'])];
      }

      expect(findings).toEqual(Object.fromEntries(screens.map(([path]) => [path, []])));
      expect(errors).toEqual([]);
    },
  );

  it.each([390, 1280])('has no horizontal overflow by names of 200 characters, at %d px', async (width) => {
    const api = apiOf();
    const name = 'N'.repeat(200);
    const create = async (path: string, body: object) => (await api.send('POST', path, { name, ...body })).body;
    const { funnel } = await create('/funnels', { steps: [{ name }] });
    const { project } = await create('/projects', {});
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    await create('/customers', {});
    const { form } = await create('/forms', {
      title: name,
      name: undefined,
      fields: [{ label: name, type: 'number' }],
    });
    const { webhook } = await create('/webhooks', { url: `https://example.org/${name}`, kinds: ['*'] });
    const { automation } = await create('/automations', { ...waitingRule(3_600), name });
    const { tag } = await create('/tags', { color: '#cc0000' });
    await api.send('POST', `/projects/${project.id}/tasks`, { title: name });
    await api.send('PATCH', `/projects/${project.id}`, { description: name, tag_ids: [tag.id] });
    const channel = await aChannel(api, { name });
    await post(channel.external_ref, { message: name, sender: { id: 'c1', name } });
    const listed = async (path: string) =>
      eventually(async () => {
        const { body } = await api.get(path);
        expect(body.meta.total).toBeGreaterThan(0);
        return body;
      });
    await listed(`/projects/${project.id}/history?filter[action]=project.updated`);
    const { conversations } = await listed('/conversations');
    const { page } = await open('/projects', api, { width });
    const wide: string[] = [];

    for (const path of [
      '/customers',
      '/boards',
      '/funnels',
      `/funnels/${funnel.id}`,
      `/projects/${project.id}`,
      `/projects/${project.id}?tab=history`,
      `/conversations?conversation=${conversations[0].id}`,
      `/forms/${form.id}`,
      `/deliveries/${webhook.id}`,
      `/rules/${automation.id}`,
      `/rules/${automation.id}/edit`,
    ]) {
      await page.evaluate(
        `history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await page.locator('main').getByText(/N{20}/).filter({ visible: true }).first().waitFor();
      await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
      if (!(await fitsWidth(page))) wide.push(path);
    }

    expect(wide).toEqual([]);
    await showScreen(page, `/projects/${project.id}`, name);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/N{20}/).last().waitFor();
    expect(await dialog.evaluate(widthOutside)).toBe(0);
  });
});
