import { parseInput } from '@trackway/application';
import { isAppError } from '@trackway/errors';
import { z } from 'zod';
import { actionsSchema } from './flow-schemas';

const body = z.object({ actions: actionsSchema });
const conditions = [{ field: 'impact', operator: 'equals', value: 3 }];
const setImpact = { type: 'set_field', field: 'impact', value: 3 };

function issuesOf(actions: unknown) {
  try {
    parseInput(body, { actions });
    return {};
  } catch (error) {
    if (isAppError(error)) return error.details.validation ?? {};
    throw error;
  }
}

/** An `if` in an `if`, `depth` times. */
function nested(depth: number): object {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return depth === 0 ? setImpact : { type: 'if', conditions, then: [nested(depth - 1)] };
}

describe('the schema of actions', () => {
  it('accepts three levels of branches and loops around an action', () => {
    expect(issuesOf([nested(3), { type: 'for_each', over: 'children', limit: 5, actions: [nested(2)] }])).toEqual({});
  });

  it('lists the types of actions, and names the type of a value', () => {
    expect(issuesOf([{ ...setImpact, value: 'high' }])).toEqual({ 'actions.0.value': ['Must be a number.'] });
    expect(issuesOf([{ ...setImpact, type: 'set_fields' }])).toEqual({
      'actions.0.type': [expect.stringMatching(/^Must be one of: move, set_field, .*Did you mean `set_field`\?$/)],
    });
  });

  it('rejects a fourth one by its path, and is not exhausted by thousands', () => {
    expect(issuesOf([nested(4)])).toEqual({
      'actions.0.then.0.then.0.then.0.type': ['Actions can be nested 4 levels deep.'],
    });
    expect(Object.keys(issuesOf([nested(3_000)]))).toEqual(['actions.0.then.0.then.0.then.0.type']);
  });

  it.each([
    [{}, 'for', 'A wait has exactly one of for, until and event.'],
    [{ for: 5, until: { field: 'due' } }, 'for', 'A wait has exactly one of for, until and event.'],
    [{ event: { type: 'left' } }, 'timeout', 'A wait for an event needs a timeout, in seconds.'],
    [{ for: 5, timeout: 5 }, 'timeout', 'Only a wait for an event has a timeout.'],
    [{ for: 5, conditions: [] }, 'conditions', 'Only a wait for an event has conditions.'],
  ])('rejects the wait %j', (wait, member, message) => {
    expect(issuesOf([{ type: 'wait', ...wait }])).toEqual({ [`actions.0.${member}`]: [message] });
  });

  it.each([
    ['empty branches', { type: 'if', conditions, else: [] }, ['actions.0.then', 'actions.0.else']],
    ['an if without conditions', { ...nested(1), conditions: [] }, ['actions.0.conditions']],
    ['an unknown list', { type: 'for_each', over: 'parents', actions: [setImpact] }, ['actions.0.over']],
    ['too many items', { type: 'for_each', over: 'children', limit: 101, actions: [setImpact] }, ['actions.0.limit']],
    ['a name with spaces', { ...setImpact, name: 'My call' }, ['actions.0.name']],
    ['a wait of years', { type: 'wait', for: 400 * 86_400 }, ['actions.0.for']],
  ])('rejects %s', (_, action, paths) => {
    expect(Object.keys(issuesOf([action]))).toEqual(paths);
  });
});
