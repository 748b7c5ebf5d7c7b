import { WORDS } from './load.ts';

/** What is known of a frame, from which requests are made that find something. */
export interface LoadedFrame {
  readonly id: string;
  readonly size: number;
  readonly customers: readonly string[];
  readonly users: readonly string[];
}

export interface SearchRequest {
  readonly kind: 'selective' | 'broad';
  readonly filters: readonly { field: string; operator: string; value?: unknown; logical_operator?: 'and' | 'or' }[];
  readonly sorting: readonly { field: string; direction: 'asc' | 'desc' }[];
}

type Pick = <T>(values: readonly T[]) => T;
type Maker = (frame: LoadedFrame, pick: Pick, random: () => number) => SearchRequest['filters'][number];

const number = (frame: LoadedFrame, random: () => number) => 1 + Math.floor(random() * frame.size);

/** Each finds a handful of projects by itself. */
const selective: readonly Maker[] = [
  (frame, _pick, random) => ({ field: 'code', operator: 'equals', value: `P-${number(frame, random)}` }),
  (frame, _pick, random) => ({ field: 'name', operator: 'contains', value: ` ${number(frame, random)}` }),
  (frame, _pick, random) => ({ field: 'name_code', operator: 'contains', value: `-${number(frame, random)}` }),
  (frame, _pick, random) => ({ field: 'description', operator: 'contains', value: ` ${number(frame, random)}` }),
  (frame, pick) => ({ field: 'customer', operator: 'equals', value: pick(frame.customers) }),
  (_frame, _pick, random) => ({ field: 'budget', operator: 'equals', value: Math.floor(random() * 1e7) }),
];

/** Each finds a good part of the frame. */
const broad: readonly Maker[] = [
  (_frame, pick) => ({ field: 'status', operator: pick(['equals', 'not_equals']), value: pick([1, 2, 3, 4]) }),
  (_frame, pick) => ({ field: 'name', operator: pick(['contains', 'not_contains']), value: pick(WORDS) }),
  (_frame, pick) => ({ field: 'description', operator: 'contains', value: pick(WORDS).toLowerCase() }),
  (_frame, pick, random) => ({
    field: 'impact',
    operator: pick(['greater_than', 'less_than']),
    value: Math.floor(random() * 100),
  }),
  (_frame, pick, random) => ({
    field: 'budget',
    operator: pick(['greater_than', 'less_than']),
    value: Math.floor(random() * 1e7),
  }),
  (_frame, pick) => ({
    field: 'created_at',
    operator: 'greater_than',
    value: pick(['2024-06-01', '2025-06-01', '2026-01-01']),
  }),
  (frame, pick) => ({ field: 'assignee', operator: 'equals', value: pick(frame.users) }),
  () => ({ field: 'parent', operator: 'is_null' }),
];

const SORTS = ['name', 'code', 'status', 'budget', 'created_at', 'impact'];

/** Up to three own fields; a selective request has at least one filter that finds little by itself. */
export function makeRequest(frame: LoadedFrame, kind: SearchRequest['kind'], random: () => number): SearchRequest {
  const pick: Pick = (values) => values[Math.floor(random() * values.length)] as never;
  const makers = [kind === 'selective' ? pick(selective) : pick(broad)];
  for (let more = Math.floor(random() * 3); more > 0; more -= 1) makers.push(pick(broad));
  const filters = makers.map((make) => make(frame, pick, random));
  const sorted = random() < 0.5;
  return { kind, filters, sorting: sorted ? [{ field: pick(SORTS), direction: pick(['asc', 'desc'] as const) }] : [] };
}

/** The same numbers for the same seed, so that a run can be taken again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
