import { plainExample } from './plain-example';

describe('an example', () => {
  it('has the same ids, times and hosts in every recording', () => {
    const recorded = {
      id: '0b9cf6a8-1b1f-4f5e-9a3e-111111111111',
      project_id: '0b9cf6a8-1b1f-4f5e-9a3e-111111111111',
      created_at: '2026-11-25T18:00:01.123Z',
      avatar_url: 'http://127.0.0.1:24000/avatars/1.svg',
    };

    expect(plainExample(recorded)).toEqual({
      id: '0198c0de-0000-7000-8000-000000000001',
      project_id: '0198c0de-0000-7000-8000-000000000001',
      created_at: '2026-03-02T09:30:00.000Z',
      avatar_url: 'https://api.example.org/avatars/1.svg',
    });
  });

  it('has short lists and no secrets', () => {
    const secret = `whsec_${'a'.repeat(32)}`;

    expect(plainExample({ secret, ids: [1, 2, 3] })).toEqual({ secret: 'EXAMPLE', ids: [1, 2] });
  });

  it('has no member that readers of OpenAPI documents would load', () => {
    const member = { value: 'a', $ref: 'https://api.example.org/scim/v2/Users/a' };

    expect(plainExample({ members: [member] })).toEqual({ members: [{ value: 'a' }] });
  });
});
