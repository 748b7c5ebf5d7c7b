import type { SparseProject as ProjectRow, ResponseOf, TrackwayClient } from '@trackway/client';
import { tagOf } from '../api/entity-tags';
import type { TextKey } from '../text/english';
import { toMinorUnits, toUnits } from '../ui/minor-units';

export type BulkOutcome = ResponseOf<'patch', '/api/management/projects'>['outcomes'][number];
type Value = string | number;

export interface BulkField {
  readonly name: 'status' | 'budget' | 'impact' | 'description';
  readonly title: TextKey;
  readonly isNumber?: boolean;
  readonly options?: readonly string[];
  readonly parse: (text: string) => Value;
  readonly show: (value: ProjectRow[BulkField['name']]) => string;
}

const plain = (value: ProjectRow[BulkField['name']]) => String(value ?? '—');

/** Fields that can be set to one value for many projects. */
export const BULK_FIELDS: readonly [BulkField, ...BulkField[]] = [
  { name: 'status', title: 'ui.status', options: ['1', '2', '3', '4'], parse: Number, show: plain },
  {
    name: 'budget',
    title: 'project.budget',
    isNumber: true,
    parse: toMinorUnits,
    show: (value) => (typeof value === 'number' ? toUnits(value).toFixed(2) : '—'),
  },
  { name: 'impact', title: 'project.impact', isNumber: true, parse: Number, show: plain },
  { name: 'description', title: 'project.description', parse: (text) => text, show: plain },
];

const PROJECTS = '/api/management/projects';

interface Bulk {
  readonly kind: 'change' | 'delete';
  /** Projects as the user has seen them. One that was changed since is rejected. */
  readonly projects: readonly Pick<ProjectRow, 'id' | 'version'>[];
  readonly field: BulkField['name'];
  readonly value: Value;
  /** Names the request, so that its effects can be undone. */
  readonly requestId: string;
}

/** Sends the change. The outcome of each project is by id. */
export async function sendBulk(
  client: TrackwayClient,
  { kind, projects, field, value, requestId }: Bulk,
): Promise<ReadonlyMap<string, BulkOutcome>> {
  const versions = projects.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, etag: tagOf(version) }]));
  const options = { headers: { 'x-request-id': requestId } };
  const ids = projects.map(({ id }) => id);
  const changed = () => projects.map((project) => ({ ...itemOf(project), [field]: value }));
  const { outcomes } =
    kind === 'delete'
      ? await client.call('post', `${PROJECTS}/bulk-delete`, { body: { ids, if_match: versions } }, options)
      : await client.call('patch', PROJECTS, { body: { projects: changed() } }, options);
  // Outcomes are in the order of the request; those of invalid items have no id.
  return new Map(outcomes.map((outcome, index) => [outcome.id ?? projects[index]?.id ?? '', outcome]));
}

function itemOf({ id, version }: Pick<ProjectRow, 'id' | 'version'>) {
  return version === undefined ? { id } : { id, if_match: tagOf(version) };
}
