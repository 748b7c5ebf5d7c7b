import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { observableGauges } from './observable-gauges';

/** Interval of the timer that measures the lag. It wakes the process at each interval. */
const RESOLUTION_MS = 20;
const CHECK_MS = 500;
/**
 * Below this share of active time, a process counts as idle. On a host where each wake-up costs 2 ms, the timer alone
 * takes a tenth of the time.
 */
const IDLE_SHARE = 0.2;
const NANOSECONDS = 1e9;

const METRICS = {
  nodejs_eventloop_lag_min_seconds: 'The minimum recorded event loop delay.',
  nodejs_eventloop_lag_max_seconds: 'The maximum recorded event loop delay; of an idle process, at most.',
  nodejs_eventloop_lag_mean_seconds: 'The mean of the recorded event loop delays.',
  nodejs_eventloop_lag_stddev_seconds: 'The standard deviation of the recorded event loop delays.',
  nodejs_eventloop_lag_p50_seconds: 'The 50th percentile of the recorded event loop delays.',
  nodejs_eventloop_lag_p90_seconds: 'The 90th percentile of the recorded event loop delays.',
  nodejs_eventloop_lag_p99_seconds: 'The 99th percentile of the recorded event loop delays.',
};

/** Milliseconds that the event loop was active since the last call, and their share of the time. */
type Activity = () => { readonly active: number; readonly utilization: number };

/**
 * Measures how long work waits for the event loop, but only while the process has work: the timer for it would cost an
 * idle process a quarter of its CPU time.
 */
export class EventLoopLag {
  private readonly delays: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private isMeasuring = false;
  /** The longest time that the event loop was active between two checks while nothing was measured. */
  private longestActiveMs = 0;

  constructor(private readonly activity: Activity = activityOfThisProcess()) {}

  /** Starts to measure if the process was active since the last check, and stops if it was idle. */
  check(): void {
    const { active, utilization } = this.activity();
    if (!this.isMeasuring) this.longestActiveMs = Math.max(this.longestActiveMs, active);
    const isBusy = utilization >= IDLE_SHARE;
    if (isBusy && !this.isMeasuring) this.delays.enable();
    if (!isBusy && this.isMeasuring) this.delays.disable();
    this.isMeasuring = isBusy;
  }

  /** The values in seconds since the last reading. */
  take(): Record<keyof typeof METRICS, number> {
    if (!this.isMeasuring) this.check();
    const { delays } = this;
    const isEmpty = delays.count === 0;
    const seconds = (nanoseconds: number) => (isEmpty ? 0 : nanoseconds / NANOSECONDS);
    const values = {
      nodejs_eventloop_lag_min_seconds: seconds(delays.min),
      nodejs_eventloop_lag_max_seconds: Math.max(seconds(delays.max), this.longestActiveMs / 1_000),
      nodejs_eventloop_lag_mean_seconds: seconds(delays.mean),
      nodejs_eventloop_lag_stddev_seconds: seconds(delays.stddev),
      nodejs_eventloop_lag_p50_seconds: seconds(delays.percentile(50)),
      nodejs_eventloop_lag_p90_seconds: seconds(delays.percentile(90)),
      nodejs_eventloop_lag_p99_seconds: seconds(delays.percentile(99)),
    };
    delays.reset();
    this.longestActiveMs = 0;
    return values;
  }
}

function activityOfThisProcess(): Activity {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, last);
    last = now;
    return since;
  };
}

let lagOfThisProcess: EventLoopLag | undefined;

/** Replaces the metrics of prom-client, which measures all the time, by those of this process. */
export function registerEventLoopLag(registry: Registry): void {
  if (!lagOfThisProcess) {
    const lag = new EventLoopLag();
    setInterval(() => lag.check(), CHECK_MS).unref();
    lagOfThisProcess = lag;
  }
  const lag = lagOfThisProcess;
  for (const name of Object.keys(METRICS)) registry.removeSingleMetric(name);
  observableGauges(registry, METRICS, async () => [{ values: lag.take() }]);
}
