import { FREE_STEP, type Step } from '../funnels/funnel';
import { orderSteps } from './order-steps';

const born = new Date('2026-01-01T00:00:00Z');
const steps: Step[] = ['a', 'b', 'c'].map((id) => ({
  ...FREE_STEP,
  id,
  name: id.toUpperCase(),
  createdAt: born,
  updatedAt: born,
}));
const ids = (ordered: readonly Step[]) => ordered.map(({ id }) => id).join('');

describe('orderSteps', () => {
  it.each([
    [{ stepIds: ['c', 'a', 'b'] }, 'cab'],
    [{ stepId: 'a', after: 'c' }, 'bca'],
    [{ stepId: 'c', before: 'a' }, 'cab'],
    [{ stepId: 'a', after: 'b' }, 'bac'],
  ])('by %j gives %s', (order, expected) => {
    expect(ids(orderSteps(steps, order))).toBe(expected);
  });

  it.each([{ stepIds: ['a', 'b', 'c'] }, { stepId: 'a', before: 'b' }, { stepId: 'b', after: 'b' }])(
    'gives the same list where %j changes nothing',
    (order) => {
      expect(orderSteps(steps, order)).toBe(steps);
    },
  );

  it.each([
    [{ stepIds: ['a', 'b'] }, 'conflict'],
    [{ stepIds: ['a', 'a', 'b', 'c'] }, 'validation_errors'],
    [{ stepIds: ['a', 'b', 'x'] }, 'step_model_not_found'],
    [{ stepId: 'x', before: 'a' }, 'step_model_not_found'],
    [{ stepId: 'a', after: 'x' }, 'step_model_not_found'],
  ])('refuses %j as %s', (order, code) => {
    expect(() => orderSteps(steps, order)).toThrow(expect.objectContaining({ code }));
  });
});
