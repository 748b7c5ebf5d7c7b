import { type Api, apiOf } from './support/api';
import { aChannel, post, secretOf, signed } from './support/channels';
import { eventually } from './support/eventually';
import { type MadeForm, makeForm, makeProject, ownForm } from './support/forms';

interface Run {
  readonly status: string;
  readonly project_id: string;
  readonly skipped: { readonly reason: string; readonly seen: unknown } | null;
}

const setImpact = { type: 'set_field', field: 'impact', value: 7 };

describe('evaluation and simulation of rules', () => {
  let api: Api;

  beforeEach(() => {
    api = apiOf();
  });

  async function automation(trigger: object, fields: object = {}): Promise<string> {
    const body = { name: 'Rule', trigger, actions: [setImpact], ...fields };
    // A condition on a form field is accepted once the read model contains the form.
    return await eventually(async () => {
      const { status, body: made } = await api.send('POST', '/automations', body);
      expect(status).toBe(200);
      return made.automation.id;
    });
  }

  const runs = (id: string, count: number): Promise<Run[]> =>
    eventually(async () => {
      const { body } = await api.get(`/automations/${id}/runs?perPage=100`);
      expect(body.runs).toHaveLength(count);
      return body.runs;
    }, 40_000);

  const putAnswer = (form: MadeForm, project: string, value: unknown) =>
    api.send('PUT', '/dynamic-forms-answers', {
      form_id: form.id,
      accessor: ownForm(project),
      answers: [{ field_id: form.edges[0], value }],
    });

  it('accepts a condition on a form that was just created, with its consistency token', async () => {
    for (let round = 0; round < 10; round += 1) {
      const made = await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] });
      const { id: form_id, fields } = made.body.form;
      const conditions = [{ field: 'answer_pool', operator: 'greater_than', value: 50, arguments: [fields[0].id] }];
      const rule = { name: 'Rule', trigger: { type: 'form_answered', form_id }, conditions, actions: [setImpact] };

      const token = { 'X-Consistency-Token': made.headers.get('x-consistency-token') ?? '' };
      const { status, body } = await api.send('POST', '/automations', rule, token);

      expect({ status, body }).toMatchObject({ status: 200 });
    }
  });

  it('uses the answers that triggered a rule, not earlier ones', async () => {
    const form = await makeForm(api, [{ label: 'Area', type: 'number' }]);
    const conditions = [{ field: 'answer_pool', operator: 'greater_than', value: 50, arguments: [form.edges[0]] }];
    const id = await automation({ type: 'form_answered', form_id: form.id }, { conditions });
    const large = await Promise.all(Array.from({ length: 10 }, () => makeProject(api)));
    const small = await makeProject(api);

    for (const project of large) await putAnswer(form, project, 84);
    await putAnswer(form, small, 12);

    const found = await runs(id, 11);
    const successful = found.filter(({ status }) => status === 'succeeded');
    expect(new Set(successful.map(({ project_id }) => project_id))).toEqual(new Set(large));
    expect(found.find(({ project_id }) => project_id === small)).toMatchObject({
      status: 'skipped',
      skipped: { reason: 'condition_false', seen: [12] },
    });
  });

  it('uses the step that a project entered, not the previous one', async () => {
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
    const [, offer] = funnel.steps;
    const conditions = [{ field: 'funnel_steps', operator: 'equals', value: offer.id }];
    const id = await automation({ type: 'event', event: 'funnel.moved' }, { conditions });
    const projects = await Promise.all(Array.from({ length: 5 }, () => makeProject(api)));
    for (const project of projects) await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});

    for (const project of projects) {
      await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: offer.id });
    }

    expect((await runs(id, 5)).map(({ status }) => status)).toEqual(projects.map(() => 'succeeded'));
  });

  it('is triggered only by messages that belong to a project', async () => {
    const channel = await aChannel(api);
    const secret = await secretOf(api, channel);
    const project = await makeProject(api);
    const id = await automation({ type: 'inbound_message', channel_id: channel.id });
    const message = { message: 'Hello', project_id: project };

    await post(channel.external_ref, { message: 'Without project' });
    await post(channel.external_ref, message, signed(secret, message));

    expect(await runs(id, 1)).toMatchObject([{ status: 'succeeded', project_id: project }]);
  });

  it('uses the time since which a reply is awaited, including the triggering message', async () => {
    const channel = await aChannel(api);
    const secret = await secretOf(api, channel);
    const conditions = [{ field: 'channel_awaiting_reply_since', operator: 'is_not_null' }];
    const id = await automation({ type: 'inbound_message' }, { conditions });
    const projects = await Promise.all(Array.from({ length: 5 }, () => makeProject(api)));

    for (const project of projects) {
      const message = { message: 'Hello', project_id: project, sender: { id: project } };
      await post(channel.external_ref, message, signed(secret, message));
    }

    expect((await runs(id, 5)).map(({ status }) => status)).toEqual(projects.map(() => 'succeeded'));
  });

  it('simulates a rule on past events, with the values of that time', async () => {
    const recorder = await automation(
      { type: 'event', event: 'project.updated', field: 'budget' },
      { conditions: [{ field: 'budget', operator: 'less_than', value: 0 }] },
    );
    const [one, two] = [await makeProject(api), await makeProject(api)];
    await api.send('PATCH', `/projects/${one}`, { budget: 10 });
    await runs(recorder, 1);
    await api.send('PATCH', `/projects/${one}`, { budget: 200 });
    await runs(recorder, 2);
    await api.send('PATCH', `/projects/${two}`, { budget: 300 });
    await runs(recorder, 3);
    const simulated = await automation(
      { type: 'event', event: 'project.updated' },
      { active: false, conditions: [{ field: 'budget', operator: 'greater_than', value: 100 }] },
    );

    const { status, body } = await api.send('POST', `/automations/${simulated}/simulate`, { from: dayBefore() });

    expect(status).toBe(200);
    expect(body.simulation).toMatchObject({
      triggers_count: 3,
      would_fire_count: 2,
      projects_count: 2,
      skipped: [{ reason: 'condition_false', count: 1 }],
      unknown_count: 0,
      actions: ['set_field'],
    });
    expect(body.simulation.latest.map((run: { seen: { budget: number } }) => run.seen.budget)).toEqual([300, 200, 10]);
    expect((await api.get(`/projects/${two}`)).body.project.impact).toBe(0);
    const reader = apiOf({ frameId: api.identity.frameId, scope: 'projects:read' });
    expect(await reader.send('POST', `/automations/${simulated}/simulate`, {})).toMatchObject({ status: 403 });
    expect(await apiOf().send('POST', `/automations/${simulated}/simulate`, {})).toMatchObject({ status: 404 });
    expect(await api.send('POST', `/automations/${simulated}/simulate`, { from: '2001-01-01' })).toMatchObject({
      status: 422,
      body: { validation: { from: [expect.any(String)] } },
    });
  });

  it('simulates a rule of a step only on that step', async () => {
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
    const [contact, offer] = funnel.steps;
    const assistant = async (step: string) => {
      const body = { name: 'x', active: false, trigger: { type: 'entered' }, actions: [setImpact] };
      return (await api.send('POST', `/steps/${step}/assistants`, body)).body.step_assistant.id;
    };
    const [atContact, atOffer] = [await assistant(contact.id), await assistant(offer.id)];
    for (const project of [await makeProject(api), await makeProject(api)]) {
      await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    }

    const simulated = async (step: string, id: string) =>
      (await api.send('POST', `/steps/${step}/assistants/${id}/simulate`, {})).body.simulation;

    expect(await simulated(contact.id, atContact)).toMatchObject({ triggers_count: 2, would_fire_count: 2 });
    expect(await simulated(offer.id, atOffer)).toMatchObject({ triggers_count: 0, would_fire_count: 0, latest: [] });
  });
});

function dayBefore(): string {
  return new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
}
