import type { TextKey } from '../text/text-context';
import type { IconName } from '../ui/icon';

export interface Destination {
  readonly to:
    | '/overview'
    | '/projects'
    | '/customers'
    | '/groups'
    | '/boards'
    | '/funnels'
    | '/forms'
    | '/transfers'
    | '/rules'
    | '/intake'
    | '/agents'
    | '/conversations'
    | '/deliveries'
    | '/access'
    | '/operations'
    | '/deleted';
  readonly text: TextKey;
  readonly icon: IconName;
  /** Key that follows `g`. */
  readonly key: string;
}

/** Screens in the order of the navigation. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/overview', text: 'nav.overview', icon: 'overview', key: 'o' },
  { to: '/projects', text: 'nav.projects', icon: 'projects', key: 'p' },
  { to: '/customers', text: 'nav.customers', icon: 'user', key: 'u' },
  { to: '/groups', text: 'nav.groups', icon: 'tag', key: 't' },
  { to: '/boards', text: 'nav.boards', icon: 'board', key: 'b' },
  { to: '/funnels', text: 'nav.funnels', icon: 'funnel', key: 'f' },
  { to: '/forms', text: 'nav.forms', icon: 'form', key: 'q' },
  { to: '/transfers', text: 'nav.transfers', icon: 'transfer', key: 'i' },
  { to: '/rules', text: 'nav.rules', icon: 'rules', key: 'r' },
  { to: '/intake', text: 'nav.intake', icon: 'link', key: 'l' },
  { to: '/agents', text: 'nav.agents', icon: 'agents', key: 'a' },
  { to: '/conversations', text: 'nav.conversations', icon: 'conversations', key: 'c' },
  { to: '/deliveries', text: 'nav.deliveries', icon: 'deliveries', key: 'd' },
  { to: '/access', text: 'nav.access', icon: 'access', key: 's' },
  { to: '/operations', text: 'nav.operations', icon: 'operations', key: 'm' },
  { to: '/deleted', text: 'nav.deleted', icon: 'trash', key: 'x' },
];
