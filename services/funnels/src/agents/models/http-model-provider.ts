import { AppError } from '@trackway/errors';
import { type GuardedHttp, OutboundError } from '@trackway/outbound';
import { toUnicode } from '@trackway/runtime';
import { z } from 'zod';
import type { ChatMessage, ModelPrice, ModelProvider, ModelRequest } from './model-provider';

/** Far more than any valid response. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** The largest number of tokens that the ledger of calls can store. */
const MAX_TOKENS = 2_147_483_647;

/** Models can produce text that PostgreSQL cannot store. */
const modelText = z.string().transform(toUnicode);

const tokens = z.int().min(0).max(MAX_TOKENS);

/** The members of a chat completion that are used. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: modelText.nullish(),
          tool_calls: z
            .array(z.object({ id: modelText, function: z.object({ name: modelText, arguments: modelText }) }))
            .nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }),
});

/** An OpenAI-compatible endpoint. Its address is subject to the outbound policy. The key is in no prompt and no log. */
export function httpModelProvider(options: {
  http: Pick<GuardedHttp, 'send'>;
  baseUrl: string;
  apiKey: string;
  prices: Readonly<Record<string, ModelPrice>>;
}): ModelProvider {
  return {
    // Users choose the name of a model, so it may be that of an inherited member.
    priceOf: (model) => (Object.hasOwn(options.prices, model) ? options.prices[model] : undefined),
    complete: async (request) => {
      const body = await post(options, request);
      const parsed = completion.safeParse(body);
      const [choice] = parsed.data?.choices ?? [];
      if (!parsed.success || !choice) throw invalidResponse(parsed.error);
      const { message } = choice;
      return {
        content: message.content ?? null,
        toolCalls: (message.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
          id,
          name,
          arguments: text,
        })),
        inputTokens: parsed.data.usage.prompt_tokens,
        outputTokens: parsed.data.usage.completion_tokens,
      };
    },
  };
}

async function post(
  { http, baseUrl, apiKey }: { http: Pick<GuardedHttp, 'send'>; baseUrl: string; apiKey: string },
  { model, messages, tools, maxOutputTokens, key, timeoutMs }: ModelRequest,
): Promise<unknown> {
  const offered = tools.map((tool) => ({ type: 'function', function: tool }));
  const body = {
    model,
    messages: messages.map(toWire),
    max_completion_tokens: maxOutputTokens,
    ...(offered.length > 0 ? { tools: offered } : {}),
  };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, 'idempotency-key': key };
  try {
    const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
    const request = { method: 'POST', headers, body: Buffer.from(JSON.stringify(body)) } as const;
    const reply = await http.send(url, { ...request, timeoutMs, maxBytes: MAX_RESPONSE_BYTES });
    if (reply.status < 200 || reply.status >= 300) throw providerRejected(reply.status);
    return parseJson(reply.body);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const kind = error.isTemporary ? 'unavailable' : 'invalid';
    throw new AppError(kind, 'provider_not_reached', `The provider: ${error.message}`, {}, { cause: error });
  }
}

function toWire(message: ChatMessage): Record<string, unknown> {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  }
  if (message.role !== 'assistant') return { ...message };
  const calls = message.toolCalls.map(({ id, name, arguments: text }) => ({
    id,
    type: 'function',
    function: { name, arguments: text },
  }));
  return { role: 'assistant', content: message.content, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

/** The provider's error text is not forwarded, because it may contain anything. */
function providerRejected(status: number): AppError {
  const kind = status === 408 || status === 429 || status >= 500 ? 'unavailable' : 'invalid';
  return new AppError(kind, 'provider_refused', `The provider responded with ${status}.`);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw invalidResponse(cause);
  }
}

function invalidResponse(cause: unknown): AppError {
  const message = 'The response of the provider is not a chat completion.';
  return new AppError('invalid', 'provider_nonsense', message, {}, { cause });
}
