import type { UnitOfWork } from '@trackway/application';
import type { Search } from '@trackway/filters';
import type { Caller } from '@trackway/runtime';
import type { CheckPeers } from '../../peers/peer-queries';
import type { AggregateIndex, GroupKey, KeyValue } from '../../search/aggregates/aggregate-query';
import { bucketLabel } from '../../search/aggregates/date-buckets';
import type { Aggregation } from '../../search/aggregates/parse-aggregates';
import { type AggregateValues, measuredFields, type Summary, summarize } from '../../search/aggregates/summarize';
import type { SearchListing } from '../../search/search-body';
import { projectModel } from '../project/project-search-model';
import { namedPeers } from './named-peers';
import { namedTable, type RecordNameStores } from './record-names';
import { type TemplateOption, templatesOf } from './template-option';

interface Deps {
  readonly unitOfWork: UnitOfWork<RecordNameStores>;
  readonly aggregateIndex: AggregateIndex;
  readonly checkPeers: CheckPeers;
}

export interface AggregateProjects extends Pick<Search, 'filters' | 'groups'>, Pick<SearchListing, 'trashed'> {
  readonly template: TemplateOption | undefined;
  readonly aggregation: Aggregation;
  readonly limit: number;
}

export interface ProjectAggregates {
  readonly groups: readonly { readonly keys: readonly PresentedKey[]; readonly values: AggregateValues }[];
  readonly total: Summary['total'];
  readonly truncated: boolean;
}

interface PresentedKey {
  readonly field: string;
  readonly id: KeyValue;
  readonly label: string | null;
}

/** Groups the projects that a search finds and computes values of each group. */
export function makeAggregateProjects(deps: Deps) {
  return async (
    { frameId }: Caller,
    { filters, groups, trashed, template: option, aggregation, limit }: AggregateProjects,
  ): Promise<ProjectAggregates> => {
    const { keys, aggregates } = aggregation;
    const template = templatesOf(option, { filters, groups });
    const found = { frameId, filters, groups, trashed, ...(template === undefined ? {} : { template }) };
    const peers = namedPeers({ filters, groups, sorts: keys });
    const [computed] = await Promise.all([
      deps.aggregateIndex.aggregate(projectModel, { ...found, keys, measured: measuredFields(aggregates) }),
      deps.checkPeers([...peers]),
    ]);
    const summary = summarize(computed, aggregation, limit);
    const labels = await loadLabels(deps, frameId, keys, summary);
    return {
      groups: summary.groups.map(({ keys: ids, values }) => ({
        keys: ids.map((id, index) => ({
          field: keys[index]?.field.name ?? '',
          id,
          label: labels[index]?.(id) ?? null,
        })),
        values,
      })),
      total: summary.total,
      truncated: summary.truncated,
    };
  };
}

type LabelOf = (id: KeyValue) => string | null;

/** The labels of each key. Only relations need the database. */
function loadLabels({ unitOfWork }: Deps, frameId: string, keys: readonly GroupKey[], { groups }: Summary) {
  if (keys.every(({ field }) => namedTable(field) === undefined)) return keys.map((key) => plainLabel(key));
  return unitOfWork.run(frameId, ({ recordNames }) =>
    Promise.all(
      keys.map(async (key, index): Promise<LabelOf> => {
        const table = namedTable(key.field);
        if (table === undefined) return plainLabel(key);
        const ids = new Set(groups.map((group) => group.keys[index]).filter(isId));
        const names = await recordNames.namesOf(frameId, table, [...ids]);
        return (id) => (isId(id) ? (names.get(id) ?? String(id)) : null);
      }),
    ),
  );
}

function isId(id: KeyValue | undefined): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}

/** The name of an option or a period, or the value itself. */
function plainLabel({ field, bucket }: GroupKey): LabelOf {
  return (id) => {
    if (id === null) return null;
    if (bucket && typeof id === 'string') return bucketLabel(bucket, id);
    return field.options?.find(({ value }) => value === id)?.label ?? String(id);
  };
}
