import type { Event } from '@trackway/contracts';
import { claimEvents, type Database, type Transaction } from '@trackway/postgres';
import { KeyedBatcher } from '@trackway/runtime';
import { newest } from './newest';
import { pgAnswers } from './pg-answers';
import { pgAssignments } from './pg-assignments';
import { pgConversations } from './pg-conversations';
import { pgEdges, pgForms } from './pg-forms';
import { pgFunnels } from './pg-funnels';
import { KnownBefore } from './pg-known-before';
import type { PgPart } from './pg-part';
import type { ReadModel, Renewed } from './read-model';
import type { PartName, PartStates, States } from './states';

const CONSUMER = 'read_model';
/** Batches of events that are kept by one transaction. */
const MOST_TOGETHER = 12;

/** An event, and what it tells of. */
interface Telling {
  readonly event: Event<unknown>;
  readonly states: () => States;
}

interface Batch {
  readonly frameId: string;
  readonly tellings: readonly Telling[];
}

const parts: { readonly [Part in PartName]: PgPart<PartStates[Part]> } = {
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
    this.batcher = new KeyedBatcher((_kind, batches) => this.keepBatches(batches), {
      maxItems: MOST_TOGETHER,
      collectFirst: true,
    });
  }

  /**
   * Batches of several partitions come at the same time, and of one frame they would wait for each other. Each kind of event is kept for
   * itself, or two replicas that count different things of the same projects could wait for each other in a circle.
   */
  async keep<Data>(frameId: string, events: readonly Event<Data>[], told: (data: Data) => States): Promise<void> {
    for (const [type, ofType] of Map.groupBy(events, (event) => event.type)) {
      const tellings = ofType.map((event) => ({ event, states: () => told(event.data) }));
      await this.batcher.add(`${frameId} ${type}`, { frameId, tellings });
    }
  }

  /** Batches of one frame. */
  private async keepBatches(batches: readonly Batch[]): Promise<undefined[]> {
    const [first] = batches;
    const tellings = batches.flatMap((batch) => batch.tellings);
    if (first) await this.keepAll(first.frameId, tellings);
    return batches.map(() => undefined);
  }

  private keepAll(frameId: string, tellings: readonly Telling[]): Promise<void> {
    const byEvent = new Map(tellings.map(({ event, states }) => [event, states]));
    return this.database.inFrame(frameId, async (transaction) => {
      const fresh = await claimEvents(transaction, CONSUMER, [...byEvent.keys()]);
      const states = fresh.flatMap((event) => byEvent.get(event)?.() ?? []);
      for (const part of names) await keepPart(part, transaction, frameId, states);
    });
  }

  learn(frameId: string, states: States): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      for (const part of names) await keepPart(part, transaction, frameId, [states]);
    });
  }

  /**
   * What was known before the owner was asked and then does not come, the owner does not have; what comes in an older version
   * than was known, the owner has gone back to, as after the restore of a backup. What changed in between is left alone.
   */
  renew<Part extends PartName>(
    part: Part,
    frameId: string,
    batches: AsyncIterable<readonly PartStates[Part][]>,
  ): Promise<Renewed> {
    const { table, keep, remove, settle }: PgPart<PartStates[Part]> = parts[part];
    const inFrame = <T>(work: (transaction: Transaction) => Promise<T>) => this.database.inFrame(frameId, work);
    // Its transaction is open as long as the stream is, for the list alone; each batch has a transaction of its own.
    return inFrame(async (listing) => {
      const known = await KnownBefore.list(listing, table, frameId);
      let kept = 0;
      for await (const batch of batches) {
        const states = newest(batch);
        const ahead = await known.strike(states);
        await inFrame(async (transaction) => {
          await remove(transaction, frameId, ahead);
          await keep(transaction, frameId, states);
        });
        kept += states.length;
      }
      let removed = 0;
      for await (const unheard of known.rest()) {
        removed += await inFrame((transaction) => remove(transaction, frameId, unheard));
      }
      await inFrame((transaction) => settle(transaction, frameId));
      return { kept, removed };
    });
  }
}

async function keepPart<Part extends PartName>(
  part: Part,
  transaction: Transaction,
  frameId: string,
  told: readonly States[],
): Promise<void> {
  const states = told.flatMap((one): readonly PartStates[Part][] => one[part] ?? []);
  if (states.length > 0) await parts[part].keep(transaction, frameId, newest(states));
}
