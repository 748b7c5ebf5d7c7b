import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createClient } from '@trackway/client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiProvider } from '../api/api-context';
import { makeConsoleFetch } from '../api/console-fetch';
import { EntityTags } from '../api/entity-tags';
import { RequestLog } from '../api/request-log';
import type { ConsoleConfig } from '../session/console-config';
import { ExpiredDialog } from '../session/expired-dialog';
import type { Session } from '../session/session';
import { SignInScreen } from '../session/sign-in-screen';
import { TextProvider } from '../text/text-context';
import { ToastProvider } from '../ui/toast';
import { makeRouter } from './router';

const STALE_MS = 5_000;

export function App({ config, session }: { config: ConsoleConfig; session: Session }) {
  return (
    <TextProvider>
      <ToastProvider>
        <SignedIn config={config} session={session} />
      </ToastProvider>
    </TextProvider>
  );
}

function SignedIn({ config, session }: { config: ConsoleConfig; session: Session }) {
  const status = useSyncExternalStore(session.subscribe, session.status);
  if (status === 'signed_out') return <SignInScreen session={session} />;
  return (
    <>
      <Screens config={config} session={session} />
      {status === 'expired' ? <ExpiredDialog session={session} /> : undefined}
    </>
  );
}

function Screens({ config, session }: { config: ConsoleConfig; session: Session }) {
  const [parts] = useState(() => makeParts(config, session));
  useNewUser(session, parts.queries);
  return (
    <ApiProvider value={parts.api}>
      <QueryClientProvider client={parts.queries}>
        <RouterProvider router={parts.router} />
      </QueryClientProvider>
    </ApiProvider>
  );
}

/** After another sign-in, everything is read again: it may be another user, of another tenant. */
function useNewUser(session: Session, queries: QueryClient): void {
  const status = useSyncExternalStore(session.subscribe, session.status);
  const isExpired = useRef(false);
  useEffect(() => {
    if (isExpired.current && status === 'signed_in') void queries.invalidateQueries();
    isExpired.current = status === 'expired';
  }, [status, queries]);
}

function makeParts(config: ConsoleConfig, session: Session) {
  const log = new RequestLog();
  const tags = new EntityTags();
  const fetch = makeConsoleFetch(session, log, tags);
  const client = createClient({ baseUrl: config.apiUrl, token: session.token, fetch });
  // The client repeats requests that failed in passing. Without a connection, a request fails instead of waiting for one.
  const networkMode = 'always';
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: true, networkMode },
      mutations: { networkMode },
    },
  });
  const router = makeRouter({ basePath: config.basePath, onNavigate: () => log.clear() });
  return { api: { client, session, log, tags, apiUrl: config.apiUrl, traceUrl: config.traceUrl }, queries, router };
}
