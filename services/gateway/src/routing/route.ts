import { type InnerServiceName, innerServiceNames } from '@trackway/contracts';
import { z } from 'zod';

export const UPSTREAMS = innerServiceNames;

export type Upstream = InnerServiceName;

/** How a public route contains its tenant, if there are several cells. */
export const REFERENCES = [
  'share',
  'form_link',
  'intake_link',
  'intake_submission',
  'channel',
  'file_link',
  'client_credentials',
  'token',
] as const;

export type ReferenceKind = (typeof REFERENCES)[number];

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
  reference: z.enum(REFERENCES).optional(),
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
  /**
   * Public routes only: the first parameter of the path, or the body, refers to a tenant, so that the entry of several
   * cells finds its cell.
   */
  readonly reference?: ReferenceKind | undefined;
}

export const routesSchema = z.strictObject({ routes: z.array(routeSchema).min(1) });
