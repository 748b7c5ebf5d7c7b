import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChannelsTab } from '../channels/channels-tab';
import { useChannelsText } from '../text/use-channels-text';
import { Page } from '../ui/layout';
import { Tabs } from '../ui/tabs';
import { WebhooksTab } from './webhooks-tab';

/** What goes out through webhooks, and what comes in and goes out through channels. */
export function DeliveriesScreen() {
  const t = useChannelsText();
  const { tab, page = 1 } = useSearch({ from: '/deliveries' });
  const navigate = useNavigate({ from: '/deliveries' });
  const paging = { page, onPage: (to: number) => void navigate({ search: (before) => ({ ...before, page: to }) }) };
  return (
    <Page title={t('nav.deliveries')}>
      <Tabs
        label={t('nav.deliveries')}
        current={tab ?? 'webhooks'}
        tabs={[
          { key: 'webhooks', label: t('deliveries.webhooks') },
          { key: 'channels', label: t('deliveries.channels') },
        ]}
      />
      {tab === 'channels' ? <ChannelsTab {...paging} /> : <WebhooksTab {...paging} />}
    </Page>
  );
}
