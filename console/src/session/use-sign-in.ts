import { useState } from 'react';
import type { Session } from './session';

/** Starts a sign-in. The error is that of the last attempt, or why the user must sign in. */
export function useSignIn(session: Session, start: () => Promise<void>) {
  const [error, setError] = useState<unknown>(session.error);
  const signIn = () => {
    setError(undefined);
    start().catch(setError);
  };
  return { error, signIn };
}
