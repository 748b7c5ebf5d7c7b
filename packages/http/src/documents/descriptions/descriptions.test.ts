import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@trackway/runtime';
import { descriptions } from './descriptions';

const FILE = join(__dirname, '..', '..', '..', '..', '..', 'docs', 'openapi.json');

function textsOf(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) textsOf(item, found);
  if (!isRecord(value)) return found;
  if (typeof value['description'] === 'string') found.add(value['description']);
  for (const inner of Object.values(value)) textsOf(inner, found);
  return found;
}

it('contain no description that the API does not use', () => {
  const used = textsOf(JSON.parse(readFileSync(FILE, 'utf8')), new Set());

  expect([...descriptions].filter(([, text]) => !used.has(text))).toEqual([]);
});
