import RequestQueue from 'kafkajs/src/network/requestQueue';
import { stopIdleChecks } from './kafka-request-queue';

function newQueue(more: object = {}) {
  const logger = { debug: () => undefined };
  const options = { maxInFlightRequests: 1, requestTimeout: 1_000, logger, clientId: 'c', broker: 'b' };
  return new RequestQueue({ ...options, ...more });
}

describe('stopIdleChecks', () => {
  beforeAll(stopIdleChecks);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sets no timer without pending requests', () => {
    newQueue().checkPendingRequests();

    expect(jest.getTimerCount()).toBe(0);
  });

  it('checks pending requests again until they are sent', () => {
    const queue = newQueue();
    const sent: number[] = [];
    const request = { send: () => sent.push(Date.now()), expectResponse: true, correlationId: 1 };
    const start = Date.now();
    queue.throttledUntil = start + 50;
    queue.pending = [request];

    queue.checkPendingRequests();
    jest.advanceTimersByTime(1_000);

    expect(sent).toEqual([start + 50]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not wait for longer than 10 ms if the throttle has just ended', () => {
    const queue = newQueue();
    queue.throttledUntil = Date.now();
    queue.pending = [{ send: () => undefined, expectResponse: true, correlationId: 1 }];

    queue.scheduleCheckPendingRequests();
    jest.advanceTimersByTime(10);

    expect(queue.pending).toEqual([]);
  });

  it('ends requests without a response, and checks ten times in a timeout', () => {
    let checks = 0;
    const isConnected = () => {
      checks += 1;
      return true;
    };
    const queue = newQueue({ requestTimeout: 10_000, enforceRequestTimeout: true, isConnected });
    const timedOut: number[] = [];
    queue.scheduleRequestTimeoutCheck();
    jest.advanceTimersByTime(500);
    const sentAt = Date.now();
    const request = {
      sentAt,
      requestTimeout: 10_000,
      timeoutRequest: () => {
        timedOut.push(Date.now() - sentAt);
        queue.inflight.clear();
      },
    };
    queue.inflight.set(1, request);

    jest.advanceTimersByTime(12_000);

    expect(timedOut).toEqual([10_500]);
    expect(checks).toBe(12);
    queue.destroy();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends the checks of a connection that is closed', () => {
    const queue = newQueue({ enforceRequestTimeout: true, isConnected: () => false });
    queue.scheduleRequestTimeoutCheck();

    jest.advanceTimersByTime(1_000);

    expect(jest.getTimerCount()).toBe(0);
  });
});
