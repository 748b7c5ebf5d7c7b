import { Registry } from './metrics';
import { observableGauges } from './observable-gauges';

const gauges = { waiting: 'How many wait', oldest_seconds: 'Since when' };

describe('gauges that are asked for', () => {
  it('have the values of one question, under its labels', async () => {
    const registry = new Registry();
    let questions = 0;
    const ask = async () => {
      questions += 1;
      return [{ labels: { lane: 'rules' }, values: { waiting: 3, oldest_seconds: 7 } }];
    };
    observableGauges(registry, gauges, ask, ['lane']);

    const text = await registry.metrics();

    expect(text).toContain('waiting{lane="rules"} 3');
    expect(text).toContain('oldest_seconds{lane="rules"} 7');
    expect(questions).toBe(1);
  });

  it('forget what there was once the answer lacks it', async () => {
    const registry = new Registry();
    const answers = [[{ labels: { lane: 'rules' }, values: { waiting: 1 } }], []];
    observableGauges(registry, { waiting: 'How many wait' }, async () => answers.shift() ?? [], ['lane']);

    await registry.metrics();

    expect(await registry.metrics()).not.toContain('lane="rules"');
  });

  it('have no value if the source fails, and do not affect other metrics', async () => {
    const registry = new Registry();
    observableGauges(registry, { waiting: 'How many wait' }, () => Promise.reject(new Error('away')));
    observableGauges(registry, { known: 'Is known' }, async () => [{ values: { known: 1 } }]);

    const text = await registry.metrics();

    expect(text).not.toMatch(/^waiting \d/m);
    expect(text).toContain('known 1');
  });
});
