import type { Response } from '../prove/client/send';
import type { Body } from '../prove/history/operation';
import type { ChainTenant } from './chain-tenant';
import { linkCreations, linkOperations } from './link-operations';
import { change, type Operation, remove } from './operation';

const trigger = { type: 'event', event: 'project.updated', field: 'budget' };
const limits = { max_steps: 5, max_tokens: 2_000, max_seconds: 60 };
const impact = ({ random }: ChainTenant) => [{ type: 'set_field', field: 'impact', value: random.below(99) }];
const question = (tenant: ChainTenant) => ({
  label: tenant.name(),
  type: tenant.random.pick(['short_text', 'number']),
});

/** Creates the objects that the other operations change. */
export const creations: Readonly<Record<string, Operation>> = {
  ...linkCreations,
  project: (tenant) => tenant.create('project', { name: tenant.name() }),
  customer: (tenant) => tenant.create('customer', { name: tenant.name() }),
  contact: (tenant) => tenant.create('contact', { name: tenant.name() }),
  project_group: (tenant) => tenant.create('project_group', { name: tenant.name() }),
  tag: (tenant) => tenant.create('tag', { name: tenant.name() }),
  view: (tenant) => tenant.create('view', { name: tenant.name(), columns: ['name'] }),
  form: (tenant) => tenant.create('form', { title: tenant.name(), fields: [question(tenant), question(tenant)] }),
  funnel: (tenant) =>
    tenant.create('funnel', { name: tenant.name(), steps: [{ name: tenant.name() }, { name: tenant.name() }] }),
  automation: (tenant) =>
    tenant.create('automation', { name: tenant.name(), trigger, actions: impact(tenant), active: false }),
  ai_agent: (tenant) =>
    tenant.create('ai_agent', {
      name: tenant.name(),
      provider: 'echo',
      model: 'echo',
      instructions: 'Repeat.',
      limits,
    }),
  assistant: (tenant) =>
    atStep(tenant, async (step) => {
      const body = { name: tenant.name(), trigger: { type: 'entered' }, actions: impact(tenant), active: false };
      const response = await tenant.call('POST', `/steps/${step.id}/assistants`, body);
      if (response.status === 200) tenant.assistants.set(response.body.step_assistant.id, step.id);
      return response;
    }),
};

export const operations: Readonly<Record<string, Operation>> = {
  ...creations,
  ...linkOperations,
  'change customer': change('customer', (tenant) => ({ name: tenant.name() })),
  'delete customer': remove('customer'),
  'change contact': change('contact', (tenant) => ({ name: tenant.name(), customer_ids: [tenant.any('customer')] })),
  'delete contact': remove('contact'),
  'change group': change('project_group', (tenant) => ({ name: tenant.name() })),
  'change tag': change('tag', (tenant) => ({ name: tenant.name() })),
  'delete tag': remove('tag'),
  'change view': change('view', (tenant) =>
    tenant.random.pick([{ name: tenant.name() }, { columns: [] }, { sorting: [{ field: 'budget' }] }]),
  ),
  'delete view': remove('view'),
  'change form': change('form', (tenant) => ({ title: tenant.name() })),
  'change questions': async (tenant) => {
    const form = await tenant.read('form');
    if (!form) return undefined;
    const fields = questionsOf(tenant, form.fields);
    return tenant.call('PATCH', `/forms/${form.id}`, { fields });
  },
  'delete form': remove('form'),
  'change theme': (tenant) =>
    tenant.call('PATCH', '/form-theme', { accent_color: tenant.random.pick(['#123456', '#004400', '#550000']) }),
  'change tenant': (tenant) => tenant.call('PATCH', '/frame', { name: tenant.name() }),
  'change funnel': change('funnel', (tenant) => ({ name: tenant.name() })),
  'delete funnel': remove('funnel'),
  'add step': (tenant) =>
    tenant.call('POST', `/funnels/${tenant.any('funnel')}/steps`, { name: tenant.name(), position: 0 }),
  'change step': (tenant) =>
    atStep(tenant, (step, steps) => {
      const reachable = { reachable_step_ids: steps.map(({ id }) => id) };
      const body = tenant.random.pick([
        { name: tenant.name() },
        { wip_limit: 50 },
        { reachable_step_ids: [] },
        reachable,
      ]);
      return tenant.call('PATCH', `/steps/${step.id}`, body);
    }),
  'order steps': async (tenant) => {
    const funnel = await tenant.read('funnel');
    if (!funnel) return undefined;
    const step_ids = funnel.steps.map(({ id }: Body) => id).reverse();
    return tenant.call('PUT', `/funnels/${funnel.id}/steps/order`, { step_ids });
  },
  'delete step': (tenant) =>
    atStep(tenant, (step, steps) => {
      const other = steps.find(({ id }) => id !== step.id);
      return tenant.call('DELETE', `/steps/${step.id}${other ? `?move_to=${other.id}` : ''}`);
    }),
  enter: (tenant) => tenant.call('POST', `/funnels/${tenant.any('funnel')}/projects/${tenant.any('project')}`, {}),
  move: async (tenant) => {
    const funnel = await tenant.read('funnel');
    if (!funnel || funnel.steps.length === 0) return undefined;
    const body = { step_id: tenant.random.pick<Body>(funnel.steps).id };
    return tenant.call('POST', `/funnels/${funnel.id}/projects/${tenant.any('project')}/move`, body);
  },
  win: (tenant) =>
    tenant.call('PATCH', `/funnels/${tenant.any('funnel')}/projects/${tenant.any('project')}`, { status: 'won' }),
  answer: async (tenant) => {
    const form = await tenant.read('form');
    if (!form || form.fields.length === 0) return undefined;
    const { id, type } = tenant.random.pick<Body>(form.fields);
    const answers = [{ field_id: id, value: type === 'number' ? tenant.random.below(99) : tenant.name() }];
    const accessor = { type: 'project_form', project_id: tenant.any('project') };
    return tenant.call('PUT', '/dynamic-forms-answers', { form_id: form.id, accessor, answers });
  },
  'change rule': change('automation', (tenant) =>
    tenant.random.pick([{ name: tenant.name() }, { active: true }, { actions: impact(tenant) }, { active: false }]),
  ),
  'delete rule': remove('automation'),
  'change assistant': (tenant) => ofAssistant(tenant, 'PATCH', { name: tenant.name(), actions: impact(tenant) }),
  'delete assistant': (tenant) => ofAssistant(tenant, 'DELETE'),
  'change agent': change('ai_agent', (tenant) => ({ instructions: tenant.name() })),
  'delete agent': remove('ai_agent'),
  'change project': change('project', (tenant) =>
    tenant.random.pick([{ budget: tenant.random.below(999) }, { tag_ids: [tenant.any('tag')] }]),
  ),
};

function questionsOf(tenant: ChainTenant, current: readonly Body[]): object[] {
  const fields = current.map(({ id, key, label, type, required }) => ({ id, key, label, type, required }));
  const [first, ...others] = fields;
  switch (tenant.random.pick(['add', 'remove', 'rename', 'order', 'type'])) {
    case 'add':
      return [question(tenant), ...fields];
    case 'remove':
      return others;
    case 'rename':
      return first ? [{ ...first, label: tenant.name() }, ...others] : fields;
    case 'order':
      return fields.reverse();
    default:
      return first ? [{ ...first, type: 'date' }, ...others] : fields;
  }
}

async function atStep(
  tenant: ChainTenant,
  work: (step: Body, steps: readonly Body[]) => Promise<Response>,
): Promise<Response | undefined> {
  const steps = (await tenant.read('funnel'))?.steps ?? [];
  return steps.length === 0 ? undefined : work(tenant.random.pick<Body>(steps), steps);
}

async function ofAssistant(tenant: ChainTenant, method: string, body?: object): Promise<Response | undefined> {
  const [id, step] = tenant.random.pick([...tenant.assistants]) ?? [];
  return id === undefined ? undefined : tenant.call(method, `/steps/${step}/assistants/${id}`, body);
}
