import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { makeProject } from '../support/forms';
import { waitingRule } from '../support/waiting-rule';
import { startReceiver } from '../support/webhook-receiver';

jest.setTimeout(90_000);

describe('the rule screen', () => {
  const { open } = consoleBrowser();
  const failed = failedRuns();

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

  it.each(INPUTS)('retries a failed run, and shows that it continues, by %s', async (input) => {
    const { api, automation } = await failed.runs(1);
    const { page, errors } = await open(`/rules/${automation}`, api, { input });

    await page.getByRole('region', { name: 'Runs' }).getByRole('button', { name: 'Retry', exact: true }).click();

    await page.getByText('The run continues with the action that failed.').waitFor();
    await page.getByRole('region', { name: 'Runs' }).locator('span').getByText('succeeded').first().waitFor();
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('retries the failed runs that it shows, and names those that are rejected, by %s', async (input) => {
    const { api, automation, runs } = await failed.runs(3);
    const { page, errors } = await open(`/rules/${automation}?status=failed`, api, { input });

    await page.getByRole('button', { name: 'Retry 3 failed runs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('row', { name: /Roof.*responded with 400/ })
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await api.send('POST', `/automations/${automation}/runs/${runs[1]}/retry`)).toMatchObject({ status: 200 });
    await dialog.getByRole('button', { name: 'Retry 3 failed runs' }).click();

    await dialog.getByText('1 was rejected.').waitFor();
    await dialog.getByRole('button', { name: 'Retry 1 failed run' }).waitFor();
    expect(await dialog.getByText('sent', { exact: true }).count()).toBe(2);
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

/** Creates failed runs, which succeed when they are retried. */
function failedRuns() {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    receiver = await startReceiver(() => 400);
  });
  afterEach(() => receiver.stop());

  /** An automation with failed runs of one project, newest first. */
  return {
    runs: async (count: number) => {
      const api = apiOf();
      const { automation } = (
        await api.send('POST', '/automations', {
          name: 'Report to accounting',
          trigger: { type: 'event', event: 'project.updated' },
          actions: [{ type: 'call_webhook', url: receiver.url }],
        })
      ).body;
      const project = await makeProject(api);
      for (let budget = 1; budget <= count; budget += 1) await api.send('PATCH', `/projects/${project}`, { budget });
      const runs = await eventually(async () => {
        const { body } = await api.get(`/automations/${automation.id}/runs?filter[status]=failed`);
        expect(body.runs).toHaveLength(count);
        return (body.runs as { id: string }[]).map(({ id }) => id);
      });
      receiver.respondWith(() => 200);
      return { api, automation: automation.id as string, runs };
    },
  };
}
