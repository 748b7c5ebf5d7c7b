import type { FieldChange } from '@trackway/contracts';

/** The kinds of records that imports create and change. */
export type JournalKind = 'project' | 'customer' | 'contact' | 'task' | 'group' | 'tag';

export interface JournalEntry {
  /** 0 for side effects that belong to no row. */
  readonly row: number;
  readonly kind: JournalKind;
  readonly id: string;
  /** The version after the change. */
  readonly version: number;
  /** The state before the change. Null if the import created the record. */
  readonly before: unknown;
}

/** A change of a customer or contact by an import, for undos. */
export interface ImportedChange {
  readonly kind: 'customer' | 'contact';
  readonly id: string;
  readonly name: string;
  readonly changes: readonly FieldChange[];
}

/** The changes of one batch. Records that rows created are listed in their outcomes instead. */
export class Journal {
  readonly entries: JournalEntry[] = [];
  readonly changes: ImportedChange[] = [];

  /** Records a side effect: records that were created in addition to those of rows. */
  recordSideEffects(kind: JournalKind, ids: readonly (string | number)[]): void {
    for (const id of ids) this.entries.push({ row: 0, kind, id: String(id), version: 1, before: null });
  }

  get hasSideEffects(): boolean {
    return this.entries.some(({ row }) => row === 0);
  }

  /** `more` is stored with the state, such as the lists of a project. */
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
