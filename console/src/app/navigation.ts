import type { TextKey } from '../text/text-context';
import type { IconName } from '../ui/icon';

export interface Destination {
  readonly to: string;
  readonly text: TextKey;
  readonly icon: IconName;
  /** Key that follows `g`. */
  readonly key: string;
}

/** Screens in the order of the navigation. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/projects', text: 'nav.projects', icon: 'projects', key: 'p' },
];
