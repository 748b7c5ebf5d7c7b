import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

async function aFunnel(api: Api, steps = ['Lead', 'Offer', 'Won']) {
  const { status, body } = await api.send('POST', '/funnels', {
    name: 'Sales',
    steps: steps.map((name) => ({ name })),
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.funnel as { id: string; steps: { id: string; name: string }[] };
}

/** Creates a project in a funnel. */
async function enter(api: Api, funnel: string, step?: string): Promise<string> {
  const { body } = await api.send('POST', '/projects', { name: 'Roof' });
  const id = body.project.id as string;
  const entered = await api.send('POST', `/funnels/${funnel}/projects/${id}`, step ? { step_id: step } : {});
  expect({ status: entered.status, body: entered.body }).toMatchObject({ status: 200 });
  return id;
}

describe('funnels', () => {
  it('have steps in order', async () => {
    const funnel = await aFunnel(apiOf());

    expect(funnel.steps.map(({ name }) => name)).toEqual(['Lead', 'Offer', 'Won']);
  });

  it('belong to their frame', async () => {
    const { id } = await aFunnel(apiOf());

    expect(await apiOf().get(`/funnels/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'funnel_model_not_found' },
    });
  });

  it('move a project between steps, and record it in the history', async () => {
    const api = apiOf();
    const funnel = await aFunnel(api);
    const project = await enter(api, funnel.id);

    const moved = await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, {
      step_id: funnel.steps[1]?.id,
    });

    expect(moved.status).toBe(200);
    await eventually(async () => {
      const { body } = await api.get(`/projects/${project}/history`);
      const sources = body.history.map(({ source }: { source: string }) => source);
      expect(sources.filter((source: string) => source === 'funnels').length).toBeGreaterThanOrEqual(2);
    });
    await eventually(async () => {
      const { body } = await api.send('POST', '/projects/search', {
        filters: [{ field: 'funnel_steps', operator: 'equals', value: funnel.steps[1]?.id }],
      });
      expect(body.projects.map(({ id }: { id: string }) => id)).toEqual([project]);
    });
  });

  it('accept one of many concurrent moves', async () => {
    const api = apiOf();
    const funnel = await aFunnel(api);
    const project = await enter(api, funnel.id);
    const move = () =>
      api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: funnel.steps[1]?.id });

    const responses = await Promise.all(Array.from({ length: 20 }, move));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('POST update-required-step-attachment', () => {
  async function aVideo(api: Api) {
    const funnel = await aFunnel(api);
    const step = funnel.steps[1]?.id;
    const { status, body } = await api.send('POST', `/steps/${step}/attachments`, {
      name: 'Safety',
      type: 'video',
      url: 'https://example.org/safety.mp4',
      duration: 60,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    return {
      funnel,
      step,
      id: Object.values(body).find((value): value is { id: string } => typeof value === 'object')?.id ?? '',
    };
  }

  it('marks and unmarks a video as mandatory viewing', async () => {
    const api = apiOf();
    const { funnel, id, step } = await aVideo(api);

    expect(await api.send('POST', '/update-required-step-attachment', { id, watch: true })).toMatchObject({
      status: 200,
      body: { response: true },
    });
    const project = await enter(api, funnel.id);
    const blocked = await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: step });
    expect(blocked).toMatchObject({
      status: 422,
      body: { message: 'required_viewing_missing', required_attachments: [{ id, name: 'Safety', duration: 60 }] },
    });
    const preview = await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move/preview`, { step_id: step });
    expect(preview.body).toMatchObject({ response: true, allowed: false, blockers: [{ type: 'required_viewing' }] });

    await api.send('POST', '/update-required-step-attachment', { id, watch: false });
    const moved = await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: step });
    expect(moved.status).toBe(200);
  });

  it('returns 404 for an unknown attachment', async () => {
    const api = apiOf();
    for (const id of ['0190a000-0000-7000-8000-000000000001', 'nothing', 5]) {
      const rejected = await api.send('POST', '/update-required-step-attachment', { id, watch: true });
      expect(rejected).toMatchObject({
        status: 404,
        body: { response: false, message: 'step_attachment_model_not_found', error: expect.any(String) },
      });
    }
  });

  it('names both missing fields', async () => {
    const rejected = await apiOf().send('POST', '/update-required-step-attachment', {});

    expect(rejected).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { id: [expect.any(String)], watch: [expect.any(String)] } },
    });
  });
});
