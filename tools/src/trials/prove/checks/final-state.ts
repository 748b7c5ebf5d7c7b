import { setTimeout as wait } from 'node:timers/promises';
import type { Tenant } from '../client/tenant';
import type { Variables } from '../client/variables';
import type { ReceivedDelivery } from '../client/webhook-receiver';
import type { Body, History } from '../history/operation';
import { STABLE_PROJECTS } from '../workload/scope';

/** What a tenant contains after its program. Members have the form of the API. */
export type FinalState = {
  /** Including deleted ones. */
  readonly projects: readonly Body[];
  /** Ids of the projects that a search without filters returns. */
  readonly found: readonly string[];
  readonly histories: ReadonlyMap<string, readonly Body[]>;
  readonly events: readonly Body[];
  readonly messages: readonly Body[];
  /** Runs of the rule. */
  readonly runs: readonly Body[];
  readonly imports: readonly Body[];
  /** Answers to the form at the second step, by project. */
  readonly staged: ReadonlyMap<string, readonly Body[]>;
  /** Loose forms of the first project. Each submission of a link creates one. */
  readonly looseForms: readonly Body[];
  /** Tasks of the stable projects. */
  readonly tasks: readonly Body[];
  /** Executions of the agent. */
  readonly executions: readonly Body[];
  readonly undos: readonly Body[];
  /** What the webhook of the tenant received. */
  readonly deliveries: readonly ReceivedDelivery[];
};

export type Observed = History & { readonly final: FinalState };

/** Members of projects that checks compare. */
const PROJECT_MEMBERS = 'name,code,budget,deleted_at';
const RETRY_PAUSE_MS = 200;

export class Unavailable extends Error {}

export type Reader = {
  readonly tenant: Pick<Tenant, 'read' | 'variables' | 'deliveries'>;
  readonly isOver: () => boolean;
};

/** @throws Unavailable if a request still fails when the time is over. */
export async function readFinalState(reader: Reader): Promise<FinalState> {
  const variables = reader.tenant.variables.all();
  const value = (name: string) => variables.get(name) ?? '';
  const projects = await readPages(reader, `/projects?filter[trashed]=with&fields=${PROJECT_MEMBERS}`, 'projects');
  const stable = Array.from({ length: STABLE_PROJECTS }, (_, index) => value(`project:${index}`));
  const answersAt = async (project: string) => {
    const accessor = `accessor[type]=project_step_form&accessor[project_id]=${project}&accessor[id]=${value('step:1')}`;
    return (await read(reader, `/dynamic-forms-answers?form_id=${value('form')}&${accessor}`)).answers as Body[];
  };
  const explained = projects.filter(({ name, code }) => !`${name} ${code}`.includes('import:'));
  const histories = await Promise.all(
    explained.map(({ id }) => readPages(reader, `/projects/${id}/history?`, 'history')),
  );
  const staged = await Promise.all(stable.map(answersAt));
  const tasks = await Promise.all(stable.map((id) => readPages(reader, `/projects/${id}/tasks?`, 'tasks')));
  return {
    projects,
    found: (await readPages(reader, '/projects/search?', 'projects', { fields: ['id'] })).map(({ id }) => id),
    histories: new Map(explained.map(({ id }, index) => [id, histories[index] ?? []])),
    events: (await readEvents(reader)).events,
    messages: await readPages(reader, `/channels/${value('channel')}/media-items?`, 'media_items'),
    runs: await readPages(reader, `/steps/${value('step:2')}/assistants/execution-logs?`, 'execution_logs'),
    imports: await readPages(reader, '/spreadsheet-operations?', 'spreadsheet_operations'),
    staged: new Map(stable.map((id, index) => [id, staged[index] ?? []])),
    looseForms: (await read(reader, `/projects/${value('project:0')}/loose-forms`)).loose_forms,
    tasks: tasks.flat(),
    executions: await readPages(reader, '/ai/agents/executions?', 'executions'),
    undos: await Promise.all(undoIds(reader.tenant.variables).map((id) => readUndo(reader, id))),
    deliveries: reader.tenant.deliveries,
  };
}

export function undoIds(variables: Pick<Variables, 'all'>): string[] {
  return [...variables.all()].flatMap(([name, id]) => (name.startsWith('undo:') ? [id] : []));
}

export async function readUndo(reader: Reader, id: string): Promise<Body> {
  return (await read(reader, `/undos/${id}`)).undo;
}

/** Repeats a request while a service is unavailable. `search` is the body of a POST. */
async function read(reader: Reader, path: string, search?: object): Promise<Body> {
  for (;;) {
    const { status, body } = await reader.tenant.read(search ? 'POST' : 'GET', path, search);
    if (status === 200) return body;
    if (reader.isOver()) throw new Unavailable(`${path} returned ${status} ${JSON.stringify(body).slice(0, 300)}`);
    await wait(RETRY_PAUSE_MS);
  }
}

export async function readPages(reader: Reader, path: string, member: string, search?: object): Promise<Body[]> {
  const rows: Body[] = [];
  for (let page = 1; ; page += 1) {
    const body = await read(reader, `${path}&perPage=100&page=${page}`, search);
    rows.push(...body[member]);
    if (page >= body.meta.last_page) return rows;
  }
}

/** Reads the events after a cursor, by default all of them. `next` is the cursor after them. */
export async function readEvents(reader: Reader, after?: string): Promise<{ events: Body[]; next: string }> {
  const events: Body[] = [];
  for (let next = after; ; ) {
    const body = await read(reader, `/events?limit=500${next === undefined ? '' : `&after=${next}`}`);
    events.push(...body.events);
    next = String(body.next);
    if (!body.has_more) return { events, next };
  }
}
