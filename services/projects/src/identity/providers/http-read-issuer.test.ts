import { generateKeyPairSync } from 'node:crypto';
import { OutboundError, OutboundPolicy } from '@trackway/outbound';
import { makeReadIssuer } from './http-read-issuer';

const ISSUER = 'https://issuer.example.org';
const DISCOVERY = `${ISSUER}/.well-known/openid-configuration`;
const KEYS = `${ISSUER}/keys`;

const key = { ...generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' };

interface Page {
  readonly status?: number;
  readonly body: unknown;
}

/** An issuer with other pages than usual. A text is sent as it is. */
function open(pages: Readonly<Record<string, Page>> = {}) {
  const all: Readonly<Record<string, Page>> = {
    [DISCOVERY]: { body: { issuer: ISSUER, jwks_uri: KEYS } },
    [KEYS]: { body: { keys: [key] } },
    ...pages,
  };
  const send = async (url: string) => {
    const page = all[url];
    if (!page) throw new OutboundError('unreachable', 'The host does not respond.');
    const { status = 200, body } = page;
    return { status, headers: {}, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
  };
  return makeReadIssuer({ http: { send }, policy: new OutboundPolicy(['internal.example.org']) });
}

describe('the keys of an issuer', () => {
  it('are those that its discovery document names', async () => {
    expect(await open()(ISSUER)).toMatchObject([{ kid: 'k1', alg: 'EdDSA' }]);
  });

  it('are found with a final slash in the name of the issuer', async () => {
    const discovery = { body: { issuer: `${ISSUER}/`, jwks_uri: KEYS } };

    expect(await open({ [DISCOVERY]: discovery })(`${ISSUER}/`)).toHaveLength(1);
  });

  it.each([
    ['the host does not respond', { [DISCOVERY]: undefined }, 'cannot be read'],
    ['the status is an error', { [DISCOVERY]: { status: 404, body: '' } }, 'responds with status 404'],
    ['the document is not JSON', { [DISCOVERY]: { body: '<html>' } }, 'is not JSON'],
    ['the document has no key set', { [DISCOVERY]: { body: { issuer: ISSUER } } }, 'no issuer or no jwks_uri'],
    [
      'the document is of another issuer',
      { [DISCOVERY]: { body: { issuer: 'https://other.example.org', jwks_uri: KEYS } } },
      '"https://other.example.org"',
    ],
    [
      'the key set has no https URL',
      { [DISCOVERY]: { body: { issuer: ISSUER, jwks_uri: 'http://issuer.example.org/keys' } } },
      'must have an https URL',
    ],
    ['the key set is empty', { [KEYS]: { body: { keys: [] } } }, 'has no key'],
    ['the key set is none', { [KEYS]: { body: [] } }, 'has no key'],
  ])('are not read if %s', async (_, pages, message) => {
    const reading = open(pages as Readonly<Record<string, Page>>)(ISSUER);

    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toMatchObject({ name: 'IssuerError' });
  });

  it('are read without TLS from hosts that an operator allows', async () => {
    const issuer = 'http://internal.example.org';
    const body = { issuer, jwks_uri: `${issuer}/keys` };
    const read = open({
      [`${issuer}/.well-known/openid-configuration`]: { body },
      [`${issuer}/keys`]: { body: { keys: [key] } },
    });

    expect(await read(issuer)).toHaveLength(1);
    await expect(read('http://issuer.example.org')).rejects.toThrow('must have an https URL');
    await expect(read('no url')).rejects.toThrow('must have an https URL');
  });
});
