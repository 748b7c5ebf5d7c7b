import type { ChatMessage, ModelProvider } from './model-provider';

/** Repeats the last user message, for tests without a model. Free of charge. Each word counts as a token. */
export const echoProvider: ModelProvider = {
  complete: async ({ messages }) => {
    const last = messages.findLast(({ role }) => role === 'user');
    const content = last?.content ?? '';
    return { content, toolCalls: [], inputTokens: wordsOf(messages), outputTokens: content.split(/\s+/).length };
  },
  priceOf: () => ({ input: 0, output: 0, currency: 'USD' }),
};

function wordsOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + (content ?? '').split(/\s+/).length, 0);
}
