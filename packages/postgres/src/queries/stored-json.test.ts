import { storedJson } from './stored-json';

test.each([
  ['NUL', 'a\0b', 'a\ufffdb'],
  ['several NULs in a row', '\0\0', '\ufffd\ufffd'],
  ['a lone high surrogate', 'roof \ud83d', 'roof \ufffd'],
  ['a lone low surrogate', '\ude00 roof', '\ufffd roof'],
  ['NUL behind a backslash', '\\\0', '\\\ufffd'],
  ['a surrogate pair', 'roof 😀', 'roof 😀'],
  ['text that looks like an escape', '\\u0000 and \\ud83d', '\\u0000 and \\ud83d'],
  ['other control characters', '\u0001\n', '\u0001\n'],
])('storedJson handles %s', (_, text, stored) => {
  expect(JSON.parse(storedJson({ text: [text] }))).toEqual({ text: [stored] });
});
