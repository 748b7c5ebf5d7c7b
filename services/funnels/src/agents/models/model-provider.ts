/** A call of a tool that a model asks for. */
export interface ToolCall {
  /** The model's own name for the call. */
  readonly id: string;
  readonly name: string;
  /** As the model wrote it; it may be no JSON at all. */
  readonly arguments: string;
}

/** What is said between us and a model. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

/** A tool as a model is told of it. */
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
  /** The most that the answer may be long. */
  readonly maxOutputTokens: number;
  /** The same for the same call, however often it is sent. */
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

/** Somebody who answers as a model. */
export interface ModelProvider {
  /** @throws AppError: `unavailable` for what may mend itself, `invalid` for an answer that is none or a refusal. */
  complete(request: ModelRequest): Promise<ModelReply>;
  /** Undefined where it is not known. */
  priceOf(model: string): ModelPrice | undefined;
}

/** The providers that are configured, by name; `echo` is always there. */
export type ModelProviders = ReadonlyMap<string, ModelProvider>;
