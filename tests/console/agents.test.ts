import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from '../support/api';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';
import { ScriptedModel } from '../support/scripted-model';

jest.setTimeout(90_000);

const LIMITS = { max_steps: 20, max_tokens: 10_000, max_seconds: 60 };

async function agentOf(api: Api, fields: object = {}): Promise<string> {
  const body = { name: 'Triage', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS, ...fields };
  return (await api.send('POST', '/ai/agents', body)).body.ai_agent.id;
}

describe('the agents screen', () => {
  const { open } = consoleBrowser();
  let model: ScriptedModel;

  beforeAll(async () => {
    model = await new ScriptedModel().start();
  });
  afterAll(() => model.stop());

  /** An agent that waits for the approval of a change to a project. */
  async function startWaitingCall() {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', budget: 100 })).body;
    const name = `model-${randomUUID()}`;
    const agent = await agentOf(api, {
      ...{ provider: 'scripted', model: name, tools: ['set_field'], needs_approval: true },
    });
    model.script(
      name,
      { calls: [{ name: 'set_field', args: { field: 'budget', value: 777 } }] },
      { content: 'The budget is set.' },
    );
    await api.send('POST', `/ai/agents/${agent}/executions`, { input: 'Set the budget', project_id: project.id });
    const budget = async () => (await api.get(`/projects/${project.id}`)).body.project.budget as number;
    return { api, budget };
  }

  it.each(INPUTS)('leads to the execution that waits, shows its calls, and approves them, by %s', async (input) => {
    const { api, budget } = await startWaitingCall();
    const { page, errors } = await open('/agents?status=awaiting_approval', api, { input });

    await page.getByRole('link', { name: 'Triage' }).click({ timeout: 30_000 });
    const waiting = page.getByRole('region', { name: 'Waiting for approval' });
    expect(await waiting.getByRole('region', { name: 'Arguments of set_field' }).textContent()).toContain('777');
    expect(await violationsOf(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Approve 1 call' }).click();

    const transcript = page.getByRole('region', { name: 'Transcript' });
    await transcript.getByText('The budget is set.').waitFor({ timeout: 30_000 });
    expect(await transcript.textContent()).toContain('set_field');
    expect(await page.getByRole('region', { name: 'Cost and budget' }).textContent()).toMatch(/of 10,000/);
    await eventually(async () => expect(await budget()).toBe(777));
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('rejects a call with a reason, by %s', async (input) => {
    const { api, budget } = await startWaitingCall();
    const { page } = await open('/agents', api, { input });

    await page.getByRole('link', { name: 'Triage' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Ask the customer first');
    await dialog.getByRole('button', { name: 'Reject' }).click();

    await page.getByRole('region', { name: 'Transcript' }).getByText('The budget is set.').waitFor({ timeout: 30_000 });
    expect(await budget()).toBe(100);
  });

  it.each(INPUTS)('starts an agent once, and shows its response, by %s', async (input) => {
    const api = apiOf();
    const agent = await agentOf(api);
    const { page } = await open('/agents?tab=agents', api, { input });

    await page.getByRole('link', { name: 'Triage' }).click();
    await page.getByRole('button', { name: 'Start agent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Input').fill('Say this again');
    await dialog.getByRole('button', { name: 'Start agent' }).click();

    await page.getByRole('region', { name: 'Transcript' }).getByText('Say this again').nth(1).waitFor();
    const { body } = await api.get(`/ai/agents/executions?filter[agent_id]=${agent}`);
    expect(body.meta.total).toBe(1);
  });

  it.each(INPUTS)('shows what another user changed meanwhile, and keeps the input, by %s', async (input) => {
    const api = apiOf();
    const agent = await agentOf(api);
    const { page, errors } = await open(`/agents/${agent}`, api, { input });

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Instructions', { exact: true }).last().fill('Mine');
    await api.send('PATCH', `/ai/agents/${agent}`, { name: 'Renamed', instructions: 'Theirs' });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'It was changed in the meantime' });
    expect(await conflict.getByRole('row', { name: /Instructions/ }).textContent()).toBe('InstructionsHelp.TheirsMine');
    expect(await conflict.getByRole('row', { name: /^Name/ }).textContent()).toBe('NameTriageRenamed—');
    await conflict.getByRole('button', { name: 'Save my changes' }).click();
    await page.getByRole('heading', { name: 'Renamed' }).waitFor();

    const { ai_agent: stored } = (await api.get(`/ai/agents/${agent}`)).body;
    expect(stored).toMatchObject({ name: 'Renamed', instructions: 'Mine' });
    expect(errors).toEqual([]);
  });
});
