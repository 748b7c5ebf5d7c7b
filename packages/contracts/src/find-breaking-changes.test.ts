import { findBreakingChanges, type JsonSchema } from './find-breaking-changes';

const released: JsonSchema = {
  type: 'object',
  required: ['id', 'labels'],
  properties: {
    id: { type: 'string' },
    note: { type: 'string' },
    since: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    labels: { type: 'array', items: { type: 'string' } },
  },
};

const changed = (properties: JsonSchema['properties'], required = released.required!): JsonSchema => ({
  type: 'object',
  required,
  properties: { ...released.properties, ...properties },
});

describe('what a reader of an older event loses', () => {
  it('is nothing where events only grow', () => {
    expect(findBreakingChanges(released, released)).toEqual([]);
    expect(findBreakingChanges(released, changed({ more: { type: 'string' } }, ['id', 'labels', 'more']))).toEqual([]);
  });

  it.each([
    ['what was sure and may be missing', changed({}, ['labels']), 'data.id may be missing'],
    ['another type', changed({ id: { type: 'number' } }), 'data.id was string and is number'],
    [
      'another type within a list',
      changed({ labels: { type: 'array', items: { type: 'object' } } }),
      'data.labels[] was string and is object',
    ],
    [
      'a kind that was not there',
      changed({ since: { anyOf: [{ type: 'number' }, { type: 'null' }] } }),
      'data.since may be number now',
    ],
  ])('is %s', (_, now, sentence) => {
    expect(findBreakingChanges(released, now)).toEqual([sentence]);
  });
});
