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
}

const Context = createContext<Api | undefined>(undefined);

export const ApiProvider = Context.Provider;

export function useApi(): Api {
  const api = use(Context);
  if (!api) throw new Error('ApiProvider is missing.');
  return api;
}
