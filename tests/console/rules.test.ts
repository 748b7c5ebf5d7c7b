import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS } from '../support/console';
import { eventually } from '../support/eventually';
import { waitingRule } from '../support/waiting-rule';

jest.setTimeout(90_000);

describe('the rule screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('shows the false condition and its value for a rule that did not run, by %s', async (input) => {
    const api = apiOf();
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }] })).body;
    const step = funnel.steps[0].id;
    const created = await api.send('POST', `/steps/${step}/assistants`, {
      name: 'Big offers',
      trigger: { type: 'entered' },
      conditions: [{ field: 'budget', operator: 'greater_than', value: 1_000_000 }],
      actions: [{ type: 'set_field', field: 'impact', value: 90 }],
    });
    expect(created.body).toMatchObject({ response: true });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 777 })).body;
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    const { page, errors } = await open(`/rules?step=${step}`, api, { input });

    await page.getByRole('row', { name: /Big offers.*skipped/ }).waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Big offers' }).click();
    const runs = page.getByRole('region', { name: 'Runs' });
    await runs.locator('span').getByText('skipped').waitFor({ timeout: 30_000 });
    expect(await runs.textContent()).toContain('777');

    await page.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: /Roof/ }).click();
    await page.getByText('It would not fire').waitFor();
    expect(await page.getByRole('region', { name: 'Why did it not fire?' }).textContent()).toContain('not met');
    await page.getByRole('button', { name: 'Simulate' }).click();
    await page.getByRole('region', { name: 'Simulate on past events', exact: true }).getByRole('table').waitFor();
    expect(errors).toEqual([]);
  });

  it('retries a failed run by keyboard, and shows that it continues', async () => {
    const api = apiOf();
    const { automation } = (
      await api.send('POST', '/automations', {
        name: 'Report to accounting',
        trigger: { type: 'event', event: 'project.updated' },
        actions: [{ type: 'call_webhook', url: 'https://accounting.invalid/' }],
      })
    ).body;
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    await api.send('PATCH', `/projects/${project.id}`, { budget: 5 });
    await eventually(async () => {
      const { body } = await api.get(`/automations/${automation.id}/runs`);
      expect(body.runs).toMatchObject([{ status: 'failed' }]);
    }, 60_000);
    const { page, errors } = await open(`/rules/${automation.id}`, api);

    const retry = page.getByRole('region', { name: 'Runs' }).getByRole('button', { name: 'Retry' });
    await retry.focus();
    await page.keyboard.press('Enter');

    await page.getByText('The run continues with the action that failed.').waitFor();
    await page.getByText('No runs yet').waitFor();
    expect(errors).toEqual([]);
  });

  it('shows nested actions, cancels a waiting run, compares and restores versions, and runs test cases', async () => {
    const api = apiOf();
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Offer' }] })).body;
    const { automation } = (await api.send('POST', '/automations', waitingRule(3_600))).body;
    await api.send('PATCH', `/automations/${automation.id}`, { name: 'Renamed' });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    const { page, errors } = await open(`/rules/${automation.id}`, api);
    const region = (name: string) => page.getByRole('region', { name, exact: true });

    await region('Definition').getByText('0.actions.0').waitFor();
    await region('Test cases').getByRole('button', { name: 'Run tests' }).click();
    await region('Test cases').getByText('passed').waitFor();
    await region('Versions').getByRole('button', { name: 'Changes of version 2' }).click();
    await region('Versions')
      .getByRole('row', { name: /name.*Follow up.*Renamed/ })
      .waitFor();
    await region('Versions').getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByRole('heading', { name: 'Follow up', level: 1 }).waitFor();

    await region('Runs').getByText('Waits for a time.').waitFor({ timeout: 30_000 });
    await region('Runs').getByRole('button', { name: 'Cancel run' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel run' }).click();
    await region('Runs').locator('span').getByText('cancelled', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
