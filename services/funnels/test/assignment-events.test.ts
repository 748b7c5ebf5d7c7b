import { assignmentChanged, historyLineRecorded, topics } from '@trackway/contracts';
import { eventually } from '@trackway/testkit';
import type { FakeProjects } from './fake-projects';
import { funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('events of a project in a funnel', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let listener: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    listener = await listen(service.config.TOPIC_PREFIX, [topics.funnels, topics.history]);
  }, 60_000);
  afterAll(async () => {
    await listener.stop();
    await service.stop();
  });

  it('contain each change once: the new state, and an entry in the history', async () => {
    const client = funnelClient(service.httpPort);
    const { id, steps } = await client.create('Sales', 'Contact', 'Offer');
    const project = projects.addProject(client.caller.frameId);
    const place = `funnels/${id}/projects/${project}`;
    const assignment = await client.get<{ id: string }>('assignment', 'POST', place, {});
    await client.get('assignment', 'POST', `${place}/move`, { step_id: steps[1]?.id });
    await client.send('POST', `${place}/move`, { step_id: steps[1]?.id });
    await client.get('assignment', 'PATCH', place, { status: 'won' });
    await client.get('assignment', 'PATCH', place, { status: 'won' });
    await client.get('assignment', 'DELETE', place);

    const about = (key: string, type: string) =>
      listener.seen.filter((event) => event.subject === key && event.type === type).map(({ data }) => data);
    await eventually(() => expect(about(project, historyLineRecorded.type)).toHaveLength(4));
    expect(about(project, historyLineRecorded.type)).toMatchObject([
      { action: 'funnel.entered', details: { funnel: { name: 'Sales' }, step: { name: 'Contact' } } },
      { action: 'funnel.moved', details: { from_step: { name: 'Contact' }, step: { name: 'Offer' } } },
      { action: 'funnel.updated', changes: [{ field: 'status', from: 'open', to: 'won' }] },
      { action: 'funnel.left', actor: { kind: 'user', id: client.caller.id } },
    ]);
    expect(about(assignment.id, assignmentChanged.type)).toMatchObject([
      { change: 'created', version: 1, assignment: { step_id: steps[0]?.id, status: 'open', left_at: null } },
      { change: 'updated', version: 2, assignment: { step_id: steps[1]?.id } },
      { change: 'updated', version: 3, assignment: { status: 'won' } },
      { change: 'deleted', version: 4, assignment: { left_at: expect.any(String) } },
    ]);
  });
});
