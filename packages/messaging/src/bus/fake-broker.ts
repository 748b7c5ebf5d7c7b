import { deadLetterTopic, topicSettings } from '@trackway/contracts';
import {
  type BusMessage,
  MessageRejectedError,
  type ReceivedMessage,
  type TopicBacklog,
  type TopicDelay,
} from './event-bus';
import { delayOfAge } from './find-delay';

const PARTITIONS = 2;

/** Messages that a member receives at once. */
const BATCH = 3;

/** A member that does not poll for this time leaves its group. */
const SESSION_MS = 10_000;

/** A consumer in a group. */
export interface Member {
  readonly group: string;
  readonly topics: readonly string[];
  polledAt: number;
}

/** Messages of one partition for a member, valid until the members of the group change. */
export interface Batch {
  readonly messages: readonly ReceivedMessage[];
  readonly partition: string;
  readonly generation: number;
}

interface Group {
  members: Member[];
  /** Counts changes of the members. */
  generation: number;
  /** Next offset of each partition. */
  readonly offsets: Map<string, number>;
}

/** The state of an in-memory broker: partitions by key, and consumer groups whose members share the partitions. */
export class FakeBroker {
  private readonly partitions = new Map<string, ReceivedMessage[]>();
  private readonly groups = new Map<string, Group>();
  /** When each message was published. */
  private readonly times = new Map<ReceivedMessage, number>();

  append(messages: readonly BusMessage[]): void {
    for (const { key, value } of messages) {
      const bytes = Buffer.byteLength(key) + Buffer.byteLength(value);
      if (bytes > topicSettings.maxMessageBytes) throw new MessageRejectedError('The message is too large.');
    }
    for (const message of messages) {
      const partition = hashOf(message.key) % PARTITIONS;
      const log = this.log(message.topic, partition);
      const received = { ...message, partition, offset: String(log.length) };
      this.times.set(received, Date.now());
      log.push(received);
    }
  }

  join(group: string, topics: readonly string[]): Member {
    const member = { group, topics, polledAt: Date.now() };
    const { members } = this.group(group);
    this.change(group, [...members, member]);
    return member;
  }

  leave(member: Member): void {
    const { members } = this.group(member.group);
    if (members.includes(member)) {
      const rest = members.filter((one) => one !== member);
      this.change(member.group, rest);
    }
  }

  /** The next messages of a partition of the member; undefined if there are none. @throws Error if it has left. */
  poll(member: Member): Batch | undefined {
    const group = this.group(member.group);
    member.polledAt = Date.now();
    const expired = group.members.filter(({ polledAt }) => polledAt < Date.now() - SESSION_MS);
    for (const one of expired) this.leave(one);
    const index = group.members.indexOf(member);
    if (index < 0) throw new Error('The member has left the group.');
    const assigned = member.topics
      .flatMap((topic) => Array.from({ length: PARTITIONS }, (_, partition) => `${topic}/${partition}`))
      .filter((_, at) => at % group.members.length === index);
    for (const partition of assigned) {
      const offset = group.offsets.get(partition) ?? 0;
      const messages = this.partitions.get(partition)?.slice(offset, offset + BATCH) ?? [];
      if (messages.length > 0) return { messages, partition, generation: group.generation };
    }
    return undefined;
  }

  /** Moves the group past a batch. @throws Error if the members have changed since the batch was delivered. */
  commit(member: Member, { messages, partition, generation }: Batch): void {
    const group = this.group(member.group);
    if (group.generation !== generation) throw new Error('The group has other members now.');
    group.offsets.set(partition, Number(messages.at(-1)?.offset) + 1);
  }

  endOffsets(topic: string): ReadonlyMap<number, bigint> {
    const ends = Array.from({ length: PARTITIONS }, (_, partition) => {
      return [partition, BigInt(this.log(topic, partition).length)] as const;
    });
    return new Map(ends.filter(([, end]) => end > 0n));
  }

  backlog(name: string, topics: readonly string[]): readonly TopicBacklog[] {
    const { offsets } = this.group(name);
    return topics.map((topic) => {
      const waiting = Array.from({ length: PARTITIONS }, (_, partition) => {
        return this.log(topic, partition).length - (offsets.get(`${topic}/${partition}`) ?? 0);
      });
      return { topic, waiting: sum(waiting), deadLetters: this.count(deadLetterTopic(topic)) };
    });
  }

  delays(name: string, topics: readonly string[], now: number): readonly TopicDelay[] {
    const { offsets } = this.group(name);
    return topics.map((topic) => {
      const ages = Array.from({ length: PARTITIONS }, (_, partition) => {
        const oldest = this.log(topic, partition)[offsets.get(`${topic}/${partition}`) ?? 0];
        return oldest ? now - (this.times.get(oldest) ?? now) : 0;
      });
      return { topic, seconds: delayOfAge(Math.max(...ages)) };
    });
  }

  count(topic: string): number {
    return sum(Array.from({ length: PARTITIONS }, (_, partition) => this.log(topic, partition).length));
  }

  private change(name: string, members: Member[]): void {
    const group = this.group(name);
    group.members = members;
    group.generation += 1;
  }

  private group(name: string): Group {
    const known = this.groups.get(name) ?? { members: [], generation: 0, offsets: new Map() };
    this.groups.set(name, known);
    return known;
  }

  private log(topic: string, partition: number): ReceivedMessage[] {
    const name = `${topic}/${partition}`;
    const known = this.partitions.get(name) ?? [];
    this.partitions.set(name, known);
    return known;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function hashOf(key: string): number {
  return [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);
}
