import { matchesFilters } from './event-filter';

const event = {
  type: 'project.updated',
  data: {
    project_id: '019df216-e4a0-7a1b-8c2d-3e4f5a6b7c8d',
    actor: { kind: 'user', name: 'Ana' },
    changes: [
      { field: 'budget', from: 10, to: 5_000 },
      { field: 'name', from: 'Roof', to: 'Roof of the school' },
    ],
    details: { step: null, tags: ['new', 'big'], at: '2026-05-04T09:30:00.000Z' },
  },
};

describe('matchesFilters', () => {
  it.each([
    ['type', 'equals', 'project.updated', true],
    ['data.actor.kind', 'equals', ['user', 'automation'], true],
    ['data.actor.kind', 'not_equals', 'user', false],
    ['data.changes.field', 'equals', 'budget', true],
    ['data.changes.field', 'equals', 'status', false],
    ['data.changes.field', 'not_equals', 'status', true],
    ['data.changes.to', 'contains', 'SCHOOL', true],
    ['data.changes.to', 'greater_than', 4_000, true],
    ['data.changes.from', 'less_than', 5, false],
    ['data.changes.to', 'not_contains', 'school', false],
    ['data.details.step', 'equals', null, true],
    ['data.actor.kind', 'unknown', 'user', false],
    ['data.details.tags', 'equals', 'big', true],
    ['data.details.step', 'is_null', undefined, true],
    ['data.details.missing', 'is_null', undefined, true],
    ['data.details.missing', 'not_equals', 'x', true],
    ['data.actor', 'is_not_null', undefined, false],
    ['data.details.at', 'less_than', '2026-06-01', true],
    ['data.constructor.name', 'equals', 'Object', false],
  ])('%s %s %j: %s', (field, operator, value, expected) => {
    expect(matchesFilters([{ field, operator, value }], event)).toBe(expected);
  });

  it('requires all filters', () => {
    const [first, second] = [
      { field: 'type', operator: 'equals', value: 'project.updated' },
      { field: 'data.actor.name', operator: 'equals', value: 'Bo' },
    ];

    expect(matchesFilters([], event)).toBe(true);
    expect(matchesFilters([first], event)).toBe(true);
    expect(matchesFilters([first, second], event)).toBe(false);
  });
});
