import { verify } from 'jsonwebtoken';
import { createToken } from './create-token';

const SECRET = 'a secret of more than thirty-two bytes';
const CLAIMS = {
  frameId: '01938b5e-0000-7000-8000-0000000000f1',
  userId: '01938b5e-0000-7000-8000-0000000000a1',
  name: 'Bo',
  email: 'bo@example.org',
  scope: 'projects:read',
  ttlSeconds: 60,
};

describe('an access token', () => {
  it('is signed with HS256, and has the claims that the gateway requires', () => {
    const token = createToken(SECRET, CLAIMS);

    expect(verify(token, SECRET, { algorithms: ['HS256'] })).toMatchObject({
      sub: CLAIMS.userId,
      frame_id: CLAIMS.frameId,
      scope: 'projects:read',
      name: 'Bo',
      email: 'bo@example.org',
    });
  });

  it('can be created as expired', () => {
    const token = createToken(SECRET, { ...CLAIMS, ttlSeconds: -60 });

    expect(() => verify(token, SECRET)).toThrow('jwt expired');
  });
});
