import type { Call } from '@trackway/client';
import type { Option } from '../ui/option';
import { findInPages, MAX_OPTIONS } from './read-pages';

/** Records of one kind: how they are found by name, and how the name of one is read. */
export interface RecordSource {
  /** Under which options are cached. */
  readonly key: string;
  readonly load: (call: Call, text: string) => Promise<readonly Option[]>;
  readonly read: (call: Call, id: string) => Promise<string>;
}

const GROUPS = '/api/management/project-groups';

export const TEMPLATES: RecordSource = {
  key: 'templates',
  load: (call, text) => findProjects(call, text, { template: 'only' }),
  read: readProjectName,
};

export const PROJECTS: RecordSource = {
  key: 'projects',
  load: findProjects,
  read: readProjectName,
};

export const CUSTOMERS: RecordSource = {
  key: 'customers',
  load: async (call, text) => {
    const body = searchBody('name', text);
    const { customers } = await call('post', '/api/management/customers/search', { body }, { repeatable: true });
    return customers.map(({ id, name }) => ({ value: id, label: name }));
  },
  read: async (call, customer) =>
    (await call('get', '/api/management/customers/{customer}', { path: { customer } })).customer.name,
};

export const CONTACTS: RecordSource = {
  key: 'contacts',
  load: async (call, text) => {
    const body = searchBody('name', text);
    const { contacts } = await call('post', '/api/management/contacts/search', { body }, { repeatable: true });
    return contacts.map(({ id, name, role }) => ({ value: id, label: role ? `${name}, ${role}` : name }));
  },
  read: async (call, contact) =>
    (await call('get', '/api/management/contacts/{contact}', { path: { contact: Number(contact) } })).contact.name,
};

export const USERS: RecordSource = {
  key: 'users',
  load: async (call, text) => {
    const body = searchBody('name', text);
    const { users } = await call('post', '/api/management/users/search', { body }, { repeatable: true });
    return users.map(({ id, name }) => ({ value: id, label: name }));
  },
  read: async (call, user) => (await call('get', '/api/management/users/{user}', { path: { user } })).user.name,
};

export const TAGS: RecordSource = {
  key: 'tags',
  load: async (call, text) => {
    const body = searchBody('name', text);
    const { tags } = await call('post', '/api/management/tags/search', { body }, { repeatable: true });
    return tags.map(({ id, name }) => ({ value: id, label: name }));
  },
  read: async (call, tag) => (await call('get', '/api/management/tags/{tag}', { path: { tag } })).tag.name,
};

export const PROJECT_GROUPS: RecordSource = {
  key: 'project-groups',
  load: async (call, text) => {
    const body = searchBody('name', text);
    const { project_groups: groups } = await call('post', `${GROUPS}/search`, { body }, { repeatable: true });
    return groups.map(({ id, name }) => ({ value: id, label: name }));
  },
  read: async (call, group) =>
    (await call('get', `${GROUPS}/{project_group}`, { path: { project_group: group } })).project_group.name,
};

export const FUNNELS: RecordSource = {
  key: 'funnels',
  load: (call, text) =>
    findInPages(async (query) => {
      const { funnels, meta } = await call('get', '/api/management/funnels', { query });
      return { options: funnels.map(({ id, name }) => ({ value: id, label: name })), lastPage: meta.last_page };
    }, text),
  read: async (call, funnel) =>
    (await call('get', '/api/management/funnels/{funnel}', { path: { funnel } })).funnel.name,
};

export const FORMS: RecordSource = {
  key: 'forms',
  // The API finds forms by their complete title only.
  load: (call, text) =>
    findInPages(async (query) => {
      const { forms, meta } = await call('get', '/api/management/forms', { query });
      return { options: forms.map(({ id, title }) => ({ value: id, label: title })), lastPage: meta.last_page };
    }, text),
  read: async (call, form) =>
    (await call('get', '/api/management/forms/{form}', { path: { form: Number(form) } })).form.title,
};

async function findProjects(call: Call, text: string, more: { template?: 'only' } = {}): Promise<readonly Option[]> {
  const body = { ...searchBody('name_code', text), ...more, fields: ['name', 'code'] };
  const { projects } = await call('post', '/api/management/projects/search', { body }, { repeatable: true });
  return projects.map(({ id, name = '', code = '' }) => ({ value: id, label: `${code} ${name}`.trim() }));
}

async function readProjectName(call: Call, project: string): Promise<string> {
  const query = { fields: 'name' };
  const read = await call('get', '/api/management/projects/{project}', { path: { project }, query });
  return read.project.name ?? project;
}

/** The first records whose field contains the text. */
function searchBody(field: 'name' | 'name_code', text: string): object {
  const value = text.trim();
  return { filters: value === '' ? [] : [{ field, operator: 'contains', value }], perPage: MAX_OPTIONS };
}
