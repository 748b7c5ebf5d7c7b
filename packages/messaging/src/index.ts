export {
  type BatchHandler,
  type BusMessage,
  type EventBus,
  MessageRejectedError,
  type ReceivedMessage,
  type Subscription,
  type TopicDelay,
} from './bus/event-bus';
export { FakeEventBus } from './bus/fake-event-bus';
export { KafkaEventBus } from './bus/kafka-event-bus';
export { type KafkaOptions, kafkaOptions } from './bus/kafka-options';
export { EventConsumer } from './consumers/event-consumer';
export { type EventHandler, handler } from './consumers/event-handler';
export { startWhenReachable } from './consumers/start-when-reachable';
export { actorOf, auditLine } from './outbox/audit-line';
export { type AuditOf, auditedChanges, auditedValue, auditOf } from './outbox/audited-kind';
export { encodeEvent } from './outbox/encode-event';
export { FakeQuarantineStore } from './outbox/fake-quarantine-store';
export { changesOf } from './outbox/field-changes';
export { makeEvent } from './outbox/make-event';
export { measureOutbox } from './outbox/measure-outbox';
export {
  MAX_COUNTED_ROWS,
  MAX_OUTBOX_BATCH_BYTES,
  type Outbox,
  type OutboxBacklog,
  type OutboxStore,
  type OutgoingEvent,
  outgoing,
  type PendingEvent,
  type RecordedChange,
} from './outbox/outbox';
export { OutboxRelay } from './outbox/outbox-relay';
export {
  HEADER_LENGTH,
  MAX_LISTED_EVENTS,
  type ManagedOutboxStore,
  type QuarantinedRow,
  type QuarantineStore,
  toQuarantinedEvent,
} from './outbox/quarantine-store';
export {
  causeOf,
  effectOfRecord,
  isAuditEvent,
  RecordEffectOutbox,
  type RecordEffectRow,
  toRecordEffectRow,
} from './outbox/record-effect';
