import type { FieldChange } from '@trackway/contracts';
import type { EffectRow } from '@trackway/postgres';

/** Earlier versions recorded the lists that imports changed by name. */
const FIELDS = { groups: 'group_ids', tags: 'tag_ids' } as const;

type List = keyof typeof FIELDS;

/** A group or tag, also a deleted one. */
export interface NamedLabel {
  readonly list: List;
  readonly id: string;
  readonly name: string;
  readonly updatedAt: Date;
}

/** The names of groups and tags that entries have in place of ids. */
export function namesOfLists(rows: readonly EffectRow[]): string[] {
  const lists = rows.flatMap(({ changes }) => changes.filter(isNamed).flatMap(({ from, to }) => [from, to]));
  return [...new Set(lists.flat().filter((name) => typeof name === 'string'))];
}

/**
 * The entry with ids in place of names, so that it can be undone. A list stays as it is if a name is that of several
 * groups or tags, or of one that was changed since, because another one may have had the name then.
 */
export function withListIds(row: EffectRow, labels: readonly NamedLabel[]): EffectRow {
  const changes = row.changes.map((change) => (isNamed(change) ? toIds(change, row.happened_at, labels) : change));
  return { ...row, changes };
}

type NamedChange = FieldChange & { readonly field: List };

function isNamed(change: FieldChange): change is NamedChange {
  return change.field in FIELDS;
}

function toIds(change: NamedChange, happenedAt: Date, labels: readonly NamedLabel[]): FieldChange {
  const idOf = (name: unknown) => {
    const [label, ...others] = labels.filter((one) => one.list === change.field && one.name === name);
    return label && others.length === 0 && label.updatedAt <= happenedAt ? label.id : undefined;
  };
  const [from, to] = [change.from, change.to].map((names) => (Array.isArray(names) ? names.map(idOf) : [undefined]));
  const isUnambiguous = from && to && ![...from, ...to].includes(undefined);
  return isUnambiguous ? { field: FIELDS[change.field], from, to } : change;
}
