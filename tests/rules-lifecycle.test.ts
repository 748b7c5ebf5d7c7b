import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { makeProject } from './support/forms';
import { startReceiver } from './support/webhook-receiver';

interface Run {
  readonly status: string;
  readonly attempt: number;
  readonly depth: number;
  readonly steps: readonly { status: string; error: string | null }[];
  readonly skipped: { readonly reason: string } | null;
}

describe('the lifecycle of rules', () => {
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let project: string;

  beforeEach(async () => {
    api = apiOf();
    receiver = await startReceiver();
    project = await makeProject(api);
  });
  afterEach(() => receiver.stop());

  const onImpact = { type: 'event', event: 'project.updated', field: 'impact' };
  const setStatus = { type: 'set_field', field: 'status', value: 4 };

  async function automation(fields: object): Promise<string> {
    const body = { name: 'Rule', trigger: onImpact, actions: [setStatus], ...fields };
    const response = await api.send('POST', '/automations', body);
    expect(response.status).toBe(200);
    return response.body.automation.id;
  }

  async function runs(id: string, count: number): Promise<Run[]> {
    return await eventually(async () => {
      const found = (await api.get(`/automations/${id}/runs`)).body.runs;
      expect(found).toHaveLength(count);
      return found;
    }, 40_000);
  }

  it('includes reading, changing, deactivating, activating, deleting and restoring', async () => {
    const id = await automation({ description: 'Pauses.' });
    const path = `/automations/${id}`;

    const { automation: created } = (await api.get(path)).body;
    const changed = await api.send('PATCH', path, { name: 'Pause', active: false });
    await api.send('PATCH', `/projects/${project}`, { impact: 1 });
    await api.send('PATCH', path, { active: true });
    await api.send('PATCH', `/projects/${project}`, { impact: 2 });
    await runs(id, 1);
    const { automation: afterRun } = (await api.get(path)).body;
    const deleted = await api.send('DELETE', path);
    const notFound = await api.get(path);
    const again = await api.send('DELETE', path);
    const restored = await api.send('POST', `${path}/restore`);

    expect(created).toMatchObject({
      id,
      name: 'Rule',
      description: 'Pauses.',
      active: true,
      trigger: onImpact,
      conditions: [],
      actions: [setStatus],
      scope: expect.anything(),
      owner: { id: api.identity.userId },
      last_run_at: null,
      runs_count: 0,
      failures_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(changed).toMatchObject({ status: 200, body: { automation: { name: 'Pause', active: false } } });
    expect(afterRun).toMatchObject({ runs_count: 1, failures_count: 0, last_run_at: expect.any(String) });
    expect(deleted).toMatchObject({ status: 200, body: { response: true, automation: { id } } });
    expect([notFound.status, again.status]).toEqual([404, 404]);
    expect(restored).toMatchObject({ status: 200, body: { automation: { id, runs_count: 1 } } });
  });

  it('includes retries after a transient error, and failure after a permanent one', async () => {
    const statuses = [503, 200];
    receiver.respondWith(() => statuses.shift() ?? 400);
    const id = await automation({ actions: [{ type: 'call_webhook', url: receiver.url }] });

    await api.send('PATCH', `/projects/${project}`, { impact: 1 });
    expect(await runs(id, 1)).toMatchObject([{ status: 'succeeded', attempt: 2, steps: [{ status: 'succeeded' }] }]);
    await api.send('PATCH', `/projects/${project}`, { impact: 2 });

    expect(await runs(id, 2)).toMatchObject([
      { status: 'failed', attempt: 1, steps: [{ status: 'failed', error: 'The webhook responded with 400.' }] },
      { status: 'succeeded' },
    ]);
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(first).toBe(second);
    expect((await api.get(`/automations/${id}`)).body.automation).toMatchObject({ runs_count: 2, failures_count: 1 });
  });

  it('stops a chain of rules after ten causes', async () => {
    const ids: string[] = [];
    for (let impact = 1; impact <= 11; impact += 1) {
      const conditions = [{ field: 'impact', operator: 'equals', value: impact }];
      ids.push(await automation({ conditions, actions: [{ ...setStatus, field: 'impact', value: impact + 1 }] }));
    }

    await api.send('PATCH', `/projects/${project}`, { impact: 1 });

    const last = await eventually(async () => {
      const { runs: found } = (await api.get(`/automations/${ids.at(-1)}/runs`)).body as { runs: Run[] };
      const ended = found.find(({ skipped }) => skipped?.reason !== 'condition_false');
      if (!ended) throw new Error('The chain has not ended.');
      return ended;
    }, 50_000);
    expect(last).toMatchObject({ status: 'skipped', depth: 11, skipped: { reason: 'chain_too_deep' } });
    expect((await api.get(`/projects/${project}`)).body.project.impact).toBe(11);
  });

  it('keeps the logs of an assistant after its step was deleted', async () => {
    const { funnel } = (
      await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Contact' }, { name: 'Offer' }] })
    ).body;
    const [contact, offer] = funnel.steps;
    const assistants = `/steps/${contact.id}/assistants`;
    const body = { name: 'Helper', trigger: { type: 'entered' }, actions: [setStatus] };
    const { id } = (await api.send('POST', assistants, body)).body.step_assistant;
    const changed = await api.send('PATCH', `${assistants}/${id}`, { name: 'Pauser' });
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    const logs = () => api.get(`${assistants}/execution-logs`);
    await eventually(async () => expect((await logs()).body.meta.total).toBe(1));
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: offer.id });

    const deleted = await api.send('DELETE', `${assistants}/${id}`);
    const restored = await api.send('POST', `${assistants}/${id}/restore`);
    const notFound = await api.send('DELETE', `/steps/${contact.id}`);

    expect(changed).toMatchObject({ status: 200, body: { step_assistant: { id, name: 'Pauser' } } });
    expect([deleted.status, restored.status, notFound.status]).toEqual([204, 404, 200]);
    expect((await logs()).body.execution_logs).toMatchObject([{ assistant_id: id, project_id: project }]);
  });
});
