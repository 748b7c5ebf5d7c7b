// Generated from docs/openapi.json by `npm run generate`.
import type {
  AccessToken,
  Accessor,
  Activity,
  AddStep,
  AiAgent,
  AiAgentExecution,
  Answer,
  AnswerChange,
  AnswerFile,
  AnsweredForm,
  AssistantExecutionLog,
  AttachLooseForm,
  AuditLine,
  AuditVerification,
  Automation,
  AutomationRun,
  Board,
  BulkDelete,
  BulkDeleteContacts,
  BulkMeta,
  Cause,
  Channel,
  ClearAnswers,
  Contact,
  Conversation,
  ConversationLabel,
  CreateAccessToken,
  CreateAgent,
  CreateAutomation,
  CreateChannel,
  CreateContact,
  CreateCustomer,
  CreateForm,
  CreateFunnel,
  CreateIdentityProvider,
  CreateIntakeLink,
  CreateProject,
  CreateProjectGroup,
  CreateReplyTemplate,
  CreateRole,
  CreateServiceAccount,
  CreateStepAssistant,
  CreateTag,
  CreateTask,
  CreateUser,
  CreateView,
  CreateWebhook,
  Customer,
  Delivery,
  DuplicateProject,
  EnterFunnel,
  Event,
  ExportColumn,
  Form,
  FormEdge,
  FormLink,
  FormLinkAccess,
  FormSummary,
  FormTheme,
  FrameSettings,
  Funnel,
  FunnelAssignment,
  FunnelStep,
  GenerateFormLink,
  GetForm,
  GroupListing,
  Hierarchy,
  HistoryLine,
  IdentityProvider,
  ImportColumn,
  ImportSuggestion,
  InboundMessage,
  IntakeChallenge,
  IntakeLink,
  IntakeSubmission,
  LinkAttachment,
  LooseForm,
  MediaItem,
  MergeProject,
  MessageStatus,
  MoveBlocker,
  MoveProject,
  OrderAttachments,
  OrderSteps,
  PaginationMeta,
  PreviewReply,
  Project,
  ProjectAggregation,
  ProjectGroup,
  ProjectGroupOrder,
  ProjectSearch,
  ProjectTimes,
  PutAnswers,
  QuarantinedEvent,
  RecordViewing,
  RefuseAgentExecution,
  RehearseRule,
  ReplayWebhook,
  ReplyTemplate,
  RequestToken,
  RequestUndo,
  RequireAttachment,
  RestoreRuleVersion,
  RevokeToken,
  Role,
  RotateChannelSecret,
  RotateSecret,
  RowError,
  RuleSimulation,
  RuleTestResult,
  RuleVersion,
  RuleVersionDiff,
  RuleVersionSummary,
  ScimGroup,
  ScimGroupList,
  ScimGroupResource,
  ScimPatch,
  ScimResourceTypeList,
  ScimSchemaList,
  ScimServiceProviderConfig,
  ScimUser,
  ScimUserList,
  ScimUserResource,
  Search,
  SearchParams,
  SendMessage,
  ServiceAccount,
  SetUserRoles,
  ShareProject,
  SharedProject,
  SimulateRule,
  SparseProject,
  SpreadsheetOperation,
  StartAgentExecution,
  StartExport,
  StepAssistant,
  StepAttachment,
  SubmitForm,
  SubmitFormPage,
  SubmitIntake,
  Tag,
  Task,
  Undo,
  UndoPreview,
  UpdateAgent,
  UpdateAssignment,
  UpdateAttachment,
  UpdateAutomation,
  UpdateChannel,
  UpdateContact,
  UpdateContacts,
  UpdateConversation,
  UpdateConversations,
  UpdateCustomer,
  UpdateCustomers,
  UpdateForm,
  UpdateFormTheme,
  UpdateFrame,
  UpdateFunnel,
  UpdateIdentityProvider,
  UpdateIntakeLink,
  UpdateProject,
  UpdateProjectGroup,
  UpdateProjects,
  UpdateReplyTemplate,
  UpdateRole,
  UpdateServiceAccount,
  UpdateStep,
  UpdateStepAssistant,
  UpdateTag,
  UpdateTask,
  UpdateUser,
  UpdateView,
  UpdateWebhook,
  Usage,
  User,
  View,
  Viewing,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from './schemas';
import type { FilterValue, NoInput } from '../operation';

export type ReadKeySetInput = NoInput;

export interface ReadKeySetResponse {
  /** Always true for success */
  readonly response: true;
  /** Public keys */
  readonly keys: readonly {
    /** Id of the key */
    readonly kid: string;
    /** Type of the key */
    readonly kty: string;
    readonly [name: string]: unknown;
  }[];
}

export interface ListAccessTokensQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListAccessTokensInput {
  readonly query?: ListAccessTokensQuery & { readonly page?: number };
}

export interface ListAccessTokensResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The access tokens */
  readonly access_tokens: readonly AccessToken[];
}

export interface CreateAccessTokenInput {
  readonly body: CreateAccessToken;
}

export interface CreateAccessTokenResponse {
  /** Always true for success */
  readonly response: true;
  /** The access token */
  readonly access_token: AccessToken;
  /** Access token */
  readonly token: string;
}

export interface RevokeAccessTokenInput {
  readonly path: { readonly access_token: string | number; };
}

export interface RevokeAccessTokenResponse {
  /** Always true for success */
  readonly response: true;
  /** The access token */
  readonly access_token: AccessToken;
}

export interface ListAiAgentsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListAiAgentsInput {
  readonly query?: ListAiAgentsQuery & { readonly page?: number };
}

export interface ListAiAgentsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The AI agents */
  readonly ai_agents: readonly AiAgent[];
}

export interface CreateAiAgentInput {
  readonly body: CreateAgent;
}

export interface CreateAiAgentResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent */
  readonly ai_agent: AiAgent;
}

export interface ListAiAgentExecutionsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly agent_id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_id?: FilterValue;
    /** One or more, separated by commas: `pending`, `running`, `awaiting_approval` (awaiting approval), `completed`, `failed`, `cancelled`. */
    readonly status?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
  };
}

export interface ListAiAgentExecutionsInput {
  readonly query?: ListAiAgentExecutionsQuery & { readonly page?: number };
}

export interface ListAiAgentExecutionsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The executions */
  readonly executions: readonly AiAgentExecution[];
}

export interface ReadAiAgentExecutionInput {
  readonly path: { readonly execution: string | number; };
}

export interface ReadAiAgentExecutionResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent execution */
  readonly ai_agent_execution: AiAgentExecution;
}

export interface ApproveAiAgentExecutionInput {
  readonly path: { readonly execution: string | number; };
}

export interface ApproveAiAgentExecutionResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent execution */
  readonly ai_agent_execution: AiAgentExecution;
}

export interface CancelAiAgentExecutionInput {
  readonly path: { readonly execution: string | number; };
}

export interface CancelAiAgentExecutionResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent execution */
  readonly ai_agent_execution: AiAgentExecution;
}

export interface RefuseAiAgentExecutionInput {
  readonly path: { readonly execution: string | number; };
  readonly body: RefuseAgentExecution;
}

export interface RefuseAiAgentExecutionResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent execution */
  readonly ai_agent_execution: AiAgentExecution;
}

export interface ReadAiAgentInput {
  readonly path: { readonly agent: string | number; };
}

export interface ReadAiAgentResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent */
  readonly ai_agent: AiAgent;
}

export interface UpdateAiAgentInput {
  readonly path: { readonly agent: string | number; };
  readonly body: UpdateAgent;
}

export interface UpdateAiAgentResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent */
  readonly ai_agent: AiAgent;
}

export interface DeleteAiAgentInput {
  readonly path: { readonly agent: string | number; };
}

export interface DeleteAiAgentResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent */
  readonly ai_agent: AiAgent;
}

export interface StartAiAgentExecutionInput {
  readonly path: { readonly agent: string | number; };
  readonly body: StartAgentExecution;
}

export interface StartAiAgentExecutionResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent execution */
  readonly ai_agent_execution: AiAgentExecution;
}

export interface RestoreAiAgentInput {
  readonly path: { readonly agent: string | number; };
}

export interface RestoreAiAgentResponse {
  /** Always true for success */
  readonly response: true;
  /** The AI agent */
  readonly ai_agent: AiAgent;
}

export interface ListAiAgentVersionsInput {
  readonly path: { readonly agent: string | number; };
}

export interface ListAiAgentVersionsResponse {
  /** Always true for success */
  readonly response: true;
  /** The versions */
  readonly versions: readonly AiAgent[];
}

export interface ReadAuditLogQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** Exact match. */
    readonly action?: FilterValue;
    /** Exact match. */
    readonly actor?: FilterValue;
    /** Exact match. */
    readonly correlation_id?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
    /** Exact match. */
    readonly subject_kind?: FilterValue;
    /** Exact match. */
    readonly subject?: FilterValue;
    /** Exact match. */
    readonly token?: FilterValue;
    /** Exact match. */
    readonly cause?: FilterValue;
  };
  /** Returns the entries after this sequence number, in the order of the chain, such as for an export */
  readonly after?: number | null;
}

export interface ReadAuditLogInput {
  readonly query?: ReadAuditLogQuery & { readonly page?: number };
}

export interface ReadAuditLogResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The audit log */
  readonly audit_log: readonly AuditLine[];
}

export interface VerifyAuditLogQuery {
  /** Verifies only entries after this sequence number */
  readonly after?: number | null;
}

export interface VerifyAuditLogInput {
  readonly query?: VerifyAuditLogQuery;
}

export interface VerifyAuditLogResponse {
  /** Always true for success */
  readonly response: true;
  /** The verification */
  readonly verification: AuditVerification;
}

export interface RevokeFoundTokenInput {
  readonly body: RevokeToken;
}

export interface RevokeFoundTokenResponse {
  /** Always true for success */
  readonly response: true;
}

export interface RequestTokenInput {
  readonly body: RequestToken;
}

export interface RequestTokenResponse {
  /** Always true for success */
  readonly response: true;
  /** The access token */
  readonly access_token: string;
  /** Always `Bearer` */
  readonly token_type: "Bearer";
  /** Seconds */
  readonly expires_in: number;
  /** Scopes separated by spaces, or the subject of a rule */
  readonly scope: string;
}

export interface ListAutomationsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** `true` or `false`. */
    readonly active?: FilterValue;
    /** One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`. */
    readonly trigger?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListAutomationsInput {
  readonly query?: ListAutomationsQuery & { readonly page?: number };
}

export interface ListAutomationsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The automations */
  readonly automations: readonly Automation[];
}

export interface CreateAutomationInput {
  readonly body: CreateAutomation;
}

export interface CreateAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface ReadAutomationInput {
  readonly path: { readonly automation: string | number; };
}

export interface ReadAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface UpdateAutomationInput {
  readonly path: { readonly automation: string | number; };
  readonly body: UpdateAutomation;
}

export interface UpdateAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface DeleteAutomationInput {
  readonly path: { readonly automation: string | number; };
}

export interface DeleteAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface RehearseAutomationInput {
  readonly path: { readonly automation: string | number; };
  readonly body: RehearseRule;
}

export interface RehearseAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether the rule would act if it was triggered now */
  readonly would_fire: boolean;
  /** What prevents it */
  readonly reasons: readonly ({
    /** Why the rule would not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
    /** The reason in a sentence */
    readonly detail: string;
  })[];
  /** Filters of projects that must match */
  readonly conditions: readonly {
    /** The condition that was evaluated */
    readonly condition: Readonly<Record<string, unknown>>;
    /** Whether the condition matches */
    readonly matches: boolean;
    /** The value of the field */
    readonly seen?: unknown;
  }[];
  /** In their order. The actions of a `for_each` are listed once */
  readonly actions: readonly ({
    /** Place in the rule, such as `2.then.0` */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** Whether the action is possible */
    readonly possible: boolean;
    /** What the action would do, for people */
    readonly detail: string;
    /** Only of an `if` */
    readonly branch: "then" | "else" | "unknown" | null;
  })[];
}

export interface ExplainAutomationQuery {
  /** Id of the project */
  readonly project_id: string;
}

export interface ExplainAutomationInput {
  readonly path: { readonly automation: string | number; };
  readonly query: ExplainAutomationQuery;
}

export interface ExplainAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether the rule would act if it was triggered now */
  readonly would_fire: boolean;
  /** What prevents it */
  readonly reasons: readonly ({
    /** Why the rule would not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
    /** The reason in a sentence */
    readonly detail: string;
  })[];
  /** Filters of projects that must match */
  readonly conditions: readonly {
    /** The condition that was evaluated */
    readonly condition: Readonly<Record<string, unknown>>;
    /** Whether the condition matches */
    readonly matches: boolean;
    /** The value of the field */
    readonly seen?: unknown;
  }[];
  /** In their order. The actions of a `for_each` are listed once */
  readonly actions: readonly ({
    /** Place in the rule, such as `2.then.0` */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** Whether the action is possible */
    readonly possible: boolean;
    /** What the action would do, for people */
    readonly detail: string;
    /** Only of an `if` */
    readonly branch: "then" | "else" | "unknown" | null;
  })[];
}

export interface RestoreAutomationInput {
  readonly path: { readonly automation: string | number; };
}

export interface RestoreAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface ListAutomationRunsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly assistant_id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_id?: FilterValue;
    /** One or more, separated by commas: `waiting`, `succeeded`, `failed`, `skipped`, `cancelled`. */
    readonly status?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
  };
}

export interface ListAutomationRunsInput {
  readonly path: { readonly automation: string | number; };
  readonly query?: ListAutomationRunsQuery & { readonly page?: number };
}

export interface ListAutomationRunsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The runs */
  readonly runs: readonly AutomationRun[];
}

export interface CancelAutomationRunInput {
  readonly path: { readonly automation: string | number; readonly run: string | number; };
}

export interface CancelAutomationRunResponse {
  /** Always true for success */
  readonly response: true;
  /** The run */
  readonly run: {
    /** Id */
    readonly id: string;
    /** Status of the run */
    readonly status: "cancelled";
  };
}

export interface RetryAutomationRunInput {
  readonly path: { readonly automation: string | number; readonly run: string | number; };
}

export interface RetryAutomationRunResponse {
  /** Always true for success */
  readonly response: true;
  /** The run */
  readonly run: {
    /** Id */
    readonly id: string;
    /** Status of the run */
    readonly status: "pending";
  };
}

export interface SimulateAutomationInput {
  readonly path: { readonly automation: string | number; };
  readonly body: SimulateRule;
}

export interface SimulateAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** The simulation */
  readonly simulation: RuleSimulation;
}

export interface TestAutomationInput {
  readonly path: { readonly automation: string | number; };
}

export interface TestAutomationResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether all tests passed */
  readonly passed: boolean;
  /** The tests */
  readonly tests: readonly RuleTestResult[];
}

export interface ListAutomationVersionsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListAutomationVersionsInput {
  readonly path: { readonly automation: string | number; };
  readonly query?: ListAutomationVersionsQuery & { readonly page?: number };
}

export interface ListAutomationVersionsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The rule versions */
  readonly rule_versions: readonly RuleVersionSummary[];
}

export interface ReadAutomationVersionInput {
  readonly path: { readonly automation: string | number; readonly version: string | number; };
}

export interface ReadAutomationVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The rule version */
  readonly rule_version: RuleVersion;
}

export interface DiffAutomationVersionQuery {
  /** Default: the version before */
  readonly from?: number;
}

export interface DiffAutomationVersionInput {
  readonly path: { readonly automation: string | number; readonly version: string | number; };
  readonly query?: DiffAutomationVersionQuery;
}

export interface DiffAutomationVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The diff */
  readonly diff: RuleVersionDiff;
}

export interface RestoreAutomationVersionInput {
  readonly path: { readonly automation: string | number; readonly version: string | number; };
  readonly body: RestoreRuleVersion;
}

export interface RestoreAutomationVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The automation */
  readonly automation: Automation;
}

export interface ReadCauseInput {
  readonly path: { readonly cause: string | number; };
}

export interface ReadCauseResponse {
  /** Always true for success */
  readonly response: true;
  /** The cause */
  readonly cause: Cause;
}

export interface UndoCauseInput {
  readonly path: { readonly cause: string | number; };
  readonly body: RequestUndo;
}

export interface UndoCauseResponse {
  /** Always true for success */
  readonly response: true;
  /** The undo */
  readonly undo: Undo;
}

export interface PreviewUndoInput {
  readonly path: { readonly cause: string | number; };
}

export interface PreviewUndoResponse {
  /** Always true for success */
  readonly response: true;
  /** The preview */
  readonly preview: UndoPreview;
}

export interface ListChannelsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** Exact match. */
    readonly kind?: FilterValue;
    /** Exact match. */
    readonly external_ref?: FilterValue;
    /** `true` or `false`. */
    readonly active?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListChannelsInput {
  readonly query?: ListChannelsQuery & { readonly page?: number };
}

export interface ListChannelsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The channels */
  readonly channels: readonly Channel[];
}

export interface CreateChannelInput {
  readonly body: CreateChannel;
}

export interface CreateChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface ReceiveMessageInput {
  readonly path: { readonly external_ref: string | number; };
  readonly body: InboundMessage;
}

export interface ReceiveMessageResponse {
  /** Always true for success */
  readonly response: true;
}

export interface AnswerChallengeQuery {
  /** Text that is returned unchanged */
  readonly challenge?: string;
}

export interface AnswerChallengeInput {
  readonly path: { readonly external_ref: string | number; };
  readonly query?: AnswerChallengeQuery;
}

export interface TellMessageStatusInput {
  readonly path: { readonly external_ref: string | number; };
  readonly body: MessageStatus;
}

export interface TellMessageStatusResponse {
  /** Always true for success */
  readonly response: true;
}

export interface ReadChannelInput {
  readonly path: { readonly channel: string | number; };
}

export interface ReadChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface UpdateChannelInput {
  readonly path: { readonly channel: string | number; };
  readonly body: UpdateChannel;
}

export interface UpdateChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface DeleteChannelInput {
  readonly path: { readonly channel: string | number; };
}

export interface DeleteChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface ActivateChannelInput {
  readonly path: { readonly channel: string | number; };
}

export interface ActivateChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface DeactivateChannelInput {
  readonly path: { readonly channel: string | number; };
}

export interface DeactivateChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface ListDeliveriesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** Exact match. */
    readonly verdict?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly media_item?: FilterValue;
  };
}

export interface ListDeliveriesInput {
  readonly path: { readonly channel: string | number; };
  readonly query?: ListDeliveriesQuery & { readonly page?: number };
}

export interface ListDeliveriesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The deliveries */
  readonly deliveries: readonly Delivery[];
}

export interface ReplayDeliveryInput {
  readonly path: { readonly channel: string | number; readonly delivery: string | number; };
}

export interface ReplayDeliveryResponse {
  /** Always true for success */
  readonly response: true;
  /** The delivery */
  readonly delivery: Delivery;
}

export interface ListMediaItemsOfChannelQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly channel?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly conversation?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project?: FilterValue;
    /** Exact match. */
    readonly external_id?: FilterValue;
    /** One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound). */
    readonly direction?: FilterValue;
    /** One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`. */
    readonly status?: FilterValue;
  };
}

export interface ListMediaItemsOfChannelInput {
  readonly path: { readonly channel: string | number; };
  readonly query?: ListMediaItemsOfChannelQuery & { readonly page?: number };
}

export interface ListMediaItemsOfChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The media items */
  readonly media_items: readonly MediaItem[];
}

export interface SendMessageInput {
  readonly path: { readonly channel: string | number; };
  readonly body: SendMessage;
}

export interface SendMessageResponse {
  /** Always true for success */
  readonly response: true;
  /** The media item */
  readonly media_item: MediaItem;
}

export interface RestoreChannelInput {
  readonly path: { readonly channel: string | number; };
}

export interface RestoreChannelResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface RemoveChannelSecretInput {
  readonly path: { readonly channel: string | number; };
}

export interface RemoveChannelSecretResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
}

export interface RotateChannelSecretInput {
  readonly path: { readonly channel: string | number; };
  readonly body: RotateChannelSecret;
}

export interface RotateChannelSecretResponse {
  /** Always true for success */
  readonly response: true;
  /** The channel */
  readonly channel: Channel;
  /** Secret; it is shown once */
  readonly secret: string;
}

export interface ListContactsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** Exact match. */
    readonly role?: FilterValue;
    /** Exact match. */
    readonly email?: FilterValue;
    /** Exact match. */
    readonly phone?: FilterValue;
    /** Exact match. */
    readonly description?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly customers?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListContactsInput {
  readonly query?: ListContactsQuery & { readonly page?: number };
}

export interface ListContactsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The contacts */
  readonly contacts: readonly Contact[];
}

export interface CreateContactInput {
  readonly body: CreateContact;
}

export interface CreateContactResponse {
  /** Always true for success */
  readonly response: true;
  /** The contact */
  readonly contact: Contact;
}

export interface UpdateContactsInput {
  readonly body: UpdateContacts;
}

export interface UpdateContactsResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: number;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: number | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface DeleteContactsInput {
  readonly body: BulkDeleteContacts;
}

export interface DeleteContactsResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: number;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: number | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface SearchContactsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchContactsInput {
  readonly query?: SearchContactsQuery & { readonly page?: number };
  readonly body: Search;
}

export interface SearchContactsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The contacts */
  readonly contacts: readonly Contact[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadContactInput {
  readonly path: { readonly contact: string | number; };
}

export interface ReadContactResponse {
  /** Always true for success */
  readonly response: true;
  /** The contact */
  readonly contact: Contact;
}

export interface UpdateContactInput {
  readonly path: { readonly contact: string | number; };
  readonly body: UpdateContact;
}

export interface UpdateContactResponse {
  /** Always true for success */
  readonly response: true;
  /** The contact */
  readonly contact: Contact;
}

export interface DeleteContactInput {
  readonly path: { readonly contact: string | number; };
}

export interface DeleteContactResponse {
  /** Always true for success */
  readonly response: true;
  /** The contact */
  readonly contact: Contact;
}

export interface RestoreContactInput {
  readonly path: { readonly contact: string | number; };
}

export interface RestoreContactResponse {
  /** Always true for success */
  readonly response: true;
  /** The contact */
  readonly contact: Contact;
}

export interface ListConversationsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly channel?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly channel_id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_id?: FilterValue;
    /** One or more, separated by commas: `open`, `snoozed`, `closed`. */
    readonly status?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly assignee_id?: FilterValue;
    /** One or more, separated by commas */
    readonly label?: FilterValue;
    /** `true` or `false`. */
    readonly awaiting_reply?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly awaiting_reply_before?: FilterValue;
    /** `true` or `false`. */
    readonly replied?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly first_response_seconds_min?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly first_response_seconds_max?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly resolution_seconds_min?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly resolution_seconds_max?: FilterValue;
  };
  /** Words of messages and senders. Each must be the start of a word, without regard to case and accents. For each word, at most 10,000 conversations are found by their messages. */
  readonly q?: string;
  /** The field to sort by, with a leading `-` in descending order. Objects without a value are last. */
  readonly sort?: "last_message_at" | "-last_message_at" | "created_at" | "-created_at" | "awaiting_reply_since" | "-awaiting_reply_since" | "first_response_seconds" | "-first_response_seconds" | "resolution_seconds" | "-resolution_seconds" | "snoozed_until" | "-snoozed_until";
}

export interface ListConversationsInput {
  readonly query?: ListConversationsQuery & { readonly page?: number };
}

export interface ListConversationsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The conversations */
  readonly conversations: readonly Conversation[];
}

export interface UpdateConversationsInput {
  readonly body: UpdateConversations;
}

export interface UpdateConversationsResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: string;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: string | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export type ListConversationLabelsInput = NoInput;

export interface ListConversationLabelsResponse {
  /** Always true for success */
  readonly response: true;
  /** The labels */
  readonly labels: readonly ConversationLabel[];
}

export interface ReadConversationInput {
  readonly path: { readonly conversation: string | number; };
}

export interface ReadConversationResponse {
  /** Always true for success */
  readonly response: true;
  /** The conversation */
  readonly conversation: Conversation;
}

export interface UpdateConversationInput {
  readonly path: { readonly conversation: string | number; };
  readonly body: UpdateConversation;
}

export interface UpdateConversationResponse {
  /** Always true for success */
  readonly response: true;
  /** The conversation */
  readonly conversation: Conversation;
}

export interface ListCustomersQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** Exact match. */
    readonly document?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly parent?: FilterValue;
    /** Exact match. */
    readonly email?: FilterValue;
    /** Exact match. */
    readonly phone?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListCustomersInput {
  readonly query?: ListCustomersQuery & { readonly page?: number };
}

export interface ListCustomersResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The customers */
  readonly customers: readonly Customer[];
}

export interface CreateCustomerInput {
  readonly body: CreateCustomer;
}

export interface CreateCustomerResponse {
  /** Always true for success */
  readonly response: true;
  /** The customer */
  readonly customer: Customer;
}

export interface UpdateCustomersInput {
  readonly body: UpdateCustomers;
}

export interface UpdateCustomersResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: string;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: string | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface DeleteCustomersInput {
  readonly body: BulkDelete;
}

export interface DeleteCustomersResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: string;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: string | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface SearchCustomersQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchCustomersInput {
  readonly query?: SearchCustomersQuery & { readonly page?: number };
  readonly body: Search;
}

export interface SearchCustomersResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The customers */
  readonly customers: readonly Customer[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadCustomerInput {
  readonly path: { readonly customer: string | number; };
}

export interface ReadCustomerResponse {
  /** Always true for success */
  readonly response: true;
  /** The customer */
  readonly customer: Customer;
}

export interface UpdateCustomerInput {
  readonly path: { readonly customer: string | number; };
  readonly body: UpdateCustomer;
}

export interface UpdateCustomerResponse {
  /** Always true for success */
  readonly response: true;
  /** The customer */
  readonly customer: Customer;
}

export interface DeleteCustomerInput {
  readonly path: { readonly customer: string | number; };
}

export interface DeleteCustomerResponse {
  /** Always true for success */
  readonly response: true;
  /** The customer */
  readonly customer: Customer;
}

export interface RestoreCustomerInput {
  readonly path: { readonly customer: string | number; };
}

export interface RestoreCustomerResponse {
  /** Always true for success */
  readonly response: true;
  /** The customer */
  readonly customer: Customer;
}

export interface PutAnswersInput {
  readonly body: PutAnswers;
}

export interface PutAnswersResponse {
  /** Always true for success */
  readonly response: true;
  /** The answers */
  readonly answers: readonly Answer[];
  /** Visible required fields without an answer, and required groups without enough complete lines */
  readonly missing_required: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** Label, for people */
    readonly label: string;
  }[];
  /** Calculated fields without a result although their inputs have answers */
  readonly calculation_issues: readonly ({
    /** Id of the field */
    readonly field_id: string;
    /** Label, for people */
    readonly label: string;
    /** Number of the line from 1, for a field of a group */
    readonly line?: number;
    /** Why the field could not be calculated */
    readonly code: "division_by_zero" | "out_of_range";
  })[];
}

export interface ReadAnswersQuery {
  /** The context of an answer */
  readonly accessor: Accessor;
  /** Id of the form */
  readonly form_id?: string;
}

export interface ReadAnswersInput {
  readonly query: ReadAnswersQuery;
}

export interface ReadAnswersResponse {
  /** Always true for success */
  readonly response: true;
  /** The answers */
  readonly answers: readonly Answer[];
}

export interface AnswerWithFileInput {
  readonly body: FormData;
}

export interface AnswerWithFileResponse {
  /** Always true for success */
  readonly response: true;
  /** The answer */
  readonly answer: {
    /** Id */
    readonly id: string;
    /** Id of the form */
    readonly form_id: number;
    /** Title of the form */
    readonly form_title: string;
    /** Version of the form that was answered */
    readonly form_version: number;
    /** Id of the field */
    readonly field_id: string;
    /** Label, for people */
    readonly label: string;
    /** Type, which determines the other members */
    readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
    /** The format depends on the type of the field */
    readonly value: string | number | boolean | readonly string[] | readonly (Readonly<Record<string, string | number | boolean | readonly string[]>>)[] | {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Size in bytes */
      readonly size: number;
      /** Media type of the file */
      readonly mime_type: string;
      /** Address (URL) */
      readonly url: string;
    } | null;
    /** The context of an answer */
    readonly accessor: {
      /** Type of the context */
      readonly type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
      /** Id of the project */
      readonly project_id: string;
      /** Id */
      readonly id: number | string | null;
    };
    /** The user who answered */
    readonly answered_by: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string | null;
    };
    /** When it was answered (UTC, ISO 8601) */
    readonly answered_at: string;
    /** The file */
    readonly file: AnswerFile;
  };
}

export interface ClearAnswersInput {
  readonly body: ClearAnswers;
}

export interface ClearAnswersResponse {
  /** Always true for success */
  readonly response: true;
  /** The answers */
  readonly answers: readonly Answer[];
}

export interface ReadAnswerHistoryQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** The context of an answer */
  readonly accessor: Accessor;
  /** Id of the form */
  readonly form_id?: string;
  /** Id of the field */
  readonly field_id?: string;
}

export interface ReadAnswerHistoryInput {
  readonly query: ReadAnswerHistoryQuery & { readonly page?: number };
}

export interface ReadAnswerHistoryResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** Changed fields with their previous and new values */
  readonly changes: readonly AnswerChange[];
}

export interface CreateIntakeLinkInput {
  readonly body: CreateIntakeLink;
}

export interface CreateIntakeLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The intake link */
  readonly intake_link: IntakeLink;
}

export interface ListIntakeLinksQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** Id of the form */
  readonly form_id?: string;
}

export interface ListIntakeLinksInput {
  readonly query?: ListIntakeLinksQuery & { readonly page?: number };
}

export interface ListIntakeLinksResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The intake links */
  readonly intake_links: readonly IntakeLink[];
}

export interface ReadIntakeLinkInput {
  readonly path: { readonly intake_link: string | number; };
}

export interface ReadIntakeLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The intake link */
  readonly intake_link: IntakeLink;
}

export interface UpdateIntakeLinkInput {
  readonly path: { readonly intake_link: string | number; };
  readonly body: UpdateIntakeLink;
}

export interface UpdateIntakeLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The intake link */
  readonly intake_link: IntakeLink;
}

export interface ListIntakeSubmissionsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListIntakeSubmissionsInput {
  readonly path: { readonly intake_link: string | number; };
  readonly query?: ListIntakeSubmissionsQuery & { readonly page?: number };
}

export interface ListIntakeSubmissionsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The submissions */
  readonly submissions: readonly IntakeSubmission[];
}

export interface GenerateFormLinkInput {
  readonly body: GenerateFormLink;
}

export interface GenerateFormLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The urls */
  readonly urls: readonly {
    /** Id */
    readonly id: string;
    /** Address (URL) */
    readonly url: string;
    /** When it expires; null if never (UTC, ISO 8601) */
    readonly expires_at: string;
    /** Whether a link is spent by its first submission */
    readonly single_use: boolean;
  }[];
}

export interface ListFormLinksQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** Id of the form */
  readonly form_id?: string;
}

export interface ListFormLinksInput {
  readonly query?: ListFormLinksQuery & { readonly page?: number };
}

export interface ListFormLinksResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The urls */
  readonly urls: readonly FormLink[];
}

export interface RevokeFormLinkInput {
  readonly path: { readonly form_link: string | number; };
}

export interface RevokeFormLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** Address (URL) */
  readonly url: FormLink;
}

export interface ListFormLinkAccessesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListFormLinkAccessesInput {
  readonly path: { readonly form_link: string | number; };
  readonly query?: ListFormLinkAccessesQuery & { readonly page?: number };
}

export interface ListFormLinkAccessesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The accesses */
  readonly accesses: readonly FormLinkAccess[];
}

export interface ReadEventsQuery {
  /** `next` of the previous response. Default: the oldest retained event. `latest`: no events, only the cursor after the newest one */
  readonly after?: string;
  /** Kinds of events, separated by commas. Default: all except audit.entry_recorded. GET webhooks/kinds lists them */
  readonly kinds?: string;
  /** Maximum number of events in the response, 1 to 500. A response has at most about 4 MB */
  readonly limit?: number;
}

export interface ReadEventsInput {
  readonly query?: ReadEventsQuery;
}

export interface ReadEventsResponse {
  /** Always true for success */
  readonly response: true;
  /** The events */
  readonly events: readonly Event[];
  /** Cursor for `after` of the next request, also if there are no events */
  readonly next: string;
  /** Whether more events follow now */
  readonly has_more: boolean;
}

export interface ListFormEdgesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more numbers, separated by commas. */
    readonly form?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListFormEdgesInput {
  readonly query?: ListFormEdgesQuery & { readonly page?: number };
}

export interface ListFormEdgesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The form edges */
  readonly form_edges: readonly FormEdge[];
}

export type ReadFormThemeInput = NoInput;

export interface ReadFormThemeResponse {
  /** Always true for success */
  readonly response: true;
  /** The theme */
  readonly theme: FormTheme;
}

export interface UpdateFormThemeInput {
  readonly body: UpdateFormTheme;
}

export interface UpdateFormThemeResponse {
  /** Always true for success */
  readonly response: true;
  /** The theme */
  readonly theme: FormTheme;
}

export interface CreateFormInput {
  readonly body: CreateForm;
}

export interface CreateFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: Form;
}

export interface ListFormsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more numbers, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly title?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly created_by?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListFormsInput {
  readonly query?: ListFormsQuery & { readonly page?: number };
}

export interface ListFormsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The forms */
  readonly forms: readonly FormSummary[];
}

export interface ReadFormInput {
  readonly path: { readonly form: string | number; };
}

export interface ReadFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: Form;
}

export interface UpdateFormInput {
  readonly path: { readonly form: string | number; };
  readonly body: UpdateForm;
}

export interface UpdateFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: Form;
}

export interface DeleteFormInput {
  readonly path: { readonly form: string | number; };
}

export interface DeleteFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: Form;
}

export interface RestoreFormInput {
  readonly path: { readonly form: string | number; };
}

export interface RestoreFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: Form;
}

export type ReadFrameInput = NoInput;

export interface ReadFrameResponse {
  /** Always true for success */
  readonly response: true;
  /** The frame */
  readonly frame: FrameSettings;
}

export interface UpdateFrameInput {
  readonly body: UpdateFrame;
}

export interface UpdateFrameResponse {
  /** Always true for success */
  readonly response: true;
  /** The frame */
  readonly frame: FrameSettings;
}

export interface ListFunnelsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListFunnelsInput {
  readonly query?: ListFunnelsQuery & { readonly page?: number };
}

export interface ListFunnelsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The funnels */
  readonly funnels: readonly Funnel[];
}

export interface CreateFunnelInput {
  readonly body: CreateFunnel;
}

export interface CreateFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface ReadFunnelInput {
  readonly path: { readonly funnel: string | number; };
}

export interface ReadFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface UpdateFunnelInput {
  readonly path: { readonly funnel: string | number; };
  readonly body: UpdateFunnel;
}

export interface UpdateFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface DeleteFunnelInput {
  readonly path: { readonly funnel: string | number; };
}

export interface DeleteFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface ReadBoardQuery {
  /** Invalid values and values below 1 mean 1. */
  readonly page?: number;
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ReadBoardInput {
  readonly path: { readonly funnel: string | number; };
  readonly query?: ReadBoardQuery;
}

export interface ReadBoardResponse {
  /** Always true for success */
  readonly response: true;
  /** The board */
  readonly board: Board;
}

export interface ListFunnelProjectsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** Id of the step */
  readonly step_id?: string;
  /** Status */
  readonly status?: "open" | "won" | "lost" | "paused";
}

export interface ListFunnelProjectsInput {
  readonly path: { readonly funnel: string | number; };
  readonly query?: ListFunnelProjectsQuery & { readonly page?: number };
}

export interface ListFunnelProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The assignments */
  readonly assignments: readonly FunnelAssignment[];
}

export interface ReadFunnelAssignmentInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
}

export interface ReadFunnelAssignmentResponse {
  /** Always true for success */
  readonly response: true;
  /** The assignment */
  readonly assignment: FunnelAssignment;
}

export interface UpdateFunnelAssignmentInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
  readonly body: UpdateAssignment;
}

export interface UpdateFunnelAssignmentResponse {
  /** Always true for success */
  readonly response: true;
  /** The assignment */
  readonly assignment: FunnelAssignment;
}

export interface LeaveFunnelInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
}

export interface LeaveFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The assignment */
  readonly assignment: FunnelAssignment;
}

export interface EnterFunnelInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
  readonly body: EnterFunnel;
}

export interface EnterFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The assignment */
  readonly assignment: FunnelAssignment;
}

export interface MoveProjectInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
  readonly body: MoveProject;
}

export interface MoveProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The assignment */
  readonly assignment: FunnelAssignment;
}

export interface PreviewMoveInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
  readonly body: MoveProject;
}

export interface PreviewMoveResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether the move is possible */
  readonly allowed: boolean;
  /** Reasons why the move is not possible */
  readonly blockers: readonly MoveBlocker[];
}

export interface ReadProjectTimesInput {
  readonly path: { readonly funnel: string | number; readonly project: string | number; };
}

export interface ReadProjectTimesResponse {
  /** Always true for success */
  readonly response: true;
  /** Times in the steps */
  readonly times: ProjectTimes;
}

export interface RestoreFunnelInput {
  readonly path: { readonly funnel: string | number; };
}

export interface RestoreFunnelResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface AddFunnelStepInput {
  readonly path: { readonly funnel: string | number; };
  readonly body: AddStep;
}

export interface AddFunnelStepResponse {
  /** Always true for success */
  readonly response: true;
  /** The step */
  readonly step: FunnelStep;
}

export interface OrderFunnelStepsInput {
  readonly path: { readonly funnel: string | number; };
  readonly body: OrderSteps;
}

export interface OrderFunnelStepsResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface ReadFunnelTimesInput {
  readonly path: { readonly funnel: string | number; };
}

export interface ReadFunnelTimesResponse {
  /** Always true for success */
  readonly response: true;
  /** The steps of the funnel, in order. Current stays count with their time so far */
  readonly steps: readonly {
    /** Id of the step */
    readonly step_id: string;
    /** Name */
    readonly name: string;
    /** The steps in which the project was */
    readonly stays: number;
    /** Average stay in seconds */
    readonly average_seconds: number;
    /** Median stay in seconds */
    readonly median_seconds: number;
    /** Longest stay in seconds */
    readonly longest_seconds: number;
  }[];
}

export interface GetFormInput {
  readonly body: GetForm;
}

export interface GetFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The form */
  readonly form: AnsweredForm;
}

export interface GetFormsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more numbers, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly title?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly created_by?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface GetFormsInput {
  readonly query?: GetFormsQuery & { readonly page?: number };
}

export interface GetFormsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The forms */
  readonly forms: readonly FormSummary[];
}

export interface ListIdentityProvidersQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListIdentityProvidersInput {
  readonly query?: ListIdentityProvidersQuery & { readonly page?: number };
}

export interface ListIdentityProvidersResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The identity providers */
  readonly identity_providers: readonly IdentityProvider[];
}

export interface CreateIdentityProviderInput {
  readonly body: CreateIdentityProvider;
}

export interface CreateIdentityProviderResponse {
  /** Always true for success */
  readonly response: true;
  /** The identity provider */
  readonly identity_provider: IdentityProvider;
}

export interface ReadIdentityProviderInput {
  readonly path: { readonly identity_provider: string | number; };
}

export interface ReadIdentityProviderResponse {
  /** Always true for success */
  readonly response: true;
  /** The identity provider */
  readonly identity_provider: IdentityProvider;
}

export interface UpdateIdentityProviderInput {
  readonly path: { readonly identity_provider: string | number; };
  readonly body: UpdateIdentityProvider;
}

export interface UpdateIdentityProviderResponse {
  /** Always true for success */
  readonly response: true;
  /** The identity provider */
  readonly identity_provider: IdentityProvider;
}

export interface DeleteIdentityProviderInput {
  readonly path: { readonly identity_provider: string | number; };
}

export interface DeleteIdentityProviderResponse {
  /** Always true for success */
  readonly response: true;
  /** The identity provider */
  readonly identity_provider: IdentityProvider;
}

export interface TestIdentityProviderInput {
  readonly path: { readonly identity_provider: string | number; };
}

export interface TestIdentityProviderResponse {
  /** Always true for success */
  readonly response: true;
  /** The identity provider */
  readonly identity_provider: IdentityProvider;
}

export type ReadMeInput = NoInput;

export interface ReadMeResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
  /** The frame */
  readonly frame: FrameSettings;
  /** Scopes, such as `projects:read` */
  readonly scopes: readonly string[];
}

export interface ListMediaItemsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly channel?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly conversation?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project?: FilterValue;
    /** Exact match. */
    readonly external_id?: FilterValue;
    /** One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound). */
    readonly direction?: FilterValue;
    /** One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`. */
    readonly status?: FilterValue;
  };
}

export interface ListMediaItemsInput {
  readonly query?: ListMediaItemsQuery & { readonly page?: number };
}

export interface ListMediaItemsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The media items */
  readonly media_items: readonly MediaItem[];
}

export interface ReadMediaItemInput {
  readonly path: { readonly media_item: string | number; };
}

export interface ReadMediaItemResponse {
  /** Always true for success */
  readonly response: true;
  /** The media item */
  readonly media_item: MediaItem;
}

export interface ListProjectGroupsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly projects?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListProjectGroupsInput {
  readonly query?: ListProjectGroupsQuery & { readonly page?: number };
}

export interface ListProjectGroupsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The project groups */
  readonly project_groups: readonly ProjectGroup[];
}

export interface CreateProjectGroupInput {
  readonly body: CreateProjectGroup;
}

export interface CreateProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface SearchProjectGroupsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchProjectGroupsInput {
  readonly query?: SearchProjectGroupsQuery & { readonly page?: number };
  readonly body: Search;
}

export interface SearchProjectGroupsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The project groups */
  readonly project_groups: readonly ProjectGroup[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadProjectGroupInput {
  readonly path: { readonly project_group: string | number; };
}

export interface ReadProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface UpdateProjectGroupInput {
  readonly path: { readonly project_group: string | number; };
  readonly body: UpdateProjectGroup;
}

export interface UpdateProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface DeleteProjectGroupInput {
  readonly path: { readonly project_group: string | number; };
}

export interface DeleteProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface ListProjectsOfGroupQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListProjectsOfGroupInput {
  readonly path: { readonly project_group: string | number; };
  readonly query?: ListProjectsOfGroupQuery & { readonly page?: number };
  readonly body: GroupListing;
}

export interface ListProjectsOfGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The projects */
  readonly projects: readonly (Project | SparseProject)[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface OrderProjectsOfGroupInput {
  readonly path: { readonly project_group: string | number; };
  readonly body: ProjectGroupOrder;
}

export interface OrderProjectsOfGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface JoinProjectGroupInput {
  readonly path: { readonly project_group: string | number; readonly project: string | number; };
}

export interface JoinProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
  /** The project */
  readonly project: Project;
}

export interface LeaveProjectGroupInput {
  readonly path: { readonly project_group: string | number; readonly project: string | number; };
}

export interface LeaveProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
  /** The project */
  readonly project: Project;
}

export interface RestoreProjectGroupInput {
  readonly path: { readonly project_group: string | number; };
}

export interface RestoreProjectGroupResponse {
  /** Always true for success */
  readonly response: true;
  /** The project group */
  readonly project_group: ProjectGroup;
}

export interface ListProjectsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly code?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** Exact match. */
    readonly description?: FilterValue;
    /** Exact match. */
    readonly name_code?: FilterValue;
    /** One or more, separated by commas: `1` (in-progress), `2` (completed), `3` (cancelled), `4` (paused). */
    readonly status?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly impact?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly budget?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly customer?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly contact?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly parent?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly children?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly assignee?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_groups?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly tags?: FilterValue;
    /** `true` or `false`. */
    readonly is_template?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly funnels?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly funnel_steps?: FilterValue;
    /** One or more, separated by commas: `open`, `won`, `lost`, `paused`. */
    readonly funnel_status?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly funnel_tags?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly funnel_status_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly funnel_forecast_date?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly funnel_step_linked_at?: FilterValue;
    /** One or more numbers, separated by commas. */
    readonly completed_percentage?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly channel_awaiting_reply_since?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly creator?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
  /** The members to return, separated by commas. Default: all except those of `include` */
  readonly fields?: string;
  /** Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors */
  readonly include?: string;
  /** Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
  readonly template?: "exclude" | "include" | "only" | "true" | "false";
  /** Id of a view. Its filters must match as well, and it sorts the list */
  readonly view?: string;
}

export interface ListProjectsInput {
  readonly query?: ListProjectsQuery & { readonly page?: number };
}

export interface ListProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The projects */
  readonly projects: readonly (Project | SparseProject)[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface CreateProjectInput {
  readonly body: CreateProject;
}

export interface CreateProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface UpdateProjectsInput {
  readonly body: UpdateProjects;
}

export interface UpdateProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: string;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: string | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface AggregateProjectsInput {
  readonly body: ProjectAggregation;
}

export interface AggregateProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The groups */
  readonly groups: readonly ({
    /** One for each entry of `group_by`, in the same order */
    readonly keys: readonly ({
      /** Name of a field */
      readonly field: string;
      /** Id, option, number or first day of the period; null for records without a value */
      readonly id: string | number | boolean | null;
      /** Name of the record, option or period */
      readonly label: string | null;
    })[];
    /** By name. Sums beyond 2^53 − 1 are texts of digits. Averages are rounded to 4 decimals. Without values, sums are 0 and the others null */
    readonly values: Readonly<Record<string, number | string | null>>;
  })[];
  /** Every record once, whatever the groups and `limit` */
  readonly total: {
    /** By name. Sums beyond 2^53 − 1 are texts of digits. Averages are rounded to 4 decimals. Without values, sums are 0 and the others null */
    readonly values: Readonly<Record<string, number | string | null>>;
  };
  /** Whether there are more groups than `limit` */
  readonly truncated: boolean;
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface DeleteProjectsInput {
  readonly body: BulkDelete;
}

export interface DeleteProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The outcome of each item, in request order */
  readonly outcomes: readonly ({
    /** Whether the item succeeded */
    readonly response: true;
    /** The current version, for `If-Match` */
    readonly etag: string;
    /** Id */
    readonly id: string;
  } | {
    /** Whether the item succeeded */
    readonly response: false;
    /** The error code that a single request would return */
    readonly message: string;
    /** Why the item was rejected, for people */
    readonly error: string;
    /** Errors by field of the item */
    readonly validation?: Readonly<Record<string, readonly string[]>>;
    /** Null if the item has no valid id */
    readonly id: string | null;
  })[];
  /** The applied page and the totals */
  readonly meta: BulkMeta;
}

export interface SearchProjectsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchProjectsInput {
  readonly query?: SearchProjectsQuery & { readonly page?: number };
  readonly body: ProjectSearch;
}

export interface SearchProjectsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The projects */
  readonly projects: readonly (Project | SparseProject)[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadProjectQuery {
  /** The members to return, separated by commas. Default: all except those of `include` */
  readonly fields?: string;
  /** Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors */
  readonly include?: string;
}

export interface ReadProjectInput {
  readonly path: { readonly project: string | number; };
  readonly query?: ReadProjectQuery;
}

export interface ReadProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project | SparseProject;
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface UpdateProjectInput {
  readonly path: { readonly project: string | number; };
  readonly body: UpdateProject;
}

export interface UpdateProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface DeleteProjectInput {
  readonly path: { readonly project: string | number; };
}

export interface DeleteProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface DuplicateProjectInput {
  readonly path: { readonly project: string | number; };
  readonly body: DuplicateProject;
}

export interface DuplicateProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface ReadHierarchyInput {
  readonly path: { readonly project: string | number; };
}

export interface ReadHierarchyResponse {
  /** Always true for success */
  readonly response: true;
  /** The hierarchy */
  readonly hierarchy: Hierarchy;
}

export interface AttachChildInput {
  readonly path: { readonly project: string | number; readonly child: string | number; };
}

export interface AttachChildResponse {
  /** Always true for success */
  readonly response: true;
  /** The result */
  readonly data: {
    /** The parent; null for a root */
    readonly parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    };
    /** The parent before */
    readonly former_parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    } | null;
    /** The attached child */
    readonly attached_child: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Whether it has no parent */
      readonly is_root: boolean;
    };
  };
}

export interface DetachChildInput {
  readonly path: { readonly project: string | number; readonly child: string | number; };
}

export interface DetachChildResponse {
  /** Always true for success */
  readonly response: true;
  /** The result */
  readonly data: {
    /** The parent before */
    readonly former_parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    };
    /** The detached child */
    readonly detached_child: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Whether it has no parent */
      readonly is_root: boolean;
    };
  };
}

export interface ReadProjectHistoryQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** Exact match. */
    readonly action?: FilterValue;
    /** Exact match. */
    readonly actor?: FilterValue;
    /** Exact match. */
    readonly correlation_id?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
  };
}

export interface ReadProjectHistoryInput {
  readonly path: { readonly project: string | number; };
  readonly query?: ReadProjectHistoryQuery & { readonly page?: number };
}

export interface ReadProjectHistoryResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The history */
  readonly history: readonly HistoryLine[];
}

export interface AttachLooseFormInput {
  readonly path: { readonly project: string | number; };
  readonly body: AttachLooseForm;
}

export interface AttachLooseFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The loose form */
  readonly loose_form: LooseForm;
}

export interface ListLooseFormsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListLooseFormsInput {
  readonly path: { readonly project: string | number; };
  readonly query?: ListLooseFormsQuery & { readonly page?: number };
}

export interface ListLooseFormsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The loose forms */
  readonly loose_forms: readonly LooseForm[];
}

export interface DetachLooseFormInput {
  readonly path: { readonly project: string | number; readonly loose_form: string | number; };
}

export interface DetachLooseFormResponse {
  /** Always true for success */
  readonly response: true;
  /** The loose form */
  readonly loose_form: LooseForm;
}

export interface MergeProjectInput {
  readonly path: { readonly project: string | number; };
  readonly body: MergeProject;
}

export interface MergeProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface RestoreProjectInput {
  readonly path: { readonly project: string | number; };
}

export interface RestoreProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface ShareProjectInput {
  readonly path: { readonly project: string | number; };
  readonly body: ShareProject;
}

export interface ShareProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface UnshareProjectInput {
  readonly path: { readonly project: string | number; };
}

export interface UnshareProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface ListTasksQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project?: FilterValue;
    /** Exact match. */
    readonly title?: FilterValue;
    /** `true` or `false`. */
    readonly done?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly due_at?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly assignee?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListTasksInput {
  readonly path: { readonly project: string | number; };
  readonly query?: ListTasksQuery & { readonly page?: number };
}

export interface ListTasksResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The tasks */
  readonly tasks: readonly Task[];
}

export interface CreateTaskInput {
  readonly path: { readonly project: string | number; };
  readonly body: CreateTask;
}

export interface CreateTaskResponse {
  /** Always true for success */
  readonly response: true;
  /** The task */
  readonly task: Task;
}

export interface ReadTaskInput {
  readonly path: { readonly project: string | number; readonly task: string | number; };
}

export interface ReadTaskResponse {
  /** Always true for success */
  readonly response: true;
  /** The task */
  readonly task: Task;
}

export interface UpdateTaskInput {
  readonly path: { readonly project: string | number; readonly task: string | number; };
  readonly body: UpdateTask;
}

export interface UpdateTaskResponse {
  /** Always true for success */
  readonly response: true;
  /** The task */
  readonly task: Task;
}

export interface DeleteTaskInput {
  readonly path: { readonly project: string | number; readonly task: string | number; };
}

export interface DeleteTaskResponse {
  /** Always true for success */
  readonly response: true;
  /** The task */
  readonly task: Task;
}

export interface RestoreTaskInput {
  readonly path: { readonly project: string | number; readonly task: string | number; };
}

export interface RestoreTaskResponse {
  /** Always true for success */
  readonly response: true;
  /** The task */
  readonly task: Task;
}

export interface UnmergeProjectInput {
  readonly path: { readonly project: string | number; };
}

export interface UnmergeProjectResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: Project;
}

export interface ListReplyTemplatesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListReplyTemplatesInput {
  readonly query?: ListReplyTemplatesQuery & { readonly page?: number };
}

export interface ListReplyTemplatesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The reply templates */
  readonly reply_templates: readonly ReplyTemplate[];
}

export interface CreateReplyTemplateInput {
  readonly body: CreateReplyTemplate;
}

export interface CreateReplyTemplateResponse {
  /** Always true for success */
  readonly response: true;
  /** The reply template */
  readonly reply_template: ReplyTemplate;
}

export interface PreviewReplyInput {
  readonly body: PreviewReply;
}

export interface PreviewReplyResponse {
  /** Always true for success */
  readonly response: true;
  /** Text of the message */
  readonly message: string;
}

export interface ReadReplyTemplateInput {
  readonly path: { readonly reply_template: string | number; };
}

export interface ReadReplyTemplateResponse {
  /** Always true for success */
  readonly response: true;
  /** The reply template */
  readonly reply_template: ReplyTemplate;
}

export interface UpdateReplyTemplateInput {
  readonly path: { readonly reply_template: string | number; };
  readonly body: UpdateReplyTemplate;
}

export interface UpdateReplyTemplateResponse {
  /** Always true for success */
  readonly response: true;
  /** The reply template */
  readonly reply_template: ReplyTemplate;
}

export interface DeleteReplyTemplateInput {
  readonly path: { readonly reply_template: string | number; };
}

export interface DeleteReplyTemplateResponse {
  /** Always true for success */
  readonly response: true;
  /** The reply template */
  readonly reply_template: ReplyTemplate;
}

export interface ListRolesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListRolesInput {
  readonly query?: ListRolesQuery & { readonly page?: number };
}

export interface ListRolesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The roles */
  readonly roles: readonly Role[];
}

export interface CreateRoleInput {
  readonly body: CreateRole;
}

export interface CreateRoleResponse {
  /** Always true for success */
  readonly response: true;
  /** Role, such as buyer */
  readonly role: Role;
}

export interface ReadRoleInput {
  readonly path: { readonly role: string | number; };
}

export interface ReadRoleResponse {
  /** Always true for success */
  readonly response: true;
  /** Role, such as buyer */
  readonly role: Role;
}

export interface UpdateRoleInput {
  readonly path: { readonly role: string | number; };
  readonly body: UpdateRole;
}

export interface UpdateRoleResponse {
  /** Always true for success */
  readonly response: true;
  /** Role, such as buyer */
  readonly role: Role;
}

export interface DeleteRoleInput {
  readonly path: { readonly role: string | number; };
}

export interface DeleteRoleResponse {
  /** Always true for success */
  readonly response: true;
  /** Role, such as buyer */
  readonly role: Role;
}

export interface ListServiceAccountsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListServiceAccountsInput {
  readonly query?: ListServiceAccountsQuery & { readonly page?: number };
}

export interface ListServiceAccountsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The service accounts */
  readonly service_accounts: readonly ServiceAccount[];
}

export interface CreateServiceAccountInput {
  readonly body: CreateServiceAccount;
}

export interface CreateServiceAccountResponse {
  /** Always true for success */
  readonly response: true;
  /** The service account */
  readonly service_account: ServiceAccount;
  /** Id of the service account */
  readonly client_id: string;
  /** Secret of the service account */
  readonly client_secret: string;
}

export interface ReadServiceAccountInput {
  readonly path: { readonly service_account: string | number; };
}

export interface ReadServiceAccountResponse {
  /** Always true for success */
  readonly response: true;
  /** The service account */
  readonly service_account: ServiceAccount;
}

export interface UpdateServiceAccountInput {
  readonly path: { readonly service_account: string | number; };
  readonly body: UpdateServiceAccount;
}

export interface UpdateServiceAccountResponse {
  /** Always true for success */
  readonly response: true;
  /** The service account */
  readonly service_account: ServiceAccount;
}

export interface DeleteServiceAccountInput {
  readonly path: { readonly service_account: string | number; };
}

export interface DeleteServiceAccountResponse {
  /** Always true for success */
  readonly response: true;
  /** The service account */
  readonly service_account: ServiceAccount;
}

export interface RotateServiceAccountSecretInput {
  readonly path: { readonly service_account: string | number; };
  readonly body: RotateSecret;
}

export interface RotateServiceAccountSecretResponse {
  /** Always true for success */
  readonly response: true;
  /** The service account */
  readonly service_account: ServiceAccount;
  /** Id of the service account */
  readonly client_id: string;
  /** Secret of the service account */
  readonly client_secret: string;
}

export interface ListSpreadsheetOperationsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** The action */
  readonly action?: "import" | "export";
  /** Status */
  readonly status?: "pending" | "processing" | "completed" | "failed";
  readonly filter?: {
    /** Several values are separated by commas */
    readonly action?: FilterValue;
    /** Several values are separated by commas */
    readonly type?: FilterValue;
    /** Several values are separated by commas */
    readonly status?: FilterValue;
  };
}

export interface ListSpreadsheetOperationsInput {
  readonly query?: ListSpreadsheetOperationsQuery & { readonly page?: number };
}

export interface ListSpreadsheetOperationsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The spreadsheet operations */
  readonly spreadsheet_operations: readonly SpreadsheetOperation[];
}

export interface StartExportInput {
  readonly path: { readonly type: string | number; };
  readonly body: StartExport;
}

export interface StartExportResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface ListExportColumnsInput {
  readonly path: { readonly type: string | number; };
}

export interface ListExportColumnsResponse {
  /** Always true for success */
  readonly response: true;
  /** The columns */
  readonly columns: readonly ExportColumn[];
}

export interface StartImportInput {
  readonly path: { readonly type: string | number; };
  readonly body: FormData;
}

export interface StartImportResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface ListImportColumnsQuery {
  /** Id of the form. Required for the type form_answer */
  readonly form_id?: string;
}

export interface ListImportColumnsInput {
  readonly path: { readonly type: string | number; };
  readonly query?: ListImportColumnsQuery;
}

export interface ListImportColumnsResponse {
  /** Always true for success */
  readonly response: true;
  /** The columns */
  readonly columns: readonly ImportColumn[];
}

export interface SuggestImportMappingInput {
  readonly path: { readonly type: string | number; };
  readonly body: FormData;
}

export interface SuggestImportMappingResponse {
  /** Always true for success */
  readonly response: true;
  /** The suggestions */
  readonly suggestions: ImportSuggestion;
}

export interface DownloadImportTemplateQuery {
  /** Id of the form. Required for the type form_answer */
  readonly form_id?: string;
}

export interface DownloadImportTemplateInput {
  readonly path: { readonly type: string | number; };
  readonly query?: DownloadImportTemplateQuery;
}

export interface ReadSpreadsheetOperationInput {
  readonly path: { readonly operation: string | number; };
}

export interface ReadSpreadsheetOperationResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface CancelSpreadsheetOperationInput {
  readonly path: { readonly operation: string | number; };
}

export interface CancelSpreadsheetOperationResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface DownloadSpreadsheetInput {
  readonly path: { readonly operation: string | number; };
}

export interface ListSpreadsheetOperationErrorsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListSpreadsheetOperationErrorsInput {
  readonly path: { readonly operation: string | number; };
  readonly query?: ListSpreadsheetOperationErrorsQuery & { readonly page?: number };
}

export interface ListSpreadsheetOperationErrorsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The errors */
  readonly errors: readonly RowError[];
}

export interface DownloadRejectedRowsInput {
  readonly path: { readonly operation: string | number; };
}

export interface StreamSpreadsheetOperationInput {
  readonly path: { readonly operation: string | number; };
}

export interface RetrySpreadsheetOperationInput {
  readonly path: { readonly operation: string | number; };
}

export interface RetrySpreadsheetOperationResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface RollBackSpreadsheetOperationInput {
  readonly path: { readonly operation: string | number; };
}

export interface RollBackSpreadsheetOperationResponse {
  /** Always true for success */
  readonly response: true;
  /** The spreadsheet operation */
  readonly spreadsheet_operation: SpreadsheetOperation;
}

export interface ReadFunnelStepInput {
  readonly path: { readonly step: string | number; };
}

export interface ReadFunnelStepResponse {
  /** Always true for success */
  readonly response: true;
  /** The step */
  readonly step: FunnelStep;
}

export interface UpdateFunnelStepInput {
  readonly path: { readonly step: string | number; };
  readonly body: UpdateStep;
}

export interface UpdateFunnelStepResponse {
  /** Always true for success */
  readonly response: true;
  /** The step */
  readonly step: FunnelStep;
}

export interface DeleteFunnelStepQuery {
  /** Id of the step that receives the projects */
  readonly move_to?: string;
}

export interface DeleteFunnelStepInput {
  readonly path: { readonly step: string | number; };
  readonly query?: DeleteFunnelStepQuery;
}

export interface DeleteFunnelStepResponse {
  /** Always true for success */
  readonly response: true;
  /** The funnel */
  readonly funnel: Funnel;
}

export interface ListStepAssistantsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** `true` or `false`. */
    readonly active?: FilterValue;
    /** One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`. */
    readonly trigger?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListStepAssistantsInput {
  readonly path: { readonly step: string | number; };
  readonly query?: ListStepAssistantsQuery & { readonly page?: number };
}

export interface ListStepAssistantsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The step assistants */
  readonly step_assistants: readonly StepAssistant[];
}

export interface CreateStepAssistantInput {
  readonly path: { readonly step: string | number; };
  readonly body: CreateStepAssistant;
}

export interface CreateStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** The step assistant */
  readonly step_assistant: StepAssistant;
}

export interface ListAssistantExecutionLogsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly assistant_id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_id?: FilterValue;
    /** One or more, separated by commas: `waiting`, `succeeded`, `failed`, `skipped`, `cancelled`. */
    readonly status?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
  };
}

export interface ListAssistantExecutionLogsInput {
  readonly path: { readonly step: string | number; };
  readonly query?: ListAssistantExecutionLogsQuery & { readonly page?: number };
}

export interface ListAssistantExecutionLogsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The execution logs */
  readonly execution_logs: readonly AssistantExecutionLog[];
}

export interface ReadStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
}

export interface ReadStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** The step assistant */
  readonly step_assistant: StepAssistant;
}

export interface UpdateStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
  readonly body: UpdateStepAssistant;
}

export interface UpdateStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** The step assistant */
  readonly step_assistant: StepAssistant;
}

export interface DeleteStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
}

export interface RehearseStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
  readonly body: RehearseRule;
}

export interface RehearseStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether the rule would act if it was triggered now */
  readonly would_fire: boolean;
  /** What prevents it */
  readonly reasons: readonly ({
    /** Why the rule would not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
    /** The reason in a sentence */
    readonly detail: string;
  })[];
  /** Filters of projects that must match */
  readonly conditions: readonly {
    /** The condition that was evaluated */
    readonly condition: Readonly<Record<string, unknown>>;
    /** Whether the condition matches */
    readonly matches: boolean;
    /** The value of the field */
    readonly seen?: unknown;
  }[];
  /** In their order. The actions of a `for_each` are listed once */
  readonly actions: readonly ({
    /** Place in the rule, such as `2.then.0` */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** Whether the action is possible */
    readonly possible: boolean;
    /** What the action would do, for people */
    readonly detail: string;
    /** Only of an `if` */
    readonly branch: "then" | "else" | "unknown" | null;
  })[];
}

export interface CancelAssistantRunInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; readonly run: string | number; };
}

export interface CancelAssistantRunResponse {
  /** Always true for success */
  readonly response: true;
  /** The run */
  readonly run: {
    /** Id */
    readonly id: string;
    /** Status of the run */
    readonly status: "cancelled";
  };
}

export interface RetryAssistantRunInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; readonly run: string | number; };
}

export interface RetryAssistantRunResponse {
  /** Always true for success */
  readonly response: true;
  /** The run */
  readonly run: {
    /** Id */
    readonly id: string;
    /** Status of the run */
    readonly status: "pending";
  };
}

export interface ExplainStepAssistantQuery {
  /** Id of the project */
  readonly project_id: string;
}

export interface ExplainStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
  readonly query: ExplainStepAssistantQuery;
}

export interface ExplainStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether the rule would act if it was triggered now */
  readonly would_fire: boolean;
  /** What prevents it */
  readonly reasons: readonly ({
    /** Why the rule would not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
    /** The reason in a sentence */
    readonly detail: string;
  })[];
  /** Filters of projects that must match */
  readonly conditions: readonly {
    /** The condition that was evaluated */
    readonly condition: Readonly<Record<string, unknown>>;
    /** Whether the condition matches */
    readonly matches: boolean;
    /** The value of the field */
    readonly seen?: unknown;
  }[];
  /** In their order. The actions of a `for_each` are listed once */
  readonly actions: readonly ({
    /** Place in the rule, such as `2.then.0` */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** Whether the action is possible */
    readonly possible: boolean;
    /** What the action would do, for people */
    readonly detail: string;
    /** Only of an `if` */
    readonly branch: "then" | "else" | "unknown" | null;
  })[];
}

export interface SimulateStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
  readonly body: SimulateRule;
}

export interface SimulateStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** The simulation */
  readonly simulation: RuleSimulation;
}

export interface TestStepAssistantInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
}

export interface TestStepAssistantResponse {
  /** Always true for success */
  readonly response: true;
  /** Whether all tests passed */
  readonly passed: boolean;
  /** The tests */
  readonly tests: readonly RuleTestResult[];
}

export interface ListStepAssistantVersionsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListStepAssistantVersionsInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; };
  readonly query?: ListStepAssistantVersionsQuery & { readonly page?: number };
}

export interface ListStepAssistantVersionsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The rule versions */
  readonly rule_versions: readonly RuleVersionSummary[];
}

export interface ReadStepAssistantVersionInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; readonly version: string | number; };
}

export interface ReadStepAssistantVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The rule version */
  readonly rule_version: RuleVersion;
}

export interface DiffStepAssistantVersionQuery {
  /** Default: the version before */
  readonly from?: number;
}

export interface DiffStepAssistantVersionInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; readonly version: string | number; };
  readonly query?: DiffStepAssistantVersionQuery;
}

export interface DiffStepAssistantVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The diff */
  readonly diff: RuleVersionDiff;
}

export interface RestoreStepAssistantVersionInput {
  readonly path: { readonly step: string | number; readonly assistant: string | number; readonly version: string | number; };
  readonly body: RestoreRuleVersion;
}

export interface RestoreStepAssistantVersionResponse {
  /** Always true for success */
  readonly response: true;
  /** The step assistant */
  readonly step_assistant: StepAssistant;
}

export interface ListStepAttachmentsInput {
  readonly path: { readonly step: string | number; };
}

export interface ListStepAttachmentsResponse {
  /** Always true for success */
  readonly response: true;
  /** The step attachments */
  readonly step_attachments: readonly StepAttachment[];
}

export type AddStepAttachmentBody = FormData | LinkAttachment;

export interface AddStepAttachmentInput {
  readonly path: { readonly step: string | number; };
  readonly body: AddStepAttachmentBody;
}

export interface AddStepAttachmentResponse {
  /** Always true for success */
  readonly response: true;
  /** The step attachment */
  readonly step_attachment: StepAttachment;
}

export interface OrderStepAttachmentsInput {
  readonly path: { readonly step: string | number; };
  readonly body: OrderAttachments;
}

export interface OrderStepAttachmentsResponse {
  /** Always true for success */
  readonly response: true;
  /** The step attachments */
  readonly step_attachments: readonly StepAttachment[];
}

export interface UpdateStepAttachmentInput {
  readonly path: { readonly step: string | number; readonly attachment: string | number; };
  readonly body: UpdateAttachment;
}

export interface UpdateStepAttachmentResponse {
  /** Always true for success */
  readonly response: true;
  /** The step attachment */
  readonly step_attachment: StepAttachment;
}

export interface DeleteStepAttachmentInput {
  readonly path: { readonly step: string | number; readonly attachment: string | number; };
}

export interface DeleteStepAttachmentResponse {
  /** Always true for success */
  readonly response: true;
  /** The step attachment */
  readonly step_attachment: StepAttachment;
}

export interface RecordViewingInput {
  readonly path: { readonly step: string | number; readonly attachment: string | number; };
  readonly body: RecordViewing;
}

export interface RecordViewingResponse {
  /** Always true for success */
  readonly response: true;
  /** The viewing */
  readonly viewing: Viewing;
}

export interface ReadActivityQuery {
  /** Hours of `requests`, with the current one */
  readonly hours?: number;
}

export interface ReadActivityInput {
  readonly query?: ReadActivityQuery;
}

export interface ReadActivityResponse {
  /** Always true for success */
  readonly response: true;
  /** The activity */
  readonly activity: Activity;
}

export type ReadAgentExecutionSearchParamsInput = NoInput;

export interface ReadAgentExecutionSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadAutomationSearchParamsInput = NoInput;

export interface ReadAutomationSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadChannelSearchParamsInput = NoInput;

export interface ReadChannelSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadConversationSearchParamsInput = NoInput;

export interface ReadConversationSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadFormSearchParamsInput = NoInput;

export interface ReadFormSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadFunnelSearchParamsInput = NoInput;

export interface ReadFunnelSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadMediaItemSearchParamsInput = NoInput;

export interface ReadMediaItemSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadSpreadsheetOperationSearchParamsInput = NoInput;

export interface ReadSpreadsheetOperationSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ReadWebhookSearchParamsInput = NoInput;

export interface ReadWebhookSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export interface ReadSearchParamsInput {
  readonly path: { readonly model_class: string | number; };
}

export interface ReadSearchParamsResponse {
  /** Always true for success */
  readonly response: true;
  /** The fields for filters and sorts */
  readonly params: SearchParams;
}

export type ListQuarantinedEventsInput = NoInput;

export interface ListQuarantinedEventsResponse {
  /** Always true for success */
  readonly response: true;
  /** The quarantined events */
  readonly quarantined_events: readonly QuarantinedEvent[];
  /** Their events are missing */
  readonly unavailable_services: readonly ("projects" | "forms" | "funnels" | "spreadsheets" | "channels")[];
}

export interface DiscardQuarantinedEventInput {
  readonly path: { readonly service: string | number; readonly quarantined_event: string | number; };
}

export interface DiscardQuarantinedEventResponse {
  /** Always true for success */
  readonly response: true;
  /** The quarantined event */
  readonly quarantined_event: QuarantinedEvent;
}

export interface ReplayQuarantinedEventInput {
  readonly path: { readonly service: string | number; readonly quarantined_event: string | number; };
}

export interface ReplayQuarantinedEventResponse {
  /** Always true for success */
  readonly response: true;
  /** The quarantined event */
  readonly quarantined_event: QuarantinedEvent;
}

export interface ListTagsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly updated_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListTagsInput {
  readonly query?: ListTagsQuery & { readonly page?: number };
}

export interface ListTagsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The tags */
  readonly tags: readonly Tag[];
}

export interface CreateTagInput {
  readonly body: CreateTag;
}

export interface CreateTagResponse {
  /** Always true for success */
  readonly response: true;
  /** The tag */
  readonly tag: Tag;
}

export interface SearchTagsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchTagsInput {
  readonly query?: SearchTagsQuery & { readonly page?: number };
  readonly body: Search;
}

export interface SearchTagsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The tags */
  readonly tags: readonly Tag[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadTagInput {
  readonly path: { readonly tag: string | number; };
}

export interface ReadTagResponse {
  /** Always true for success */
  readonly response: true;
  /** The tag */
  readonly tag: Tag;
}

export interface UpdateTagInput {
  readonly path: { readonly tag: string | number; };
  readonly body: UpdateTag;
}

export interface UpdateTagResponse {
  /** Always true for success */
  readonly response: true;
  /** The tag */
  readonly tag: Tag;
}

export interface DeleteTagInput {
  readonly path: { readonly tag: string | number; };
}

export interface DeleteTagResponse {
  /** Always true for success */
  readonly response: true;
  /** The tag */
  readonly tag: Tag;
}

export interface RestoreTagInput {
  readonly path: { readonly tag: string | number; };
}

export interface RestoreTagResponse {
  /** Always true for success */
  readonly response: true;
  /** The tag */
  readonly tag: Tag;
}

export interface ReadUndoInput {
  readonly path: { readonly undo: string | number; };
}

export interface ReadUndoResponse {
  /** Always true for success */
  readonly response: true;
  /** The undo */
  readonly undo: Undo;
}

export interface UpdateRequiredStepAttachmentInput {
  readonly body: RequireAttachment;
}

export interface UpdateRequiredStepAttachmentResponse {
  /** Always true for success */
  readonly response: true;
}

export interface ReadUsageQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  /** First day (YYYY-MM-DD, UTC). Default: 30 days up to `to` */
  readonly from?: string;
  /** Last day, included. Default: today */
  readonly to?: string;
}

export interface ReadUsageInput {
  readonly query?: ReadUsageQuery & { readonly page?: number };
}

export interface ReadUsageResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The usage */
  readonly usage: readonly Usage[];
  /** The sum of all pages */
  readonly total: {
    /** Requests with a valid token, also rejected ones */
    readonly requests: number;
    /** Responses with 4xx, except 429 */
    readonly client_errors: number;
    /** Responses with 5xx */
    readonly server_errors: number;
    /** Responses with 429 */
    readonly throttled: number;
  };
}

export interface ListUsersQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** Exact match. */
    readonly email?: FilterValue;
    /** `true` or `false`. */
    readonly active?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly created_at?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListUsersInput {
  readonly query?: ListUsersQuery & { readonly page?: number };
}

export interface ListUsersResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The users */
  readonly users: readonly User[];
}

export interface CreateUserInput {
  readonly body: CreateUser;
}

export interface CreateUserResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
}

export interface SearchUsersQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface SearchUsersInput {
  readonly query?: SearchUsersQuery & { readonly page?: number };
  readonly body: Search;
}

export interface SearchUsersResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The users */
  readonly users: readonly User[];
  /** Warnings; absent if there are none */
  readonly warnings?: readonly ("mixed_logical_operators" | "behind_consistency_token")[];
}

export interface ReadUserInput {
  readonly path: { readonly user: string | number; };
}

export interface ReadUserResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
}

export interface UpdateUserInput {
  readonly path: { readonly user: string | number; };
  readonly body: UpdateUser;
}

export interface UpdateUserResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
}

export interface DeleteUserInput {
  readonly path: { readonly user: string | number; };
}

export interface DeleteUserResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
}

export interface RestoreUserInput {
  readonly path: { readonly user: string | number; };
}

export interface RestoreUserResponse {
  /** Always true for success */
  readonly response: true;
  /** The user */
  readonly user: User;
}

export interface ReadRevokedScopesInput {
  readonly path: { readonly user: string | number; };
}

export interface ReadRevokedScopesResponse {
  /** Always true for success */
  readonly response: true;
  /** The revoked scopes */
  readonly revoked_scopes: readonly string[];
}

export interface RevokeScopesBody {
  /** The revoked scopes */
  readonly revoked_scopes: readonly ("projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
}

export interface RevokeScopesInput {
  readonly path: { readonly user: string | number; };
  readonly body: RevokeScopesBody;
}

export interface RevokeScopesResponse {
  /** Always true for success */
  readonly response: true;
  /** The revoked scopes */
  readonly revoked_scopes: readonly string[];
}

export interface ReadUserRolesInput {
  readonly path: { readonly user: string | number; };
}

export interface ReadUserRolesResponse {
  /** Always true for success */
  readonly response: true;
  /** The roles */
  readonly roles: readonly Role[];
}

export interface SetUserRolesInput {
  readonly path: { readonly user: string | number; };
  readonly body: SetUserRoles;
}

export interface SetUserRolesResponse {
  /** Always true for success */
  readonly response: true;
  /** The roles */
  readonly roles: readonly Role[];
}

export interface ListViewsQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
}

export interface ListViewsInput {
  readonly query?: ListViewsQuery & { readonly page?: number };
}

export interface ListViewsResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The views */
  readonly views: readonly View[];
}

export interface CreateViewInput {
  readonly body: CreateView;
}

export interface CreateViewResponse {
  /** Always true for success */
  readonly response: true;
  /** The view */
  readonly view: View;
}

export interface ReadViewInput {
  readonly path: { readonly view: string | number; };
}

export interface ReadViewResponse {
  /** Always true for success */
  readonly response: true;
  /** The view */
  readonly view: View;
}

export interface UpdateViewInput {
  readonly path: { readonly view: string | number; };
  readonly body: UpdateView;
}

export interface UpdateViewResponse {
  /** Always true for success */
  readonly response: true;
  /** The view */
  readonly view: View;
}

export interface DeleteViewInput {
  readonly path: { readonly view: string | number; };
}

export interface DeleteViewResponse {
  /** Always true for success */
  readonly response: true;
  /** The view */
  readonly view: View;
}

export interface ListWebhooksQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more ids, separated by commas. */
    readonly id?: FilterValue;
    /** Exact match. */
    readonly name?: FilterValue;
    /** `true` or `false`. */
    readonly active?: FilterValue;
    /** `with` includes deleted objects, `only` returns only deleted objects. */
    readonly trashed?: FilterValue;
  };
}

export interface ListWebhooksInput {
  readonly query?: ListWebhooksQuery & { readonly page?: number };
}

export interface ListWebhooksResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The webhooks */
  readonly webhooks: readonly Webhook[];
}

export interface CreateWebhookInput {
  readonly body: CreateWebhook;
}

export interface CreateWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
  /** `whsec_` and base64, according to Standard Webhooks. Shown only once */
  readonly secret: string;
}

export type ListWebhookKindsInput = NoInput;

export interface ListWebhookKindsResponse {
  /** Always true for success */
  readonly response: true;
  /** Kinds of events */
  readonly kinds: readonly {
    /** Kind of the event, as in `kinds` of a webhook */
    readonly kind: string;
    /** What the event means */
    readonly summary: string;
  }[];
}

export interface ReadWebhookInput {
  readonly path: { readonly webhook: string | number; };
}

export interface ReadWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
}

export interface UpdateWebhookInput {
  readonly path: { readonly webhook: string | number; };
  readonly body: UpdateWebhook;
}

export interface UpdateWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
}

export interface DeleteWebhookInput {
  readonly path: { readonly webhook: string | number; };
}

export interface DeleteWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
}

export interface ActivateWebhookInput {
  readonly path: { readonly webhook: string | number; };
}

export interface ActivateWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
}

export interface ListWebhookDeliveriesQuery {
  /** Invalid values and values below 1 mean 30; values above 100 mean 100. */
  readonly perPage?: number;
  readonly filter?: {
    /** One or more, separated by commas: `pending`, `delivered`, `failed`, `skipped`. */
    readonly status?: FilterValue;
    /** One or more, separated by commas: `project.created`, `project.updated`, `project.deleted`, `project.restored`, `project.merged`, `project.unmerged`, `project.shared`, `project.unshared`, `task.created`, `task.updated`, `task.deleted`, `task.restored`, `funnel.entered`, `funnel.moved`, `funnel.updated`, `funnel.left`, `funnel.late`, `funnel.overdue`, `step_attachment.watched` (step attachment.watched), `form.answered`, `form.attached`, `form.detached`, `conversation.linked`, `message.received`, `message.sent`, `message.failed`, `assistant.succeeded`, `assistant.failed`, `automation.succeeded`, `automation.failed`, `ai_agent.completed` (ai agent.completed), `ai_agent.failed` (ai agent.failed), `ai_agent.cancelled` (ai agent.cancelled), `ai_agent.approved` (ai agent.approved), `ai_agent.refused` (ai agent.refused), `audit.entry_recorded` (audit.entry recorded), `webhook.disabled`, `webhook.test`. */
    readonly kind?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly project_id?: FilterValue;
    /** One or more ids, separated by commas. */
    readonly event_id?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly from?: FilterValue;
    /** A date and time, or a date in UTC (ISO 8601). */
    readonly to?: FilterValue;
  };
}

export interface ListWebhookDeliveriesInput {
  readonly path: { readonly webhook: string | number; };
  readonly query?: ListWebhookDeliveriesQuery & { readonly page?: number };
}

export interface ListWebhookDeliveriesResponse {
  /** Always true for success */
  readonly response: true;
  /** The applied page and the totals */
  readonly meta: PaginationMeta;
  /** The deliveries */
  readonly deliveries: readonly WebhookDelivery[];
}

export interface ReadWebhookDeliveryInput {
  readonly path: { readonly webhook: string | number; readonly delivery: string | number; };
}

export interface ReadWebhookDeliveryResponse {
  /** Always true for success */
  readonly response: true;
  /** The delivery */
  readonly delivery: WebhookDeliveryDetail;
}

export interface ResendWebhookDeliveryInput {
  readonly path: { readonly webhook: string | number; readonly delivery: string | number; };
}

export interface ResendWebhookDeliveryResponse {
  /** Always true for success */
  readonly response: true;
  /** The delivery */
  readonly delivery: WebhookDeliveryDetail;
}

export interface ReplayWebhookInput {
  readonly path: { readonly webhook: string | number; };
  readonly body: ReplayWebhook;
}

export interface ReplayWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** Number of events */
  readonly events_count: number;
}

export interface RestoreWebhookInput {
  readonly path: { readonly webhook: string | number; };
}

export interface RestoreWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
}

export interface RotateWebhookSecretInput {
  readonly path: { readonly webhook: string | number; };
}

export interface RotateWebhookSecretResponse {
  /** Always true for success */
  readonly response: true;
  /** The webhook */
  readonly webhook: Webhook;
  /** `whsec_` and base64, according to Standard Webhooks. Shown only once */
  readonly secret: string;
}

export interface TestWebhookInput {
  readonly path: { readonly webhook: string | number; };
}

export interface TestWebhookResponse {
  /** Always true for success */
  readonly response: true;
  /** The delivery */
  readonly delivery: WebhookDeliveryDetail;
}

export interface ReadAvatarInput {
  readonly path: { readonly avatar: string | number; };
}

export interface ReadAttachmentInput {
  readonly path: { readonly token: string | number; };
}

export interface ReadAnswerFileInput {
  readonly path: { readonly token: string | number; };
}

export interface ReadAttachmentFileInput {
  readonly path: { readonly token: string | number; };
}

export interface OpenFormLinkInput {
  readonly path: { readonly token: string | number; };
}

export interface OpenFormLinkResponse {
  /** Always true for success */
  readonly response: true;
  readonly [name: string]: unknown;
}

export interface SubmitFormPageInput {
  readonly path: { readonly token: string | number; };
  readonly body: SubmitFormPage;
}

export interface SubmitFormPageResponse {
  /** Always true for success */
  readonly response: true;
  readonly [name: string]: unknown;
}

export interface SubmitFormLinkInput {
  readonly path: { readonly token: string | number; };
  readonly body: SubmitForm;
}

export interface SubmitFormLinkResponse {
  /** Always true for success */
  readonly response: true;
}

export interface UploadByFormLinkInput {
  readonly path: { readonly token: string | number; };
  readonly body: FormData;
}

export interface UploadByFormLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The file */
  readonly file: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Size in bytes */
    readonly size: number;
    /** Media type of the file */
    readonly mime_type: string;
  };
}

export interface ReadIntakeStatusInput {
  readonly path: { readonly token: string | number; };
}

export interface ReadIntakeStatusResponse {
  /** Always true for success */
  readonly response: true;
  readonly [name: string]: unknown;
}

export interface OpenIntakeLinkInput {
  readonly path: { readonly token: string | number; };
}

export interface OpenIntakeLinkResponse {
  /** Always true for success */
  readonly response: true;
  readonly [name: string]: unknown;
}

export interface SubmitIntakeInput {
  readonly path: { readonly token: string | number; };
  readonly body: SubmitIntake;
}

export interface SubmitIntakeResponse {
  /** Always true for success */
  readonly response: true;
  /** The submission */
  readonly submission: {
    /** Address of the page on which the sender sees the status */
    readonly status_url: string;
    /** Whether the same answers of the same sender were received before */
    readonly duplicate: boolean;
    /** When it was received (UTC, ISO 8601) */
    readonly received_at: string;
  };
}

export interface CreateIntakeChallengeInput {
  readonly path: { readonly token: string | number; };
}

export interface CreateIntakeChallengeResponse {
  /** Always true for success */
  readonly response: true;
  /** Text that is returned unchanged */
  readonly challenge: IntakeChallenge;
}

export interface UploadByIntakeLinkInput {
  readonly path: { readonly token: string | number; };
  readonly body: FormData;
}

export interface UploadByIntakeLinkResponse {
  /** Always true for success */
  readonly response: true;
  /** The file */
  readonly file: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Size in bytes */
    readonly size: number;
    /** Media type of the file */
    readonly mime_type: string;
  };
}

export interface ListScimGroupsQuery {
  /** For example `userName eq "ana@example.org"` */
  readonly filter?: string;
  /** Position of the first result. Default: 1 */
  readonly startIndex?: string;
  /** Maximum number of results, at most 200. Default: 100 */
  readonly count?: string;
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ListScimGroupsInput {
  readonly query?: ListScimGroupsQuery;
}

export interface CreateScimGroupQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface CreateScimGroupInput {
  readonly query?: CreateScimGroupQuery;
  readonly body: ScimGroup;
}

export interface ReadScimGroupQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ReadScimGroupInput {
  readonly path: { readonly group: string | number; };
  readonly query?: ReadScimGroupQuery;
}

export interface ReplaceScimGroupQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ReplaceScimGroupInput {
  readonly path: { readonly group: string | number; };
  readonly query?: ReplaceScimGroupQuery;
  readonly body: ScimGroup;
}

export interface PatchScimGroupQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface PatchScimGroupInput {
  readonly path: { readonly group: string | number; };
  readonly query?: PatchScimGroupQuery;
  readonly body: ScimPatch;
}

export interface DeleteScimGroupInput {
  readonly path: { readonly group: string | number; };
}

export type ListScimResourceTypesInput = NoInput;

export type ListScimSchemasInput = NoInput;

export type ReadScimConfigInput = NoInput;

export interface ListScimUsersQuery {
  /** For example `userName eq "ana@example.org"` */
  readonly filter?: string;
  /** Position of the first result. Default: 1 */
  readonly startIndex?: string;
  /** Maximum number of results, at most 200. Default: 100 */
  readonly count?: string;
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ListScimUsersInput {
  readonly query?: ListScimUsersQuery;
}

export interface CreateScimUserQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface CreateScimUserInput {
  readonly query?: CreateScimUserQuery;
  readonly body: ScimUser;
}

export interface ReadScimUserQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ReadScimUserInput {
  readonly path: { readonly user: string | number; };
  readonly query?: ReadScimUserQuery;
}

export interface ReplaceScimUserQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface ReplaceScimUserInput {
  readonly path: { readonly user: string | number; };
  readonly query?: ReplaceScimUserQuery;
  readonly body: ScimUser;
}

export interface PatchScimUserQuery {
  /** Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned */
  readonly attributes?: string;
  /** Attributes to leave out, such as `members` */
  readonly excludedAttributes?: string;
}

export interface PatchScimUserInput {
  readonly path: { readonly user: string | number; };
  readonly query?: PatchScimUserQuery;
  readonly body: ScimPatch;
}

export interface DeleteScimUserInput {
  readonly path: { readonly user: string | number; };
}

export interface OpenSharePageInput {
  readonly path: { readonly token: string | number; };
}

export interface OpenSharePageResponse {
  /** Always true for success */
  readonly response: true;
  /** The project */
  readonly project: SharedProject;
}

export interface Operations {
  delete: {
    '/api/management/access-tokens/{access_token}': { input: RevokeAccessTokenInput; response: RevokeAccessTokenResponse };
    '/api/management/ai/agents/{agent}': { input: DeleteAiAgentInput; response: DeleteAiAgentResponse };
    '/api/management/automations/{automation}': { input: DeleteAutomationInput; response: DeleteAutomationResponse };
    '/api/management/channels/{channel}': { input: DeleteChannelInput; response: DeleteChannelResponse };
    '/api/management/channels/{channel}/secret': { input: RemoveChannelSecretInput; response: RemoveChannelSecretResponse };
    '/api/management/contacts/{contact}': { input: DeleteContactInput; response: DeleteContactResponse };
    '/api/management/customers/{customer}': { input: DeleteCustomerInput; response: DeleteCustomerResponse };
    '/api/management/dynamic-forms/pivot-accessor/urls/{form_link}': { input: RevokeFormLinkInput; response: RevokeFormLinkResponse };
    '/api/management/forms/{form}': { input: DeleteFormInput; response: DeleteFormResponse };
    '/api/management/funnels/{funnel}': { input: DeleteFunnelInput; response: DeleteFunnelResponse };
    '/api/management/funnels/{funnel}/projects/{project}': { input: LeaveFunnelInput; response: LeaveFunnelResponse };
    '/api/management/identity-providers/{identity_provider}': { input: DeleteIdentityProviderInput; response: DeleteIdentityProviderResponse };
    '/api/management/project-groups/{project_group}': { input: DeleteProjectGroupInput; response: DeleteProjectGroupResponse };
    '/api/management/project-groups/{project_group}/projects/{project}': { input: LeaveProjectGroupInput; response: LeaveProjectGroupResponse };
    '/api/management/projects/{project}': { input: DeleteProjectInput; response: DeleteProjectResponse };
    '/api/management/projects/{project}/hierarchy/detach-child/{child}': { input: DetachChildInput; response: DetachChildResponse };
    '/api/management/projects/{project}/loose-forms/{loose_form}': { input: DetachLooseFormInput; response: DetachLooseFormResponse };
    '/api/management/projects/{project}/share': { input: UnshareProjectInput; response: UnshareProjectResponse };
    '/api/management/projects/{project}/tasks/{task}': { input: DeleteTaskInput; response: DeleteTaskResponse };
    '/api/management/reply-templates/{reply_template}': { input: DeleteReplyTemplateInput; response: DeleteReplyTemplateResponse };
    '/api/management/roles/{role}': { input: DeleteRoleInput; response: DeleteRoleResponse };
    '/api/management/service-accounts/{service_account}': { input: DeleteServiceAccountInput; response: DeleteServiceAccountResponse };
    '/api/management/steps/{step}': { input: DeleteFunnelStepInput; response: DeleteFunnelStepResponse };
    '/api/management/steps/{step}/assistants/{assistant}': { input: DeleteStepAssistantInput; response: undefined };
    '/api/management/steps/{step}/attachments/{attachment}': { input: DeleteStepAttachmentInput; response: DeleteStepAttachmentResponse };
    '/api/management/system/quarantined-events/{service}/{quarantined_event}': { input: DiscardQuarantinedEventInput; response: DiscardQuarantinedEventResponse };
    '/api/management/tags/{tag}': { input: DeleteTagInput; response: DeleteTagResponse };
    '/api/management/users/{user}': { input: DeleteUserInput; response: DeleteUserResponse };
    '/api/management/views/{view}': { input: DeleteViewInput; response: DeleteViewResponse };
    '/api/management/webhooks/{webhook}': { input: DeleteWebhookInput; response: DeleteWebhookResponse };
    '/scim/v2/Groups/{group}': { input: DeleteScimGroupInput; response: undefined };
    '/scim/v2/Users/{user}': { input: DeleteScimUserInput; response: undefined };
  };
  get: {
    '/.well-known/jwks.json': { input: ReadKeySetInput; response: ReadKeySetResponse };
    '/api/management/access-tokens': { input: ListAccessTokensInput; response: ListAccessTokensResponse };
    '/api/management/ai/agents': { input: ListAiAgentsInput; response: ListAiAgentsResponse };
    '/api/management/ai/agents/executions': { input: ListAiAgentExecutionsInput; response: ListAiAgentExecutionsResponse };
    '/api/management/ai/agents/executions/{execution}': { input: ReadAiAgentExecutionInput; response: ReadAiAgentExecutionResponse };
    '/api/management/ai/agents/{agent}': { input: ReadAiAgentInput; response: ReadAiAgentResponse };
    '/api/management/ai/agents/{agent}/versions': { input: ListAiAgentVersionsInput; response: ListAiAgentVersionsResponse };
    '/api/management/audit-log': { input: ReadAuditLogInput; response: ReadAuditLogResponse };
    '/api/management/audit-log/verification': { input: VerifyAuditLogInput; response: VerifyAuditLogResponse };
    '/api/management/automations': { input: ListAutomationsInput; response: ListAutomationsResponse };
    '/api/management/automations/{automation}': { input: ReadAutomationInput; response: ReadAutomationResponse };
    '/api/management/automations/{automation}/explain': { input: ExplainAutomationInput; response: ExplainAutomationResponse };
    '/api/management/automations/{automation}/runs': { input: ListAutomationRunsInput; response: ListAutomationRunsResponse };
    '/api/management/automations/{automation}/versions': { input: ListAutomationVersionsInput; response: ListAutomationVersionsResponse };
    '/api/management/automations/{automation}/versions/{version}': { input: ReadAutomationVersionInput; response: ReadAutomationVersionResponse };
    '/api/management/automations/{automation}/versions/{version}/diff': { input: DiffAutomationVersionInput; response: DiffAutomationVersionResponse };
    '/api/management/causes/{cause}': { input: ReadCauseInput; response: ReadCauseResponse };
    '/api/management/channels': { input: ListChannelsInput; response: ListChannelsResponse };
    '/api/management/channels/inbound/{external_ref}': { input: AnswerChallengeInput; response: Blob };
    '/api/management/channels/{channel}': { input: ReadChannelInput; response: ReadChannelResponse };
    '/api/management/channels/{channel}/deliveries': { input: ListDeliveriesInput; response: ListDeliveriesResponse };
    '/api/management/channels/{channel}/media-items': { input: ListMediaItemsOfChannelInput; response: ListMediaItemsOfChannelResponse };
    '/api/management/contacts': { input: ListContactsInput; response: ListContactsResponse };
    '/api/management/contacts/{contact}': { input: ReadContactInput; response: ReadContactResponse };
    '/api/management/conversations': { input: ListConversationsInput; response: ListConversationsResponse };
    '/api/management/conversations/labels': { input: ListConversationLabelsInput; response: ListConversationLabelsResponse };
    '/api/management/conversations/{conversation}': { input: ReadConversationInput; response: ReadConversationResponse };
    '/api/management/customers': { input: ListCustomersInput; response: ListCustomersResponse };
    '/api/management/customers/{customer}': { input: ReadCustomerInput; response: ReadCustomerResponse };
    '/api/management/dynamic-forms-answers': { input: ReadAnswersInput; response: ReadAnswersResponse };
    '/api/management/dynamic-forms-answers/history': { input: ReadAnswerHistoryInput; response: ReadAnswerHistoryResponse };
    '/api/management/dynamic-forms/intake-links': { input: ListIntakeLinksInput; response: ListIntakeLinksResponse };
    '/api/management/dynamic-forms/intake-links/{intake_link}': { input: ReadIntakeLinkInput; response: ReadIntakeLinkResponse };
    '/api/management/dynamic-forms/intake-links/{intake_link}/submissions': { input: ListIntakeSubmissionsInput; response: ListIntakeSubmissionsResponse };
    '/api/management/dynamic-forms/pivot-accessor/urls': { input: ListFormLinksInput; response: ListFormLinksResponse };
    '/api/management/dynamic-forms/pivot-accessor/urls/{form_link}/accesses': { input: ListFormLinkAccessesInput; response: ListFormLinkAccessesResponse };
    '/api/management/events': { input: ReadEventsInput; response: ReadEventsResponse };
    '/api/management/form-edges': { input: ListFormEdgesInput; response: ListFormEdgesResponse };
    '/api/management/form-theme': { input: ReadFormThemeInput; response: ReadFormThemeResponse };
    '/api/management/forms': { input: ListFormsInput; response: ListFormsResponse };
    '/api/management/forms/{form}': { input: ReadFormInput; response: ReadFormResponse };
    '/api/management/frame': { input: ReadFrameInput; response: ReadFrameResponse };
    '/api/management/funnels': { input: ListFunnelsInput; response: ListFunnelsResponse };
    '/api/management/funnels/{funnel}': { input: ReadFunnelInput; response: ReadFunnelResponse };
    '/api/management/funnels/{funnel}/board': { input: ReadBoardInput; response: ReadBoardResponse };
    '/api/management/funnels/{funnel}/projects': { input: ListFunnelProjectsInput; response: ListFunnelProjectsResponse };
    '/api/management/funnels/{funnel}/projects/{project}': { input: ReadFunnelAssignmentInput; response: ReadFunnelAssignmentResponse };
    '/api/management/funnels/{funnel}/projects/{project}/times': { input: ReadProjectTimesInput; response: ReadProjectTimesResponse };
    '/api/management/funnels/{funnel}/times': { input: ReadFunnelTimesInput; response: ReadFunnelTimesResponse };
    '/api/management/get-forms': { input: GetFormsInput; response: GetFormsResponse };
    '/api/management/identity-providers': { input: ListIdentityProvidersInput; response: ListIdentityProvidersResponse };
    '/api/management/identity-providers/{identity_provider}': { input: ReadIdentityProviderInput; response: ReadIdentityProviderResponse };
    '/api/management/me': { input: ReadMeInput; response: ReadMeResponse };
    '/api/management/media-items': { input: ListMediaItemsInput; response: ListMediaItemsResponse };
    '/api/management/media-items/{media_item}': { input: ReadMediaItemInput; response: ReadMediaItemResponse };
    '/api/management/project-groups': { input: ListProjectGroupsInput; response: ListProjectGroupsResponse };
    '/api/management/project-groups/{project_group}': { input: ReadProjectGroupInput; response: ReadProjectGroupResponse };
    '/api/management/projects': { input: ListProjectsInput; response: ListProjectsResponse };
    '/api/management/projects/{project}': { input: ReadProjectInput; response: ReadProjectResponse };
    '/api/management/projects/{project}/hierarchy': { input: ReadHierarchyInput; response: ReadHierarchyResponse };
    '/api/management/projects/{project}/history': { input: ReadProjectHistoryInput; response: ReadProjectHistoryResponse };
    '/api/management/projects/{project}/loose-forms': { input: ListLooseFormsInput; response: ListLooseFormsResponse };
    '/api/management/projects/{project}/tasks': { input: ListTasksInput; response: ListTasksResponse };
    '/api/management/projects/{project}/tasks/{task}': { input: ReadTaskInput; response: ReadTaskResponse };
    '/api/management/reply-templates': { input: ListReplyTemplatesInput; response: ListReplyTemplatesResponse };
    '/api/management/reply-templates/{reply_template}': { input: ReadReplyTemplateInput; response: ReadReplyTemplateResponse };
    '/api/management/roles': { input: ListRolesInput; response: ListRolesResponse };
    '/api/management/roles/{role}': { input: ReadRoleInput; response: ReadRoleResponse };
    '/api/management/service-accounts': { input: ListServiceAccountsInput; response: ListServiceAccountsResponse };
    '/api/management/service-accounts/{service_account}': { input: ReadServiceAccountInput; response: ReadServiceAccountResponse };
    '/api/management/spreadsheet-operations': { input: ListSpreadsheetOperationsInput; response: ListSpreadsheetOperationsResponse };
    '/api/management/spreadsheet-operations/export/{type}/columns': { input: ListExportColumnsInput; response: ListExportColumnsResponse };
    '/api/management/spreadsheet-operations/import/{type}/columns': { input: ListImportColumnsInput; response: ListImportColumnsResponse };
    '/api/management/spreadsheet-operations/import/{type}/template': { input: DownloadImportTemplateInput; response: Blob };
    '/api/management/spreadsheet-operations/{operation}': { input: ReadSpreadsheetOperationInput; response: ReadSpreadsheetOperationResponse };
    '/api/management/spreadsheet-operations/{operation}/download': { input: DownloadSpreadsheetInput; response: Blob };
    '/api/management/spreadsheet-operations/{operation}/errors': { input: ListSpreadsheetOperationErrorsInput; response: ListSpreadsheetOperationErrorsResponse };
    '/api/management/spreadsheet-operations/{operation}/errors/download': { input: DownloadRejectedRowsInput; response: Blob };
    '/api/management/spreadsheet-operations/{operation}/events': { input: StreamSpreadsheetOperationInput; response: Response };
    '/api/management/steps/{step}': { input: ReadFunnelStepInput; response: ReadFunnelStepResponse };
    '/api/management/steps/{step}/assistants': { input: ListStepAssistantsInput; response: ListStepAssistantsResponse };
    '/api/management/steps/{step}/assistants/execution-logs': { input: ListAssistantExecutionLogsInput; response: ListAssistantExecutionLogsResponse };
    '/api/management/steps/{step}/assistants/{assistant}': { input: ReadStepAssistantInput; response: ReadStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/explain': { input: ExplainStepAssistantInput; response: ExplainStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/versions': { input: ListStepAssistantVersionsInput; response: ListStepAssistantVersionsResponse };
    '/api/management/steps/{step}/assistants/{assistant}/versions/{version}': { input: ReadStepAssistantVersionInput; response: ReadStepAssistantVersionResponse };
    '/api/management/steps/{step}/assistants/{assistant}/versions/{version}/diff': { input: DiffStepAssistantVersionInput; response: DiffStepAssistantVersionResponse };
    '/api/management/steps/{step}/attachments': { input: ListStepAttachmentsInput; response: ListStepAttachmentsResponse };
    '/api/management/system/activity': { input: ReadActivityInput; response: ReadActivityResponse };
    '/api/management/system/params/agent_execution': { input: ReadAgentExecutionSearchParamsInput; response: ReadAgentExecutionSearchParamsResponse };
    '/api/management/system/params/automation': { input: ReadAutomationSearchParamsInput; response: ReadAutomationSearchParamsResponse };
    '/api/management/system/params/channel': { input: ReadChannelSearchParamsInput; response: ReadChannelSearchParamsResponse };
    '/api/management/system/params/conversation': { input: ReadConversationSearchParamsInput; response: ReadConversationSearchParamsResponse };
    '/api/management/system/params/form': { input: ReadFormSearchParamsInput; response: ReadFormSearchParamsResponse };
    '/api/management/system/params/funnel': { input: ReadFunnelSearchParamsInput; response: ReadFunnelSearchParamsResponse };
    '/api/management/system/params/media_item': { input: ReadMediaItemSearchParamsInput; response: ReadMediaItemSearchParamsResponse };
    '/api/management/system/params/spreadsheet_operation': { input: ReadSpreadsheetOperationSearchParamsInput; response: ReadSpreadsheetOperationSearchParamsResponse };
    '/api/management/system/params/webhook': { input: ReadWebhookSearchParamsInput; response: ReadWebhookSearchParamsResponse };
    '/api/management/system/params/{model_class}': { input: ReadSearchParamsInput; response: ReadSearchParamsResponse };
    '/api/management/system/quarantined-events': { input: ListQuarantinedEventsInput; response: ListQuarantinedEventsResponse };
    '/api/management/tags': { input: ListTagsInput; response: ListTagsResponse };
    '/api/management/tags/{tag}': { input: ReadTagInput; response: ReadTagResponse };
    '/api/management/undos/{undo}': { input: ReadUndoInput; response: ReadUndoResponse };
    '/api/management/usage': { input: ReadUsageInput; response: ReadUsageResponse };
    '/api/management/users': { input: ListUsersInput; response: ListUsersResponse };
    '/api/management/users/{user}': { input: ReadUserInput; response: ReadUserResponse };
    '/api/management/users/{user}/revoked-scopes': { input: ReadRevokedScopesInput; response: ReadRevokedScopesResponse };
    '/api/management/users/{user}/roles': { input: ReadUserRolesInput; response: ReadUserRolesResponse };
    '/api/management/views': { input: ListViewsInput; response: ListViewsResponse };
    '/api/management/views/{view}': { input: ReadViewInput; response: ReadViewResponse };
    '/api/management/webhooks': { input: ListWebhooksInput; response: ListWebhooksResponse };
    '/api/management/webhooks/kinds': { input: ListWebhookKindsInput; response: ListWebhookKindsResponse };
    '/api/management/webhooks/{webhook}': { input: ReadWebhookInput; response: ReadWebhookResponse };
    '/api/management/webhooks/{webhook}/deliveries': { input: ListWebhookDeliveriesInput; response: ListWebhookDeliveriesResponse };
    '/api/management/webhooks/{webhook}/deliveries/{delivery}': { input: ReadWebhookDeliveryInput; response: ReadWebhookDeliveryResponse };
    '/avatars/{avatar}': { input: ReadAvatarInput; response: Blob };
    '/files/channels/{token}': { input: ReadAttachmentInput; response: Blob };
    '/files/forms/{token}': { input: ReadAnswerFileInput; response: Blob };
    '/files/funnels/{token}': { input: ReadAttachmentFileInput; response: Blob };
    '/forms/{token}': { input: OpenFormLinkInput; response: OpenFormLinkResponse };
    '/intake-status/{token}': { input: ReadIntakeStatusInput; response: ReadIntakeStatusResponse };
    '/intake/{token}': { input: OpenIntakeLinkInput; response: OpenIntakeLinkResponse };
    '/scim/v2/Groups': { input: ListScimGroupsInput; response: ScimGroupList };
    '/scim/v2/Groups/{group}': { input: ReadScimGroupInput; response: ScimGroupResource };
    '/scim/v2/ResourceTypes': { input: ListScimResourceTypesInput; response: ScimResourceTypeList };
    '/scim/v2/Schemas': { input: ListScimSchemasInput; response: ScimSchemaList };
    '/scim/v2/ServiceProviderConfig': { input: ReadScimConfigInput; response: ScimServiceProviderConfig };
    '/scim/v2/Users': { input: ListScimUsersInput; response: ScimUserList };
    '/scim/v2/Users/{user}': { input: ReadScimUserInput; response: ScimUserResource };
    '/share/{token}': { input: OpenSharePageInput; response: OpenSharePageResponse };
  };
  patch: {
    '/api/management/ai/agents/{agent}': { input: UpdateAiAgentInput; response: UpdateAiAgentResponse };
    '/api/management/automations/{automation}': { input: UpdateAutomationInput; response: UpdateAutomationResponse };
    '/api/management/channels/{channel}': { input: UpdateChannelInput; response: UpdateChannelResponse };
    '/api/management/contacts': { input: UpdateContactsInput; response: UpdateContactsResponse };
    '/api/management/contacts/{contact}': { input: UpdateContactInput; response: UpdateContactResponse };
    '/api/management/conversations': { input: UpdateConversationsInput; response: UpdateConversationsResponse };
    '/api/management/conversations/{conversation}': { input: UpdateConversationInput; response: UpdateConversationResponse };
    '/api/management/customers': { input: UpdateCustomersInput; response: UpdateCustomersResponse };
    '/api/management/customers/{customer}': { input: UpdateCustomerInput; response: UpdateCustomerResponse };
    '/api/management/dynamic-forms/intake-links/{intake_link}': { input: UpdateIntakeLinkInput; response: UpdateIntakeLinkResponse };
    '/api/management/form-theme': { input: UpdateFormThemeInput; response: UpdateFormThemeResponse };
    '/api/management/forms/{form}': { input: UpdateFormInput; response: UpdateFormResponse };
    '/api/management/frame': { input: UpdateFrameInput; response: UpdateFrameResponse };
    '/api/management/funnels/{funnel}': { input: UpdateFunnelInput; response: UpdateFunnelResponse };
    '/api/management/funnels/{funnel}/projects/{project}': { input: UpdateFunnelAssignmentInput; response: UpdateFunnelAssignmentResponse };
    '/api/management/identity-providers/{identity_provider}': { input: UpdateIdentityProviderInput; response: UpdateIdentityProviderResponse };
    '/api/management/project-groups/{project_group}': { input: UpdateProjectGroupInput; response: UpdateProjectGroupResponse };
    '/api/management/projects': { input: UpdateProjectsInput; response: UpdateProjectsResponse };
    '/api/management/projects/{project}': { input: UpdateProjectInput; response: UpdateProjectResponse };
    '/api/management/projects/{project}/tasks/{task}': { input: UpdateTaskInput; response: UpdateTaskResponse };
    '/api/management/reply-templates/{reply_template}': { input: UpdateReplyTemplateInput; response: UpdateReplyTemplateResponse };
    '/api/management/roles/{role}': { input: UpdateRoleInput; response: UpdateRoleResponse };
    '/api/management/service-accounts/{service_account}': { input: UpdateServiceAccountInput; response: UpdateServiceAccountResponse };
    '/api/management/steps/{step}': { input: UpdateFunnelStepInput; response: UpdateFunnelStepResponse };
    '/api/management/steps/{step}/assistants/{assistant}': { input: UpdateStepAssistantInput; response: UpdateStepAssistantResponse };
    '/api/management/steps/{step}/attachments/{attachment}': { input: UpdateStepAttachmentInput; response: UpdateStepAttachmentResponse };
    '/api/management/tags/{tag}': { input: UpdateTagInput; response: UpdateTagResponse };
    '/api/management/users/{user}': { input: UpdateUserInput; response: UpdateUserResponse };
    '/api/management/views/{view}': { input: UpdateViewInput; response: UpdateViewResponse };
    '/api/management/webhooks/{webhook}': { input: UpdateWebhookInput; response: UpdateWebhookResponse };
    '/scim/v2/Groups/{group}': { input: PatchScimGroupInput; response: ScimGroupResource };
    '/scim/v2/Users/{user}': { input: PatchScimUserInput; response: ScimUserResource };
  };
  post: {
    '/api/management/access-tokens': { input: CreateAccessTokenInput; response: CreateAccessTokenResponse };
    '/api/management/ai/agents': { input: CreateAiAgentInput; response: CreateAiAgentResponse };
    '/api/management/ai/agents/executions/{execution}/approve': { input: ApproveAiAgentExecutionInput; response: ApproveAiAgentExecutionResponse };
    '/api/management/ai/agents/executions/{execution}/cancel': { input: CancelAiAgentExecutionInput; response: CancelAiAgentExecutionResponse };
    '/api/management/ai/agents/executions/{execution}/refuse': { input: RefuseAiAgentExecutionInput; response: RefuseAiAgentExecutionResponse };
    '/api/management/ai/agents/{agent}/executions': { input: StartAiAgentExecutionInput; response: StartAiAgentExecutionResponse };
    '/api/management/ai/agents/{agent}/restore': { input: RestoreAiAgentInput; response: RestoreAiAgentResponse };
    '/api/management/auth/revoke': { input: RevokeFoundTokenInput; response: RevokeFoundTokenResponse };
    '/api/management/auth/token': { input: RequestTokenInput; response: RequestTokenResponse };
    '/api/management/automations': { input: CreateAutomationInput; response: CreateAutomationResponse };
    '/api/management/automations/{automation}/dry-run': { input: RehearseAutomationInput; response: RehearseAutomationResponse };
    '/api/management/automations/{automation}/restore': { input: RestoreAutomationInput; response: RestoreAutomationResponse };
    '/api/management/automations/{automation}/runs/{run}/cancel': { input: CancelAutomationRunInput; response: CancelAutomationRunResponse };
    '/api/management/automations/{automation}/runs/{run}/retry': { input: RetryAutomationRunInput; response: RetryAutomationRunResponse };
    '/api/management/automations/{automation}/simulate': { input: SimulateAutomationInput; response: SimulateAutomationResponse };
    '/api/management/automations/{automation}/test': { input: TestAutomationInput; response: TestAutomationResponse };
    '/api/management/automations/{automation}/versions/{version}/restore': { input: RestoreAutomationVersionInput; response: RestoreAutomationVersionResponse };
    '/api/management/causes/{cause}/undo': { input: UndoCauseInput; response: UndoCauseResponse };
    '/api/management/causes/{cause}/undo/preview': { input: PreviewUndoInput; response: PreviewUndoResponse };
    '/api/management/channels': { input: CreateChannelInput; response: CreateChannelResponse };
    '/api/management/channels/inbound/{external_ref}': { input: ReceiveMessageInput; response: ReceiveMessageResponse };
    '/api/management/channels/inbound/{external_ref}/statuses': { input: TellMessageStatusInput; response: TellMessageStatusResponse };
    '/api/management/channels/{channel}/activate': { input: ActivateChannelInput; response: ActivateChannelResponse };
    '/api/management/channels/{channel}/deactivate': { input: DeactivateChannelInput; response: DeactivateChannelResponse };
    '/api/management/channels/{channel}/deliveries/{delivery}/replay': { input: ReplayDeliveryInput; response: ReplayDeliveryResponse };
    '/api/management/channels/{channel}/messages': { input: SendMessageInput; response: SendMessageResponse };
    '/api/management/channels/{channel}/restore': { input: RestoreChannelInput; response: RestoreChannelResponse };
    '/api/management/channels/{channel}/secret': { input: RotateChannelSecretInput; response: RotateChannelSecretResponse };
    '/api/management/contacts': { input: CreateContactInput; response: CreateContactResponse };
    '/api/management/contacts/bulk-delete': { input: DeleteContactsInput; response: DeleteContactsResponse };
    '/api/management/contacts/search': { input: SearchContactsInput; response: SearchContactsResponse };
    '/api/management/contacts/{contact}/restore': { input: RestoreContactInput; response: RestoreContactResponse };
    '/api/management/customers': { input: CreateCustomerInput; response: CreateCustomerResponse };
    '/api/management/customers/bulk-delete': { input: DeleteCustomersInput; response: DeleteCustomersResponse };
    '/api/management/customers/search': { input: SearchCustomersInput; response: SearchCustomersResponse };
    '/api/management/customers/{customer}/restore': { input: RestoreCustomerInput; response: RestoreCustomerResponse };
    '/api/management/dynamic-forms-answers-file': { input: AnswerWithFileInput; response: AnswerWithFileResponse };
    '/api/management/dynamic-forms-answers/clear': { input: ClearAnswersInput; response: ClearAnswersResponse };
    '/api/management/dynamic-forms/intake-links': { input: CreateIntakeLinkInput; response: CreateIntakeLinkResponse };
    '/api/management/dynamic-forms/pivot-accessor/url-generate': { input: GenerateFormLinkInput; response: GenerateFormLinkResponse };
    '/api/management/forms': { input: CreateFormInput; response: CreateFormResponse };
    '/api/management/forms/{form}/restore': { input: RestoreFormInput; response: RestoreFormResponse };
    '/api/management/funnels': { input: CreateFunnelInput; response: CreateFunnelResponse };
    '/api/management/funnels/{funnel}/projects/{project}': { input: EnterFunnelInput; response: EnterFunnelResponse };
    '/api/management/funnels/{funnel}/projects/{project}/move': { input: MoveProjectInput; response: MoveProjectResponse };
    '/api/management/funnels/{funnel}/projects/{project}/move/preview': { input: PreviewMoveInput; response: PreviewMoveResponse };
    '/api/management/funnels/{funnel}/restore': { input: RestoreFunnelInput; response: RestoreFunnelResponse };
    '/api/management/funnels/{funnel}/steps': { input: AddFunnelStepInput; response: AddFunnelStepResponse };
    '/api/management/get-form': { input: GetFormInput; response: GetFormResponse };
    '/api/management/identity-providers': { input: CreateIdentityProviderInput; response: CreateIdentityProviderResponse };
    '/api/management/identity-providers/{identity_provider}/test': { input: TestIdentityProviderInput; response: TestIdentityProviderResponse };
    '/api/management/project-groups': { input: CreateProjectGroupInput; response: CreateProjectGroupResponse };
    '/api/management/project-groups/search': { input: SearchProjectGroupsInput; response: SearchProjectGroupsResponse };
    '/api/management/project-groups/{project_group}/projects/index': { input: ListProjectsOfGroupInput; response: ListProjectsOfGroupResponse };
    '/api/management/project-groups/{project_group}/projects/{project}': { input: JoinProjectGroupInput; response: JoinProjectGroupResponse };
    '/api/management/project-groups/{project_group}/restore': { input: RestoreProjectGroupInput; response: RestoreProjectGroupResponse };
    '/api/management/projects': { input: CreateProjectInput; response: CreateProjectResponse };
    '/api/management/projects/aggregate': { input: AggregateProjectsInput; response: AggregateProjectsResponse };
    '/api/management/projects/bulk-delete': { input: DeleteProjectsInput; response: DeleteProjectsResponse };
    '/api/management/projects/search': { input: SearchProjectsInput; response: SearchProjectsResponse };
    '/api/management/projects/{project}/duplicate': { input: DuplicateProjectInput; response: DuplicateProjectResponse };
    '/api/management/projects/{project}/hierarchy/attach-child/{child}': { input: AttachChildInput; response: AttachChildResponse };
    '/api/management/projects/{project}/loose-forms': { input: AttachLooseFormInput; response: AttachLooseFormResponse };
    '/api/management/projects/{project}/merge': { input: MergeProjectInput; response: MergeProjectResponse };
    '/api/management/projects/{project}/restore': { input: RestoreProjectInput; response: RestoreProjectResponse };
    '/api/management/projects/{project}/share': { input: ShareProjectInput; response: ShareProjectResponse };
    '/api/management/projects/{project}/tasks': { input: CreateTaskInput; response: CreateTaskResponse };
    '/api/management/projects/{project}/tasks/{task}/restore': { input: RestoreTaskInput; response: RestoreTaskResponse };
    '/api/management/projects/{project}/unmerge': { input: UnmergeProjectInput; response: UnmergeProjectResponse };
    '/api/management/reply-templates': { input: CreateReplyTemplateInput; response: CreateReplyTemplateResponse };
    '/api/management/reply-templates/preview': { input: PreviewReplyInput; response: PreviewReplyResponse };
    '/api/management/roles': { input: CreateRoleInput; response: CreateRoleResponse };
    '/api/management/service-accounts': { input: CreateServiceAccountInput; response: CreateServiceAccountResponse };
    '/api/management/service-accounts/{service_account}/secret': { input: RotateServiceAccountSecretInput; response: RotateServiceAccountSecretResponse };
    '/api/management/spreadsheet-operations/export/{type}': { input: StartExportInput; response: StartExportResponse };
    '/api/management/spreadsheet-operations/import/{type}': { input: StartImportInput; response: StartImportResponse };
    '/api/management/spreadsheet-operations/import/{type}/suggestions': { input: SuggestImportMappingInput; response: SuggestImportMappingResponse };
    '/api/management/spreadsheet-operations/{operation}/cancel': { input: CancelSpreadsheetOperationInput; response: CancelSpreadsheetOperationResponse };
    '/api/management/spreadsheet-operations/{operation}/retry': { input: RetrySpreadsheetOperationInput; response: RetrySpreadsheetOperationResponse };
    '/api/management/spreadsheet-operations/{operation}/rollback': { input: RollBackSpreadsheetOperationInput; response: RollBackSpreadsheetOperationResponse };
    '/api/management/steps/{step}/assistants': { input: CreateStepAssistantInput; response: CreateStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/dry-run': { input: RehearseStepAssistantInput; response: RehearseStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/execution-logs/{run}/cancel': { input: CancelAssistantRunInput; response: CancelAssistantRunResponse };
    '/api/management/steps/{step}/assistants/{assistant}/execution-logs/{run}/retry': { input: RetryAssistantRunInput; response: RetryAssistantRunResponse };
    '/api/management/steps/{step}/assistants/{assistant}/simulate': { input: SimulateStepAssistantInput; response: SimulateStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/test': { input: TestStepAssistantInput; response: TestStepAssistantResponse };
    '/api/management/steps/{step}/assistants/{assistant}/versions/{version}/restore': { input: RestoreStepAssistantVersionInput; response: RestoreStepAssistantVersionResponse };
    '/api/management/steps/{step}/attachments': { input: AddStepAttachmentInput; response: AddStepAttachmentResponse };
    '/api/management/steps/{step}/attachments/{attachment}/viewings': { input: RecordViewingInput; response: RecordViewingResponse };
    '/api/management/system/quarantined-events/{service}/{quarantined_event}/replay': { input: ReplayQuarantinedEventInput; response: ReplayQuarantinedEventResponse };
    '/api/management/tags': { input: CreateTagInput; response: CreateTagResponse };
    '/api/management/tags/search': { input: SearchTagsInput; response: SearchTagsResponse };
    '/api/management/tags/{tag}/restore': { input: RestoreTagInput; response: RestoreTagResponse };
    '/api/management/update-required-step-attachment': { input: UpdateRequiredStepAttachmentInput; response: UpdateRequiredStepAttachmentResponse };
    '/api/management/users': { input: CreateUserInput; response: CreateUserResponse };
    '/api/management/users/search': { input: SearchUsersInput; response: SearchUsersResponse };
    '/api/management/users/{user}/restore': { input: RestoreUserInput; response: RestoreUserResponse };
    '/api/management/views': { input: CreateViewInput; response: CreateViewResponse };
    '/api/management/webhooks': { input: CreateWebhookInput; response: CreateWebhookResponse };
    '/api/management/webhooks/{webhook}/activate': { input: ActivateWebhookInput; response: ActivateWebhookResponse };
    '/api/management/webhooks/{webhook}/deliveries/{delivery}/resend': { input: ResendWebhookDeliveryInput; response: ResendWebhookDeliveryResponse };
    '/api/management/webhooks/{webhook}/replay': { input: ReplayWebhookInput; response: ReplayWebhookResponse };
    '/api/management/webhooks/{webhook}/restore': { input: RestoreWebhookInput; response: RestoreWebhookResponse };
    '/api/management/webhooks/{webhook}/secret': { input: RotateWebhookSecretInput; response: RotateWebhookSecretResponse };
    '/api/management/webhooks/{webhook}/test': { input: TestWebhookInput; response: TestWebhookResponse };
    '/forms/{token}': { input: SubmitFormPageInput; response: SubmitFormPageResponse };
    '/forms/{token}/answers': { input: SubmitFormLinkInput; response: SubmitFormLinkResponse };
    '/forms/{token}/files': { input: UploadByFormLinkInput; response: UploadByFormLinkResponse };
    '/intake/{token}/answers': { input: SubmitIntakeInput; response: SubmitIntakeResponse };
    '/intake/{token}/challenges': { input: CreateIntakeChallengeInput; response: CreateIntakeChallengeResponse };
    '/intake/{token}/files': { input: UploadByIntakeLinkInput; response: UploadByIntakeLinkResponse };
    '/scim/v2/Groups': { input: CreateScimGroupInput; response: ScimGroupResource };
    '/scim/v2/Users': { input: CreateScimUserInput; response: ScimUserResource };
  };
  put: {
    '/api/management/dynamic-forms-answers': { input: PutAnswersInput; response: PutAnswersResponse };
    '/api/management/funnels/{funnel}/steps/order': { input: OrderFunnelStepsInput; response: OrderFunnelStepsResponse };
    '/api/management/project-groups/{project_group}/projects/order': { input: OrderProjectsOfGroupInput; response: OrderProjectsOfGroupResponse };
    '/api/management/steps/{step}/attachments/order': { input: OrderStepAttachmentsInput; response: OrderStepAttachmentsResponse };
    '/api/management/users/{user}/revoked-scopes': { input: RevokeScopesInput; response: RevokeScopesResponse };
    '/api/management/users/{user}/roles': { input: SetUserRolesInput; response: SetUserRolesResponse };
    '/scim/v2/Groups/{group}': { input: ReplaceScimGroupInput; response: ScimGroupResource };
    '/scim/v2/Users/{user}': { input: ReplaceScimUserInput; response: ScimUserResource };
  };
}
