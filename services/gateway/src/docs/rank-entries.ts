import type { Entry } from './entry';
import { wordsOf } from './words';

const IN_TITLE = 5;
const IN_DETAIL = 2;
const IN_TEXT = 2;
/** An imperative asks for an operation, other words for an explanation. */
const PREFERRED = 2;

const VERBS = new Set(
  'create read list update delete import export search move start send restore merge duplicate attach cancel retry rollback share upload link submit'.split(
    ' ',
  ),
);

export interface PreparedEntry {
  readonly entry: Entry;
  readonly title: ReadonlySet<string>;
  readonly detail: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

export function prepare(entry: Entry): PreparedEntry {
  const [title, detail, text] = [entry.title, entry.detail, entry.text].map((part) => new Set(wordsOf(part)));
  return { entry, title: title ?? new Set(), detail: detail ?? new Set(), text: text ?? new Set() };
}

/** The entries that match a question, the best first. An entry that lacks a word of the question ranks far lower. */
export function rankEntries(entries: readonly PreparedEntry[], question: string, count = 12): Entry[] {
  const words = [...new Set(wordsOf(question))];
  if (words.length === 0) return [];
  const preferred = VERBS.has(words[0] ?? '') ? 'operation' : 'guide';
  return entries
    .map((one) => ({ entry: one.entry, score: scoreOf(one, words) * (one.entry.kind === preferred ? PREFERRED : 1) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.title.length - other.entry.title.length)
    .slice(0, count)
    .map(({ entry }) => entry);
}

function scoreOf({ title, detail, text }: PreparedEntry, words: readonly string[]): number {
  let [score, found] = [0, 0];
  for (const word of words) {
    // Long titles match by chance.
    const inTitle = has(title, word) ? IN_TITLE / Math.sqrt(title.size) : 0;
    const points = inTitle + (has(detail, word) ? IN_DETAIL : 0) + (has(text, word) ? IN_TEXT : 0);
    score += points;
    if (points > 0) found += 1;
  }
  return score * (found / words.length) ** 2;
}

/** The beginning of a longer word also counts, so that results appear during typing. */
function has(words: ReadonlySet<string>, wanted: string): boolean {
  if (words.has(wanted)) return true;
  return wanted.length >= 4 && [...words].some((word) => word.startsWith(wanted));
}
