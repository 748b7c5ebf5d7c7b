// Generated from docs/openapi.json by `npm run generate`.
import type { Call, CallOptions } from '../call';
import { Listing } from '../listing';
import type {
  AddStepAttachmentBody,
  AggregateProjectsResponse,
  AnswerChallengeQuery,
  AnswerWithFileResponse,
  AttachChildResponse,
  CancelAssistantRunResponse,
  CancelAutomationRunResponse,
  ClearAnswersResponse,
  CreateAccessTokenResponse,
  CreateScimGroupQuery,
  CreateScimUserQuery,
  CreateServiceAccountResponse,
  CreateWebhookResponse,
  DeleteContactsResponse,
  DeleteCustomersResponse,
  DeleteFunnelStepQuery,
  DeleteProjectsResponse,
  DetachChildResponse,
  DiffAutomationVersionQuery,
  DiffStepAssistantVersionQuery,
  DownloadImportTemplateQuery,
  ExplainAutomationQuery,
  ExplainAutomationResponse,
  ExplainStepAssistantQuery,
  ExplainStepAssistantResponse,
  GenerateFormLinkResponse,
  GetFormsQuery,
  JoinProjectGroupResponse,
  LeaveProjectGroupResponse,
  ListAccessTokensQuery,
  ListAiAgentExecutionsQuery,
  ListAiAgentVersionsResponse,
  ListAiAgentsQuery,
  ListAssistantExecutionLogsQuery,
  ListAutomationRunsQuery,
  ListAutomationVersionsQuery,
  ListAutomationsQuery,
  ListChannelsQuery,
  ListContactsQuery,
  ListConversationLabelsResponse,
  ListConversationsQuery,
  ListCustomersQuery,
  ListDeliveriesQuery,
  ListExportColumnsResponse,
  ListFormEdgesQuery,
  ListFormLinkAccessesQuery,
  ListFormLinksQuery,
  ListFormsQuery,
  ListFunnelProjectsQuery,
  ListFunnelsQuery,
  ListIdentityProvidersQuery,
  ListImportColumnsQuery,
  ListImportColumnsResponse,
  ListIntakeLinksQuery,
  ListIntakeSubmissionsQuery,
  ListLooseFormsQuery,
  ListMediaItemsOfChannelQuery,
  ListMediaItemsQuery,
  ListProjectGroupsQuery,
  ListProjectsOfGroupResponse,
  ListProjectsQuery,
  ListProjectsResponse,
  ListQuarantinedEventsResponse,
  ListReplyTemplatesQuery,
  ListRolesQuery,
  ListScimGroupsQuery,
  ListScimUsersQuery,
  ListServiceAccountsQuery,
  ListSpreadsheetOperationErrorsQuery,
  ListSpreadsheetOperationsQuery,
  ListStepAssistantVersionsQuery,
  ListStepAssistantsQuery,
  ListStepAttachmentsResponse,
  ListTagsQuery,
  ListTasksQuery,
  ListUsersQuery,
  ListViewsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookKindsResponse,
  ListWebhooksQuery,
  OrderStepAttachmentsResponse,
  PatchScimGroupQuery,
  PatchScimUserQuery,
  PreviewMoveResponse,
  PreviewReplyResponse,
  PutAnswersResponse,
  ReadActivityQuery,
  ReadAnswerHistoryQuery,
  ReadAnswersQuery,
  ReadAnswersResponse,
  ReadAuditLogQuery,
  ReadBoardQuery,
  ReadEventsQuery,
  ReadEventsResponse,
  ReadFunnelTimesResponse,
  ReadKeySetResponse,
  ReadMeResponse,
  ReadProjectHistoryQuery,
  ReadProjectQuery,
  ReadProjectResponse,
  ReadRevokedScopesResponse,
  ReadScimGroupQuery,
  ReadScimUserQuery,
  ReadUsageQuery,
  ReadUserRolesResponse,
  RehearseAutomationResponse,
  RehearseStepAssistantResponse,
  ReplaceScimGroupQuery,
  ReplaceScimUserQuery,
  ReplayWebhookResponse,
  RequestTokenResponse,
  RetryAssistantRunResponse,
  RetryAutomationRunResponse,
  RevokeScopesBody,
  RevokeScopesResponse,
  RotateChannelSecretResponse,
  RotateServiceAccountSecretResponse,
  RotateWebhookSecretResponse,
  SearchProjectsResponse,
  SetUserRolesResponse,
  SubmitIntakeResponse,
  TestAutomationResponse,
  TestStepAssistantResponse,
  UpdateContactsResponse,
  UpdateConversationsResponse,
  UpdateCustomersResponse,
  UpdateProjectsResponse,
  UploadByFormLinkResponse,
  UploadByIntakeLinkResponse,
  VerifyAuditLogQuery,
} from './operations';
import type {
  AccessToken,
  Activity,
  AddStep,
  AiAgent,
  AiAgentExecution,
  AnswerChange,
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
  Cause,
  Channel,
  ClearAnswers,
  Contact,
  Conversation,
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
  ImportSuggestion,
  InboundMessage,
  IntakeChallenge,
  IntakeLink,
  IntakeSubmission,
  LooseForm,
  MediaItem,
  MergeProject,
  MessageStatus,
  MoveProject,
  OrderAttachments,
  OrderSteps,
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

export function accessTokens(call: Call) {
  return {
    /** List your own personal access tokens, newest first. */
    list: (query: ListAccessTokensQuery = {}, options?: CallOptions): Listing<AccessToken> => new Listing(async (page) => {
      const { access_tokens: items, meta } = await call('get', '/api/management/access-tokens', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a personal access token and return it once. */
    create: async (body: CreateAccessToken, options?: CallOptions): Promise<CreateAccessTokenResponse> => await call('post', '/api/management/access-tokens', { body }, options),
    /** Revoke one of your own personal access tokens. All gateways reject it within seconds. */
    revoke: async (accessToken: string | number, options?: CallOptions): Promise<AccessToken> => (await call('delete', '/api/management/access-tokens/{access_token}', { path: { access_token: accessToken } }, options)).access_token,
  };
}

export function agents(call: Call) {
  return {
    /** List AI agents, newest first. */
    list: (query: ListAiAgentsQuery = {}, options?: CallOptions): Listing<AiAgent> => new Listing(async (page) => {
      const { ai_agents: items, meta } = await call('get', '/api/management/ai/agents', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create an AI agent. */
    create: async (body: CreateAgent, options?: CallOptions): Promise<AiAgent> => (await call('post', '/api/management/ai/agents', { body }, options)).ai_agent,
    /** Read an AI agent. */
    get: async (agent: string | number, options?: CallOptions): Promise<AiAgent> => (await call('get', '/api/management/ai/agents/{agent}', { path: { agent } }, options)).ai_agent,
    /** Change an AI agent, which creates a new version. */
    update: async (agent: string | number, body: UpdateAgent = {}, options?: CallOptions): Promise<AiAgent> => (await call('patch', '/api/management/ai/agents/{agent}', { path: { agent }, body }, options)).ai_agent,
    /** Delete an AI agent; it can be restored. */
    delete: async (agent: string | number, options?: CallOptions): Promise<AiAgent> => (await call('delete', '/api/management/ai/agents/{agent}', { path: { agent } }, options)).ai_agent,
    /** Restore a deleted AI agent. */
    restore: async (agent: string | number, options?: CallOptions): Promise<AiAgent> => (await call('post', '/api/management/ai/agents/{agent}/restore', { path: { agent } }, options)).ai_agent,
    executions: {
      /** List executions of AI agents, newest first. */
      list: (query: ListAiAgentExecutionsQuery = {}, options?: CallOptions): Listing<AiAgentExecution> => new Listing(async (page) => {
        const { executions: items, meta } = await call('get', '/api/management/ai/agents/executions', { query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Read an execution with its steps, tokens and cost. */
      get: async (execution: string | number, options?: CallOptions): Promise<AiAgentExecution> => (await call('get', '/api/management/ai/agents/executions/{execution}', { path: { execution } }, options)).ai_agent_execution,
      /** Approve the tool calls that an agent waits for. */
      approve: async (execution: string | number, options?: CallOptions): Promise<AiAgentExecution> => (await call('post', '/api/management/ai/agents/executions/{execution}/approve', { path: { execution } }, options)).ai_agent_execution,
      /** Cancel an execution; what it has done is not undone. */
      cancel: async (execution: string | number, options?: CallOptions): Promise<AiAgentExecution> => (await call('post', '/api/management/ai/agents/executions/{execution}/cancel', { path: { execution } }, options)).ai_agent_execution,
      /** Reject the tool calls that an agent waits for. */
      refuse: async (execution: string | number, body: RefuseAgentExecution = {}, options?: CallOptions): Promise<AiAgentExecution> => (await call('post', '/api/management/ai/agents/executions/{execution}/refuse', { path: { execution }, body }, options)).ai_agent_execution,
      /** Start an AI agent. */
      start: async (agent: string | number, body: StartAgentExecution, options?: CallOptions): Promise<AiAgentExecution> => (await call('post', '/api/management/ai/agents/{agent}/executions', { path: { agent }, body }, options)).ai_agent_execution,
    },
    versions: {
      /** List the newest versions of an AI agent, at most 200, newest first. */
      list: async (agent: string | number, options?: CallOptions): Promise<ListAiAgentVersionsResponse['versions']> => (await call('get', '/api/management/ai/agents/{agent}/versions', { path: { agent } }, options)).versions,
    },
  };
}

export function answers(call: Call) {
  return {
    /** Answer fields of a form in a context. */
    put: async (body: PutAnswers, options?: CallOptions): Promise<PutAnswersResponse> => await call('put', '/api/management/dynamic-forms-answers', { body }, options),
    /** Read the answers in a context. */
    get: async (query: ReadAnswersQuery, options?: CallOptions): Promise<ReadAnswersResponse['answers']> => (await call('get', '/api/management/dynamic-forms-answers', { query }, options)).answers,
    /** Upload a file as the answer to a field. */
    upload: async (body: FormData, options?: CallOptions): Promise<AnswerWithFileResponse['answer']> => (await call('post', '/api/management/dynamic-forms-answers-file', { body }, options)).answer,
    /** Clear answers of a form in a context. */
    clear: async (body: ClearAnswers, options?: CallOptions): Promise<ClearAnswersResponse['answers']> => (await call('post', '/api/management/dynamic-forms-answers/clear', { body }, options)).answers,
    /** List changes of answers in a context, newest first. */
    history: (query: ReadAnswerHistoryQuery, options?: CallOptions): Listing<AnswerChange> => new Listing(async (page) => {
      const { changes: items, meta } = await call('get', '/api/management/dynamic-forms-answers/history', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
  };
}

export function auditLog(call: Call) {
  return {
    /** List the audit log, newest first. */
    list: (query: ReadAuditLogQuery = {}, options?: CallOptions): Listing<AuditLine> => new Listing(async (page) => {
      const { audit_log: items, meta } = await call('get', '/api/management/audit-log', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Verify that no entry of the audit log was changed or removed. */
    verification: async (query: VerifyAuditLogQuery = {}, options?: CallOptions): Promise<AuditVerification> => (await call('get', '/api/management/audit-log/verification', { query }, options)).verification,
  };
}

export function auth(call: Call) {
  return {
    /** Read the public keys that verify tokens issued by Trackway. */
    keySet: async (options?: CallOptions): Promise<ReadKeySetResponse['keys']> => (await call('get', '/.well-known/jwks.json', {  }, options)).keys,
    /** Revoke a leaked personal access token. */
    revokeToken: async (body: RevokeToken, options?: CallOptions): Promise<void> => {
      await call('post', '/api/management/auth/revoke', { body }, options);
    },
    /** Exchange the secret of a service account for an access token. */
    requestToken: async (body: RequestToken, options?: CallOptions): Promise<RequestTokenResponse> => await call('post', '/api/management/auth/token', { body }, options),
  };
}

export function automations(call: Call) {
  return {
    /** List automations, newest first. */
    list: (query: ListAutomationsQuery = {}, options?: CallOptions): Listing<Automation> => new Listing(async (page) => {
      const { automations: items, meta } = await call('get', '/api/management/automations', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create an automation. */
    create: async (body: CreateAutomation, options?: CallOptions): Promise<Automation> => (await call('post', '/api/management/automations', { body }, options)).automation,
    /** Read an automation. */
    get: async (automation: string | number, options?: CallOptions): Promise<Automation> => (await call('get', '/api/management/automations/{automation}', { path: { automation } }, options)).automation,
    /** Change an automation; activate or deactivate it by `active`. */
    update: async (automation: string | number, body: UpdateAutomation = {}, options?: CallOptions): Promise<Automation> => (await call('patch', '/api/management/automations/{automation}', { path: { automation }, body }, options)).automation,
    /** Delete an automation; it can be restored. */
    delete: async (automation: string | number, options?: CallOptions): Promise<Automation> => (await call('delete', '/api/management/automations/{automation}', { path: { automation } }, options)).automation,
    /** Show what an automation would do on a project, without doing it. */
    dryRun: async (automation: string | number, body: RehearseRule, options?: CallOptions): Promise<RehearseAutomationResponse> => await call('post', '/api/management/automations/{automation}/dry-run', { path: { automation }, body }, options),
    /** Explain whether an automation would act on a project now, and why. */
    explain: async (automation: string | number, query: ExplainAutomationQuery, options?: CallOptions): Promise<ExplainAutomationResponse> => await call('get', '/api/management/automations/{automation}/explain', { path: { automation }, query }, options),
    /** Restore a deleted automation. */
    restore: async (automation: string | number, options?: CallOptions): Promise<Automation> => (await call('post', '/api/management/automations/{automation}/restore', { path: { automation } }, options)).automation,
    /** Simulate an automation on the events of a period within the last 90 days. */
    simulate: async (automation: string | number, body: SimulateRule = {}, options?: CallOptions): Promise<RuleSimulation> => (await call('post', '/api/management/automations/{automation}/simulate', { path: { automation }, body }, options)).simulation,
    /** Run the test cases of an automation. */
    test: async (automation: string | number, options?: CallOptions): Promise<TestAutomationResponse> => await call('post', '/api/management/automations/{automation}/test', { path: { automation } }, options),
    runs: {
      /** List the runs of an automation, newest first. */
      list: (automation: string | number, query: ListAutomationRunsQuery = {}, options?: CallOptions): Listing<AutomationRun> => new Listing(async (page) => {
        const { runs: items, meta } = await call('get', '/api/management/automations/{automation}/runs', { path: { automation }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Cancel a waiting run of an automation. */
      cancel: async (automation: string | number, run: string | number, options?: CallOptions): Promise<CancelAutomationRunResponse['run']> => (await call('post', '/api/management/automations/{automation}/runs/{run}/cancel', { path: { automation, run } }, options)).run,
      /** Retry a failed run of an automation. */
      retry: async (automation: string | number, run: string | number, options?: CallOptions): Promise<RetryAutomationRunResponse['run']> => (await call('post', '/api/management/automations/{automation}/runs/{run}/retry', { path: { automation, run } }, options)).run,
    },
    versions: {
      /** List the versions of an automation, newest first. */
      list: (automation: string | number, query: ListAutomationVersionsQuery = {}, options?: CallOptions): Listing<RuleVersionSummary> => new Listing(async (page) => {
        const { rule_versions: items, meta } = await call('get', '/api/management/automations/{automation}/versions', { path: { automation }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Read a version of an automation. */
      get: async (automation: string | number, version: string | number, options?: CallOptions): Promise<RuleVersion> => (await call('get', '/api/management/automations/{automation}/versions/{version}', { path: { automation, version } }, options)).rule_version,
      /** Compare a version of an automation with an earlier one. */
      diff: async (automation: string | number, version: string | number, query: DiffAutomationVersionQuery = {}, options?: CallOptions): Promise<RuleVersionDiff> => (await call('get', '/api/management/automations/{automation}/versions/{version}/diff', { path: { automation, version }, query }, options)).diff,
      /** Change an automation to the definition of an earlier version. */
      restore: async (automation: string | number, version: string | number, body: RestoreRuleVersion = {}, options?: CallOptions): Promise<Automation> => (await call('post', '/api/management/automations/{automation}/versions/{version}/restore', { path: { automation, version }, body }, options)).automation,
    },
  };
}

export function causes(call: Call) {
  return {
    /** Read what a cause did, in all services. */
    get: async (cause: string | number, options?: CallOptions): Promise<Cause> => (await call('get', '/api/management/causes/{cause}', { path: { cause } }, options)).cause,
    /** Undo everything that a cause did. */
    undo: async (cause: string | number, body: RequestUndo = {}, options?: CallOptions): Promise<Undo> => (await call('post', '/api/management/causes/{cause}/undo', { path: { cause }, body }, options)).undo,
    /** Preview the undo of a cause. */
    previewUndo: async (cause: string | number, options?: CallOptions): Promise<UndoPreview> => (await call('post', '/api/management/causes/{cause}/undo/preview', { path: { cause } }, options)).preview,
  };
}

export function channels(call: Call) {
  return {
    /** List channels, newest first. */
    list: (query: ListChannelsQuery = {}, options?: CallOptions): Listing<Channel> => new Listing(async (page) => {
      const { channels: items, meta } = await call('get', '/api/management/channels', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a channel. */
    create: async (body: CreateChannel, options?: CallOptions): Promise<Channel> => (await call('post', '/api/management/channels', { body }, options)).channel,
    /** Deliver a message to a channel. */
    receive: async (externalRef: string | number, body: InboundMessage, options?: CallOptions): Promise<void> => {
      await call('post', '/api/management/channels/inbound/{external_ref}', { path: { external_ref: externalRef }, body }, options);
    },
    /** Answer a connector's verification handshake. */
    answerChallenge: async (externalRef: string | number, query: AnswerChallengeQuery = {}, options?: CallOptions): Promise<Blob> => await call('get', '/api/management/channels/inbound/{external_ref}', { path: { external_ref: externalRef }, query }, options),
    /** Report the status of an outbound message. */
    reportStatus: async (externalRef: string | number, body: MessageStatus, options?: CallOptions): Promise<void> => {
      await call('post', '/api/management/channels/inbound/{external_ref}/statuses', { path: { external_ref: externalRef }, body }, options);
    },
    /** Read a channel. */
    get: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('get', '/api/management/channels/{channel}', { path: { channel } }, options)).channel,
    /** Change fields of a channel. */
    update: async (channel: string | number, body: UpdateChannel = {}, options?: CallOptions): Promise<Channel> => (await call('patch', '/api/management/channels/{channel}', { path: { channel }, body }, options)).channel,
    /** Soft-delete a channel. */
    delete: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('delete', '/api/management/channels/{channel}', { path: { channel } }, options)).channel,
    /** Activate a channel, so that it accepts messages. */
    activate: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('post', '/api/management/channels/{channel}/activate', { path: { channel } }, options)).channel,
    /** Deactivate a channel, so that it accepts no messages. */
    deactivate: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('post', '/api/management/channels/{channel}/deactivate', { path: { channel } }, options)).channel,
    /** Restore a channel. */
    restore: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('post', '/api/management/channels/{channel}/restore', { path: { channel } }, options)).channel,
    deliveries: {
      /** List the deliveries of the last 30 days, accepted or not, newest first. */
      list: (channel: string | number, query: ListDeliveriesQuery = {}, options?: CallOptions): Listing<Delivery> => new Listing(async (page) => {
        const { deliveries: items, meta } = await call('get', '/api/management/channels/{channel}/deliveries', { path: { channel }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Replay a rejected delivery. */
      replay: async (channel: string | number, delivery: string | number, options?: CallOptions): Promise<Delivery> => (await call('post', '/api/management/channels/{channel}/deliveries/{delivery}/replay', { path: { channel, delivery } }, options)).delivery,
    },
    mediaItems: {
      /** List the messages of a channel, newest first. */
      list: (channel: string | number, query: ListMediaItemsOfChannelQuery = {}, options?: CallOptions): Listing<MediaItem> => new Listing(async (page) => {
        const { media_items: items, meta } = await call('get', '/api/management/channels/{channel}/media-items', { path: { channel }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
    },
    messages: {
      /** Send a message in a conversation, or to a project's contact. */
      send: async (channel: string | number, body: SendMessage, options?: CallOptions): Promise<MediaItem> => (await call('post', '/api/management/channels/{channel}/messages', { path: { channel }, body }, options)).media_item,
    },
    secret: {
      /** Remove the secret, so that unsigned messages are accepted. */
      remove: async (channel: string | number, options?: CallOptions): Promise<Channel> => (await call('delete', '/api/management/channels/{channel}/secret', { path: { channel } }, options)).channel,
      /** Set or rotate the secret that deliveries are signed with. */
      rotate: async (channel: string | number, body: RotateChannelSecret = {}, options?: CallOptions): Promise<RotateChannelSecretResponse> => await call('post', '/api/management/channels/{channel}/secret', { path: { channel }, body }, options),
    },
  };
}

export function contacts(call: Call) {
  return {
    /** List contacts, newest first. */
    list: (query: ListContactsQuery = {}, options?: CallOptions): Listing<Contact> => new Listing(async (page) => {
      const { contacts: items, meta } = await call('get', '/api/management/contacts', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a contact. */
    create: async (body: CreateContact, options?: CallOptions): Promise<Contact> => (await call('post', '/api/management/contacts', { body }, options)).contact,
    /** Change up to 200 contacts. */
    updateMany: async (body: UpdateContacts, options?: CallOptions): Promise<UpdateContactsResponse> => await call('patch', '/api/management/contacts', { body }, { repeatable: true, ...options }),
    /** Archive up to 200 contacts. */
    deleteMany: async (body: BulkDeleteContacts, options?: CallOptions): Promise<DeleteContactsResponse> => await call('post', '/api/management/contacts/bulk-delete', { body }, { repeatable: true, ...options }),
    /** Search contacts. */
    search: (body: Search = {}, options?: CallOptions): Listing<Contact> => new Listing(async (page) => {
      const { contacts: items, meta } = await call('post', '/api/management/contacts/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a contact. */
    get: async (contact: string | number, options?: CallOptions): Promise<Contact> => (await call('get', '/api/management/contacts/{contact}', { path: { contact } }, options)).contact,
    /** Change fields of a contact. */
    update: async (contact: string | number, body: UpdateContact = {}, options?: CallOptions): Promise<Contact> => (await call('patch', '/api/management/contacts/{contact}', { path: { contact }, body }, options)).contact,
    /** Archive a contact. */
    delete: async (contact: string | number, options?: CallOptions): Promise<Contact> => (await call('delete', '/api/management/contacts/{contact}', { path: { contact } }, options)).contact,
    /** Restore an archived contact. */
    restore: async (contact: string | number, options?: CallOptions): Promise<Contact> => (await call('post', '/api/management/contacts/{contact}/restore', { path: { contact } }, options)).contact,
  };
}

export function conversations(call: Call) {
  return {
    /** List conversations, the one with the newest message first. */
    list: (query: ListConversationsQuery = {}, options?: CallOptions): Listing<Conversation> => new Listing(async (page) => {
      const { conversations: items, meta } = await call('get', '/api/management/conversations', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Change up to 200 conversations. */
    updateMany: async (body: UpdateConversations, options?: CallOptions): Promise<UpdateConversationsResponse> => await call('patch', '/api/management/conversations', { body }, { repeatable: true, ...options }),
    /** Read a conversation. */
    get: async (conversation: string | number, options?: CallOptions): Promise<Conversation> => (await call('get', '/api/management/conversations/{conversation}', { path: { conversation } }, options)).conversation,
    /** Change status, assignee, labels or project of a conversation. */
    update: async (conversation: string | number, body: UpdateConversation = {}, options?: CallOptions): Promise<Conversation> => (await call('patch', '/api/management/conversations/{conversation}', { path: { conversation }, body }, options)).conversation,
    labels: {
      /** List the labels of conversations. */
      list: async (options?: CallOptions): Promise<ListConversationLabelsResponse['labels']> => (await call('get', '/api/management/conversations/labels', {  }, options)).labels,
    },
  };
}

export function customers(call: Call) {
  return {
    /** List customers, newest first. */
    list: (query: ListCustomersQuery = {}, options?: CallOptions): Listing<Customer> => new Listing(async (page) => {
      const { customers: items, meta } = await call('get', '/api/management/customers', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a customer. */
    create: async (body: CreateCustomer, options?: CallOptions): Promise<Customer> => (await call('post', '/api/management/customers', { body }, options)).customer,
    /** Change up to 200 customers. */
    updateMany: async (body: UpdateCustomers, options?: CallOptions): Promise<UpdateCustomersResponse> => await call('patch', '/api/management/customers', { body }, { repeatable: true, ...options }),
    /** Delete up to 200 customers (soft delete). */
    deleteMany: async (body: BulkDelete, options?: CallOptions): Promise<DeleteCustomersResponse> => await call('post', '/api/management/customers/bulk-delete', { body }, { repeatable: true, ...options }),
    /** Search customers. */
    search: (body: Search = {}, options?: CallOptions): Listing<Customer> => new Listing(async (page) => {
      const { customers: items, meta } = await call('post', '/api/management/customers/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a customer. */
    get: async (customer: string | number, options?: CallOptions): Promise<Customer> => (await call('get', '/api/management/customers/{customer}', { path: { customer } }, options)).customer,
    /** Change fields of a customer. */
    update: async (customer: string | number, body: UpdateCustomer = {}, options?: CallOptions): Promise<Customer> => (await call('patch', '/api/management/customers/{customer}', { path: { customer }, body }, options)).customer,
    /** Delete a customer (soft delete). */
    delete: async (customer: string | number, options?: CallOptions): Promise<Customer> => (await call('delete', '/api/management/customers/{customer}', { path: { customer } }, options)).customer,
    /** Restore a deleted customer. */
    restore: async (customer: string | number, options?: CallOptions): Promise<Customer> => (await call('post', '/api/management/customers/{customer}/restore', { path: { customer } }, options)).customer,
  };
}

export function events(call: Call) {
  return {
    /** Read events in their order. */
    get: async (query: ReadEventsQuery = {}, options?: CallOptions): Promise<ReadEventsResponse> => await call('get', '/api/management/events', { query }, options),
  };
}

export function files(call: Call) {
  return {
    /** Read the generated picture of a user or another initiator. */
    avatar: async (avatar: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/avatars/{avatar}', { path: { avatar } }, options),
    /** Download a file of a message, by the link in the message. */
    ofChannel: async (token: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/files/channels/{token}', { path: { token } }, options),
    /** Download the file of an answer by the link in the answer. */
    ofForm: async (token: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/files/forms/{token}', { path: { token } }, options),
    /** Download the file of an attachment by its link. */
    ofFunnel: async (token: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/files/funnels/{token}', { path: { token } }, options),
  };
}

export function formEdges(call: Call) {
  return {
    /** List the fields of all forms. */
    list: (query: ListFormEdgesQuery = {}, options?: CallOptions): Listing<FormEdge> => new Listing(async (page) => {
      const { form_edges: items, meta } = await call('get', '/api/management/form-edges', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
  };
}

export function formLinks(call: Call) {
  return {
    /** Create signed links to answer a form in a context. */
    create: async (body: GenerateFormLink, options?: CallOptions): Promise<GenerateFormLinkResponse['urls']> => (await call('post', '/api/management/dynamic-forms/pivot-accessor/url-generate', { body }, options)).urls,
    /** List signed links, newest first. */
    list: (query: ListFormLinksQuery = {}, options?: CallOptions): Listing<FormLink> => new Listing(async (page) => {
      const { urls: items, meta } = await call('get', '/api/management/dynamic-forms/pivot-accessor/urls', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Revoke a signed link. */
    revoke: async (formLink: string | number, options?: CallOptions): Promise<FormLink> => (await call('delete', '/api/management/dynamic-forms/pivot-accessor/urls/{form_link}', { path: { form_link: formLink } }, options)).url,
    /** List the access log of a signed link, newest first. */
    accesses: (formLink: string | number, query: ListFormLinkAccessesQuery = {}, options?: CallOptions): Listing<FormLinkAccess> => new Listing(async (page) => {
      const { accesses: items, meta } = await call('get', '/api/management/dynamic-forms/pivot-accessor/urls/{form_link}/accesses', { path: { form_link: formLink }, query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Open the form of a signed link, as a page or as JSON, depending on Accept. */
    open: async (token: string | number, options?: CallOptions): Promise<void> => {
      await call('get', '/forms/{token}', { path: { token } }, options);
    },
    /** Submit the form of a signed link from its page without JavaScript. */
    submitPage: async (token: string | number, body: SubmitFormPage = {}, options?: CallOptions): Promise<void> => {
      await call('post', '/forms/{token}', { path: { token }, body }, options);
    },
    /** Submit the form of a signed link. */
    submit: async (token: string | number, body: SubmitForm, options?: CallOptions): Promise<void> => {
      await call('post', '/forms/{token}/answers', { path: { token }, body }, options);
    },
    /** Upload a file for a submission through the same link. */
    upload: async (token: string | number, body: FormData, options?: CallOptions): Promise<UploadByFormLinkResponse['file']> => (await call('post', '/forms/{token}/files', { path: { token }, body }, options)).file,
  };
}

export function formTheme(call: Call) {
  return {
    /** Read colors and logo of the public form pages. */
    get: async (options?: CallOptions): Promise<FormTheme> => (await call('get', '/api/management/form-theme', {  }, options)).theme,
    /** Change colors and logo of the public form pages. */
    update: async (body: UpdateFormTheme = {}, options?: CallOptions): Promise<FormTheme> => (await call('patch', '/api/management/form-theme', { body }, options)).theme,
  };
}

export function forms(call: Call) {
  return {
    /** Create a form. */
    create: async (body: CreateForm, options?: CallOptions): Promise<Form> => (await call('post', '/api/management/forms', { body }, options)).form,
    /** The same as get-forms. */
    list: (query: ListFormsQuery = {}, options?: CallOptions): Listing<FormSummary> => new Listing(async (page) => {
      const { forms: items, meta } = await call('get', '/api/management/forms', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Read a form with its fields. */
    get: async (form: string | number, options?: CallOptions): Promise<Form> => (await call('get', '/api/management/forms/{form}', { path: { form } }, options)).form,
    /** Update a form. */
    update: async (form: string | number, body: UpdateForm = {}, options?: CallOptions): Promise<Form> => (await call('patch', '/api/management/forms/{form}', { path: { form }, body }, options)).form,
    /** Delete a form. */
    delete: async (form: string | number, options?: CallOptions): Promise<Form> => (await call('delete', '/api/management/forms/{form}', { path: { form } }, options)).form,
    /** Restore a deleted form. */
    restore: async (form: string | number, options?: CallOptions): Promise<Form> => (await call('post', '/api/management/forms/{form}/restore', { path: { form } }, options)).form,
    /** Read a form with its fields, by the id in the body. */
    getAnswered: async (body: GetForm, options?: CallOptions): Promise<AnsweredForm> => (await call('post', '/api/management/get-form', { body }, options)).form,
    /** List forms, newest first. */
    listAnswered: (query: GetFormsQuery = {}, options?: CallOptions): Listing<FormSummary> => new Listing(async (page) => {
      const { forms: items, meta } = await call('get', '/api/management/get-forms', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
  };
}

export function frame(call: Call) {
  return {
    /** Read the frame of the token. */
    get: async (options?: CallOptions): Promise<FrameSettings> => (await call('get', '/api/management/frame', {  }, options)).frame,
    /** Change the frame of the token. */
    update: async (body: UpdateFrame = {}, options?: CallOptions): Promise<FrameSettings> => (await call('patch', '/api/management/frame', { body }, options)).frame,
  };
}

export function funnels(call: Call) {
  return {
    /** List funnels with their steps, newest first. */
    list: (query: ListFunnelsQuery = {}, options?: CallOptions): Listing<Funnel> => new Listing(async (page) => {
      const { funnels: items, meta } = await call('get', '/api/management/funnels', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a funnel, optionally with its steps. */
    create: async (body: CreateFunnel, options?: CallOptions): Promise<Funnel> => (await call('post', '/api/management/funnels', { body }, options)).funnel,
    /** Read a funnel with its steps. */
    get: async (funnel: string | number, options?: CallOptions): Promise<Funnel> => (await call('get', '/api/management/funnels/{funnel}', { path: { funnel } }, options)).funnel,
    /** Change fields of a funnel. */
    update: async (funnel: string | number, body: UpdateFunnel = {}, options?: CallOptions): Promise<Funnel> => (await call('patch', '/api/management/funnels/{funnel}', { path: { funnel }, body }, options)).funnel,
    /** Delete a funnel; it can be restored. */
    delete: async (funnel: string | number, options?: CallOptions): Promise<Funnel> => (await call('delete', '/api/management/funnels/{funnel}', { path: { funnel } }, options)).funnel,
    /** Restore a deleted funnel. */
    restore: async (funnel: string | number, options?: CallOptions): Promise<Funnel> => (await call('post', '/api/management/funnels/{funnel}/restore', { path: { funnel } }, options)).funnel,
    board: {
      /** Read a funnel as a board: counts, budgets and the first projects of each step. */
      get: async (funnel: string | number, query: ReadBoardQuery = {}, options?: CallOptions): Promise<Board> => (await call('get', '/api/management/funnels/{funnel}/board', { path: { funnel }, query }, options)).board,
    },
    projects: {
      /** List the projects in a funnel, longest in their step first. */
      list: (funnel: string | number, query: ListFunnelProjectsQuery = {}, options?: CallOptions): Listing<FunnelAssignment> => new Listing(async (page) => {
        const { assignments: items, meta } = await call('get', '/api/management/funnels/{funnel}/projects', { path: { funnel }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Read the step and status of a project in a funnel. */
      get: async (funnel: string | number, project: string | number, options?: CallOptions): Promise<FunnelAssignment> => (await call('get', '/api/management/funnels/{funnel}/projects/{project}', { path: { funnel, project } }, options)).assignment,
      /** Change the status, forecast, tags or executors of a project in a funnel. */
      update: async (funnel: string | number, project: string | number, body: UpdateAssignment = {}, options?: CallOptions): Promise<FunnelAssignment> => (await call('patch', '/api/management/funnels/{funnel}/projects/{project}', { path: { funnel, project }, body }, options)).assignment,
      /** Remove a project from a funnel. */
      leave: async (funnel: string | number, project: string | number, options?: CallOptions): Promise<FunnelAssignment> => (await call('delete', '/api/management/funnels/{funnel}/projects/{project}', { path: { funnel, project } }, options)).assignment,
      /** Move a project into a funnel. */
      enter: async (funnel: string | number, project: string | number, body: EnterFunnel = {}, options?: CallOptions): Promise<FunnelAssignment> => (await call('post', '/api/management/funnels/{funnel}/projects/{project}', { path: { funnel, project }, body }, options)).assignment,
      /** Move a project to another step. */
      move: async (funnel: string | number, project: string | number, body: MoveProject, options?: CallOptions): Promise<FunnelAssignment> => (await call('post', '/api/management/funnels/{funnel}/projects/{project}/move', { path: { funnel, project }, body }, options)).assignment,
      /** Preview a move or an entry: what prevents it. */
      previewMove: async (funnel: string | number, project: string | number, body: MoveProject, options?: CallOptions): Promise<PreviewMoveResponse> => await call('post', '/api/management/funnels/{funnel}/projects/{project}/move/preview', { path: { funnel, project }, body }, options),
      times: {
        /** Read how long a project was in each step of a funnel. */
        get: async (funnel: string | number, project: string | number, options?: CallOptions): Promise<ProjectTimes> => (await call('get', '/api/management/funnels/{funnel}/projects/{project}/times', { path: { funnel, project } }, options)).times,
      },
    },
    steps: {
      /** Add a step to a funnel. */
      create: async (funnel: string | number, body: AddStep, options?: CallOptions): Promise<FunnelStep> => (await call('post', '/api/management/funnels/{funnel}/steps', { path: { funnel }, body }, options)).step,
      /** Reorder the steps of a funnel. */
      order: async (funnel: string | number, body: OrderSteps, options?: CallOptions): Promise<Funnel> => (await call('put', '/api/management/funnels/{funnel}/steps/order', { path: { funnel }, body }, options)).funnel,
    },
    times: {
      /** Read how long projects stay in each step of a funnel. */
      get: async (funnel: string | number, options?: CallOptions): Promise<ReadFunnelTimesResponse['steps']> => (await call('get', '/api/management/funnels/{funnel}/times', { path: { funnel } }, options)).steps,
    },
  };
}

export function identityProviders(call: Call) {
  return {
    /** List the identity providers of the frame by name. */
    list: (query: ListIdentityProvidersQuery = {}, options?: CallOptions): Listing<IdentityProvider> => new Listing(async (page) => {
      const { identity_providers: items, meta } = await call('get', '/api/management/identity-providers', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Accept access tokens of an OpenID provider. */
    create: async (body: CreateIdentityProvider, options?: CallOptions): Promise<IdentityProvider> => (await call('post', '/api/management/identity-providers', { body }, options)).identity_provider,
    /** Read an identity provider with the state of its keys. */
    get: async (identityProvider: string | number, options?: CallOptions): Promise<IdentityProvider> => (await call('get', '/api/management/identity-providers/{identity_provider}', { path: { identity_provider: identityProvider } }, options)).identity_provider,
    /** Change an identity provider. */
    update: async (identityProvider: string | number, body: UpdateIdentityProvider = {}, options?: CallOptions): Promise<IdentityProvider> => (await call('patch', '/api/management/identity-providers/{identity_provider}', { path: { identity_provider: identityProvider }, body }, options)).identity_provider,
    /** Delete an identity provider. All gateways reject its tokens within a second. */
    delete: async (identityProvider: string | number, options?: CallOptions): Promise<IdentityProvider> => (await call('delete', '/api/management/identity-providers/{identity_provider}', { path: { identity_provider: identityProvider } }, options)).identity_provider,
    /** Read the discovery document and the keys of the issuer again. */
    test: async (identityProvider: string | number, options?: CallOptions): Promise<IdentityProvider> => (await call('post', '/api/management/identity-providers/{identity_provider}/test', { path: { identity_provider: identityProvider } }, options)).identity_provider,
  };
}

export function intakeLinks(call: Call) {
  return {
    /** Create a public link, by which each submission of a form creates a project. */
    create: async (body: CreateIntakeLink, options?: CallOptions): Promise<IntakeLink> => (await call('post', '/api/management/dynamic-forms/intake-links', { body }, options)).intake_link,
    /** List intake links, newest first. */
    list: (query: ListIntakeLinksQuery = {}, options?: CallOptions): Listing<IntakeLink> => new Listing(async (page) => {
      const { intake_links: items, meta } = await call('get', '/api/management/dynamic-forms/intake-links', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Read an intake link. */
    get: async (intakeLink: string | number, options?: CallOptions): Promise<IntakeLink> => (await call('get', '/api/management/dynamic-forms/intake-links/{intake_link}', { path: { intake_link: intakeLink } }, options)).intake_link,
    /** Change, deactivate or activate an intake link. */
    update: async (intakeLink: string | number, body: UpdateIntakeLink = {}, options?: CallOptions): Promise<IntakeLink> => (await call('patch', '/api/management/dynamic-forms/intake-links/{intake_link}', { path: { intake_link: intakeLink }, body }, options)).intake_link,
    /** List the submissions of an intake link with their projects, newest first. */
    submissions: (intakeLink: string | number, query: ListIntakeSubmissionsQuery = {}, options?: CallOptions): Listing<IntakeSubmission> => new Listing(async (page) => {
      const { submissions: items, meta } = await call('get', '/api/management/dynamic-forms/intake-links/{intake_link}/submissions', { path: { intake_link: intakeLink }, query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Read the status of a submission, as a page or as JSON, depending on Accept. */
    status: async (token: string | number, options?: CallOptions): Promise<void> => {
      await call('get', '/intake-status/{token}', { path: { token } }, options);
    },
    /** Open the form of an intake link, as a page or as JSON, depending on Accept. */
    open: async (token: string | number, options?: CallOptions): Promise<void> => {
      await call('get', '/intake/{token}', { path: { token } }, options);
    },
    /** Submit the form of an intake link, which creates a project. */
    submit: async (token: string | number, body: SubmitIntake, options?: CallOptions): Promise<SubmitIntakeResponse['submission']> => (await call('post', '/intake/{token}/answers', { path: { token }, body }, options)).submission,
    /** Request a proof of work for one submission or upload. */
    challenge: async (token: string | number, options?: CallOptions): Promise<IntakeChallenge> => (await call('post', '/intake/{token}/challenges', { path: { token } }, options)).challenge,
    /** Upload a file for a submission through the same intake link. */
    upload: async (token: string | number, body: FormData, options?: CallOptions): Promise<UploadByIntakeLinkResponse['file']> => (await call('post', '/intake/{token}/files', { path: { token }, body }, options)).file,
  };
}

export function me(call: Call) {
  return {
    /** Read the caller of the token. */
    get: async (options?: CallOptions): Promise<ReadMeResponse> => await call('get', '/api/management/me', {  }, options),
  };
}

export function mediaItems(call: Call) {
  return {
    /** List messages, newest first. */
    list: (query: ListMediaItemsQuery = {}, options?: CallOptions): Listing<MediaItem> => new Listing(async (page) => {
      const { media_items: items, meta } = await call('get', '/api/management/media-items', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Read a message. */
    get: async (mediaItem: string | number, options?: CallOptions): Promise<MediaItem> => (await call('get', '/api/management/media-items/{media_item}', { path: { media_item: mediaItem } }, options)).media_item,
  };
}

export function projectGroups(call: Call) {
  return {
    /** List project groups, newest first. */
    list: (query: ListProjectGroupsQuery = {}, options?: CallOptions): Listing<ProjectGroup> => new Listing(async (page) => {
      const { project_groups: items, meta } = await call('get', '/api/management/project-groups', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a project group. */
    create: async (body: CreateProjectGroup, options?: CallOptions): Promise<ProjectGroup> => (await call('post', '/api/management/project-groups', { body }, options)).project_group,
    /** Search project groups. */
    search: (body: Search = {}, options?: CallOptions): Listing<ProjectGroup> => new Listing(async (page) => {
      const { project_groups: items, meta } = await call('post', '/api/management/project-groups/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a project group. */
    get: async (projectGroup: string | number, options?: CallOptions): Promise<ProjectGroup> => (await call('get', '/api/management/project-groups/{project_group}', { path: { project_group: projectGroup } }, options)).project_group,
    /** Rename a project group. */
    update: async (projectGroup: string | number, body: UpdateProjectGroup = {}, options?: CallOptions): Promise<ProjectGroup> => (await call('patch', '/api/management/project-groups/{project_group}', { path: { project_group: projectGroup }, body }, options)).project_group,
    /** Delete a project group (soft delete). */
    delete: async (projectGroup: string | number, options?: CallOptions): Promise<ProjectGroup> => (await call('delete', '/api/management/project-groups/{project_group}', { path: { project_group: projectGroup } }, options)).project_group,
    /** Restore a deleted project group. */
    restore: async (projectGroup: string | number, options?: CallOptions): Promise<ProjectGroup> => (await call('post', '/api/management/project-groups/{project_group}/restore', { path: { project_group: projectGroup } }, options)).project_group,
    projects: {
      /** List the projects of a group, in the group's order. */
      list: (projectGroup: string | number, body: GroupListing = {}, options?: CallOptions): Listing<ListProjectsOfGroupResponse['projects'][number]> => new Listing(async (page) => {
        const { projects: items, meta } = await call('post', '/api/management/project-groups/{project_group}/projects/index', { path: { project_group: projectGroup }, body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
        return { items, meta };
      }),
      /** Order the projects of a group: all of them, or one before or after another. */
      order: async (projectGroup: string | number, body: ProjectGroupOrder, options?: CallOptions): Promise<ProjectGroup> => (await call('put', '/api/management/project-groups/{project_group}/projects/order', { path: { project_group: projectGroup }, body }, options)).project_group,
      /** Add a project to a group, as the last one. */
      join: async (projectGroup: string | number, project: string | number, options?: CallOptions): Promise<JoinProjectGroupResponse> => await call('post', '/api/management/project-groups/{project_group}/projects/{project}', { path: { project_group: projectGroup, project } }, options),
      /** Remove a project from a group. */
      leave: async (projectGroup: string | number, project: string | number, options?: CallOptions): Promise<LeaveProjectGroupResponse> => await call('delete', '/api/management/project-groups/{project_group}/projects/{project}', { path: { project_group: projectGroup, project } }, options),
    },
  };
}

export function projects(call: Call) {
  return {
    /** List projects, newest first. */
    list: (query: ListProjectsQuery = {}, options?: CallOptions): Listing<ListProjectsResponse['projects'][number]> => new Listing(async (page) => {
      const { projects: items, meta } = await call('get', '/api/management/projects', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a project. */
    create: async (body: CreateProject, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects', { body }, options)).project,
    /** Change up to 200 projects. */
    updateMany: async (body: UpdateProjects, options?: CallOptions): Promise<UpdateProjectsResponse> => await call('patch', '/api/management/projects', { body }, { repeatable: true, ...options }),
    /** Count and sum up projects by groups. */
    aggregate: async (body: ProjectAggregation = {}, options?: CallOptions): Promise<AggregateProjectsResponse> => await call('post', '/api/management/projects/aggregate', { body }, options),
    /** Delete up to 200 projects (soft delete). */
    deleteMany: async (body: BulkDelete, options?: CallOptions): Promise<DeleteProjectsResponse> => await call('post', '/api/management/projects/bulk-delete', { body }, { repeatable: true, ...options }),
    /** Search projects. */
    search: (body: ProjectSearch = {}, options?: CallOptions): Listing<SearchProjectsResponse['projects'][number]> => new Listing(async (page) => {
      const { projects: items, meta } = await call('post', '/api/management/projects/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a project. */
    get: async (project: string | number, query: ReadProjectQuery = {}, options?: CallOptions): Promise<ReadProjectResponse['project']> => (await call('get', '/api/management/projects/{project}', { path: { project }, query }, options)).project,
    /** Change fields of a project. */
    update: async (project: string | number, body: UpdateProject = {}, options?: CallOptions): Promise<Project> => (await call('patch', '/api/management/projects/{project}', { path: { project }, body }, options)).project,
    /** Delete a project (soft delete). */
    delete: async (project: string | number, options?: CallOptions): Promise<Project> => (await call('delete', '/api/management/projects/{project}', { path: { project } }, options)).project,
    /** Copy a project, or create one from a template. */
    duplicate: async (project: string | number, body: DuplicateProject = {}, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects/{project}/duplicate', { path: { project }, body }, options)).project,
    /** Merge a project into another one. */
    merge: async (project: string | number, body: MergeProject, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects/{project}/merge', { path: { project }, body }, options)).project,
    /** Restore a deleted project. */
    restore: async (project: string | number, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects/{project}/restore', { path: { project } }, options)).project,
    /** Share a project as a page that everybody with the link can read. */
    share: async (project: string | number, body: ShareProject = {}, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects/{project}/share', { path: { project }, body }, options)).project,
    /** Revoke the link of a share page. */
    unshare: async (project: string | number, options?: CallOptions): Promise<Project> => (await call('delete', '/api/management/projects/{project}/share', { path: { project } }, options)).project,
    /** Undo the merge of a project. */
    unmerge: async (project: string | number, options?: CallOptions): Promise<Project> => (await call('post', '/api/management/projects/{project}/unmerge', { path: { project } }, options)).project,
    /** Read a shared project. */
    openSharePage: async (token: string | number, options?: CallOptions): Promise<SharedProject> => (await call('get', '/share/{token}', { path: { token } }, options)).project,
    hierarchy: {
      /** Read the ancestors and descendants of a project. */
      get: async (project: string | number, options?: CallOptions): Promise<Hierarchy> => (await call('get', '/api/management/projects/{project}/hierarchy', { path: { project } }, options)).hierarchy,
      /** Set the parent of a project. */
      attachChild: async (project: string | number, child: string | number, options?: CallOptions): Promise<AttachChildResponse['data']> => (await call('post', '/api/management/projects/{project}/hierarchy/attach-child/{child}', { path: { project, child } }, options)).data,
      /** Remove a child from its parent. */
      detachChild: async (project: string | number, child: string | number, options?: CallOptions): Promise<DetachChildResponse['data']> => (await call('delete', '/api/management/projects/{project}/hierarchy/detach-child/{child}', { path: { project, child } }, options)).data,
    },
    history: {
      /** List the history of a project, newest first. */
      list: (project: string | number, query: ReadProjectHistoryQuery = {}, options?: CallOptions): Listing<HistoryLine> => new Listing(async (page) => {
        const { history: items, meta } = await call('get', '/api/management/projects/{project}/history', { path: { project }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
    },
    looseForms: {
      /** Attach a form to a project. */
      attach: async (project: string | number, body: AttachLooseForm, options?: CallOptions): Promise<LooseForm> => (await call('post', '/api/management/projects/{project}/loose-forms', { path: { project }, body }, options)).loose_form,
      /** List the forms attached to a project, newest first. */
      list: (project: string | number, query: ListLooseFormsQuery = {}, options?: CallOptions): Listing<LooseForm> => new Listing(async (page) => {
        const { loose_forms: items, meta } = await call('get', '/api/management/projects/{project}/loose-forms', { path: { project }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Detach a form from a project. */
      detach: async (project: string | number, looseForm: string | number, options?: CallOptions): Promise<LooseForm> => (await call('delete', '/api/management/projects/{project}/loose-forms/{loose_form}', { path: { project, loose_form: looseForm } }, options)).loose_form,
    },
    tasks: {
      /** List the tasks of a project, newest first. */
      list: (project: string | number, query: ListTasksQuery = {}, options?: CallOptions): Listing<Task> => new Listing(async (page) => {
        const { tasks: items, meta } = await call('get', '/api/management/projects/{project}/tasks', { path: { project }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Create a task of a project. */
      create: async (project: string | number, body: CreateTask, options?: CallOptions): Promise<Task> => (await call('post', '/api/management/projects/{project}/tasks', { path: { project }, body }, options)).task,
      /** Read a task. */
      get: async (project: string | number, task: string | number, options?: CallOptions): Promise<Task> => (await call('get', '/api/management/projects/{project}/tasks/{task}', { path: { project, task } }, options)).task,
      /** Change fields of a task. */
      update: async (project: string | number, task: string | number, body: UpdateTask = {}, options?: CallOptions): Promise<Task> => (await call('patch', '/api/management/projects/{project}/tasks/{task}', { path: { project, task }, body }, options)).task,
      /** Delete a task (soft delete). */
      delete: async (project: string | number, task: string | number, options?: CallOptions): Promise<Task> => (await call('delete', '/api/management/projects/{project}/tasks/{task}', { path: { project, task } }, options)).task,
      /** Restore a deleted task. */
      restore: async (project: string | number, task: string | number, options?: CallOptions): Promise<Task> => (await call('post', '/api/management/projects/{project}/tasks/{task}/restore', { path: { project, task } }, options)).task,
    },
  };
}

export function replyTemplates(call: Call) {
  return {
    /** List reply templates by name. */
    list: (query: ListReplyTemplatesQuery = {}, options?: CallOptions): Listing<ReplyTemplate> => new Listing(async (page) => {
      const { reply_templates: items, meta } = await call('get', '/api/management/reply-templates', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a reply template. */
    create: async (body: CreateReplyTemplate, options?: CallOptions): Promise<ReplyTemplate> => (await call('post', '/api/management/reply-templates', { body }, options)).reply_template,
    /** Preview a reply in a conversation. */
    preview: async (body: PreviewReply, options?: CallOptions): Promise<PreviewReplyResponse['message']> => (await call('post', '/api/management/reply-templates/preview', { body }, options)).message,
    /** Read a reply template. */
    get: async (replyTemplate: string | number, options?: CallOptions): Promise<ReplyTemplate> => (await call('get', '/api/management/reply-templates/{reply_template}', { path: { reply_template: replyTemplate } }, options)).reply_template,
    /** Change a reply template. */
    update: async (replyTemplate: string | number, body: UpdateReplyTemplate = {}, options?: CallOptions): Promise<ReplyTemplate> => (await call('patch', '/api/management/reply-templates/{reply_template}', { path: { reply_template: replyTemplate }, body }, options)).reply_template,
    /** Delete a reply template. */
    delete: async (replyTemplate: string | number, options?: CallOptions): Promise<ReplyTemplate> => (await call('delete', '/api/management/reply-templates/{reply_template}', { path: { reply_template: replyTemplate } }, options)).reply_template,
  };
}

export function roles(call: Call) {
  return {
    /** List the built-in roles, then those of the frame by name. */
    list: (query: ListRolesQuery = {}, options?: CallOptions): Listing<Role> => new Listing(async (page) => {
      const { roles: items, meta } = await call('get', '/api/management/roles', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a named set of scopes. */
    create: async (body: CreateRole, options?: CallOptions): Promise<Role> => (await call('post', '/api/management/roles', { body }, options)).role,
    /** Read a role. */
    get: async (role: string | number, options?: CallOptions): Promise<Role> => (await call('get', '/api/management/roles/{role}', { path: { role } }, options)).role,
    /** Change a role. Its users have the new scopes within a second. */
    update: async (role: string | number, body: UpdateRole = {}, options?: CallOptions): Promise<Role> => (await call('patch', '/api/management/roles/{role}', { path: { role }, body }, options)).role,
    /** Delete a role that no identity provider grants. Users lose it within a second. */
    delete: async (role: string | number, options?: CallOptions): Promise<Role> => (await call('delete', '/api/management/roles/{role}', { path: { role } }, options)).role,
  };
}

export function scim(call: Call) {
  return {
    /** List the resource types of SCIM. */
    resourceTypes: async (options?: CallOptions): Promise<ScimResourceTypeList> => await call('get', '/scim/v2/ResourceTypes', {  }, options),
    /** List the supported attributes of SCIM. */
    schemas: async (options?: CallOptions): Promise<ScimSchemaList> => await call('get', '/scim/v2/Schemas', {  }, options),
    /** Read the supported features of SCIM. */
    config: async (options?: CallOptions): Promise<ScimServiceProviderConfig> => await call('get', '/scim/v2/ServiceProviderConfig', {  }, options),
    groups: {
      /** List groups for a SCIM client. */
      list: async (query: ListScimGroupsQuery = {}, options?: CallOptions): Promise<ScimGroupList> => await call('get', '/scim/v2/Groups', { query }, options),
      /** Create a group by SCIM. */
      create: async (body: ScimGroup, query: CreateScimGroupQuery = {}, options?: CallOptions): Promise<ScimGroupResource> => await call('post', '/scim/v2/Groups', { query, body }, options),
      /** Read a group for a SCIM client. */
      get: async (group: string | number, query: ReadScimGroupQuery = {}, options?: CallOptions): Promise<ScimGroupResource> => await call('get', '/scim/v2/Groups/{group}', { path: { group }, query }, options),
      /** Replace a group by SCIM, with its members. */
      replace: async (group: string | number, body: ScimGroup, query: ReplaceScimGroupQuery = {}, options?: CallOptions): Promise<ScimGroupResource> => await call('put', '/scim/v2/Groups/{group}', { path: { group }, query, body }, options),
      /** Change the name or the members of a group by SCIM. */
      patch: async (group: string | number, body: ScimPatch, query: PatchScimGroupQuery = {}, options?: CallOptions): Promise<ScimGroupResource> => await call('patch', '/scim/v2/Groups/{group}', { path: { group }, query, body }, options),
      /** Delete a group by SCIM. Its members lose its scopes within a second. */
      delete: async (group: string | number, options?: CallOptions): Promise<void> => {
        await call('delete', '/scim/v2/Groups/{group}', { path: { group } }, options);
      },
    },
    users: {
      /** List users for a SCIM client. */
      list: async (query: ListScimUsersQuery = {}, options?: CallOptions): Promise<ScimUserList> => await call('get', '/scim/v2/Users', { query }, options),
      /** Create a user by SCIM. */
      create: async (body: ScimUser, query: CreateScimUserQuery = {}, options?: CallOptions): Promise<ScimUserResource> => await call('post', '/scim/v2/Users', { query, body }, options),
      /** Read a user for a SCIM client. */
      get: async (user: string | number, query: ReadScimUserQuery = {}, options?: CallOptions): Promise<ScimUserResource> => await call('get', '/scim/v2/Users/{user}', { path: { user }, query }, options),
      /** Replace a user by SCIM. */
      replace: async (user: string | number, body: ScimUser, query: ReplaceScimUserQuery = {}, options?: CallOptions): Promise<ScimUserResource> => await call('put', '/scim/v2/Users/{user}', { path: { user }, query, body }, options),
      /** Change attributes of a user by SCIM. */
      patch: async (user: string | number, body: ScimPatch, query: PatchScimUserQuery = {}, options?: CallOptions): Promise<ScimUserResource> => await call('patch', '/scim/v2/Users/{user}', { path: { user }, query, body }, options),
      /** Delete a user by SCIM. All tokens of the user are rejected within a second. */
      delete: async (user: string | number, options?: CallOptions): Promise<void> => {
        await call('delete', '/scim/v2/Users/{user}', { path: { user } }, options);
      },
    },
  };
}

export function searchParams(call: Call) {
  return {
    /** Read the filter fields of executions of AI agents. */
    agentExecution: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/agent_execution', {  }, options)).params,
    /** Read the filter fields of automations. */
    automation: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/automation', {  }, options)).params,
    /** The fields of channels for filtering. */
    channel: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/channel', {  }, options)).params,
    /** The fields of conversations for filtering and sorting. */
    conversation: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/conversation', {  }, options)).params,
    /** List the fields of forms for filtering and sorting. */
    form: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/form', {  }, options)).params,
    /** Read the filter fields of funnels. */
    funnel: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/funnel', {  }, options)).params,
    /** The fields of messages for filtering. */
    mediaItem: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/media_item', {  }, options)).params,
    /** The fields of imports and exports for filtering and sorting. */
    spreadsheetOperation: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/spreadsheet_operation', {  }, options)).params,
    /** Read the filter fields of webhooks. */
    webhook: async (options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/webhook', {  }, options)).params,
    /** List the fields of a model for filtering and sorting. */
    get: async (modelClass: string | number, options?: CallOptions): Promise<SearchParams> => (await call('get', '/api/management/system/params/{model_class}', { path: { model_class: modelClass } }, options)).params,
  };
}

export function serviceAccounts(call: Call) {
  return {
    /** List service accounts, newest first. */
    list: (query: ListServiceAccountsQuery = {}, options?: CallOptions): Listing<ServiceAccount> => new Listing(async (page) => {
      const { service_accounts: items, meta } = await call('get', '/api/management/service-accounts', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a service account and return its secret once. */
    create: async (body: CreateServiceAccount, options?: CallOptions): Promise<CreateServiceAccountResponse> => await call('post', '/api/management/service-accounts', { body }, options),
    /** Read a service account. */
    get: async (serviceAccount: string | number, options?: CallOptions): Promise<ServiceAccount> => (await call('get', '/api/management/service-accounts/{service_account}', { path: { service_account: serviceAccount } }, options)).service_account,
    /** Change the name, the scopes or the status of a service account. */
    update: async (serviceAccount: string | number, body: UpdateServiceAccount = {}, options?: CallOptions): Promise<ServiceAccount> => (await call('patch', '/api/management/service-accounts/{service_account}', { path: { service_account: serviceAccount }, body }, options)).service_account,
    /** Delete a service account and revoke its access tokens. */
    delete: async (serviceAccount: string | number, options?: CallOptions): Promise<ServiceAccount> => (await call('delete', '/api/management/service-accounts/{service_account}', { path: { service_account: serviceAccount } }, options)).service_account,
    secret: {
      /** Rotate the secret of a service account and return the new secret once. */
      rotate: async (serviceAccount: string | number, body: RotateSecret = {}, options?: CallOptions): Promise<RotateServiceAccountSecretResponse> => await call('post', '/api/management/service-accounts/{service_account}/secret', { path: { service_account: serviceAccount }, body }, options),
    },
  };
}

export function spreadsheets(call: Call) {
  return {
    /** List imports and exports, newest first. */
    list: (query: ListSpreadsheetOperationsQuery = {}, options?: CallOptions): Listing<SpreadsheetOperation> => new Listing(async (page) => {
      const { spreadsheet_operations: items, meta } = await call('get', '/api/management/spreadsheet-operations', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Start an export. */
    startExport: async (type: string | number, body: StartExport = {}, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('post', '/api/management/spreadsheet-operations/export/{type}', { path: { type }, body }, options)).spreadsheet_operation,
    /** List the columns of an export type. */
    exportColumns: async (type: string | number, options?: CallOptions): Promise<ListExportColumnsResponse['columns']> => (await call('get', '/api/management/spreadsheet-operations/export/{type}/columns', { path: { type } }, options)).columns,
    /** Start an import. */
    startImport: async (type: string | number, body: FormData, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('post', '/api/management/spreadsheet-operations/import/{type}', { path: { type }, body }, options)).spreadsheet_operation,
    /** List the columns of an import type. */
    importColumns: async (type: string | number, query: ListImportColumnsQuery = {}, options?: CallOptions): Promise<ListImportColumnsResponse['columns']> => (await call('get', '/api/management/spreadsheet-operations/import/{type}/columns', { path: { type }, query }, options)).columns,
    /** Suggest what the columns of a file are. */
    suggestImportMapping: async (type: string | number, body: FormData, options?: CallOptions): Promise<ImportSuggestion> => (await call('post', '/api/management/spreadsheet-operations/import/{type}/suggestions', { path: { type }, body }, options)).suggestions,
    /** Download a template for an import. */
    importTemplate: async (type: string | number, query: DownloadImportTemplateQuery = {}, options?: CallOptions): Promise<Blob> => await call('get', '/api/management/spreadsheet-operations/import/{type}/template', { path: { type }, query }, options),
    /** Read an import or export. */
    get: async (operation: string | number, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('get', '/api/management/spreadsheet-operations/{operation}', { path: { operation } }, options)).spreadsheet_operation,
    /** Cancel an import or export. */
    cancel: async (operation: string | number, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('post', '/api/management/spreadsheet-operations/{operation}/cancel', { path: { operation } }, options)).spreadsheet_operation,
    /** Download the file of a completed export. */
    download: async (operation: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/api/management/spreadsheet-operations/{operation}/download', { path: { operation } }, options),
    /** List row errors in the order of the sheet. */
    errors: (operation: string | number, query: ListSpreadsheetOperationErrorsQuery = {}, options?: CallOptions): Listing<RowError> => new Listing(async (page) => {
      const { errors: items, meta } = await call('get', '/api/management/spreadsheet-operations/{operation}/errors', { path: { operation }, query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Download the rejected rows of an import as a workbook, with the reasons for each row. */
    rejectedRows: async (operation: string | number, options?: CallOptions): Promise<Blob> => await call('get', '/api/management/spreadsheet-operations/{operation}/errors/download', { path: { operation } }, options),
    /** Stream progress as server-sent events until the operation ends. */
    stream: async (operation: string | number, options?: CallOptions): Promise<Response> => await call('get', '/api/management/spreadsheet-operations/{operation}/events', { path: { operation } }, options),
    /** Retry a failed import or export. */
    retry: async (operation: string | number, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('post', '/api/management/spreadsheet-operations/{operation}/retry', { path: { operation } }, options)).spreadsheet_operation,
    /** Roll back an import. */
    rollBack: async (operation: string | number, options?: CallOptions): Promise<SpreadsheetOperation> => (await call('post', '/api/management/spreadsheet-operations/{operation}/rollback', { path: { operation } }, options)).spreadsheet_operation,
  };
}

export function steps(call: Call) {
  return {
    /** Read a step. */
    get: async (step: string | number, options?: CallOptions): Promise<FunnelStep> => (await call('get', '/api/management/steps/{step}', { path: { step } }, options)).step,
    /** Change fields of a step. */
    update: async (step: string | number, body: UpdateStep = {}, options?: CallOptions): Promise<FunnelStep> => (await call('patch', '/api/management/steps/{step}', { path: { step }, body }, options)).step,
    /** Delete a step. */
    delete: async (step: string | number, query: DeleteFunnelStepQuery = {}, options?: CallOptions): Promise<Funnel> => (await call('delete', '/api/management/steps/{step}', { path: { step }, query }, options)).funnel,
    assistants: {
      /** List assistants of a step, newest first. */
      list: (step: string | number, query: ListStepAssistantsQuery = {}, options?: CallOptions): Listing<StepAssistant> => new Listing(async (page) => {
        const { step_assistants: items, meta } = await call('get', '/api/management/steps/{step}/assistants', { path: { step }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Create an assistant. */
      create: async (step: string | number, body: CreateStepAssistant, options?: CallOptions): Promise<StepAssistant> => (await call('post', '/api/management/steps/{step}/assistants', { path: { step }, body }, options)).step_assistant,
      /** List the runs of a step’s assistants, newest first. */
      executionLogs: (step: string | number, query: ListAssistantExecutionLogsQuery = {}, options?: CallOptions): Listing<AssistantExecutionLog> => new Listing(async (page) => {
        const { execution_logs: items, meta } = await call('get', '/api/management/steps/{step}/assistants/execution-logs', { path: { step }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Read an assistant. */
      get: async (step: string | number, assistant: string | number, options?: CallOptions): Promise<StepAssistant> => (await call('get', '/api/management/steps/{step}/assistants/{assistant}', { path: { step, assistant } }, options)).step_assistant,
      /** Change an assistant; activate or deactivate it by `active`. */
      update: async (step: string | number, assistant: string | number, body: UpdateStepAssistant = {}, options?: CallOptions): Promise<StepAssistant> => (await call('patch', '/api/management/steps/{step}/assistants/{assistant}', { path: { step, assistant }, body }, options)).step_assistant,
      /** Delete an assistant. */
      delete: async (step: string | number, assistant: string | number, options?: CallOptions): Promise<void> => {
        await call('delete', '/api/management/steps/{step}/assistants/{assistant}', { path: { step, assistant } }, options);
      },
      /** Show what an assistant would do on a project, without doing it. */
      dryRun: async (step: string | number, assistant: string | number, body: RehearseRule, options?: CallOptions): Promise<RehearseStepAssistantResponse> => await call('post', '/api/management/steps/{step}/assistants/{assistant}/dry-run', { path: { step, assistant }, body }, options),
      /** Cancel a waiting run of an assistant. */
      cancelRun: async (step: string | number, assistant: string | number, run: string | number, options?: CallOptions): Promise<CancelAssistantRunResponse['run']> => (await call('post', '/api/management/steps/{step}/assistants/{assistant}/execution-logs/{run}/cancel', { path: { step, assistant, run } }, options)).run,
      /** Retry a failed run of an assistant. */
      retryRun: async (step: string | number, assistant: string | number, run: string | number, options?: CallOptions): Promise<RetryAssistantRunResponse['run']> => (await call('post', '/api/management/steps/{step}/assistants/{assistant}/execution-logs/{run}/retry', { path: { step, assistant, run } }, options)).run,
      /** Explain whether an assistant would act on a project now, and why. */
      explain: async (step: string | number, assistant: string | number, query: ExplainStepAssistantQuery, options?: CallOptions): Promise<ExplainStepAssistantResponse> => await call('get', '/api/management/steps/{step}/assistants/{assistant}/explain', { path: { step, assistant }, query }, options),
      /** Simulate an assistant on the events of a period within the last 90 days. */
      simulate: async (step: string | number, assistant: string | number, body: SimulateRule = {}, options?: CallOptions): Promise<RuleSimulation> => (await call('post', '/api/management/steps/{step}/assistants/{assistant}/simulate', { path: { step, assistant }, body }, options)).simulation,
      /** Run the test cases of an assistant. */
      test: async (step: string | number, assistant: string | number, options?: CallOptions): Promise<TestStepAssistantResponse> => await call('post', '/api/management/steps/{step}/assistants/{assistant}/test', { path: { step, assistant } }, options),
      versions: {
        /** List the versions of an assistant, newest first. */
        list: (step: string | number, assistant: string | number, query: ListStepAssistantVersionsQuery = {}, options?: CallOptions): Listing<RuleVersionSummary> => new Listing(async (page) => {
          const { rule_versions: items, meta } = await call('get', '/api/management/steps/{step}/assistants/{assistant}/versions', { path: { step, assistant }, query: { perPage: 100, ...query, page } }, options);
          return { items, meta };
        }),
        /** Read a version of an assistant. */
        get: async (step: string | number, assistant: string | number, version: string | number, options?: CallOptions): Promise<RuleVersion> => (await call('get', '/api/management/steps/{step}/assistants/{assistant}/versions/{version}', { path: { step, assistant, version } }, options)).rule_version,
        /** Compare a version of an assistant with an earlier one. */
        diff: async (step: string | number, assistant: string | number, version: string | number, query: DiffStepAssistantVersionQuery = {}, options?: CallOptions): Promise<RuleVersionDiff> => (await call('get', '/api/management/steps/{step}/assistants/{assistant}/versions/{version}/diff', { path: { step, assistant, version }, query }, options)).diff,
        /** Change an assistant to the definition of an earlier version. */
        restore: async (step: string | number, assistant: string | number, version: string | number, body: RestoreRuleVersion = {}, options?: CallOptions): Promise<StepAssistant> => (await call('post', '/api/management/steps/{step}/assistants/{assistant}/versions/{version}/restore', { path: { step, assistant, version }, body }, options)).step_assistant,
      },
    },
    attachments: {
      /** List the videos and files of a step. */
      list: async (step: string | number, options?: CallOptions): Promise<ListStepAttachmentsResponse['step_attachments']> => (await call('get', '/api/management/steps/{step}/attachments', { path: { step } }, options)).step_attachments,
      /** Upload a video or file to a step, or link one. */
      create: async (step: string | number, body: AddStepAttachmentBody, options?: CallOptions): Promise<StepAttachment> => (await call('post', '/api/management/steps/{step}/attachments', { path: { step }, body }, options)).step_attachment,
      /** Reorder the attachments of a step. */
      order: async (step: string | number, body: OrderAttachments, options?: CallOptions): Promise<OrderStepAttachmentsResponse['step_attachments']> => (await call('put', '/api/management/steps/{step}/attachments/order', { path: { step }, body }, options)).step_attachments,
      /** Change the name or the duration of an attachment. */
      update: async (step: string | number, attachment: string | number, body: UpdateAttachment = {}, options?: CallOptions): Promise<StepAttachment> => (await call('patch', '/api/management/steps/{step}/attachments/{attachment}', { path: { step, attachment }, body }, options)).step_attachment,
      /** Delete an attachment. */
      delete: async (step: string | number, attachment: string | number, options?: CallOptions): Promise<StepAttachment> => (await call('delete', '/api/management/steps/{step}/attachments/{attachment}', { path: { step, attachment } }, options)).step_attachment,
      /** Make a video mandatory to watch, or optional. */
      require: async (body: RequireAttachment, options?: CallOptions): Promise<void> => {
        await call('post', '/api/management/update-required-step-attachment', { body }, options);
      },
      viewings: {
        /** Record which ranges of a video the caller has played for a project. */
        record: async (step: string | number, attachment: string | number, body: RecordViewing, options?: CallOptions): Promise<Viewing> => (await call('post', '/api/management/steps/{step}/attachments/{attachment}/viewings', { path: { step, attachment }, body }, options)).viewing,
      },
    },
  };
}

export function system(call: Call) {
  return {
    activity: {
      /** Read what the services work on for the frame. */
      get: async (query: ReadActivityQuery = {}, options?: CallOptions): Promise<Activity> => (await call('get', '/api/management/system/activity', { query }, options)).activity,
    },
    quarantinedEvents: {
      /** List the events of the frame that the message broker rejected. */
      list: async (options?: CallOptions): Promise<ListQuarantinedEventsResponse> => await call('get', '/api/management/system/quarantined-events', {  }, options),
      /** Delete a quarantined event. */
      discard: async (service: string | number, quarantinedEvent: string | number, options?: CallOptions): Promise<QuarantinedEvent> => (await call('delete', '/api/management/system/quarantined-events/{service}/{quarantined_event}', { path: { service, quarantined_event: quarantinedEvent } }, options)).quarantined_event,
      /** Publish a quarantined event again. */
      replay: async (service: string | number, quarantinedEvent: string | number, options?: CallOptions): Promise<QuarantinedEvent> => (await call('post', '/api/management/system/quarantined-events/{service}/{quarantined_event}/replay', { path: { service, quarantined_event: quarantinedEvent } }, options)).quarantined_event,
    },
  };
}

export function tags(call: Call) {
  return {
    /** List tags, newest first. */
    list: (query: ListTagsQuery = {}, options?: CallOptions): Listing<Tag> => new Listing(async (page) => {
      const { tags: items, meta } = await call('get', '/api/management/tags', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a tag. */
    create: async (body: CreateTag, options?: CallOptions): Promise<Tag> => (await call('post', '/api/management/tags', { body }, options)).tag,
    /** Search tags. */
    search: (body: Search = {}, options?: CallOptions): Listing<Tag> => new Listing(async (page) => {
      const { tags: items, meta } = await call('post', '/api/management/tags/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a tag. */
    get: async (tag: string | number, options?: CallOptions): Promise<Tag> => (await call('get', '/api/management/tags/{tag}', { path: { tag } }, options)).tag,
    /** Change the name or color of a tag. */
    update: async (tag: string | number, body: UpdateTag = {}, options?: CallOptions): Promise<Tag> => (await call('patch', '/api/management/tags/{tag}', { path: { tag }, body }, options)).tag,
    /** Delete a tag (soft delete). */
    delete: async (tag: string | number, options?: CallOptions): Promise<Tag> => (await call('delete', '/api/management/tags/{tag}', { path: { tag } }, options)).tag,
    /** Restore a deleted tag. */
    restore: async (tag: string | number, options?: CallOptions): Promise<Tag> => (await call('post', '/api/management/tags/{tag}/restore', { path: { tag } }, options)).tag,
  };
}

export function undos(call: Call) {
  return {
    /** Read the progress and result of an undo. */
    get: async (undo: string | number, options?: CallOptions): Promise<Undo> => (await call('get', '/api/management/undos/{undo}', { path: { undo } }, options)).undo,
  };
}

export function usage(call: Call) {
  return {
    /** List the requests of each token by day, newest first. */
    list: (query: ReadUsageQuery = {}, options?: CallOptions): Listing<Usage> => new Listing(async (page) => {
      const { usage: items, meta } = await call('get', '/api/management/usage', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
  };
}

export function users(call: Call) {
  return {
    /** List users, newest first. */
    list: (query: ListUsersQuery = {}, options?: CallOptions): Listing<User> => new Listing(async (page) => {
      const { users: items, meta } = await call('get', '/api/management/users', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a user before the first sign-in. */
    create: async (body: CreateUser, options?: CallOptions): Promise<User> => (await call('post', '/api/management/users', { body }, options)).user,
    /** Search users. */
    search: (body: Search = {}, options?: CallOptions): Listing<User> => new Listing(async (page) => {
      const { users: items, meta } = await call('post', '/api/management/users/search', { body: { perPage: 100, ...body, page } }, { repeatable: true, ...options });
      return { items, meta };
    }),
    /** Read a user. */
    get: async (user: string | number, options?: CallOptions): Promise<User> => (await call('get', '/api/management/users/{user}', { path: { user } }, options)).user,
    /** Change fields of a user. */
    update: async (user: string | number, body: UpdateUser = {}, options?: CallOptions): Promise<User> => (await call('patch', '/api/management/users/{user}', { path: { user }, body }, options)).user,
    /** Delete a user (soft delete). */
    delete: async (user: string | number, options?: CallOptions): Promise<User> => (await call('delete', '/api/management/users/{user}', { path: { user } }, options)).user,
    /** Restore a deleted user. */
    restore: async (user: string | number, options?: CallOptions): Promise<User> => (await call('post', '/api/management/users/{user}/restore', { path: { user } }, options)).user,
    revokedScopes: {
      /** Read the revoked scopes of a user. */
      get: async (user: string | number, options?: CallOptions): Promise<ReadRevokedScopesResponse['revoked_scopes']> => (await call('get', '/api/management/users/{user}/revoked-scopes', { path: { user } }, options)).revoked_scopes,
      /** Revoke scopes from background work of a user. */
      set: async (user: string | number, body: RevokeScopesBody, options?: CallOptions): Promise<RevokeScopesResponse['revoked_scopes']> => (await call('put', '/api/management/users/{user}/revoked-scopes', { path: { user }, body }, options)).revoked_scopes,
    },
    roles: {
      /** Read the roles that a user has beside those of groups. */
      get: async (user: string | number, options?: CallOptions): Promise<ReadUserRolesResponse['roles']> => (await call('get', '/api/management/users/{user}/roles', { path: { user } }, options)).roles,
      /** Replace the roles of a user. */
      set: async (user: string | number, body: SetUserRoles, options?: CallOptions): Promise<SetUserRolesResponse['roles']> => (await call('put', '/api/management/users/{user}/roles', { path: { user }, body }, options)).roles,
    },
  };
}

export function views(call: Call) {
  return {
    /** List your views and the shared ones, by name. */
    list: (query: ListViewsQuery = {}, options?: CallOptions): Listing<View> => new Listing(async (page) => {
      const { views: items, meta } = await call('get', '/api/management/views', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Save a search as a view. */
    create: async (body: CreateView, options?: CallOptions): Promise<View> => (await call('post', '/api/management/views', { body }, options)).view,
    /** Read a view. */
    get: async (view: string | number, options?: CallOptions): Promise<View> => (await call('get', '/api/management/views/{view}', { path: { view } }, options)).view,
    /** Change a view. */
    update: async (view: string | number, body: UpdateView = {}, options?: CallOptions): Promise<View> => (await call('patch', '/api/management/views/{view}', { path: { view }, body }, options)).view,
    /** Delete a view. */
    delete: async (view: string | number, options?: CallOptions): Promise<View> => (await call('delete', '/api/management/views/{view}', { path: { view } }, options)).view,
  };
}

export function webhooks(call: Call) {
  return {
    /** List webhooks, newest first. */
    list: (query: ListWebhooksQuery = {}, options?: CallOptions): Listing<Webhook> => new Listing(async (page) => {
      const { webhooks: items, meta } = await call('get', '/api/management/webhooks', { query: { perPage: 100, ...query, page } }, options);
      return { items, meta };
    }),
    /** Create a webhook. */
    create: async (body: CreateWebhook, options?: CallOptions): Promise<CreateWebhookResponse> => await call('post', '/api/management/webhooks', { body }, options),
    /** Read a webhook. */
    get: async (webhook: string | number, options?: CallOptions): Promise<Webhook> => (await call('get', '/api/management/webhooks/{webhook}', { path: { webhook } }, options)).webhook,
    /** Change a webhook; activate or deactivate it by `active`. */
    update: async (webhook: string | number, body: UpdateWebhook = {}, options?: CallOptions): Promise<Webhook> => (await call('patch', '/api/management/webhooks/{webhook}', { path: { webhook }, body }, options)).webhook,
    /** Delete a webhook; it can be restored. */
    delete: async (webhook: string | number, options?: CallOptions): Promise<Webhook> => (await call('delete', '/api/management/webhooks/{webhook}', { path: { webhook } }, options)).webhook,
    /** Activate a webhook. */
    activate: async (webhook: string | number, options?: CallOptions): Promise<Webhook> => (await call('post', '/api/management/webhooks/{webhook}/activate', { path: { webhook } }, options)).webhook,
    /** Send the events of a period again. */
    replay: async (webhook: string | number, body: ReplayWebhook, options?: CallOptions): Promise<ReplayWebhookResponse['events_count']> => (await call('post', '/api/management/webhooks/{webhook}/replay', { path: { webhook }, body }, options)).events_count,
    /** Restore a deleted webhook with its pending deliveries. */
    restore: async (webhook: string | number, options?: CallOptions): Promise<Webhook> => (await call('post', '/api/management/webhooks/{webhook}/restore', { path: { webhook } }, options)).webhook,
    /** Send a test event and return its delivery. */
    test: async (webhook: string | number, options?: CallOptions): Promise<WebhookDeliveryDetail> => (await call('post', '/api/management/webhooks/{webhook}/test', { path: { webhook } }, options)).delivery,
    kinds: {
      /** List the kinds of events. */
      list: async (options?: CallOptions): Promise<ListWebhookKindsResponse['kinds']> => (await call('get', '/api/management/webhooks/kinds', {  }, options)).kinds,
    },
    deliveries: {
      /** List the deliveries of a webhook of the last 30 days, newest first. */
      list: (webhook: string | number, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): Listing<WebhookDelivery> => new Listing(async (page) => {
        const { deliveries: items, meta } = await call('get', '/api/management/webhooks/{webhook}/deliveries', { path: { webhook }, query: { perPage: 100, ...query, page } }, options);
        return { items, meta };
      }),
      /** Read a delivery with its payload and attempts. */
      get: async (webhook: string | number, delivery: string | number, options?: CallOptions): Promise<WebhookDeliveryDetail> => (await call('get', '/api/management/webhooks/{webhook}/deliveries/{delivery}', { path: { webhook, delivery } }, options)).delivery,
      /** Send a delivery again. */
      resend: async (webhook: string | number, delivery: string | number, options?: CallOptions): Promise<WebhookDeliveryDetail> => (await call('post', '/api/management/webhooks/{webhook}/deliveries/{delivery}/resend', { path: { webhook, delivery } }, options)).delivery,
    },
    secret: {
      /** Rotate the secret of a webhook. */
      rotate: async (webhook: string | number, options?: CallOptions): Promise<RotateWebhookSecretResponse> => await call('post', '/api/management/webhooks/{webhook}/secret', { path: { webhook } }, options),
    },
  };
}

export interface Resources {
  readonly accessTokens: ReturnType<typeof accessTokens>;
  readonly agents: ReturnType<typeof agents>;
  readonly answers: ReturnType<typeof answers>;
  readonly auditLog: ReturnType<typeof auditLog>;
  readonly auth: ReturnType<typeof auth>;
  readonly automations: ReturnType<typeof automations>;
  readonly causes: ReturnType<typeof causes>;
  readonly channels: ReturnType<typeof channels>;
  readonly contacts: ReturnType<typeof contacts>;
  readonly conversations: ReturnType<typeof conversations>;
  readonly customers: ReturnType<typeof customers>;
  readonly events: ReturnType<typeof events>;
  readonly files: ReturnType<typeof files>;
  readonly formEdges: ReturnType<typeof formEdges>;
  readonly formLinks: ReturnType<typeof formLinks>;
  readonly formTheme: ReturnType<typeof formTheme>;
  readonly forms: ReturnType<typeof forms>;
  readonly frame: ReturnType<typeof frame>;
  readonly funnels: ReturnType<typeof funnels>;
  readonly identityProviders: ReturnType<typeof identityProviders>;
  readonly intakeLinks: ReturnType<typeof intakeLinks>;
  readonly me: ReturnType<typeof me>;
  readonly mediaItems: ReturnType<typeof mediaItems>;
  readonly projectGroups: ReturnType<typeof projectGroups>;
  readonly projects: ReturnType<typeof projects>;
  readonly replyTemplates: ReturnType<typeof replyTemplates>;
  readonly roles: ReturnType<typeof roles>;
  readonly scim: ReturnType<typeof scim>;
  readonly searchParams: ReturnType<typeof searchParams>;
  readonly serviceAccounts: ReturnType<typeof serviceAccounts>;
  readonly spreadsheets: ReturnType<typeof spreadsheets>;
  readonly steps: ReturnType<typeof steps>;
  readonly system: ReturnType<typeof system>;
  readonly tags: ReturnType<typeof tags>;
  readonly undos: ReturnType<typeof undos>;
  readonly usage: ReturnType<typeof usage>;
  readonly users: ReturnType<typeof users>;
  readonly views: ReturnType<typeof views>;
  readonly webhooks: ReturnType<typeof webhooks>;
}

export function allResources(call: Call): Resources {
  return {
    accessTokens: accessTokens(call),
    agents: agents(call),
    answers: answers(call),
    auditLog: auditLog(call),
    auth: auth(call),
    automations: automations(call),
    causes: causes(call),
    channels: channels(call),
    contacts: contacts(call),
    conversations: conversations(call),
    customers: customers(call),
    events: events(call),
    files: files(call),
    formEdges: formEdges(call),
    formLinks: formLinks(call),
    formTheme: formTheme(call),
    forms: forms(call),
    frame: frame(call),
    funnels: funnels(call),
    identityProviders: identityProviders(call),
    intakeLinks: intakeLinks(call),
    me: me(call),
    mediaItems: mediaItems(call),
    projectGroups: projectGroups(call),
    projects: projects(call),
    replyTemplates: replyTemplates(call),
    roles: roles(call),
    scim: scim(call),
    searchParams: searchParams(call),
    serviceAccounts: serviceAccounts(call),
    spreadsheets: spreadsheets(call),
    steps: steps(call),
    system: system(call),
    tags: tags(call),
    undos: undos(call),
    usage: usage(call),
    users: users(call),
    views: views(call),
    webhooks: webhooks(call),
  };
}
