import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { agentClient, LIMITS } from './agent-client';
import { type FakeModel, startFakeModel } from './fake-model';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('agents that run at the same time', () => {
  let projects: FakeProjects;
  let model: FakeModel;
  let service: TestFunnels;
  let database: Client;

  beforeAll(async () => {
    projects = await startFakeProjects();
    model = await startFakeModel();
    service = await startTestFunnels({ projects: projects.address, model: model.url });
    database = new Client({ connectionString: service.database.url });
    await database.connect();
  }, 60_000);
  afterAll(async () => {
    await database.end();
    await service.stop();
    await model.stop();
    await projects.stop();
  });

  function setUp() {
    const client = funnelClient(service.httpPort);
    const modelName = `model-${newId()}`;
    const projectId = projects.addProject(client.caller.frameId);
    return { modelName, projectId, agents: agentClient(client, modelName) };
  }

  it('do not exceed a daily budget together', async () => {
    const { agents, modelName, projectId } = setUp();
    const id = await agents.agent({ tools: [], limits: { ...LIMITS, daily_tokens: 250 } });
    let inProgress = 0;
    let most = 0;
    const slow = async () => {
      inProgress += 1;
      most = Math.max(most, inProgress);
      await new Promise((resolve) => setTimeout(resolve, 50));
      inProgress -= 1;
      return { content: 'Done.' };
    };
    model.script(modelName, ...Array.from({ length: 6 }, () => slow));

    const started = await Promise.all(Array.from({ length: 6 }, () => agents.start(id, projectId)));
    const ended = await eventually(async () => {
      const executions = await Promise.all(started.map(agents.read));
      expect(executions.filter(({ status }) => status === 'running' || status === 'pending')).toEqual([]);
      return executions;
    }, 20_000);

    // A call uses about 112 tokens. The third call starts with 26 remaining tokens, and exceeds the budget alone.
    expect(most).toBe(1);
    expect(ended.filter(({ status }) => status === 'completed')).toHaveLength(3);
    expect(ended.filter(({ error }) => error?.includes('daily_tokens'))).toHaveLength(3);
  }, 40_000);

  it('store nothing after another worker has taken over, which repeats the call with the same key', async () => {
    const { agents, modelName, projectId } = setUp();
    const id = await agents.agent({ tools: [] });
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const execute = (statement: string, ...values: unknown[]) => database.query(statement, values);
    model.script(modelName, async () => {
      await execute(`UPDATE agent_lanes SET worker_id = $1, lease_until = now() + interval '1 hour'`, newId());
      taken();
      return { content: 'Late.' };
    });

    const execution = await agents.start(id, projectId);
    await isTaken;
    const other = setUp();
    const quick = await other.agents.agent({ tools: [] });
    await other.agents.until(await other.agents.start(quick, other.projectId), 'completed');
    expect(await agents.read(execution)).toMatchObject({ status: 'running', steps: [] });

    await execute(`UPDATE agent_lanes SET lease_until = now() WHERE lane_id = $1`, execution);

    const { steps, output } = await agents.until(execution, 'completed');
    expect([steps.length, output]).toEqual([1, 'Late.']);
    expect(model.invoice(modelName).calls).toBe(1);
  }, 40_000);
});
