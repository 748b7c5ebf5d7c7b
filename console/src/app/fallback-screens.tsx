import { Link } from '@tanstack/react-router';
import { useText } from '../text/text-context';
import { buttonClass } from '../ui/button';
import { Page } from '../ui/layout';
import { Empty, ErrorNotice } from '../ui/notice';

export function MissingScreen() {
  const t = useText();
  return (
    <Page title={t('missing.title')}>
      <Empty
        title={t('missing.text')}
        action={
          <Link to="/projects" className={buttonClass('primary')}>
            {t('nav.projects')}
          </Link>
        }
      />
    </Page>
  );
}

export function FailedScreen({ error }: { error: unknown }) {
  const t = useText();
  return (
    <Page title={t('error.title')}>
      <ErrorNotice error={error} onRetry={() => location.reload()} />
    </Page>
  );
}
