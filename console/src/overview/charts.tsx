import { MonthChart } from './month-chart';
import styles from './overview.module.css';
import { StatusChart } from './status-chart';
import { StepCharts } from './step-charts';
import { useOverviewText } from './use-overview-text';

/** Projects by status, step and month, each exact over the whole tenant. */
export function Charts() {
  const t = useOverviewText();
  return (
    <section aria-label={t('overview.projects')}>
      <h2 className={styles['title']}>{t('overview.projects')}</h2>
      <div className={styles['charts']}>
        <StatusChart />
        <MonthChart />
        <StepCharts />
      </div>
    </section>
  );
}
