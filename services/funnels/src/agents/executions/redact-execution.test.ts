import type { Caller } from '@trackway/runtime';
import type { ExecutionRecord } from './execution-store';
import { redactExecution } from './redact-execution';

const step = { kind: 'tool_call', name: 'read_answers', arguments: { a: 1 }, result: 'secret', durationMs: 1 };
const record = {
  trigger: 'user',
  input: 'What did they answer?',
  output: 'They answered secret.',
  steps: [step, { ...step, kind: 'message', name: null }],
  waiting: [{ id: '1', name: 'send_message', arguments: 'secret' }],
} as unknown as ExecutionRecord;

const caller = (...scopes: string[]): Caller => ({ kind: 'user', id: 'u', frameId: 'f', scopes });

describe('redactExecution', () => {
  it('shows everything to a caller with the read scopes of the tools', () => {
    expect(redactExecution(caller('forms:read', 'channels:read'), record)).toEqual(record);
    expect(redactExecution(caller('*'), record)).toEqual(record);
  });

  it.each([[['automations:read']], [['automations:read', 'channels:read']], [['forms:read', 'forms:write']]])(
    'hides texts that may contain their data from a caller with %j',
    (scopes) => {
      const shown = redactExecution(caller(...scopes), record);

      expect(JSON.stringify(shown)).not.toContain('secret');
      expect(shown).toMatchObject({ input: '', output: '', steps: [{ name: 'read_answers' }, { kind: 'message' }] });
    },
  );

  it('requires projects:read if a rule started the execution', () => {
    const byRule = { ...record, trigger: 'automation', steps: [], waiting: [] };

    expect(redactExecution(caller('automations:read'), byRule).input).toBe('');
    expect(redactExecution(caller('projects:read'), byRule)).toEqual(byRule);
  });
});
