import { signIn } from '../text/en/sign-in';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'sign-in',
  english: signIn,
  portuguese: async () => (await import('../text/pt/sign-in')).signIn,
};

/** Texts of identity providers and roles, which are not part of the first load. */
export function useSignInText() {
  return useTextOf(CATALOGUE);
}
