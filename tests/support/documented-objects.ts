import type { Api } from './api';
import { post } from './channels';
import { makeForm } from './forms';

const ORDER = [
  {
    label: 'Products',
    type: 'group',
    fields: [
      { label: 'Name', type: 'short_text' },
      { label: 'Quantity', type: 'number' },
      { label: 'Price', type: 'money' },
    ],
  },
  { label: 'Discount', type: 'number' },
];

/** Creates the objects that the examples of the documents use, and returns their ids as shell variables. */
export async function documentedObjects(api: Api): Promise<Record<string, string>> {
  const create = async (path: string, body: object) => {
    const response = await api.send('POST', path, body);
    if (response.status !== 200) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const form = await makeForm(api, [
    { label: 'Area in m²', type: 'number' },
    { label: 'Subject', type: 'short_text' },
    { label: 'E-mail', type: 'email' },
  ]);
  const order = (await create('/forms', { title: 'Order', fields: ORDER })).form;
  const [lines, discount] = order.fields;
  const { project } = await create('/projects', { name: 'Roof' });
  const child = (await create('/projects', { name: 'Chimney' })).project;
  const duplicate = (await create('/projects', { name: 'Roof again' })).project;
  const { customer } = await create('/customers', { name: 'Acme' });
  const group = (await create('/project-groups', { name: 'North' })).project_group;
  const steps = [{ name: 'Lead' }, { name: 'Offer', form_ids: [form.id] }];
  const { funnel } = await create('/funnels', { name: 'Sales', steps });
  const step = funnel.steps[1].id;
  const video = { name: 'Safety', type: 'video', url: 'https://videos.example.org/safety.mp4', duration: 100 };
  const attachment = (await create(`/steps/${step}/attachments`, video)).step_attachment;
  const loose = await create(`/projects/${project.id}/loose-forms`, { id: form.id });
  const { channel } = await create('/channels', { name: 'Support', kind: 'email' });
  await post(channel.external_ref, { message: 'The roof leaks', sender: { id: 'c1', name: 'Carla Client' } });
  const [conversation] = (await api.get('/conversations')).body.conversations;
  const account = await create('/service-accounts', { name: 'Sync', scopes: ['projects:read'] });
  const { tag } = await create('/tags', { name: 'Big' });
  const { automation } = await create('/automations', {
    name: 'Status of offers',
    trigger: { type: 'entered' },
    actions: [{ type: 'set_field', field: 'impact', value: 5 }],
  });
  const change = await api.send('PATCH', `/projects/${project.id}`, { budget: 500 });
  return {
    CAUSE: change.headers.get('x-request-id') ?? '',
    PROJECT: project.id,
    CHILD: child.id,
    DUPLICATE: duplicate.id,
    CUSTOMER: customer.id,
    GROUP: group.id,
    FUNNEL: funnel.id,
    STEP: step,
    STEP_FIELD: form.edges[0] ?? '',
    FIELD: form.edges[0] ?? '',
    SUBJECT: form.edges[1] ?? '',
    EMAIL: form.edges[2] ?? '',
    VIDEO: attachment.id,
    FORM: String(form.id),
    ORDER: String(order.id),
    LINES: lines.id,
    NAME: lines.fields[0].id,
    QUANTITY: lines.fields[1].id,
    PRICE: lines.fields[2].id,
    DISCOUNT: discount.id,
    LOOSE_FORM: String(loose.loose_form.id),
    CHANNEL: channel.id,
    CONVERSATION: conversation.id,
    EXTERNAL_REF: channel.external_ref,
    CLIENT_ID: account.service_account.client_id ?? account.client_id,
    CLIENT_SECRET: account.client_secret ?? account.service_account.client_secret,
    TAG: String(tag.id),
    AUTOMATION: automation.id,
    USER_ID: (await api.get('/me')).body.user.id,
  };
}
