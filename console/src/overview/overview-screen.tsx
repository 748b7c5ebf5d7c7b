import { useText } from '../text/text-context';
import { Page } from '../ui/layout';
import { AttentionList } from './attention-list';
import { Charts } from './charts';

/** What needs attention now, and where the projects are. */
export function OverviewScreen() {
  const t = useText();
  return (
    <Page title={t('nav.overview')} about={t('overview.about')}>
      <AttentionList />
      <Charts />
    </Page>
  );
}
