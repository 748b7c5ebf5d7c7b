import { type InnerServiceName, innerServiceNames } from '@trackway/contracts';
import { z } from 'zod';

export const UPSTREAMS = innerServiceNames;

export type Upstream = InnerServiceName;

/**
 * One entry of the routing table. Segments of `path` are literals or `:names`. A final `**` matches the path before
 * it and everything below. If several entries match, literals win over names, segment by segment.
 */
export const routeSchema = z.strictObject({
  path: z
    .string()
    .regex(/^(\/(:?[A-Za-z0-9_.-]+|\*\*(?=$)))+$/, 'must be segments that are literal, :name, or ** at the end'),
  to: z.enum(UPSTREAMS),
  methods: z
    .array(z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']))
    .min(1)
    .optional(),
  public: z.boolean().default(false),
  limitBy: z.string().optional(),
  timeoutMs: z.int().positive().optional(),
  streams: z.boolean().default(false),
  websocket: z.boolean().optional(),
});

export interface Route {
  readonly path: string;
  readonly to: Upstream;
  /** If absent, every method. */
  readonly methods?: readonly string[] | undefined;
  /** The route needs no token, and none is forwarded. */
  readonly public: boolean;
  /** Path parameter with a rate limit of its own, in addition to the limit by client address. Public routes only. */
  readonly limitBy?: string | undefined;
  /** Time until the service must begin its response. If absent, the default of the settings. */
  readonly timeoutMs?: number | undefined;
  /** The response stays open without data for long periods, as server-sent events do. */
  readonly streams: boolean;
  /** Requests for a WebSocket are upgraded. On other routes they are treated as plain requests. */
  readonly websocket?: boolean | undefined;
}

export const routesSchema = z.strictObject({ routes: z.array(routeSchema).min(1) });
