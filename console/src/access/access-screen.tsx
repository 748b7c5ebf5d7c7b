import { useSearch } from '@tanstack/react-router';
import { useText } from '../text/text-context';
import { Page } from '../ui/layout';
import { Tabs } from '../ui/tabs';
import { ACCESS_TABS } from './access-search';
import { AuditTab } from './audit-tab';
import { ProvidersTab } from './providers-tab';
import { RolesTab } from './roles-tab';
import { ServiceAccountsTab } from './service-accounts-tab';
import { TokensTab } from './tokens-tab';
import { UsageTab } from './usage-tab';
import { UsersTab } from './users-tab';

/** Programs and users with access, and who changed what. */
export function AccessScreen() {
  const t = useText();
  const { tab = 'service_accounts' } = useSearch({ from: '/access' });
  return (
    <Page title={t('nav.access')} about={t('access.about')}>
      <Tabs
        label={t('nav.access')}
        current={tab}
        tabs={ACCESS_TABS.map((key) => ({ key, label: t(`access.tab_${key}`) }))}
      />
      {tab === 'service_accounts' ? <ServiceAccountsTab /> : undefined}
      {tab === 'tokens' ? <TokensTab /> : undefined}
      {tab === 'users' ? <UsersTab /> : undefined}
      {tab === 'roles' ? <RolesTab /> : undefined}
      {tab === 'providers' ? <ProvidersTab /> : undefined}
      {tab === 'audit' ? <AuditTab /> : undefined}
      {tab === 'usage' ? <UsageTab /> : undefined}
    </Page>
  );
}
