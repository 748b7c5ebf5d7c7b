// Writes a copy of an OpenAPI document in which each nullable object has a list of types, and is not one of two schemas.
// oasdiff compares the two forms as different types.
// Usage: node list-nullable-types.mjs <document> <output>
import { readFileSync, writeFileSync } from 'node:fs';

const [file, output] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'), (_key, value) => {
  const [object, nothing, ...others] = value?.anyOf ?? [];
  if (!object?.properties || nothing?.type !== 'null' || others.length > 0) return value;
  const { anyOf: _anyOf, ...description } = value;
  return { ...object, ...description, type: ['object', 'null'] };
});
writeFileSync(output, JSON.stringify(document));
