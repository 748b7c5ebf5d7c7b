const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT/;
/** Names and texts that contain an id, or its beginning. */
const PART_OF_ID = /[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{12}/;
/** Values that differ between systems and runs. */
const VARYING =
  /^(id|form_id|contact_id|.*url|.*token|.*secret|external_ref|request_id|avatar|doc_url|next|(total_)?seconds|median|longest)$/;

/** Texts of errors may change; their codes and the names of fields may not. */
const ERROR_TEXT = /^\.(error|errors|validation)\b/;

/** The fields that a search accepts, by name. New ones are compatible. */
const SEARCH_FIELDS = /^\.params\.(filters|sorting|aggregates\.\w+)$/;

type Members = Readonly<Record<string, unknown>>;

/**
 * Lists members that are missing, of another type or of another value than recorded. New members are compatible. `ids`
 * receives the id of each recorded id.
 */
export function differencesOf(
  recorded: unknown,
  actual: unknown,
  ids: Map<string, string>,
  translated: (text: string) => string,
  place = '',
): string[] {
  if (typeof recorded === 'string' && typeof actual === 'string' && UUID.test(recorded)) {
    ids.set(recorded, actual);
    return UUID.test(actual) ? [] : [`${place} is no id`];
  }
  if (kindOf(recorded) !== kindOf(actual)) return [`${place} is ${kindOf(actual)} instead of ${kindOf(recorded)}`];
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    if (SEARCH_FIELDS.test(place)) {
      const found = (item: unknown) => actual.find((one) => nameOf(one) === nameOf(item));
      return recorded.flatMap((item) => differencesOf(item, found(item), ids, translated, `${place}.${nameOf(item)}`));
    }
    if (recorded.length !== actual.length) return [`${place} has ${actual.length} items instead of ${recorded.length}`];
    return recorded.flatMap((item, index) => differencesOf(item, actual[index], ids, translated, `${place}[${index}]`));
  }
  if (kindOf(recorded) === 'object') {
    return Object.entries(recorded as Members).flatMap(([name, value]) =>
      differencesOf(value, (actual as Members)[name], ids, translated, `${place}.${name}`),
    );
  }
  const isText = typeof recorded === 'string' && ERROR_TEXT.test(place);
  return isText || isSame(recorded, actual, translated, place.split('.').at(-1) ?? '')
    ? []
    : [`${place} is ${String(actual)} instead of ${String(recorded)}`];
}

function isSame(recorded: unknown, actual: unknown, translated: (text: string) => string, name: string): boolean {
  if (recorded === actual || VARYING.test(name.replace(/\[\d+\]$/, ''))) return true;
  if (typeof recorded !== 'string') return false;
  return TIME.test(recorded) || translated(recorded) === actual || PART_OF_ID.test(recorded);
}

function nameOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
