import { type Api, apiOf } from './support/api';
import { elapseMinutes } from './support/elapse-minutes';
import { eventually } from './support/eventually';
import { makeProject } from './support/forms';
import { startReceiver } from './support/webhook-receiver';

/** In minutes. */
const DAY = 24 * 60;

interface Run {
  readonly project_id: string | null;
  readonly status: string;
  readonly trigger: { readonly type: string; readonly detail: Record<string, unknown> };
}

describe('timed rules', () => {
  let api: Api;
  let funnel: { id: string; steps: { id: string }[] };
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeEach(async () => {
    api = apiOf();
    receiver = await startReceiver();
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    funnel = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body.funnel;
  });
  afterEach(() => receiver.stop());

  const elapse = (minutes: number) => elapseMinutes(api.identity.frameId, minutes);
  const actions = [{ type: 'set_field', field: 'status', value: 4 }];
  const statusOf = async (project: string) => (await api.get(`/projects/${project}`)).body.project.status;

  async function enterProject(): Promise<string> {
    const project = await makeProject(api);
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    return project;
  }

  async function automation(trigger: object, fields: object = {}): Promise<string> {
    const { status, body } = await api.send('POST', '/automations', { name: 'Rule', trigger, actions, ...fields });
    expect(status).toBe(200);
    return body.automation.id;
  }

  async function runs(path: string, count: number): Promise<Run[]> {
    return await eventually(async () => {
      const { body } = await api.get(path);
      const found = body.runs ?? body.execution_logs;
      expect(found).toHaveLength(count);
      return found;
    }, 40_000);
  }

  it('run on a project that stays too long in a step, once for each stay', async () => {
    const [contact, offer] = funnel.steps;
    const trigger = { type: 'stayed_longer_than', minutes: 30 };
    const assistant = { name: 'Nudge', trigger, actions };
    expect((await api.send('POST', `/steps/${contact?.id}/assistants`, assistant)).status).toBe(200);
    const everywhere = await automation(trigger);
    const [staying, moving] = [await enterProject(), await enterProject()];
    await elapse(20);
    await api.send('POST', `/funnels/${funnel.id}/projects/${moving}/move`, { step_id: offer?.id });

    await elapse(15);

    const logs = `/steps/${contact?.id}/assistants/execution-logs`;
    expect(await runs(logs, 1)).toMatchObject([
      { project_id: staying, status: 'succeeded', trigger: { type: 'stayed_longer_than', detail: { minutes: 30 } } },
    ]);
    expect(await runs(`/automations/${everywhere}/runs`, 1)).toMatchObject([{ project_id: staying }]);

    // One project gets an event for its second step, the other none for its first.
    await elapse(60);
    const later = await runs(`/automations/${everywhere}/runs`, 2);
    expect(later.map(({ project_id }) => project_id)).toEqual([moving, staying]);
    expect(await runs(logs, 1)).toMatchObject([{ project_id: staying }]);
  });

  it('run by a schedule on each project that meets the conditions, once for all missed times', async () => {
    const [cheap, expensive] = [await makeProject(api), await makeProject(api)];
    await api.send('PATCH', `/projects/${expensive}`, { budget: 500 });
    const conditions = [{ field: 'budget', operator: 'greater_than', value: 100 }];
    const id = await automation({ type: 'schedule', cron: '0 0 1 * *', time_zone: 'Europe/Lisbon' }, { conditions });

    await elapse(100 * DAY);

    expect(await runs(`/automations/${id}/runs`, 1)).toMatchObject([
      {
        project_id: expensive,
        status: 'succeeded',
        trigger: { type: 'schedule', detail: { due_at: expect.any(String) } },
      },
    ]);
    expect([await statusOf(expensive), await statusOf(cheap)]).toEqual([4, 1]);

    await elapse(32 * DAY);
    await runs(`/automations/${id}/runs`, 2);
    const { last_run_at, runs_count } = (await api.get(`/automations/${id}`)).body.automation;
    expect({ last_run_at, runs_count }).toEqual({ last_run_at: expect.any(String), runs_count: 2 });
  });

  it('run by a schedule without a project, and not after they were deactivated', async () => {
    const call = { actions: [{ type: 'call_webhook', url: receiver.url }] };
    const monthly = { type: 'schedule', cron: '0 0 1 * *', each_project: false };
    const [on, off] = [await automation(monthly, call), await automation(monthly, call)];
    await api.send('PATCH', `/automations/${off}`, { active: false });

    await elapse(32 * DAY);

    expect(await runs(`/automations/${on}/runs`, 1)).toMatchObject([{ project_id: null, status: 'succeeded' }]);
    await runs(`/automations/${off}/runs`, 0);
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { project_id: null, rule: { id: on } },
    ]);
  });
});
