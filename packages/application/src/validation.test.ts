import { isAppError } from '@trackway/errors';
import { z } from 'zod';
import { parseInput } from './validation';

const schema = z.strictObject({ items: z.array(z.strictObject({ name: z.string() })).max(100_000) });

function rejected(value: unknown): Record<string, readonly string[]> {
  try {
    parseInput(schema, value);
  } catch (error) {
    if (isAppError(error)) return { ...error.details.validation };
  }
  throw new Error('The value was accepted.');
}

it.each([
  ['invalid items', { items: Array.from({ length: 20_000 }, () => ({})) }],
  ['unknown members', { items: [], ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`m${n}`, n])) }],
  ['both', { items: [{}, {}], ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`m${n}`, n])) }],
])('returns the first hundred messages of many %s', (_, value) => {
  const messages = rejected(value);

  expect(Object.keys(messages)).toHaveLength(100);
  expect(Object.values(messages).flat()).not.toContain('Not checked.');
});

it('returns all messages of a request with few issues', () => {
  expect(rejected({ items: [{ name: 1 }, { name: 'x', other: 1 }], more: 1 })).toEqual({
    'items.0.name': ['Must be a text.'],
    'items.1.other': ['This field is not known here.'],
    more: ['This field is not known here.'],
  });
});

describe('the message of a union', () => {
  const union = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('entered') }),
    z.strictObject({ type: z.literal('left') }),
  ]);
  const message = (value: unknown) => {
    try {
      parseInput(z.strictObject({ trigger: union }), { trigger: value });
    } catch (error) {
      if (isAppError(error)) return error.message;
    }
    throw new Error('The value was accepted.');
  };

  it.each([
    [{ type: 'enter' }, 'trigger.type: Must be one of: entered, left. Did you mean `entered`?'],
    [{}, 'trigger.type: Must be one of: entered, left.'],
    ['left', 'trigger: Must be an object.'],
    [undefined, 'trigger: This field is required.'],
  ])('for %j lists the types', (value, expected) => {
    expect(message(value)).toBe(expected);
  });
});

it('shows the format of a time and the nearest valid value', () => {
  const shape = z.strictObject({ due_at: z.iso.datetime(), sorting: z.enum(['asc', 'desc']) });
  const parse = () => parseInput(shape, { due_at: '31/12/2025', sorting: 'ASC' });

  expect(parse).toThrow('due_at: Must be a valid ISO 8601 date and time, such as 2026-05-04T09:30:00Z.');
  expect(parse).toThrow('sorting: Must be one of: asc, desc. Did you mean `asc`?');
});
