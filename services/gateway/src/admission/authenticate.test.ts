import type { AccessToken } from '../authentication/access-token';
import type { VerifyToken } from '../authentication/token-verifier';
import { VerifiedTokenCache } from '../authentication/verified-token-cache';
import type { GatewayError } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import { authenticate } from './authenticate';
import { RequestLimits } from './request-limits';

const PER_MINUTE = { perMinute: 60, burst: 60 };

/** `verify` takes the limit of the frame, like the verification of a token whose user must be resolved. */
function open({ framePerMinute = 2 } = {}) {
  const frame = { perMinute: framePerMinute, burst: framePerMinute };
  const limits = new RequestLimits({ subject: PER_MINUTE, frame, public: PER_MINUTE }, () => 1_000);
  const verify: VerifyToken = async (text) => {
    const counted = limits.takeForFrame('frame');
    return 'rejection' in counted ? counted : { token: tokenOf(text), ...counted };
  };
  const callers = new VerifiedTokenCache(
    () => 'identity',
    () => 1_000,
    () => false,
  );
  const sent: GatewayError[] = [];
  const step = authenticate({ callers, verify, limits, sendError: (_request, _response, error) => sent.push(error) });
  const run = async (token: string) => {
    const exchange = {
      headers: { authorization: `Bearer ${token}`, authorizations: 1 },
      origin: { address: '192.0.2.1' },
      limitFields: [] as string[],
    };
    const response = { destroyed: false, locals: { exchange } } as unknown as GatewayResponse;
    const admitted = await new Promise<boolean>((resolve) => {
      step({} as GatewayRequest, response, () => resolve(true));
      setImmediate(() => resolve(false));
    });
    return { admitted, fields: exchange.limitFields };
  };
  const runPublic = async (authorizations: number) => {
    const exchange = {
      headers: { authorization: 'Basic x', authorizations },
      origin: { address: '192.0.2.1' },
      match: { route: { public: true, reference: 'client_credentials' } },
    };
    const response = { destroyed: false, locals: { exchange } } as unknown as GatewayResponse;
    return new Promise<boolean>((resolve) => {
      step({} as GatewayRequest, response, () => resolve(true));
      setImmediate(() => resolve(false));
    });
  };
  return { sent, run, runPublic };
}

function tokenOf(subject: string): AccessToken {
  return {
    subject,
    frameId: 'frame',
    limitKey: `frame/${subject}`,
    slotOwner: { key: 'frame', isAnonymous: false },
    scopes: [],
    expiresAt: 2_000,
  };
}

describe('a request for an access token', () => {
  it('is rejected with two Authorization headers, of which services could read different ones', async () => {
    const { sent, runPublic } = open();

    expect([await runPublic(1), await runPublic(2)]).toEqual([true, false]);
    expect(sent).toMatchObject([{ status: 401, code: 'unauthenticated' }]);
  });
});

describe('a request whose verification takes the limit of its frame', () => {
  it('is counted once', async () => {
    const { run } = open();
    const responses = [await run('a'), await run('a'), await run('a')];

    expect(responses.map(({ admitted }) => admitted)).toEqual([true, true, false]);
    expect(responses[0]?.fields).toContain('"frame";r=1;t=30');
  });

  it('is rejected with the RateLimit headers above the limit', async () => {
    const { run, sent } = open({ framePerMinute: 1 });
    await run('a');

    expect(await run('b')).toEqual({
      admitted: false,
      fields: [
        'RateLimit-Policy',
        '"subject";q=60;w=60;burst=60, "frame";q=1;w=60;burst=1',
        'RateLimit',
        '"frame";r=0;t=60',
      ],
    });
    expect(sent).toMatchObject([{ status: 429, headers: ['Retry-After', '60'] }]);
  });
});
