import { useText } from '../text/text-context';
import { Page } from '../ui/layout';
import { AttentionList } from './attention-list';

/** What needs attention now. */
export function OverviewScreen() {
  const t = useText();
  return (
    <Page title={t('nav.overview')} about={t('overview.about')}>
      <AttentionList />
    </Page>
  );
}
