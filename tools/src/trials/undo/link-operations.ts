import type { ChainTenant } from './chain-tenant';
import { change, type Operation, remove } from './operation';

const ACTIVITY = [{ active: false }, { active: true }];
const FORM_LINKS = '/dynamic-forms/pivot-accessor';

/** Creates channels, links and what belongs to them. A conversation is created by a message. */
export const linkCreations: Readonly<Record<string, Operation>> = {
  channel: (tenant) => tenant.create('channel', { name: tenant.name() }),
  reply_template: (tenant) => tenant.create('reply_template', { name: tenant.name(), body: 'Thank you.' }),
  intake_link: (tenant) => tenant.create('intake_link', { name: tenant.name(), form_id: tenant.any('form') }),
  'form link': async (tenant) => {
    const accessor = { type: 'project_form', project_id: tenant.any('project') };
    const response = await tenant.call('POST', `${FORM_LINKS}/url-generate`, { form_id: tenant.any('form'), accessor });
    if (response.status === 200) tenant.formLinks.push(response.body.urls[0].id);
    return response;
  },
};

/** Changes of channels, conversations, links, share pages and orders of groups. */
export const linkOperations: Readonly<Record<string, Operation>> = {
  'change channel': change('channel', (tenant) =>
    tenant.random.pick([{ name: tenant.name() }, ...ACTIVITY, { settings: { token: tenant.name() } }]),
  ),
  'delete channel': remove('channel'),
  'change template': change('reply_template', (tenant) => ({ name: tenant.name(), body: tenant.name() })),
  'delete template': remove('reply_template'),
  'change conversation': change('conversation', (tenant) =>
    tenant.random.pick([
      { status: 'closed' },
      { status: 'open' },
      { status: 'snoozed', snoozed_until: '2100-01-01T00:00:00Z' },
      { labels: [tenant.random.pick(['a', 'b', 'c'])] },
      { project_id: tenant.any('project') },
    ]),
  ),
  'change intake link': change('intake_link', (tenant) =>
    tenant.random.pick([{ name: tenant.name() }, ...ACTIVITY, { quota_per_day: 1 + tenant.random.below(9) }]),
  ),
  'revoke form link': (tenant) => tenant.call('DELETE', `${FORM_LINKS}/urls/${tenant.random.pick(tenant.formLinks)}`),
  share: (tenant) =>
    tenant.call('POST', `/projects/${tenant.any('project')}/share`, {
      fields: tenant.random.pick([['status'], ['status', 'budget'], []]),
    }),
  unshare: (tenant) => tenant.call('DELETE', `/projects/${tenant.any('project')}/share`),
  'join group': (tenant) =>
    tenant.call('POST', `/project-groups/${tenant.any('project_group')}/projects/${tenant.any('project')}`),
  'move in group': async (tenant) => {
    const { group, members } = await membersOf(tenant);
    if (members.length < 2) return undefined;
    const [project_id = '', other = ''] = members;
    return tenant.call('PUT', `/project-groups/${group}/projects/order`, { project_id, after: other });
  },
  'order group': async (tenant) => {
    const { group, members } = await membersOf(tenant);
    if (members.length < 2) return undefined;
    return tenant.call('PUT', `/project-groups/${group}/projects/order`, { project_ids: members.toReversed() });
  },
};

/** A message creates a conversation. It is no operation, because messages cannot be undone. */
export async function createConversation(tenant: ChainTenant): Promise<void> {
  const channel = await tenant.read('channel');
  if (!channel) return;
  const name = tenant.name();
  await tenant.call('POST', `/channels/inbound/${channel.external_ref}`, { message: 'Hi', sender: { id: name, name } });
  const { body } = await tenant.call('GET', `/conversations?filter[channel_id]=${channel.id}`);
  const known = tenant.ids.get('conversation') ?? [];
  const found: string[] = (body.conversations ?? []).map(({ id }: { id: string }) => id);
  tenant.ids.set('conversation', [...known, ...found.filter((id) => !known.includes(id))]);
}

/** The ids of the projects of a group, in order. */
export async function orderOf(tenant: ChainTenant, group: string): Promise<string[]> {
  const { body } = await tenant.call('POST', `/project-groups/${group}/projects/index`, {});
  return (body.projects ?? []).map(({ id }: { id: string }) => id);
}

async function membersOf(tenant: ChainTenant) {
  const group = tenant.any('project_group');
  return { group, members: await orderOf(tenant, group) };
}
