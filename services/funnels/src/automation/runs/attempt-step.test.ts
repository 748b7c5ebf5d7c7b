import { aRule, aRun, aTrigger } from '../fake-rule-samples';
import { attemptStep } from './attempt-step';

const MAX_BYTES = 16_384;
const run = aRun(aRule(), aTrigger());
const call = { type: 'call_webhook', url: 'https://example.org', name: 'called' } as const;

async function storedOutputs(
  outputs: Readonly<Record<string, unknown>>,
  action: Parameters<typeof attemptStep>[2]['action'] = call,
) {
  const deps = { clock: () => new Date('2026-05-04T12:00:00Z') };
  const perform = async () => ({ status: 'succeeded', detail: '', outputs }) as const;
  return (await attemptStep(deps, run, { action, path: '0' }, perform)).outputs;
}

describe('the outputs of an action', () => {
  it('are stored completely up to 16 KB, only of named actions', async () => {
    const outputs = { status: 200, body: 'x'.repeat(MAX_BYTES - 30) };

    expect(await storedOutputs(outputs)).toEqual(outputs);
    expect(await storedOutputs(outputs, { type: 'call_webhook', url: 'https://example.org' })).toBeUndefined();
  });

  it.each([
    ['text', 'x'.repeat(MAX_BYTES)],
    ['text whose characters have several bytes', '€'.repeat(MAX_BYTES / 2)],
    ['object', { text: 'x'.repeat(MAX_BYTES) }],
  ])('are stored without a larger %s', async (_, body) => {
    expect(await storedOutputs({ status: 200, body })).toEqual({ status: 200 });
  });

  it('are stored without their largest value if they are too large together', async () => {
    const [small, large] = ['x'.repeat(8_000), 'y'.repeat(9_000)];

    expect(await storedOutputs({ large, small })).toEqual({ small });
  });
});
