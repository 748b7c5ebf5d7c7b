import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';
import { makeForm, makeProject } from './support/forms';

type Records = Readonly<Record<'project' | 'funnel' | 'step' | 'form' | 'group' | 'customer' | 'template', string>>;

const MISSING = randomUUID();
const MISSING_NUMBER = 999_999;

async function makeRecords(api: Api): Promise<Records> {
  const create = async (path: string, body: object) => (await api.send('POST', path, body)).body;
  const funnel = await create('/funnels', { name: 'Sales', steps: [{ name: 'New' }, { name: 'Done' }] });
  return {
    project: await makeProject(api),
    funnel: funnel.funnel.id,
    step: funnel.funnel.steps[0].id,
    form: String((await makeForm(api, [{ label: 'Size', type: 'number' }])).id),
    group: (await create('/project-groups', { name: 'West' })).project_group.id,
    customer: (await create('/customers', { name: 'Acme' })).customer.id,
    template: (await create('/reply-templates', { name: 'Hello', body: 'Hello' })).reply_template.id,
  };
}

const accessor = (projectId: string) => ({ type: 'project_form', project_id: projectId });
const move = (step: unknown) => ({ type: 'move', step_id: step });
const rule = {
  name: 'Rule',
  trigger: { type: 'entered' },
  actions: [{ type: 'set_field', field: 'impact', value: 90 }],
};

/** Field of the message, method, path and body. */
type Case = readonly [
  field: string,
  method: string,
  path: (records: Records) => string,
  body: (records: Records) => object,
];

const CASES: readonly Case[] = [
  ['customer_id', 'POST', () => '/projects', () => ({ name: 'Roof', customer_id: MISSING })],
  ['contact_id', 'POST', () => '/projects', () => ({ name: 'Roof', contact_id: MISSING_NUMBER })],
  ['parent_id', 'POST', () => '/projects', () => ({ name: 'Roof', parent_id: MISSING })],
  ['form_id', 'POST', () => '/projects', () => ({ name: 'Roof', form_id: MISSING_NUMBER })],
  ['tag_ids', 'PATCH', (r) => `/projects/${r.project}`, () => ({ tag_ids: [MISSING] })],
  ['executor_ids', 'PATCH', (r) => `/projects/${r.project}`, () => ({ executor_ids: [MISSING] })],
  ['assignee_id', 'POST', (r) => `/projects/${r.project}/tasks`, () => ({ title: 'Call', assignee_id: MISSING })],
  ['parent_id', 'POST', () => '/customers', () => ({ name: 'Roof', parent_id: MISSING })],
  ['parent_id', 'PATCH', (r) => `/customers/${r.customer}`, () => ({ parent_id: MISSING })],
  ['customer_ids', 'POST', () => '/contacts', () => ({ name: 'Bo', customer_ids: [MISSING] })],
  ['view_id', 'POST', () => '/projects/search', () => ({ view_id: MISSING })],
  ['view_id', 'POST', () => '/projects/aggregate', () => ({ view_id: MISSING, aggregates: [{ function: 'count' }] })],
  ['view_id', 'POST', () => '/spreadsheet-operations/export/project', () => ({ view_id: MISSING })],
  ['view', 'GET', () => `/projects?view=${MISSING}`, () => ({})],
  ['model_forms', 'PATCH', () => '/frame', () => ({ model_forms: { project: MISSING_NUMBER } })],
  [
    'project_id',
    'PUT',
    (r) => `/project-groups/${r.group}/projects/order`,
    (r) => ({ project_id: MISSING, before: r.project }),
  ],
  ['id', 'POST', (r) => `/projects/${r.project}/loose-forms`, () => ({ id: MISSING_NUMBER })],
  [
    'form_id',
    'PUT',
    () => '/dynamic-forms-answers',
    (r) => ({ form_id: MISSING_NUMBER, accessor: accessor(r.project), answers: [{ field_id: MISSING, value: 1 }] }),
  ],
  [
    'accessor.project_id',
    'PUT',
    () => '/dynamic-forms-answers',
    (r) => ({ form_id: Number(r.form), accessor: accessor(MISSING), answers: [{ field_id: MISSING, value: 1 }] }),
  ],
  [
    'funnel_id',
    'POST',
    () => '/dynamic-forms/intake-links',
    (r) => ({ name: 'Quotes', form_id: Number(r.form), funnel_id: MISSING }),
  ],
  [
    'template_id',
    'POST',
    () => '/dynamic-forms/intake-links',
    (r) => ({ name: 'Quotes', form_id: Number(r.form), template_id: MISSING }),
  ],
  [
    'customer_id',
    'POST',
    () => '/dynamic-forms/intake-links',
    (r) => ({ name: 'Quotes', form_id: Number(r.form), customer_id: MISSING }),
  ],
  ['form_id', 'POST', () => '/dynamic-forms/intake-links', () => ({ name: 'Quotes', form_id: MISSING_NUMBER })],
  [
    'form_id',
    'POST',
    () => '/dynamic-forms/pivot-accessor/url-generate',
    (r) => ({ form_id: MISSING_NUMBER, accessor: accessor(r.project) }),
  ],
  ['form_ids', 'PATCH', (r) => `/steps/${r.step}`, () => ({ form_ids: [MISSING_NUMBER] })],
  ['reachable_step_ids', 'PATCH', (r) => `/steps/${r.step}`, () => ({ reachable_step_ids: [MISSING] })],
  ['step_ids', 'PUT', (r) => `/funnels/${r.funnel}/steps/order`, (r) => ({ step_ids: [r.step, MISSING] })],
  ['step_id', 'PUT', (r) => `/funnels/${r.funnel}/steps/order`, (r) => ({ step_id: MISSING, before: r.step })],
  ['before', 'PUT', (r) => `/funnels/${r.funnel}/steps/order`, (r) => ({ step_id: r.step, before: MISSING })],
  ['step_id', 'POST', (r) => `/funnels/${r.funnel}/projects/${r.project}/move`, () => ({ step_id: MISSING })],
  [
    'scope.funnel_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, scope: { type: 'funnel', funnel_id: MISSING }, actions: [move(MISSING)] }),
  ],
  [
    'trigger.form_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, trigger: { type: 'form_answered', form_id: MISSING_NUMBER } }),
  ],
  [
    'trigger.channel_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, trigger: { type: 'inbound_message', channel_id: MISSING } }),
  ],
  ['tag_ids', 'PATCH', (r) => `/funnels/${r.funnel}/projects/${r.project}`, () => ({ tag_ids: [MISSING] })],
  ['executor_ids', 'PATCH', (r) => `/funnels/${r.funnel}/projects/${r.project}`, () => ({ executor_ids: [MISSING] })],
  [
    'funnel_id',
    'POST',
    () => '/webhooks',
    () => ({ name: 'Hook', url: 'https://example.org/hook', kinds: ['funnel.moved'], funnel_id: MISSING }),
  ],
  [
    'project_ids.1',
    'POST',
    () => '/webhooks',
    (r) => ({
      name: 'Hook',
      url: 'https://example.org/hook',
      kinds: ['project.updated'],
      project_ids: [r.project, MISSING],
    }),
  ],
  ['actions.0.step_id', 'POST', () => '/automations', () => ({ ...rule, actions: [move(MISSING)] })],
  [
    'actions.0.tag_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, actions: [{ type: 'add_tag', tag_id: MISSING }] }),
  ],
  [
    'actions.0.user_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, actions: [{ type: 'assign_user', user_id: MISSING }] }),
  ],
  [
    'actions.0.form_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, actions: [{ type: 'attach_form', form_id: MISSING_NUMBER }] }),
  ],
  [
    'actions.0.channel_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, actions: [{ type: 'send_message', channel_id: MISSING, message: 'Hi' }] }),
  ],
  [
    'actions.0.agent_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, actions: [{ type: 'start_agent', agent_id: MISSING }] }),
  ],
  [
    'trigger.step_id',
    'POST',
    () => '/automations',
    () => ({ ...rule, trigger: { type: 'entered', step_id: MISSING } }),
  ],
  [
    'conversation_id',
    'POST',
    () => '/reply-templates/preview',
    (r) => ({ template_id: r.template, conversation_id: MISSING }),
  ],
];

describe('a reference that does not exist', () => {
  const api = apiOf();
  let records: Records;
  beforeAll(async () => {
    records = await makeRecords(api);
    await api.send('POST', `/funnels/${records.funnel}/projects/${records.project}`, {});
  });

  it.each(CASES)('is named with its field and value: %s of %s', async (field, method, path, body) => {
    const response = await api.send(method, path(records), method === 'GET' ? undefined : body(records));

    const messages = String(response.body.validation?.[field]);
    expect(response.status).toBe(404);
    expect(messages).toMatch(new RegExp(`${MISSING}|${MISSING_NUMBER}`));
  });
});
