/** A guide, a section of one, or an operation, which the search of the documentation finds. */
export interface Entry {
  readonly kind: 'guide' | 'operation';
  readonly title: string;
  readonly url: string;
  /** Method and path of an operation, or the beginning of a guide. */
  readonly detail: string;
  /** Further words to find it by. */
  readonly text: string;
}
