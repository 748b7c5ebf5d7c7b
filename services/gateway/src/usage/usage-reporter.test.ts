import { FakeEventBus } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { quietLogger } from '@trackway/testkit';
import type { AccessToken } from '../authentication/access-token';
import { UsageCounter } from './usage-counter';
import { UsageReporter } from './usage-reporter';

const token: AccessToken = {
  subject: newId(),
  frameId: newId(),
  limitKey: 'k',
  slotOwner: { key: 'f', isAnonymous: false },
  scopes: [],
  expiresAt: 0,
};

function setUp() {
  const bus = new FakeEventBus();
  const counter = new UsageCounter(Date.now);
  const reporter = new UsageReporter({ counter, bus, logger: quietLogger() });
  const published = () =>
    bus.published.map(({ value }) => {
      const { id, data } = JSON.parse(value);
      return { id, sequence: data.sequence, requests: data.counts[0].requests };
    });
  return { bus, counter, reporter, published };
}

describe('the reporter of usage', () => {
  it('publishes the counts since the last report', async () => {
    const { counter, reporter, published } = setUp();
    await reporter.report();
    counter.record(token, 200);
    counter.record(token, 200);
    await reporter.report();
    counter.record(token, 200);
    await reporter.stop();

    expect(published()).toMatchObject([
      { sequence: 1, requests: 2 },
      { sequence: 2, requests: 1 },
    ]);
  });

  it('publishes the same events again if the broker was unavailable', async () => {
    const { bus, counter, reporter, published } = setUp();
    bus.becomeUnavailable();
    counter.record(token, 200);
    await expect(reporter.report()).rejects.toThrow('unavailable');
    bus.becomeAvailable();
    counter.record(token, 200);

    await reporter.report();

    expect(published().map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('stops without the broker', async () => {
    const { bus, counter, reporter } = setUp();
    bus.becomeUnavailable();
    counter.record(token, 200);

    await expect(reporter.stop()).resolves.toBeUndefined();
  });
});
