import { formAnswered, historyLineRecorded, messageReceived, topics } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { startFakeForms } from './fake-forms';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { startTestFunnels, type TestFunnels } from './start-funnels';

interface Run {
  readonly project_id: string | null;
  readonly status: string;
  readonly error: string | null;
  readonly trigger: { readonly type: string; readonly detail: Record<string, unknown> };
}

describe('triggers of rules', () => {
  let projects: FakeProjects;
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let service: TestFunnels;
  let bus: Awaited<ReturnType<typeof listen>>['bus'];
  let superuser: Client;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    forms = await startFakeForms();
    forms.forms.set(3, { id: 3, fields: [] });
    service = await startTestFunnels({ projects: projects.address, forms: forms.address });
    ({ bus } = await listen(service.config.TOPIC_PREFIX, [topics.history, topics.forms, topics.channelsInbound]));
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    projectId = projects.addProject(client.caller.frameId);
    funnel = await client.create('Sales', 'Contact', 'Offer');
  });
  afterAll(async () => {
    await superuser.end();
    await bus.stop();
    await service.stop();
    await forms.stop();
    await projects.stop();
  });

  const step = (index: number) => funnel.steps[index]?.id ?? '';
  const setStatus = [{ type: 'set_field', field: 'status', value: 4 }];
  const enter = (id = projectId) => client.send('POST', `funnels/${funnel.id}/projects/${id}`, {});

  async function automation(trigger: unknown, fields: Record<string, unknown> = {}): Promise<string> {
    const body = { name: 'Rule', trigger, actions: setStatus, ...fields };
    return (await client.get<{ id: string }>('automation', 'POST', 'automations', body)).id;
  }

  async function runs(id: string, count: number): Promise<readonly Run[]> {
    return await eventually(async () => {
      const found = await client.get<Run[]>('runs', 'GET', `automations/${id}/runs`);
      expect(found).toHaveLength(count);
      return found;
    });
  }

  /** Publishes each event twice, because delivery is at least once. */
  async function publish({ topic, event }: OutgoingEvent): Promise<void> {
    const message = { topic, key: event.subject, value: JSON.stringify(event) };
    await bus.publish([message, message]);
  }

  function historyLine(action: string, fields: string[] = [], of = projectId): OutgoingEvent {
    const data = {
      project_id: of,
      action,
      actor: { kind: 'user', id: newId(), name: 'Bo' },
      changes: fields.map((field) => ({ field, from: 1, to: 2 })),
      details: {},
      request_id: null,
    } as const;
    const { frameId } = client.caller;
    const event = makeEvent(historyLineRecorded, {
      source: 'projects',
      frameId,
      key: of,
      data: { ...data, changes: [...data.changes] },
    });
    return outgoing(historyLineRecorded, event);
  }

  it('are events of the history, each once, and only changes of the configured fields', async () => {
    const any = await automation({ type: 'event', event: 'project.updated' });
    const budget = await automation({ type: 'event', event: 'project.updated', field: 'budget' });

    await publish(historyLine('project.updated', ['name']));
    await publish(historyLine('project.updated', ['budget', 'impact']));

    const found = await runs(any, 2);
    expect(found.map(({ trigger }) => trigger)).toEqual([
      { type: 'event', detail: { event: 'project.updated', fields: ['budget', 'impact'] } },
      { type: 'event', detail: { event: 'project.updated', fields: ['name'] } },
    ]);
    await runs(budget, 1);
  });

  it('are answers to a form, of projects in the funnel of the rule', async () => {
    const everywhere = await automation({ type: 'form_answered', form_id: 3 });
    const here = await automation({ type: 'form_answered' }, { scope: { type: 'funnel', funnel_id: funnel.id } });
    const answered = () => {
      const event = makeEvent(formAnswered, {
        source: 'forms',
        frameId: client.caller.frameId,
        key: projectId,
        data: {
          form_id: 3,
          form_title: 'Survey',
          accessor: { type: 'project_form', project_id: projectId, id: null },
          field_ids: [newId()],
          way: 'api',
          answered_by: { kind: 'user', id: newId(), name: 'Bo' },
          answered_at: new Date().toISOString(),
        },
      });
      return outgoing(formAnswered, event);
    };

    await publish(answered());
    await runs(everywhere, 1);
    await runs(here, 0);
    await enter();
    await publish(answered());

    await runs(everywhere, 2);
    await runs(here, 1);
  });

  it('are processed completely if no rule matches thousands of them', async () => {
    const id = await automation({ type: 'event', event: 'project.restored' });
    const ids = Array.from({ length: 20 }, () => projects.addProject(client.caller.frameId));
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      historyLine('project.updated', ['name'], ids[index % 20]),
    );
    const messages = lines.map(({ topic, event }) => ({ topic, key: event.subject, value: JSON.stringify(event) }));
    for (let start = 0; start < messages.length; start += 1_000)
      await bus.publish(messages.slice(start, start + 1_000));

    await publish(historyLine('project.restored'));

    const { frameId } = client.caller;
    const left = `SELECT count(*) FILTER (WHERE NOT matched)::int AS waiting, count(*)::int AS noted FROM rule_triggers WHERE frame_id = $1`;
    await eventually(async () => {
      expect((await superuser.query(left, [frameId])).rows).toEqual([{ waiting: 0, noted: 10_001 }]);
    }, 80_000);
    expect(await runs(id, 1)).toMatchObject([{ project_id: projectId }]);
  }, 120_000);

  it('are evaluated after a search has seen the consistency token of the event', async () => {
    const consistencytoken = `token of ${projectId}`;
    const conditions = [{ field: 'status', operator: 'equals', value: 9 }];
    const id = await automation({ type: 'event', event: 'project.updated' }, { conditions });
    const { topic, event } = historyLine('project.updated', ['name']);

    await publish({ topic, event: { ...event, consistencytoken } });

    await runs(id, 1);
    expect(projects.effects.tokens).toContain(consistencytoken);
  });

  it('are messages that belong to a project', async () => {
    const id = await automation({ type: 'inbound_message' });
    const message = (project: string | null, text = 'Where is it?') => {
      const data = {
        media_item_id: newId(),
        channel_id: newId(),
        conversation_id: newId(),
        project_id: project,
        message: text,
        external_id: null,
        sender: null,
        sent_at: null,
        received_at: new Date().toISOString(),
      };
      const { frameId } = client.caller;
      const event = makeEvent(messageReceived, { source: 'channels', frameId, key: data.conversation_id, data });
      return outgoing(messageReceived, event);
    };

    await publish(message(null));
    await publish(message(projectId));

    expect(await runs(id, 1)).toMatchObject([
      { project_id: projectId, trigger: { detail: { message: 'Where is it?' } } },
    ]);

    // Truncated to a thousand code units within a character, and with characters that databases reject.
    await publish(message(projectId, `\0${'x'.repeat(998)}😀`));

    const [newest] = await runs(id, 2);
    expect(newest?.trigger.detail['message']).toBe(`\ufffd${'x'.repeat(998)}\ufffd`);
  });

  it('are restored projects, also if their history arrives before their state', async () => {
    const id = await automation({ type: 'event', event: 'project.restored' });
    const deleted = projects.addProject(client.caller.frameId, { deleted: true });
    // From here on, the project is known as deleted.
    expect((await enter(deleted)).status).toBe(404);

    await publish(historyLine('project.restored', [], deleted));

    expect(await runs(id, 1)).toMatchObject([{ project_id: deleted, status: 'succeeded' }]);
  });

  it('are not events of projects in a deleted funnel of the rule', async () => {
    await enter();
    const scope = { type: 'funnel', funnel_id: funnel.id };
    const here = await automation({ type: 'event', event: 'project.updated' }, { scope });
    const everywhere = await automation({ type: 'event', event: 'project.updated' });
    const stays = await automation({ type: 'stayed_longer_than', minutes: 60, step_id: step(0) });
    await client.send('DELETE', `funnels/${funnel.id}`);

    await superuser.query(`UPDATE assignments SET linked_at = now() - interval '90 minutes' WHERE project_id = $1`, [
      projectId,
    ]);
    await superuser.query(`UPDATE rules SET activated_at = now() - interval '1 day' WHERE id = $1`, [stays]);
    await superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [stays]);
    await publish(historyLine('project.updated', ['name']));

    await runs(everywhere, 1);
    await eventually(async () => {
      const { rows } = await superuser.query('SELECT 1 FROM rule_alarms WHERE rule_id = $1 AND due_at > now()', [
        stays,
      ]);
      expect(rows).toHaveLength(1);
    });
    await runs(here, 0);
    await runs(stays, 0);
  });

  it('are stays that are too long, each once', async () => {
    const old = projects.addProject(client.caller.frameId);
    await enter(old);
    await superuser.query(`UPDATE assignments SET linked_at = now() - interval '2 days' WHERE project_id = $1`, [old]);
    const id = await automation({ type: 'stayed_longer_than', minutes: 60, step_id: step(0) });
    await enter();

    await superuser.query(
      `UPDATE assignments SET linked_at = now() - interval '60 minutes' + interval '1 second' WHERE project_id = $1`,
      [projectId],
    );
    await superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [id]);
    await eventually(async () => {
      await superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [id]);
      const found = await client.get<Run[]>('runs', 'GET', `automations/${id}/runs`);
      expect(found).toMatchObject([
        { project_id: projectId, status: 'succeeded', trigger: { detail: { minutes: 60 } } },
      ]);
    });
    await superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [id]);

    const found = await eventually(async () => {
      const { rows } = await superuser.query('SELECT 1 FROM rule_alarms WHERE rule_id = $1 AND due_at > now()', [id]);
      expect(rows).toHaveLength(1);
      return await client.get<Run[]>('runs', 'GET', `automations/${id}/runs`);
    });
    expect(found).toHaveLength(1);
  });

  it('are dropped when another user changes the automation and becomes its owner', async () => {
    const id = await automation({ type: 'entered' });

    const before = await client.get<{ owner: { id: string } }>('automation', 'GET', `automations/${id}`);
    const other = funnelClient(service.httpPort, { ...client.caller, id: newId(), name: 'Cy' });
    await other.send('PATCH', `automations/${id}`, { name: 'Renamed' });
    const renamed = await client.get('automation', 'GET', `automations/${id}`);
    await other.send('PATCH', `automations/${id}`, { actions: [{ type: 'set_field', field: 'impact', value: 1 }] });
    const rewritten = await client.get('automation', 'GET', `automations/${id}`);

    expect(before.owner.id).toBe(client.caller.id);
    expect(renamed).toMatchObject({ name: 'Renamed', owner: { id: client.caller.id } });
    expect(rewritten).toMatchObject({ owner: { id: other.caller.id, name: 'Cy' } });
  });
});
