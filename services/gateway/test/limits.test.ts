import { startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const OTHER_SUBJECT = '0190aaaa-0000-7000-8000-00000000000b';
const OTHER_FRAME = '0190aaaa-0000-7000-8000-00000000000e';

describe.each(WAYS)('limits, %s', (_name, way) => {
  let now = 1_800_000_000_000;
  const claims = () => ({ exp: now / 1000 + 3600 });
  const clock = () => now;

  beforeEach(() => {
    now = 1_800_000_000_000;
  });

  it('allow a subject its burst, then one request each 100 ms', async () => {
    const gateway = await startGatewayUnderTest(
      { ...way, RATE_LIMIT_SUBJECT_PER_MINUTE: '600', RATE_LIMIT_SUBJECT_BURST: '3' },
      clock,
    );
    const once = () => send(gateway.url, PROJECTS, { headers: bearer(claims()) });

    const burst = [await once(), await once(), await once(), await once()];
    now += 100;
    const later = [await once(), await once()];
    await gateway.stop();

    expect(burst.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(later.map(({ status }) => status)).toEqual([200, 429]);
    expect(burst[0]?.headers['ratelimit-policy']).toBe(
      '"subject";q=600;w=60;burst=3, "frame";q=1000000;w=60;burst=166667',
    );
    expect(burst.map(({ headers }) => headers['ratelimit'])).toEqual([
      '"subject";r=2;t=1',
      '"subject";r=1;t=1',
      '"subject";r=0;t=1',
      '"subject";r=0;t=1',
    ]);
    expect(burst[3]?.headers['retry-after']).toBe('1');
    expect(burst[3]?.body).toMatchObject({ response: false, message: 'too_many_requests' });
  });

  it('are separate for each subject and frame', async () => {
    const gateway = await startGatewayUnderTest(
      { ...way, RATE_LIMIT_SUBJECT_BURST: '1', RATE_LIMIT_SUBJECT_PER_MINUTE: '1' },
      clock,
    );
    const by = (changed: object) => send(gateway.url, PROJECTS, { headers: bearer({ ...claims(), ...changed }) });

    const responses = [
      await by({}),
      await by({}),
      await by({ jti: 'another token of the same subject' }),
      await by({ sub: OTHER_SUBJECT }),
      await by({ frame_id: OTHER_FRAME }),
    ];
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 429, 429, 200, 200]);
  });

  it('of a frame are shared by all its subjects', async () => {
    const gateway = await startGatewayUnderTest({ ...way, RATE_LIMIT_FRAME_PER_MINUTE: '12' }, clock);
    const by = (changed: object) => send(gateway.url, PROJECTS, { headers: bearer({ ...claims(), ...changed }) });

    const responses = [
      await by({}),
      await by({ sub: OTHER_SUBJECT }),
      await by({}),
      await by({ frame_id: OTHER_FRAME }),
    ];
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(responses[2]?.headers['retry-after']).toBe('5');
    expect(responses[2]?.headers['ratelimit']).toBe('"frame";r=0;t=5');
    expect(responses[2]?.body.error).toContain('in this frame');
  });

  it('of public routes apply to the client address', async () => {
    const gateway = await startGatewayUnderTest(
      { ...way, RATE_LIMIT_PUBLIC_PER_MINUTE: '12', TRUSTED_PROXIES: '127.0.0.0/8' },
      clock,
    );
    const from = (address: string, path = '/share/a') =>
      send(gateway.url, path, { headers: { 'x-forwarded-for': address } });

    const responses = [
      await from('192.0.2.1'),
      await from('192.0.2.1', '/share/b'),
      await from('192.0.2.1', '/share/c'),
      await from('192.0.2.2'),
      await from('2001:db8::1'),
      await from('2001:db8::2'),
      await from('2001:db8:0:0:ffff::3'),
      await from('2001:db8:0:1::1'),
    ];
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
    expect(responses[0]?.headers['ratelimit-policy']).toBe('"client";q=12;w=60;burst=2');
  });

  it('of public routes also apply to the external reference', async () => {
    const gateway = await startGatewayUnderTest(
      { ...way, RATE_LIMIT_PUBLIC_PER_MINUTE: '6', TRUSTED_PROXIES: '127.0.0.1' },
      clock,
    );
    const post = (address: string, reference: string) =>
      send(gateway.url, `/api/management/channels/inbound/${reference}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
      });

    const responses = [
      await post('192.0.2.1', 'channel-a'),
      await post('192.0.2.2', 'channel-a'),
      await post('192.0.2.3', 'channel-b'),
    ];
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect(responses[1]?.body.error).toContain('for this reference');
  });

  it('reject excess requests before they reach the service', async () => {
    const gateway = await startGatewayUnderTest({ ...way, RATE_LIMIT_SUBJECT_BURST: '1' }, clock);
    for (let count = 0; count < 5; count += 1) await send(gateway.url, PROJECTS, { headers: bearer(claims()) });
    const received = gateway.services.projects.requests.length;
    await gateway.stop();

    expect(received).toBe(1);
  });
});
