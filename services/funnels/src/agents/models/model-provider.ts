/** A tool call that a model requests. */
export interface ToolCall {
  /** The model's id of the call. */
  readonly id: string;
  readonly name: string;
  /** As the model wrote it. May be invalid JSON. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

/** A tool in the format for a model. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly OfferedTool[];
  /** Limit of the reply. */
  readonly maxOutputTokens: number;
  /** Idempotency key. */
  readonly key: string;
  readonly timeoutMs: number;
}

export interface ModelReply {
  readonly content: string | null;
  readonly toolCalls: readonly ToolCall[];
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly currency: string;
}

export interface ModelProvider {
  /** @throws AppError `unavailable` for errors that can be retried, `invalid` for invalid or rejected requests. */
  complete(request: ModelRequest): Promise<ModelReply>;
  /** Undefined if the price is unknown. */
  priceOf(model: string): ModelPrice | undefined;
}

/** Configured providers by name, including `echo`. */
export type ModelProviders = ReadonlyMap<string, ModelProvider>;
