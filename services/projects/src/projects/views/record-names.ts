import type { SearchField } from '@trackway/filters';

const tables = {
  customer: 'customers',
  contact: 'contacts',
  parent: 'projects',
  creator: 'users',
  assignee: 'users',
  project_groups: 'project_groups',
  tags: 'tags',
  funnels: 'funnels',
  funnel_steps: 'funnel_steps',
  funnel_tags: 'tags',
} as const;

export type NamedTable = (typeof tables)[keyof typeof tables];

/** Reads names of records, also of deleted ones. */
export interface RecordNames {
  namesOf(
    frameId: string,
    table: NamedTable,
    ids: readonly (string | number)[],
  ): Promise<ReadonlyMap<string | number, string>>;
}

export interface RecordNameStores {
  readonly recordNames: RecordNames;
}

/** The table of the records that a relation of projects names. */
export function namedTable({ name }: SearchField): NamedTable | undefined {
  return (tables as Readonly<Record<string, NamedTable>>)[name];
}
