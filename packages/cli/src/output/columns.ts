export type Item = Readonly<Record<string, unknown>>;

const MAX_COLUMNS = 6;
/** Members that people look for first. */
const PREFERRED = [
  'code',
  'name',
  'title',
  'label',
  'row',
  'column',
  'message',
  'happened_at',
  'action',
  'status_name',
  'status',
  'kind',
  'type',
  'active',
  'budget',
  'email',
  'url',
  'percentage',
  'value',
  'created_at',
];

/** Columns of a table without `--columns`: the preferred scalar members of the first item, then its id. */
export function defaultColumns(items: readonly Item[]): readonly string[] {
  const first = items[0] ?? {};
  const scalars = Object.keys(first).filter((name) => isScalar(first[name]));
  const chosen = PREFERRED.filter(
    (name) => scalars.includes(name) && !(name === 'status' && scalars.includes('status_name')),
  );
  const others = scalars.filter((name) => !chosen.includes(name) && name !== 'id' && name !== 'frame_id');
  const withoutId = (chosen.length > 1 ? chosen : [...chosen, ...others]).slice(0, MAX_COLUMNS - 1);
  return [...withoutId, ...(scalars.includes('id') ? ['id'] : [])];
}

/** Text of a cell. `customer.name` is a path. */
export function cellText(item: Item, column: string): string {
  const value = column.split('.').reduce<unknown>((outer, name) => (isItem(outer) ? outer[name] : undefined), item);
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value !== undefined && (value === null || typeof value !== 'object');
}
