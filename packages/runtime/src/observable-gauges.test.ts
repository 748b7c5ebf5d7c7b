import { Registry } from './metrics';
import { observableGauges } from './observable-gauges';

const gauges = { waiting: 'How many wait', oldest_seconds: 'Since when' };

describe('observableGauges', () => {
  it('sets all values from one call of the source, with its labels', async () => {
    const registry = new Registry();
    let calls = 0;
    const source = async () => {
      calls += 1;
      return [{ labels: { queue: 'rules' }, values: { waiting: 3, oldest_seconds: 7 } }];
    };
    observableGauges(registry, gauges, source, ['queue']);

    const text = await registry.metrics();

    expect(text).toContain('waiting{queue="rules"} 3');
    expect(text).toContain('oldest_seconds{queue="rules"} 7');
    expect(calls).toBe(1);
  });

  it('removes label values that the source no longer returns', async () => {
    const registry = new Registry();
    const results = [[{ labels: { queue: 'rules' }, values: { waiting: 1 } }], []];
    observableGauges(registry, { waiting: 'How many wait' }, async () => results.shift() ?? [], ['queue']);

    await registry.metrics();

    expect(await registry.metrics()).not.toContain('queue="rules"');
  });

  it('have no value if the source fails, and do not affect other metrics', async () => {
    const registry = new Registry();
    observableGauges(registry, { waiting: 'How many wait' }, () => Promise.reject(new Error('unavailable')));
    observableGauges(registry, { known: 'Is known' }, async () => [{ values: { known: 1 } }]);

    const text = await registry.metrics();

    expect(text).not.toMatch(/^waiting \d/m);
    expect(text).toContain('known 1');
  });
});
