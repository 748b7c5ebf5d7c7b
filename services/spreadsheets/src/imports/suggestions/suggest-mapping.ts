import { normalizeHeading, REASON_HEADING } from '../columns/heading-spellings';
import { type ImportTarget, isList } from '../columns/import-target';
import { columnOf, detectSource } from '../sources/detect-source';
import type { SourceColumn } from '../sources/source';
import { nameParts } from './name-parts';
import { rateColumn } from './rate-column';
import {
  type Candidate,
  type ColumnSuggestion,
  type LearnedMapping,
  type MappingSuggestion,
  MIN_CONFIDENCE,
  type SampledColumn,
} from './suggestion';
import { valueFit } from './value-fit';
import { profileOf } from './value-profile';

const LEARNED = 0.98;
const OF_SOURCE = { confidence: 0.97, reason: 'source' } as const;
const OF_NAME_PARTS = { confidence: 0.9, reason: 'synonym' } as const;
const MAX_ALTERNATIVES = 3;
const SHOWN_SAMPLES = 3;

interface Rated {
  readonly column: SampledColumn;
  /** Decided by an earlier import or by the export format. Undefined if the column is rated. */
  readonly decided: { readonly candidate: Candidate | undefined } | undefined;
  readonly rule: SourceColumn | undefined;
  readonly candidates: readonly Candidate[];
}

/** Suggests what each column is: from earlier imports, the export format of another system, headings and values. */
export function suggestMapping(
  target: ImportTarget,
  columns: readonly SampledColumn[],
  learned: LearnedMapping,
): MappingSuggestion {
  const headings = columns.map(({ heading }) => heading);
  const detected = detectSource(headings, target.type);
  const source = detected?.type === target.type ? detected : undefined;
  const rules = source?.columns ?? nameParts(target, headings);
  const basis = source ? OF_SOURCE : OF_NAME_PARTS;
  const rated = columns.map((column): Rated => {
    const rule = columnOf(rules, column.heading);
    const decided = decideByLearned(target, learned, column) ?? (rule && decideByRule(target, rule, column, basis));
    return { column, decided, rule, candidates: rateColumn(target, column) };
  });
  const chosen = choose(target, rated);
  return { source: detected, columns: rated.map((one) => present(one, chosen.get(one.column.index))), rules };
}

function decideByLearned(
  { columns }: ImportTarget,
  learned: LearnedMapping,
  { heading }: SampledColumn,
): Rated['decided'] {
  if (heading === REASON_HEADING) return { candidate: undefined };
  const key = learned.get(normalizeHeading(heading));
  // The field of a form may have been removed since.
  if (key === undefined || (key !== '' && columns.every((column) => column.key !== key))) return undefined;
  return { candidate: key === '' ? undefined : { key, confidence: LEARNED, reason: 'learned' } };
}

function decideByRule(
  target: ImportTarget,
  rule: SourceColumn,
  column: SampledColumn,
  basis: Omit<Candidate, 'key'>,
): Rated['decided'] {
  const key = keyOfRule(target, rule, column);
  return { candidate: key === null ? undefined : { key, ...basis } };
}

/** Names of phases are no status, and names of users are no e-mail addresses. Each unknown status is a row error. */
function keyOfRule(target: ImportTarget, { key, otherwise }: SourceColumn, { values }: SampledColumn): string | null {
  if (key === null || otherwise === undefined) return key;
  const fit = valueFit(target, key, profileOf(values)) ?? 1;
  return fit >= (key.endsWith('.status') ? 1 : 0.8) ? key : otherwise;
}

/** The best candidate of each column. Each key is used once, by the column with the highest confidence. */
function choose(target: ImportTarget, rated: readonly Rated[]): ReadonlyMap<number, Candidate> {
  const chosen = new Map<number, Candidate>();
  const used = new Set<string>();
  const headings = new Set<string>();
  for (const { column, decided } of rated) {
    if (!decided?.candidate) continue;
    const { key } = decided.candidate;
    const heading = normalizeHeading(column.heading);
    // A repeated heading is a list, or a field of a related record, such as the phone number of the company.
    if (headings.has(heading) && !isList(target, key)) continue;
    chosen.set(column.index, decided.candidate);
    used.add(key);
    headings.add(heading);
  }
  const open = rated
    .filter(({ decided }) => decided === undefined)
    .flatMap(({ column, candidates }) => candidates.map((candidate) => ({ index: column.index, candidate })))
    .filter(({ candidate }) => candidate.confidence >= MIN_CONFIDENCE)
    .toSorted((one, other) => other.candidate.confidence - one.candidate.confidence);
  for (const { index, candidate } of open) {
    if (chosen.has(index) || used.has(candidate.key)) continue;
    chosen.set(index, candidate);
    used.add(candidate.key);
  }
  return chosen;
}

function present({ column, rule, candidates }: Rated, suggestion: Candidate | undefined): ColumnSuggestion {
  const { index, heading, values } = column;
  const samples = [...new Set(values.filter((value) => value.trim() !== ''))].slice(0, SHOWN_SAMPLES);
  const alternatives = candidates.filter(({ key }) => key !== suggestion?.key).slice(0, MAX_ALTERNATIVES);
  return { index, heading, samples, suggestion, alternatives, rule };
}
