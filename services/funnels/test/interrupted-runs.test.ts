import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

interface Run {
  readonly status: string;
  readonly skipped: { readonly reason: string } | null;
  readonly steps: readonly { readonly action: string; readonly status: string }[];
}

describe('an interrupted run', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let superuser: Client;
  let client: FunnelClient;
  let projectId: string;
  let automationId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    projectId = projects.addProject(client.caller.frameId);
    projects.effects.fields.set(projectId, { impact: 3 });
    const body = {
      name: 'Rule',
      trigger: { type: 'entered' },
      conditions: [{ field: 'impact', operator: 'equals', value: 3 }],
      actions: [
        { type: 'set_field', field: 'impact', value: 5 },
        { type: 'set_field', field: 'status', value: 4 },
      ],
    };
    automationId = (await client.get<{ id: string }>('automation', 'POST', 'automations', body)).id;
    const funnel = await client.create('Sales', 'Contact');
    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
    await run();
  });
  afterAll(async () => {
    await superuser.end();
    await service.stop();
    await projects.stop();
  });

  const run = () =>
    eventually(async () => {
      const [found] = await client.get<Run[]>('runs', 'GET', `automations/${automationId}/runs`);
      if (!found) throw new Error('There is no run yet.');
      return found;
    });
  const effects = () =>
    projects.effects.done.filter((effect) => effect.projectId === projectId).map(({ what }) => what);

  /** Creates the state after a process was killed between the effect of an action and its log entry. */
  const breakOff = (linesKept: 0 | 1) =>
    superuser.query(
      `WITH left_behind AS (
         UPDATE rule_runs SET status = 'pending', finished_at = NULL,
           steps = CASE WHEN $2 = 0 THEN '[]' ELSE jsonb_build_array(steps -> 0) END
         WHERE project_id = $1 RETURNING frame_id, lane_id
       ) INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) SELECT frame_id, lane_id, now(), 1 FROM left_behind`,
      [projectId, linesKept],
    );

  it.each([0, 1] as const)(
    'completes after a crash with %s steps in its log, although its own actions changed its conditions',
    async (lines) => {
      await breakOff(lines);

      expect(await run()).toMatchObject({
        status: 'succeeded',
        skipped: null,
        steps: [{ status: 'succeeded' }, { status: 'succeeded' }],
      });
      expect(effects()).toEqual(['set impact', 'set status']);
    },
  );

  it('does not act if its rule was deactivated before the first action', async () => {
    await client.send('PATCH', `automations/${automationId}`, { active: false });

    await breakOff(0);

    expect(await run()).toMatchObject({ status: 'skipped', skipped: { reason: 'rule_inactive' }, steps: [] });
  });
});
