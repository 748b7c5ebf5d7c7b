import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import { defineRoute, type Route } from './route';

const MAX_LENGTH = 1_000;

/** Returns the frame of a reference, such as the token of a link; undefined if there is none. */
export type FindReference = (kind: string, value: string) => Promise<string | undefined>;

/**
 * The gateway calls this for public requests, whose reference does not contain the frame, if there are several cells.
 * Clients are not routed here.
 */
export function referenceRoute(find: FindReference): Route {
  return defineRoute({
    method: 'post',
    path: '/internal/references',
    operationId: 'findReference',
    summary: 'Find the frame of a reference',
    tag: 'Gateway',
    scope: 'authenticated',
    isInternal: true,
    body: z.strictObject({ kind: z.string().max(MAX_LENGTH), value: z.string().max(MAX_LENGTH) }),
    response: { frame_id: z.uuid().nullable() },
    handle: async ({ caller, body: { kind, value } }) => {
      assertGateway(caller);
      return { frame_id: (await find(kind, value)) ?? null };
    },
  });
}

/** @throws AppError `forbidden` for callers other than the gateway itself. */
export function assertGateway({ kind, service }: Caller): void {
  if (kind === 'system' && service === 'gateway') return;
  throw new AppError('forbidden', 'forbidden', 'Only the gateway can call this.');
}
