import type { WorkbookReader } from '@trackway/xlsx';
import type { ImportOperation } from '../operations/operation';
import { assertColumns, type ColumnMapping, mapColumns } from './column-mapping';
import { normalizeHeading, REASON_HEADING } from './columns/heading-spellings';
import type { ImportTarget } from './columns/import-target';
import type { SourceColumn } from './sources/source';
import { sampleColumns } from './suggestions/sample-columns';
import { suggestMapping } from './suggestions/suggest-mapping';
import type { ColumnSuggestion, LearnedMapping, MappingSuggestion } from './suggestions/suggestion';

export interface ResolvedMapping extends ColumnMapping {
  /** The suggestions that were applied, for the metadata of the operation. Undefined without suggestions. */
  readonly applied: AppliedSuggestions | undefined;
}

export interface AppliedSuggestions {
  readonly source: string | null;
  readonly mapping: readonly AppliedColumn[];
}

interface AppliedColumn {
  readonly heading: string;
  readonly key: string;
  readonly confidence: number;
  readonly reason: string;
}

type FindLearned = () => Promise<LearnedMapping>;

/**
 * What each column of a sheet is: by the headings, and by suggestions if the options say so. A resumed import has the mapping of
 * its first attempt, even if other imports have changed the suggestions since.
 * @throws JobFailure if a required column is missing
 */
export async function resolveMapping(
  reader: WorkbookReader,
  target: ImportTarget,
  { options, metadata }: Pick<ImportOperation, 'options' | 'metadata'>,
  findLearned: FindLearned,
): Promise<ResolvedMapping> {
  if (options.useSuggestions !== true) {
    return { ...mapColumns(target, await reader.heading(), options), applied: undefined };
  }
  const columns = await sampleColumns(reader);
  const learned = readApplied(metadata, columns) ?? (await findLearned());
  const suggestion = suggestMapping(target, columns, learned);
  // A Map, because headings may be names such as `constructor`, which every object has as a member.
  const requested = new Map(Object.entries(options.mapping));
  const keys = new Map<number, string>();
  for (const column of suggestion.columns) {
    const key = requested.get(column.heading) ?? column.suggestion?.key ?? '';
    if (key !== '') keys.set(column.index, key);
  }
  assertColumns(target, new Set(keys.values()), options);
  const source = suggestion.source?.type === target.type ? suggestion.source : undefined;
  return {
    keys,
    unknown: suggestion.columns.filter((column) => isUnknown(column, keys, requested)).map(({ heading }) => heading),
    ...rulesOf(suggestion, keys),
    convertsStatusWords: true,
    parentsByName: source?.parentsByName ?? false,
    applied: { source: source?.title ?? null, mapping: suggestion.columns.flatMap((column) => applied(column, keys)) },
  };
}

/** A rule converts values for its own columns only, not for one that the user has chosen. */
function rulesOf({ columns, rules: order }: MappingSuggestion, keys: ReadonlyMap<number, string>) {
  const rules = new Map<number, SourceColumn>();
  for (const { index, rule } of columns) {
    if (rule !== undefined && rule.key !== null && keys.get(index) === rule.key) rules.set(index, rule);
  }
  const priorities = new Map([...rules].map(([index, rule]) => [index, order.indexOf(rule)]));
  return { rules, priorities };
}

function isUnknown(
  { index, heading, rule }: ColumnSuggestion,
  keys: ReadonlyMap<number, string>,
  requested: ReadonlyMap<string, string>,
): boolean {
  const isIgnored = heading === '' || heading === REASON_HEADING || requested.get(heading) === '' || rule?.key === null;
  return !isIgnored && !keys.has(index);
}

function applied({ index, heading, suggestion }: ColumnSuggestion, keys: ReadonlyMap<number, string>): AppliedColumn[] {
  const key = keys.get(index);
  if (key === undefined) return [];
  if (suggestion?.key !== key) return [{ heading, key, confidence: 1, reason: 'mapping' }];
  return [{ heading, key, confidence: suggestion.confidence, reason: suggestion.reason }];
}

/** The mapping that the first attempt has stored. Columns without one are ignored. */
function readApplied(
  { mapping }: ImportOperation['metadata'],
  columns: readonly { readonly heading: string }[],
): LearnedMapping | undefined {
  if (!Array.isArray(mapping)) return undefined;
  const stored = new Map((mapping as AppliedColumn[]).map(({ heading, key }) => [normalizeHeading(heading), key]));
  return new Map(
    columns.map(({ heading }) => [normalizeHeading(heading), stored.get(normalizeHeading(heading)) ?? '']),
  );
}
