// Generated from docs/openapi.json by `npm run generate`.

export interface InboundMessage {
  /** Text of the message */
  readonly message: string;
  /** Id in the connected system */
  readonly external_id?: string | number | null;
  /** The sender, as far as it is known */
  readonly sender?: {
    /** Id */
    readonly id?: string | null | number | null;
    /** Name */
    readonly name?: string | null;
    /** Phone number, as entered */
    readonly phone?: string | null;
    /** E-mail address */
    readonly email?: string | null;
  } | null;
  /** When the message was sent (UTC, ISO 8601) */
  readonly sent_at?: string | null;
  /** Files of the message */
  readonly attachments?: readonly ({
    /** Address (URL) */
    readonly url: string;
    /** Name */
    readonly name?: string | null;
    /** Media type of the file */
    readonly mime_type?: string | null;
  })[] | null;
  /** Id of the project */
  readonly project_id?: string | null;
  /** Additional values, as an object */
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  readonly [name: string]: unknown;
}

export interface PaginationMeta {
  /** Number of this page, starting at 1 */
  readonly current_page: number;
  /** Number of the first item on this page; 0 if it is empty */
  readonly from: number;
  /** Number of the last page, at least 1 */
  readonly last_page: number;
  /** Applied size of a page */
  readonly per_page: number;
  /** Number of the last item on this page; 0 if it is empty */
  readonly to: number;
  /** Number of items on all pages */
  readonly total: number;
}

export interface Channel {
  /** Id */
  readonly id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Name */
  readonly name: string;
  /** Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed */
  readonly kind: string;
  /** Public reference of the channel, used in the address of its webhook */
  readonly external_ref: string;
  /** Whether it is in use */
  readonly active: boolean;
  /** Settings of the channel */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether deliveries must be signed */
  readonly has_secret: boolean;
  /** When the oldest message on this channel that awaits a reply was sent */
  readonly awaiting_reply_since: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateChannel {
  /** Name */
  readonly name: string;
  /** Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed */
  readonly kind?: string;
  /** Unique in the whole system; generated if omitted */
  readonly external_ref?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Settings of the connector, stored unchanged */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface UpdateChannel {
  /** Name */
  readonly name?: string;
  /** Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed */
  readonly kind?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Settings of the channel */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface RotateChannelSecret {
  /** Generated if omitted */
  readonly secret?: string;
}

export interface Sender {
  /** Id */
  readonly id: string | null;
  /** Name */
  readonly name: string | null;
  /** Phone number, as entered */
  readonly phone: string | null;
  /** E-mail address */
  readonly email: string | null;
}

/** The messages of one sender on one channel */
export interface Conversation {
  /** Id */
  readonly id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Id of the channel */
  readonly channel_id: string;
  /** The sender, as far as it is known */
  readonly sender: Sender | null;
  /** Id of the project */
  readonly project_id: string | null;
  /** An inbound message opens a snoozed or closed conversation */
  readonly status: "open" | "snoozed" | "closed";
  /** Null unless the status is `snoozed` */
  readonly snoozed_until: string | null;
  /** Null unless the status is `closed` */
  readonly closed_at: string | null;
  /** Id of the user who handles it */
  readonly assignee_id: string | null;
  /** In lower case, in alphabetical order */
  readonly labels: readonly string[];
  /** Number of messages */
  readonly messages_count: number;
  /** Time of the newest message (UTC, ISO 8601) */
  readonly last_message_at: string;
  /** When the oldest inbound message after the last reply or closing was sent */
  readonly awaiting_reply_since: string | null;
  /** Seconds from the first inbound message to the first reply after it. Null without a reply */
  readonly first_response_seconds: number | null;
  /** Seconds from the first inbound message until it was closed. Null unless it is closed */
  readonly resolution_seconds: number | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
}

export interface ConversationLabel {
  /** Name */
  readonly name: string;
  /** Number of conversations with this label */
  readonly conversations_count: number;
}

/** Members that are absent stay as they are */
export interface UpdateConversation {
  /** An inbound message opens a snoozed or closed conversation */
  readonly status?: "open" | "snoozed" | "closed";
  /** When it is opened again. Required with the status `snoozed` */
  readonly snoozed_until?: string | null;
  /** A user of the frame, or null for none */
  readonly assignee_id?: string | null;
  /** A project of the frame, or null for none */
  readonly project_id?: string | null;
  /** Replaces all labels. They are converted to lower case */
  readonly labels?: readonly string[];
  /** Labels to add. Not together with `labels` */
  readonly add_labels?: readonly string[];
  /** Labels to remove. Not together with `labels` */
  readonly remove_labels?: readonly string[];
}

export interface BulkConversation {
  /** An inbound message opens a snoozed or closed conversation */
  readonly status?: "open" | "snoozed" | "closed";
  /** When it is opened again. Required with the status `snoozed` */
  readonly snoozed_until?: string | null;
  /** A user of the frame, or null for none */
  readonly assignee_id?: string | null;
  /** A project of the frame, or null for none */
  readonly project_id?: string | null;
  /** Replaces all labels. They are converted to lower case */
  readonly labels?: readonly string[];
  /** Labels to add. Not together with `labels` */
  readonly add_labels?: readonly string[];
  /** Labels to remove. Not together with `labels` */
  readonly remove_labels?: readonly string[];
  /** Id */
  readonly id: string;
  /** The version that the client knows, as an ETag */
  readonly if_match?: string;
}

export interface UpdateConversations {
  /** The changes, each with the id of its conversation */
  readonly conversations: readonly BulkConversation[];
}

export interface BulkMeta {
  /** Number of items that succeeded */
  readonly succeeded: number;
  /** Number of items that were rejected */
  readonly refused: number;
}

/** A text for replies with variables */
export interface ReplyTemplate {
  /** Id */
  readonly id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Unique in the frame, ignoring case */
  readonly name: string;
  /** Text with placeholders, such as `{{project.name}}` */
  readonly body: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface CreateReplyTemplate {
  /** Name */
  readonly name: string;
  /** Text with variables: `{{contact.name}}` (name of the sender, else of the contact of the project), `{{contact.email}}` (e-mail of the sender, else of the contact of the project), `{{contact.phone}}` (phone of the sender, else of the contact of the project), `{{project.name}}` (name of the project), `{{project.code}}` (code of the project), `{{conversation.id}}` (id of the conversation), `{{conversation.channel}}` (name of the channel), `{{user.name}}` (name of the user who sends the reply) */
  readonly body: string;
}

export interface PreviewReply {
  /** Id of the conversation */
  readonly conversation_id: string;
  /** A stored template */
  readonly template_id?: string;
  /** A text that is not stored */
  readonly body?: string;
}

export interface UpdateReplyTemplate {
  /** Name */
  readonly name?: string;
  /** Text with variables: `{{contact.name}}` (name of the sender, else of the contact of the project), `{{contact.email}}` (e-mail of the sender, else of the contact of the project), `{{contact.phone}}` (phone of the sender, else of the contact of the project), `{{project.name}}` (name of the project), `{{project.code}}` (code of the project), `{{conversation.id}}` (id of the conversation), `{{conversation.channel}}` (name of the channel), `{{user.name}}` (name of the user who sends the reply) */
  readonly body?: string;
}

export interface Attachment {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string | null;
  /** Media type of the file */
  readonly mime_type: string | null;
  /** `pending`: it will be fetched from the connector. `stored`: it can be opened. `refused`: see `reason` */
  readonly status: "pending" | "stored" | "refused";
  /** Error message if it was not fetched */
  readonly reason: string | null;
  /** In bytes */
  readonly size: number | null;
  /** URL of the file at the connector */
  readonly url: string;
  /** Link to the stored file, valid for ten minutes */
  readonly file_url: string | null;
}

export interface MediaItem {
  /** Id */
  readonly id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Id of the channel */
  readonly channel_id: string;
  /** Id of the conversation */
  readonly conversation_id: string;
  /** `inbound` or `outbound` */
  readonly direction: "inbound" | "outbound";
  /** Text of the message */
  readonly message: string;
  /** The connector's own id of the message */
  readonly external_id: string | null;
  /** The sender, as far as it is known */
  readonly sender: Sender | null;
  /** Id of the project */
  readonly project_id: string | null;
  /** Files of the message */
  readonly attachments: readonly Attachment[];
  /** As sent by the connector; unknown fields are in `extra` */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When the message was sent (UTC, ISO 8601) */
  readonly sent_at: string | null;
  /** When it was received (UTC, ISO 8601) */
  readonly received_at: string;
  /** Author of an outbound message */
  readonly author: {
    /** Kind of the account, or of what acted without one */
    readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  } | null;
  /** Status of an outbound message */
  readonly status: "queued" | "sent" | "failed" | "delivered" | "read" | null;
  /** Error message if it failed */
  readonly failure: string | null;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
}

export interface SendMessage {
  /** Id of the conversation */
  readonly conversation_id?: string;
  /** The message is sent to the project's contact */
  readonly project_id?: string;
  /** Text of the message */
  readonly message: string;
  /** Sent to the connector unchanged */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface MessageStatus {
  /** Id of the media item */
  readonly media_item_id?: string;
  /** Id in the connected system */
  readonly external_id?: string | number;
  /** The new status of the message */
  readonly status: "sent" | "failed" | "delivered" | "read";
  /** Error message if it failed */
  readonly error?: string;
}

/** One attempt of a connector to deliver a message */
export interface Delivery {
  /** Id */
  readonly id: string;
  /** Id of the channel */
  readonly channel_id: string;
  /** When it was received (UTC, ISO 8601) */
  readonly received_at: string;
  /** accepted, duplicate, or the error code */
  readonly verdict: string;
  /** Error message */
  readonly reason: string | null;
  /** Id of the media item */
  readonly media_item_id: string | null;
  /** Value of the header `webhook-id`; null if the connector sent none */
  readonly webhook_id: string | null;
  /** Media type of the body; null if the connector sent none */
  readonly content_type: string | null;
  /** Whether its body was stored, so that it can be replayed */
  readonly can_replay: boolean;
  /** Id of the delivery that was replayed */
  readonly replay_of: string | null;
}

export interface SearchParams {
  /** Filters as in an advanced search */
  readonly filters: readonly ({
    /** Name */
    readonly name: string;
    /** Control that fits the values */
    readonly input_type: "text" | "number" | "date" | "boolean" | "select" | "relation";
    /** Operators that the field supports */
    readonly operators: readonly string[];
    /** Options to choose from */
    readonly options: readonly ({
      /** Label, for people */
      readonly label: string;
      /** Value for the filter */
      readonly value: string | number | boolean;
    })[];
    /** Ids that the field needs in addition to its value, such as the id of an edge */
    readonly arguments: readonly ({
      /** Name */
      readonly name: string;
      /** Type, which determines the other members */
      readonly type: string;
      /** Whether a value is required */
      readonly required: boolean;
      /** Path of the list of possible values; null if there is none */
      readonly hydrate: string | null;
    })[];
    /** Path of the list of possible values; null if there is none */
    readonly hydrate: string | null;
  })[];
  /** Sorts, the first one first */
  readonly sorting: readonly ({
    /** Name */
    readonly name: string;
    /** Ids that the field needs in addition to its value, such as the id of an edge */
    readonly arguments: readonly ({
      /** Name */
      readonly name: string;
      /** Type, which determines the other members */
      readonly type: string;
      /** Whether a value is required */
      readonly required: boolean;
      /** Path of the list of possible values; null if there is none */
      readonly hydrate: string | null;
    })[];
  })[];
  /** What an aggregation of the model class can compute. Absent if it has none */
  readonly aggregates?: {
    /** Fields that records can be grouped by */
    readonly group_by: readonly ({
      /** Name */
      readonly name: string;
      /** Periods of a time. Empty for other fields */
      readonly buckets: readonly string[];
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments: readonly ({
        /** Name */
        readonly name: string;
        /** Type, which determines the other members */
        readonly type: string;
        /** Whether a value is required */
        readonly required: boolean;
        /** Path of the list of possible values; null if there is none */
        readonly hydrate: string | null;
      })[];
    })[];
    /** Functions of each field. `count` needs none */
    readonly functions: readonly {
      /** Name */
      readonly name: string;
      /** Functions of the field, such as `sum` */
      readonly functions: readonly string[];
    }[];
  };
}

export interface Failure {
  /** Always false for an error */
  readonly response: false;
  /** Stable error code for programs */
  readonly message: string;
  /** Message for users; it can change */
  readonly error: string;
  /** Errors by field of the input */
  readonly validation?: Readonly<Record<string, readonly string[]>>;
  /** Errors of an advanced search */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Entry of the error code in the documentation: cause and solution */
  readonly doc_url: string;
  /** The same as X-Request-Id; identifies the request in logs and traces */
  readonly request_id: string | null;
  readonly [name: string]: unknown;
}

export interface ExportColumn {
  /** <entity>.<field> */
  readonly key: string;
  /** Label, for people */
  readonly label: string;
  /** Whether a value is required */
  readonly required: boolean;
  /** Whether imports accept the column */
  readonly importable: boolean;
}

export interface StartExport {
  /** Keys of columns. Default: all columns */
  readonly columns?: readonly string[] | null;
  /** As in an advanced search of the type. For form_answer and answer_history: filters of projects */
  readonly filters?: readonly {
    /** Name of a field */
    readonly field: string;
    /** How values are compared */
    readonly operator: string;
    readonly [name: string]: unknown;
  }[] | null;
  /** As in an advanced search of the type. They must match in addition to the filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    readonly [name: string]: unknown;
  })[] | null;
  /** At most 5. `form_answer` and `answer_history` support no sorting */
  readonly sorting?: readonly ({
    /** Name of a field */
    readonly field: string;
    /** Ascending or descending */
    readonly direction: "asc" | "desc";
    readonly [name: string]: unknown;
  })[] | null;
  /** For projects, as in a search. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
  readonly template?: boolean | "exclude" | "include" | "only";
  /** A view of projects. Its filters must match as well; its sorting and template option apply if they are not given */
  readonly view_id?: string;
  /** Format of the file */
  readonly format?: "xlsx" | "csv";
  /** Name of the file */
  readonly file_name?: string;
}

export interface SpreadsheetOperation {
  /** Id */
  readonly id: string;
  /** Whether it is an import or an export */
  readonly action: "import" | "export";
  /** What its rows are, such as `project` */
  readonly type: string;
  /** `pending` and `processing`, then `completed`, or `failed` with `metadata.failure` */
  readonly status: "pending" | "processing" | "completed" | "failed";
  /** Rows in total */
  readonly total_rows: number;
  /** Rows that were processed, failed ones included */
  readonly processed_rows: number;
  /** Progress in percent; 100 only when completed */
  readonly percentage: number;
  /** Rows that failed. A row with several errors counts once, and has several entries in the list of errors */
  readonly errors_count: number;
  /** Details that depend on the action, such as `outcomes`, `unknown_columns` (headings that it ignored), `unnamed_columns` (columns without a heading, and the number of their cells) and `rollback` of an import, `cut_texts` of an export (the number of texts longer than a cell of XLSX, 32,767 characters; CSV has them completely), or `failure` */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Name of the file */
  readonly file_name: string;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** Kind of the initiator, such as user or assistant */
  readonly initiator_type: string;
  /** Id of the initiator */
  readonly initiator_id: string;
  /** Who or what started it */
  readonly initiator: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
  };
  /** When it started; null before (UTC, ISO 8601) */
  readonly started_at: string | null;
  /** When it completed; null before (UTC, ISO 8601) */
  readonly completed_at: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface ImportForm {
  /** An XLSX workbook, or CSV or TSV as a file named .csv, .tsv, .tab or .txt, of at most 50 MB (52,428,800 bytes) */
  readonly file: string;
  /** Id of the form whose answers the rows contain. Required for form_answer, and not allowed for other types */
  readonly form_id?: string;
  /** `create`, `update` or `upsert` */
  readonly mode?: "create" | "update" | "upsert";
  /** Field that identifies existing rows. Projects: id, code, old_id. Contacts: id, email. Customers: id, name, document. Tasks: id, or title in its project. Answers: project */
  readonly match_by?: string;
  /** JSON object from heading to column key. An empty key ignores the column */
  readonly mapping?: string;
  /** Name of the sheet. Default: the first visible sheet */
  readonly sheet?: string;
  /** Whether to create customers and contacts that do not exist */
  readonly create_missing?: "true" | "false";
  /** Whether to have no effects */
  readonly dry_run?: "true" | "false";
  /** Applies the suggestions of import/{type}/suggestions to headings that mapping does not name, and converts values of the exports of other systems */
  readonly use_suggestions?: "true" | "false";
  /** Encoding of a CSV or TSV file. Default: detected */
  readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** What separates the cells of a CSV or TSV file, by name or as the character. Default: detected */
  readonly separator?: "comma" | "semicolon" | "tab" | "pipe";
  /** Order of day, month and year in texts. Default: detected by column in CSV and TSV */
  readonly date_order?: "ymd" | "dmy" | "mdy";
  /** Decimal mark of numbers in texts. Default: detected by column in CSV and TSV */
  readonly decimal_mark?: "point" | "comma";
}

export interface ImportColumn {
  /** <entity>.<field>, for mapping */
  readonly key: string;
  /** Label, for people */
  readonly label: string;
  /** Whether a value is required */
  readonly required: boolean;
  /** The labels of the options of a choice */
  readonly options: readonly string[] | null;
}

export interface RowError {
  /** Id */
  readonly id: number;
  /** Number of the row in the sheet; the heading is row 1 */
  readonly row: number;
  /** Key of the column */
  readonly column: string;
  /** Code of the error, such as `missing_column` */
  readonly code: string;
  /** Why the value was rejected */
  readonly message: string;
  /** The rejected value, as text */
  readonly value: string;
}

export interface SuggestionForm {
  /** An XLSX workbook, or CSV or TSV as a file named .csv, .tsv, .tab or .txt, of at most 50 MB (52,428,800 bytes) */
  readonly file: string;
  /** Id of the form whose answers the rows contain. Required for form_answer, and not allowed for other types */
  readonly form_id?: string;
  /** Encoding of a CSV or TSV file. Default: detected */
  readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** What separates the cells of a CSV or TSV file, by name or as the character. Default: detected */
  readonly separator?: "comma" | "semicolon" | "tab" | "pipe";
  /** Order of day, month and year in texts. Default: detected by column in CSV and TSV */
  readonly date_order?: "ymd" | "dmy" | "mdy";
  /** Decimal mark of numbers in texts. Default: detected by column in CSV and TSV */
  readonly decimal_mark?: "point" | "comma";
  /** Name of the sheet. Default: the first visible sheet */
  readonly sheet?: string;
}

export interface ImportSuggestion {
  /** The type of the import */
  readonly type: "project" | "customer" | "contact" | "task" | "form_answer";
  /** The system that has exported the file, by its headings */
  readonly source: {
    /** Name of the system, for programs */
    readonly name: "jira" | "trello" | "linear" | "hubspot" | "pipefy" | "asana";
    /** Name of the system, for people */
    readonly title: string;
    /** Type to import the rows as */
    readonly type: "project" | "customer" | "contact" | "task";
  } | null;
  /** How a CSV or TSV file was read */
  readonly text_format: {
    /** Detected or given encoding */
    readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
    /** What separates the cells */
    readonly separator: "comma" | "semicolon" | "tab" | "pipe";
    /** Columns with dates or numbers */
    readonly columns: readonly ({
      /** The heading in the file */
      readonly heading: string;
      /** Detected order of day, month and year */
      readonly date_order?: "ymd" | "dmy" | "mdy";
      /** Detected decimal mark */
      readonly decimal_mark?: "point" | "comma";
      /** Whether all values fit several formats */
      readonly ambiguous: boolean;
    })[];
    /** Settings that the content does not decide. Set them if the default is wrong */
    readonly ambiguous: readonly ("separator" | "date_order" | "decimal_mark")[];
  } | null;
  /** Rows below the headings, estimated for large workbooks */
  readonly rows: number;
  /** The columns of the sheet, from left to right */
  readonly columns: readonly ({
    /** 0 is the first column */
    readonly index: number;
    /** The heading in the file */
    readonly heading: string;
    /** At most three values */
    readonly samples: readonly string[];
    /** The most likely column key; null without one */
    readonly suggestion: {
      /** Column key */
      readonly key: string;
      /** From 0 to 1 */
      readonly confidence: number;
      /** learned: an earlier import. source: export format of another system. key, label, spelling, synonym, similar: the heading. values: the values alone */
      readonly reason: "learned" | "source" | "key" | "label" | "spelling" | "synonym" | "similar" | "values";
    } | null;
    /** Other possible column keys, the most likely one first */
    readonly alternatives: readonly ({
      /** Column key */
      readonly key: string;
      /** From 0 to 1 */
      readonly confidence: number;
      /** learned: an earlier import. source: export format of another system. key, label, spelling, synonym, similar: the heading. values: the values alone */
      readonly reason: "learned" | "source" | "key" | "label" | "spelling" | "synonym" | "similar" | "values";
    })[];
  })[];
}

export interface FunnelStep {
  /** Id */
  readonly id: string;
  /** Id of the funnel */
  readonly funnel_id: string;
  /** Name */
  readonly name: string;
  /** Counts from 0 */
  readonly position: number;
  /** Highest number of projects in the step; null without a limit */
  readonly wip_limit: number | null;
  /** Hours after which a project in the step is late; null if never */
  readonly late_after_hours: number | null;
  /** Ids of the reachable steps */
  readonly reachable_step_ids: readonly string[] | null;
  /** Ids of the forms */
  readonly form_ids: readonly number[];
  /** Ids of the required fields */
  readonly required_field_ids: readonly string[];
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface Funnel {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Steps, in their order */
  readonly steps: readonly FunnelStep[];
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateStep {
  /** Name */
  readonly name: string;
  /** Maximum number of open projects in the step; null for no limit */
  readonly wip_limit?: number | null;
  /** Hours after which an open project in the step is late; null for never */
  readonly late_after_hours?: number | null;
  /** Forms of the step. Their required fields must be answered before a project enters the step */
  readonly form_ids?: readonly number[];
  /** Further fields of these forms that are required at this step */
  readonly required_field_ids?: readonly string[];
}

export interface CreateFunnel {
  /** Name */
  readonly name: string;
  /** The steps of the funnel, in order */
  readonly steps?: readonly CreateStep[];
}

export interface UpdateFunnel {
  /** Name */
  readonly name?: string;
}

export interface AddStep {
  /** Name */
  readonly name: string;
  /** Maximum number of open projects in the step; null for no limit */
  readonly wip_limit?: number | null;
  /** Hours after which an open project in the step is late; null for never */
  readonly late_after_hours?: number | null;
  /** Forms of the step. Their required fields must be answered before a project enters the step */
  readonly form_ids?: readonly number[];
  /** Further fields of these forms that are required at this step */
  readonly required_field_ids?: readonly string[];
  /** Steps of the funnel to which projects may move from here; null for all */
  readonly reachable_step_ids?: readonly string[] | null;
  /** Counts from 0. By default, the end */
  readonly position?: number;
}

export interface UpdateStep {
  /** Name */
  readonly name?: string;
  /** Maximum number of open projects in the step; null for no limit */
  readonly wip_limit?: number | null;
  /** Hours after which an open project in the step is late; null for never */
  readonly late_after_hours?: number | null;
  /** Forms of the step. Their required fields must be answered before a project enters the step */
  readonly form_ids?: readonly number[];
  /** Further fields of these forms that are required at this step */
  readonly required_field_ids?: readonly string[];
  /** Steps of the funnel to which projects may move from here; null for all */
  readonly reachable_step_ids?: readonly string[] | null;
}

export interface FunnelAssignment {
  /** Id */
  readonly id: string;
  /** Id of the funnel */
  readonly funnel_id: string;
  /** Id of the project */
  readonly project_id: string;
  /** Id of the step */
  readonly step_id: string;
  /** `open` and `paused` projects are on the board; `won` and `lost` ones are closed */
  readonly status: "open" | "won" | "lost" | "paused";
  /** When the status was set (UTC, ISO 8601) */
  readonly status_at: string;
  /** Expected date of completion (YYYY-MM-DD) */
  readonly forecast_date: string | null;
  /** When the project entered the step */
  readonly linked_at: string;
  /** Ids of the tags */
  readonly tag_ids: readonly string[];
  /** Ids of the executors */
  readonly executor_ids: readonly string[];
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it left; null if it is still there (UTC, ISO 8601) */
  readonly left_at: string | null;
  /** Rises with every change. `If-Match` of a move or change takes it in quotes */
  readonly version: number;
}

export interface UpdateAssignment {
  /** `open` and `paused` projects are on the board; `won` and `lost` ones are closed */
  readonly status?: "open" | "won" | "lost" | "paused";
  /** Expected date of completion (YYYY-MM-DD) */
  readonly forecast_date?: string | null;
  /** Ids of the tags */
  readonly tag_ids?: readonly string[];
  /** Ids of the executors */
  readonly executor_ids?: readonly string[];
}

export interface EnterFunnel {
  /** Id of the step */
  readonly step_id?: string;
  /** Ranges of the videos of the step that the caller has played. Stored only if the move is made */
  readonly viewed_attachments?: readonly {
    /** Id */
    readonly id: string;
    /** Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
    readonly ranges: readonly {
      /** Start, in seconds of the video */
      readonly from: number;
      /** End, in seconds of the video */
      readonly to: number;
    }[];
  }[];
  /** Answers to forms of the step. They count only if the move is made. Needs forms:write */
  readonly answers?: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface MoveProject {
  /** Id of the step */
  readonly step_id: string;
  /** Ranges of the videos of the step that the caller has played. Stored only if the move is made */
  readonly viewed_attachments?: readonly {
    /** Id */
    readonly id: string;
    /** Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
    readonly ranges: readonly {
      /** Start, in seconds of the video */
      readonly from: number;
      /** End, in seconds of the video */
      readonly to: number;
    }[];
  }[];
  /** Answers to forms of the step. They count only if the move is made. Needs forms:write */
  readonly answers?: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface MoveBlocker {
  /** Why the project cannot move, as a code */
  readonly type: "merged_project" | "already_in_step" | "assignment_closed" | "step_not_reachable" | "wip_limit" | "required_viewing" | "required_answers";
  /** The reason in a sentence */
  readonly detail: string;
  /** How to resolve it */
  readonly clear: string;
  /** Videos that must be watched. Only of required_viewing */
  readonly required_attachments?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Address (URL) */
    readonly url: string;
    /** Duration in seconds */
    readonly duration: number;
  }[];
  /** Fields that must be answered. Only of required_answers */
  readonly required_fields?: readonly {
    /** Id of the form */
    readonly form_id: number;
    /** Id of the field */
    readonly field_id: string;
    /** Label, for people */
    readonly label: string;
    /** Type of the field */
    readonly type: string;
  }[];
}

export interface BoardCard {
  /** The project */
  readonly project: {
    /** Id */
    readonly id: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Name */
    readonly name: string;
    /** Budget in minor units, such as cents */
    readonly budget: number;
  };
  /** The place of the project in the funnel */
  readonly assignment: FunnelAssignment;
  /** Whether the project is longer in the step than allowed */
  readonly late: boolean;
}

export interface Board {
  /** Id of the funnel */
  readonly funnel_id: string;
  /** Name */
  readonly name: string;
  /** Steps, in their order */
  readonly steps: readonly ({
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Position, starting at 0 */
    readonly position: number;
    /** Highest number of projects in the step; null without a limit */
    readonly wip_limit: number | null;
    /** Hours after which a project in the step is late; null if never */
    readonly late_after_hours: number | null;
    /** Number of open and paused projects */
    readonly count: number;
    /** Sum of their budgets in minor units; above 2^53 - 1 rounded to about 16 digits */
    readonly budget: number;
    /** Number of open projects that have been in the step for longer than it allows */
    readonly late: number;
    /** The first page, longest in the step first */
    readonly projects: readonly BoardCard[];
  })[];
}

export interface ProjectTimes {
  /** Id of the assignment */
  readonly assignment_id: string;
  /** Status of the project in the funnel */
  readonly status: string;
  /** Expected date of completion (YYYY-MM-DD) */
  readonly forecast_date: string | null;
  /** When the status was set (UTC, ISO 8601) */
  readonly status_at: string;
  /** The project is open and its forecast date has passed */
  readonly overdue: boolean;
  /** Seconds in the funnel */
  readonly total_seconds: number;
  /** The steps in which the project was */
  readonly stays: readonly ({
    /** Id of the step */
    readonly step_id: string;
    /** Name of the step */
    readonly step_name: string;
    /** When it entered (UTC, ISO 8601) */
    readonly entered_at: string;
    /** null while the project is in the step. Set when it is won or lost in the step */
    readonly left_at: string | null;
    /** Duration of the stay */
    readonly seconds: number;
  })[];
}

export interface StepAttachment {
  /** Id */
  readonly id: string;
  /** Id of the step */
  readonly step_id: string;
  /** Name */
  readonly name: string;
  /** `video`: it can be required to be watched */
  readonly type: "video" | "file";
  /** The link to an uploaded file expires after ten minutes */
  readonly url: string;
  /** null for a link; the hash is SHA-256 */
  readonly file: {
    /** Name */
    readonly name: string;
    /** Size in bytes */
    readonly size: number;
    /** Media type of the file */
    readonly mime_type: string;
    /** SHA-256 of the content, hexadecimal */
    readonly hash: string;
  } | null;
  /** Duration in seconds */
  readonly duration: number | null;
  /** Users must watch it before they move a project into the step */
  readonly watch: boolean;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface UpdateAttachment {
  /** Name */
  readonly name?: string;
  /** Duration of the video in seconds */
  readonly duration?: number;
}

export interface RequireAttachment {
  /** Id */
  readonly id: string | number;
  /** Whether the video must be watched */
  readonly watch: boolean;
}

export interface RecordViewing {
  /** Id of the project */
  readonly project_id: string;
  /** Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
  readonly ranges: readonly {
    /** Start, in seconds of the video */
    readonly from: number;
    /** End, in seconds of the video */
    readonly to: number;
  }[];
}

export interface Viewing {
  /** Id of the video */
  readonly step_attachment_id: string;
  /** Id of the project */
  readonly project_id: string;
  /** Id of the user */
  readonly user_id: string;
  /** SHA-256 of the file, hexadecimal; null for a linked video */
  readonly file_hash: string | null;
  /** Played ranges, in seconds from the start */
  readonly ranges: readonly {
    /** Start, in seconds of the video */
    readonly from: number;
    /** End, in seconds of the video */
    readonly to: number;
  }[];
  /** Total seconds that were played, each counted once */
  readonly seconds: number;
  /** At least 95 % of the video was played */
  readonly watched: boolean;
  /** When enough was watched; null before (UTC, ISO 8601) */
  readonly watched_at: string | null;
}

export interface AssistantExecutionLog {
  /** Id */
  readonly id: string;
  /** Id of the project */
  readonly project_id: string | null;
  /** The project */
  readonly project: {
    /** Id */
    readonly id: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Name */
    readonly name: string;
  } | null;
  /** The event or time that starts it */
  readonly trigger: {
    /** Type of the event, or `schedule` */
    readonly type: string;
    /** Details of the event; they depend on its type */
    readonly detail: Readonly<Record<string, unknown>>;
  };
  /** cancelled: stopped while it waited */
  readonly status: "waiting" | "succeeded" | "failed" | "skipped" | "cancelled";
  /** The actions of the run, in their order */
  readonly steps: readonly ({
    /** Place in the rule: `2.then.0`, or `3[<project>].actions.0` for an item */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** skipped: nothing had to be changed */
    readonly status: "succeeded" | "failed" | "skipped";
    /** When it started; null before (UTC, ISO 8601) */
    readonly started_at: string;
    /** Duration in milliseconds */
    readonly duration_ms: number;
    /** What happened, for people */
    readonly detail: string;
    /** Why the action failed; null if it did not fail */
    readonly error: string | null;
    /** Only of an `if`: the actions that it chose */
    readonly branch: "then" | "else" | null;
    /** Only of a `for_each`: the number of its projects */
    readonly items_count: number | null;
    /** Only of a `wait`: what ended it */
    readonly ended_by: "time" | "event" | "timeout" | null;
    /** The event that ended it */
    readonly event: {
      /** Id */
      readonly id: string;
      /** Type, which determines the other members */
      readonly type: string;
    } | null;
  })[];
  /** Only of a run that waits */
  readonly waiting: {
    /** The action at which it waits */
    readonly path: string;
    /** What the run waits for */
    readonly reason: "time" | "date" | "event";
    /** When it began to wait (UTC, ISO 8601) */
    readonly since: string;
    /** When it continues at the latest */
    readonly resumes_at: string;
    /** The event that the run waits for; null if it waits for a time */
    readonly event: {
      /** Type, which determines the other members */
      readonly type: "entered";
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "left";
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "attachment_viewed";
      /** Id of the attachment */
      readonly attachment_id?: string;
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "form_answered";
      /** Id of the form */
      readonly form_id?: number;
    } | {
      /** Type, which determines the other members */
      readonly type: "inbound_message";
      /** Id of the channel */
      readonly channel_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "event";
      /** An event in the history of a project */
      readonly event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
      /** Only if this field was changed */
      readonly field?: string;
    } | null;
  } | null;
  /** Why the rule did not run; null if it ran */
  readonly skipped: {
    /** Why the rule did not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
    /** The reason in a sentence */
    readonly detail: string;
    /** The first condition that was false */
    readonly condition?: Readonly<Record<string, unknown>>;
    /** The value that it read */
    readonly seen?: unknown;
  } | null;
  /** Why the run failed; null if it did not fail */
  readonly error: string | null;
  /** Number of the attempt, starting at 1 */
  readonly attempt: number;
  /** The version of the rule that it was started with */
  readonly rule_version: number | null;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** What triggered it; for triggers of type event, the id of the history entry */
  readonly causation_id: string;
  /** Number of causes between the first one and this run */
  readonly depth: number;
  /** When it started; null before (UTC, ISO 8601) */
  readonly started_at: string | null;
  /** When it finished; null before (UTC, ISO 8601) */
  readonly finished_at: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** Id of the assistant */
  readonly assistant_id: string;
  /** The assistant */
  readonly assistant: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
  };
}

export interface AutomationRun {
  /** Id */
  readonly id: string;
  /** Id of the project */
  readonly project_id: string | null;
  /** The project */
  readonly project: {
    /** Id */
    readonly id: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Name */
    readonly name: string;
  } | null;
  /** The event or time that starts it */
  readonly trigger: {
    /** Type of the event, or `schedule` */
    readonly type: string;
    /** Details of the event; they depend on its type */
    readonly detail: Readonly<Record<string, unknown>>;
  };
  /** cancelled: stopped while it waited */
  readonly status: "waiting" | "succeeded" | "failed" | "skipped" | "cancelled";
  /** The actions of the run, in their order */
  readonly steps: readonly ({
    /** Place in the rule: `2.then.0`, or `3[<project>].actions.0` for an item */
    readonly path: string;
    /** Type of the action */
    readonly action: string;
    /** skipped: nothing had to be changed */
    readonly status: "succeeded" | "failed" | "skipped";
    /** When it started; null before (UTC, ISO 8601) */
    readonly started_at: string;
    /** Duration in milliseconds */
    readonly duration_ms: number;
    /** What happened, for people */
    readonly detail: string;
    /** Why the action failed; null if it did not fail */
    readonly error: string | null;
    /** Only of an `if`: the actions that it chose */
    readonly branch: "then" | "else" | null;
    /** Only of a `for_each`: the number of its projects */
    readonly items_count: number | null;
    /** Only of a `wait`: what ended it */
    readonly ended_by: "time" | "event" | "timeout" | null;
    /** The event that ended it */
    readonly event: {
      /** Id */
      readonly id: string;
      /** Type, which determines the other members */
      readonly type: string;
    } | null;
  })[];
  /** Only of a run that waits */
  readonly waiting: {
    /** The action at which it waits */
    readonly path: string;
    /** What the run waits for */
    readonly reason: "time" | "date" | "event";
    /** When it began to wait (UTC, ISO 8601) */
    readonly since: string;
    /** When it continues at the latest */
    readonly resumes_at: string;
    /** The event that the run waits for; null if it waits for a time */
    readonly event: {
      /** Type, which determines the other members */
      readonly type: "entered";
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "left";
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "attachment_viewed";
      /** Id of the attachment */
      readonly attachment_id?: string;
      /** Only for automations. By default, any step */
      readonly step_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "form_answered";
      /** Id of the form */
      readonly form_id?: number;
    } | {
      /** Type, which determines the other members */
      readonly type: "inbound_message";
      /** Id of the channel */
      readonly channel_id?: string;
    } | {
      /** Type, which determines the other members */
      readonly type: "event";
      /** An event in the history of a project */
      readonly event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
      /** Only if this field was changed */
      readonly field?: string;
    } | null;
  } | null;
  /** Why the rule did not run; null if it ran */
  readonly skipped: {
    /** Why the rule did not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
    /** The reason in a sentence */
    readonly detail: string;
    /** The first condition that was false */
    readonly condition?: Readonly<Record<string, unknown>>;
    /** The value that it read */
    readonly seen?: unknown;
  } | null;
  /** Why the run failed; null if it did not fail */
  readonly error: string | null;
  /** Number of the attempt, starting at 1 */
  readonly attempt: number;
  /** The version of the rule that it was started with */
  readonly rule_version: number | null;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** What triggered it; for triggers of type event, the id of the history entry */
  readonly causation_id: string;
  /** Number of causes between the first one and this run */
  readonly depth: number;
  /** When it started; null before (UTC, ISO 8601) */
  readonly started_at: string | null;
  /** When it finished; null before (UTC, ISO 8601) */
  readonly finished_at: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** Id of the automation */
  readonly automation_id: string;
  /** The automation */
  readonly automation: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
  };
}

export interface MoveAction {
  /** Type, which determines the other members */
  readonly type: "move";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the step */
  readonly step_id: string;
}

export interface SetFieldAction {
  /** Type, which determines the other members */
  readonly type: "set_field";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Name of a field */
  readonly field: "name" | "description" | "status" | "impact" | "budget" | "customer_id" | "contact_id" | "parent_id" | "form_id" | "costs";
  /** A value that PATCH projects/{project} accepts for the field */
  readonly value?: unknown;
}

export interface AddTagAction {
  /** Type, which determines the other members */
  readonly type: "add_tag";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the tag */
  readonly tag_id: string;
}

export interface AssignUserAction {
  /** Type, which determines the other members */
  readonly type: "assign_user";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the user */
  readonly user_id: string;
}

export interface AttachFormAction {
  /** Type, which determines the other members */
  readonly type: "attach_form";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the form */
  readonly form_id: number;
}

export interface SendMessageAction {
  /** Type, which determines the other members */
  readonly type: "send_message";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the channel */
  readonly channel_id: string;
  /** Text of the message */
  readonly message: string;
}

export interface CallWebhookAction {
  /** Type, which determines the other members */
  readonly type: "call_webhook";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Address (URL) */
  readonly url: string;
  /** Sent with the values of its variables */
  readonly payload?: Readonly<Record<string, unknown>>;
}

export interface StartAgentAction {
  /** Type, which determines the other members */
  readonly type: "start_agent";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Id of the agent */
  readonly agent_id: string;
  /** Instructions for this execution. The trigger is added to them */
  readonly input?: string;
}

export interface StartExportAction {
  /** Type, which determines the other members */
  readonly type: "start_export";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** The export to start */
  readonly export: "project" | "customer" | "contact" | "task" | "form_answer" | "answer_history" | "agent_execution" | "project_execution" | "user";
  /** Keys of the columns. Default: all columns */
  readonly columns?: readonly string[];
  /** Filters as in an advanced search of the type */
  readonly filters?: readonly Readonly<Record<string, unknown>>[];
  /** Format of the file: `xlsx` or `csv` */
  readonly format?: "xlsx" | "csv";
}

/** Waits for a time, until a date of the project, or for an event */
export interface WaitAction {
  /** Type, which determines the other members */
  readonly type: "wait";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** Seconds, at most 366 days */
  readonly for?: number;
  /** A date of the project. A run without it fails */
  readonly until?: {
    /** A date of the project, by its name in the advanced search */
    readonly field: string;
    /** As in a filter, such as the id of an edge */
    readonly arguments?: readonly unknown[];
    /** Seconds after the date; negative ones are before it */
    readonly offset?: number;
  };
  /** The event that ends the wait */
  readonly event?: WaitEvent;
  /** Only of `event`: must be met when it happens */
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
  /** Required with `event`: seconds after which the wait ends without it */
  readonly timeout?: number;
}

export type WaitEvent = {
  /** Type, which determines the other members */
  readonly type: "entered";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "left";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "attachment_viewed";
  /** Id of the attachment */
  readonly attachment_id?: string;
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "form_answered";
  /** Id of the form */
  readonly form_id?: number;
} | {
  /** Type, which determines the other members */
  readonly type: "inbound_message";
  /** Id of the channel */
  readonly channel_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "event";
  /** An event in the history of a project */
  readonly event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
  /** Only if this field was changed */
  readonly field?: string;
};

export interface IfActionLevel3 {
  /** Type, which determines the other members */
  readonly type: "if";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project */
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** Executed if the conditions are met */
  readonly then: readonly (MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction)[];
  /** Executed if the conditions are not met */
  readonly else?: readonly (MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction)[];
}

export interface ForEachActionLevel3 {
  /** Type, which determines the other members */
  readonly type: "for_each";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** The children of the project, or the projects that a search finds */
  readonly over: "children" | {
    /** Filters of the projects for which the actions run */
    readonly search: readonly Readonly<Record<string, unknown>>[];
  };
  /** Projects at most; default: 100 */
  readonly limit?: number;
  /** Executed on each project */
  readonly actions: readonly (MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction)[];
}

export interface IfActionLevel2 {
  /** Type, which determines the other members */
  readonly type: "if";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project */
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** Executed if the conditions are met */
  readonly then: readonly RuleActionLevel3[];
  /** Executed if the conditions are not met */
  readonly else?: readonly RuleActionLevel3[];
}

export type RuleActionLevel3 = MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfActionLevel3 | ForEachActionLevel3;

export interface ForEachActionLevel2 {
  /** Type, which determines the other members */
  readonly type: "for_each";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** The children of the project, or the projects that a search finds */
  readonly over: "children" | {
    /** Filters of the projects for which the actions run */
    readonly search: readonly Readonly<Record<string, unknown>>[];
  };
  /** Projects at most; default: 100 */
  readonly limit?: number;
  /** Executed on each project */
  readonly actions: readonly RuleActionLevel3[];
}

export interface IfAction {
  /** Type, which determines the other members */
  readonly type: "if";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project */
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** Executed if the conditions are met */
  readonly then: readonly RuleActionLevel2[];
  /** Executed if the conditions are not met */
  readonly else?: readonly RuleActionLevel2[];
}

export type RuleActionLevel2 = MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfActionLevel2 | ForEachActionLevel2;

export interface ForEachAction {
  /** Type, which determines the other members */
  readonly type: "for_each";
  /** Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}` */
  readonly name?: string;
  /** The children of the project, or the projects that a search finds */
  readonly over: "children" | {
    /** Filters of the projects for which the actions run */
    readonly search: readonly Readonly<Record<string, unknown>>[];
  };
  /** Projects at most; default: 100 */
  readonly limit?: number;
  /** Executed on each project */
  readonly actions: readonly RuleActionLevel2[];
}

export interface RuleTest {
  /** Name */
  readonly name: string;
  /** Values by the field of a condition; fields without one are empty */
  readonly project?: Readonly<Record<string, unknown>>;
  /** Values by the id of an edge */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Details of the event: `event`, `fields`, `step_id`, `form_id`, … By default, it matches the trigger */
  readonly event?: Readonly<Record<string, unknown>>;
  /** Values of variables, such as `reply.ended_by` */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What the rule must do */
  readonly expect: {
    /** Whether the conditions match */
    readonly fires: boolean;
    /** Types of the actions with an effect, in their order */
    readonly actions?: readonly string[];
    /** By the path of an `if`, such as `2` or `2.then.0` */
    readonly branches?: Readonly<Record<string, "then" | "else">>;
  };
}

export interface StepAssistant {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description: string;
  /** Whether it is in use */
  readonly active: boolean;
  /** Filters of projects that must match */
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** Actions, in this order */
  readonly actions: readonly RuleAction[];
  /** Test cases, which run before a change is saved */
  readonly tests: readonly RuleTest[];
  /** The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it last ran; null if never (UTC, ISO 8601) */
  readonly last_run_at: string | null;
  /** Runs that were not skipped */
  readonly runs_count: number;
  /** Number of failed runs */
  readonly failures_count: number;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Id of the step */
  readonly step_id: string;
  /** The event or time that starts it */
  readonly trigger: AssistantTrigger;
}

export type RuleAction = MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfAction | ForEachAction;

export type AssistantTrigger = {
  /** Type, which determines the other members */
  readonly type: "entered";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "left";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "attachment_viewed";
  /** Id of the attachment */
  readonly attachment_id?: string;
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "form_answered";
  /** Id of the form */
  readonly form_id?: number;
} | {
  /** Type, which determines the other members */
  readonly type: "inbound_message";
  /** Id of the channel */
  readonly channel_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "stayed_longer_than";
  /** Minutes that a project must stay in the step */
  readonly minutes: number;
  /** Only for automations. By default, any step */
  readonly step_id?: string;
};

export interface CreateStepAssistant {
  /** Name */
  readonly name: string;
  /** Actions, in this order */
  readonly actions: readonly RuleAction[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Filters of projects that must match */
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
  /** Test cases. They run before a change of the rule is saved */
  readonly tests?: readonly RuleTest[];
  /** Saves the rule although its test cases fail; default: false */
  readonly skip_tests?: boolean;
  /** The event or time that starts it */
  readonly trigger: AssistantTrigger;
}

export interface UpdateStepAssistant {
  /** Name */
  readonly name?: string;
  /** Actions, in this order */
  readonly actions?: readonly RuleAction[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Filters of projects that must match */
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
  /** Test cases. They run before a change of the rule is saved */
  readonly tests?: readonly RuleTest[];
  /** Saves the rule although its test cases fail; default: false */
  readonly skip_tests?: boolean;
  /** The event or time that starts it */
  readonly trigger?: AssistantTrigger;
}

export interface RehearseRule {
  /** Id of the project */
  readonly project_id: string;
}

/** A date means the whole day in UTC. By default, the last 90 days */
export interface SimulateRule {
  /** Start of the period. Default: 90 days ago */
  readonly from?: string;
  /** End of the period. Default: now */
  readonly to?: string;
}

export interface RuleSimulation {
  /** Start of the period (UTC, ISO 8601) */
  readonly from: string;
  /** End of the period (UTC, ISO 8601) */
  readonly to: string;
  /** False if the period has more than 200,000 events. `to` is then the time of the last simulated one */
  readonly complete: boolean;
  /** Number of events that match the trigger of the rule */
  readonly triggers_count: number;
  /** How often the rule would have run */
  readonly would_fire_count: number;
  /** Number of projects on which the rule would have acted */
  readonly projects_count: number;
  /** Events for which a value that a condition needs is unknown */
  readonly unknown_count: number;
  /** Number of events for which the rule would not have run, by reason */
  readonly skipped: readonly ({
    /** Why the rule did not run, as a code */
    readonly reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
    /** Number of events */
    readonly count: number;
  })[];
  /** The actions of the rule at all levels. `plan` lists those of one run */
  readonly actions: readonly string[];
  /** The last 100, newest first */
  readonly latest: readonly ({
    /** When it occurred (UTC, ISO 8601) */
    readonly occurred_at: string;
    /** Id of the project */
    readonly project_id: string | null;
    /** The event or time that starts it */
    readonly trigger: {
      /** Type of the event, or `schedule` */
      readonly type: string;
      /** Details of the event; they depend on its type */
      readonly detail: Readonly<Record<string, unknown>>;
    };
    /** What would have happened, as a code */
    readonly outcome: "would_fire" | "unknown" | "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
    /** What a run would have done. Empty if it would not have fired */
    readonly plan: readonly ({
      /** Place in the rule, such as `2.then.0` */
      readonly path: string;
      /** Type of the action */
      readonly action: string;
      /** Only of an `if` */
      readonly branch: "then" | "else" | "unknown" | null;
      /** Only of a `wait`: for what the run would have waited */
      readonly wait: string | null;
    })[];
    /** The values that conditions read at that time, by field. Other values are unknown. Empty without projects:read */
    readonly seen: Readonly<Record<string, unknown>>;
  })[];
}

export interface RuleVersionSummary {
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** What created this version */
  readonly change: "created" | "updated" | "deleted" | "restored";
  /** Who made the change */
  readonly author: {
    /** Kind of the account, or of what acted without one */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** With whose scopes runs of this version act */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
}

export interface RuleVersion {
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** What created this version */
  readonly change: "created" | "updated" | "deleted" | "restored";
  /** Who made the change */
  readonly author: {
    /** Kind of the account, or of what acted without one */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** With whose scopes runs of this version act */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** The rule at this version */
  readonly definition: {
    /** Name */
    readonly name: string;
    /** Description, plain text */
    readonly description: string;
    /** Whether it is in use */
    readonly active: boolean;
    /** The event or time that starts it */
    readonly trigger: AutomationTrigger;
    /** Filters of projects that must match */
    readonly conditions: readonly Readonly<Record<string, unknown>>[];
    /** Actions, in this order */
    readonly actions: readonly RuleAction[];
    /** Test cases of this version */
    readonly tests: readonly RuleTest[];
    /** The funnel of an automation; null for the whole frame */
    readonly funnel_id: string | null;
  };
}

export type AutomationTrigger = {
  /** Type, which determines the other members */
  readonly type: "entered";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "left";
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "attachment_viewed";
  /** Id of the attachment */
  readonly attachment_id?: string;
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "form_answered";
  /** Id of the form */
  readonly form_id?: number;
} | {
  /** Type, which determines the other members */
  readonly type: "inbound_message";
  /** Id of the channel */
  readonly channel_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "stayed_longer_than";
  /** Minutes that a project must stay in the step */
  readonly minutes: number;
  /** Only for automations. By default, any step */
  readonly step_id?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "event";
  /** An event in the history of a project */
  readonly event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
  /** Only if this field was changed */
  readonly field?: string;
} | {
  /** Type, which determines the other members */
  readonly type: "schedule";
  /** Five fields: minute, hour, day, month, day of the week */
  readonly cron: string;
  /** Time zone (IANA), such as `Europe/Lisbon` */
  readonly time_zone?: string;
  /** Whether the rule runs on each project that meets the conditions (at most 10,000), or once without a project */
  readonly each_project?: boolean;
};

export interface RuleVersionDiff {
  /** Null for the first version */
  readonly from: number | null;
  /** Number of the newer version */
  readonly to: number;
  /** Changed fields with their previous and new values */
  readonly changes: readonly {
    /** Such as `actions.2.then.0.value` */
    readonly path: string;
    /** Absent if the value was added */
    readonly before?: unknown;
    /** Absent if the value was removed */
    readonly after?: unknown;
  }[];
}

export interface RestoreRuleVersion {
  /** Saves the rule although its test cases fail; default: false */
  readonly skip_tests?: boolean;
}

export interface RuleTestResult {
  /** Name */
  readonly name: string;
  /** Whether the rule would do what the test expects */
  readonly passed: boolean;
  /** What was expected, and what the rule would do */
  readonly differences: readonly string[];
  /** What the rule would do */
  readonly actual: {
    /** Whether the conditions match */
    readonly fires: boolean;
    /** Why it does not fire */
    readonly reason: string | null;
    /** Types of the actions with an effect, in their order */
    readonly actions: readonly string[];
    /** The branch of each `if`, by its path, such as `2` or `2.then.0` */
    readonly branches: Readonly<Record<string, "then" | "else" | "unknown">>;
  };
}

export interface Automation {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description: string;
  /** Whether it is in use */
  readonly active: boolean;
  /** Filters of projects that must match */
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** Actions, in this order */
  readonly actions: readonly RuleAction[];
  /** Test cases, which run before a change is saved */
  readonly tests: readonly RuleTest[];
  /** The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it last ran; null if never (UTC, ISO 8601) */
  readonly last_run_at: string | null;
  /** Runs that were not skipped */
  readonly runs_count: number;
  /** Number of failed runs */
  readonly failures_count: number;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** The event or time that starts it */
  readonly trigger: AutomationTrigger;
  /** Scopes separated by spaces, or the subject of a rule */
  readonly scope: AutomationScope;
}

/** All projects of the frame, or the projects in a funnel */
export type AutomationScope = {
  /** `frame`: projects of the whole frame. `funnel`: projects of one funnel */
  readonly type: "frame";
} | {
  /** `frame`: projects of the whole frame. `funnel`: projects of one funnel */
  readonly type: "funnel";
  /** Id of the funnel */
  readonly funnel_id: string;
};

export interface CreateAutomation {
  /** Name */
  readonly name: string;
  /** Actions, in this order */
  readonly actions: readonly RuleAction[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Filters of projects that must match */
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
  /** Test cases. They run before a change of the rule is saved */
  readonly tests?: readonly RuleTest[];
  /** Saves the rule although its test cases fail; default: false */
  readonly skip_tests?: boolean;
  /** The event or time that starts it */
  readonly trigger: AutomationTrigger;
  /** Scopes separated by spaces, or the subject of a rule */
  readonly scope?: AutomationScope;
}

export interface UpdateAutomation {
  /** Name */
  readonly name?: string;
  /** Actions, in this order */
  readonly actions?: readonly RuleAction[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Filters of projects that must match */
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
  /** Test cases. They run before a change of the rule is saved */
  readonly tests?: readonly RuleTest[];
  /** Saves the rule although its test cases fail; default: false */
  readonly skip_tests?: boolean;
  /** The event or time that starts it */
  readonly trigger?: AutomationTrigger;
  /** Scopes separated by spaces, or the subject of a rule */
  readonly scope?: AutomationScope;
}

export interface AiAgentExecution {
  /** Id */
  readonly id: string;
  /** The agent, with the version that was executed */
  readonly agent: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Number of the version, starting at 1 */
    readonly version: number;
  };
  /** Id of the project */
  readonly project_id: string | null;
  /** Kind of the caller that started it, such as user or assistant */
  readonly trigger: string;
  /** Who or what started it */
  readonly started_by: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** `awaiting_approval`: a tool call waits until a user approves or refuses it */
  readonly status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "cancelled";
  /** The task, as text for the model */
  readonly input: string;
  /** The last message of the model; null before the end */
  readonly output: string | null;
  /** Name of the model */
  readonly model: string;
  /** Provider of the model */
  readonly provider: string;
  /** Tokens that the model used */
  readonly tokens: {
    /** Tokens that were sent to the model */
    readonly input: number;
    /** Tokens that the model created */
    readonly output: number;
    /** Sum of both */
    readonly total: number;
  };
  /** null if the price of a call is unknown */
  readonly cost: {
    /** A decimal number */
    readonly amount: string;
    /** Currency (ISO 4217) */
    readonly currency: string;
  } | null;
  /** Messages of the model and tool calls, in their order */
  readonly steps: readonly ({
    /** `message`: text of the model. `tool_call`: a call of one of the tools of the agent */
    readonly kind: "message" | "tool_call";
    /** Name */
    readonly name: string | null;
    /** Arguments of the tool call; null for a message */
    readonly arguments?: unknown;
    /** The result of the tool call, or the text of the message */
    readonly result: string;
    /** Duration in milliseconds */
    readonly duration_ms: number;
  })[];
  /** Tool calls that wait for an approval */
  readonly waiting: readonly {
    /** Name */
    readonly name: string;
    /** Arguments of the tool call, as JSON */
    readonly arguments: string;
  }[];
  /** Why it failed; null if it did not fail */
  readonly error: string | null;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** The rule run that started it; null for a request */
  readonly causation_id: string | null;
  /** When it started; null before (UTC, ISO 8601) */
  readonly started_at: string | null;
  /** When it completed; null before (UTC, ISO 8601) */
  readonly completed_at: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
}

export interface StartAgentExecution {
  /** The task, as text for the model */
  readonly input: string;
  /** Id of the project */
  readonly project_id?: string;
}

export interface RefuseAgentExecution {
  /** Passed to the model */
  readonly reason?: string;
}

export interface AgentLimits {
  /** Maximum number of model calls and tool calls */
  readonly max_steps: number;
  /** Maximum input and output tokens of one execution */
  readonly max_tokens: number;
  /** Maximum working time. Waiting for an approval does not count */
  readonly max_seconds: number;
  /** Maximum cost of one execution in the currency of the provider’s prices */
  readonly max_cost?: number;
  /** Maximum tokens of all executions of a day (UTC) */
  readonly daily_tokens?: number;
  /** Highest cost of a day */
  readonly daily_cost?: number;
}

export interface AiAgent {
  /** Name */
  readonly name: string;
  /** Name of a configured provider, or echo */
  readonly provider: string;
  /** Name of the model */
  readonly model: string;
  /** Instructions for the model */
  readonly instructions: string;
  /** Tools that the agent may use */
  readonly tools: readonly string[];
  /** Limits of each execution */
  readonly limits: AgentLimits;
  /** Whether a user must approve each tool call that changes data */
  readonly needs_approval: boolean;
  /** Id */
  readonly id: string;
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** The user whose scopes apply */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateAgent {
  /** Name */
  readonly name: string;
  /** Name of a configured provider, or echo */
  readonly provider: string;
  /** Name of the model */
  readonly model: string;
  /** Instructions for the model */
  readonly instructions: string;
  /** Operations that the agent can call with the scopes of its owner */
  readonly tools?: readonly string[];
  /** Limits of each execution */
  readonly limits: AgentLimits;
  /** Whether a user must approve each tool call that changes data */
  readonly needs_approval?: boolean;
}

export interface UpdateAgent {
  /** Name */
  readonly name?: string;
  /** Name of a configured provider, or echo */
  readonly provider?: string;
  /** Name of the model */
  readonly model?: string;
  /** Instructions for the model */
  readonly instructions?: string;
  /** Operations that the agent can call with the scopes of its owner */
  readonly tools?: readonly string[];
  /** Limits of each execution */
  readonly limits?: AgentLimits;
  /** Whether a user must approve each tool call that changes data */
  readonly needs_approval?: boolean;
}

/** Sends events to a URL. Its secret is not shown */
export interface Webhook {
  /** Id */
  readonly id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description: string;
  /** Address (URL) */
  readonly url: string;
  /** Kinds of events */
  readonly kinds: readonly string[];
  /** Ids of the projects */
  readonly project_ids: readonly string[] | null;
  /** Id of the funnel */
  readonly funnel_id: string | null;
  /** Id of the view */
  readonly view_id: string | null;
  /** Filters of events; all must match */
  readonly filters: readonly {
    /** Name of a field */
    readonly field: string;
    /** How values are compared */
    readonly operator: string;
    /** Value; its format depends on the field */
    readonly value?: unknown;
  }[];
  /** project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project */
  readonly ordering: "project" | "none";
  /** Names of the custom headers. Their values are not shown */
  readonly header_names: readonly string[];
  /** Whether it is in use */
  readonly active: boolean;
  /** paused: by a user; failing: no delivery succeeded for one day; gone: the receiver responded with 410 */
  readonly disabled_reason: "paused" | "failing" | "gone" | null;
  /** The reason in a sentence, with the last response of the receiver */
  readonly notice: string | null;
  /** When it was disabled; null if it is active (UTC, ISO 8601) */
  readonly disabled_at: string | null;
  /** When the first pending delivery failed */
  readonly failing_since: string | null;
  /** Number of pending deliveries */
  readonly waiting_count: number;
  /** Until then, deliveries are also signed with the previous secret */
  readonly previous_secret_until: string | null;
  /** The user whose scopes apply */
  readonly owner: {
    /** Kind of the account */
    readonly kind: string;
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface EventFilter {
  /** `type`, `subject`, `source` or a member of `data`, such as `data.changes.field`. Lists match by any of their entries */
  readonly field: string;
  /** Operators of searches */
  readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
  /** A text, a number, true or false, null, or a list for `equals` and `not_equals` */
  readonly value?: string | number | boolean | null | readonly (string | number | boolean | null)[];
}

export interface CreateWebhook {
  /** Name */
  readonly name: string;
  /** http or https, on the public internet. Redirects are not followed */
  readonly url: string;
  /** Kinds of events, or * for all, including future ones, except audit.entry_recorded */
  readonly kinds: readonly ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "audit.entry_recorded" | "webhook.disabled")[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Only events of these projects; null for all */
  readonly project_ids?: readonly string[] | null;
  /** Only events in this funnel and of projects in it; null for all */
  readonly funnel_id?: string | null;
  /** Only events of projects that are in this saved view when the event is delivered; null for all. Other deliveries are skipped */
  readonly view_id?: string | null;
  /** Only events that match all of these filters; at most 20 */
  readonly filters?: readonly EventFilter[];
  /** project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project */
  readonly ordering?: "project" | "none";
  /** Headers of each delivery, such as `authorization`; at most 20. Their values are not shown. Not possible: `webhook-*`, `proxy-*`, `content-*`, `host`, `user-agent` and headers of the connection */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface UpdateWebhook {
  /** Name */
  readonly name?: string;
  /** http or https, on the public internet. Redirects are not followed */
  readonly url?: string;
  /** Kinds of events, or * for all, including future ones, except audit.entry_recorded */
  readonly kinds?: readonly ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "audit.entry_recorded" | "webhook.disabled")[];
  /** Description, plain text */
  readonly description?: string;
  /** Whether it is in use */
  readonly active?: boolean;
  /** Only events of these projects; null for all */
  readonly project_ids?: readonly string[] | null;
  /** Only events in this funnel and of projects in it; null for all */
  readonly funnel_id?: string | null;
  /** Only events of projects that are in this saved view when the event is delivered; null for all. Other deliveries are skipped */
  readonly view_id?: string | null;
  /** Only events that match all of these filters; at most 20 */
  readonly filters?: readonly EventFilter[];
  /** project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project */
  readonly ordering?: "project" | "none";
  /** Headers of each delivery, such as `authorization`; at most 20. Their values are not shown. Not possible: `webhook-*`, `proxy-*`, `content-*`, `host`, `user-agent` and headers of the connection. Other headers remain; null removes one */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface WebhookAttempt {
  /** `refused`: a status outside of 2xx, or no response. `gone`: status 410. `redirected`: 3xx */
  readonly verdict: "delivered" | "refused" | "gone" | "redirected" | "timeout" | "unreachable" | "address_refused";
  /** The result in a sentence */
  readonly detail: string;
  /** When it started; null before (UTC, ISO 8601) */
  readonly started_at: string;
  /** Duration in milliseconds */
  readonly duration_ms: number;
  /** The request that was sent */
  readonly request: {
    /** HTTP method */
    readonly method: "POST";
    /** Address (URL) */
    readonly url: string;
    /** Without the signature */
    readonly headers: Readonly<Record<string, string>>;
  };
  /** The response of the receiver; null if there was none */
  readonly response: {
    /** HTTP status */
    readonly status: number;
    /** HTTP headers */
    readonly headers: Readonly<Record<string, string>>;
    /** The first 4 KB of the body */
    readonly body: string;
  } | null;
}

/** The delivery of one event to one webhook */
export interface WebhookDelivery {
  /** Id */
  readonly id: string;
  /** Id of the webhook */
  readonly webhook_id: string;
  /** Also the `webhook-id` of each attempt */
  readonly event_id: string;
  /** Kind of the event */
  readonly kind: string;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** The cause of the event; null for a request */
  readonly causation_id: string | null;
  /** Id of the project */
  readonly project_id: string | null;
  /** `pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests and of webhooks without an order; `skipped`: the project was not in the view of the webhook */
  readonly status: "pending" | "delivered" | "failed" | "skipped";
  /** Number of consecutive failed attempts */
  readonly failures: number;
  /** When it is retried; null if it is not (UTC, ISO 8601) */
  readonly next_attempt_at: string | null;
  /** When it was delivered; null if it was not (UTC, ISO 8601) */
  readonly delivered_at: string | null;
  /** When the event happened */
  readonly occurred_at: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** The last attempt; null before the first */
  readonly last_attempt: WebhookAttempt | null;
}

export interface WebhookDeliveryDetail {
  /** Id */
  readonly id: string;
  /** Id of the webhook */
  readonly webhook_id: string;
  /** Also the `webhook-id` of each attempt */
  readonly event_id: string;
  /** Kind of the event */
  readonly kind: string;
  /** Identifies the first cause of the chain */
  readonly correlation_id: string;
  /** The cause of the event; null for a request */
  readonly causation_id: string | null;
  /** Id of the project */
  readonly project_id: string | null;
  /** `pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests and of webhooks without an order; `skipped`: the project was not in the view of the webhook */
  readonly status: "pending" | "delivered" | "failed" | "skipped";
  /** Number of consecutive failed attempts */
  readonly failures: number;
  /** When it is retried; null if it is not (UTC, ISO 8601) */
  readonly next_attempt_at: string | null;
  /** When it was delivered; null if it was not (UTC, ISO 8601) */
  readonly delivered_at: string | null;
  /** When the event happened */
  readonly occurred_at: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** The body of each request, as it is signed */
  readonly payload: string;
  /** At most 100, newest first */
  readonly attempts: readonly WebhookAttempt[];
}

/** When the events happened. A date means the whole day in UTC */
export interface ReplayWebhook {
  /** Start of the period */
  readonly from: string;
  /** End of the period */
  readonly to: string;
}

/** A CloudEvent, the same body that webhooks receive */
export interface Event {
  /** Version of CloudEvents */
  readonly specversion: "1.0";
  /** Id */
  readonly id: string;
  /** The service that published the event */
  readonly source: string;
  /** Kind of the event */
  readonly type: string;
  /** The project, conversation or webhook of the event */
  readonly subject?: string;
  /** When it happened (UTC, ISO 8601) */
  readonly time: string;
  /** Id of the frame */
  readonly frameid: string;
  /** Identifies the first cause of the chain */
  readonly correlationid: string;
  /** The cause; absent for a request */
  readonly causationid?: string;
  /** Depends on the kind, as for webhooks */
  readonly data: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

export interface LinkAttachment {
  /** Name */
  readonly name: string;
  /** Type, which determines the other members */
  readonly type: "video" | "file";
  /** Address (URL) */
  readonly url: string;
  /** Duration of the video in seconds */
  readonly duration?: number;
}

export interface UploadAttachment {
  /** Up to 500 MB */
  readonly file: string;
  /** By default, the name of the file */
  readonly name?: string;
  /** Duration of the video in seconds */
  readonly duration?: number;
}

export type OrderSteps = {
  /** Ids of the steps */
  readonly step_ids: readonly string[];
} | {
  /** Id of the step */
  readonly step_id: string;
  /** Id of the step before which it is moved */
  readonly before: string;
} | {
  /** Id of the step */
  readonly step_id: string;
  /** Id of the step after which it is moved */
  readonly after: string;
};

export type OrderAttachments = {
  /** Ids of the attachments */
  readonly attachment_ids: readonly string[];
} | {
  /** Id of the attachment */
  readonly attachment_id: string;
  /** Id of the attachment before which it is moved */
  readonly before: string;
} | {
  /** Id of the attachment */
  readonly attachment_id: string;
  /** Id of the attachment after which it is moved */
  readonly after: string;
};

/** The supported rules depend on the type. The error for an unsupported rule lists them. */
export interface FieldRules {
  /** Fewest characters */
  readonly min_length?: number;
  /** Most characters */
  readonly max_length?: number;
  /** Lowest value */
  readonly min?: number | string;
  /** Highest value */
  readonly max?: number | string;
  /** Whether only whole numbers are valid */
  readonly integer?: boolean;
  /** Currency (ISO 4217) */
  readonly currency?: string;
  /** Fewest choices */
  readonly min_choices?: number;
  /** Most choices */
  readonly max_choices?: number;
  /** Largest size in bytes */
  readonly max_bytes?: number;
  /** Allowed media types */
  readonly mime_types?: readonly string[];
  /** Lines of a group */
  readonly min_items?: number;
  /** Lines of a group. Default: 200 */
  readonly max_items?: number;
  /** Decimals of a calculated number. Default: 10. With a currency, the result is in minor units */
  readonly decimals?: number;
}

export interface WriteGroupField {
  /** Id of an existing field. Omit it for a new field */
  readonly id?: string;
  /** A name that you choose, unique in the form. Conditions can refer to it */
  readonly key?: string | null;
  /** Label, for people */
  readonly label: string;
  /** Help text of the field */
  readonly help?: string | null;
  /** Type of the answer */
  readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
  /** Whether a value is required */
  readonly required?: boolean;
  /** Options to choose from */
  readonly options?: readonly {
    /** Value that answers contain */
    readonly value: string;
    /** Label, for people */
    readonly label: string;
  }[];
  /** Which answers are valid */
  readonly validation?: FieldRules;
  /** Conditions under which the field is shown */
  readonly visible_when?: {
    /** Conditions of which all must match */
    readonly all: readonly ({
      /** Id of another field of the form, or its key */
      readonly field_id: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** The value to compare with; its format depends on the field */
      readonly value?: string | number | boolean;
    })[];
  } | {
    /** Conditions of which one must match */
    readonly any: readonly ({
      /** Id of another field of the form, or its key */
      readonly field_id: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** The value to compare with; its format depends on the field */
      readonly value?: string | number | boolean;
    })[];
  } | {
    /** Id of another field of the form, or its key */
    readonly field_id: string;
    /** How values are compared */
    readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
    /** The value to compare with; its format depends on the field */
    readonly value?: string | number | boolean;
  } | null;
  /** Only for the type calculated. Fields by their keys, numbers, + - * / and parentheses, round(x, decimals), and sum, count, min, max or average of a column: sum(lines.quantity * lines.price). Amounts are in minor units. */
  readonly expression?: string;
}

export interface WriteField {
  /** Id of an existing field. Omit it for a new field */
  readonly id?: string;
  /** A name that you choose, unique in the form. Conditions can refer to it */
  readonly key?: string | null;
  /** Label, for people */
  readonly label: string;
  /** Help text of the field */
  readonly help?: string | null;
  /** Type of the answer */
  readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
  /** Whether a value is required */
  readonly required?: boolean;
  /** Options to choose from */
  readonly options?: readonly {
    /** Value that answers contain */
    readonly value: string;
    /** Label, for people */
    readonly label: string;
  }[];
  /** Which answers are valid */
  readonly validation?: FieldRules;
  /** Conditions under which the field is shown */
  readonly visible_when?: {
    /** Conditions of which all must match */
    readonly all: readonly ({
      /** Id of another field of the form, or its key */
      readonly field_id: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** The value to compare with; its format depends on the field */
      readonly value?: string | number | boolean;
    })[];
  } | {
    /** Conditions of which one must match */
    readonly any: readonly ({
      /** Id of another field of the form, or its key */
      readonly field_id: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** The value to compare with; its format depends on the field */
      readonly value?: string | number | boolean;
    })[];
  } | {
    /** Id of another field of the form, or its key */
    readonly field_id: string;
    /** How values are compared */
    readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
    /** The value to compare with; its format depends on the field */
    readonly value?: string | number | boolean;
  } | null;
  /** Only for the type calculated. Fields by their keys, numbers, + - * / and parentheses, round(x, decimals), and sum, count, min, max or average of a column: sum(lines.quantity * lines.price). Amounts are in minor units. */
  readonly expression?: string;
  /** Only for the type group: the fields of each line */
  readonly fields?: readonly WriteGroupField[];
  /** Only for the type group: the name of a line, such as Item */
  readonly item_label?: string | null;
}

/** How the public page of the form behaves */
export interface WriteFormPage {
  /** Each section begins a page of its own */
  readonly sections_as_pages?: boolean;
  /** Respondents check their answers before they send them */
  readonly review?: boolean;
  /** Opened after a submission. Null shows the respondent a copy of the answers */
  readonly redirect_url?: string | null;
  /** Origins of pages that may embed the form. Without one, no page may */
  readonly embed_origins?: readonly string[];
  /** Texts of the form in other languages: an object for each language, with the texts of the form as names. Texts without a translation stay as they are */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CreateForm {
  /** Title */
  readonly title: string;
  /** Description, plain text */
  readonly description?: string;
  /** Fields, in this order */
  readonly fields?: readonly WriteField[];
  /** How the form looks and behaves as a page */
  readonly page?: WriteFormPage;
}

export interface GroupField {
  /** Used as edge in searches. The same in all versions of the form */
  readonly id: string;
  /** Name of the field for formulas and programs; null without one */
  readonly key: string | null;
  /** Label, for people */
  readonly label: string;
  /** Help text of the field */
  readonly help: string | null;
  /** Type of the answer */
  readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
  /** Whether a value is required */
  readonly required: boolean;
  /** Options to choose from */
  readonly options: readonly {
    /** Value that answers contain */
    readonly value: string;
    /** Label, for people */
    readonly label: string;
  }[];
  /** Which answers are valid */
  readonly validation: FieldRules;
  /** Conditions under which the field is shown */
  readonly visible_when?: Readonly<Record<string, unknown>> | null;
  /** Only of calculated fields */
  readonly expression?: string;
}

export interface FormField {
  /** Used as edge in searches. The same in all versions of the form */
  readonly id: string;
  /** Name of the field for formulas and programs; null without one */
  readonly key: string | null;
  /** Label, for people */
  readonly label: string;
  /** Help text of the field */
  readonly help: string | null;
  /** Type of the answer */
  readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
  /** Whether a value is required */
  readonly required: boolean;
  /** Options to choose from */
  readonly options: readonly {
    /** Value that answers contain */
    readonly value: string;
    /** Label, for people */
    readonly label: string;
  }[];
  /** Which answers are valid */
  readonly validation: FieldRules;
  /** Conditions under which the field is shown */
  readonly visible_when?: Readonly<Record<string, unknown>> | null;
  /** Only of calculated fields */
  readonly expression?: string;
  /** Only of groups: the fields of each line */
  readonly fields?: readonly GroupField[];
  /** Only of groups: the name of a line */
  readonly item_label?: string | null;
}

/** How the public page of the form behaves */
export interface FormPage {
  /** Each section begins a page of its own */
  readonly sections_as_pages: boolean;
  /** Respondents check their answers before they send them */
  readonly review: boolean;
  /** Opened after a submission. Null shows the respondent a copy of the answers */
  readonly redirect_url: string | null;
  /** Origins of pages that may embed the form. Without one, no page may */
  readonly embed_origins: readonly string[];
  /** Texts of the form in other languages: an object for each language, with the texts of the form as names */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Form {
  /** Id */
  readonly id: number;
  /** Title */
  readonly title: string;
  /** Description, plain text */
  readonly description: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Fields, in this order */
  readonly fields: readonly FormField[];
  /** How the form looks and behaves as a page */
  readonly page: FormPage;
}

/** Lists are replaced: fields that the request does not contain are removed from the next version. */
export interface UpdateForm {
  /** Title */
  readonly title?: string;
  /** Description, plain text */
  readonly description?: string;
  /** Fields, in this order */
  readonly fields?: readonly WriteField[];
  /** Members that are absent stay as they are */
  readonly page?: {
    /** Each section begins a page of its own */
    readonly sections_as_pages?: boolean;
    /** Respondents check their answers before they send them */
    readonly review?: boolean;
    /** Opened after a submission. Null shows the respondent a copy of the answers */
    readonly redirect_url?: string | null;
    /** Origins of pages that may embed the form. Without one, no page may */
    readonly embed_origins?: readonly string[];
    /** Texts of the form in other languages: an object for each language, with the texts of the form as names. Texts without a translation stay as they are */
    readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** Colors and logo of the public form pages of a frame */
export interface FormTheme {
  /** Color of buttons and links, such as `#c00` */
  readonly accent_color: string | null;
  /** Color of texts, such as `#222` */
  readonly text_color: string | null;
  /** Color of the form, such as `#fff` */
  readonly surface_color: string | null;
  /** Color behind the form, such as `#eee` */
  readonly background_color: string | null;
  /** Link of the logo; null without one */
  readonly logo: string | null;
}

/** Members that are absent stay as they are. Null means the default */
export interface UpdateFormTheme {
  /** Buttons, links and progress */
  readonly accent_color?: string | null;
  /** Texts */
  readonly text_color?: string | null;
  /** Behind the questions */
  readonly surface_color?: string | null;
  /** Around the questions */
  readonly background_color?: string | null;
  /** A data URI of a PNG, JPEG or WebP image of at most 12 KB */
  readonly logo?: string | null;
}

export interface GetForm {
  /** Id */
  readonly id: number;
  /** The context of an answer */
  readonly accessor?: Accessor;
}

export interface Accessor {
  /** Type, which determines the other members */
  readonly type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
  /** Id of the project */
  readonly project_id: string;
  /** Id */
  readonly id?: number | string | null | "";
}

export interface Answer {
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
  /** Type of the field */
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
}

export interface AnsweredForm {
  /** Id */
  readonly id: number;
  /** Title */
  readonly title: string;
  /** Description, plain text */
  readonly description: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Fields, in this order */
  readonly fields: readonly FormField[];
  /** How the form looks and behaves as a page */
  readonly page: FormPage;
  /** Only if an accessor was given */
  readonly answers?: readonly Answer[];
}

export interface FormSummary {
  /** Id */
  readonly id: number;
  /** Title */
  readonly title: string;
  /** Description, plain text */
  readonly description: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** Number of the version, starting at 1 */
  readonly version: number;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Number of fields */
  readonly fields_count: number;
}

/** A field in its form */
export interface FormEdge {
  /** The value for `arguments` of filters and sorts by answers */
  readonly id: string;
  /** The label of the field */
  readonly label: string;
  /** The type of the field. It decides which operators apply */
  readonly type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "group" | "calculated" | "section";
  /** The form that contains the field */
  readonly form: {
    /** Id */
    readonly id: number;
    /** Title */
    readonly title: string;
  };
}

export interface AttachLooseForm {
  /** Id */
  readonly id: number;
}

export interface LooseForm {
  /** Id */
  readonly id: number;
  /** Id of the project */
  readonly project_id: string;
  /** Id of the form */
  readonly form_id: number;
  /** Id of the frame */
  readonly frame_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** The form */
  readonly form: {
    /** Id */
    readonly id: number;
    /** Title */
    readonly title: string;
    /** Id of the frame */
    readonly frame_id: string;
    /** When it was created (UTC, ISO 8601) */
    readonly created_at: string;
    /** When it was last changed (UTC, ISO 8601) */
    readonly updated_at: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
  };
}

export interface PutAnswers {
  /** Id of the form */
  readonly form_id: number;
  /** The context of an answer */
  readonly accessor: Accessor;
  /** The new answers. Other answers do not change */
  readonly answers: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface ClearAnswers {
  /** Id of the form */
  readonly form_id: number;
  /** The context of an answer */
  readonly accessor: Accessor;
  /** Ids of the fields */
  readonly field_ids?: readonly string[];
}

export interface AnswerChange {
  /** Id */
  readonly id: string;
  /** Id of the form */
  readonly form_id: number;
  /** Id of the field */
  readonly field_id: string;
  /** Label, for people */
  readonly label: string;
  /** The context of an answer */
  readonly accessor: {
    /** Type of the context */
    readonly type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
    /** Id of the project */
    readonly project_id: string;
    /** Id */
    readonly id: number | string | null;
  };
  /** The format depends on the type of the field */
  readonly old_value: string | number | boolean | readonly string[] | readonly (Readonly<Record<string, string | number | boolean | readonly string[]>>)[] | {
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
  /** The format depends on the type of the field */
  readonly new_value: string | number | boolean | readonly string[] | readonly (Readonly<Record<string, string | number | boolean | readonly string[]>>)[] | {
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
  /** Who or what changed it */
  readonly changed_by: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
    /** Kind of the account, or of what acted without one */
    readonly kind: string;
  };
  /** How it was changed, such as through the API or a link */
  readonly way: "api" | "form_link" | "upload" | "move" | "duplicate" | "import";
  /** When it changed (UTC, ISO 8601) */
  readonly changed_at: string;
}

export interface AnswerFileUpload {
  /** At most 25 MB. The type is determined by the content */
  readonly file: string;
  /** Id of the form */
  readonly form_id: number;
  /** Id of the field */
  readonly field_id: string;
  /** Type of the context */
  readonly "accessor[type]": string;
  /** Id of the project */
  readonly "accessor[project_id]": string;
  /** Id of the context; empty for `project_form` */
  readonly "accessor[id]"?: string;
}

/** The url is valid for ten minutes */
export interface AnswerFile {
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
}

export interface GenerateFormLink {
  /** Id of the form */
  readonly form_id: number;
  /** The context of an answer */
  readonly accessor: Accessor;
  /** Seconds. Default: 604,800 */
  readonly expires_in?: number;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at?: string;
  /** Whether a link is spent by its first submission */
  readonly single_use?: boolean;
  /** Required to open the link. After 5 wrong PINs in a row the link is blocked for 15 minutes. After 20 wrong PINs in total it is locked permanently */
  readonly pin?: string | null;
  /** Number of links */
  readonly quantity?: number;
  /** shared: all submissions are stored in the accessor, so a later one replaces answers of an earlier one. separate: each submission is stored in a new loose form of the project. Default: shared for a single link for one use, otherwise separate */
  readonly context?: "shared" | "separate";
  /** Initial values of the form */
  readonly prefill?: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface FormLink {
  /** Id */
  readonly id: string;
  /** Id of the form */
  readonly form_id: number;
  /** The context of an answer */
  readonly accessor: {
    /** Type of the context */
    readonly type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
    /** Id of the project */
    readonly project_id: string;
    /** Id */
    readonly id: number | string | null;
  };
  /** `spent`: a link for one submission was used */
  readonly state: "active" | "expired" | "spent" | "revoked";
  /** Whether a link is spent by its first submission */
  readonly single_use: boolean;
  /** Whether submissions share the context of the link */
  readonly context: "shared" | "separate";
  /** Whether a PIN is required */
  readonly has_pin: boolean;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at: string;
  /** When it was used; null before (UTC, ISO 8601) */
  readonly spent_at: string | null;
  /** When it was revoked; null if it was not (UTC, ISO 8601) */
  readonly revoked_at: string | null;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
}

export interface FormLinkAccess {
  /** Id */
  readonly id: string;
  /** `refused_pin`: a wrong PIN was entered */
  readonly kind: "opened" | "submitted" | "refused_pin";
  /** IP address of the client. Null if it is not known */
  readonly address: string | null;
  /** Browser or program */
  readonly user_agent: string | null;
  /** When it was opened or submitted (UTC, ISO 8601) */
  readonly at: string;
}

/** Form-encoded texts by the ids of fields; `<group>.<line>.<field>` in groups. With `add`, the page gets another line of this group instead */
export interface SubmitFormPage {
  /** Idempotency key of the submission */
  readonly key?: string;
  readonly [name: string]: unknown;
}

/** The value of a file field is the id from the response of the upload */
export interface SubmitForm {
  /** An answer for each field with one */
  readonly answers: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface LinkUpload {
  /** The file, for a field of the type `file` */
  readonly file: string;
  /** Id of the field */
  readonly field_id: string;
}

/** Ids of the fields whose answers are used */
export interface WriteIntakeFields {
  /** A short text. Null names projects after the form and the contact */
  readonly project_name?: string | null;
  /** A short text */
  readonly contact_name?: string | null;
  /** An e-mail. Finds the contact */
  readonly email?: string | null;
  /** A phone number. Finds the contact if the e-mail does not */
  readonly phone?: string | null;
}

export interface CreateIntakeLink {
  /** New projects enter its first step. Requires funnels:write */
  readonly funnel_id?: string | null;
  /** New projects are copies of this template */
  readonly template_id?: string | null;
  /** Null for the customer of the contact, if it has exactly one */
  readonly customer_id?: string | null;
  /** Fields of the form whose answers become fields of the project and the contact */
  readonly fields?: WriteIntakeFields;
  /** Maximum number of projects. Null for no limit */
  readonly quota_total?: number | null;
  /** Maximum number of projects of a day in UTC. Null for no limit */
  readonly quota_per_day?: number | null;
  /** The same answers of the same e-mail or phone within this time create no second project. 0 accepts them */
  readonly duplicate_window_hours?: number;
  /** Leading zero bits of the proof of work. Each bit doubles the work. Rises while there are many submissions */
  readonly proof_difficulty?: number;
  /** What the status page shows in addition to the time of the submission. Default: closed */
  readonly status_shows?: readonly ("step" | "closed")[];
  /** Opened after a submission. Null for the setting of the form */
  readonly redirect_url?: string | null;
  /** Origins of pages that may embed the form. Null for the setting of the form */
  readonly embed_origins?: readonly string[] | null;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at?: string | null;
  /** An inactive link accepts no submissions */
  readonly active?: boolean;
  /** Name */
  readonly name: string;
  /** Id of the form */
  readonly form_id: number;
}

export interface IntakeLink {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Public address of the form */
  readonly url: string;
  /** Id of the form */
  readonly form_id: number;
  /** Id of the funnel */
  readonly funnel_id: string | null;
  /** Id of the template */
  readonly template_id: string | null;
  /** Id of the customer */
  readonly customer_id: string | null;
  /** Fields of the form whose answers become fields of the project and the contact */
  readonly fields: {
    /** Id of the field with the name of the project; null for none */
    readonly project_name: string | null;
    /** Id of the field with the name of the contact; null for none */
    readonly contact_name: string | null;
    /** Id of the field with the e-mail address of the contact; null for none */
    readonly email: string | null;
    /** Id of the field with the phone number of the contact; null for none */
    readonly phone: string | null;
  };
  /** Maximum number of projects. Null for no limit */
  readonly quota_total: number | null;
  /** Maximum number of projects of a day in UTC. Null for no limit */
  readonly quota_per_day: number | null;
  /** The same answers of the same e-mail or phone within this time create no second project */
  readonly duplicate_window_hours: number;
  /** Leading zero bits of the proof of work. It rises while there are many submissions */
  readonly proof_difficulty: number;
  /** What the status page shows in addition to the time of the submission */
  readonly status_shows: readonly ("step" | "closed")[];
  /** Opened after a submission. Null for the setting of the form */
  readonly redirect_url: string | null;
  /** Origins of pages that may embed the form. Null for the setting of the form */
  readonly embed_origins: readonly string[] | null;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at: string | null;
  /** Whether it is in use */
  readonly active: boolean;
  /** exhausted: quota_total is used up */
  readonly state: "active" | "inactive" | "expired" | "exhausted";
  /** Accepted submissions, without duplicates. Days are in UTC */
  readonly submissions: {
    /** Accepted in total */
    readonly total: number;
    /** Accepted today (UTC) */
    readonly today: number;
  };
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface UpdateIntakeLink {
  /** New projects enter its first step. Requires funnels:write */
  readonly funnel_id?: string | null;
  /** New projects are copies of this template */
  readonly template_id?: string | null;
  /** Null for the customer of the contact, if it has exactly one */
  readonly customer_id?: string | null;
  /** Fields of the form whose answers become fields of the project and the contact */
  readonly fields?: WriteIntakeFields;
  /** Maximum number of projects. Null for no limit */
  readonly quota_total?: number | null;
  /** Maximum number of projects of a day in UTC. Null for no limit */
  readonly quota_per_day?: number | null;
  /** The same answers of the same e-mail or phone within this time create no second project. 0 accepts them */
  readonly duplicate_window_hours?: number;
  /** Leading zero bits of the proof of work. Each bit doubles the work. Rises while there are many submissions */
  readonly proof_difficulty?: number;
  /** What the status page shows in addition to the time of the submission. Default: closed */
  readonly status_shows?: readonly ("step" | "closed")[];
  /** Opened after a submission. Null for the setting of the form */
  readonly redirect_url?: string | null;
  /** Origins of pages that may embed the form. Null for the setting of the form */
  readonly embed_origins?: readonly string[] | null;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at?: string | null;
  /** An inactive link accepts no submissions */
  readonly active?: boolean;
  /** Name */
  readonly name?: string;
}

export interface IntakeSubmission {
  /** Id */
  readonly id: string;
  /** Exists as soon as progress is answered or completed */
  readonly project_id: string;
  /** Id of the contact */
  readonly contact_id: number | null;
  /** received: the project is being created. answered: it exists. completed: it is in the funnel too */
  readonly progress: "received" | "answered" | "completed";
  /** Why a part of the submission has no effect, such as a blocked move */
  readonly issues: readonly {
    /** Code of the problem */
    readonly code: string;
    /** The problem in a sentence */
    readonly detail: string;
  }[];
  /** Later submissions that were the same */
  readonly duplicates: number;
  /** How often its processing was tried */
  readonly attempts: number;
  /** Address of the page on which the sender sees the status */
  readonly status_url: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it completed; null before (UTC, ISO 8601) */
  readonly completed_at: string | null;
}

/** Find a whole number so that the SHA-256 of "<salt>:<number>" begins with `difficulty` zero bits. Send "<token>:<number>" as X-Proof-Of-Work */
export interface IntakeChallenge {
  /** Identifies the challenge in X-Proof-Of-Work */
  readonly token: string;
  /** Hash function of the proof of work */
  readonly algorithm: "SHA-256";
  /** Text before the number that is searched */
  readonly salt: string;
  /** Number of leading zero bits */
  readonly difficulty: number;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at: string;
}

/** The value of a file field is the id from the response of the upload */
export interface SubmitIntake {
  /** An answer for each field with one */
  readonly answers: readonly {
    /** Id of the field */
    readonly field_id: string;
    /** The answer; its format depends on the type of the field */
    readonly value?: unknown;
  }[];
}

export interface IntakeUpload {
  /** The file, for a field of the type `file` */
  readonly file: string;
  /** Id of the field */
  readonly field_id: string;
}

export interface User {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** E-mail address */
  readonly email: string | null;
  /** Whether it is in use */
  readonly active: boolean;
  /** Link of a generated picture (SVG) */
  readonly avatar_url: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface FrameSettings {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Subdomain of the frame */
  readonly subdomain: string;
  /** Language, such as `en` */
  readonly locale: string;
  /** Ids of the default forms by model; null if there are none */
  readonly model_forms: Readonly<Record<string, number>> | null;
}

export interface UpdateFrame {
  /** Name */
  readonly name?: string;
  /** Subdomain of the frame */
  readonly subdomain?: string;
  /** Language, such as `en` */
  readonly locale?: "en" | "pt" | "es";
  /** Ids of the default forms by model; null if there are none */
  readonly model_forms?: {
    /** Id of the default form of projects */
    readonly project?: number;
    /** Id of the default form of customers */
    readonly customer?: number;
    /** Id of the default form of contacts */
    readonly contact?: number;
  } | null;
}

export interface RequestToken {
  /** Always `client_credentials` */
  readonly grant_type: "client_credentials";
  /** Required without `Authorization: Basic` */
  readonly client_id?: string;
  /** Required without `Authorization: Basic` */
  readonly client_secret?: string;
  /** Separated by spaces. Default: all scopes of the account */
  readonly scope?: string;
}

export interface RevokeToken {
  /** The access token to revoke */
  readonly token: string;
}

export interface ServiceAccount {
  /** The client_id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Scopes, such as `projects:read` */
  readonly scopes: readonly string[];
  /** Whether it is in use */
  readonly active: boolean;
  /** Until when the previous secret is valid */
  readonly previous_secret_until: string | null;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string;
  /** When it was last used; null if never (UTC, ISO 8601) */
  readonly last_used_at: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateServiceAccount {
  /** Name */
  readonly name: string;
  /** At most the scopes of the calling token */
  readonly scopes: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
}

export interface UpdateServiceAccount {
  /** Name */
  readonly name?: string;
  /** At most the scopes of the calling token */
  readonly scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Whether it is in use */
  readonly active?: boolean;
}

export interface RotateSecret {
  /** Seconds for which the previous secret remains valid. 0 revokes it and all tokens issued with it */
  readonly keep_previous_for?: number;
}

export interface AccessToken {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Scopes, such as `projects:read` */
  readonly scopes: readonly string[];
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it expires; null if never (UTC, ISO 8601) */
  readonly expires_at: string;
  /** When it was revoked; null if it was not (UTC, ISO 8601) */
  readonly revoked_at: string | null;
}

export interface CreateAccessToken {
  /** Name */
  readonly name: string;
  /** At most the scopes of the calling token */
  readonly scopes: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Within 366 days. Default: 90 days from now */
  readonly expires_at?: string;
}

export interface IdentityProviderState {
  /** `failing`: the last keys stay in use. `unavailable`: there are no keys, so tokens get 503 */
  readonly status: "ready" | "failing" | "unavailable";
  /** The public keys of the issuer */
  readonly keys: readonly {
    /** Id of the key */
    readonly kid: string;
    /** Signature algorithm */
    readonly alg: string;
  }[];
  /** When the keys were last read; null if never (UTC, ISO 8601) */
  readonly keys_read_at: string | null;
  /** When reading the keys was last tried (UTC, ISO 8601) */
  readonly keys_attempted_at: string;
  /** Why the keys could not be read */
  readonly error: string | null;
}

export interface IdentityProvider {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** As in the claim `iss` */
  readonly issuer: string;
  /** Accepted values of the claim `aud` */
  readonly audiences: readonly string[];
  /** Names of claims, or JSON Pointers for nested ones */
  readonly claims: {
    /** Claim with the permanent id of the user */
    readonly subject: string;
    /** Claim with the login name */
    readonly user_name: string;
    /** Claim with the e-mail address */
    readonly email: string;
    /** Claim that says whether the address is verified */
    readonly email_verified: string;
    /** Claim with the displayed name */
    readonly name: string;
    /** Claim with groups or roles */
    readonly groups: string;
  };
  /** Scopes and roles by value of the groups claim */
  readonly group_mappings: readonly {
    /** Value of the groups claim */
    readonly group: string;
    /** Scopes, such as `projects:read` */
    readonly scopes: readonly string[];
    /** Ids of roles */
    readonly roles: readonly string[];
  }[];
  /** Scopes of every user of the provider */
  readonly default_scopes: readonly string[];
  /** Ids of roles of every user of the provider */
  readonly default_roles: readonly string[];
  /** Its tokens never have other scopes */
  readonly max_scopes: readonly string[];
  /** Whether an unknown subject becomes a new user */
  readonly create_users: boolean;
  /** How a new subject is linked to an existing user */
  readonly link_users_by: readonly ("external_id" | "user_name" | "email")[];
  /** Whether it is in use */
  readonly active: boolean;
  /** When its keys were read, and with which result */
  readonly state: IdentityProviderState;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface GroupMapping {
  /** Value of the groups claim */
  readonly group: string;
  /** Scopes, such as `projects:read` */
  readonly scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Ids of roles */
  readonly roles?: readonly string[];
}

export interface CreateIdentityProvider {
  /** Name */
  readonly name: string;
  /** Accepted values of the claim `aud` */
  readonly audiences: readonly string[];
  /** Where tokens of the issuer contain the data of users */
  readonly claims?: ClaimMapping;
  /** Scopes and roles by value of the groups claim. Values are case-sensitive */
  readonly group_mappings?: readonly GroupMapping[];
  /** Scopes of every user of the provider */
  readonly default_scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Ids of roles of every user of the provider */
  readonly default_roles?: readonly string[];
  /** Its tokens never have other scopes. Default: the scopes of the calling token */
  readonly max_scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Whether an unknown subject becomes a new user */
  readonly create_users?: boolean;
  /** How a new subject is linked to an existing user: `external_id` and `user_name` of SCIM, or a verified `email` */
  readonly link_users_by?: readonly ("external_id" | "user_name" | "email")[];
  /** Whether it is in use */
  readonly active?: boolean;
  /** As in the claim `iss`, including a final slash. It cannot be changed later */
  readonly issuer: string;
}

/** Names of claims, or JSON Pointers such as `/realm_access/roles` for nested ones */
export interface ClaimMapping {
  /** Permanent id of the user at the issuer. Default: `sub` */
  readonly subject?: string;
  /** Login name. Default: `preferred_username` */
  readonly user_name?: string;
  /** E-mail address. Default: `email` */
  readonly email?: string;
  /** Whether the issuer has verified the address. Default: `email_verified` */
  readonly email_verified?: string;
  /** Displayed name. Default: `name` */
  readonly name?: string;
  /** Groups or roles: a text or a list. Default: `groups` */
  readonly groups?: string;
}

export interface UpdateIdentityProvider {
  /** Name */
  readonly name?: string;
  /** Accepted values of the claim `aud` */
  readonly audiences?: readonly string[];
  /** Where tokens of the issuer contain the data of users */
  readonly claims?: ClaimMapping;
  /** Scopes and roles by value of the groups claim. Values are case-sensitive */
  readonly group_mappings?: readonly GroupMapping[];
  /** Scopes of every user of the provider */
  readonly default_scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Ids of roles of every user of the provider */
  readonly default_roles?: readonly string[];
  /** Its tokens never have other scopes. Default: the scopes of the calling token */
  readonly max_scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
  /** Whether an unknown subject becomes a new user */
  readonly create_users?: boolean;
  /** How a new subject is linked to an existing user: `external_id` and `user_name` of SCIM, or a verified `email` */
  readonly link_users_by?: readonly ("external_id" | "user_name" | "email")[];
  /** Whether it is in use */
  readonly active?: boolean;
}

export interface Role {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description: string;
  /** Scopes, such as `projects:read` */
  readonly scopes: readonly string[];
  /** Exists in every frame and cannot be changed */
  readonly built_in: boolean;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string | null;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string | null;
}

export interface CreateRole {
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description?: string;
  /** At most the scopes of the calling token */
  readonly scopes: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
}

export interface UpdateRole {
  /** Name */
  readonly name?: string;
  /** Description, plain text */
  readonly description?: string;
  /** At most the scopes of the calling token */
  readonly scopes?: readonly ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
}

export interface SetUserRoles {
  /** Ids of the roles */
  readonly role_ids: readonly string[];
}

export interface ScimError {
  /** URN of the error message */
  readonly schemas: readonly string[];
  /** The status of the response */
  readonly status: string;
  /** Such as `invalidFilter` or `uniqueness` */
  readonly scimType?: string;
  /** What is wrong */
  readonly detail: string;
  readonly [name: string]: unknown;
}

export interface ScimUser {
  /** URNs of the schemas of the resource */
  readonly schemas?: readonly string[];
  /** Login name, unique in the frame */
  readonly userName: string;
  /** Id at the identity provider */
  readonly externalId?: string | null;
  /** Displayed name */
  readonly displayName?: string | null;
  /** Name */
  readonly name?: {
    /** Complete name */
    readonly formatted?: string | null;
    /** First name */
    readonly givenName?: string | null;
    /** Last name */
    readonly familyName?: string | null;
    readonly [name: string]: unknown;
  } | null;
  /** E-mail addresses; the primary one, or else the first one, is stored */
  readonly emails?: readonly ({
    /** The address */
    readonly value: string;
    /** Such as `work` */
    readonly type?: string | null;
    /** Whether this is the address to use */
    readonly primary?: boolean | null;
    readonly [name: string]: unknown;
  })[] | null;
  /** Whether it is in use */
  readonly active?: boolean;
  readonly [name: string]: unknown;
}

export interface ScimPatch {
  /** URNs of the schemas of the resource */
  readonly schemas?: readonly string[];
  /** Changes, in this order (RFC 7644, section 3.5.2) */
  readonly Operations: readonly {
    /** `add`, `replace` or `remove` */
    readonly op: string;
    /** Attribute, such as `emails[type eq "work"].value` */
    readonly path?: string;
    /** The new value; its format depends on `path` */
    readonly value?: unknown;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

export interface ScimGroup {
  /** URNs of the schemas of the resource */
  readonly schemas?: readonly string[];
  /** Name of the group, as in the groups claim */
  readonly displayName: string;
  /** Id at the identity provider */
  readonly externalId?: string | null;
  /** Users of the group */
  readonly members?: readonly {
    /** Id of a user */
    readonly value: string;
    readonly [name: string]: unknown;
  }[] | null;
  readonly [name: string]: unknown;
}

export interface Filter {
  /** Name of a field */
  readonly field: string;
  /** How values are compared */
  readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
  /** A text, a number, true or false, null, or a list; depends on field and operator */
  readonly value?: unknown;
  /** How it is combined with the filter before: `and` or `or` */
  readonly logical_operator?: "and" | "or" | null;
  /** Ids that the field needs in addition to its value, such as the id of an edge */
  readonly arguments?: readonly unknown[] | null;
}

export interface Sort {
  /** Name of a field */
  readonly field: string;
  /** Ascending or descending */
  readonly direction: "asc" | "desc";
  /** Ids that the field needs in addition to its value, such as the id of an edge */
  readonly arguments?: readonly unknown[] | null;
}

export interface Search {
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** Starts at 1. Overrides the query */
  readonly page?: number;
  /** 1 to 100, default 30. Overrides the query */
  readonly perPage?: number;
  /** Only deleted records */
  readonly trashed?: boolean;
  /** At most 5 */
  readonly sorting?: readonly Sort[] | null;
}

export interface CreateUser {
  /** Name */
  readonly name: string;
  /** E-mail address */
  readonly email?: string | null;
  /** Whether it is in use */
  readonly active?: boolean;
}

export interface UpdateUser {
  /** Name */
  readonly name?: string;
  /** E-mail address */
  readonly email?: string | null;
  /** Whether it is in use */
  readonly active?: boolean;
}

export interface Usage {
  /** Day in UTC */
  readonly day: string;
  /** The user or service account of the token */
  readonly subject: {
    /** Id */
    readonly id: string;
    /** Kind of the object */
    readonly kind: "user" | "service_account";
    /** Name; null if it is not known */
    readonly name: string | null;
  };
  /** The personal access token; null for all other tokens of the subject */
  readonly token: {
    /** Id */
    readonly id: string;
    /** Name; null if it is not known */
    readonly name: string | null;
  } | null;
  /** Requests with a valid token, also rejected ones */
  readonly requests: number;
  /** Responses with 4xx, except 429 */
  readonly client_errors: number;
  /** Responses with 5xx */
  readonly server_errors: number;
  /** Responses with 429 */
  readonly throttled: number;
}

export interface ServiceActivity {
  /** Name */
  readonly name: "projects" | "forms" | "funnels" | "spreadsheets" | "channels";
  /** Whether the service responded within two seconds */
  readonly available: boolean;
  /** Null if the service is not available or publishes no events */
  readonly outbox: {
    /** Events of the frame that the message broker has not acknowledged yet. Counted up to 10,000, so 10000 means that many or more */
    readonly waiting: number;
    /** When the oldest of them was recorded */
    readonly oldest_at: string | null;
    /** Events of the frame that the broker rejected. Operators replay them. Counted up to 10,000, so 10000 means that many or more */
    readonly quarantined: number;
  } | null;
  /** Null if the service or the message broker is not available */
  readonly delays: readonly {
    /** Topic that the service reads */
    readonly topic: string;
    /** How long the oldest event that the service has not processed has been waiting, at least: 1, 2, 5, 10 … 86400; 0 below one second. Frames share topics, so it can be an event of another frame */
    readonly seconds: number;
  }[] | null;
}

export interface Activity {
  /** The services behind the gateway */
  readonly services: readonly ServiceActivity[];
  /** Of the replica that served this request */
  readonly search_memory: {
    /** in_memory: searches use the index. loading: the index is being built. too_large: the frame does not fit into the limit. in_database: searched rarely, or the memory was needed. disabled: the limit is 0 */
    readonly state: "in_memory" | "loading" | "too_large" | "in_database" | "disabled";
    /** Projects in the index */
    readonly projects: number;
    /** Approximate memory of the index */
    readonly bytes: number;
    /** Memory of one replica, which all frames share */
    readonly limit_bytes: number;
  };
  /** Each hour up to the current one, oldest first */
  readonly requests: readonly {
    /** Start of the hour */
    readonly hour: string;
    /** Requests with a valid token, also rejected ones */
    readonly requests: number;
    /** Responses with 4xx, except 429 */
    readonly client_errors: number;
    /** Responses with 5xx */
    readonly server_errors: number;
    /** Responses with 429 */
    readonly throttled: number;
  }[];
}

export interface QuarantinedEvent {
  /** Id in the quarantine of the service */
  readonly id: string;
  /** The service that could not publish the event */
  readonly service: "projects" | "forms" | "funnels" | "spreadsheets" | "channels";
  /** Id of the event; null if its header is not readable */
  readonly event_id: string | null;
  /** Type of the event; null if its header is not readable */
  readonly type: string | null;
  /** Topic to which the event belongs */
  readonly topic: string;
  /** Id of the object that the event is about */
  readonly aggregate_id: string;
  /** Size of the event */
  readonly bytes: number;
  /** What the message broker reported */
  readonly reason: string;
  /** When it happened; null if its header is not readable */
  readonly occurred_at: string | null;
  /** When the broker rejected it */
  readonly quarantined_at: string;
}

export interface Customer {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Document number, unique in the frame */
  readonly document: string | null;
  /** Id of the parent */
  readonly parent_id: string | null;
  /** E-mail address */
  readonly email: string | null;
  /** Phone number, as entered */
  readonly phone: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Id of the frame */
  readonly frame_id: string;
}

export interface CreateCustomer {
  /** Name */
  readonly name: string;
  /** Document number, unique in the frame */
  readonly document?: string | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string | null;
}

export interface UpdateCustomer {
  /** Name */
  readonly name?: string;
  /** Document number, unique in the frame */
  readonly document?: string | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string | null;
}

export interface Contact {
  /** Id */
  readonly id: number;
  /** Name */
  readonly name: string;
  /** Role, such as buyer */
  readonly role: string;
  /** E-mail address */
  readonly email: string | null;
  /** Phone number, as entered */
  readonly phone: string;
  /** Description, plain text */
  readonly description: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** Id of the frame */
  readonly frame_id: string;
  /** Customers of the contact */
  readonly customers: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
}

export interface CreateContact {
  /** Name */
  readonly name: string;
  /** Role, such as buyer */
  readonly role?: string;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string;
  /** Description, plain text */
  readonly description?: string | null;
  /** Replaces the whole list */
  readonly customer_ids?: readonly string[];
}

export interface UpdateContact {
  /** Name */
  readonly name?: string;
  /** Role, such as buyer */
  readonly role?: string;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string;
  /** Description, plain text */
  readonly description?: string | null;
  /** Replaces the whole list */
  readonly customer_ids?: readonly string[];
}

export interface ProjectGroup {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateProjectGroup {
  /** Name */
  readonly name: string;
}

export interface UpdateProjectGroup {
  /** Name */
  readonly name?: string;
}

export interface Tag {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Color, such as `#c00` */
  readonly color: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateTag {
  /** Name */
  readonly name: string;
  /** Color, such as `#c00` */
  readonly color?: string;
}

export interface UpdateTag {
  /** Name */
  readonly name?: string;
  /** Color, such as `#c00` */
  readonly color?: string;
}

export interface Frame {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** Subdomain of the frame */
  readonly subdomain: string;
  /** Ids of the default forms by model; null if there are none */
  readonly model_forms: Readonly<Record<string, number>> | null;
}

export interface FormAnswer {
  /** Id */
  readonly id: string;
  /** Id of the form */
  readonly form_id: number;
  /** Title of the form */
  readonly form_title: string;
  /** Id of the field */
  readonly field_id: string;
  /** Label, for people */
  readonly label: string;
  /** Type of the field */
  readonly type: string;
  /** The answer; its format depends on the type of the field */
  readonly value?: unknown;
  /** The context of an answer */
  readonly accessor: {
    /** Type of the context */
    readonly type: string;
    /** Id of the project */
    readonly project_id: string;
    /** Id */
    readonly id: string | number | null;
  };
  /** The user who answered */
  readonly answered_by: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  } | null;
  /** When it was answered (UTC, ISO 8601) */
  readonly answered_at: string;
}

export interface Project {
  /** Id */
  readonly id: string;
  /** Unique in the frame. Default: the next number */
  readonly code: string;
  /** Id in the system from which it was imported */
  readonly old_id: string | null;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description: string;
  /** 1 in-progress, 2 completed, 3 cancelled, 4 paused */
  readonly status: number;
  /** Impact, 0 to 100 */
  readonly impact: number;
  /** Minor units */
  readonly budget: number;
  /** Id of the customer */
  readonly customer_id: string | null;
  /** Id of the contact */
  readonly contact_id: number | null;
  /** Id of the parent */
  readonly parent_id: string | null;
  /** Whether it is a template */
  readonly is_template: boolean;
  /** Token of the share page; null if it is not shared */
  readonly share_token: string | null;
  /** Id of the project that it was merged into; null if it was not */
  readonly merged_id: string | null;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by: string | null;
  /** Rises with every change. `If-Match` of a change takes it in quotes */
  readonly version: number;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
  /** The name of `status` */
  readonly status_name: "in-progress" | "completed" | "cancelled" | "paused";
  /** Id of the frame */
  readonly frame_id: string;
  /** Settings of the share page; null if it is not shared */
  readonly share_settings: {
    /** When it expires; null if never (UTC, ISO 8601) */
    readonly expires_at: string | null;
    /** Names of the fields that the page shows */
    readonly fields: readonly string[];
  } | null;
  /** Root of the customer's tree; null without a customer */
  readonly headquarter: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the parent */
    readonly parent_id: string | null;
    /** The parent; null for a root */
    readonly parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    } | null;
  } | null;
  /** The customer */
  readonly customer: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the parent */
    readonly parent_id: string | null;
    /** The parent; null for a root */
    readonly parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    } | null;
  } | null;
  /** The contact */
  readonly contact: Contact | null;
  /** The groups */
  readonly groups: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
  /** The frame */
  readonly frame: Frame;
  /** The form */
  readonly form: {
    /** Id */
    readonly id: number;
    /** Title */
    readonly title: string;
  } | null;
  /** Planned and actual costs; null if unknown */
  readonly costs: {
    /** Planned costs in minor units */
    readonly planned: number;
    /** Actual costs in minor units */
    readonly actual: number;
  } | null;
  /** Answers to forms */
  readonly form_answers: readonly FormAnswer[];
  /** The tasks */
  readonly tasks: readonly ({
    /** Id */
    readonly id: string;
    /** Title */
    readonly title: string;
    /** Whether it is completed */
    readonly done: boolean;
    /** When it is due (UTC, ISO 8601) */
    readonly due_at: string | null;
    /** The user who is responsible */
    readonly assignee: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Link of a generated picture (SVG) */
      readonly avatar_url: string;
    } | null;
  })[];
  /** The funnels */
  readonly funnels: readonly ({
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** `open` and `paused` projects are on the board; `won` and `lost` ones are closed */
    readonly status: "open" | "won" | "lost" | "paused";
    /** When the status was set (UTC, ISO 8601) */
    readonly status_at: string;
    /** Expected date of completion (YYYY-MM-DD) */
    readonly forecast_date: string | null;
    /** The tags */
    readonly tags: readonly {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Color, such as `#c00` */
      readonly color: string;
    }[];
  })[];
  /** The funnel steps */
  readonly funnel_steps: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the funnel */
    readonly funnel_id: string;
    /** When it entered the step (UTC, ISO 8601) */
    readonly linked_at: string;
  }[];
  /** The tags */
  readonly tags: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Color, such as `#c00` */
    readonly color: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** The users */
  readonly users: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** Users who work on it */
  readonly executors: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** Progress in percent, rounded down */
  readonly completed_percentage?: number;
  /** From the root to the parent */
  readonly ancestors?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
}

/** A project with its id and the members named by `fields` */
export interface SparseProject {
  /** Id */
  readonly id: string;
  /** Code, for programs */
  readonly code?: string;
  /** Id in the system from which it was imported */
  readonly old_id?: string | null;
  /** Name */
  readonly name?: string;
  /** Description, plain text */
  readonly description?: string;
  /** 1 in-progress, 2 completed, 3 cancelled, 4 paused */
  readonly status?: number;
  /** Impact, 0 to 100 */
  readonly impact?: number;
  /** Minor units */
  readonly budget?: number;
  /** Id of the customer */
  readonly customer_id?: string | null;
  /** Id of the contact */
  readonly contact_id?: number | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** Whether it is a template */
  readonly is_template?: boolean;
  /** Token of the share page; null if it is not shared */
  readonly share_token?: string | null;
  /** Id of the project that it was merged into; null if it was not */
  readonly merged_id?: string | null;
  /** Id of the user who created it; null if it was not a user */
  readonly created_by?: string | null;
  /** Rises with every change. `If-Match` of a change takes it in quotes */
  readonly version?: number;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at?: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at?: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at?: string | null;
  /** The name of `status` */
  readonly status_name?: "in-progress" | "completed" | "cancelled" | "paused";
  /** Id of the frame */
  readonly frame_id?: string;
  /** Settings of the share page; null if it is not shared */
  readonly share_settings?: {
    /** When it expires; null if never (UTC, ISO 8601) */
    readonly expires_at: string | null;
    /** Names of the fields that the page shows */
    readonly fields: readonly string[];
  } | null;
  /** Root of the customer's tree; null without a customer */
  readonly headquarter?: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the parent */
    readonly parent_id: string | null;
    /** The parent; null for a root */
    readonly parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    } | null;
  } | null;
  /** The customer */
  readonly customer?: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the parent */
    readonly parent_id: string | null;
    /** The parent; null for a root */
    readonly parent: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
    } | null;
  } | null;
  /** The contact */
  readonly contact?: Contact | null;
  /** The groups */
  readonly groups?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
  /** The frame */
  readonly frame?: Frame;
  /** The form */
  readonly form?: {
    /** Id */
    readonly id: number;
    /** Title */
    readonly title: string;
  } | null;
  /** Planned and actual costs; null if unknown */
  readonly costs?: {
    /** Planned costs in minor units */
    readonly planned: number;
    /** Actual costs in minor units */
    readonly actual: number;
  } | null;
  /** Answers to forms */
  readonly form_answers?: readonly FormAnswer[];
  /** The tasks */
  readonly tasks?: readonly ({
    /** Id */
    readonly id: string;
    /** Title */
    readonly title: string;
    /** Whether it is completed */
    readonly done: boolean;
    /** When it is due (UTC, ISO 8601) */
    readonly due_at: string | null;
    /** The user who is responsible */
    readonly assignee: {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Link of a generated picture (SVG) */
      readonly avatar_url: string;
    } | null;
  })[];
  /** The funnels */
  readonly funnels?: readonly ({
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** `open` and `paused` projects are on the board; `won` and `lost` ones are closed */
    readonly status: "open" | "won" | "lost" | "paused";
    /** When the status was set (UTC, ISO 8601) */
    readonly status_at: string;
    /** Expected date of completion (YYYY-MM-DD) */
    readonly forecast_date: string | null;
    /** The tags */
    readonly tags: readonly {
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string;
      /** Color, such as `#c00` */
      readonly color: string;
    }[];
  })[];
  /** The funnel steps */
  readonly funnel_steps?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Id of the funnel */
    readonly funnel_id: string;
    /** When it entered the step (UTC, ISO 8601) */
    readonly linked_at: string;
  }[];
  /** The tags */
  readonly tags?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Color, such as `#c00` */
    readonly color: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** The users */
  readonly users?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** Users who work on it */
  readonly executors?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at?: string;
  }[];
  /** Progress in percent, rounded down */
  readonly completed_percentage?: number;
  /** From the root to the parent */
  readonly ancestors?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
}

export interface ProjectSearch {
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** Starts at 1. Overrides the query */
  readonly page?: number;
  /** 1 to 100, default 30. Overrides the query */
  readonly perPage?: number;
  /** Only deleted records */
  readonly trashed?: boolean;
  /** Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
  readonly template?: boolean | "exclude" | "include" | "only";
  /** Includes completed_percentage */
  readonly withPercentage?: boolean;
  /** Members to return. Default: all except those of `include` */
  readonly fields?: readonly string[];
  /** Members to return in addition to the default ones: completed_percentage, ancestors */
  readonly include?: readonly string[];
  /** At most 5 */
  readonly sorting?: readonly Sort[] | null;
  /** Id of a view. Its filters must match as well. Its sorting and template option apply if they are not given */
  readonly view_id?: string;
}

export interface CreateProject {
  /** Unique in the frame. Default: the next number */
  readonly code?: string;
  /** Id in the system from which it was imported */
  readonly old_id?: string | null;
  /** Name */
  readonly name: string;
  /** Description, plain text */
  readonly description?: string;
  /** By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
  readonly status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
  /** Impact, 0 to 100 */
  readonly impact?: number;
  /** Minor units */
  readonly budget?: number;
  /** Id of the customer */
  readonly customer_id?: string | null;
  /** Id of the contact */
  readonly contact_id?: number | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** Whether it is a template */
  readonly is_template?: boolean;
  /** Id of the form */
  readonly form_id?: number | null;
  /** Planned and actual costs; null if unknown */
  readonly costs?: {
    /** Minor units */
    readonly planned: number;
    /** Minor units */
    readonly actual: number;
  } | null;
  /** Replaces the whole list */
  readonly group_ids?: readonly string[];
  /** Replaces the whole list */
  readonly tag_ids?: readonly string[];
  /** Users who work on the project */
  readonly user_ids?: readonly string[];
  /** Users who execute the project */
  readonly executor_ids?: readonly string[];
}

export interface UpdateProject {
  /** Unique in the frame */
  readonly code?: string;
  /** Id in the system from which it was imported */
  readonly old_id?: string | null;
  /** Name */
  readonly name?: string;
  /** Description, plain text */
  readonly description?: string;
  /** By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
  readonly status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
  /** Impact, 0 to 100 */
  readonly impact?: number;
  /** Minor units */
  readonly budget?: number;
  /** Id of the customer */
  readonly customer_id?: string | null;
  /** Id of the contact */
  readonly contact_id?: number | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** Whether it is a template */
  readonly is_template?: boolean;
  /** Id of the form */
  readonly form_id?: number | null;
  /** Planned and actual costs; null if unknown */
  readonly costs?: {
    /** Minor units */
    readonly planned: number;
    /** Minor units */
    readonly actual: number;
  } | null;
  /** Replaces the whole list */
  readonly group_ids?: readonly string[];
  /** Replaces the whole list */
  readonly tag_ids?: readonly string[];
  /** Users who work on the project */
  readonly user_ids?: readonly string[];
  /** Users who execute the project */
  readonly executor_ids?: readonly string[];
}

export interface ProjectAggregation {
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** Only deleted records */
  readonly trashed?: boolean;
  /** Up to two fields. A record with several values of a field counts in the group of each */
  readonly group_by?: readonly ({
    /** Name of a field */
    readonly field: string;
    /** The period, in UTC. Required for times, else invalid */
    readonly bucket?: "day" | "week" | "month" | "quarter" | "year";
    /** Ids that the field needs in addition to its value, such as the id of an edge */
    readonly arguments?: readonly unknown[] | null;
  })[] | null;
  /** Up to 20 values of each group. Default: `count` */
  readonly aggregates?: readonly ({
    /** What to compute. `count` counts records */
    readonly function: "count" | "sum" | "average" | "min" | "max";
    /** The field to compute it of; not with `count` */
    readonly field?: string;
    /** Name of the value. Default: `count` or `<function>_<field>` */
    readonly name?: string;
  })[] | null;
  /** Up to 3. Default: by the keys, or the largest groups first if a key is a relation */
  readonly sorting?: readonly ({
    /** Name of a value, or a field of `group_by` that is no relation */
    readonly field: string;
    /** Ascending or descending */
    readonly direction: "asc" | "desc";
  })[] | null;
  /** Most groups in the response */
  readonly limit?: number;
  /** Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
  readonly template?: boolean | "exclude" | "include" | "only";
  /** Id of a view. Its filters must match as well. Its sorting and template option apply if they are not given */
  readonly view_id?: string;
}

export interface View {
  /** Id */
  readonly id: string;
  /** Name */
  readonly name: string;
  /** What the view searches */
  readonly resource: "projects";
  /** `private`: only for the owner. `shared`: for all users */
  readonly visibility: "private" | "shared";
  /** Filters as in an advanced search */
  readonly filters: readonly unknown[];
  /** Groups of filters */
  readonly filter_groups: readonly unknown[];
  /** Sorts, the first one first */
  readonly sorting: readonly unknown[];
  /** Whether to find templates; null for the default */
  readonly template: "exclude" | "include" | "only" | null;
  /** Members of projects, in this order */
  readonly columns: readonly string[];
  /** Id of the user or service account that created it */
  readonly owner_id: string;
  /** Id of the frame */
  readonly frame_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
}

export interface CreateView {
  /** Name */
  readonly name: string;
  /** What the view searches */
  readonly resource?: "projects";
  /** `private`: only for the owner. `shared`: for all users */
  readonly visibility?: "private" | "shared";
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** At most 5 */
  readonly sorting?: readonly Sort[] | null;
  /** Whether to find templates, as in a search */
  readonly template?: boolean | "exclude" | "include" | "only" | null;
  /** Members of projects, in this order */
  readonly columns?: readonly string[] | null;
}

/** Members that are absent or null stay as they are */
export interface UpdateView {
  /** Name */
  readonly name?: string;
  /** `private`: only for the owner. `shared`: for all users */
  readonly visibility?: "private" | "shared";
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** At most 5 */
  readonly sorting?: readonly Sort[] | null;
  /** Whether to find templates, as in a search */
  readonly template?: boolean | "exclude" | "include" | "only" | null;
  /** Members of projects, in this order */
  readonly columns?: readonly string[] | null;
}

export interface GroupListing {
  /** At most 50 */
  readonly filters?: readonly Filter[] | null;
  /** All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
  readonly filter_groups?: readonly ({
    /** All members match, any, or none */
    readonly logical_operator: "and" | "or" | "not";
    /** Filters as in an advanced search */
    readonly filters?: readonly ({
      /** Name of a field */
      readonly field: string;
      /** How values are compared */
      readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
      /** A text, a number, true or false, null, or a list; depends on field and operator */
      readonly value?: unknown;
      /** Ids that the field needs in addition to its value, such as the id of an edge */
      readonly arguments?: readonly unknown[] | null;
    })[] | null;
    /** Groups of filters */
    readonly filter_groups?: readonly ({
      /** All members match, any, or none */
      readonly logical_operator: "and" | "or" | "not";
      /** Filters as in an advanced search */
      readonly filters?: readonly ({
        /** Name of a field */
        readonly field: string;
        /** How values are compared */
        readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
        /** A text, a number, true or false, null, or a list; depends on field and operator */
        readonly value?: unknown;
        /** Ids that the field needs in addition to its value, such as the id of an edge */
        readonly arguments?: readonly unknown[] | null;
      })[] | null;
      /** Groups of filters */
      readonly filter_groups?: readonly ({
        /** All members match, any, or none */
        readonly logical_operator: "and" | "or" | "not";
        /** Filters as in an advanced search */
        readonly filters?: readonly ({
          /** Name of a field */
          readonly field: string;
          /** How values are compared */
          readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
          /** A text, a number, true or false, null, or a list; depends on field and operator */
          readonly value?: unknown;
          /** Ids that the field needs in addition to its value, such as the id of an edge */
          readonly arguments?: readonly unknown[] | null;
        })[] | null;
        /** Groups of filters */
        readonly filter_groups?: readonly ({
          /** All members match, any, or none */
          readonly logical_operator: "and" | "or" | "not";
          /** Filters as in an advanced search */
          readonly filters?: readonly ({
            /** Name of a field */
            readonly field: string;
            /** How values are compared */
            readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** A text, a number, true or false, null, or a list; depends on field and operator */
            readonly value?: unknown;
            /** Ids that the field needs in addition to its value, such as the id of an edge */
            readonly arguments?: readonly unknown[] | null;
          })[] | null;
          /** Groups of filters */
          readonly filter_groups?: readonly ({
            /** All members match, any, or none */
            readonly logical_operator: "and" | "or" | "not";
            /** Filters as in an advanced search */
            readonly filters?: readonly ({
              /** Name of a field */
              readonly field: string;
              /** How values are compared */
              readonly operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
              /** A text, a number, true or false, null, or a list; depends on field and operator */
              readonly value?: unknown;
              /** Ids that the field needs in addition to its value, such as the id of an edge */
              readonly arguments?: readonly unknown[] | null;
            })[] | null;
            /** Rejected: groups cannot be nested deeper */
            readonly filter_groups?: unknown;
          })[] | null;
        })[] | null;
      })[] | null;
    })[] | null;
  })[] | null;
  /** Starts at 1. Overrides the query */
  readonly page?: number;
  /** 1 to 100, default 30. Overrides the query */
  readonly perPage?: number;
  /** Only deleted records */
  readonly trashed?: boolean;
  /** Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
  readonly template?: boolean | "exclude" | "include" | "only";
  /** Includes completed_percentage */
  readonly withPercentage?: boolean;
  /** Members to return. Default: all except those of `include` */
  readonly fields?: readonly string[];
  /** Members to return in addition to the default ones: completed_percentage, ancestors */
  readonly include?: readonly string[];
  /** Only null or an empty list is accepted: the order is that of the group */
  readonly sorting?: unknown;
}

export interface Task {
  /** Id */
  readonly id: string;
  /** Title */
  readonly title: string;
  /** Whether it is completed */
  readonly done: boolean;
  /** When it is due (UTC, ISO 8601) */
  readonly due_at: string | null;
  /** The user who is responsible */
  readonly assignee: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Link of a generated picture (SVG) */
    readonly avatar_url: string;
  } | null;
  /** Id of the project */
  readonly project_id: string;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at: string;
  /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
  readonly deleted_at: string | null;
}

export interface CreateTask {
  /** Title */
  readonly title: string;
  /** Whether it is completed */
  readonly done?: boolean;
  /** When it is due (UTC, ISO 8601) */
  readonly due_at?: string | null;
  /** Id of the assignee */
  readonly assignee_id?: string | null;
}

export interface UpdateTask {
  /** Title */
  readonly title?: string;
  /** Whether it is completed */
  readonly done?: boolean;
  /** When it is due (UTC, ISO 8601) */
  readonly due_at?: string | null;
  /** Id of the assignee */
  readonly assignee_id?: string | null;
}

export interface MergeProject {
  /** Id of the project that receives the content */
  readonly into: string;
}

export interface DuplicateProject {
  /** Name */
  readonly name?: string;
  /** Whether it is a template */
  readonly is_template?: boolean;
  /** Also copies all descendants */
  readonly with_children?: boolean;
  /** Also copies its forms outside funnels, without answers */
  readonly with_forms?: boolean;
}

export interface ShareProject {
  /** Null: until revoked */
  readonly expires_at?: string | null;
  /** Sections of the page besides the name. Default: code, description, status and tags */
  readonly fields?: readonly ("code" | "description" | "status" | "impact" | "budget" | "costs" | "customer" | "contact" | "groups" | "tags" | "tasks" | "users" | "created_at" | "updated_at")[];
}

export interface SharedProject {
  /** Name */
  readonly name: string;
  /** Code, for programs */
  readonly code?: string;
  /** Description, plain text */
  readonly description?: string;
  /** Status of the project */
  readonly status?: {
    /** Number of the status */
    readonly value: number;
    /** Label, for people */
    readonly label: string;
  };
  /** Impact, 0 to 100 */
  readonly impact?: number;
  /** Budget in minor units, such as cents */
  readonly budget?: number;
  /** Planned and actual costs; null if unknown */
  readonly costs?: {
    /** Planned costs in minor units */
    readonly planned: number;
    /** Actual costs in minor units */
    readonly actual: number;
  } | null;
  /** The customer */
  readonly customer?: {
    /** Name */
    readonly name: string;
  } | null;
  /** The contact */
  readonly contact?: {
    /** Name */
    readonly name: string;
  } | null;
  /** The groups */
  readonly groups?: readonly {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
  }[];
  /** The tags */
  readonly tags?: readonly {
    /** Name */
    readonly name: string;
    /** Color, such as `#c00` */
    readonly color: string;
  }[];
  /** The tasks */
  readonly tasks?: readonly ({
    /** Title */
    readonly title: string;
    /** Whether it is completed */
    readonly done: boolean;
    /** When it is due (UTC, ISO 8601) */
    readonly due_at: string | null;
  })[];
  /** The users */
  readonly users?: readonly {
    /** Name */
    readonly name: string;
  }[];
  /** When it was created (UTC, ISO 8601) */
  readonly created_at?: string;
  /** When it was last changed (UTC, ISO 8601) */
  readonly updated_at?: string;
}

export interface Hierarchy {
  /** The project */
  readonly project: {
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Number of the status, which `status_name` names */
    readonly status: number;
    /** The name of `status` */
    readonly status_name: "in-progress" | "completed" | "cancelled" | "paused";
    /** Id of the parent */
    readonly parent_id: string | null;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
  };
  /** From the root to the parent */
  readonly ancestors: readonly ({
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Number of the status, which `status_name` names */
    readonly status: number;
    /** The name of `status` */
    readonly status_name: "in-progress" | "completed" | "cancelled" | "paused";
    /** Id of the parent */
    readonly parent_id: string | null;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
  })[];
  /** All descendants, parents before children, without deleted ones and their descendants */
  readonly descendants: readonly ({
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Code of the project, unique in the frame */
    readonly code: string;
    /** Number of the status, which `status_name` names */
    readonly status: number;
    /** The name of `status` */
    readonly status_name: "in-progress" | "completed" | "cancelled" | "paused";
    /** Id of the parent */
    readonly parent_id: string | null;
    /** When it was deleted; null or absent if it was not (UTC, ISO 8601) */
    readonly deleted_at: string | null;
    /** 1 for children */
    readonly depth: number;
  })[];
}

export interface BulkProject {
  /** Unique in the frame */
  readonly code?: string;
  /** Id in the system from which it was imported */
  readonly old_id?: string | null;
  /** Name */
  readonly name?: string;
  /** Description, plain text */
  readonly description?: string;
  /** By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
  readonly status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
  /** Impact, 0 to 100 */
  readonly impact?: number;
  /** Minor units */
  readonly budget?: number;
  /** Id of the customer */
  readonly customer_id?: string | null;
  /** Id of the contact */
  readonly contact_id?: number | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** Whether it is a template */
  readonly is_template?: boolean;
  /** Id of the form */
  readonly form_id?: number | null;
  /** Planned and actual costs; null if unknown */
  readonly costs?: {
    /** Minor units */
    readonly planned: number;
    /** Minor units */
    readonly actual: number;
  } | null;
  /** Replaces the whole list */
  readonly group_ids?: readonly string[];
  /** Replaces the whole list */
  readonly tag_ids?: readonly string[];
  /** Users who work on the project */
  readonly user_ids?: readonly string[];
  /** Users who execute the project */
  readonly executor_ids?: readonly string[];
  /** Id */
  readonly id: string;
  /** The version that the client knows, as an ETag */
  readonly if_match?: string;
}

export interface UpdateProjects {
  /** The changes, each with the id of its project */
  readonly projects: readonly BulkProject[];
}

export interface BulkCustomer {
  /** Name */
  readonly name?: string;
  /** Document number, unique in the frame */
  readonly document?: string | null;
  /** Id of the parent */
  readonly parent_id?: string | null;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string | null;
  /** Id */
  readonly id: string;
  /** The version that the client knows, as an ETag */
  readonly if_match?: string;
}

export interface UpdateCustomers {
  /** The changes, each with the id of its customer */
  readonly customers: readonly BulkCustomer[];
}

export interface BulkContact {
  /** Name */
  readonly name?: string;
  /** Role, such as buyer */
  readonly role?: string;
  /** E-mail address */
  readonly email?: string | null;
  /** Phone number, as entered */
  readonly phone?: string;
  /** Description, plain text */
  readonly description?: string | null;
  /** Replaces the whole list */
  readonly customer_ids?: readonly string[];
  /** Id */
  readonly id: number;
  /** The version that the client knows, as an ETag */
  readonly if_match?: string;
}

export interface UpdateContacts {
  /** The changes, each with the id of its contact */
  readonly contacts: readonly BulkContact[];
}

export interface BulkDelete {
  /** Ids of the records */
  readonly ids: readonly string[];
  /** Versions that the client knows, as ETags. Items that it does not name are deleted in any version */
  readonly if_match?: readonly {
    /** Id */
    readonly id: string;
    /** The `ETag` of the version that you read */
    readonly etag: string;
  }[];
}

export interface BulkDeleteContacts {
  /** Ids of the records */
  readonly ids: readonly number[];
  /** Versions that the client knows, as ETags. Items that it does not name are deleted in any version */
  readonly if_match?: readonly {
    /** Id */
    readonly id: number;
    /** The `ETag` of the version that you read */
    readonly etag: string;
  }[];
}

export interface HistoryLine {
  /** Id */
  readonly id: string;
  /** Id of the project */
  readonly project_id: string;
  /** What happened, such as `project.updated` */
  readonly action: string;
  /** The user, service account, rule or agent that did it */
  readonly actor: {
    /** Kind of the account, or of what acted without one */
    readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** Changed fields with their previous and new values */
  readonly changes: readonly {
    /** Name of a field */
    readonly field: string;
    /** Value before the change */
    readonly from?: unknown;
    /** Value after the change */
    readonly to?: unknown;
  }[];
  /** Details; they depend on the kind */
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that recorded the entry */
  readonly source: string;
  /** The id shared by all entries with the same original cause */
  readonly correlation_id: string;
  /** The event that caused this entry */
  readonly causation_id: string | null;
  /** Id of the request */
  readonly request_id: string | null;
  /** When it happened (UTC, ISO 8601) */
  readonly happened_at: string;
}

export interface Cause {
  /** Id */
  readonly id: string;
  /** The first cause of the chain */
  readonly correlation_id: string;
  /** Rules that the cause started are still running */
  readonly is_pending: boolean;
  /** Number of all effects, also if not all are listed */
  readonly effect_count: number;
  /** Time of the first effect */
  readonly started_at: string | null;
  /** The tree of effects, oldest first. The first 1,000 of a cause with more than 10,000 effects */
  readonly effects: readonly CausedEffect[];
}

/** An effect with the effects that it caused */
export interface CausedEffect {
  /** Id */
  readonly id: string;
  /** What happened, such as `project.updated` */
  readonly action: string;
  /** The changed record; null if the effect is not a change of a record */
  readonly record: {
    /** Kind of the record */
    readonly kind: "project" | "task" | "assignment" | "answer" | "customer" | "contact" | "project_group" | "tag" | "funnel" | "step" | "automation" | "assistant" | "ai_agent" | "webhook" | "form" | "form_theme" | "form_link" | "intake_link" | "channel" | "reply_template" | "conversation" | "view" | "project_share" | "frame";
    /** Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>` */
    readonly id: string;
    /** Null for customers, contacts, groups, tags and settings */
    readonly project_id: string | null;
    /** Such as the name of a funnel or the label of a question */
    readonly label: string;
  } | null;
  /** Id of the project */
  readonly project_id: string | null;
  /** The user, service account, rule or agent that did it */
  readonly actor: {
    /** Kind of the account, or of what acted without one */
    readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** Whether the record exists is the field `exists`. Empty for a setting that the caller may not read */
  readonly changes: readonly {
    /** Name of a field */
    readonly field: string;
    /** Value before the change */
    readonly from?: unknown;
    /** Value after the change */
    readonly to?: unknown;
  }[];
  /** The event, rule run, agent execution or undo that made the change directly */
  readonly causation_id: string | null;
  /** Id of the request */
  readonly request_id: string | null;
  /** When it happened (UTC, ISO 8601) */
  readonly happened_at: string;
  /** Effects that this one caused */
  readonly consequences: readonly CausedEffect[];
}

export interface UndoPreview {
  /** Id of the cause */
  readonly cause_id: string;
  /** Rules that the cause started are still running */
  readonly is_pending: boolean;
  /** Number of effects by state */
  readonly counts: {
    /** Effects that the undo would revert */
    readonly revertible: number;
    /** Effects that were undone before */
    readonly undone: number;
    /** Effects whose records were changed since */
    readonly conflict: number;
    /** Effects that cannot be undone */
    readonly irreversible: number;
  };
  /** Number of all effects, also if not all are listed */
  readonly effect_count: number;
  /** Number of all changes of records, also if not all are listed */
  readonly step_count: number;
  /** Newest first, in the order in which they are undone. The first 1,000 of a cause with more than 10,000 effects */
  readonly effects: readonly ({
    /** Id */
    readonly id: string;
    /** What happened, such as `project.updated` */
    readonly action: string;
    /** The changed record; null if the effect is not a change of a record */
    readonly record: {
      /** Kind of the record */
      readonly kind: "project" | "task" | "assignment" | "answer" | "customer" | "contact" | "project_group" | "tag" | "funnel" | "step" | "automation" | "assistant" | "ai_agent" | "webhook" | "form" | "form_theme" | "form_link" | "intake_link" | "channel" | "reply_template" | "conversation" | "view" | "project_share" | "frame";
      /** Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>` */
      readonly id: string;
      /** Null for customers, contacts, groups, tags and settings */
      readonly project_id: string | null;
      /** Such as the name of a funnel or the label of a question */
      readonly label: string;
    } | null;
    /** Id of the project */
    readonly project_id: string | null;
    /** The user, service account, rule or agent that did it */
    readonly actor: {
      /** Kind of the account, or of what acted without one */
      readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
      /** Id */
      readonly id: string;
      /** Name */
      readonly name: string | null;
    };
    /** Whether the record exists is the field `exists`. Empty for a setting that the caller may not read */
    readonly changes: readonly {
      /** Name of a field */
      readonly field: string;
      /** Value before the change */
      readonly from?: unknown;
      /** Value after the change */
      readonly to?: unknown;
    }[];
    /** The event, rule run, agent execution or undo that made the change directly */
    readonly causation_id: string | null;
    /** Id of the request */
    readonly request_id: string | null;
    /** When it happened (UTC, ISO 8601) */
    readonly happened_at: string;
    /** `revertible`: the undo restores the values before. `undone`: the values are as before already. `unaffected`: nothing to restore. `conflict`: changed since. `irreversible`: outside of the system, or older than 30 days. */
    readonly state: "revertible" | "undone" | "unaffected" | "conflict" | "irreversible";
    /** Why it stays, and what to do instead */
    readonly message: string | null;
    /** The fields that were changed since; empty unless the state is `conflict` */
    readonly conflicts: readonly {
      /** Name of the field */
      readonly field: string;
      /** The value that the effect set */
      readonly set?: unknown;
      /** The value now */
      readonly current?: unknown;
    }[];
  })[];
  /** The changes of records that the undo would make, with the same limit */
  readonly steps: readonly ({
    /** The changed record; null if the effect is not a change of a record */
    readonly record: {
      /** Kind of the record */
      readonly kind: "project" | "task" | "assignment" | "answer" | "customer" | "contact" | "project_group" | "tag" | "funnel" | "step" | "automation" | "assistant" | "ai_agent" | "webhook" | "form" | "form_theme" | "form_link" | "intake_link" | "channel" | "reply_template" | "conversation" | "view" | "project_share" | "frame";
      /** Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>` */
      readonly id: string;
      /** Null for customers, contacts, groups, tags and settings */
      readonly project_id: string | null;
      /** Such as the name of a funnel or the label of a question */
      readonly label: string;
    } | null;
    /** Changed fields with their previous and new values */
    readonly changes: readonly {
      /** Name of a field */
      readonly field: string;
      /** Value before the change */
      readonly from?: unknown;
      /** Value after the change */
      readonly to?: unknown;
    }[];
  })[];
}

export interface RequestUndo {
  /** `all` undoes everything, or nothing if an effect was changed since or is irreversible. `possible` leaves those out. */
  readonly mode?: "all" | "possible";
}

export interface Undo {
  /** The undo is a cause too, so this id can be undone */
  readonly id: string;
  /** Id of the cause */
  readonly cause_id: string;
  /** `all`: everything or nothing. `possible`: without effects that cannot be undone */
  readonly mode: "all" | "possible";
  /** `partial`: some effects stay. `failed`: nothing was changed in the end, see `error`. */
  readonly status: "running" | "completed" | "partial" | "failed";
  /** Who requested it */
  readonly requested_by: {
    /** Kind of the account, or of what acted without one */
    readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** Number of steps that were processed */
  readonly done_steps: number;
  /** Number of all steps */
  readonly total_steps: number;
  /** Number of effects that were not undone */
  readonly skipped_count: number;
  /** The changes of records, in their order */
  readonly steps: readonly ({
    /** The changed record; null if the effect is not a change of a record */
    readonly record: {
      /** Kind of the record */
      readonly kind: "project" | "task" | "assignment" | "answer" | "customer" | "contact" | "project_group" | "tag" | "funnel" | "step" | "automation" | "assistant" | "ai_agent" | "webhook" | "form" | "form_theme" | "form_link" | "intake_link" | "channel" | "reply_template" | "conversation" | "view" | "project_share" | "frame";
      /** Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>` */
      readonly id: string;
      /** Null for customers, contacts, groups, tags and settings */
      readonly project_id: string | null;
      /** Such as the name of a funnel or the label of a question */
      readonly label: string;
    } | null;
    /** Changed fields with their previous and new values */
    readonly changes: readonly {
      /** Name of a field */
      readonly field: string;
      /** Value before the change */
      readonly from?: unknown;
      /** Value after the change */
      readonly to?: unknown;
    }[];
    /** `reverted`: it was changed, and then changed back because a later step failed */
    readonly state: "pending" | "changed" | "skipped" | "reverted";
    /** Why it stays, and what to do instead */
    readonly message: string | null;
  })[];
  /** Effects that were not undone */
  readonly skipped: readonly ({
    /** Id of the effect */
    readonly effect_id: string;
    /** What happened, such as `project.updated` */
    readonly action: string;
    /** The changed record; null if the effect is not a change of a record */
    readonly record: {
      /** Kind of the record */
      readonly kind: "project" | "task" | "assignment" | "answer" | "customer" | "contact" | "project_group" | "tag" | "funnel" | "step" | "automation" | "assistant" | "ai_agent" | "webhook" | "form" | "form_theme" | "form_link" | "intake_link" | "channel" | "reply_template" | "conversation" | "view" | "project_share" | "frame";
      /** Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>` */
      readonly id: string;
      /** Null for customers, contacts, groups, tags and settings */
      readonly project_id: string | null;
      /** Such as the name of a funnel or the label of a question */
      readonly label: string;
    } | null;
    /** Why it stays, and what to do instead */
    readonly message: string;
  })[];
  /** Why it failed; null if it did not fail */
  readonly error: string | null;
  /** When it was created (UTC, ISO 8601) */
  readonly created_at: string;
  /** When it finished; null before (UTC, ISO 8601) */
  readonly finished_at: string | null;
}

export interface AuditVerification {
  /** False if an entry was changed or removed */
  readonly valid: boolean;
  /** False if more entries follow. Continue with `after` set to the sequence of `last`. */
  readonly complete: boolean;
  /** Number of entries that were verified */
  readonly checked: number;
  /** How many of them lack erased personal data, so that only their places in the chain were verified */
  readonly redacted: number;
  /** The last entry that was verified */
  readonly last: {
    /** Its place in the log */
    readonly sequence: number;
    /** Its hash, SHA-256 */
    readonly hash: string;
  };
  /** The newest entry. Store it elsewhere to detect a replaced log. */
  readonly head: {
    /** Its place in the log */
    readonly sequence: number;
    /** Its hash, SHA-256 */
    readonly hash: string;
  };
  /** The newest entry that retention has removed; null if all entries are retained */
  readonly anchor: {
    /** Its place in the log */
    readonly sequence: number;
    /** Its hash, SHA-256 */
    readonly hash: string;
  } | null;
  /** The first wrong entry */
  readonly broken: {
    /** Its place in the log; null if it has none */
    readonly sequence: number | null;
    /** Id */
    readonly id: string | null;
    /** `changed`: the entry does not match its hash. `missing`: an entry was removed. `unlinked`: an entry does not follow the one before it, or has no place in the chain. */
    readonly reason: "changed" | "missing" | "unlinked";
  } | null;
}

export interface AuditLine {
  /** Id */
  readonly id: string;
  /** Place in the log of the frame: 1, 2, 3, without gaps */
  readonly sequence: number;
  /** What was done, such as `access_token.created` */
  readonly action: string;
  /** The object that was changed */
  readonly subject: {
    /** Kind of the object */
    readonly kind: "access_token" | "service_account" | "identity_provider" | "role" | "group" | "user" | "webhook" | "export" | "view" | "reply_template" | "form_theme" | "frame" | "customer" | "contact" | "project" | "project_group" | "tag" | "undo" | "funnel" | "step" | "step_attachment" | "assistant" | "automation" | "ai_agent" | "ai_agent_execution" | "form" | "form_link" | "intake_link" | "channel" | "conversation" | "message" | "import" | "quarantined_event";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** The user, service account, rule or agent that did it */
  readonly actor: {
    /** Kind of the account, or of what acted without one */
    readonly kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
    /** Id */
    readonly id: string;
    /** Name */
    readonly name: string | null;
  };
  /** Changed fields with their previous and new values */
  readonly changes: readonly {
    /** Name of a field */
    readonly field: string;
    /** Value before the change */
    readonly from?: unknown;
    /** Value after the change */
    readonly to?: unknown;
  }[];
  /** Details; they depend on the kind */
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that recorded the entry */
  readonly source: string;
  /** The id shared by all entries with the same original cause */
  readonly correlation_id: string;
  /** The event, rule run, agent execution or undo that caused it; null for a request */
  readonly causation_id: string | null;
  /** Id of the request */
  readonly request_id: string | null;
  /** The personal access token of the request */
  readonly token_id: string | null;
  /** When it happened (UTC, ISO 8601) */
  readonly happened_at: string;
  /** Hash of the entry before; 64 zeros for the first entry */
  readonly previous_hash: string;
  /** SHA-256 of the canonical JSON (RFC 8785) of the members before */
  readonly hash: string;
  /** When personal data was erased from the entry. Its hash then does not match its contents. */
  readonly redacted_at: string | null;
}

export interface ScimServiceProviderConfig {
  /** URNs of the schemas of the resource */
  readonly schemas: readonly string[];
  /** Changes of single attributes */
  readonly patch: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** Several changes in one request */
  readonly bulk: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** Filters of lists */
  readonly filter: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** Changes of passwords */
  readonly changePassword: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** Sorted lists */
  readonly sort: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** Versions of resources */
  readonly etag: {
    /** Whether it is supported */
    readonly supported: boolean;
    readonly [name: string]: unknown;
  };
  /** How clients authenticate */
  readonly authenticationSchemes: readonly {
    /** Such as `oauthbearertoken` */
    readonly type: string;
    /** Displayed name */
    readonly name: string;
    readonly [name: string]: unknown;
  }[];
  /** Kind, times and version of the resource */
  readonly meta?: {
    /** Kind of the resource */
    readonly resourceType?: string;
    /** When it was created */
    readonly created?: string;
    /** When it was last changed */
    readonly lastModified?: string;
    /** URL of the resource */
    readonly location?: string;
    /** `ETag` of the version */
    readonly version?: string;
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}

export interface ScimResourceTypeList {
  /** URN of the list */
  readonly schemas: readonly string[];
  /** Number of resources that match, on all pages */
  readonly totalResults: number;
  /** Number of the first resource of this page. Counts from 1 */
  readonly startIndex: number;
  /** Number of resources of this page */
  readonly itemsPerPage: number;
  /** The resources of this page */
  readonly Resources: readonly {
    /** URNs of the schemas of the resource */
    readonly schemas: readonly string[];
    /** Id of the resource */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Path of the resources, relative to `/scim/v2` */
    readonly endpoint: string;
    /** URN of the schema of the resources */
    readonly schema: string;
    /** Kind, times and version of the resource */
    readonly meta?: {
      /** Kind of the resource */
      readonly resourceType?: string;
      /** When it was created */
      readonly created?: string;
      /** When it was last changed */
      readonly lastModified?: string;
      /** URL of the resource */
      readonly location?: string;
      /** `ETag` of the version */
      readonly version?: string;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

export interface ScimSchemaList {
  /** URN of the list */
  readonly schemas: readonly string[];
  /** Number of resources that match, on all pages */
  readonly totalResults: number;
  /** Number of the first resource of this page. Counts from 1 */
  readonly startIndex: number;
  /** Number of resources of this page */
  readonly itemsPerPage: number;
  /** The resources of this page */
  readonly Resources: readonly {
    /** URNs of the schemas of the resource */
    readonly schemas: readonly string[];
    /** URN of the schema */
    readonly id: string;
    /** Name */
    readonly name: string;
    /** Attributes (RFC 7643, section 7) */
    readonly attributes: readonly {
      /** Name */
      readonly name: string;
      readonly [name: string]: unknown;
    }[];
    /** Kind, times and version of the resource */
    readonly meta?: {
      /** Kind of the resource */
      readonly resourceType?: string;
      /** When it was created */
      readonly created?: string;
      /** When it was last changed */
      readonly lastModified?: string;
      /** URL of the resource */
      readonly location?: string;
      /** `ETag` of the version */
      readonly version?: string;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

export interface ScimUserList {
  /** URN of the list */
  readonly schemas: readonly string[];
  /** Number of resources that match, on all pages */
  readonly totalResults: number;
  /** Number of the first resource of this page. Counts from 1 */
  readonly startIndex: number;
  /** Number of resources of this page */
  readonly itemsPerPage: number;
  /** The resources of this page */
  readonly Resources: readonly ScimUserResource[];
  readonly [name: string]: unknown;
}

export interface ScimUserResource {
  /** URNs of the schemas of the resource */
  readonly schemas: readonly string[];
  /** Id of the resource */
  readonly id: string;
  /** Id at the identity provider */
  readonly externalId?: string;
  /** Login name, unique in the frame */
  readonly userName?: string;
  /** Displayed name */
  readonly displayName?: string;
  /** Parts of the name */
  readonly name?: {
    /** Complete name */
    readonly formatted?: string;
    /** First name */
    readonly givenName?: string;
    /** Last name */
    readonly familyName?: string;
    readonly [name: string]: unknown;
  };
  /** Addresses */
  readonly emails?: readonly {
    /** The address */
    readonly value?: string;
    /** Such as `work` */
    readonly type?: string;
    /** Whether this is the address to use */
    readonly primary?: boolean;
    readonly [name: string]: unknown;
  }[];
  /** Whether tokens of the user are accepted */
  readonly active?: boolean;
  /** Groups of the user */
  readonly groups?: readonly {
    /** Id of the user or group */
    readonly value?: string;
    /** Its name */
    readonly display?: string;
    /** Its URL */
    readonly $ref?: string;
    readonly [name: string]: unknown;
  }[];
  /** Kind, times and version of the resource */
  readonly meta?: {
    /** Kind of the resource */
    readonly resourceType?: string;
    /** When it was created */
    readonly created?: string;
    /** When it was last changed */
    readonly lastModified?: string;
    /** URL of the resource */
    readonly location?: string;
    /** `ETag` of the version */
    readonly version?: string;
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}

export interface ScimGroupList {
  /** URN of the list */
  readonly schemas: readonly string[];
  /** Number of resources that match, on all pages */
  readonly totalResults: number;
  /** Number of the first resource of this page. Counts from 1 */
  readonly startIndex: number;
  /** Number of resources of this page */
  readonly itemsPerPage: number;
  /** The resources of this page */
  readonly Resources: readonly ScimGroupResource[];
  readonly [name: string]: unknown;
}

export interface ScimGroupResource {
  /** URNs of the schemas of the resource */
  readonly schemas: readonly string[];
  /** Id of the resource */
  readonly id: string;
  /** Id at the identity provider */
  readonly externalId?: string;
  /** Name of the group, as in the groups claim */
  readonly displayName?: string;
  /** Users of the group */
  readonly members?: readonly {
    /** Id of the user or group */
    readonly value?: string;
    /** Its name */
    readonly display?: string;
    /** Its URL */
    readonly $ref?: string;
    readonly [name: string]: unknown;
  }[];
  /** Kind, times and version of the resource */
  readonly meta?: {
    /** Kind of the resource */
    readonly resourceType?: string;
    /** When it was created */
    readonly created?: string;
    /** When it was last changed */
    readonly lastModified?: string;
    /** URL of the resource */
    readonly location?: string;
    /** `ETag` of the version */
    readonly version?: string;
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}

export type ProjectGroupOrder = {
  /** Every project of the group, once, in the new order */
  readonly project_ids: readonly string[];
} | {
  /** Id of the project */
  readonly project_id: string;
  /** Id of the project before which it is moved */
  readonly before: string;
} | {
  /** Id of the project */
  readonly project_id: string;
  /** Id of the project after which it is moved */
  readonly after: string;
};
