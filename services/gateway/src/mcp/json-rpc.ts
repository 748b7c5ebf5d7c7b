import { z } from 'zod';

/** A request has an id and gets a response. A notification has no id and gets none. */
export const rpcMessage = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

export type RpcMessage = z.infer<typeof rpcMessage>;

/** Error codes of JSON-RPC 2.0 that this server uses. */
export const rpcCodes = { parse: -32_700, invalid: -32_600, methodNotFound: -32_601, invalidParams: -32_602 } as const;

export function rpcResult(id: RpcMessage['id'], result: unknown) {
  return { jsonrpc: '2.0', id, result };
}

export function rpcError(id: RpcMessage['id'] | null, code: number, message: string) {
  return { jsonrpc: '2.0', id: id ?? null, error: { code, message } };
}
