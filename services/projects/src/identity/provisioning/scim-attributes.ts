import { isRecord } from '@trackway/runtime';
import { ScimError } from '../scim/scim-error';
import { attributeName } from '../scim/scim-filter';

/** The query parameters that select the attributes of returned resources. */
export interface AttributeParameters {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

/** Returned in any case (RFC 7643, 7). */
const ALWAYS: ReadonlySet<string> = new Set(['schemas', 'id']);
const MAX_LENGTH = 2_000;

/** Names in lower case with their sub-attributes. Undefined for the complete attribute. */
type Selection = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Reduces resources to the attributes that a client requests (RFC 7644, 3.9). */
export class AttributeFilter {
  private constructor(
    private readonly included: Selection | undefined,
    private readonly excluded: Selection,
  ) {}

  /** @throws ScimError `invalidValue` */
  static of({ attributes = '', excludedAttributes = '' }: AttributeParameters): AttributeFilter {
    const [included, excluded] = [selectionOf(attributes), selectionOf(excludedAttributes)];
    if (included.size > 0 && excluded.size > 0) {
      throw new ScimError('invalidValue', 'Send either attributes or excludedAttributes, not both.');
    }
    return new AttributeFilter(included.size > 0 ? included : undefined, excluded);
  }

  /** Whether the client requests no selection. */
  get isEmpty(): boolean {
    return this.included === undefined && this.excluded.size === 0;
  }

  /** Whether a response may contain the attribute. */
  includes(name: string): boolean {
    const key = name.toLowerCase();
    if (this.included) return this.included.has(key);
    return !this.excluded.has(key) || this.excluded.get(key) !== undefined;
  }

  apply(resource: object): object {
    const members = Object.entries(resource).flatMap(([name, value]: [string, unknown]) => {
      const key = name.toLowerCase();
      if (ALWAYS.has(key)) return [[name, value]];
      if (!this.includes(key)) return [];
      const included = this.included?.get(key);
      const excluded = this.excluded.get(key);
      if (included) return [[name, mapMembers(value, (sub) => included.has(sub))]];
      return [[name, excluded ? mapMembers(value, (sub) => !excluded.has(sub)) : value]];
    });
    return Object.fromEntries(members);
  }
}

function selectionOf(text: string): Selection {
  if (text.length > MAX_LENGTH) {
    throw new ScimError('invalidValue', `A list of attributes can have at most ${MAX_LENGTH} characters.`);
  }
  const selection = new Map<string, Set<string> | undefined>();
  for (const one of text.split(',')) {
    const [name = '', sub] = attributeName(one.trim()).split('.');
    if (name === '') continue;
    const before = selection.get(name);
    if (sub === undefined) selection.set(name, undefined);
    else if (!selection.has(name)) selection.set(name, new Set([sub]));
    else before?.add(sub);
  }
  return selection;
}

/** Keeps members of an object, or of all objects of a list. */
function mapMembers(value: unknown, keeps: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => mapMembers(item, keeps));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => keeps(name.toLowerCase())));
}
