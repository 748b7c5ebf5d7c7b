import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault';
import type { Behaviour } from '../model';
import type { SystemHandle } from '../system-handle';

const LIMITS = { max_steps: 5, max_tokens: 100_000, max_seconds: 120 };

export const expensiveModel: Fault = {
  description: 'an agent calls a model that costs a hundred euros a call',
  remedy: 'model_calls names the agent; its owner sets a budget and stops starting it',
  alerts: ['ModelsCostMuch'],
  inject: async (handle) => {
    const { agent, stop } = await startAgentLoop(handle, 'responds', 2_000);
    return async () => {
      await handle.sql('funnels', `SELECT 1 / count(*) FROM model_calls WHERE agent_id = '${agent}' AND cost > 0`);
      const { status } = await handle.request('PATCH', `/ai/agents/${agent}`, { limits: { ...LIMITS, daily_cost: 1 } });
      if (status !== 200) throw new Error(`Setting the budget of the agent failed with ${status}.`);
      await stop();
    };
  },
};

export const rejectingModel: Fault = {
  description: 'the AI provider rejects the API key of every call',
  remedy: 'the log of funnels contains its response; the key is accepted again',
  alerts: ['ModelsFail'],
  inject: async (handle) => (await startAgentLoop(handle, 'rejects', 1_000)).stop,
};

export const slowModel: Fault = {
  description: 'the model takes a minute for each response, while executions of an agent are queued',
  remedy: 'the model responds immediately, and executions are processed in order',
  alerts: ['BackgroundWorkWaits'],
  inject: async (handle) => (await startAgentLoop(handle, 'hangs', 1_000)).stop,
};

/** Starts executions of a new agent repeatedly, with a behaviour of the model. `stop` resolves when all executions have ended. */
async function startAgentLoop(
  handle: SystemHandle,
  behaviour: Behaviour,
  everyMs: number,
): Promise<{ agent: string; stop: () => Promise<void> }> {
  handle.model.behave(behaviour);
  const body = { name: behaviour, provider: 'expensive', model: 'model-1', instructions: 'Help.', limits: LIMITS };
  const agent = await handle.create('/ai/agents', 'ai_agent', body);
  const stopStarting = handle.repeatEvery(everyMs, () =>
    handle.request('POST', `/ai/agents/${agent}/executions`, { input: 'Say this' }),
  );
  const stop = async () => {
    await stopStarting();
    handle.model.behave('responds');
    await untilFinished(handle, agent);
  };
  return { agent, stop };
}

async function untilFinished(handle: SystemHandle, agent: string): Promise<void> {
  for (;;) {
    const { body } = await handle.request('GET', `/ai/agents/executions?filter[agent_id]=${agent}&perPage=100`);
    const executions = (body['executions'] ?? []) as readonly { status: string }[];
    if (executions.every(({ status }) => !['queued', 'pending', 'running'].includes(status))) return;
    await wait(500);
  }
}
