import { OutboundError } from './outbound-error';
import type { OutboundPolicy } from './outbound-policy';

/**
 * Returns why a URL must not be called, or undefined. Does not resolve the host name, so a call may still be refused.
 */
export type CheckUrl = (url: string) => string | undefined;

export function makeCheckUrl(policy: OutboundPolicy): CheckUrl {
  return (url) => {
    try {
      policy.readUrl(url);
      return undefined;
    } catch (error) {
      if (error instanceof OutboundError) return error.message;
      throw error;
    }
  };
}
