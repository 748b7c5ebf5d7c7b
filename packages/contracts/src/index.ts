export {
  activityMessages,
  type EventDelay,
  type OutboxActivity,
  type ServiceActivity,
} from './activity/service-activity';
export { API_VERSION, apiVersions, isApiVersion, LATEST_API_VERSION } from './api-version';
export {
  type Cause,
  type DirectoryKind,
  directoryKinds,
  type Effect,
  type FoundEffects,
  type FrameRecordRef,
  frameRecordKinds,
  type ProjectRecordRef,
  type RecordChange,
  type RecordFields,
  type RecordKind,
  type RecordOutcome,
  type RecordRef,
  type RecordState,
  recordKinds,
  type SettingKind,
  scopeOfRecord,
  settingKinds,
} from './causes/effect';
export { effectMessages } from './causes/effect-messages';
export {
  type EffectPart,
  type EffectSource,
  EXISTS,
  findConflict,
  isSameValue,
  MAX_EFFECTS,
  oldestFirst,
  withSortedKeys,
} from './causes/effect-source';
export * from './events/audit-events';
export * from './events/cell-events';
export * from './events/channels-events';
export {
  type DataOf,
  defineEvent,
  type Event,
  type EventDefinition,
  type EventEnvelope,
  eventEnvelope,
} from './events/event';
export * from './events/forms-events';
export * from './events/funnels-events';
export * from './events/gateway-events';
export * from './events/history-events';
export * from './events/identity-events';
export * from './events/identity-provider-events';
export * from './events/projects-events';
export * from './events/spreadsheets-events';
export { contactFields } from './fields/contact-fields';
export { customerFields } from './fields/customer-fields';
export {
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldType,
  type Importable,
  type JsonOf,
  propertyOf,
  type RecordOf,
  type Writable,
} from './fields/field';
export { openProjectStatuses, projectFields, projectStatuses, projectStatusName } from './fields/project-fields';
export { taskFields } from './fields/task-fields';
export { type AnswerKind, answerKindOf, type FormFieldType, formFieldTypes } from './form-field-types';
export type * from './generated';
export { type QuarantinedEvent, quarantineMessages } from './outbox/quarantined-event';
export { activityProto, grpcContracts, outboxProto, PROTO_FOLDER, protoServices, type ServiceStubs } from './protos';
export { areas, type Scope, scopes } from './scopes';
export {
  factsOf,
  type InnerServiceName,
  innerServiceNames,
  type ServiceFacts,
  type ServiceName,
  serviceNames,
  servicePorts,
  services,
} from './services';
export {
  cellKinds,
  type ExportType,
  exportTypes,
  type ImportType,
  importColumns,
  importTypes,
  isCutToCell,
  type ProjectRowType,
  projectRowTypes,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from './spreadsheet-columns';
export { deadLetterTopic, type Topic, topicSettings, topics } from './topics';
