import { queryWords, searchWords, startsWithWord } from './search-words';

function finds(text: string, query: string): boolean {
  const indexed = searchWords(text);
  const words = queryWords(query);
  return (
    words.length > 0 && words.every((word) => indexed.some((one) => new RegExp(startsWithWord(word).$regex).test(one)))
  );
}

describe('words of a text', () => {
  it.each([
    ['A reunião é amanhã', 'REUNIAO'],
    ['A reuniao e amanha', 'Reunião'],
    ['cafe\u0301', 'CAFÉ'],
    ['Die Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['ΟΔΟΣ Αθηνών', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['Søren Łódź', 'soren lodz'],
    ['ﬁnal oﬀer', 'final offer'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['Привет, МИР', 'привет мир'],
    ['明日は東京都で会議', '東京'],
    ['明日は東京都で会議', '議'],
    ['안녕하세요 세계', '안녕'],
    ['नमस्ते दुनिया', 'नमस्ते'],
    ['ana.martins@acme.example', 'ana.martins@acme'],
    ['We have approved the budget', 'bud appro'],
    ['Order 4711-B', '4711'],
  ])('%j is found by %j', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  it.each([
    ['We have approved the budget', 'udget'],
    ['We have approved the budget', 'budget roof'],
    ['東京', '京東'],
    ['anything', '!!! …'],
    ['anything', ''],
    ['anything', '.*'],
  ])('%j is not found by %j', (text, query) => {
    expect(finds(text, query)).toBe(false);
  });

  it('are bounded in number and length', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(' ');

    expect(searchWords(text)).toHaveLength(1_000);
    expect(queryWords(text)).toHaveLength(10);
    expect(searchWords('東'.repeat(60_000))).toEqual(['東東', '東']);
    expect(finds(`${'x'.repeat(100)}`, 'x'.repeat(60))).toBe(true);
  });
});
