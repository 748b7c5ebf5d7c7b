import { commonVariables, itemVariables, variablesBefore } from './variables';

describe('the variables of an action', () => {
  const actions = [{ type: 'call_webhook', name: 'erp' }, { type: 'add_tag' }, { type: 'wait', name: 'reply' }];

  it('are those of the rule and the outputs of earlier actions with a name', () => {
    expect(variablesBefore(actions, 2, ['rule.id'])).toEqual(['rule.id', 'erp.status', 'erp.body', 'erp.body.*']);
    expect(variablesBefore(actions, 0, [])).toEqual([]);
    expect(variablesBefore([{ type: 'unknown', name: 'x' }], 1, [])).toEqual([]);
  });

  it('include the project only if there is one', () => {
    expect(commonVariables(true)).toContain('project.code');
    expect(commonVariables(false)).not.toContain('project.code');
    expect(itemVariables('part')).toEqual(expect.arrayContaining(['project.name', 'part.number']));
    expect(itemVariables(undefined)).not.toContain('part.number');
  });
});
