/** What imports make and change. */
export type JournalKind = 'project' | 'customer' | 'contact' | 'group' | 'tag';

export interface JournalEntry {
  /** 0 for what was made beside the rows. */
  readonly row: number;
  readonly kind: JournalKind;
  readonly id: string;
  /** That it stood at afterwards. */
  readonly version: number;
  /** As it was; null where the import made it. */
  readonly before: unknown;
}

/** What the rows of one batch did. Things that rows made are told by their outcomes, and need no entry. */
export class Journal {
  readonly entries: JournalEntry[] = [];

  /** Something that no row is about was made. */
  madeBeside(kind: JournalKind, ids: readonly (string | number)[]): void {
    for (const id of ids) this.entries.push({ row: 0, kind, id: String(id), version: 1, before: null });
  }

  /** `more` is kept beside what the thing was, such as its lists. */
  changed(
    kind: JournalKind,
    row: number,
    before: { readonly id: string | number; readonly version: number },
    more: object = {},
  ): void {
    const { id, version } = before;
    this.entries.push({ row, kind, id: String(id), version: version + 1, before: { ...before, ...more } });
  }
}
