import { Page } from '../ui/layout';
import { AttentionList } from './attention-list';
import { Charts } from './charts';
import { useOverviewText } from './use-overview-text';

/** What needs attention now, and where the projects are. */
export function OverviewScreen() {
  const t = useOverviewText();
  return (
    <Page title={t('nav.overview')} about={t('overview.about')}>
      <AttentionList />
      <Charts />
    </Page>
  );
}
