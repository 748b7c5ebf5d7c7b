import { storedJson } from './stored-json';

test.each([
  ['NUL', 'a\0b', 'a\ufffdb'],
  ['several in a row', '\0\0', '\ufffd\ufffd'],
  ['the first half of a pair', 'roof \ud83d', 'roof \ufffd'],
  ['the second half of a pair', '\ude00 roof', '\ufffd roof'],
  ['NUL behind a backslash', '\\\0', '\\\ufffd'],
  ['a whole pair', 'roof 😀', 'roof 😀'],
  ['what only looks like an escape', '\\u0000 and \\ud83d', '\\u0000 and \\ud83d'],
  ['other control characters', '\u0001\n', '\u0001\n'],
])('%s', (_, text, stored) => {
  expect(JSON.parse(storedJson({ text: [text] }))).toEqual({ text: [stored] });
});
