import { randomUUID } from 'node:crypto';
import { AppError } from '@trackway/errors';
import { aCaller, eventually } from '@trackway/testkit';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

interface Log {
  readonly id: string;
  readonly status: string;
  readonly steps: readonly { readonly action: string; readonly status: string }[];
}

describe('retrying a failed run', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer');
    projectId = projects.addProject(client.caller.frameId);
  });
  afterAll(async () => {
    await service.stop();
    await projects.stop();
  });

  const logPath = () => `steps/${funnel.steps[0]?.id}/assistants`;
  const rejection = () => new AppError('invalid', 'validation_errors', 'No such status.');
  const retry = (assistant: string, run: string) =>
    client.send('POST', `${logPath()}/${assistant}/execution-logs/${run}/retry`);

  async function endedRun(status: string): Promise<Log> {
    return await eventually(async () => {
      const [log] = await client.get<Log[]>('execution_logs', 'GET', `${logPath()}/execution-logs`);
      expect(log?.status).toBe(status);
      return log as Log;
    });
  }

  /** An assistant with two actions of which the second one is rejected. */
  async function failedRun(): Promise<{ readonly assistant: string; readonly run: string }> {
    const { id: assistant } = await client.get<{ id: string }>('step_assistant', 'POST', logPath(), {
      name: 'Helper',
      trigger: { type: 'entered' },
      conditions: [],
      actions: [
        { type: 'move', step_id: funnel.steps[1]?.id },
        { type: 'set_field', field: 'impact', value: 9 },
      ],
    });
    projects.effects.failures.push(rejection());
    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
    const { id: run } = await endedRun('failed');
    return { assistant, run };
  }

  it('continues with the action that failed', async () => {
    const { assistant, run } = await failedRun();

    const response = await retry(assistant, run);

    expect(response).toMatchObject({ status: 200, body: { run: { id: run, status: 'pending' } } });
    const ended = await endedRun('succeeded');
    expect(ended.steps.map(({ action, status }) => [action, status])).toEqual([
      ['move', 'succeeded'],
      ['set_field', 'succeeded'],
    ]);
    const keys = projects.effects.done.filter((one) => one.projectId === projectId).map(({ key }) => key);
    expect(keys).toEqual([`${run}:1`]);
  });

  it('has no effect twice if it is requested twice', async () => {
    const { assistant, run } = await failedRun();

    const responses = await Promise.all([retry(assistant, run), retry(assistant, run)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await endedRun('succeeded');
    expect(projects.effects.done.filter((one) => one.projectId === projectId)).toHaveLength(1);
  });

  it('fails again with the new error', async () => {
    const { assistant, run } = await failedRun();
    projects.effects.failures.push(rejection());

    await retry(assistant, run);

    const ended = await endedRun('failed');
    expect(ended.steps.at(-1)?.status).toBe('failed');
  });

  it('is rejected for other runs, other tenants, and without the scopes of the rule', async () => {
    const { assistant, run } = await failedRun();
    const foreign = funnelClient(service.httpPort);
    const narrow = funnelClient(service.httpPort, {
      ...aCaller(),
      frameId: client.caller.frameId,
      scopes: ['automations:write'],
    });
    const path = `${logPath()}/${assistant}/execution-logs/${run}/retry`;

    expect(await retry(assistant, randomUUID())).toMatchObject({
      status: 404,
      body: { message: 'rule_run_model_not_found' },
    });
    expect((await foreign.send('POST', path)).status).toBe(404);
    expect(await narrow.send('POST', path)).toMatchObject({ status: 403, body: { message: 'forbidden' } });
    await retry(assistant, run);
    await endedRun('succeeded');
    expect((await retry(assistant, run)).status).toBe(409);
  });
});
