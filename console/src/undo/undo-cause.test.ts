import type { Call, Undo } from '@trackway/client';
import { undoCause } from './undo-cause';

it('an undo of a cause resolves when it has ended', async () => {
  const statuses: Undo['status'][] = ['running', 'running', 'partial'];
  const calls: unknown[][] = [];
  const call = (async (...sent: unknown[]) => {
    calls.push(sent);
    return { undo: { id: 'u', status: statuses[calls.length - 1] } };
  }) as Call;

  const undo = await undoCause(call, 'request', async () => undefined);

  expect(undo.status).toBe('partial');
  expect(calls).toEqual([
    ['post', '/api/management/causes/{cause}/undo', { path: { cause: 'request' }, body: { mode: 'possible' } }],
    ['get', '/api/management/undos/{undo}', { path: { undo: 'u' } }],
    ['get', '/api/management/undos/{undo}', { path: { undo: 'u' } }],
  ]);
});
