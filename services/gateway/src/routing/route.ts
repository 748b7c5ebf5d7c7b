import { z } from 'zod';

/** The services behind the gateway. `files` routes and the like name one of them; `self` is the gateway. */
export const UPSTREAMS = ['projects', 'forms', 'funnels', 'spreadsheets', 'channels'] as const;

export type Upstream = (typeof UPSTREAMS)[number];

/**
 * One line of the routing table. Segments of `path` are literals or `:names`; a last segment `**` stands for the path
 * above it and everything below. Where several match, the more literal one wins, segment by segment.
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
  /** Absent: every method. */
  readonly methods?: readonly string[] | undefined;
  /** No token is asked for, and none is passed on. */
  readonly public: boolean;
  /** A public route's path parameter that has a rate limit of its own, beside the client's address. */
  readonly limitBy?: string | undefined;
  /** Time that the service has to begin its answer, where it isn't the usual one. */
  readonly timeoutMs?: number | undefined;
  /** The answer stays open and may be quiet for long, as server-sent events are. */
  readonly streams: boolean;
  /** Whoever asks for a WebSocket here may get one; elsewhere the request is a plain one. */
  readonly websocket?: boolean | undefined;
}

export const routesSchema = z.strictObject({ routes: z.array(routeSchema).min(1) });
