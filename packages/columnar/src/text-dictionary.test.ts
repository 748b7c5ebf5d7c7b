import { TextDictionary } from './text-dictionary';

const COUNT = 10_000;

it('assigns a code to each distinct text', () => {
  const dictionary = new TextDictionary();
  const texts = Array.from({ length: COUNT }, (_, index) => `text ${index}`);

  const codes = texts.map((text) => dictionary.encode(text));

  expect(codes).toEqual(texts.map((_, index) => index + 1));
  expect(texts.map((text) => dictionary.encode(text))).toEqual(codes);
  expect(texts.map((text) => dictionary.find(text))).toEqual(codes);
  expect(codes.map((code) => dictionary.decode(code))).toEqual(texts);
  expect([dictionary.size, dictionary.find('another'), dictionary.find('')]).toEqual([COUNT, undefined, undefined]);
});

it('distinguishes an empty text from none', () => {
  const dictionary = new TextDictionary();

  expect([dictionary.find(''), dictionary.encode(''), dictionary.find('')]).toEqual([undefined, 1, 1]);
});
