import { operations } from '../generated/operations';
import { groupDescriptions } from './group-descriptions';

const groups = new Set(operations.flatMap(({ words }) => words.slice(0, -1)));

describe('the descriptions of command groups', () => {
  it.each([...groups])('describe %s', (name) => {
    expect(groupDescriptions[name]?.length).toBeGreaterThan(10);
  });

  it('describe only groups that exist', () => {
    expect(Object.keys(groupDescriptions).filter((name) => !groups.has(name))).toEqual([]);
  });
});
