import { channels } from './en/channels';
import { useTextOf } from './use-text-of';

const CATALOGUE = {
  name: 'channels',
  english: channels,
  portuguese: async () => (await import('./pt/channels')).channels,
};

/** Texts of channels and conversations, which are not part of the first load. */
export function useChannelsText() {
  return useTextOf(CATALOGUE);
}

export type ChannelsTextKey = keyof typeof channels;
