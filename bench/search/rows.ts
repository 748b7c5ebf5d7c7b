import { createRequire } from 'node:module';
import { ACCESSORS, type BenchFrame, WORDS } from './frame.ts';

const { newId } = createRequire(import.meta.url)('@trackway/runtime') as typeof import('@trackway/runtime');

export type Cell = string | number | boolean | null;

/** A table, the columns that are filled, and its rows. */
export interface TableRows {
  readonly table: string;
  readonly columns: string;
  readonly rows: Iterable<readonly Cell[]>;
}

const START = Date.UTC(2024, 0, 1);
const SPAN = 900 * 86_400_000;
const NOW = new Date().toISOString();
const STATUSES = ['open', 'open', 'won', 'lost', 'paused'];

const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const time = (n: number, size: number) => new Date(START + Math.floor((n * SPAN) / size)).toISOString();
const array = (values: readonly string[]) => `{${values.join(',')}}`;

/** The related records of projects; few rows. */
export function surroundings({ id, ...frame }: BenchFrame): TableRows[] {
  const named = (prefix: string, list: readonly string[]) =>
    list.map((each, n) => [id, each, `${prefix} ${n}`, NOW, NOW] as const);
  const common = 'frame_id, id, name, created_at, updated_at';
  const contacts = Array.from({ length: frame.contacts }, (_, n) => [id, n + 1, `Contact ${n}`, NOW, NOW]);
  const steps = frame.funnels.flatMap((funnel) =>
    funnel.steps.map((step, position) => [id, step, funnel.id, `Step ${position}`, position]),
  );
  return [
    { table: 'frames', columns: 'id, name, subdomain, created_at, updated_at', rows: [[id, 'Bench', id, NOW, NOW]] },
    { table: 'customers', columns: common, rows: named('Customer', frame.customers) },
    { table: 'users', columns: common, rows: named('User', frame.users) },
    { table: 'contacts', columns: common, rows: contacts },
    { table: 'project_groups', columns: common, rows: named('Group', frame.groups) },
    {
      table: 'tags',
      columns: 'frame_id, id, name, color, created_at, updated_at',
      rows: frame.tags.map((tag, n) => [id, tag, `Tag ${n}`, '#c00', NOW, NOW]),
    },
    {
      table: 'funnels',
      columns: 'frame_id, id, name, version',
      rows: frame.funnels.map((funnel, n) => [id, funnel.id, `Funnel ${n}`, 1]),
    },
    { table: 'funnel_steps', columns: 'frame_id, id, funnel_id, name, position', rows: steps },
    { table: 'forms', columns: 'frame_id, id, title, version', rows: [[id, 1, 'Survey', 1]] },
    {
      table: 'form_edges',
      columns: 'frame_id, id, form_id, label, type, version',
      rows: frame.edges.map((edge) => [id, edge.id, 1, edge.type, edge.type, 1]),
    },
  ];
}

/** The projects of a frame with their users, groups, one or two assignments and three answers. */
export function projectRows(frame: BenchFrame): TableRows[] {
  const { id: frameId, size } = frame;
  const ids = Array.from({ length: size }, () => newId());
  frame.projects.push(...ids.filter((_, n) => n % Math.ceil(size / 500) === 0));
  const each = <T extends readonly Cell[]>(make: (id: string, n: number) => readonly T[]) =>
    (function* () {
      for (const [index, id] of ids.entries()) yield* make(id, index + 1);
    })();
  return [
    {
      table: 'projects',
      columns: `frame_id, id, code, name, description, impact, budget, status, parent_id, customer_id, contact_id, created_by,
        created_at, updated_at, deleted_at, is_template, completed_percentage, channel_awaiting_reply_since`,
      rows: each((id, n) => [
        [
          ...[frameId, id, `P-${n}`, `${of(WORDS, n * 7)} ${of(WORDS, Math.floor((n * 11) / 3))} ${n}`],
          ...[`${`${of(WORDS, n)} `.repeat(20)}${n}`, n % 101, (n * 7919) % 10_000_000, n % 50 === 0 ? 4 : 1 + (n % 3)],
          ...[n % 10 === 0 ? of(ids, n - 2) : null, of(frame.customers, n), 1 + (n % frame.contacts)],
          ...[of(frame.users, n), time(n, size), time(n * 3, size * 3), n % 40 === 0 ? NOW : null, n % 200 === 1],
          ...[(n % 5) * 20, n % 20 === 0 ? time(n, size) : null],
        ],
      ]),
    },
    {
      table: 'project_people',
      columns: 'frame_id, project_id, role, user_id',
      rows: each((id, n) => [[frameId, id, 'user', of(frame.users, n * 3)]]),
    },
    {
      table: 'project_group_members',
      columns: 'frame_id, group_id, project_id, rank',
      rows: each((id, n) => (n % 3 === 0 ? [[frameId, of(frame.groups, n), id, n * 1_048_576]] : [])),
    },
    {
      table: 'funnel_assignments',
      columns: `frame_id, id, funnel_id, project_id, step_id, status, status_at, forecast_date, linked_at, tag_ids,
        executor_ids, version`,
      rows: each((id, n) => (n % 2 === 0 ? [place(n, 0, id), place(n, 1, id)] : [place(n, 0, id)])),
    },
    {
      table: 'form_answer_values',
      columns: `frame_id, answer_id, position, project_id, field_id, accessor_type, text_value, number_value, time_value,
        boolean_value, option_value`,
      rows: each((id, n) => [answer(n, n, id), answer(n, n + 1, id), answer(n, n + 3, id)]),
    },
  ];

  function place(n: number, which: number, projectId: string): Cell[] {
    const funnel = of(frame.funnels, n + which);
    const at = time(n + which, size + 1);
    return [
      ...[frameId, newId(), funnel.id, projectId, of(funnel.steps, Math.floor(n / 3)), of(STATUSES, n + which), at],
      ...[n % 4 === 0 ? null : at.slice(0, 10), at, array(n % 3 === 0 ? [of(frame.tags, n)] : []), array([]), 1],
    ];
  }

  function answer(n: number, field: number, projectId: string): Cell[] {
    const { id, type } = of(frame.edges, field);
    const head = [frameId, newId(), 0, projectId, id, of(ACCESSORS, n + field)];
    if (type === 'short_text') return [...head, `${of(WORDS, n * 5)} note ${n}`, null, null, null, null];
    if (type === 'number') return [...head, null, n % 10_000, null, null, null];
    if (type === 'date') return [...head, null, null, `${time(n, size).slice(0, 10)}T00:00:00Z`, null, null];
    if (type === 'boolean') return [...head, null, null, null, n % 2 === 0, null];
    return [...head, null, null, null, null, `option-${n % 7}`];
  }
}
