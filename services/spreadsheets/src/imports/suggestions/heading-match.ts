import type { ImportType } from '@trackway/contracts';
import { HEADING_SPELLINGS, normalizeHeading } from '../columns/heading-spellings';
import type { ImportTarget } from '../columns/import-target';
import { HEADING_SYNONYMS } from './heading-synonyms';

export type HeadingReason = 'key' | 'label' | 'spelling' | 'synonym' | 'similar';

export interface HeadingMatch {
  readonly key: string;
  readonly reason: HeadingReason;
  readonly confidence: number;
}

const confidences: Readonly<Record<HeadingReason, number>> = {
  key: 1,
  label: 1,
  spelling: 0.95,
  synonym: 0.9,
  similar: 0.75,
};

/** Words that do not change which field a heading names. */
const qualifiers = new Set(
  `of the do da de del la el o a total current main primary full planned
  approved estimated atual actual principal previsto estimado aprovado aprobado number usd eur brl gbp mxn ars
  clp us r`.split(/\s+/),
);
const own: Readonly<Record<ImportType, readonly string[]>> = {
  project: ['project', 'projeto', 'proyecto'],
  customer: ['customer', 'client', 'cliente', 'company', 'empresa'],
  contact: ['contact', 'contato', 'contacto', 'person', 'pessoa', 'persona'],
  task: ['task', 'tarefa', 'tarea'],
  form_answer: [],
};

const knownNames = new WeakMap<ImportTarget, ReadonlyMap<string, readonly HeadingMatch[]>>();

/** All columns that a heading can name, best first. */
export function matchHeading(target: ImportTarget, heading: string): HeadingMatch[] {
  const names = knownNames.get(target) ?? collectNames(target);
  knownNames.set(target, names);
  const exact = names.get(normalizeHeading(heading)) ?? [];
  const core = normalizeHeading(withoutQualifiers(target.type, heading));
  const similar = (core === '' ? [] : (names.get(core) ?? nearlyEqual(names, core))).map(({ key }) => ({
    key,
    reason: 'similar' as const,
    confidence: confidences.similar,
  }));
  const best = new Map<string, HeadingMatch>();
  for (const match of [...exact, ...similar]) {
    if ((best.get(match.key)?.confidence ?? 0) < match.confidence) best.set(match.key, match);
  }
  return [...best.values()].toSorted((one, other) => other.confidence - one.confidence);
}

function collectNames({ type, columns }: ImportTarget): ReadonlyMap<string, readonly HeadingMatch[]> {
  const names = new Map<string, HeadingMatch[]>();
  const add = (name: string, key: string, reason: HeadingReason) => {
    const normalized = normalizeHeading(name);
    names.set(normalized, [...(names.get(normalized) ?? []), { key, reason, confidence: confidences[reason] }]);
  };
  for (const { key, label, importable, otherNames = [] } of columns) {
    if (!importable) continue;
    add(key, key, 'key');
    for (const name of [label, ...otherNames]) add(name, key, 'label');
    for (const name of HEADING_SPELLINGS[type][key] ?? []) add(name, key, 'spelling');
    for (const name of HEADING_SYNONYMS[type][key] ?? []) add(name, key, 'synonym');
  }
  return names;
}

function withoutQualifiers(type: ImportType, heading: string): string {
  const words = heading
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[\s_./:$€£-]+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word) && !qualifiers.has(word) && !own[type].includes(word));
  return words.join(' ');
}

/** Names that differ in one letter, as typing errors do. */
function nearlyEqual(names: ReadonlyMap<string, readonly HeadingMatch[]>, name: string): readonly HeadingMatch[] {
  if (name.length < 6) return [];
  for (const [known, matches] of names) if (known.length >= 6 && differByOne(known, name)) return matches;
  return [];
}

function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
