import { setTimeout as wait } from 'node:timers/promises';
import type { Cause } from '../cause';
import type { Behaviour } from '../model';
import type { Scene } from '../scene';

const LIMITS = { max_steps: 5, max_tokens: 100_000, max_seconds: 120 };

export const dearModel: Cause = {
  what: 'an agent asks a model at a hundred euros a call',
  cure: 'model_calls names the agent; its owner sets a budget, and it is not started again',
  alerts: ['ModelsCostMuch'],
  begin: async (scene) => {
    const { agent, stop } = await anAgent(scene, 'answers', 2_000);
    return async () => {
      await scene.sql('funnels', `SELECT 1 / count(*) FROM model_calls WHERE agent_id = '${agent}' AND cost > 0`);
      const { status } = await scene.ask('PATCH', `/ai/agents/${agent}`, { limits: { ...LIMITS, daily_cost: 1 } });
      if (status !== 200) throw new Error(`The agent's budget was answered with ${status}.`);
      await stop();
    };
  },
};

export const refusingModel: Cause = {
  what: 'the provider of models refuses the key of every call',
  cure: 'the log of funnels has its answer; the key is taken again',
  alerts: ['ModelsFail'],
  begin: async (scene) => (await anAgent(scene, 'refuses', 1_000)).stop,
};

export const slowModel: Cause = {
  what: 'the model takes a minute for its answer, while executions of an agent wait for it',
  cure: 'the model answers at once, and executions are done in their order',
  alerts: ['LanesWait'],
  begin: async (scene) => (await anAgent(scene, 'hangs', 1_000)).stop,
};

/** An agent that is started again and again, and how the model behaves meanwhile. Once stopped, all its executions have ended. */
async function anAgent(
  scene: Scene,
  behaviour: Behaviour,
  everyMs: number,
): Promise<{ agent: string; stop: () => Promise<void> }> {
  scene.model.behave(behaviour);
  const body = { name: behaviour, provider: 'dear', model: 'model-1', instructions: 'Help.', limits: LIMITS };
  const agent = await scene.make('/ai/agents', 'ai_agent', body);
  const stopStarting = scene.meanwhile(everyMs, () =>
    scene.ask('POST', `/ai/agents/${agent}/executions`, { input: 'Say this' }),
  );
  const stop = async () => {
    await stopStarting();
    scene.model.behave('answers');
    await untilDone(scene, agent);
  };
  return { agent, stop };
}

async function untilDone(scene: Scene, agent: string): Promise<void> {
  for (;;) {
    const { body } = await scene.ask('GET', `/ai/agents/executions?filter[agent_id]=${agent}&perPage=100`);
    const executions = (body['executions'] ?? []) as readonly { status: string }[];
    if (executions.every(({ status }) => !['queued', 'pending', 'running'].includes(status))) return;
    await wait(500);
  }
}
