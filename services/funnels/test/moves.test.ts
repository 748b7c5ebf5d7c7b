import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('projects in funnels over HTTP', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;
  let project: string;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
  }, 60_000);
  afterAll(async () => {
    await service.stop();
  });
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer', 'Signed');
    project = projects.addProject(client.caller.frameId);
  });

  const place = () => `funnels/${funnel.id}/projects/${project}`;
  const stepId = (index: number) => funnel.steps[index]?.id ?? '';
  const enter = (body: object = {}) => client.get<{ step_id: string }>('assignment', 'POST', place(), body);
  const move = (index: number) => client.send('POST', `${place()}/move`, { step_id: stepId(index) });

  it('enters a project at the first step, moves it, and removes it', async () => {
    expect(await enter()).toMatchObject({
      funnel_id: funnel.id,
      project_id: project,
      step_id: stepId(0),
      status: 'open',
      forecast_date: null,
      tag_ids: [],
      left_at: null,
    });
    const moved = await move(1);
    const left = await client.get('assignment', 'DELETE', place());

    expect(moved).toMatchObject({ status: 200, body: { assignment: { step_id: stepId(1) } } });
    expect(left).toMatchObject({ left_at: expect.any(String) });
    for (const response of [await client.send('GET', place()), await client.send('DELETE', place()), await move(2)]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'assignment_model_not_found' } });
    }
    expect(await enter({ step_id: stepId(2) })).toMatchObject({ step_id: stepId(2), left_at: null });
  });

  it('does not enter a project twice, and does not move it', async () => {
    await enter({ step_id: stepId(1) });

    for (const body of [{}, { step_id: stepId(1) }, { step_id: stepId(2) }]) {
      expect(await client.send('POST', place(), body)).toMatchObject({ status: 409, body: { message: 'conflict' } });
    }
    expect(await client.get('assignment', 'GET', place())).toMatchObject({ step_id: stepId(1) });
  });

  it('keeps a project in several funnels at once', async () => {
    const other = await client.create('Service', 'Asked');
    await enter();
    await client.get('assignment', 'POST', `funnels/${other.id}/projects/${project}`, {});

    expect(await client.get('assignment', 'GET', place())).toMatchObject({ step_id: stepId(0) });
    expect(await client.get('assignment', 'GET', `funnels/${other.id}/projects/${project}`)).toMatchObject({
      step_id: other.steps[0]?.id,
    });
  });

  it('sets won, lost, paused and open again, with the time of each', async () => {
    await enter();
    const user = projects.addUser(client.caller.frameId);
    const tag = newId();
    projects.effects.tags.add(tag);
    const planned = { forecast_date: '2026-12-24', executor_ids: [user, user], tag_ids: [tag] };
    const won = await client.get('assignment', 'PATCH', place(), { status: 'won', ...planned });

    expect(won).toMatchObject({ status: 'won', ...planned, executor_ids: [user] });
    expect(await move(1)).toMatchObject({ status: 422, body: { message: 'assignment_closed' } });
    await client.get('assignment', 'PATCH', place(), { status: 'open' });
    expect(await move(1)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ status: 'sold' }, 'status'],
    [{ forecast_date: '24.12.2026' }, 'forecast_date'],
    [{ forecast_date: '0000-01-01' }, 'forecast_date'],
    [{ executor_ids: ['x'] }, 'executor_ids.0'],
    [{ step_id: UNKNOWN }, 'step_id'],
  ])('rejects the change %j', async (body, field) => {
    await enter();
    const response = await client.send('PATCH', place(), body);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] ?? {})).toEqual([field]);
  });

  it('rejects an executor of another frame', async () => {
    await enter();
    const response = await client.send('PATCH', place(), { executor_ids: [projects.addUser(aCaller().frameId)] });

    expect(response).toMatchObject({ status: 404, body: { message: 'user_model_not_found' } });
  });

  it('rejects executors and tags that are deleted or unknown, and keeps those that were deleted later', async () => {
    const { frameId } = client.caller;
    const [user, tag] = [projects.addUser(frameId), newId()];
    projects.effects.tags.add(tag);
    await enter();
    await client.get('assignment', 'PATCH', place(), { executor_ids: [user], tag_ids: [tag] });
    projects.deleteUser(user);
    projects.effects.tags.delete(tag);
    const gone = projects.addUser(frameId);
    projects.deleteUser(gone);

    const kept = await client.send('PATCH', place(), {
      executor_ids: [user],
      tag_ids: [tag],
      forecast_date: '2026-12-24',
    });
    const deleted = await client.send('PATCH', place(), { executor_ids: [user, gone] });
    const unknown = await client.send('PATCH', place(), { tag_ids: [tag, UNKNOWN] });

    expect(kept).toMatchObject({ status: 200, body: { assignment: { executor_ids: [user], tag_ids: [tag] } } });
    expect(deleted).toMatchObject({ status: 404, body: { message: 'user_model_not_found' } });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'tag_model_not_found' } });
  });

  it('rejects unknown ids and missing scopes with a clear error', async () => {
    const foreign = projects.addProject(aCaller().frameId);
    const deleted = projects.addProject(client.caller.frameId, { deleted: true });
    const merged = projects.addProject(client.caller.frameId, { mergedId: project });
    const other = await client.create('Other', 'x');
    const send = (id: string, body: object, path = '') =>
      client.send('POST', `funnels/${funnel.id}/projects/${id}${path}`, body);

    expect(await send(UNKNOWN, {})).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    expect(await send(foreign, {})).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    expect(await send(deleted, {})).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    expect(await send(merged, {})).toMatchObject({ status: 422, body: { message: 'merged_project' } });
    const elsewhere = { step_id: other.steps[0]?.id };
    expect(await send(project, elsewhere)).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
    expect(await send(project, { surprise: 1 })).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(await send(project, {}, '/move')).toMatchObject({
      status: 422,
      body: { validation: { step_id: [expect.any(String)] } },
    });
    expect(await send(project, { step_id: stepId(0) }, '/move')).toMatchObject({ status: 404 });
    const otherTenant = funnelClient(service.httpPort);
    const theirs = await otherTenant.send('POST', place(), {});
    expect(theirs).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    const empty = await client.create('Empty');
    const nowhere = await client.send('POST', `funnels/${empty.id}/projects/${project}`, {});
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
  });

  it('moves only to reachable steps, and lists them', async () => {
    await client.get('step', 'PATCH', `steps/${stepId(0)}`, { reachable_step_ids: [stepId(1)] });
    await enter();

    const rejected = await move(2);
    const preview = await client.send('POST', `${place()}/move/preview`, { step_id: stepId(2) });

    const blockers = [
      { type: 'step_not_reachable', detail: expect.any(String), clear: 'The project can move to Offer.' },
    ];
    expect(rejected).toMatchObject({ status: 422, body: { message: 'step_not_reachable', blockers } });
    expect(preview).toMatchObject({ status: 200, body: { allowed: false, blockers } });
    expect(await move(1)).toMatchObject({ status: 200 });
    await client.get('assignment', 'DELETE', place());
    expect(await client.send('POST', place(), { step_id: stepId(2) })).toMatchObject({ status: 422 });
  });

  it('previews a move that can be made, and changes nothing', async () => {
    await enter();
    const preview = await client.send('POST', `${place()}/move/preview`, { step_id: stepId(1) });
    const same = await client.send('POST', `${place()}/move/preview`, { step_id: stepId(0) });

    expect(preview).toMatchObject({ status: 200, body: { allowed: true, blockers: [] } });
    expect(same).toMatchObject({ body: { allowed: false, blockers: [{ type: 'already_in_step' }] } });
    expect(await client.get('assignment', 'GET', place())).toMatchObject({ step_id: stepId(0) });
  });

  it.each(['0001-01-01', '9999-12-31'])('accepts the forecast date %s', async (day) => {
    await enter();

    expect(await client.send('PATCH', place(), { forecast_date: day })).toMatchObject({
      status: 200,
      body: { assignment: { forecast_date: day } },
    });
  });

  it('opens a project again only below the limit of its step', async () => {
    await client.get('step', 'PATCH', `steps/${stepId(0)}`, { wip_limit: 1 });
    await enter();
    await client.get('assignment', 'PATCH', place(), { status: 'paused' });
    const second = projects.addProject(client.caller.frameId);
    await client.get('assignment', 'POST', `funnels/${funnel.id}/projects/${second}`, {});

    expect(await client.send('PATCH', place(), { status: 'open' })).toMatchObject({
      status: 422,
      body: { message: 'wip_limit_reached' },
    });
    await client.get('assignment', 'PATCH', `funnels/${funnel.id}/projects/${second}`, { status: 'lost' });
    expect(await client.send('PATCH', place(), { status: 'open' })).toMatchObject({ status: 200 });
  });

  it('deletes a step only without open or paused projects, and requires a step for the others', async () => {
    await enter();
    const remove = (query = '') => client.send('DELETE', `steps/${stepId(0)}${query}`);

    expect(await remove()).toMatchObject({ status: 422, body: { message: 'step_not_empty', projects: 1 } });
    expect(await remove(`?move_to=${stepId(1)}`)).toMatchObject({ status: 422, body: { message: 'step_not_empty' } });
    await client.get('assignment', 'PATCH', place(), { status: 'won' });
    expect(await remove()).toMatchObject({ status: 422, body: { message: 'step_not_empty' } });
    expect(await remove(`?move_to=${UNKNOWN}`)).toMatchObject({ status: 404 });
    expect(await remove(`?move_to=${stepId(1)}`)).toMatchObject({ status: 200 });
    expect(await client.get('assignment', 'GET', place())).toMatchObject({ step_id: stepId(1), status: 'won' });
  });

  it('rejects a move if the version does not match', async () => {
    const { headers } = await client.send('POST', place(), {});
    const seen = { 'if-match': headers.get('etag') ?? '' };
    await client.get('assignment', 'PATCH', place(), { forecast_date: '2027-01-01' });

    const response = await client.send('POST', `${place()}/move`, { step_id: stepId(1) }, seen);

    expect(response).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
  });
});
