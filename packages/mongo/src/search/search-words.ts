/** Distinct words of one text that can be found. */
const MAX_WORDS = 1_000;
const MAX_QUERY_WORDS = 10;
const MAX_WORD_LENGTH = 40;

/** Scripts without spaces between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const RUN = new RegExp(String.raw`(${UNSPACED}+)|(?:(?!${UNSPACED})[\p{L}\p{N}])+`, 'gu');

/** Letters that Unicode does not decompose, and the final sigma. */
const LETTERS: Readonly<Record<string, string>> = {
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * The words of a text for an index, without case and accents. Scripts without spaces are split into pairs of characters.
 * At most 1,000 distinct words of 40 characters.
 */
export function searchWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const { word, isUnspaced } of runsOf(text)) {
    if (words.size >= MAX_WORDS) break;
    for (const part of isUnspaced ? [...pairsOf(word), [...word].at(-1) ?? word] : [word]) words.add(part);
  }
  return [...words].slice(0, MAX_WORDS);
}

/** The words of a query: each must be the start of an indexed word. At most 10; empty if the text has none. */
export function queryWords(text: string): readonly string[] {
  const words = runsOf(text).flatMap(({ word, isUnspaced }) => (isUnspaced ? pairsOf(word) : [word]));
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS);
}

/** A condition on a list of indexed words. Words of a query have no special characters of regular expressions. */
export function startsWithWord(word: string): { readonly $regex: string } {
  return { $regex: `^${word}` };
}

function runsOf(text: string): { word: string; isUnspaced: boolean }[] {
  return [...fold(text).matchAll(RUN)].map(([run, unspaced]) => ({
    word: unspaced === undefined ? [...run].slice(0, MAX_WORD_LENGTH).join('') : run,
    isUnspaced: unspaced !== undefined,
  }));
}

/** Upper case first: it also expands `ß` to `SS`. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
