import { chartSchema, chartValues, composeServices } from './support/deployments';
import { BUCKET_SECRETS, BUCKETS, SERVICES, settingsOfCode, TELEMETRY } from './support/settings-of-code';

/** Exactly one of them is required. The operator decides which: values of the chart replace it, and .env has one of them. */
const TOKEN_KEYS = ['TOKEN_SECRET', 'TOKEN_JWKS_URL'];

const names = (...settings: (object | undefined)[]) => settings.flatMap((values) => Object.keys(values ?? {}));

describe.each(SERVICES)('the settings of %s', (service) => {
  const { known, required } = settingsOfCode(service);
  const compose = names(composeServices()[service]?.environment);
  const { config, secrets } = chartValues(service);
  const chart = names(config, secrets);

  it('are read from the code', () => {
    expect(known.size).toBeGreaterThan(5);
    expect(required).toContain('INTERNAL_KEYS');
  });

  it.each([
    ['compose', compose],
    ['the chart', chart],
  ])('that are required are all set by %s', (_, set) => {
    expect(required.filter((name) => !set.includes(name))).toEqual([]);
  });

  it.each([
    ['compose', compose],
    ['the chart', chart],
  ])('that %s sets all exist in the code', (_, set) => {
    expect(set.filter((name) => !known.has(name) && !TELEMETRY.includes(name))).toEqual([]);
  });

  it('are unique', () => {
    expect(new Set(chart).size).toBe(chart.length);
  });

  it('equal those of the schema of the chart', () => {
    const { properties } = chartSchema(service);

    const storesFiles = known.has('STORAGE_URL') || known.has('SEARCH_SNAPSHOT_URL');
    const plain = [...known, ...TELEMETRY, ...(storesFiles ? BUCKETS : [])];
    const secret = [...known, ...(storesFiles ? BUCKET_SECRETS : [])];

    expect(names(properties.config.properties).sort()).toEqual(plain.sort());
    expect(names(properties.secrets.properties).sort()).toEqual(secret.sort());
    expect(properties.config.additionalProperties).toBe(false);
  });
});

it('tokens are verified with one of two settings, which both the chart and compose can set', () => {
  const { config, secrets } = chartValues('gateway');
  const isTokenKey = (name: string) => TOKEN_KEYS.includes(name);

  expect(names(config, secrets).filter(isTokenKey)).toHaveLength(1);
  expect(names(composeServices()['gateway']?.environment).filter(isTokenKey)).toEqual(TOKEN_KEYS);
});
