import RequestQueue from 'kafkajs/src/network/requestQueue';
import { stopIdleChecks } from './kafka-request-queue';

function newQueue() {
  const logger = { debug: () => undefined };
  return new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1_000, logger, clientId: 'c', broker: 'b' });
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
});
