import { useRead } from '../api/use-read';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { EventsCard } from './events-card';
import { MemoryCard } from './memory-card';
import { RequestsCards } from './requests-cards';
import { useActivityText } from './use-activity-text';

const LIVE_MS = 10_000;
const PATH = '/api/management/system/activity';

/** Events that wait, requests of the last hours and the memory of searches, from one request. */
export function ActivityCards() {
  const t = useActivityText();
  const read = useRead(PATH, {}, { refetchMs: LIVE_MS });
  if (!read.data) {
    return (
      <Card title={t('activity.events')}>
        <Loaded of={read} lines={6}>
          {() => undefined}
        </Loaded>
      </Card>
    );
  }
  const { services, requests, search_memory: memory } = read.data.activity;
  return (
    <>
      <EventsCard services={services} />
      <RequestsCards hours={requests} />
      <MemoryCard memory={memory} />
    </>
  );
}
