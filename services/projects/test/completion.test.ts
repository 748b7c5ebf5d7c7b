import { newId } from '@trackway/runtime';
import { aCaller, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startFakeChannels, startFakeFunnels } from './fake-peers';
import { startTestProjects } from './start-projects';

const path = '/api/management/projects';
const STALE = 'x-trackway-stale';

describe('projects with data of other services', () => {
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let funnels: Awaited<ReturnType<typeof startFakeFunnels>>;
  let channels: Awaited<ReturnType<typeof startFakeChannels>>;
  let service: Awaited<ReturnType<typeof startTestProjects>>;

  beforeEach(async () => {
    [forms, funnels, channels] = await Promise.all([startFakeForms(), startFakeFunnels(), startFakeChannels()]);
    const addresses = { forms: forms.address, funnels: funnels.address, channels: channels.address };
    service = await startTestProjects(addresses);
  }, 60_000);
  afterEach(async () => {
    await service.stop();
    await Promise.all([forms.stop(), funnels.stop(), channels.stop()]);
  });

  async function aProject() {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const { body } = await client.send('POST', path, { name: 'Roof' });
    return { frameId: caller.frameId, client, id: body.project.id as string };
  }

  const search = (client: ReturnType<typeof serviceClient>, ...filters: object[]) =>
    client.send('POST', `${path}/search`, { filters });

  it('contain an assignment whose event has not arrived if read by id, and are found by it then', async () => {
    const { frameId, client, id } = await aProject();
    const [funnel, step] = [newId(), newId()];
    await service.superuser.query(`INSERT INTO funnels (frame_id, id, name, version) VALUES ($1, $2, 'Sales', 1)`, [
      frameId,
      funnel,
    ]);
    await service.superuser.query(
      `INSERT INTO funnel_steps (frame_id, id, funnel_id, name, position) VALUES ($1, $2, $3, 'Lead', 0)`,
      [frameId, step, funnel],
    );
    const at = '2026-01-01T00:00:00.000Z';
    const place = {
      funnelId: funnel,
      projectId: id,
      stepId: step,
      status: 'won',
      statusAt: at,
      linkedAt: at,
      version: 4,
    };
    funnels.state.assignments.push({ ...place, id: newId() });

    expect((await client.send('GET', path)).body.projects).toMatchObject([{ funnels: [] }]);
    const { body, headers } = await client.send('GET', `${path}/${id}`);

    expect(headers.get(STALE)).toBeNull();
    expect(body.project).toMatchObject({ funnels: [{ id: funnel, status: 'won' }], funnel_steps: [{ id: step }] });
    const found = await search(client, { field: 'funnel_status', operator: 'equals', value: 'won' });
    expect(found.body.projects).toHaveLength(1);
    expect(found.body.projects[0].id).toBe(id);
  }, 60_000);

  it('need one call to funnels if read by id', async () => {
    const { client, id } = await aProject();
    funnels.state.requests.length = 0;

    await client.send('GET', `${path}/${id}`);

    expect(funnels.state.requests).toEqual([[id]]);
  }, 60_000);

  it('are marked as stale if funnels is unavailable', async () => {
    const { client, id } = await aProject();
    await funnels.stop();

    const { status, headers, body } = await client.send('GET', `${path}/${id}`);

    expect({ status, stale: headers.get(STALE), id: body.project.id }).toEqual({ status: 200, stale: 'funnels', id });
  }, 60_000);

  it('are marked as stale if a filter uses an unavailable service, also without results', async () => {
    const { client } = await aProject();
    await Promise.all([forms.stop(), channels.stop()]);
    const waiting = { field: 'channel_awaiting_reply_since', operator: 'is_not_null' };

    expect((await search(client, waiting)).headers.get(STALE)).toBe('channels');
    expect((await search(client, { field: 'name', operator: 'equals', value: 'x' })).headers.get(STALE)).toBeNull();
    const sorted = await client.send('POST', `${path}/search`, {
      filters: [{ field: 'name', operator: 'equals', value: 'x' }],
      sorting: [{ field: 'channel_awaiting_reply_since', direction: 'asc' }],
    });
    expect(sorted.headers.get(STALE)).toBe('channels');
  }, 60_000);
});
