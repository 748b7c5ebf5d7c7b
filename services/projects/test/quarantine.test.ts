import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

const EVENTS = '/api/management/system/quarantined-events';
const MISSING = { status: 404, body: { message: 'quarantined_event_model_not_found' } };

describe('quarantined events', () => {
  let service: Service;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    caller = aCaller({ name: 'Olga' });
    client = serviceClient(service.httpPort, caller);
  });

  /** A line of the history of a project that the broker rejected, as another service records it. */
  async function reject(): Promise<{ id: string; projectId: string }> {
    const { project } = (await client.send('POST', '/api/management/projects', { name: 'Roof' })).body;
    const actor = { kind: 'user', id: caller.id, name: 'Olga' } as const;
    const data = {
      project_id: project.id,
      action: 'project.inspected',
      actor,
      changes: [],
      details: {},
      request_id: null,
    };
    const event = makeEvent(historyLineRecorded, {
      source: 'forms',
      frameId: caller.frameId,
      key: project.id,
      data,
    });
    const { rows } = await service.superuser.query<{ id: string }>(
      `INSERT INTO outbox_quarantine (position, frame_id, topic, key, value, created_at, reason)
       SELECT nextval(pg_get_serial_sequence('outbox', 'position')), $1, $2, $3, $4, now(), 'too large' RETURNING position::text AS id`,
      [caller.frameId, historyLineRecorded.topic, project.id, JSON.stringify(event)],
    );
    return { id: rows[0]?.id ?? '', projectId: project.id };
  }

  const history = async (projectId: string): Promise<string[]> => {
    const { body } = await client.send('GET', `/api/management/projects/${projectId}/history`);
    return body.history.map(({ action }: { action: string }) => action);
  };
  const list = async () => (await client.send('GET', EVENTS)).body;

  it('are listed, and published again once, with an entry in the audit log', async () => {
    const { id, projectId } = await reject();
    expect(await list()).toMatchObject({
      quarantined_events: [
        { id, service: 'projects', type: historyLineRecorded.type, aggregate_id: projectId, reason: 'too large' },
      ],
      unavailable_services: ['forms', 'funnels', 'channels'],
    });

    const replay = () => client.send('POST', `${EVENTS}/projects/${id}/replay`);
    const responses = await Promise.all([replay(), replay()]);

    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await replay()).toMatchObject(MISSING);
    expect((await list()).quarantined_events).toEqual([]);
    await eventually(async () => expect(await history(projectId)).toContain('project.inspected'));
    expect((await history(projectId)).filter((action) => action === 'project.inspected')).toHaveLength(1);
    await eventually(async () => {
      const { body } = await client.send('GET', '/api/management/audit-log?filter[action]=quarantined_event.replayed');
      expect(body.audit_log).toMatchObject([{ action: 'quarantined_event.replayed', actor: { name: 'Olga' } }]);
    });
  });

  it('are discarded once', async () => {
    const { id, projectId } = await reject();

    const discard = () => client.send('DELETE', `${EVENTS}/projects/${id}`);
    expect((await discard()).body.quarantined_event).toMatchObject({ id, aggregate_id: projectId });

    expect(await discard()).toMatchObject(MISSING);
    expect((await list()).quarantined_events).toEqual([]);
  });

  it('are invisible to other frames', async () => {
    const { id } = await reject();
    const other = serviceClient(service.httpPort, aCaller());

    expect((await other.send('GET', EVENTS)).body.quarantined_events).toEqual([]);
    expect(await other.send('POST', `${EVENTS}/projects/${id}/replay`)).toMatchObject(MISSING);
    expect(await other.send('DELETE', `${EVENTS}/projects/${id}`)).toMatchObject(MISSING);
    expect((await list()).quarantined_events).toMatchObject([{ id }]);
  });

  it('need system:read to be listed, system:write to be changed, and a token', async () => {
    const { id } = await reject();
    const reader = serviceClient(service.httpPort, { ...caller, scopes: ['system:read'] });
    const requests = [
      ['POST', `${EVENTS}/projects/${id}/replay`],
      ['DELETE', `${EVENTS}/projects/${id}`],
    ] as const;

    expect((await reader.send('GET', EVENTS)).status).toBe(200);
    for (const [method, path] of requests) {
      expect(await reader.send(method, path)).toMatchObject({ status: 403, body: { required_scope: 'system:write' } });
    }
    for (const [method, path] of [['GET', EVENTS] as const, ...requests]) {
      expect((await fetch(`http://127.0.0.1:${service.httpPort}${path}`, { method })).status).toBe(401);
    }
  });

  it.each([`projects/${newId()}`, 'projects/1%27', 'invoices/1', 'spreadsheets/1'])(
    'do not exist as %s',
    async (path) => {
      expect(await client.send('DELETE', `${EVENTS}/${path}`)).toMatchObject(MISSING);
    },
  );
});
