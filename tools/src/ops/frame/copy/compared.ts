/** A table, collection or folder with files in both cells. */
export interface Compared {
  readonly name: string;
  /** Number of rows, documents or files. */
  readonly source: number;
  readonly target: number;
  readonly isEqual: boolean;
}
