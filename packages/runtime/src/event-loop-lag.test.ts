import { Registry } from 'prom-client';
import { EventLoopLag, registerEventLoopLag } from './event-loop-lag';

/** Blocks the event loop, as a computation does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Waits until timers of the event loop run again. */
const nextTimers = () => new Promise((resolve) => setTimeout(resolve, 25));

describe('the lag of the event loop', () => {
  const busy = { active: 300, utilization: 0.6 };
  const idle = { active: 4, utilization: 0.008 };

  it('is measured while the process is busy', async () => {
    const lag = new EventLoopLag(() => busy);
    lag.check();
    lag.take();

    // The first interval only starts the measurement, and may end after the first blocking.
    for (let times = 0; times < 3; times += 1) {
      block(120);
      await nextTimers();
    }

    const { nodejs_eventloop_lag_max_seconds: max, nodejs_eventloop_lag_p99_seconds: p99 } = lag.take();
    expect(max).toBeGreaterThan(0.08);
    expect(p99).toBeGreaterThan(0.08);
  });

  it('of an idle process is at most its active time, without a timer', async () => {
    const lag = new EventLoopLag(() => idle);
    lag.check();
    block(120);
    await nextTimers();

    expect(lag.take()).toMatchObject({
      nodejs_eventloop_lag_max_seconds: 0.004,
      nodejs_eventloop_lag_p99_seconds: 0,
      nodejs_eventloop_lag_mean_seconds: 0,
    });
  });

  it('is not measured if only its own timer wakes the process', async () => {
    const states = [busy, { active: 50, utilization: 0.1 }];
    const lag = new EventLoopLag(() => states.shift() ?? idle);
    lag.check();
    lag.check();
    lag.take();
    block(120);
    await nextTimers();

    expect(lag.take().nodejs_eventloop_lag_p99_seconds).toBe(0);
  });

  it('includes the work that ended the idle time', () => {
    const states = [idle, busy];
    const lag = new EventLoopLag(() => states.shift() ?? busy);
    lag.check();

    expect(lag.take().nodejs_eventloop_lag_max_seconds).toBe(0.3);
  });

  it('has the names of prom-client in a registry', async () => {
    const registry = new Registry();

    registerEventLoopLag(registry);

    const text = await registry.metrics();
    expect(text).toMatch(/^nodejs_eventloop_lag_max_seconds \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });
});
