import { hasScope } from './caller';

describe('the scopes of a caller', () => {
  it.each([
    [['projects:read', 'forms:write'], 'forms:write', true],
    [['*'], 'forms:write', true],
    [['projects:write'], 'projects:read', false],
    [['projects:*'], 'projects:read', false],
    [['projects:read'], 'projects', false],
    [[], '*', false],
  ])('%j grant %s: %s', (scopes, scope, isGranted) => {
    expect(hasScope({ scopes }, scope)).toBe(isGranted);
  });
});
