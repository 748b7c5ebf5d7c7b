import { OutboundError, type OutboundPolicy } from '@trackway/outbound';
import type { FaultOfUrl } from './check-rule';

/** What can be told of an address without asking anybody; where its name leads is checked when it is called. */
export function faultOfUrl(policy: OutboundPolicy): FaultOfUrl {
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
