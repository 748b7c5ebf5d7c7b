import { historyLineRecorded, topics } from '@trackway/contracts';
import { aCaller, eventually } from '@trackway/testkit';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('videos that must be watched', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let listener: Awaited<ReturnType<typeof listen>>;
  let client: FunnelClient;
  let funnel: Funnel;
  let project: string;
  let video: string;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    listener = await listen(service.config.TOPIC_PREFIX, [topics.history]);
  }, 60_000);
  afterAll(async () => {
    await listener.stop();
    await service.stop();
  });
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Site visit');
    project = projects.addProject(client.caller.frameId);
    const body = { name: 'Safety', type: 'video', url: 'https://videos.example.org/1', duration: 100 };
    const added = await client.get<{ id: string }>('step_attachment', 'POST', `steps/${stepId(1)}/attachments`, body);
    video = added.id;
    await client.send('POST', 'update-required-step-attachment', { id: video, watch: true });
    await client.get('assignment', 'POST', place(), {});
  });

  const stepId = (index: number) => funnel.steps[index]?.id ?? '';
  const place = () => `funnels/${funnel.id}/projects/${project}`;
  const move = (more: object = {}, by = client) => by.send('POST', `${place()}/move`, { step_id: stepId(1), ...more });
  const view = (ranges: object[], by = client) =>
    by.send('POST', `steps/${stepId(1)}/attachments/${video}/viewings`, { project_id: project, ranges });
  const watchedLines = () =>
    listener.seen
      .filter((event) => event.subject === project && event.type === historyLineRecorded.type)
      .map(({ data }) => historyLineRecorded.schema.parse(data))
      .filter(({ action }) => action === 'step_attachment.watched');

  it('block a move until they were watched, and list the videos', async () => {
    const rejected = await move();
    const preview = await client.send('POST', `${place()}/move/preview`, { step_id: stepId(1) });

    const required_attachments = [{ id: video, name: 'Safety', url: 'https://videos.example.org/1', duration: 100 }];
    expect(rejected).toMatchObject({
      status: 422,
      body: { message: 'required_viewing_missing', required_attachments, blockers: [{ type: 'required_viewing' }] },
    });
    expect(preview).toMatchObject({
      body: { allowed: false, blockers: [{ type: 'required_viewing', required_attachments }] },
    });
    await view([{ from: 0, to: 95 }]);
    expect(await move()).toMatchObject({ status: 200 });
  });

  it('count the ranges covered in all sessions, and write one history entry', async () => {
    expect((await view([{ from: 0, to: 50 }])).body).toMatchObject({ viewing: { seconds: 50, watched: false } });
    expect((await view([{ from: 10, to: 40 }])).body).toMatchObject({ viewing: { seconds: 50, watched: false } });
    expect((await view([{ from: 55, to: 99.9 }])).body).toMatchObject({ viewing: { watched: false } });
    const last = await view([{ from: 50, to: 55 }]);
    await view([{ from: 99, to: 100 }]);

    expect(last.body).toMatchObject({
      viewing: { ranges: [{ from: 0, to: 99.9 }], watched: true, file_hash: null, user_id: client.caller.id },
    });
    expect(await move()).toMatchObject({ status: 200 });
    await client.get('assignment', 'DELETE', place());
    await eventually(() => expect(watchedLines()).toHaveLength(1));
    expect(watchedLines()).toMatchObject([
      { actor: { id: client.caller.id }, details: { step_attachment: { id: video }, ranges: [{ from: 0, to: 99.9 }] } },
    ]);
  });

  it('can be sent with the move, and are stored only if it succeeds', async () => {
    const part = { viewed_attachments: [{ id: video, ranges: [{ from: 0, to: 60 }] }] };
    const rest = { viewed_attachments: [{ id: video, ranges: [{ from: 60, to: 100 }] }] };
    const all = { viewed_attachments: [{ id: video, ranges: [{ from: 0, to: 100 }] }] };

    expect(await move(part)).toMatchObject({ status: 422, body: { message: 'required_viewing_missing' } });
    expect(await move(rest)).toMatchObject({ status: 422, body: { message: 'required_viewing_missing' } });
    const preview = await client.send('POST', `${place()}/move/preview`, { step_id: stepId(1), ...all });
    expect(preview).toMatchObject({ body: { allowed: true, blockers: [] } });
    expect(await move(all)).toMatchObject({ status: 200 });
    await eventually(() => expect(watchedLines()).toHaveLength(1));
  });

  it('must be watched by the user who moves, for the same project', async () => {
    await view([{ from: 0, to: 100 }]);
    const { frameId } = client.caller;
    const colleague = funnelClient(service.httpPort, aCaller({ frameId }));
    const robot = funnelClient(service.httpPort, aCaller({ frameId, kind: 'automation' }));

    expect(await move({}, colleague)).toMatchObject({ status: 422, body: { message: 'required_viewing_missing' } });
    expect(await move({}, robot)).toMatchObject({
      status: 422,
      body: { blockers: [{ clear: expect.stringContaining('Only users') }] },
    });
    expect(await view([{ from: 0, to: 100 }], robot)).toMatchObject({ status: 403 });
    const other = projects.addProject(frameId);
    const entered = await client.send('POST', `funnels/${funnel.id}/projects/${other}`, { step_id: stepId(1) });
    expect(entered).toMatchObject({ status: 422, body: { message: 'required_viewing_missing' } });
    expect(await move()).toMatchObject({ status: 200 });
  });

  it('may overlap, and end a second after the video, with which they are clipped', async () => {
    const { body } = await view([
      { from: 0, to: 60 },
      { from: 40, to: 100.9 },
    ]);

    expect(body['viewing']).toMatchObject({ ranges: [{ from: 0, to: 100 }], seconds: 100, watched: true });
  });

  it.each([
    [[{ from: 10, to: 5 }], 'ranges.0'],
    [[{ from: 0, to: 101.1 }], 'ranges.0'],
    [[{ from: -1, to: 5 }], 'ranges.0.from'],
    [[], 'ranges'],
  ])('reject the ranges %j', async (ranges, field) => {
    const response = await view(ranges);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] ?? {})).toEqual([field]);
  });

  it('are those of the target step', async () => {
    const elsewhere = await client.send('POST', `steps/${stepId(0)}/attachments/${video}/viewings`, {
      project_id: project,
      ranges: [{ from: 0, to: 1 }],
    });
    const foreign = { viewed_attachments: [{ id: project, ranges: [{ from: 0, to: 1 }] }] };

    for (const response of [elsewhere, await move(foreign)]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'step_attachment_model_not_found' } });
    }
  });

  it('merge ranges that are sent concurrently', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => view([{ from: n * 10, to: n * 10 + 10 }])));

    expect(await move()).toMatchObject({ status: 200 });
  });
});
