/** A member of the query or of the body that has an option of its own. */
export interface OperationOption {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'list' | 'file';
  readonly description: string;
  readonly required?: true;
}

/** A member of the body that only `--data` can give. */
export interface DataMember {
  readonly name: string;
  /** Such as `[{field_id, value}]`. */
  readonly shape: string;
  readonly required?: true;
}

/** An operation of the API, as the command line needs it. */
export interface Operation {
  /** Words of the command, such as `['funnels', 'steps', 'create']`. */
  readonly words: readonly string[];
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  /** Parameters of the path, in order. */
  readonly arguments: readonly string[];
  /** Member of the response with the items of a paged listing. */
  readonly list?: string;
  /** The only member of the response. */
  readonly member?: string;
  /** Whether the response is a file. */
  readonly file?: true;
  /** Whether the body is sent as a form with a file. */
  readonly upload?: true;
  /** Whether `If-Match` is supported. */
  readonly versioned?: true;
  readonly query: readonly OperationOption[];
  readonly body?: readonly OperationOption[];
  readonly data?: readonly DataMember[];
}
