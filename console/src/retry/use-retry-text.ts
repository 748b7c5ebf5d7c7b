import { retry } from '../text/en/retry';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'retry',
  english: retry,
  portuguese: async () => (await import('../text/pt/retry')).retry,
};

export function useRetryText() {
  return useTextOf(CATALOGUE);
}

export type RetryTextKey = keyof typeof retry;
