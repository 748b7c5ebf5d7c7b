import type { Event } from '@trackway/contracts';
import { claimEvents, type Database, type Transaction } from '@trackway/postgres';
import { KeyedBatcher } from '@trackway/runtime';
import { newest } from './newest';
import { pgAnswers } from './pg-answers';
import { pgAssignments } from './pg-assignments';
import { pgConversations } from './pg-conversations';
import { pgEdges, pgForms } from './pg-forms';
import { pgFunnels } from './pg-funnels';
import { KnownRecords } from './pg-known-records';
import type { PgReadModelPart } from './pg-read-model-part';
import type { ReadModel, RebuildResult } from './read-model';
import type { PartName, PartStates, States } from './states';

/** The name of the read model in the inbox. */
export const READ_MODEL_CONSUMER = 'read_model';
/** Batches of events that one transaction stores. */
const MAX_BATCHES = 12;

/** An event with the states that it contains. */
interface StatedEvent {
  readonly event: Event<unknown>;
  readonly states: () => States;
}

interface Batch {
  readonly frameId: string;
  readonly statedEvents: readonly StatedEvent[];
}

const parts: { readonly [Part in PartName]: PgReadModelPart<PartStates[Part]> } = {
  funnels: pgFunnels,
  assignments: pgAssignments,
  forms: pgForms,
  edges: pgEdges,
  answers: pgAnswers,
  conversations: pgConversations,
};

const names = Object.keys(parts) as PartName[];

export class PgReadModel implements ReadModel {
  private readonly batcher: KeyedBatcher<Batch, void>;

  constructor(private readonly database: Database) {
    this.batcher = new KeyedBatcher((_kind, batches) => this.storeBatches(batches), {
      maxItems: MAX_BATCHES,
      collectFirst: true,
    });
  }

  /**
   * Batches of several partitions arrive concurrently, and those of one frame would wait for each other. Event types
   * are stored separately, because replicas that update different columns of the same projects could deadlock.
   */
  async store<Data>(frameId: string, events: readonly Event<Data>[], toStates: (data: Data) => States): Promise<void> {
    for (const [type, ofType] of Map.groupBy(events, (event) => event.type)) {
      const statedEvents = ofType.map((event) => ({ event, states: () => toStates(event.data) }));
      await this.batcher.add(`${frameId} ${type}`, { frameId, statedEvents });
    }
  }

  /** Stores batches of one frame. */
  private async storeBatches(batches: readonly Batch[]): Promise<undefined[]> {
    const [first] = batches;
    const statedEvents = batches.flatMap((batch) => batch.statedEvents);
    if (first) await this.storeEvents(first.frameId, statedEvents);
    return batches.map(() => undefined);
  }

  private storeEvents(frameId: string, statedEvents: readonly StatedEvent[]): Promise<void> {
    const byEvent = new Map(statedEvents.map(({ event, states }) => [event, states]));
    return this.database.inFrame(frameId, async (transaction) => {
      const fresh = await claimEvents(transaction, READ_MODEL_CONSUMER, [...byEvent.keys()]);
      const states = fresh.flatMap((event) => byEvent.get(event)?.() ?? []);
      for (const part of names) await storePart(part, transaction, frameId, states);
    });
  }

  storeStates(frameId: string, states: States): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      for (const part of names) await storePart(part, transaction, frameId, [states]);
    });
  }

  /**
   * Records that existed before the stream started and are missing in it are removed. Records with an older version
   * than the known one are replaced, as after the restore of a backup of the source service. Concurrent changes stay.
   */
  rebuildPart<Part extends PartName>(
    part: Part,
    frameId: string,
    batches: AsyncIterable<readonly PartStates[Part][]>,
  ): Promise<RebuildResult> {
    const { table, store, remove, repair }: PgReadModelPart<PartStates[Part]> = parts[part];
    const inFrame = <T>(work: (transaction: Transaction) => Promise<T>) => this.database.inFrame(frameId, work);
    // The transaction of the list is open as long as the stream. Each batch has its own transaction.
    return inFrame(async (listing) => {
      const known = await KnownRecords.list(listing, table, frameId);
      let kept = 0;
      for await (const batch of batches) {
        const states = newest(batch);
        const newer = await known.removeListed(states);
        await inFrame(async (transaction) => {
          await remove(transaction, frameId, newer);
          await store(transaction, frameId, states);
        });
        kept += states.length;
      }
      let removed = 0;
      for await (const unlisted of known.rest()) {
        removed += await inFrame((transaction) => remove(transaction, frameId, unlisted));
      }
      await inFrame((transaction) => repair(transaction, frameId));
      return { kept, removed };
    });
  }
}

async function storePart<Part extends PartName>(
  part: Part,
  transaction: Transaction,
  frameId: string,
  toStates: readonly States[],
): Promise<void> {
  const states = toStates.flatMap((one): readonly PartStates[Part][] => one[part] ?? []);
  if (states.length > 0) await parts[part].store(transaction, frameId, newest(states));
}
