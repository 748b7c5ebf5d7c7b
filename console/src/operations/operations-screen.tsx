import { Page } from '../ui/layout';
import { ActivityCards } from './activity-cards';
import { BackgroundCard } from './background-card';
import { DeadLettersCard } from './dead-letters-card';
import { HealthCard } from './health-card';
import { QuarantineCard } from './quarantine-card';
import { QueuesCard } from './queues-card';
import { TraceCard } from './trace-card';
import { useActivityText } from './use-activity-text';

/** Whether the services respond, what they work on, and what could not be processed. */
export function OperationsScreen() {
  const t = useActivityText();
  return (
    <Page title={t('nav.operations')} about={t('operations.about')}>
      <HealthCard />
      <DeadLettersCard />
      <QuarantineCard />
      <BackgroundCard />
      <QueuesCard />
      <ActivityCards />
      <TraceCard />
    </Page>
  );
}
