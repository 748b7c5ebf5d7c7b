// Writes a copy of an OpenAPI document without descriptions. oasdiff compares unnamed members of unions as a whole, so a
// new sentence in one would look like a removal and an addition.
// Usage: node remove-descriptions.mjs <document> <output>
import { readFileSync, writeFileSync } from 'node:fs';

const [file, output] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
  // A property can have this name, too. Then its value is a schema.
  key === 'description' && typeof value === 'string' ? undefined : value,
);
writeFileSync(output, JSON.stringify(document));
