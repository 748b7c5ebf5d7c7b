import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findBreakingChanges, type JsonSchema } from './find-breaking-changes';
import type { EventDefinition } from './index';
import * as contracts from './index';

interface Released {
  readonly topic: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** Schemas of the last release, written by deploy/release/keep-contracts.mjs. */
const released: Readonly<Record<string, Released>> = JSON.parse(
  readFileSync(join(__dirname, '..', 'released', 'events.json'), 'utf8'),
);
/**
 * Members of events with values that are newer than the release. An older consumer sends an event with one to the dead-letter
 * topic, so the consumer is released first: projects, and the gateway.
 */
const releasedFirst: Readonly<Record<string, string>> = {
  'audit.line_recorded.v1': 'data.subject.kind',
  'identity.token_revoked.v1': 'data.kind',
};
const definitions = new Map(
  Object.values<unknown>(contracts)
    .filter(isEventDefinition)
    .map((definition) => [definition.type, definition]),
);

function isEventDefinition(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'topic' in value && 'schema' in value;
}

describe.each(Object.entries(released))('the released event %s', (type, { topic, schema, example }) => {
  const definition = definitions.get(type);

  it('has the same topic', () => {
    expect(definition?.topic).toBe(topic);
  });

  it('is accepted in its released form, because an old service may publish it', () => {
    expect(definition?.schema.safeParse(example).error).toBeUndefined();
  });

  it('has no breaking change for older consumers', () => {
    const now = z.toJSONSchema(definition?.schema ?? z.never(), { unrepresentable: 'any', reused: 'inline' });

    const changes = findBreakingChanges(schema, now as JsonSchema);

    expect(changes.filter((change) => !change.startsWith(`${releasedFirst[type]} may be "`))).toEqual([]);
  });
});
