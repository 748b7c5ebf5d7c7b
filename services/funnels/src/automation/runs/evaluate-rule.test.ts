import { firstFalse } from './evaluate-rule';

it('reports the first false condition with the value that it compared', () => {
  const and = { field: 'a' };
  const or = { field: 'b', logical_operator: 'or' };
  const results = [
    { matches: true, seen: 1 },
    { matches: false, seen: 2 },
  ];

  expect(firstFalse({ conditions: [and, or] }, results)).toMatchObject({
    reason: 'condition_false',
    condition: or,
    seen: 2,
    detail: 'The condition on b was false: the value was 2.',
  });
});
