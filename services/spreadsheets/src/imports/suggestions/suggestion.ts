import type { Source, SourceColumn } from '../sources/source';
import type { HeadingReason } from './heading-match';

export type SuggestionReason = HeadingReason | 'learned' | 'source' | 'values';

/** Suggestions below this confidence are alternatives only. */
export const MIN_CONFIDENCE = 0.6;

export interface Candidate {
  readonly key: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reason: SuggestionReason;
}

/** A column of a sheet with its first values. */
export interface SampledColumn {
  /** 0 is the first column. */
  readonly index: number;
  readonly heading: string;
  readonly values: readonly string[];
}

export interface ColumnSuggestion {
  readonly index: number;
  readonly heading: string;
  readonly samples: readonly string[];
  /** Undefined if the column has no counterpart, or none with enough confidence. */
  readonly suggestion: Candidate | undefined;
  readonly alternatives: readonly Candidate[];
  /** How the values of an export of another system are converted. */
  readonly rule: SourceColumn | undefined;
}

export interface MappingSuggestion {
  readonly source: Source | undefined;
  readonly columns: readonly ColumnSuggestion[];
  /** Of several columns with one key, the first one in this order counts. */
  readonly rules: readonly SourceColumn[];
}

/** Column keys by normalized heading, from earlier imports of a tenant. '' means that the column was ignored. */
export type LearnedMapping = ReadonlyMap<string, string>;
