import { AWAITING_REPLY, overdueFilter } from './attention';
import { DeliveriesAttention } from './deliveries-attention';
import styles from './overview.module.css';
import { ProjectsAttention } from './projects-attention';
import { useOverviewText } from './use-overview-text';
import { ApprovalsAttention, ImportsAttention, RunsAttention } from './work-attention';

/** What a user should look at first. Each entry leads to the screen on which it is solved. */
export function AttentionList() {
  const t = useOverviewText();
  return (
    <section aria-label={t('overview.attention')}>
      <h2 className={styles['title']}>{t('overview.attention')}</h2>
      <div className={styles['grid']}>
        <ProjectsAttention title={t('overview.overdue')} filter={overdueFilter(new Date())} />
        <ApprovalsAttention />
        <RunsAttention />
        <DeliveriesAttention />
        <ImportsAttention />
        <ProjectsAttention title={t('overview.awaiting')} filter={AWAITING_REPLY} />
      </div>
    </section>
  );
}
