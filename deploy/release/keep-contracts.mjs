/**
 * Stores the released contracts: protos as an image of buf, events as JSON Schema with an example of each.
 * Tests compare later versions with them. Run by release.mjs, or manually after `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exampleOf } from './example-of.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'packages', 'contracts', 'released');
const load = createRequire(join(ROOT, 'packages', 'contracts', 'package.json'));
const { toJSONSchema } = load('zod');

const definitions = Object.values(load(join(ROOT, 'packages', 'contracts')))
  .filter((value) => value?.topic && value.type && value.schema)
  .sort((a, b) => (a.type < b.type ? -1 : 1));
const events = definitions.map(({ topic, type, schema }) => {
  const { $schema, ...eventSchema } = toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' });
  const example = exampleOf(eventSchema);
  // An example that its own schema rejects would verify nothing.
  schema.parse(example);
  return [type, { topic, schema: eventSchema, example }];
});

writeFileSync(join(FOLDER, 'events.json'), `${JSON.stringify(Object.fromEntries(events), undefined, 2)}\n`);
execFileSync(
  join(ROOT, 'node_modules', '.bin', 'buf'),
  ['build', 'proto', '--exclude-source-info', '--output', join(FOLDER, 'protos.binpb')],
  { cwd: ROOT, stdio: 'inherit' },
);
