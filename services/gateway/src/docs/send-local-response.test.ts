import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import { makeSendLocalResponse } from './send-local-response';

describe('a response of the gateway itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not begun if the client has disconnected, because no event would end its deadline', () => {
    const called: string[] = [];
    const response = new Proxy({ destroyed: true } as GatewayResponse, {
      get: (target, name) => {
        if (name === 'destroyed') return target.destroyed;
        called.push(String(name));
        return () => undefined;
      },
    });
    const send = makeSendLocalResponse({ responseHeaders: () => [], timeoutMs: 1_000 });

    send({ method: 'GET' } as GatewayRequest, response, { status: 200, type: 'text/plain', body: 'x' });

    expect(called).toEqual([]);
  });
});
