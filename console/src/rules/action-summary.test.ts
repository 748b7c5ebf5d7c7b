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
