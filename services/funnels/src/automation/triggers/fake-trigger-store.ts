import { FakeTable } from '@trackway/simulation';
import type { Period } from '../../shared/listing/period';
import type { FakeRuleStore } from '../rules/fake-rule-store';
import type { Rule } from '../rules/rule';
import type { Readings } from './readings';
import { partitionOf, type TriggerEvent } from './trigger-event';
import { MAX_PENDING, type TriggerStore } from './trigger-store';

interface Row {
  readonly event: TriggerEvent;
  readonly isMatched: boolean;
  readonly readings: Readings | undefined;
}

/** Runs are in a folder that imports this one. */
type StoredRuns = Pick<FakeTable<{ readonly partitionId: string; readonly waiting: object | null }>, 'of'>;

/** Knows no former steps of projects: past triggers have no placements. */
export class FakeTriggerStore implements TriggerStore {
  readonly rows = new FakeTable<Row>(({ event }) => event.id);
  /** Partitions that were added to the queue. */
  readonly queue = new FakeTable<string>((partitionId) => partitionId);

  constructor(
    private readonly rules: FakeRuleStore,
    private readonly runs: StoredRuns,
  ) {}

  async add(frameId: string, events: readonly TriggerEvent[]): Promise<void> {
    const rules = this.rules.rows.of(frameId);
    if (rules.length === 0) return;
    for (const event of events) {
      if (this.rows.find(frameId, event.id)) continue;
      const isSubscribed = rules.some((rule) => rule.active && !rule.deletedAt && rule.trigger.type === event.type);
      const partitionId = partitionOf(event);
      const isAwaited = this.runs.of(frameId).some((run) => run.partitionId === partitionId && run.waiting !== null);
      const isMatched = !isSubscribed && !isAwaited;
      this.rows.put(frameId, { event, isMatched, readings: undefined });
      if (!isMatched) this.queue.put(frameId, partitionId);
    }
  }

  async requeue(frameId: string, partitionId: string): Promise<void> {
    this.queue.put(frameId, partitionId);
  }

  async findPending(frameId: string, partitionId: string): Promise<readonly TriggerEvent[]> {
    return this.rows
      .of(frameId)
      .filter(({ event, isMatched }) => !isMatched && partitionOf(event) === partitionId)
      .slice(0, MAX_PENDING)
      .map(({ event }) => event);
  }

  async markMatched(frameId: string, events: Parameters<TriggerStore['markMatched']>[1]): Promise<void> {
    for (const { id, readings } of events) {
      this.rows.change(frameId, id, { isMatched: true, ...(readings ? { readings } : {}) });
    }
  }

  async addReadings(frameId: string, id: string, readings: Readings): Promise<void> {
    this.rows.change(frameId, id, { readings: { ...readings, ...this.rows.find(frameId, id)?.readings } });
  }

  async find(frameId: string, id: string): Promise<TriggerEvent | undefined> {
    return this.rows.find(frameId, id)?.event;
  }

  async ofProject(frameId: string, projectId: string, { from, to }: Period): Promise<readonly TriggerEvent[]> {
    const events = this.rows.of(frameId).map(({ event }) => event);
    return events.filter(
      (event) => event.projectId === projectId && event.occurredAt >= from && event.occurredAt <= to,
    );
  }

  async past(
    frameId: string,
    rule: Pick<Rule, 'id' | 'trigger'>,
    { from, to }: Period,
    { after, limit }: { readonly after: number; readonly limit: number },
  ) {
    const found = this.rows
      .of(frameId)
      .map((row, index) => ({ ...row, position: index + 1 }))
      .filter(({ position, event }) => position > after && event.type === rule.trigger.type)
      .filter(({ event }) => event.occurredAt >= from && event.occurredAt <= to)
      .filter(({ event }) => event.ruleId === undefined || event.ruleId === rule.id)
      .slice(0, limit);
    const triggers = found.map(({ event, readings }) => ({ trigger: event, placements: [], readings }));
    return { triggers, next: found.at(-1)?.position ?? after };
  }
}
