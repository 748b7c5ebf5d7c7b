import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, FrameOfItsOwn, writeWorkbook } from '../import/system.ts';
import type { Connection as UserConnection } from '../search/connection.ts';
import { Api } from './api.ts';

/** Projects with all members, as many as the largest page has. */
const COMPLETE_PROJECTS = 100;
const CONCURRENCY = 8;

export interface Tenant {
  readonly frameId: string;
  /** The complete projects, the newest last. */
  readonly projectIds: readonly string[];
}

/** Returns a tenant of `projects` projects, of which the newest 100 are complete. It is created once for each system. */
export async function prepareTenant(connection: Connection & UserConnection, projects: number): Promise<Tenant> {
  const file = join(connection.state_folder, `bench-pages-${projects}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const frame = new FrameOfItsOwn(connection);
  await importProjects(frame, projects - COMPLETE_PROJECTS);
  const tenant = { frameId: frame.id, projectIds: await createComplete(new Api(connection, frame.id)) };
  writeFileSync(file, JSON.stringify(tenant));
  return tenant;
}

async function importProjects(frame: FrameOfItsOwn, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    const workbook = join(folder, 'workbook.xlsx');
    await writeWorkbook(workbook, count);
    await frame.importProjects(workbook, count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Related = Awaited<ReturnType<typeof createRelated>>;

const FIELDS = ['number', 'short_text', 'date'].map((type) => ({ label: type, type }));

async function createComplete(api: Api): Promise<string[]> {
  const related = await createRelated(api);
  const ids: string[] = [];
  for (let n = 0; n < COMPLETE_PROJECTS; n += 1) ids.push(await createProject(api, related, n));
  const left = [...ids.entries()];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await complete(api, related, next[1], next[0]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return ids;
}

async function createRelated(api: Api) {
  const many = async (path: string, member: string, count: number, fields: object = {}) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push((await api.write('POST', `/${path}`, { name: `${member} ${n}`, ...fields }))[member].id);
    }
    return ids;
  };
  const funnels = await Promise.all(
    ['Sales', 'Service'].map(async (name) => {
      const steps = ['First', 'Second', 'Third'].map((step) => ({ name: step }));
      return (await api.write('POST', '/funnels', { name, steps })).funnel as Funnel;
    }),
  );
  const [headquarter] = await many('customers', 'customer', 1);
  return {
    funnels,
    form: (await api.write('POST', '/forms', { title: 'Survey', fields: FIELDS })).form as Form,
    customers: await many('customers', 'customer', 10, { parent_id: headquarter }),
    contacts: await many('contacts', 'contact', 10),
    users: await many('users', 'user', 5),
    groups: await many('project-groups', 'project_group', 3),
    tags: await many('tags', 'tag', 5),
  };
}

interface Funnel {
  readonly id: string;
  readonly steps: readonly { readonly id: string }[];
}

interface Form {
  readonly id: number;
  readonly fields: readonly { readonly id: string }[];
}

const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

async function createProject(api: Api, related: Related, n: number): Promise<string> {
  const { customers, contacts, users, groups, tags, form } = related;
  const fields = { customer_id: of(customers, n), contact_id: of(contacts, n), form_id: form.id };
  const lists = {
    group_ids: [of(groups, n)],
    tag_ids: [of(tags, n), of(tags, n + 1)],
    user_ids: [of(users, n), of(users, n + 1)],
    executor_ids: [of(users, n + 2)],
  };
  const texts = { name: `Complete project ${n}`, description: 'What is to be done. '.repeat(10) };
  return (await api.write('POST', '/projects', { ...texts, ...fields, ...lists, budget: n * 100 })).project.id;
}

/** One or two positions, three to six answers and a task. */
async function complete(api: Api, { funnels, form, tags, users }: Related, id: string, n: number): Promise<void> {
  const values = [n, `Note ${n}`, '2026-11-23'];
  const answers = form.fields.map((field, index) => ({ field_id: field.id, value: values[index] }));
  const answer = (accessor: object) =>
    api.write('PUT', '/dynamic-forms-answers', {
      form_id: form.id,
      accessor: { ...accessor, project_id: id },
      answers,
    });
  for (const funnel of funnels.slice(0, 1 + (n % 2))) {
    const path = `/funnels/${funnel.id}/projects/${id}`;
    await api.write('POST', path, { step_id: of(funnel.steps, n).id });
    await api.write('PATCH', path, { tag_ids: [of(tags, n)], executor_ids: [of(users, n)] });
  }
  await answer({ type: 'project_form' });
  if (n % 2 === 0) await answer({ type: 'project_step_form', id: of(funnels, 0).steps[0]?.id });
  await api.write('POST', `/projects/${id}/tasks`, { title: `Call ${n}` });
}
