import { shownActions } from './action-summary';

it('shows the members of actions, and the lists that they contain', () => {
  const inner = { type: 'set_field', field: 'impact', value: 3 } as const;

  expect(
    shownActions([
      { type: 'wait', name: 'pause', for: 5 },
      { type: 'for_each', over: 'children', actions: [inner] },
    ]),
  ).toEqual([
    { type: 'wait', name: 'pause', text: 'for: 5', lists: [] },
    {
      type: 'for_each',
      text: 'over: "children"',
      lists: [['actions', [{ type: 'set_field', text: 'field: "impact", value: 3', lists: [] }]]],
    },
  ]);
});

it('shows a budget in units', () => {
  const [action] = shownActions([{ type: 'set_field', field: 'budget', value: 150_050 }]);

  expect(action?.text).toBe('field: "budget", value: 1500.5');
});

it('shows a budget of a condition in units', () => {
  const search = [{ field: 'budget', operator: 'greater_than', value: 150_000 }] as const;
  const [action] = shownActions([{ type: 'for_each', over: { search }, actions: [] }]);

  expect(action?.text).toBe('over: {"search":[{"field":"budget","operator":"greater_than","value":1500}]}');
});

it('shows a budget of a variable as it is', () => {
  const [action] = shownActions([{ type: 'set_field', field: 'budget', value: '{{offer.value}}' }]);

  expect(action?.text).toBe('field: "budget", value: "{{offer.value}}"');
});
