/**
 * How many journeys start per second, and when a run fails. A journey has six requests. `RATE` is the expected average
 * of the installation, and `MINUTES` replaces the duration of a profile.
 */
const RATE = Number(__ENV.RATE || 5);
const MINUTES = Number(__ENV.MINUTES || 0);

/** Objectives of the system: 99.9 % of requests succeed, and 99 % complete within a second. */
const OBJECTIVES = { http_req_failed: ['rate<0.001'], http_req_duration: ['p(99)<1000'], checks: ['rate>0.999'] };

/** Above the capacity, the system may reject requests with 429 or 503, but it must not fail otherwise. */
const OVERLOAD = { http_req_failed: ['rate<0.01'], checks: ['rate>0.99'] };

/** After the peak, journeys must be as fast as before. */
const RECOVERED = {
  'http_req_duration{scenario:after}': ['p(99)<1000'],
  'http_req_failed{scenario:after}': ['rate<0.001'],
};

const seconds = (count) => `${Math.max(1, Math.round(count))}s`;

function constant(rate, duration, more = {}) {
  const vus = { preAllocatedVUs: Math.ceil(rate * 2) + 1, maxVUs: Math.ceil(rate * 20) + 10 };
  return {
    executor: 'constant-arrival-rate',
    rate,
    timeUnit: '1s',
    duration: seconds(duration),
    exec: 'run',
    ...vus,
    ...more,
  };
}

function ramp(stages, more = {}) {
  const highest = Math.max(...stages.map(({ target }) => target));
  const vus = { preAllocatedVUs: Math.ceil(highest * 2) + 1, maxVUs: Math.ceil(highest * 20) + 10 };
  return { executor: 'ramping-arrival-rate', startRate: RATE, timeUnit: '1s', stages, exec: 'run', ...vus, ...more };
}

const stage = (target, duration) => ({ target: Math.ceil(target), duration: seconds(duration) });

/** Each profile gets its complete duration in seconds. */
const PROFILES = {
  smoke: {
    minutes: 0.5,
    options: (duration) => ({
      scenarios: { smoke: constant(1, duration) },
      thresholds: { ...OBJECTIVES, http_req_failed: ['rate==0'] },
    }),
  },
  average: {
    minutes: 5,
    options: (duration) => ({
      scenarios: { average: ramp([stage(RATE, duration * 0.1), stage(RATE, duration * 0.9)], { startRate: 1 }) },
      thresholds: OBJECTIVES,
    }),
  },
  stress: {
    minutes: 10,
    acceptsRejections: true,
    options: (duration) => ({
      scenarios: {
        stress: ramp([2, 2, 4, 4, 8, 8].map((factor) => stage(RATE * factor, duration * 0.13))),
        after: constant(RATE, duration * 0.2, { startTime: seconds(duration * 0.8) }),
      },
      thresholds: { ...OVERLOAD, ...RECOVERED },
    }),
  },
  spike: {
    minutes: 5,
    acceptsRejections: true,
    options: (duration) => ({
      scenarios: {
        spike: ramp([
          stage(RATE, duration * 0.3),
          stage(RATE * 10, duration * 0.03),
          stage(RATE * 10, duration * 0.2),
          stage(RATE, duration * 0.03),
        ]),
        after: constant(RATE, duration * 0.4, { startTime: seconds(duration * 0.6) }),
      },
      thresholds: { ...OVERLOAD, ...RECOVERED },
    }),
  },
  soak: {
    minutes: 120,
    options: (duration) => ({ scenarios: { soak: constant(RATE, duration) }, thresholds: OBJECTIVES }),
  },
};

/** The profile of a name. Fails if there is none. */
export function profileOf(name) {
  const profile = PROFILES[name];
  if (!profile) throw new Error(`There is no profile ${name}. Profiles: ${Object.keys(PROFILES).join(', ')}.`);
  const { minutes, options, acceptsRejections = false } = profile;
  return { options: options((MINUTES || minutes) * 60), acceptsRejections };
}
