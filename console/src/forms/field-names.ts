import type { FieldDraft } from './field-draft';

interface FieldName {
  /** The key of the field, also if it was made up. */
  readonly key: string;
  /** What conditions call the field: its id, or its key if it has none yet. */
  readonly name: string;
}

const MAX_KEY_LENGTH = 40;

/** How conditions name each field. A new field without a key gets one from its label if a condition needs it. */
export function namesOf(fields: readonly FieldDraft[]): ReadonlyMap<string, FieldName> {
  const used = new Set(fields.flatMap(({ visibility }) => visibility?.conditions.map(({ field }) => field) ?? []));
  const keys = new Set(fields.map(({ key }) => key).filter((key) => key !== ''));
  const names = new Map<string, FieldName>();
  for (const { uid, isStored, key, label } of fields) {
    const needsKey = key === '' && !isStored && used.has(uid);
    const own = needsKey ? freeKey(label, keys) : key;
    keys.add(own);
    names.set(uid, { key: own, name: isStored ? uid : own });
  }
  return names;
}

function freeKey(label: string, keys: ReadonlySet<string>): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '_').replace(/^[^a-z]+|_+$/g, '');
  const base = words.slice(0, MAX_KEY_LENGTH) || 'field';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!keys.has(key)) return key;
  }
}
