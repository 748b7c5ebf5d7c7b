import { sendAuthorized } from './send-authorized';

/** An API that accepts one token, and a session with the given tokens in turn. */
function given({ tokens, accepted }: { tokens: readonly string[]; accepted: string }) {
  const sent: string[] = [];
  const errors: unknown[] = [];
  let index = 0;
  const next = () => {
    index = Math.min(index + 1, tokens.length - 1);
    return Promise.resolve(tokens[index] ?? '');
  };
  const session = {
    renew: next,
    expire: (_rejected: string, error: unknown) => {
      errors.push(error);
      return next();
    },
  };
  const headers = new Headers({ authorization: `Bearer ${tokens[0]}` });
  const send = async () => {
    const token = `${headers.get('authorization')}`.replace('Bearer ', '');
    sent.push(token);
    if (token === accepted) return new Response('ok');
    const failure = { response: false, message: 'unauthenticated', error: 'The user is deactivated or deleted.' };
    return Response.json(failure, { status: 401, headers: { 'x-request-id': 'r-1' } });
  };
  return { run: () => sendAuthorized(session, headers, send), sent, errors };
}

describe('sendAuthorized', () => {
  it('sends a request again with a renewed token', async () => {
    const { run, sent, errors } = given({ tokens: ['old', 'renewed'], accepted: 'renewed' });

    expect((await run()).status).toBe(200);
    expect(sent).toEqual(['old', 'renewed']);
    expect(errors).toEqual([]);
  });

  it('renews once: if the renewed token is rejected as well, the session expires with the error of the API', async () => {
    const { run, sent, errors } = given({
      tokens: ['old', 'renewed', 'of the next sign-in'],
      accepted: 'of the next sign-in',
    });

    expect((await run()).status).toBe(200);
    expect(sent).toEqual(['old', 'renewed', 'of the next sign-in']);
    expect(errors).toMatchObject([
      { code: 'unauthenticated', message: 'The user is deactivated or deleted.', requestId: 'r-1' },
    ]);
  });

  it('returns the 401 if the user has signed out', async () => {
    const { run, sent } = given({ tokens: ['old', ''], accepted: 'none' });

    const response = await run();

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'unauthenticated' });
    expect(sent).toEqual(['old']);
  });

  it('reports a 401 without a body of the API', async () => {
    const errors: unknown[] = [];
    const session = {
      renew: async () => 'renewed',
      expire: async (_rejected: string, error: unknown) => {
        errors.push(error);
        return '';
      },
    };

    await sendAuthorized(session, new Headers(), async () => new Response('<html>', { status: 401 }));

    expect(errors).toMatchObject([{ code: 'unauthenticated', status: 401 }]);
  });
});
