import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const TABLE = 'packages/http/src/documents/error-texts.ts';
/** Shorter parts of texts occur by chance. */
const MIN_LENGTH = 12;
/** A value in a template. */
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Texts in quotes, and templates with `…` for each value. */
function literalsOf(source: string): string[] {
  const quoted = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  return quoted.map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/\\(.)/g, '$1'));
}

/** Matches a literal with any values, also as a part of a text. */
function patternOf(literal: string): RegExp {
  const parts = literal.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

it('every documented error text is a text of the code', () => {
  const files = globSync('{services,packages}/*/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|packages\/(cli|client|http\/src\/documents)\//.test(file),
  );
  const patterns = files
    .flatMap((file) => literalsOf(readFileSync(join(ROOT, file), 'utf8')))
    .filter((literal) => literal.replaceAll(VALUE, '').length >= MIN_LENGTH && literal.includes(' '))
    .map(patternOf);
  const texts = literalsOf(readFileSync(join(ROOT, TABLE), 'utf8')).filter((text) => /^[A-Za-z]+:? .*\.$/.test(text));

  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
});

it('every error code of an operation has a text', () => {
  const document = readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8');

  expect([...document.matchAll(/"message": "([a-z_]+)",\s+"error": "See doc_url\."/g)].map(([, code]) => code)).toEqual(
    [],
  );
});
