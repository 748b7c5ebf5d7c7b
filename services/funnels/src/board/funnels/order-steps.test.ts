import { type Step, UNRESTRICTED_STEP } from './funnel';
import { orderSteps } from './order-steps';

const createdAt = new Date('2026-01-01T00:00:00Z');
const steps: Step[] = ['a', 'b', 'c'].map((id) => ({
  ...UNRESTRICTED_STEP,
  id,
  name: id.toUpperCase(),
  createdAt: createdAt,
  updatedAt: createdAt,
}));
const ids = (ordered: readonly Step[]) => ordered.map(({ id }) => id).join('');

describe('orderSteps', () => {
  it.each([
    [{ ids: ['c', 'a', 'b'] }, 'cab'],
    [{ id: 'a', after: 'c' }, 'bca'],
    [{ id: 'c', before: 'a' }, 'cab'],
    [{ id: 'a', after: 'b' }, 'bac'],
  ])('with %j returns %s', (order, expected) => {
    expect(ids(orderSteps(steps, order))).toBe(expected);
  });

  it.each([{ ids: ['a', 'b', 'c'] }, { id: 'a', before: 'b' }, { id: 'b', after: 'b' }])(
    'returns the same list if %j changes nothing',
    (order) => {
      expect(orderSteps(steps, order)).toBe(steps);
    },
  );

  it.each([
    [{ ids: ['a', 'b'] }, 'conflict'],
    [{ ids: ['a', 'a', 'b', 'c'] }, 'validation_errors'],
    [{ ids: ['a', 'b', 'x'] }, 'step_model_not_found'],
    [{ id: 'x', before: 'a' }, 'step_model_not_found'],
    [{ id: 'a', after: 'x' }, 'step_model_not_found'],
  ])('rejects %j with %s', (order, code) => {
    expect(() => orderSteps(steps, order)).toThrow(expect.objectContaining({ code }));
  });
});
