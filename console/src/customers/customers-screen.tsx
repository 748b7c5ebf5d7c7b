import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Button } from '../ui/button';
import { Page, Row, Stack } from '../ui/layout';
import { SearchText } from '../ui/search-text';
import { Tabs } from '../ui/tabs';
import { CreateContactDialog } from './contact-dialogs';
import { ContactsTab } from './contacts-tab';
import { CreateCustomerDialog } from './customer-dialogs';
import { CUSTOMERS_TABS } from './customers-search';
import { CustomersTab } from './customers-tab';
import { useCustomersText } from './use-customers-text';

/** Customers and their contact persons. */
export function CustomersScreen() {
  const t = useCustomersText();
  const { tab = 'customers', q = '' } = useSearch({ from: '/customers' });
  const navigate = useNavigate({ from: '/customers' });
  const [isCreating, setCreating] = useState(false);
  const onText = useCallback(
    (text: string) => void navigate({ search: ({ tab: shown }) => ({ ...(shown ? { tab: shown } : {}), q: text }) }),
    [navigate],
  );
  const onPage = (page: number) => void navigate({ search: (before) => ({ ...before, page }) });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t(tab === 'customers' ? 'customers.create' : 'customers.create_contact')}
    </Button>
  );
  const close = () => setCreating(false);
  return (
    <Page title={t('nav.customers')} about={t('customers.about')} actions={create}>
      <Tabs
        label={t('nav.customers')}
        current={tab}
        tabs={CUSTOMERS_TABS.map((key) => ({ key, label: t(`customers.tab_${key}`) }))}
      />
      <Row>
        <SearchText label={t('customers.search')} text={q} onText={onText} />
      </Row>
      <Stack>
        {tab === 'customers' ? (
          <CustomersTab create={create} onPage={onPage} />
        ) : (
          <ContactsTab create={create} onPage={onPage} />
        )}
      </Stack>
      {isCreating && tab === 'customers' ? <CreateCustomerDialog onClose={close} /> : undefined}
      {isCreating && tab === 'contacts' ? <CreateContactDialog onClose={close} /> : undefined}
    </Page>
  );
}
