import type { SearchField, SearchModel } from '@trackway/filters';
import type { SearchQuery } from '../search-index';
import type { DateBucket } from './date-buckets';

/** A field by whose values records are grouped. */
export interface GroupKey {
  readonly field: SearchField;
  readonly arguments: readonly string[];
  /** Set for times, which are grouped by period. */
  readonly bucket?: DateBucket;
}

/** The value of a key: an id, an option, a number, the first day of a period (`YYYY-MM-DD`), or null for none. */
export type KeyValue = string | number | boolean | null;

export interface AggregateQuery extends Omit<SearchQuery, 'sorts' | 'page' | 'groupId'> {
  /** At most one of them has several values for a record. */
  readonly keys: readonly GroupKey[];
  /** The fields to measure, in the order of the measures of a group. */
  readonly measured: readonly SearchField[];
}

/** The values of one field in a group. */
export interface Measure {
  /** How many records have a value. */
  readonly count: number;
  /** Exact. */
  readonly sum: bigint;
  /** Null without a value. Times are in milliseconds since 1970. */
  readonly min: number | null;
  readonly max: number | null;
}

export interface AggregatedGroup {
  readonly keys: readonly KeyValue[];
  readonly count: number;
  readonly measures: readonly Measure[];
}

export interface Aggregates {
  /** In any order. */
  readonly groups: readonly AggregatedGroup[];
  /** Every record once, also if it is in several groups. */
  readonly total: AggregatedGroup;
}

/** Computes groups of the records that a search finds. */
export interface AggregateIndex {
  /** @throws AppError if there are more than `MAX_COMPUTED_GROUPS` groups */
  aggregate(model: SearchModel, query: AggregateQuery): Promise<Aggregates>;
}
