/** An automation with nested actions, a wait and a test case. It runs when a project enters a step. */
export function waitingRule(seconds: number) {
  const describe = { type: 'set_field', field: 'description', value: '{{part.name}}' };
  return {
    name: 'Follow up',
    trigger: { type: 'entered' },
    actions: [
      { type: 'for_each', name: 'part', over: 'children', actions: [describe] },
      { type: 'wait', for: seconds },
      { type: 'set_field', field: 'impact', value: 9 },
    ],
    tests: [{ name: 'Every project', expect: { fires: true, actions: ['set_field', 'set_field'] } }],
  };
}
