import { type DataOf, type Event, projectChanged, projectsChanged, topics } from '@trackway/contracts';
import { makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

type Project = DataOf<typeof projectChanged>['project'];

describe('project facts', () => {
  let service: TestFunnels;
  let bus: Awaited<ReturnType<typeof listen>>['bus'];
  let client: FunnelClient;
  let funnel: Funnel;
  const projectId = newId();

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
    ({ bus } = await listen(service.config.TOPIC_PREFIX, [topics.projects]));
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer');
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
  });

  function event(version: number, fields: Partial<Project> = {}) {
    const at = new Date().toISOString();
    const project: Project = {
      id: projectId,
      code: 'P-1',
      name: 'Roof',
      status: 1,
      impact: 0,
      budget: 500,
      parent_id: null,
      customer_id: null,
      contact_id: null,
      is_template: false,
      merged_id: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      ...fields,
    };
    const { frameId } = client.caller;
    const data = { change: 'updated', version, project } as const;
    return makeEvent(projectChanged, { source: 'projects', frameId, key: projectId, data });
  }

  async function publishEvents(...events: Event<unknown>[]): Promise<void> {
    const messages = events.map((event) => ({ topic: topics.projects, key: projectId, value: JSON.stringify(event) }));
    await bus.publish(messages);
  }

  async function listed(): Promise<number> {
    const { body } = await client.send('GET', `funnels/${funnel.id}/projects`);
    return (body['meta'] as unknown as { total: number }).total;
  }

  it('enters a project known from an event, without a gRPC call', async () => {
    await publishEvents(event(1));

    await eventually(async () => {
      const { status } = await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
      expect(status).toBe(200);
    });
    expect(await listed()).toBe(1);
  });

  it('follows deletes, restores and merges, and ignores repeated and older events', async () => {
    const deleted = event(3, { deleted_at: new Date().toISOString() });
    await publishEvents(deleted);
    await eventually(async () => expect(await listed()).toBe(0));

    const restored = event(4);
    await publishEvents(restored, deleted, event(2, { merged_id: newId() }));
    await eventually(async () => expect(await listed()).toBe(1));

    // Kafka preserves the order of a key: after the last event was processed, so were the previous ones.
    await publishEvents(event(1, { deleted_at: new Date().toISOString() }), restored, event(5, { merged_id: newId() }));
    await eventually(async () => expect(await listed()).toBe(0));
    const move = { step_id: funnel.steps[1]?.id };
    const place = `funnels/${funnel.id}/projects/${projectId}`;
    const closed = { status: 422, body: { message: 'merged_project' } };
    expect(await client.send('POST', `${place}/move`, move)).toMatchObject(closed);
    expect(await client.send('PATCH', place, { status: 'won' })).toMatchObject(closed);
    expect(await client.send('DELETE', place)).toMatchObject(closed);
  });

  it('applies a batch of projects, except those with a newer state', async () => {
    const [first, second] = [newId(), newId()];
    const states = [event(2, { id: first }), event(2, { id: second, code: 'P-2' })].map(({ data }) => data);
    const projects = states.map(({ version, project }) => ({ version, project }));
    const made = { change: 'updated', projects } as const;
    const { frameId } = client.caller;
    const together = makeEvent(projectsChanged, { source: 'projects', frameId, key: newId(), data: made });
    const deleted = event(3, { id: second, deleted_at: new Date().toISOString() });

    await publishEvents(deleted, together, together);

    await eventually(async () => {
      const { status } = await client.send('POST', `funnels/${funnel.id}/projects/${first}`, {});
      expect(status).toBe(200);
    });
    expect((await client.send('POST', `funnels/${funnel.id}/projects/${second}`, {})).status).toBe(404);
  });

  it('does not store projects that an import created until a later change', async () => {
    const [created, changed, key] = [newId(), newId(), newId()];
    const { frameId } = client.caller;
    const batch = (change: 'created' | 'updated', { data }: ReturnType<typeof event>) => {
      const projects = [{ version: data.version, project: data.project }];
      return makeEvent(projectsChanged, { source: 'projects', frameId, key, data: { change, projects } });
    };
    const database = new Client({ connectionString: service.database.superuserUrl });
    await database.connect();
    const stored = async (ids: string[]) => {
      const found = await database.query('SELECT project_id FROM project_facts WHERE project_id = ANY($1)', [ids]);
      return found.rows.map((row) => row.project_id);
    };

    await publishEvents(batch('created', event(1, { id: created })), batch('updated', event(2, { id: changed })));
    // Kafka preserves the order of a key: the first batch was processed before the second one.
    await eventually(async () => expect(await stored([created, changed])).toEqual([changed]));
    await publishEvents(batch('updated', event(2, { id: created })));

    await eventually(async () => expect(await stored([created])).toEqual([created]));
    await database.end();
  });
});
