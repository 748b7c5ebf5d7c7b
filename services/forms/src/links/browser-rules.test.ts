import { createContext, runInContext } from 'node:vm';
import { browserRules } from './browser-rules';

/** Runs the script without Node modules, as a browser does. */
function loadRules(): (name: string) => Readonly<Record<string, (...values: unknown[]) => unknown>> {
  const context = createContext({ URL });
  return runInContext(`${browserRules()}\nglobalThis.rules`, context);
}

const field = (id: string, type: string, visibleWhen: object | null = null) => ({
  ...{ id, key: null, label: id, help: null, required: false, options: [], validation: {} },
  ...{ type, visibleWhen },
});

describe('the rules of the page', () => {
  it.each([
    ['long_text', 'contains', 'ÁRVORE', 'uma arvore', true],
    ['datetime', 'greater_than', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z', false],
    ['number', 'less_than', 5, 4, true],
    ['multiple_choice', 'not_contains', 'a', ['a', 'b'], false],
    ['boolean', 'is_null', undefined, undefined, true],
  ])('decide whether a field is visible: %s %s %j of %j', (type, operator, value, answer, isVisible) => {
    const fields = [field('a', type), field('b', 'short_text', { all: [{ field_id: 'a', operator, value }] })];

    const resolved = loadRules()('fields/resolve-fields')['resolveFields']?.(fields, new Map([['a', answer]]));

    expect([...(resolved as { visible: Set<string> }).visible].includes('b')).toBe(isVisible);
  });

  it('read values as the server does', () => {
    const readValue = loadRules()('fields/read-value')['readValue'];

    expect(readValue?.(field('a', 'number'), 5)).toEqual({ value: 5 });
    expect(readValue?.(field('a', 'date'), '2026-02-30')).toMatchObject({ issue: { code: 'date' } });
  });
});
