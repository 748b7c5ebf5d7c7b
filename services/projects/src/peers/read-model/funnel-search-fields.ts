import { operatorsOf, type SearchArgument, type SearchField } from '@trackway/filters';

const OF_PROJECT = 'm.project_id = t.id AND m.left_at IS NULL';
const FUNNELS = '/api/management/funnels';

const funnel: SearchArgument = { name: 'funnel', required: false, hydrate: FUNNELS };

function place(name: string, column: string): SearchField {
  return {
    name,
    inputType: 'relation',
    valueType: 'uuid',
    operators: operatorsOf.relation,
    source: { kind: 'rows', table: 'funnel_assignments', link: OF_PROJECT, column },
    sortable: false,
    hydrate: FUNNELS,
  };
}

/** Times of the assignments of a project, optionally of one funnel or step. Sorting uses the latest. */
function time(name: string, column: string): SearchField {
  return {
    name,
    inputType: 'date',
    valueType: 'time',
    operators: operatorsOf.time,
    source: {
      kind: 'rows',
      table: 'funnel_assignments',
      link: OF_PROJECT,
      column,
      argumentColumns: ['funnel_id', 'step_id'],
    },
    sortable: true,
    sortedBy: { table: 'funnel_times', key: 'project_id', of: 'id', column },
    arguments: [{ ...funnel, name: 'funnel or step' }],
  };
}

const fields: readonly Omit<SearchField, 'peer'>[] = [
  place('funnels', 'funnel_id'),
  place('funnel_steps', 'step_id'),
  {
    ...place('funnel_status', 'status'),
    inputType: 'select',
    valueType: 'text',
    source: {
      kind: 'rows',
      table: 'funnel_assignments',
      link: OF_PROJECT,
      column: 'status',
      argumentColumns: ['funnel_id'],
    },
    options: ['open', 'won', 'lost', 'paused'].map((status) => ({ label: status, value: status })),
    arguments: [funnel],
  },
  {
    ...place('funnel_tags', 'tag_id'),
    source: { kind: 'rows', table: 'funnel_assignments', link: OF_PROJECT, column: 'tag_ids', isArray: true },
    hydrate: '/api/management/tags',
  },
  time('funnel_status_at', 'status_at'),
  time('funnel_forecast_date', 'forecast_at'),
  time('funnel_step_linked_at', 'linked_at'),
  {
    name: 'completed_percentage',
    inputType: 'number',
    valueType: 'integer',
    operators: operatorsOf.number,
    source: { kind: 'column', column: 'completed_percentage', nullable: false },
    sortable: true,
  },
];

/** Search fields of projects whose values come from funnels. */
export const funnelSearchFields: readonly SearchField[] = fields.map((field) => ({ ...field, peer: 'funnels' }));
