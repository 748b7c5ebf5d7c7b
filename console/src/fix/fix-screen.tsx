import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { ForUser } from '../session/for-user';
import { Page } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { MAX_ROWS, readRejected } from './fix-api';
import { FixForm } from './fix-form';
import { useFixText } from './use-fix-text';

/** Corrects rejected rows of an import in the page, and imports only these again. */
export function FixScreen() {
  const t = useFixText();
  const { operation } = useParams({ from: '/transfers/$operation/fix' });
  const { client } = useApi();
  const read = useQuery({
    queryKey: ['rejected', operation],
    queryFn: () => readRejected(client, operation),
    // What is edited must not change below the user.
    staleTime: 'static',
  });
  const back = (
    <Link to="/transfers/$operation" params={{ operation }}>
      {t('fix.back')}
    </Link>
  );
  return (
    <Page title={t('fix.title')} about={back}>
      <Loaded of={read}>
        {(rejected) =>
          rejected.workbook.rows.length > MAX_ROWS ? (
            <Empty title={t('fix.too_many', { count: MAX_ROWS })}>{t('fix.too_many_about')}</Empty>
          ) : (
            <ForUser>{(user) => <FixForm rejected={rejected} user={user} />}</ForUser>
          )
        }
      </Loaded>
    </Page>
  );
}
