import type { TrackwayClient } from '@trackway/client';
import { createContext, use } from 'react';
import type { Session } from '../session/session';
import type { EntityTags } from './entity-tags';
import type { RequestLog } from './request-log';

interface Api {
  readonly client: TrackwayClient;
  readonly session: Session;
  readonly log: RequestLog;
  readonly tags: EntityTags;
  readonly apiUrl: string;
  /** Address of the traces of a request, with `{request_id}`. */
  readonly traceUrl: string | undefined;
}

const Context = createContext<Api | undefined>(undefined);

export const ApiProvider = Context.Provider;

export function useApi(): Api {
  const api = use(Context);
  if (!api) throw new Error('ApiProvider is missing.');
  return api;
}

/** Undefined if no address of traces is configured. Errors are also shown before the user has signed in. */
export function useTraceUrl(): string | undefined {
  return use(Context)?.traceUrl;
}
