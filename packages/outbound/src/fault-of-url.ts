import { OutboundError } from './outbound-error';
import type { OutboundPolicy } from './outbound-policy';

/** Says why a URL must not be called, as far as that is known before its name is resolved; undefined if it may be called. */
export function faultOfUrl(policy: OutboundPolicy): (url: string) => string | undefined {
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
