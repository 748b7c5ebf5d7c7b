// Writes a copy of a released OpenAPI document in which members of unions have the names of a newer document. oasdiff
// compares members of `oneOf` by name, so a name for an inline member would look like a removal and an addition.
// Members correspond if they have the same value of the property `type`.
// Usage: node name-union-members.mjs <released document> <newer document> <output>
import { readFileSync, writeFileSync } from 'node:fs';

const [releasedFile, newerFile, output] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const released = read(releasedFile);
const newer = read(newerFile).components.schemas;
const schemas = released.components.schemas;

for (const [union, { oneOf }] of Object.entries(schemas)) {
  const names = namesByType(newer[union]?.oneOf ?? []);
  for (const [index, member] of (oneOf ?? []).entries()) {
    const name = names.get(typeOf(member));
    if (name === undefined || member.$ref || schemas[name]) continue;
    schemas[name] = member;
    oneOf[index] = { $ref: `#/components/schemas/${name}` };
  }
}
writeFileSync(output, JSON.stringify(released));

function namesByType(members) {
  const named = members.filter(({ $ref }) => $ref).map(({ $ref }) => $ref.split('/').at(-1));
  return new Map(named.map((name) => [typeOf(newer[name]), name]));
}

function typeOf(schema) {
  const values = schema?.properties?.type?.enum ?? [];
  return values.length === 1 ? values[0] : Symbol('no type');
}
