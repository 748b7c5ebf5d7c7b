import type { Call } from '@trackway/client';
import type { Option } from '../ui/picker';

/** Records of one kind: how they are found by name, and how the name of one is read. */
export interface RecordSource {
  /** Under which options are cached. */
  readonly key: string;
  readonly load: (call: Call, text: string) => Promise<readonly Option[]>;
  readonly read: (call: Call, id: string) => Promise<string>;
}

const PER_PAGE = 50;
const FORMS_PER_PAGE = 100;
const MAX_PAGES = 10;

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
    const body = searchBody('name', text) as never;
    const { customers } = await call('post', '/api/management/customers/search', { body }, { repeatable: true });
    return customers.map(({ id, name }) => ({ value: id, label: name }));
  },
  read: async (call, customer) =>
    (await call('get', '/api/management/customers/{customer}', { path: { customer } })).customer.name,
};

export const CONTACTS: RecordSource = {
  key: 'contacts',
  load: async (call, text) => {
    const body = searchBody('name', text) as never;
    const { contacts } = await call('post', '/api/management/contacts/search', { body }, { repeatable: true });
    return contacts.map(({ id, name, role }) => ({ value: id, label: role ? `${name}, ${role}` : name }));
  },
  read: async (call, contact) =>
    (await call('get', '/api/management/contacts/{contact}', { path: { contact: Number(contact) } })).contact.name,
};

export const FUNNELS: RecordSource = {
  key: 'funnels',
  load: async (call, text) => {
    const { funnels } = await call('get', '/api/management/funnels', { query: { perPage: FORMS_PER_PAGE } });
    return matching(
      funnels.map(({ id, name }) => ({ value: id, label: name })),
      text,
    );
  },
  read: async (call, funnel) =>
    (await call('get', '/api/management/funnels/{funnel}', { path: { funnel } })).funnel.name,
};

export const FORMS: RecordSource = {
  key: 'forms',
  // The API finds forms by their complete title only, so all pages are read.
  load: async (call, text) => {
    const found: Option[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { forms, meta } = await call('get', '/api/management/forms', { query: { page, perPage: FORMS_PER_PAGE } });
      found.push(...forms.map(({ id, title }) => ({ value: id, label: title })));
      if (page >= meta.last_page) break;
    }
    return matching(found, text);
  },
  read: async (call, form) =>
    (await call('get', '/api/management/forms/{form}', { path: { form: Number(form) } })).form.title,
};

async function findProjects(call: Call, text: string, more: { template?: 'only' } = {}): Promise<readonly Option[]> {
  const body = { ...searchBody('name_code', text), ...more, fields: ['name', 'code'] } as never;
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
  return { filters: value === '' ? [] : [{ field, operator: 'contains', value }], perPage: PER_PAGE };
}

function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, PER_PAGE);
}
