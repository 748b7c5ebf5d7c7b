import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Session } from './session';

const HINT = 'trackway.signed-in';
const PENDING = 'trackway.sign-in';
const CONSOLE = 'https://trackway.example.org/console/';

type Reply = readonly [status: number, body: object];

/** An issuer that returns one reply for each path. */
function startIssuer() {
  const replies = new Map<string, Reply>();
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const [status, body] = replies.get(path) ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return {
    requests,
    reply: (path: string, ...reply: Reply) => replies.set(path, reply),
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const endpoints = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` };
      replies.set('/.well-known/openid-configuration', [200, endpoints]);
      return url;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('the session', () => {
  const issuer = startIssuer();
  const visited: string[] = [];
  let popup: { close: () => void } | null = null;
  const before = new Map<string, PropertyDescriptor | undefined>();
  let url = '';

  beforeAll(async () => {
    url = await issuer.listen();
  });

  beforeEach(() => {
    visited.length = 0;
    issuer.requests.length = 0;
    const globals = {
      document: { baseURI: CONSOLE },
      window: { open: () => popup },
      location: { href: `${CONSOLE}projects`, assign: (to: string) => visited.push(to) },
      localStorage: fakeStorage(),
      sessionStorage: fakeStorage(),
    };
    for (const [name, value] of Object.entries(globals)) {
      before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
  });

  afterEach(() => {
    jest.useRealTimers();
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  });

  afterAll(() => issuer.stop());

  function newSession(at = url): Session {
    const oidc = { issuer: at, clientId: 'console', scope: 'openid' };
    return new Session({ basePath: '/console/', apiUrl: '', oidc });
  }

  /** The response of the issuer to a sign-in that was started. */
  function respond(response: Record<string, string>, { isSilent = false } = {}) {
    const pending = { state: 's-1', verifier: 'v-1', returnTo: `${CONSOLE}projects`, isSilent };
    sessionStorage.setItem(PENDING, JSON.stringify(pending));
    localStorage.setItem(HINT, '1');
    return new URLSearchParams({ state: 's-1', ...response });
  }

  async function signedIn(tokens: object = {}): Promise<Session> {
    const session = newSession();
    issuer.reply('/token', 200, { access_token: 'first', refresh_token: 'refresh', ...tokens });
    await session.finishSignIn(respond({ code: 'c-1' }));
    return session;
  }

  it('starts a silent sign-in if the user was signed in', async () => {
    localStorage.setItem(HINT, '1');

    expect(await newSession().resume()).toBe(true);
    expect(visited).toEqual([expect.stringContaining(`${url}/authorize?`)]);
    expect(visited[0]).toContain('prompt=none');
  });

  it('leaves the page only if the user was signed in', async () => {
    expect(await newSession().resume()).toBe(false);
    expect(visited).toEqual([]);
  });

  it('shows the error if the issuer cannot be reached, and starts no silent sign-in at the next reload', async () => {
    localStorage.setItem(HINT, '1');
    const session = newSession('http://127.0.0.1:1');

    expect(await session.resume()).toBe(false);
    expect(session.error()).toMatchObject({
      code: 'issuer_unreachable',
      message: 'The issuer 127.0.0.1:1 cannot be reached.',
    });
    expect(localStorage.getItem(HINT)).toBeNull();
    expect(session.status()).toBe('signed_out');
  });

  it('rejects a sign-in if the issuer fails', async () => {
    const session = newSession(`${url}/other`);

    await expect(session.signIn()).rejects.toMatchObject({
      code: '404',
      message: 'The issuer responded with 404.',
    });
  });

  it('closes the window of a sign-in if the issuer fails', async () => {
    const close = jest.fn();
    popup = { close };

    await expect(newSession(`${url}/other`).signInByWindow()).rejects.toMatchObject({ code: '404' });
    expect(close).toHaveBeenCalled();
  });

  it('rejects a sign-in whose window the browser has blocked', async () => {
    popup = null;

    await expect(newSession().signInByWindow()).rejects.toThrow('The browser blocked the window of the sign-in.');
  });

  it('accepts the tokens of a sign-in', async () => {
    const session = await signedIn();

    expect(session.status()).toBe('signed_in');
    expect(session.error()).toBeUndefined();
    expect(localStorage.getItem(HINT)).toBe('1');
  });

  it.each([
    ['the issuer', { error: 'access_denied', error_description: 'The user is not assigned.' }, 'access_denied'],
    ['the token endpoint', { code: 'c-1' }, 'invalid_client'],
  ])('shows an error of %s', async (_name, response, code) => {
    issuer.reply('/token', 400, { error: 'invalid_client', error_description: 'Unknown client.' });
    const session = newSession();

    expect(await session.finishSignIn(respond(response))).toBe(`${CONSOLE}projects`);
    expect(session.error()).toMatchObject({ code });
    expect(localStorage.getItem(HINT)).toBeNull();
  });

  it('shows no error if a silent sign-in needs the user', async () => {
    const session = newSession();

    await session.finishSignIn(respond({ error: 'login_required' }, { isSilent: true }));

    expect(session.error()).toBeUndefined();
    expect(localStorage.getItem(HINT)).toBeNull();
  });

  it('renews a rejected token', async () => {
    const session = await signedIn();
    issuer.reply('/token', 200, { access_token: 'second' });

    expect(await session.renew('first')).toBe('second');
  });

  it.each([200, 400])('stays signed out if a token is renewed meanwhile, with status %d', async (status) => {
    const session = await signedIn();
    issuer.reply('/token', status, { access_token: 'second' });

    const renewed = session.renew('first');
    await session.signOut();

    expect(await renewed).toBe('');
    expect(session.status()).toBe('signed_out');
  });

  it('expires with the error of the API if a renewed token is rejected, until the next sign-in', async () => {
    const session = await signedIn();
    const error = new Error('The user is deactivated or deleted.');

    const next = session.expire('first', error);

    expect([session.status(), session.error()]).toEqual(['expired', error]);
    session.acceptToken('pasted');
    expect(await next).toBe('pasted');
    expect([session.status(), session.error()]).toEqual(['signed_in', undefined]);
  });

  it('does not renew a token by time after it has expired', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const session = await signedIn({ expires_in: 300 });
    const fetched = jest.spyOn(globalThis, 'fetch');
    void session.expire('first', new Error('Rejected'));

    await jest.advanceTimersByTimeAsync(300_000);

    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('does not renew a token while it is expired', async () => {
    const session = await signedIn();
    void session.expire('first', new Error('Rejected'));
    issuer.requests.length = 0;

    const next = session.renew('first');
    session.acceptToken('pasted');

    expect(await next).toBe('pasted');
    expect(issuer.requests).toEqual([]);
  });

  it('does not expire if there is a newer token', async () => {
    const session = await signedIn();
    session.acceptToken('newer');

    expect(await session.expire('first', new Error('Rejected'))).toBe('newer');
    expect(session.status()).toBe('signed_in');
  });
});
