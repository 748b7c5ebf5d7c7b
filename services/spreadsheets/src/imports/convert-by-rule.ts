import { cellKinds } from '@trackway/xlsx';
import type { Cells } from './cells';
import type { SourceColumn } from './sources/source';
import { flagOfWord, statusOfWord } from './suggestions/status-words';

type Convert = (value: string, kind: number) => string;

/** Converts values of the export of another system: lists, times that mean a status, amounts in other units, words for statuses. */
export function convertByRule(
  cells: Cells,
  rule: SourceColumn | undefined,
  words: 'status' | 'flag' | undefined,
): Cells {
  const steps = [
    ...(rule?.listSeparator === undefined ? [] : [listOf(rule.listSeparator, rule.strip)]),
    ...(rule?.presentMeans === undefined ? [] : [constant(rule.presentMeans)]),
    ...(rule?.factor === undefined ? [] : [scaled(rule.factor)]),
    ...(words === 'status' ? [(value: string) => statusOfWord(value) ?? value] : []),
    ...(words === 'flag' ? [(value: string) => flagOfWord(value) ?? value] : []),
  ];
  if (steps.length === 0) return cells;
  const kinds = Uint8Array.from(cells.kinds);
  const values = cells.values.map((value, row) => {
    const kind = kinds[row] ?? cellKinds.empty;
    if (kind === cellKinds.empty || kind === cellKinds.error) return value;
    const converted = steps.reduce((text, step) => step(text, kind), value);
    if (converted !== value && kind !== cellKinds.number) kinds[row] = cellKinds.text;
    return converted;
  });
  return { kinds, values };
}

function listOf(separator: string, strip: RegExp | undefined): Convert {
  return (value) =>
    value
      .split(separator)
      .map((name) => (strip ? name.trim().replace(strip, '') : name.trim()))
      .filter((name) => name !== '')
      .map(quoted)
      .join(';');
}

/** A name as lists have it, which are separated by semicolons. */
function quoted(name: string): string {
  return /[;"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

function constant(meaning: string): Convert {
  return (value) => (value.trim() === '' ? value : meaning);
}

/** Only numbers: other texts are reported by the service that stores the rows. */
function scaled(factor: number): Convert {
  return (value, kind) => {
    const number = Number(value);
    if (kind !== cellKinds.number || !Number.isFinite(number)) return value;
    return String(Math.round(number * factor));
  };
}
