import { scopes } from './scopes';

describe('the scopes of the API', () => {
  it('are reading and writing of each area', () => {
    expect(scopes).toEqual([
      'projects:read',
      'projects:write',
      'funnels:read',
      'funnels:write',
      'forms:read',
      'forms:write',
      'spreadsheets:read',
      'spreadsheets:write',
      'channels:read',
      'channels:write',
      'automations:read',
      'automations:write',
      'system:read',
      'system:write',
    ]);
  });
});
