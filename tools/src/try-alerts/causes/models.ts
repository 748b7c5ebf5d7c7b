import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cause } from '../cause';
import type { Scene } from '../scene';

const LIMITS = { max_steps: 5, max_tokens: 100_000, max_seconds: 120 };
const HANGS_MS = 60_000;

type Behaviour = 'answers' | 'refuses' | 'hangs';

/** What AI_PROVIDERS must name for these causes: a provider whose prices nobody would pay. */
export function dearProvider(port: number): object {
  const prices = { 'model-1': { input: 1_000_000, output: 1_000_000, currency: 'EUR' } };
  return { name: 'dear', base_url: `http://127.0.0.1:${port}/v1`, api_key: 'for-trials', prices };
}

export const dearModel: Cause = {
  what: 'an agent asks a model at a hundred euros a call',
  cure: 'model_calls names the agent; its owner gives it a budget, and nobody starts it any more',
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

/** An agent that is started again and again, and the model that it asks. Once stopped, the model answers as it should for a while. */
async function anAgent(
  scene: Scene,
  behaviour: Behaviour,
  everyMs: number,
): Promise<{ agent: string; stop: () => Promise<void> }> {
  const model = await startModel(scene.modelPort, behaviour);
  const body = { name: behaviour, provider: 'dear', model: 'model-1', instructions: 'Help.', limits: LIMITS };
  const agent = await scene.make('/ai/agents', 'ai_agent', body);
  const stopStarting = scene.meanwhile(everyMs, () =>
    scene.ask('POST', `/ai/agents/${agent}/executions`, { input: 'Say this' }),
  );
  const stop = async () => {
    await stopStarting();
    model.behave('answers');
    await untilDone(scene, agent);
    await model.stop();
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

async function startModel(port: number, first: Behaviour) {
  let behaviour = first;
  const server: Server = createServer((request, response) => {
    const answer = async () => {
      const until = Date.now() + HANGS_MS;
      while (behaviour === 'hangs' && Date.now() < until) await wait(100);
      if (behaviour === 'refuses') return void response.writeHead(401).end('{"error":"The key is not known."}');
      const said = { choices: [{ message: { role: 'assistant', content: 'Done.' } }] };
      const usage = { prompt_tokens: 100, completion_tokens: 10 };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...said, usage }));
    };
    request.resume().on('end', () => void answer());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
