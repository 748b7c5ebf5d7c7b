# Generated from docs/openapi.json by `npm run generate`.
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, TypedDict

from ..typing_compat import NotRequired
from ..uploads import FileInput

FilterValue: TypeAlias = "str | int | float | bool | Sequence[str | int]"
"""A value of `filter`. A list matches any of its values."""


class InboundMessageSender(TypedDict):
    """The sender, as far as it is known"""

    id: NotRequired[str | None | int | None]
    """Id"""
    name: NotRequired[str | None]
    """Name"""
    phone: NotRequired[str | None]
    """Phone number, as entered"""
    email: NotRequired[str | None]
    """E-mail address"""


class InboundMessageAttachmentsItem(TypedDict):
    url: str
    """Address (URL)"""
    name: NotRequired[str | None]
    """Name"""
    mime_type: NotRequired[str | None]
    """Media type of the file"""


class InboundMessage(TypedDict):
    message: str
    """Text of the message"""
    external_id: NotRequired[str | int | None]
    """Id in the connected system"""
    sender: NotRequired[InboundMessageSender | None]
    """The sender, as far as it is known"""
    sent_at: NotRequired[str | None]
    """When the message was sent (UTC, ISO 8601)"""
    attachments: NotRequired[list[InboundMessageAttachmentsItem] | None]
    """Files of the message"""
    project_id: NotRequired[str | None]
    """Id of the project"""
    metadata: NotRequired[dict[str, Any] | None]
    """Additional values, as an object"""


PaginationMeta = TypedDict(
    "PaginationMeta",
    {
        "current_page": "int",  # Number of this page, starting at 1
        "from": "int",  # Number of the first item on this page; 0 if it is empty
        "last_page": "int",  # Number of the last page, at least 1
        "per_page": "int",  # Applied size of a page
        "to": "int",  # Number of the last item on this page; 0 if it is empty
        "total": "int",  # Number of items on all pages
    },
)


class Channel(TypedDict):
    id: str
    """Id"""
    frame_id: str
    """Id of the frame"""
    name: str
    """Name"""
    kind: str
    """Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed"""
    external_ref: str
    """Public reference of the channel, used in the address of its webhook"""
    active: bool
    """Whether it is in use"""
    settings: dict[str, Any]
    """Settings of the channel"""
    has_secret: bool
    """Whether deliveries must be signed"""
    awaiting_reply_since: str | None
    """When the oldest message on this channel that awaits a reply was sent"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateChannel(TypedDict):
    name: str
    """Name"""
    kind: NotRequired[str]
    """Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed"""
    external_ref: NotRequired[str]
    """Unique in the whole system; generated if omitted"""
    active: NotRequired[bool]
    """Whether it is in use"""
    settings: NotRequired[dict[str, Any]]
    """Settings of the connector, stored unchanged"""


class UpdateChannel(TypedDict):
    name: NotRequired[str]
    """Name"""
    kind: NotRequired[str]
    """Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs outside of Trackway, and the kind does not change how messages are processed"""
    active: NotRequired[bool]
    """Whether it is in use"""
    settings: NotRequired[dict[str, Any]]
    """Settings of the channel"""


class RotateChannelSecret(TypedDict):
    secret: NotRequired[str]
    """Generated if omitted"""


class Sender(TypedDict):
    id: str | None
    """Id"""
    name: str | None
    """Name"""
    phone: str | None
    """Phone number, as entered"""
    email: str | None
    """E-mail address"""


class Conversation(TypedDict):
    """The messages of one sender on one channel"""

    id: str
    """Id"""
    frame_id: str
    """Id of the frame"""
    channel_id: str
    """Id of the channel"""
    sender: Sender | None
    """The sender, as far as it is known"""
    project_id: str | None
    """Id of the project"""
    status: Literal['open', 'snoozed', 'closed']
    """An inbound message opens a snoozed or closed conversation"""
    snoozed_until: str | None
    """Null unless the status is `snoozed`"""
    closed_at: str | None
    """Null unless the status is `closed`"""
    assignee_id: str | None
    """Id of the user who handles it"""
    labels: list[str]
    """In lower case, in alphabetical order"""
    messages_count: int
    """Number of messages"""
    last_message_at: str
    """Time of the newest message (UTC, ISO 8601)"""
    awaiting_reply_since: str | None
    """When the oldest inbound message after the last reply or closing was sent"""
    first_response_seconds: int | None
    """Seconds from the first inbound message to the first reply after it. Null without a reply"""
    resolution_seconds: int | None
    """Seconds from the first inbound message until it was closed. Null unless it is closed"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""


class ConversationLabel(TypedDict):
    name: str
    """Name"""
    conversations_count: int
    """Number of conversations with this label"""


class UpdateConversation(TypedDict):
    """Members that are absent stay as they are"""

    status: NotRequired[Literal['open', 'snoozed', 'closed']]
    """An inbound message opens a snoozed or closed conversation"""
    snoozed_until: NotRequired[str | None]
    """When it is opened again. Required with the status `snoozed`"""
    assignee_id: NotRequired[str | None]
    """A user of the frame, or null for none"""
    project_id: NotRequired[str | None]
    """A project of the frame, or null for none"""
    labels: NotRequired[list[str]]
    """Replaces all labels. They are converted to lower case"""
    add_labels: NotRequired[list[str]]
    """Labels to add. Not together with `labels`"""
    remove_labels: NotRequired[list[str]]
    """Labels to remove. Not together with `labels`"""


class BulkConversation(TypedDict):
    status: NotRequired[Literal['open', 'snoozed', 'closed']]
    """An inbound message opens a snoozed or closed conversation"""
    snoozed_until: NotRequired[str | None]
    """When it is opened again. Required with the status `snoozed`"""
    assignee_id: NotRequired[str | None]
    """A user of the frame, or null for none"""
    project_id: NotRequired[str | None]
    """A project of the frame, or null for none"""
    labels: NotRequired[list[str]]
    """Replaces all labels. They are converted to lower case"""
    add_labels: NotRequired[list[str]]
    """Labels to add. Not together with `labels`"""
    remove_labels: NotRequired[list[str]]
    """Labels to remove. Not together with `labels`"""
    id: str
    """Id"""
    if_match: NotRequired[str]
    """The version that the client knows, as an ETag"""


class UpdateConversations(TypedDict):
    conversations: list[BulkConversation]
    """The changes, each with the id of its conversation"""


class BulkMeta(TypedDict):
    succeeded: int
    """Number of items that succeeded"""
    refused: int
    """Number of items that were rejected"""


class ReplyTemplate(TypedDict):
    """A text for replies with variables"""

    id: str
    """Id"""
    frame_id: str
    """Id of the frame"""
    name: str
    """Unique in the frame, ignoring case"""
    body: str
    """Text with placeholders, such as `{{project.name}}`"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class CreateReplyTemplate(TypedDict):
    name: str
    """Name"""
    body: str
    """Text with variables: `{{contact.name}}` (name of the sender, else of the contact of the project), `{{contact.email}}` (e-mail of the sender, else of the contact of the project), `{{contact.phone}}` (phone of the sender, else of the contact of the project), `{{project.name}}` (name of the project), `{{project.code}}` (code of the project), `{{conversation.id}}` (id of the conversation), `{{conversation.channel}}` (name of the channel), `{{user.name}}` (name of the user who sends the reply)"""


class PreviewReply(TypedDict):
    conversation_id: str
    """Id of the conversation"""
    template_id: NotRequired[str]
    """A stored template"""
    body: NotRequired[str]
    """A text that is not stored"""


class UpdateReplyTemplate(TypedDict):
    name: NotRequired[str]
    """Name"""
    body: NotRequired[str]
    """Text with variables: `{{contact.name}}` (name of the sender, else of the contact of the project), `{{contact.email}}` (e-mail of the sender, else of the contact of the project), `{{contact.phone}}` (phone of the sender, else of the contact of the project), `{{project.name}}` (name of the project), `{{project.code}}` (code of the project), `{{conversation.id}}` (id of the conversation), `{{conversation.channel}}` (name of the channel), `{{user.name}}` (name of the user who sends the reply)"""


class Attachment(TypedDict):
    id: str
    """Id"""
    name: str | None
    """Name"""
    mime_type: str | None
    """Media type of the file"""
    status: Literal['pending', 'stored', 'refused']
    """`pending`: it will be fetched from the connector. `stored`: it can be opened. `refused`: see `reason`"""
    reason: str | None
    """Error message if it was not fetched"""
    size: int | None
    """In bytes"""
    url: str
    """URL of the file at the connector"""
    file_url: str | None
    """Link to the stored file, valid for ten minutes"""


class MediaItemAuthor(TypedDict):
    """Author of an outbound message"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class MediaItem(TypedDict):
    id: str
    """Id"""
    frame_id: str
    """Id of the frame"""
    channel_id: str
    """Id of the channel"""
    conversation_id: str
    """Id of the conversation"""
    direction: Literal['inbound', 'outbound']
    """`inbound` or `outbound`"""
    message: str
    """Text of the message"""
    external_id: str | None
    """The connector's own id of the message"""
    sender: Sender | None
    """The sender, as far as it is known"""
    project_id: str | None
    """Id of the project"""
    attachments: list[Attachment]
    """Files of the message"""
    metadata: dict[str, Any]
    """As sent by the connector; unknown fields are in `extra`"""
    sent_at: str | None
    """When the message was sent (UTC, ISO 8601)"""
    received_at: str
    """When it was received (UTC, ISO 8601)"""
    author: MediaItemAuthor | None
    """Author of an outbound message"""
    status: Literal['queued', 'sent', 'failed', 'delivered', 'read', None]
    """Status of an outbound message"""
    failure: str | None
    """Error message if it failed"""
    correlation_id: str
    """Identifies the first cause of the chain"""


class SendMessage(TypedDict):
    conversation_id: NotRequired[str]
    """Id of the conversation"""
    project_id: NotRequired[str]
    """The message is sent to the project's contact"""
    message: str
    """Text of the message"""
    metadata: NotRequired[dict[str, Any]]
    """Sent to the connector unchanged"""


class MessageStatus(TypedDict):
    media_item_id: NotRequired[str]
    """Id of the media item"""
    external_id: NotRequired[str | int]
    """Id in the connected system"""
    status: Literal['sent', 'failed', 'delivered', 'read']
    """The new status of the message"""
    error: NotRequired[str]
    """Error message if it failed"""


class Delivery(TypedDict):
    """One attempt of a connector to deliver a message"""

    id: str
    """Id"""
    channel_id: str
    """Id of the channel"""
    received_at: str
    """When it was received (UTC, ISO 8601)"""
    verdict: str
    """accepted, duplicate, or the error code"""
    reason: str | None
    """Error message"""
    media_item_id: str | None
    """Id of the media item"""
    webhook_id: str | None
    """Value of the header `webhook-id`; null if the connector sent none"""
    content_type: str | None
    """Media type of the body; null if the connector sent none"""
    can_replay: bool
    """Whether its body was stored, so that it can be replayed"""
    replay_of: str | None
    """Id of the delivery that was replayed"""


class SearchParamsFiltersItemOptionsItem(TypedDict):
    label: str
    """Label, for people"""
    value: str | float | bool
    """Value for the filter"""


class SearchParamsFiltersItemArgumentsItem(TypedDict):
    name: str
    """Name"""
    type: str
    """Type, which determines the other members"""
    required: bool
    """Whether a value is required"""
    hydrate: str | None
    """Path of the list of possible values; null if there is none"""


class SearchParamsFiltersItem(TypedDict):
    name: str
    """Name"""
    input_type: Literal['text', 'number', 'date', 'boolean', 'select', 'relation']
    """Control that fits the values"""
    operators: list[str]
    """Operators that the field supports"""
    options: list[SearchParamsFiltersItemOptionsItem]
    """Options to choose from"""
    arguments: list[SearchParamsFiltersItemArgumentsItem]
    """Ids that the field needs in addition to its value, such as the id of an edge"""
    hydrate: str | None
    """Path of the list of possible values; null if there is none"""


class SearchParamsSortingItemArgumentsItem(TypedDict):
    name: str
    """Name"""
    type: str
    """Type, which determines the other members"""
    required: bool
    """Whether a value is required"""
    hydrate: str | None
    """Path of the list of possible values; null if there is none"""


class SearchParamsSortingItem(TypedDict):
    name: str
    """Name"""
    arguments: list[SearchParamsSortingItemArgumentsItem]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchParamsAggregatesGroupByItemArgumentsItem(TypedDict):
    name: str
    """Name"""
    type: str
    """Type, which determines the other members"""
    required: bool
    """Whether a value is required"""
    hydrate: str | None
    """Path of the list of possible values; null if there is none"""


class SearchParamsAggregatesGroupByItem(TypedDict):
    name: str
    """Name"""
    buckets: list[str]
    """Periods of a time. Empty for other fields"""
    arguments: list[SearchParamsAggregatesGroupByItemArgumentsItem]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchParamsAggregatesFunctionsItem(TypedDict):
    name: str
    """Name"""
    functions: list[str]
    """Functions of the field, such as `sum`"""


class SearchParamsAggregates(TypedDict):
    """What an aggregation of the model class can compute. Absent if it has none"""

    group_by: list[SearchParamsAggregatesGroupByItem]
    """Fields that records can be grouped by"""
    functions: list[SearchParamsAggregatesFunctionsItem]
    """Functions of each field. `count` needs none"""


class SearchParams(TypedDict):
    filters: list[SearchParamsFiltersItem]
    """Filters as in an advanced search"""
    sorting: list[SearchParamsSortingItem]
    """Sorts, the first one first"""
    aggregates: NotRequired[SearchParamsAggregates]
    """What an aggregation of the model class can compute. Absent if it has none"""


class Failure(TypedDict):
    response: Literal[False]
    """Always false for an error"""
    message: str
    """Stable error code for programs"""
    error: str
    """Message for users; it can change"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the input"""
    errors: NotRequired[dict[str, list[str]]]
    """Errors of an advanced search"""
    doc_url: str
    """Entry of the error code in the documentation: cause and solution"""
    request_id: str | None
    """The same as X-Request-Id; identifies the request in logs and traces"""


class ExportColumn(TypedDict):
    key: str
    """<entity>.<field>"""
    label: str
    """Label, for people"""
    required: bool
    """Whether a value is required"""
    importable: bool
    """Whether imports accept the column"""


class StartExportFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: str
    """How values are compared"""


class StartExportFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""


class StartExportSortingItem(TypedDict):
    field: str
    """Name of a field"""
    direction: Literal['asc', 'desc']
    """Ascending or descending"""


class StartExport(TypedDict):
    columns: NotRequired[list[str] | None]
    """Keys of columns. Default: all columns"""
    filters: NotRequired[list[StartExportFiltersItem] | None]
    """As in an advanced search of the type. For form_answer and answer_history: filters of projects"""
    filter_groups: NotRequired[list[StartExportFilterGroupsItem] | None]
    """As in an advanced search of the type. They must match in addition to the filters"""
    sorting: NotRequired[list[StartExportSortingItem] | None]
    """At most 5. `form_answer` and `answer_history` support no sorting"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only']]
    """For projects, as in a search. Default: exclude, or include if a filter uses is_template. false means exclude, true means only"""
    view_id: NotRequired[str]
    """A view of projects. Its filters must match as well; its sorting and template option apply if they are not given"""
    format: NotRequired[Literal['xlsx', 'csv']]
    """Format of the file"""
    file_name: NotRequired[str]
    """Name of the file"""


class SpreadsheetOperationInitiator(TypedDict):
    """Who or what started it"""

    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""


class SpreadsheetOperation(TypedDict):
    id: str
    """Id"""
    action: Literal['import', 'export']
    """Whether it is an import or an export"""
    type: str
    """What its rows are, such as `project`"""
    status: Literal['pending', 'processing', 'completed', 'failed']
    """`pending` and `processing`, then `completed`, or `failed` with `metadata.failure`"""
    total_rows: int
    """Rows in total"""
    processed_rows: int
    """Rows that were processed, failed ones included"""
    percentage: int
    """Progress in percent; 100 only when completed"""
    errors_count: int
    """Rows that failed. A row with several errors counts once, and has several entries in the list of errors"""
    metadata: dict[str, Any]
    """Details that depend on the action, such as `outcomes`, `unknown_columns` (headings that it ignored), `unnamed_columns` (columns without a heading, and the number of their cells) and `rollback` of an import, `cut_texts` of an export (the number of texts longer than a cell of XLSX, 32,767 characters; CSV has them completely), or `failure`"""
    file_name: str
    """Name of the file"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    initiator_type: str
    """Kind of the initiator, such as user or assistant"""
    initiator_id: str
    """Id of the initiator"""
    initiator: SpreadsheetOperationInitiator
    """Who or what started it"""
    started_at: str | None
    """When it started; null before (UTC, ISO 8601)"""
    completed_at: str | None
    """When it completed; null before (UTC, ISO 8601)"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class ImportForm(TypedDict):
    file: FileInput
    """An XLSX workbook, or CSV or TSV as a file named .csv, .tsv, .tab or .txt, of at most 50 MB (52,428,800 bytes)"""
    form_id: NotRequired[str]
    """Id of the form whose answers the rows contain. Required for form_answer, and not allowed for other types"""
    mode: NotRequired[Literal['create', 'update', 'upsert']]
    """`create`, `update` or `upsert`"""
    match_by: NotRequired[str]
    """Field that identifies existing rows. Projects: id, code, old_id. Contacts: id, email. Customers: id, name, document. Tasks: id, or title in its project. Answers: project"""
    mapping: NotRequired[str]
    """JSON object from heading to column key. An empty key ignores the column"""
    sheet: NotRequired[str]
    """Name of the sheet. Default: the first visible sheet"""
    create_missing: NotRequired[Literal['true', 'false']]
    """Whether to create customers and contacts that do not exist"""
    dry_run: NotRequired[Literal['true', 'false']]
    """Whether to have no effects"""
    use_suggestions: NotRequired[Literal['true', 'false']]
    """Applies the suggestions of import/{type}/suggestions to headings that mapping does not name, and converts values of the exports of other systems"""
    encoding: NotRequired[Literal['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']]
    """Encoding of a CSV or TSV file. Default: detected"""
    separator: NotRequired[Literal['comma', 'semicolon', 'tab', 'pipe']]
    """What separates the cells of a CSV or TSV file, by name or as the character. Default: detected"""
    date_order: NotRequired[Literal['ymd', 'dmy', 'mdy']]
    """Order of day, month and year in texts. Default: detected by column in CSV and TSV"""
    decimal_mark: NotRequired[Literal['point', 'comma']]
    """Decimal mark of numbers in texts. Default: detected by column in CSV and TSV"""


class ImportColumn(TypedDict):
    key: str
    """<entity>.<field>, for mapping"""
    label: str
    """Label, for people"""
    required: bool
    """Whether a value is required"""
    options: list[str] | None
    """The labels of the options of a choice"""


class RowError(TypedDict):
    id: int
    """Id"""
    row: int
    """Number of the row in the sheet; the heading is row 1"""
    column: str
    """Key of the column"""
    code: str
    """Code of the error, such as `missing_column`"""
    message: str
    """Why the value was rejected"""
    value: str
    """The rejected value, as text"""


class SuggestionForm(TypedDict):
    file: FileInput
    """An XLSX workbook, or CSV or TSV as a file named .csv, .tsv, .tab or .txt, of at most 50 MB (52,428,800 bytes)"""
    form_id: NotRequired[str]
    """Id of the form whose answers the rows contain. Required for form_answer, and not allowed for other types"""
    encoding: NotRequired[Literal['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']]
    """Encoding of a CSV or TSV file. Default: detected"""
    separator: NotRequired[Literal['comma', 'semicolon', 'tab', 'pipe']]
    """What separates the cells of a CSV or TSV file, by name or as the character. Default: detected"""
    date_order: NotRequired[Literal['ymd', 'dmy', 'mdy']]
    """Order of day, month and year in texts. Default: detected by column in CSV and TSV"""
    decimal_mark: NotRequired[Literal['point', 'comma']]
    """Decimal mark of numbers in texts. Default: detected by column in CSV and TSV"""
    sheet: NotRequired[str]
    """Name of the sheet. Default: the first visible sheet"""


class ImportSuggestionSource(TypedDict):
    """The system that has exported the file, by its headings"""

    name: Literal['jira', 'trello', 'linear', 'hubspot', 'pipefy', 'asana']
    """Name of the system, for programs"""
    title: str
    """Name of the system, for people"""
    type: Literal['project', 'customer', 'contact', 'task']
    """Type to import the rows as"""


class ImportSuggestionTextFormatColumnsItem(TypedDict):
    heading: str
    """The heading in the file"""
    date_order: NotRequired[Literal['ymd', 'dmy', 'mdy']]
    """Detected order of day, month and year"""
    decimal_mark: NotRequired[Literal['point', 'comma']]
    """Detected decimal mark"""
    ambiguous: bool
    """Whether all values fit several formats"""


class ImportSuggestionTextFormat(TypedDict):
    """How a CSV or TSV file was read"""

    encoding: Literal['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']
    """Detected or given encoding"""
    separator: Literal['comma', 'semicolon', 'tab', 'pipe']
    """What separates the cells"""
    columns: list[ImportSuggestionTextFormatColumnsItem]
    """Columns with dates or numbers"""
    ambiguous: list[Literal['separator', 'date_order', 'decimal_mark']]
    """Settings that the content does not decide. Set them if the default is wrong"""


class ImportSuggestionColumnsItemSuggestion(TypedDict):
    """The most likely column key; null without one"""

    key: str
    """Column key"""
    confidence: float
    """From 0 to 1"""
    reason: Literal['learned', 'source', 'key', 'label', 'spelling', 'synonym', 'similar', 'values']
    """learned: an earlier import. source: export format of another system. key, label, spelling, synonym, similar: the heading. values: the values alone"""


class ImportSuggestionColumnsItemAlternativesItem(TypedDict):
    key: str
    """Column key"""
    confidence: float
    """From 0 to 1"""
    reason: Literal['learned', 'source', 'key', 'label', 'spelling', 'synonym', 'similar', 'values']
    """learned: an earlier import. source: export format of another system. key, label, spelling, synonym, similar: the heading. values: the values alone"""


class ImportSuggestionColumnsItem(TypedDict):
    index: int
    """0 is the first column"""
    heading: str
    """The heading in the file"""
    samples: list[str]
    """At most three values"""
    suggestion: ImportSuggestionColumnsItemSuggestion | None
    """The most likely column key; null without one"""
    alternatives: list[ImportSuggestionColumnsItemAlternativesItem]
    """Other possible column keys, the most likely one first"""


class ImportSuggestion(TypedDict):
    type: Literal['project', 'customer', 'contact', 'task', 'form_answer']
    """The type of the import"""
    source: ImportSuggestionSource | None
    """The system that has exported the file, by its headings"""
    text_format: ImportSuggestionTextFormat | None
    """How a CSV or TSV file was read"""
    rows: int
    """Rows below the headings, estimated for large workbooks"""
    columns: list[ImportSuggestionColumnsItem]
    """The columns of the sheet, from left to right"""


class FunnelStep(TypedDict):
    id: str
    """Id"""
    funnel_id: str
    """Id of the funnel"""
    name: str
    """Name"""
    position: int
    """Counts from 0"""
    wip_limit: int | None
    """Highest number of projects in the step; null without a limit"""
    late_after_hours: int | None
    """Hours after which a project in the step is late; null if never"""
    reachable_step_ids: list[str] | None
    """Ids of the reachable steps"""
    form_ids: list[int]
    """Ids of the forms"""
    required_field_ids: list[str]
    """Ids of the required fields"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class Funnel(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    frame_id: str
    """Id of the frame"""
    steps: list[FunnelStep]
    """Steps, in their order"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateStep(TypedDict):
    name: str
    """Name"""
    wip_limit: NotRequired[int | None]
    """Maximum number of open projects in the step; null for no limit"""
    late_after_hours: NotRequired[int | None]
    """Hours after which an open project in the step is late; null for never"""
    form_ids: NotRequired[list[int]]
    """Forms of the step. Their required fields must be answered before a project enters the step"""
    required_field_ids: NotRequired[list[str]]
    """Further fields of these forms that are required at this step"""


class CreateFunnel(TypedDict):
    name: str
    """Name"""
    steps: NotRequired[list[CreateStep]]
    """The steps of the funnel, in order"""


class UpdateFunnel(TypedDict):
    name: NotRequired[str]
    """Name"""


class AddStep(TypedDict):
    name: str
    """Name"""
    wip_limit: NotRequired[int | None]
    """Maximum number of open projects in the step; null for no limit"""
    late_after_hours: NotRequired[int | None]
    """Hours after which an open project in the step is late; null for never"""
    form_ids: NotRequired[list[int]]
    """Forms of the step. Their required fields must be answered before a project enters the step"""
    required_field_ids: NotRequired[list[str]]
    """Further fields of these forms that are required at this step"""
    reachable_step_ids: NotRequired[list[str] | None]
    """Steps of the funnel to which projects may move from here; null for all"""
    position: NotRequired[int]
    """Counts from 0. By default, the end"""


class UpdateStep(TypedDict):
    name: NotRequired[str]
    """Name"""
    wip_limit: NotRequired[int | None]
    """Maximum number of open projects in the step; null for no limit"""
    late_after_hours: NotRequired[int | None]
    """Hours after which an open project in the step is late; null for never"""
    form_ids: NotRequired[list[int]]
    """Forms of the step. Their required fields must be answered before a project enters the step"""
    required_field_ids: NotRequired[list[str]]
    """Further fields of these forms that are required at this step"""
    reachable_step_ids: NotRequired[list[str] | None]
    """Steps of the funnel to which projects may move from here; null for all"""


class FunnelAssignment(TypedDict):
    id: str
    """Id"""
    funnel_id: str
    """Id of the funnel"""
    project_id: str
    """Id of the project"""
    step_id: str
    """Id of the step"""
    status: Literal['open', 'won', 'lost', 'paused']
    """`open` and `paused` projects are on the board; `won` and `lost` ones are closed"""
    status_at: str
    """When the status was set (UTC, ISO 8601)"""
    forecast_date: str | None
    """Expected date of completion (YYYY-MM-DD)"""
    linked_at: str
    """When the project entered the step"""
    tag_ids: list[str]
    """Ids of the tags"""
    executor_ids: list[str]
    """Ids of the executors"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    left_at: str | None
    """When it left; null if it is still there (UTC, ISO 8601)"""
    version: int
    """Rises with every change. `If-Match` of a move or change takes it in quotes"""


class UpdateAssignment(TypedDict):
    status: NotRequired[Literal['open', 'won', 'lost', 'paused']]
    """`open` and `paused` projects are on the board; `won` and `lost` ones are closed"""
    forecast_date: NotRequired[str | None]
    """Expected date of completion (YYYY-MM-DD)"""
    tag_ids: NotRequired[list[str]]
    """Ids of the tags"""
    executor_ids: NotRequired[list[str]]
    """Ids of the executors"""


EnterFunnelViewedAttachmentsItemRangesItem = TypedDict(
    "EnterFunnelViewedAttachmentsItemRangesItem",
    {
        "from": "float",  # Start, in seconds of the video
        "to": "float",  # End, in seconds of the video
    },
)


class EnterFunnelViewedAttachmentsItem(TypedDict):
    id: str
    """Id"""
    ranges: list[EnterFunnelViewedAttachmentsItemRangesItem]
    """Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video"""


class EnterFunnelAnswersItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class EnterFunnel(TypedDict):
    step_id: NotRequired[str]
    """Id of the step"""
    viewed_attachments: NotRequired[list[EnterFunnelViewedAttachmentsItem]]
    """Ranges of the videos of the step that the caller has played. Stored only if the move is made"""
    answers: NotRequired[list[EnterFunnelAnswersItem]]
    """Answers to forms of the step. They count only if the move is made. Needs forms:write"""


MoveProjectViewedAttachmentsItemRangesItem = TypedDict(
    "MoveProjectViewedAttachmentsItemRangesItem",
    {
        "from": "float",  # Start, in seconds of the video
        "to": "float",  # End, in seconds of the video
    },
)


class MoveProjectViewedAttachmentsItem(TypedDict):
    id: str
    """Id"""
    ranges: list[MoveProjectViewedAttachmentsItemRangesItem]
    """Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video"""


class MoveProjectAnswersItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class MoveProject(TypedDict):
    step_id: str
    """Id of the step"""
    viewed_attachments: NotRequired[list[MoveProjectViewedAttachmentsItem]]
    """Ranges of the videos of the step that the caller has played. Stored only if the move is made"""
    answers: NotRequired[list[MoveProjectAnswersItem]]
    """Answers to forms of the step. They count only if the move is made. Needs forms:write"""


class MoveBlockerRequiredAttachmentsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    url: str
    """Address (URL)"""
    duration: float
    """Duration in seconds"""


class MoveBlockerRequiredFieldsItem(TypedDict):
    form_id: int
    """Id of the form"""
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    type: str
    """Type of the field"""


class MoveBlocker(TypedDict):
    type: Literal['merged_project', 'already_in_step', 'assignment_closed', 'step_not_reachable', 'wip_limit', 'required_viewing', 'required_answers']
    """Why the project cannot move, as a code"""
    detail: str
    """The reason in a sentence"""
    clear: str
    """How to resolve it"""
    required_attachments: NotRequired[list[MoveBlockerRequiredAttachmentsItem]]
    """Videos that must be watched. Only of required_viewing"""
    required_fields: NotRequired[list[MoveBlockerRequiredFieldsItem]]
    """Fields that must be answered. Only of required_answers"""


class BoardCardProject(TypedDict):
    """The project"""

    id: str
    """Id"""
    code: str
    """Code of the project, unique in the frame"""
    name: str
    """Name"""
    budget: int
    """Budget in minor units, such as cents"""


class BoardCard(TypedDict):
    project: BoardCardProject
    """The project"""
    assignment: FunnelAssignment
    """The place of the project in the funnel"""
    late: bool
    """Whether the project is longer in the step than allowed"""


class BoardStepsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    position: int
    """Position, starting at 0"""
    wip_limit: int | None
    """Highest number of projects in the step; null without a limit"""
    late_after_hours: int | None
    """Hours after which a project in the step is late; null if never"""
    count: int
    """Number of open and paused projects"""
    budget: int
    """Sum of their budgets in minor units; above 2^53 - 1 rounded to about 16 digits"""
    late: int
    """Number of open projects that have been in the step for longer than it allows"""
    projects: list[BoardCard]
    """The first page, longest in the step first"""


class Board(TypedDict):
    funnel_id: str
    """Id of the funnel"""
    name: str
    """Name"""
    steps: list[BoardStepsItem]
    """Steps, in their order"""


class ProjectTimesStaysItem(TypedDict):
    step_id: str
    """Id of the step"""
    step_name: str
    """Name of the step"""
    entered_at: str
    """When it entered (UTC, ISO 8601)"""
    left_at: str | None
    """null while the project is in the step. Set when it is won or lost in the step"""
    seconds: int
    """Duration of the stay"""


class ProjectTimes(TypedDict):
    assignment_id: str
    """Id of the assignment"""
    status: str
    """Status of the project in the funnel"""
    forecast_date: str | None
    """Expected date of completion (YYYY-MM-DD)"""
    status_at: str
    """When the status was set (UTC, ISO 8601)"""
    overdue: bool
    """The project is open and its forecast date has passed"""
    total_seconds: int
    """Seconds in the funnel"""
    stays: list[ProjectTimesStaysItem]
    """The steps in which the project was"""


class StepAttachmentFile(TypedDict):
    """null for a link; the hash is SHA-256"""

    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    hash: str
    """SHA-256 of the content, hexadecimal"""


class StepAttachment(TypedDict):
    id: str
    """Id"""
    step_id: str
    """Id of the step"""
    name: str
    """Name"""
    type: Literal['video', 'file']
    """`video`: it can be required to be watched"""
    url: str
    """The link to an uploaded file expires after ten minutes"""
    file: StepAttachmentFile | None
    """null for a link; the hash is SHA-256"""
    duration: float | None
    """Duration in seconds"""
    watch: bool
    """Users must watch it before they move a project into the step"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class UpdateAttachment(TypedDict):
    name: NotRequired[str]
    """Name"""
    duration: NotRequired[float]
    """Duration of the video in seconds"""


class RequireAttachment(TypedDict):
    id: str | int
    """Id"""
    watch: bool
    """Whether the video must be watched"""


RecordViewingRangesItem = TypedDict(
    "RecordViewingRangesItem",
    {
        "from": "float",  # Start, in seconds of the video
        "to": "float",  # End, in seconds of the video
    },
)


class RecordViewing(TypedDict):
    project_id: str
    """Id of the project"""
    ranges: list[RecordViewingRangesItem]
    """Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video"""


ViewingRangesItem = TypedDict(
    "ViewingRangesItem",
    {
        "from": "float",  # Start, in seconds of the video
        "to": "float",  # End, in seconds of the video
    },
)


class Viewing(TypedDict):
    step_attachment_id: str
    """Id of the video"""
    project_id: str
    """Id of the project"""
    user_id: str
    """Id of the user"""
    file_hash: str | None
    """SHA-256 of the file, hexadecimal; null for a linked video"""
    ranges: list[ViewingRangesItem]
    """Played ranges, in seconds from the start"""
    seconds: float
    """Total seconds that were played, each counted once"""
    watched: bool
    """At least 95 % of the video was played"""
    watched_at: str | None
    """When enough was watched; null before (UTC, ISO 8601)"""


class AssistantExecutionLogProject(TypedDict):
    """The project"""

    id: str
    """Id"""
    code: str
    """Code of the project, unique in the frame"""
    name: str
    """Name"""


class AssistantExecutionLogTrigger(TypedDict):
    """The event or time that starts it"""

    type: str
    """Type of the event, or `schedule`"""
    detail: dict[str, Any]
    """Details of the event; they depend on its type"""


class AssistantExecutionLogStepsItemEvent(TypedDict):
    """The event that ended it"""

    id: str
    """Id"""
    type: str
    """Type, which determines the other members"""


class AssistantExecutionLogStepsItem(TypedDict):
    path: str
    """Place in the rule: `2.then.0`, or `3[<project>].actions.0` for an item"""
    action: str
    """Type of the action"""
    status: Literal['succeeded', 'failed', 'skipped']
    """skipped: nothing had to be changed"""
    started_at: str
    """When it started; null before (UTC, ISO 8601)"""
    duration_ms: int
    """Duration in milliseconds"""
    detail: str
    """What happened, for people"""
    error: str | None
    """Why the action failed; null if it did not fail"""
    branch: Literal['then', 'else', None]
    """Only of an `if`: the actions that it chose"""
    items_count: int | None
    """Only of a `for_each`: the number of its projects"""
    ended_by: Literal['time', 'event', 'timeout', None]
    """Only of a `wait`: what ended it"""
    event: AssistantExecutionLogStepsItemEvent | None
    """The event that ended it"""


class AssistantExecutionLogWaitingEvent1(TypedDict):
    type: Literal['entered']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantExecutionLogWaitingEvent2(TypedDict):
    type: Literal['left']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantExecutionLogWaitingEvent3(TypedDict):
    type: Literal['attachment_viewed']
    """Type, which determines the other members"""
    attachment_id: NotRequired[str]
    """Id of the attachment"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantExecutionLogWaitingEvent4(TypedDict):
    type: Literal['form_answered']
    """Type, which determines the other members"""
    form_id: NotRequired[int]
    """Id of the form"""


class AssistantExecutionLogWaitingEvent5(TypedDict):
    type: Literal['inbound_message']
    """Type, which determines the other members"""
    channel_id: NotRequired[str]
    """Id of the channel"""


class AssistantExecutionLogWaitingEvent6(TypedDict):
    type: Literal['event']
    """Type, which determines the other members"""
    event: Literal['project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'task.created', 'task.updated', 'step_attachment.watched']
    """An event in the history of a project"""
    field: NotRequired[str]
    """Only if this field was changed"""


class AssistantExecutionLogWaiting(TypedDict):
    """Only of a run that waits"""

    path: str
    """The action at which it waits"""
    reason: Literal['time', 'date', 'event']
    """What the run waits for"""
    since: str
    """When it began to wait (UTC, ISO 8601)"""
    resumes_at: str
    """When it continues at the latest"""
    event: AssistantExecutionLogWaitingEvent1 | AssistantExecutionLogWaitingEvent2 | AssistantExecutionLogWaitingEvent3 | AssistantExecutionLogWaitingEvent4 | AssistantExecutionLogWaitingEvent5 | AssistantExecutionLogWaitingEvent6 | None
    """The event that the run waits for; null if it waits for a time"""


class AssistantExecutionLogSkipped(TypedDict):
    """Why the rule did not run; null if it ran"""

    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone']
    """Why the rule did not run, as a code"""
    detail: str
    """The reason in a sentence"""
    condition: NotRequired[dict[str, Any]]
    """The first condition that was false"""
    seen: NotRequired[Any]
    """The value that it read"""


class AssistantExecutionLogAssistant(TypedDict):
    """The assistant"""

    id: str
    """Id"""
    name: str
    """Name"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class AssistantExecutionLog(TypedDict):
    id: str
    """Id"""
    project_id: str | None
    """Id of the project"""
    project: AssistantExecutionLogProject | None
    """The project"""
    trigger: AssistantExecutionLogTrigger
    """The event or time that starts it"""
    status: Literal['waiting', 'succeeded', 'failed', 'skipped', 'cancelled']
    """cancelled: stopped while it waited"""
    steps: list[AssistantExecutionLogStepsItem]
    """The actions of the run, in their order"""
    waiting: AssistantExecutionLogWaiting | None
    """Only of a run that waits"""
    skipped: AssistantExecutionLogSkipped | None
    """Why the rule did not run; null if it ran"""
    error: str | None
    """Why the run failed; null if it did not fail"""
    attempt: int
    """Number of the attempt, starting at 1"""
    rule_version: int | None
    """The version of the rule that it was started with"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    causation_id: str
    """What triggered it; for triggers of type event, the id of the history entry"""
    depth: int
    """Number of causes between the first one and this run"""
    started_at: str | None
    """When it started; null before (UTC, ISO 8601)"""
    finished_at: str | None
    """When it finished; null before (UTC, ISO 8601)"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    assistant_id: str
    """Id of the assistant"""
    assistant: AssistantExecutionLogAssistant
    """The assistant"""


class AutomationRunProject(TypedDict):
    """The project"""

    id: str
    """Id"""
    code: str
    """Code of the project, unique in the frame"""
    name: str
    """Name"""


class AutomationRunTrigger(TypedDict):
    """The event or time that starts it"""

    type: str
    """Type of the event, or `schedule`"""
    detail: dict[str, Any]
    """Details of the event; they depend on its type"""


class AutomationRunStepsItemEvent(TypedDict):
    """The event that ended it"""

    id: str
    """Id"""
    type: str
    """Type, which determines the other members"""


class AutomationRunStepsItem(TypedDict):
    path: str
    """Place in the rule: `2.then.0`, or `3[<project>].actions.0` for an item"""
    action: str
    """Type of the action"""
    status: Literal['succeeded', 'failed', 'skipped']
    """skipped: nothing had to be changed"""
    started_at: str
    """When it started; null before (UTC, ISO 8601)"""
    duration_ms: int
    """Duration in milliseconds"""
    detail: str
    """What happened, for people"""
    error: str | None
    """Why the action failed; null if it did not fail"""
    branch: Literal['then', 'else', None]
    """Only of an `if`: the actions that it chose"""
    items_count: int | None
    """Only of a `for_each`: the number of its projects"""
    ended_by: Literal['time', 'event', 'timeout', None]
    """Only of a `wait`: what ended it"""
    event: AutomationRunStepsItemEvent | None
    """The event that ended it"""


class AutomationRunWaitingEvent1(TypedDict):
    type: Literal['entered']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationRunWaitingEvent2(TypedDict):
    type: Literal['left']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationRunWaitingEvent3(TypedDict):
    type: Literal['attachment_viewed']
    """Type, which determines the other members"""
    attachment_id: NotRequired[str]
    """Id of the attachment"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationRunWaitingEvent4(TypedDict):
    type: Literal['form_answered']
    """Type, which determines the other members"""
    form_id: NotRequired[int]
    """Id of the form"""


class AutomationRunWaitingEvent5(TypedDict):
    type: Literal['inbound_message']
    """Type, which determines the other members"""
    channel_id: NotRequired[str]
    """Id of the channel"""


class AutomationRunWaitingEvent6(TypedDict):
    type: Literal['event']
    """Type, which determines the other members"""
    event: Literal['project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'task.created', 'task.updated', 'step_attachment.watched']
    """An event in the history of a project"""
    field: NotRequired[str]
    """Only if this field was changed"""


class AutomationRunWaiting(TypedDict):
    """Only of a run that waits"""

    path: str
    """The action at which it waits"""
    reason: Literal['time', 'date', 'event']
    """What the run waits for"""
    since: str
    """When it began to wait (UTC, ISO 8601)"""
    resumes_at: str
    """When it continues at the latest"""
    event: AutomationRunWaitingEvent1 | AutomationRunWaitingEvent2 | AutomationRunWaitingEvent3 | AutomationRunWaitingEvent4 | AutomationRunWaitingEvent5 | AutomationRunWaitingEvent6 | None
    """The event that the run waits for; null if it waits for a time"""


class AutomationRunSkipped(TypedDict):
    """Why the rule did not run; null if it ran"""

    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone']
    """Why the rule did not run, as a code"""
    detail: str
    """The reason in a sentence"""
    condition: NotRequired[dict[str, Any]]
    """The first condition that was false"""
    seen: NotRequired[Any]
    """The value that it read"""


class AutomationRunAutomation(TypedDict):
    """The automation"""

    id: str
    """Id"""
    name: str
    """Name"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class AutomationRun(TypedDict):
    id: str
    """Id"""
    project_id: str | None
    """Id of the project"""
    project: AutomationRunProject | None
    """The project"""
    trigger: AutomationRunTrigger
    """The event or time that starts it"""
    status: Literal['waiting', 'succeeded', 'failed', 'skipped', 'cancelled']
    """cancelled: stopped while it waited"""
    steps: list[AutomationRunStepsItem]
    """The actions of the run, in their order"""
    waiting: AutomationRunWaiting | None
    """Only of a run that waits"""
    skipped: AutomationRunSkipped | None
    """Why the rule did not run; null if it ran"""
    error: str | None
    """Why the run failed; null if it did not fail"""
    attempt: int
    """Number of the attempt, starting at 1"""
    rule_version: int | None
    """The version of the rule that it was started with"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    causation_id: str
    """What triggered it; for triggers of type event, the id of the history entry"""
    depth: int
    """Number of causes between the first one and this run"""
    started_at: str | None
    """When it started; null before (UTC, ISO 8601)"""
    finished_at: str | None
    """When it finished; null before (UTC, ISO 8601)"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    automation_id: str
    """Id of the automation"""
    automation: AutomationRunAutomation
    """The automation"""


class MoveAction(TypedDict):
    type: Literal['move']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    step_id: str
    """Id of the step"""


class SetFieldAction(TypedDict):
    type: Literal['set_field']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    field: Literal['name', 'description', 'status', 'impact', 'budget', 'customer_id', 'contact_id', 'parent_id', 'form_id', 'costs']
    """Name of a field"""
    value: NotRequired[Any]
    """A value that PATCH projects/{project} accepts for the field"""


class AddTagAction(TypedDict):
    type: Literal['add_tag']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    tag_id: str
    """Id of the tag"""


class AssignUserAction(TypedDict):
    type: Literal['assign_user']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    user_id: str
    """Id of the user"""


class AttachFormAction(TypedDict):
    type: Literal['attach_form']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    form_id: int
    """Id of the form"""


class SendMessageAction(TypedDict):
    type: Literal['send_message']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    channel_id: str
    """Id of the channel"""
    message: str
    """Text of the message"""


class CallWebhookAction(TypedDict):
    type: Literal['call_webhook']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    url: str
    """Address (URL)"""
    payload: NotRequired[dict[str, Any]]
    """Sent with the values of its variables"""


class StartAgentAction(TypedDict):
    type: Literal['start_agent']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    agent_id: str
    """Id of the agent"""
    input: NotRequired[str]
    """Instructions for this execution. The trigger is added to them"""


class StartExportAction(TypedDict):
    type: Literal['start_export']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    export: Literal['project', 'customer', 'contact', 'task', 'form_answer', 'answer_history', 'agent_execution', 'project_execution', 'user']
    """The export to start"""
    columns: NotRequired[list[str]]
    """Keys of the columns. Default: all columns"""
    filters: NotRequired[list[dict[str, Any]]]
    """Filters as in an advanced search of the type"""
    format: NotRequired[Literal['xlsx', 'csv']]
    """Format of the file: `xlsx` or `csv`"""


class WaitActionUntil(TypedDict):
    """A date of the project. A run without it fails"""

    field: str
    """A date of the project, by its name in the advanced search"""
    arguments: NotRequired[list[Any]]
    """As in a filter, such as the id of an edge"""
    offset: NotRequired[int]
    """Seconds after the date; negative ones are before it"""


WaitAction = TypedDict(
    "WaitAction",
    {
        "type": "Literal['wait']",  # Type, which determines the other members
        "name": "NotRequired[str]",  # Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`
        "for": "NotRequired[int]",  # Seconds, at most 366 days
        "until": "NotRequired[WaitActionUntil]",  # A date of the project. A run without it fails
        "event": "NotRequired[WaitEvent]",  # The event that ends the wait
        "conditions": "NotRequired[list[dict[str, Any]]]",  # Only of `event`: must be met when it happens
        "timeout": "NotRequired[int]",  # Required with `event`: seconds after which the wait ends without it
    },
)
"""Waits for a time, until a date of the project, or for an event"""


class WaitEvent1(TypedDict):
    type: Literal['entered']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class WaitEvent2(TypedDict):
    type: Literal['left']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class WaitEvent3(TypedDict):
    type: Literal['attachment_viewed']
    """Type, which determines the other members"""
    attachment_id: NotRequired[str]
    """Id of the attachment"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class WaitEvent4(TypedDict):
    type: Literal['form_answered']
    """Type, which determines the other members"""
    form_id: NotRequired[int]
    """Id of the form"""


class WaitEvent5(TypedDict):
    type: Literal['inbound_message']
    """Type, which determines the other members"""
    channel_id: NotRequired[str]
    """Id of the channel"""


class WaitEvent6(TypedDict):
    type: Literal['event']
    """Type, which determines the other members"""
    event: Literal['project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'task.created', 'task.updated', 'step_attachment.watched']
    """An event in the history of a project"""
    field: NotRequired[str]
    """Only if this field was changed"""


WaitEvent: TypeAlias = "WaitEvent1 | WaitEvent2 | WaitEvent3 | WaitEvent4 | WaitEvent5 | WaitEvent6"


IfActionLevel3 = TypedDict(
    "IfActionLevel3",
    {
        "type": "Literal['if']",  # Type, which determines the other members
        "name": "NotRequired[str]",  # Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`
        "conditions": "list[dict[str, Any]]",  # As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project
        "then": "list[MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction]",  # Executed if the conditions are met
        "else": "NotRequired[list[MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction]]",  # Executed if the conditions are not met
    },
)


class ForEachActionLevel3Over2(TypedDict):
    search: list[dict[str, Any]]
    """Filters of the projects for which the actions run"""


class ForEachActionLevel3(TypedDict):
    type: Literal['for_each']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    over: Literal['children'] | ForEachActionLevel3Over2
    """The children of the project, or the projects that a search finds"""
    limit: NotRequired[int]
    """Projects at most; default: 100"""
    actions: list[MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction]
    """Executed on each project"""


IfActionLevel2 = TypedDict(
    "IfActionLevel2",
    {
        "type": "Literal['if']",  # Type, which determines the other members
        "name": "NotRequired[str]",  # Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`
        "conditions": "list[dict[str, Any]]",  # As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project
        "then": "list[RuleActionLevel3]",  # Executed if the conditions are met
        "else": "NotRequired[list[RuleActionLevel3]]",  # Executed if the conditions are not met
    },
)


RuleActionLevel3: TypeAlias = "MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfActionLevel3 | ForEachActionLevel3"


class ForEachActionLevel2Over2(TypedDict):
    search: list[dict[str, Any]]
    """Filters of the projects for which the actions run"""


class ForEachActionLevel2(TypedDict):
    type: Literal['for_each']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    over: Literal['children'] | ForEachActionLevel2Over2
    """The children of the project, or the projects that a search finds"""
    limit: NotRequired[int]
    """Projects at most; default: 100"""
    actions: list[RuleActionLevel3]
    """Executed on each project"""


IfAction = TypedDict(
    "IfAction",
    {
        "type": "Literal['if']",  # Type, which determines the other members
        "name": "NotRequired[str]",  # Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`
        "conditions": "list[dict[str, Any]]",  # As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project
        "then": "list[RuleActionLevel2]",  # Executed if the conditions are met
        "else": "NotRequired[list[RuleActionLevel2]]",  # Executed if the conditions are not met
    },
)


RuleActionLevel2: TypeAlias = "MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfActionLevel2 | ForEachActionLevel2"


class ForEachActionOver2(TypedDict):
    search: list[dict[str, Any]]
    """Filters of the projects for which the actions run"""


class ForEachAction(TypedDict):
    type: Literal['for_each']
    """Type, which determines the other members"""
    name: NotRequired[str]
    """Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`"""
    over: Literal['children'] | ForEachActionOver2
    """The children of the project, or the projects that a search finds"""
    limit: NotRequired[int]
    """Projects at most; default: 100"""
    actions: list[RuleActionLevel2]
    """Executed on each project"""


class RuleTestExpect(TypedDict):
    """What the rule must do"""

    fires: bool
    """Whether the conditions match"""
    actions: NotRequired[list[str]]
    """Types of the actions with an effect, in their order"""
    branches: NotRequired[dict[str, Literal['then', 'else']]]
    """By the path of an `if`, such as `2` or `2.then.0`"""


class RuleTest(TypedDict):
    name: str
    """Name"""
    project: NotRequired[dict[str, Any]]
    """Values by the field of a condition; fields without one are empty"""
    answers: NotRequired[dict[str, Any]]
    """Values by the id of an edge"""
    event: NotRequired[dict[str, Any]]
    """Details of the event: `event`, `fields`, `step_id`, `form_id`, … By default, it matches the trigger"""
    variables: NotRequired[dict[str, Any]]
    """Values of variables, such as `reply.ended_by`"""
    expect: RuleTestExpect
    """What the rule must do"""


class StepAssistantOwner(TypedDict):
    """The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class StepAssistant(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    description: str
    """Description, plain text"""
    active: bool
    """Whether it is in use"""
    conditions: list[dict[str, Any]]
    """Filters of projects that must match"""
    actions: list[RuleAction]
    """Actions, in this order"""
    tests: list[RuleTest]
    """Test cases, which run before a change is saved"""
    owner: StepAssistantOwner
    """The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs"""
    last_run_at: str | None
    """When it last ran; null if never (UTC, ISO 8601)"""
    runs_count: int
    """Runs that were not skipped"""
    failures_count: int
    """Number of failed runs"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    step_id: str
    """Id of the step"""
    trigger: AssistantTrigger
    """The event or time that starts it"""


RuleAction: TypeAlias = "MoveAction | SetFieldAction | AddTagAction | AssignUserAction | AttachFormAction | SendMessageAction | CallWebhookAction | StartAgentAction | StartExportAction | WaitAction | IfAction | ForEachAction"


class AssistantTrigger1(TypedDict):
    type: Literal['entered']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantTrigger2(TypedDict):
    type: Literal['left']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantTrigger3(TypedDict):
    type: Literal['attachment_viewed']
    """Type, which determines the other members"""
    attachment_id: NotRequired[str]
    """Id of the attachment"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AssistantTrigger4(TypedDict):
    type: Literal['form_answered']
    """Type, which determines the other members"""
    form_id: NotRequired[int]
    """Id of the form"""


class AssistantTrigger5(TypedDict):
    type: Literal['inbound_message']
    """Type, which determines the other members"""
    channel_id: NotRequired[str]
    """Id of the channel"""


class AssistantTrigger6(TypedDict):
    type: Literal['stayed_longer_than']
    """Type, which determines the other members"""
    minutes: int
    """Minutes that a project must stay in the step"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


AssistantTrigger: TypeAlias = "AssistantTrigger1 | AssistantTrigger2 | AssistantTrigger3 | AssistantTrigger4 | AssistantTrigger5 | AssistantTrigger6"


class CreateStepAssistant(TypedDict):
    name: str
    """Name"""
    actions: list[RuleAction]
    """Actions, in this order"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    conditions: NotRequired[list[dict[str, Any]]]
    """Filters of projects that must match"""
    tests: NotRequired[list[RuleTest]]
    """Test cases. They run before a change of the rule is saved"""
    skip_tests: NotRequired[bool]
    """Saves the rule although its test cases fail; default: false"""
    trigger: AssistantTrigger
    """The event or time that starts it"""


class UpdateStepAssistant(TypedDict):
    name: NotRequired[str]
    """Name"""
    actions: NotRequired[list[RuleAction]]
    """Actions, in this order"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    conditions: NotRequired[list[dict[str, Any]]]
    """Filters of projects that must match"""
    tests: NotRequired[list[RuleTest]]
    """Test cases. They run before a change of the rule is saved"""
    skip_tests: NotRequired[bool]
    """Saves the rule although its test cases fail; default: false"""
    trigger: NotRequired[AssistantTrigger]
    """The event or time that starts it"""


class RehearseRule(TypedDict):
    project_id: str
    """Id of the project"""


SimulateRule = TypedDict(
    "SimulateRule",
    {
        "from": "NotRequired[str]",  # Start of the period. Default: 90 days ago
        "to": "NotRequired[str]",  # End of the period. Default: now
    },
)
"""A date means the whole day in UTC. By default, the last 90 days"""


class RuleSimulationSkippedItem(TypedDict):
    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone']
    """Why the rule did not run, as a code"""
    count: int
    """Number of events"""


class RuleSimulationLatestItemTrigger(TypedDict):
    """The event or time that starts it"""

    type: str
    """Type of the event, or `schedule`"""
    detail: dict[str, Any]
    """Details of the event; they depend on its type"""


class RuleSimulationLatestItemPlanItem(TypedDict):
    path: str
    """Place in the rule, such as `2.then.0`"""
    action: str
    """Type of the action"""
    branch: Literal['then', 'else', 'unknown', None]
    """Only of an `if`"""
    wait: str | None
    """Only of a `wait`: for what the run would have waited"""


class RuleSimulationLatestItem(TypedDict):
    occurred_at: str
    """When it occurred (UTC, ISO 8601)"""
    project_id: str | None
    """Id of the project"""
    trigger: RuleSimulationLatestItemTrigger
    """The event or time that starts it"""
    outcome: Literal['would_fire', 'unknown', 'condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone']
    """What would have happened, as a code"""
    plan: list[RuleSimulationLatestItemPlanItem]
    """What a run would have done. Empty if it would not have fired"""
    seen: dict[str, Any]
    """The values that conditions read at that time, by field. Other values are unknown. Empty without projects:read"""


RuleSimulation = TypedDict(
    "RuleSimulation",
    {
        "from": "str",  # Start of the period (UTC, ISO 8601)
        "to": "str",  # End of the period (UTC, ISO 8601)
        "complete": "bool",  # False if the period has more than 200,000 events. `to` is then the time of the last simulated one
        "triggers_count": "int",  # Number of events that match the trigger of the rule
        "would_fire_count": "int",  # How often the rule would have run
        "projects_count": "int",  # Number of projects on which the rule would have acted
        "unknown_count": "int",  # Events for which a value that a condition needs is unknown
        "skipped": "list[RuleSimulationSkippedItem]",  # Number of events for which the rule would not have run, by reason
        "actions": "list[str]",  # The actions of the rule at all levels. `plan` lists those of one run
        "latest": "list[RuleSimulationLatestItem]",  # The last 100, newest first
    },
)


class RuleVersionSummaryAuthor(TypedDict):
    """Who made the change"""

    kind: str
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class RuleVersionSummaryOwner(TypedDict):
    """With whose scopes runs of this version act"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class RuleVersionSummary(TypedDict):
    version: int
    """Number of the version, starting at 1"""
    change: Literal['created', 'updated', 'deleted', 'restored']
    """What created this version"""
    author: RuleVersionSummaryAuthor
    """Who made the change"""
    owner: RuleVersionSummaryOwner
    """With whose scopes runs of this version act"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""


class RuleVersionAuthor(TypedDict):
    """Who made the change"""

    kind: str
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class RuleVersionOwner(TypedDict):
    """With whose scopes runs of this version act"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class RuleVersionDefinition(TypedDict):
    """The rule at this version"""

    name: str
    """Name"""
    description: str
    """Description, plain text"""
    active: bool
    """Whether it is in use"""
    trigger: AutomationTrigger
    """The event or time that starts it"""
    conditions: list[dict[str, Any]]
    """Filters of projects that must match"""
    actions: list[RuleAction]
    """Actions, in this order"""
    tests: list[RuleTest]
    """Test cases of this version"""
    funnel_id: str | None
    """The funnel of an automation; null for the whole frame"""


class RuleVersion(TypedDict):
    version: int
    """Number of the version, starting at 1"""
    change: Literal['created', 'updated', 'deleted', 'restored']
    """What created this version"""
    author: RuleVersionAuthor
    """Who made the change"""
    owner: RuleVersionOwner
    """With whose scopes runs of this version act"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    definition: RuleVersionDefinition
    """The rule at this version"""


class AutomationTrigger1(TypedDict):
    type: Literal['entered']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationTrigger2(TypedDict):
    type: Literal['left']
    """Type, which determines the other members"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationTrigger3(TypedDict):
    type: Literal['attachment_viewed']
    """Type, which determines the other members"""
    attachment_id: NotRequired[str]
    """Id of the attachment"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationTrigger4(TypedDict):
    type: Literal['form_answered']
    """Type, which determines the other members"""
    form_id: NotRequired[int]
    """Id of the form"""


class AutomationTrigger5(TypedDict):
    type: Literal['inbound_message']
    """Type, which determines the other members"""
    channel_id: NotRequired[str]
    """Id of the channel"""


class AutomationTrigger6(TypedDict):
    type: Literal['stayed_longer_than']
    """Type, which determines the other members"""
    minutes: int
    """Minutes that a project must stay in the step"""
    step_id: NotRequired[str]
    """Only for automations. By default, any step"""


class AutomationTrigger7(TypedDict):
    type: Literal['event']
    """Type, which determines the other members"""
    event: Literal['project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'task.created', 'task.updated', 'step_attachment.watched']
    """An event in the history of a project"""
    field: NotRequired[str]
    """Only if this field was changed"""


class AutomationTrigger8(TypedDict):
    type: Literal['schedule']
    """Type, which determines the other members"""
    cron: str
    """Five fields: minute, hour, day, month, day of the week"""
    time_zone: NotRequired[str]
    """Time zone (IANA), such as `Europe/Lisbon`"""
    each_project: NotRequired[bool]
    """Whether the rule runs on each project that meets the conditions (at most 10,000), or once without a project"""


AutomationTrigger: TypeAlias = "AutomationTrigger1 | AutomationTrigger2 | AutomationTrigger3 | AutomationTrigger4 | AutomationTrigger5 | AutomationTrigger6 | AutomationTrigger7 | AutomationTrigger8"


class RuleVersionDiffChangesItem(TypedDict):
    path: str
    """Such as `actions.2.then.0.value`"""
    before: NotRequired[Any]
    """Absent if the value was added"""
    after: NotRequired[Any]
    """Absent if the value was removed"""


RuleVersionDiff = TypedDict(
    "RuleVersionDiff",
    {
        "from": "int | None",  # Null for the first version
        "to": "int",  # Number of the newer version
        "changes": "list[RuleVersionDiffChangesItem]",  # Changed fields with their previous and new values
    },
)


class RestoreRuleVersion(TypedDict):
    skip_tests: NotRequired[bool]
    """Saves the rule although its test cases fail; default: false"""


class RuleTestResultActual(TypedDict):
    """What the rule would do"""

    fires: bool
    """Whether the conditions match"""
    reason: str | None
    """Why it does not fire"""
    actions: list[str]
    """Types of the actions with an effect, in their order"""
    branches: dict[str, Literal['then', 'else', 'unknown']]
    """The branch of each `if`, by its path, such as `2` or `2.then.0`"""


class RuleTestResult(TypedDict):
    name: str
    """Name"""
    passed: bool
    """Whether the rule would do what the test expects"""
    differences: list[str]
    """What was expected, and what the rule would do"""
    actual: RuleTestResultActual
    """What the rule would do"""


class AutomationOwner(TypedDict):
    """The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class Automation(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    description: str
    """Description, plain text"""
    active: bool
    """Whether it is in use"""
    conditions: list[dict[str, Any]]
    """Filters of projects that must match"""
    actions: list[RuleAction]
    """Actions, in this order"""
    tests: list[RuleTest]
    """Test cases, which run before a change is saved"""
    owner: AutomationOwner
    """The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs"""
    last_run_at: str | None
    """When it last ran; null if never (UTC, ISO 8601)"""
    runs_count: int
    """Runs that were not skipped"""
    failures_count: int
    """Number of failed runs"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    trigger: AutomationTrigger
    """The event or time that starts it"""
    scope: AutomationScope
    """Scopes separated by spaces, or the subject of a rule"""


class AutomationScope1(TypedDict):
    type: Literal['frame']
    """`frame`: projects of the whole frame. `funnel`: projects of one funnel"""


class AutomationScope2(TypedDict):
    type: Literal['funnel']
    """`frame`: projects of the whole frame. `funnel`: projects of one funnel"""
    funnel_id: str
    """Id of the funnel"""


AutomationScope: TypeAlias = "AutomationScope1 | AutomationScope2"


class CreateAutomation(TypedDict):
    name: str
    """Name"""
    actions: list[RuleAction]
    """Actions, in this order"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    conditions: NotRequired[list[dict[str, Any]]]
    """Filters of projects that must match"""
    tests: NotRequired[list[RuleTest]]
    """Test cases. They run before a change of the rule is saved"""
    skip_tests: NotRequired[bool]
    """Saves the rule although its test cases fail; default: false"""
    trigger: AutomationTrigger
    """The event or time that starts it"""
    scope: NotRequired[AutomationScope]
    """Scopes separated by spaces, or the subject of a rule"""


class UpdateAutomation(TypedDict):
    name: NotRequired[str]
    """Name"""
    actions: NotRequired[list[RuleAction]]
    """Actions, in this order"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    conditions: NotRequired[list[dict[str, Any]]]
    """Filters of projects that must match"""
    tests: NotRequired[list[RuleTest]]
    """Test cases. They run before a change of the rule is saved"""
    skip_tests: NotRequired[bool]
    """Saves the rule although its test cases fail; default: false"""
    trigger: NotRequired[AutomationTrigger]
    """The event or time that starts it"""
    scope: NotRequired[AutomationScope]
    """Scopes separated by spaces, or the subject of a rule"""


class AiAgentExecutionAgent(TypedDict):
    """The agent, with the version that was executed"""

    id: str
    """Id"""
    name: str
    """Name"""
    version: int
    """Number of the version, starting at 1"""


class AiAgentExecutionStartedBy(TypedDict):
    """Who or what started it"""

    id: str
    """Id"""
    name: str | None
    """Name"""


class AiAgentExecutionTokens(TypedDict):
    """Tokens that the model used"""

    input: int
    """Tokens that were sent to the model"""
    output: int
    """Tokens that the model created"""
    total: int
    """Sum of both"""


class AiAgentExecutionCost(TypedDict):
    """null if the price of a call is unknown"""

    amount: str
    """A decimal number"""
    currency: str
    """Currency (ISO 4217)"""


class AiAgentExecutionStepsItem(TypedDict):
    kind: Literal['message', 'tool_call']
    """`message`: text of the model. `tool_call`: a call of one of the tools of the agent"""
    name: str | None
    """Name"""
    arguments: NotRequired[Any]
    """Arguments of the tool call; null for a message"""
    result: str
    """The result of the tool call, or the text of the message"""
    duration_ms: int
    """Duration in milliseconds"""


class AiAgentExecutionWaitingItem(TypedDict):
    name: str
    """Name"""
    arguments: str
    """Arguments of the tool call, as JSON"""


class AiAgentExecution(TypedDict):
    id: str
    """Id"""
    agent: AiAgentExecutionAgent
    """The agent, with the version that was executed"""
    project_id: str | None
    """Id of the project"""
    trigger: str
    """Kind of the caller that started it, such as user or assistant"""
    started_by: AiAgentExecutionStartedBy
    """Who or what started it"""
    status: Literal['pending', 'running', 'awaiting_approval', 'completed', 'failed', 'cancelled']
    """`awaiting_approval`: a tool call waits until a user approves or refuses it"""
    input: str
    """The task, as text for the model"""
    output: str | None
    """The last message of the model; null before the end"""
    model: str
    """Name of the model"""
    provider: str
    """Provider of the model"""
    tokens: AiAgentExecutionTokens
    """Tokens that the model used"""
    cost: AiAgentExecutionCost | None
    """null if the price of a call is unknown"""
    steps: list[AiAgentExecutionStepsItem]
    """Messages of the model and tool calls, in their order"""
    waiting: list[AiAgentExecutionWaitingItem]
    """Tool calls that wait for an approval"""
    error: str | None
    """Why it failed; null if it did not fail"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    causation_id: str | None
    """The rule run that started it; null for a request"""
    started_at: str | None
    """When it started; null before (UTC, ISO 8601)"""
    completed_at: str | None
    """When it completed; null before (UTC, ISO 8601)"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""


class StartAgentExecution(TypedDict):
    input: str
    """The task, as text for the model"""
    project_id: NotRequired[str]
    """Id of the project"""


class RefuseAgentExecution(TypedDict):
    reason: NotRequired[str]
    """Passed to the model"""


class AgentLimits(TypedDict):
    max_steps: int
    """Maximum number of model calls and tool calls"""
    max_tokens: int
    """Maximum input and output tokens of one execution"""
    max_seconds: int
    """Maximum working time. Waiting for an approval does not count"""
    max_cost: NotRequired[float]
    """Maximum cost of one execution in the currency of the provider’s prices"""
    daily_tokens: NotRequired[int]
    """Maximum tokens of all executions of a day (UTC)"""
    daily_cost: NotRequired[float]
    """Highest cost of a day"""


class AiAgentOwner(TypedDict):
    """The user whose scopes apply"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class AiAgent(TypedDict):
    name: str
    """Name"""
    provider: str
    """Name of a configured provider, or echo"""
    model: str
    """Name of the model"""
    instructions: str
    """Instructions for the model"""
    tools: list[str]
    """Tools that the agent may use"""
    limits: AgentLimits
    """Limits of each execution"""
    needs_approval: bool
    """Whether a user must approve each tool call that changes data"""
    id: str
    """Id"""
    version: int
    """Number of the version, starting at 1"""
    owner: AiAgentOwner
    """The user whose scopes apply"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateAgent(TypedDict):
    name: str
    """Name"""
    provider: str
    """Name of a configured provider, or echo"""
    model: str
    """Name of the model"""
    instructions: str
    """Instructions for the model"""
    tools: NotRequired[list[str]]
    """Operations that the agent can call with the scopes of its owner"""
    limits: AgentLimits
    """Limits of each execution"""
    needs_approval: NotRequired[bool]
    """Whether a user must approve each tool call that changes data"""


class UpdateAgent(TypedDict):
    name: NotRequired[str]
    """Name"""
    provider: NotRequired[str]
    """Name of a configured provider, or echo"""
    model: NotRequired[str]
    """Name of the model"""
    instructions: NotRequired[str]
    """Instructions for the model"""
    tools: NotRequired[list[str]]
    """Operations that the agent can call with the scopes of its owner"""
    limits: NotRequired[AgentLimits]
    """Limits of each execution"""
    needs_approval: NotRequired[bool]
    """Whether a user must approve each tool call that changes data"""


class WebhookFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: str
    """How values are compared"""
    value: NotRequired[Any]
    """Value; its format depends on the field"""


class WebhookOwner(TypedDict):
    """The user whose scopes apply"""

    kind: str
    """Kind of the account"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class Webhook(TypedDict):
    """Sends events to a URL. Its secret is not shown"""

    id: str
    """Id"""
    frame_id: str
    """Id of the frame"""
    name: str
    """Name"""
    description: str
    """Description, plain text"""
    url: str
    """Address (URL)"""
    kinds: list[str]
    """Kinds of events"""
    project_ids: list[str] | None
    """Ids of the projects"""
    funnel_id: str | None
    """Id of the funnel"""
    view_id: str | None
    """Id of the view"""
    filters: list[WebhookFiltersItem]
    """Filters of events; all must match"""
    ordering: Literal['project', 'none']
    """project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project"""
    header_names: list[str]
    """Names of the custom headers. Their values are not shown"""
    active: bool
    """Whether it is in use"""
    disabled_reason: Literal['paused', 'failing', 'gone', None]
    """paused: by a user; failing: no delivery succeeded for one day; gone: the receiver responded with 410"""
    notice: str | None
    """The reason in a sentence, with the last response of the receiver"""
    disabled_at: str | None
    """When it was disabled; null if it is active (UTC, ISO 8601)"""
    failing_since: str | None
    """When the first pending delivery failed"""
    waiting_count: int
    """Number of pending deliveries"""
    previous_secret_until: str | None
    """Until then, deliveries are also signed with the previous secret"""
    owner: WebhookOwner
    """The user whose scopes apply"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class EventFilter(TypedDict):
    field: str
    """`type`, `subject`, `source` or a member of `data`, such as `data.changes.field`. Lists match by any of their entries"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """Operators of searches"""
    value: NotRequired[str | float | bool | None | list[str | float | bool | None]]
    """A text, a number, true or false, null, or a list for `equals` and `not_equals`"""


class CreateWebhook(TypedDict):
    name: str
    """Name"""
    url: str
    """http or https, on the public internet. Redirects are not followed"""
    kinds: list[Literal['*', 'project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'project.shared', 'project.unshared', 'task.created', 'task.updated', 'task.deleted', 'task.restored', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'step_attachment.watched', 'form.answered', 'form.attached', 'form.detached', 'conversation.linked', 'message.received', 'message.sent', 'message.failed', 'assistant.succeeded', 'assistant.failed', 'automation.succeeded', 'automation.failed', 'ai_agent.completed', 'ai_agent.failed', 'ai_agent.cancelled', 'ai_agent.approved', 'ai_agent.refused', 'audit.entry_recorded', 'webhook.disabled']]
    """Kinds of events, or * for all, including future ones, except audit.entry_recorded"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    project_ids: NotRequired[list[str] | None]
    """Only events of these projects; null for all"""
    funnel_id: NotRequired[str | None]
    """Only events in this funnel and of projects in it; null for all"""
    view_id: NotRequired[str | None]
    """Only events of projects that are in this saved view when the event is delivered; null for all. Other deliveries are skipped"""
    filters: NotRequired[list[EventFilter]]
    """Only events that match all of these filters; at most 20"""
    ordering: NotRequired[Literal['project', 'none']]
    """project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project"""
    headers: NotRequired[dict[str, str]]
    """Headers of each delivery, such as `authorization`; at most 20. Their values are not shown. Not possible: `webhook-*`, `proxy-*`, `content-*`, `host`, `user-agent` and headers of the connection"""


class UpdateWebhook(TypedDict):
    name: NotRequired[str]
    """Name"""
    url: NotRequired[str]
    """http or https, on the public internet. Redirects are not followed"""
    kinds: NotRequired[list[Literal['*', 'project.created', 'project.updated', 'project.deleted', 'project.restored', 'project.merged', 'project.unmerged', 'project.shared', 'project.unshared', 'task.created', 'task.updated', 'task.deleted', 'task.restored', 'funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left', 'funnel.late', 'funnel.overdue', 'step_attachment.watched', 'form.answered', 'form.attached', 'form.detached', 'conversation.linked', 'message.received', 'message.sent', 'message.failed', 'assistant.succeeded', 'assistant.failed', 'automation.succeeded', 'automation.failed', 'ai_agent.completed', 'ai_agent.failed', 'ai_agent.cancelled', 'ai_agent.approved', 'ai_agent.refused', 'audit.entry_recorded', 'webhook.disabled']]]
    """Kinds of events, or * for all, including future ones, except audit.entry_recorded"""
    description: NotRequired[str]
    """Description, plain text"""
    active: NotRequired[bool]
    """Whether it is in use"""
    project_ids: NotRequired[list[str] | None]
    """Only events of these projects; null for all"""
    funnel_id: NotRequired[str | None]
    """Only events in this funnel and of projects in it; null for all"""
    view_id: NotRequired[str | None]
    """Only events of projects that are in this saved view when the event is delivered; null for all. Other deliveries are skipped"""
    filters: NotRequired[list[EventFilter]]
    """Only events that match all of these filters; at most 20"""
    ordering: NotRequired[Literal['project', 'none']]
    """project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project"""
    headers: NotRequired[dict[str, str | None]]
    """Headers of each delivery, such as `authorization`; at most 20. Their values are not shown. Not possible: `webhook-*`, `proxy-*`, `content-*`, `host`, `user-agent` and headers of the connection. Other headers remain; null removes one"""


class WebhookAttemptRequest(TypedDict):
    """The request that was sent"""

    method: Literal['POST']
    """HTTP method"""
    url: str
    """Address (URL)"""
    headers: dict[str, str]
    """Without the signature"""


class WebhookAttemptResponse(TypedDict):
    """The response of the receiver; null if there was none"""

    status: int
    """HTTP status"""
    headers: dict[str, str]
    """HTTP headers"""
    body: str
    """The first 4 KB of the body"""


class WebhookAttempt(TypedDict):
    verdict: Literal['delivered', 'refused', 'gone', 'redirected', 'timeout', 'unreachable', 'address_refused']
    """`refused`: a status outside of 2xx, or no response. `gone`: status 410. `redirected`: 3xx"""
    detail: str
    """The result in a sentence"""
    started_at: str
    """When it started; null before (UTC, ISO 8601)"""
    duration_ms: int
    """Duration in milliseconds"""
    request: WebhookAttemptRequest
    """The request that was sent"""
    response: WebhookAttemptResponse | None
    """The response of the receiver; null if there was none"""


class WebhookDelivery(TypedDict):
    """The delivery of one event to one webhook"""

    id: str
    """Id"""
    webhook_id: str
    """Id of the webhook"""
    event_id: str
    """Also the `webhook-id` of each attempt"""
    kind: str
    """Kind of the event"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    causation_id: str | None
    """The cause of the event; null for a request"""
    project_id: str | None
    """Id of the project"""
    status: Literal['pending', 'delivered', 'failed', 'skipped']
    """`pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests and of webhooks without an order; `skipped`: the project was not in the view of the webhook"""
    failures: int
    """Number of consecutive failed attempts"""
    next_attempt_at: str | None
    """When it is retried; null if it is not (UTC, ISO 8601)"""
    delivered_at: str | None
    """When it was delivered; null if it was not (UTC, ISO 8601)"""
    occurred_at: str
    """When the event happened"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    last_attempt: WebhookAttempt | None
    """The last attempt; null before the first"""


class WebhookDeliveryDetail(TypedDict):
    id: str
    """Id"""
    webhook_id: str
    """Id of the webhook"""
    event_id: str
    """Also the `webhook-id` of each attempt"""
    kind: str
    """Kind of the event"""
    correlation_id: str
    """Identifies the first cause of the chain"""
    causation_id: str | None
    """The cause of the event; null for a request"""
    project_id: str | None
    """Id of the project"""
    status: Literal['pending', 'delivered', 'failed', 'skipped']
    """`pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests and of webhooks without an order; `skipped`: the project was not in the view of the webhook"""
    failures: int
    """Number of consecutive failed attempts"""
    next_attempt_at: str | None
    """When it is retried; null if it is not (UTC, ISO 8601)"""
    delivered_at: str | None
    """When it was delivered; null if it was not (UTC, ISO 8601)"""
    occurred_at: str
    """When the event happened"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    payload: str
    """The body of each request, as it is signed"""
    attempts: list[WebhookAttempt]
    """At most 100, newest first"""


ReplayWebhook = TypedDict(
    "ReplayWebhook",
    {
        "from": "str",  # Start of the period
        "to": "str",  # End of the period
    },
)
"""When the events happened. A date means the whole day in UTC"""


class Event(TypedDict):
    """A CloudEvent, the same body that webhooks receive"""

    specversion: Literal['1.0']
    """Version of CloudEvents"""
    id: str
    """Id"""
    source: str
    """The service that published the event"""
    type: str
    """Kind of the event"""
    subject: NotRequired[str]
    """The project, conversation or webhook of the event"""
    time: str
    """When it happened (UTC, ISO 8601)"""
    frameid: str
    """Id of the frame"""
    correlationid: str
    """Identifies the first cause of the chain"""
    causationid: NotRequired[str]
    """The cause; absent for a request"""
    data: dict[str, Any]
    """Depends on the kind, as for webhooks"""


class LinkAttachment(TypedDict):
    name: str
    """Name"""
    type: Literal['video', 'file']
    """Type, which determines the other members"""
    url: str
    """Address (URL)"""
    duration: NotRequired[float]
    """Duration of the video in seconds"""


class UploadAttachment(TypedDict):
    file: FileInput
    """Up to 500 MB"""
    name: NotRequired[str]
    """By default, the name of the file"""
    duration: NotRequired[float]
    """Duration of the video in seconds"""


class OrderSteps1(TypedDict):
    """All steps, in order"""

    step_ids: list[str]
    """Ids of the steps"""


class OrderSteps2(TypedDict):
    step_id: str
    """Id of the step"""
    before: str
    """Id of the step before which it is moved"""


class OrderSteps3(TypedDict):
    step_id: str
    """Id of the step"""
    after: str
    """Id of the step after which it is moved"""


OrderSteps: TypeAlias = "OrderSteps1 | OrderSteps2 | OrderSteps3"


class OrderAttachments1(TypedDict):
    """All attachments of the step, in order"""

    attachment_ids: list[str]
    """Ids of the attachments"""


class OrderAttachments2(TypedDict):
    attachment_id: str
    """Id of the attachment"""
    before: str
    """Id of the attachment before which it is moved"""


class OrderAttachments3(TypedDict):
    attachment_id: str
    """Id of the attachment"""
    after: str
    """Id of the attachment after which it is moved"""


OrderAttachments: TypeAlias = "OrderAttachments1 | OrderAttachments2 | OrderAttachments3"


class FieldRules(TypedDict):
    """The supported rules depend on the type. The error for an unsupported rule lists them."""

    min_length: NotRequired[int]
    """Fewest characters"""
    max_length: NotRequired[int]
    """Most characters"""
    min: NotRequired[float | str]
    """Lowest value"""
    max: NotRequired[float | str]
    """Highest value"""
    integer: NotRequired[bool]
    """Whether only whole numbers are valid"""
    currency: NotRequired[str]
    """Currency (ISO 4217)"""
    min_choices: NotRequired[int]
    """Fewest choices"""
    max_choices: NotRequired[int]
    """Most choices"""
    max_bytes: NotRequired[int]
    """Largest size in bytes"""
    mime_types: NotRequired[list[str]]
    """Allowed media types"""
    min_items: NotRequired[int]
    """Lines of a group"""
    max_items: NotRequired[int]
    """Lines of a group. Default: 200"""
    decimals: NotRequired[int]
    """Decimals of a calculated number. Default: 10. With a currency, the result is in minor units"""


class WriteGroupFieldOptionsItem(TypedDict):
    value: str
    """Value that answers contain"""
    label: str
    """Label, for people"""


class WriteGroupFieldVisibleWhen1AllItem(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteGroupFieldVisibleWhen1(TypedDict):
    all: list[WriteGroupFieldVisibleWhen1AllItem]
    """Conditions of which all must match"""


class WriteGroupFieldVisibleWhen2AnyItem(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteGroupFieldVisibleWhen2(TypedDict):
    any: list[WriteGroupFieldVisibleWhen2AnyItem]
    """Conditions of which one must match"""


class WriteGroupFieldVisibleWhen3(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteGroupField(TypedDict):
    id: NotRequired[str]
    """Id of an existing field. Omit it for a new field"""
    key: NotRequired[str | None]
    """A name that you choose, unique in the form. Conditions can refer to it"""
    label: str
    """Label, for people"""
    help: NotRequired[str | None]
    """Help text of the field"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type of the answer"""
    required: NotRequired[bool]
    """Whether a value is required"""
    options: NotRequired[list[WriteGroupFieldOptionsItem]]
    """Options to choose from"""
    validation: NotRequired[FieldRules]
    """Which answers are valid"""
    visible_when: NotRequired[WriteGroupFieldVisibleWhen1 | WriteGroupFieldVisibleWhen2 | WriteGroupFieldVisibleWhen3 | None]
    """Conditions under which the field is shown"""
    expression: NotRequired[str]
    """Only for the type calculated. Fields by their keys, numbers, + - * / and parentheses, round(x, decimals), and sum, count, min, max or average of a column: sum(lines.quantity * lines.price). Amounts are in minor units."""


class WriteFieldOptionsItem(TypedDict):
    value: str
    """Value that answers contain"""
    label: str
    """Label, for people"""


class WriteFieldVisibleWhen1AllItem(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteFieldVisibleWhen1(TypedDict):
    all: list[WriteFieldVisibleWhen1AllItem]
    """Conditions of which all must match"""


class WriteFieldVisibleWhen2AnyItem(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteFieldVisibleWhen2(TypedDict):
    any: list[WriteFieldVisibleWhen2AnyItem]
    """Conditions of which one must match"""


class WriteFieldVisibleWhen3(TypedDict):
    field_id: str
    """Id of another field of the form, or its key"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[str | float | bool]
    """The value to compare with; its format depends on the field"""


class WriteField(TypedDict):
    id: NotRequired[str]
    """Id of an existing field. Omit it for a new field"""
    key: NotRequired[str | None]
    """A name that you choose, unique in the form. Conditions can refer to it"""
    label: str
    """Label, for people"""
    help: NotRequired[str | None]
    """Help text of the field"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type of the answer"""
    required: NotRequired[bool]
    """Whether a value is required"""
    options: NotRequired[list[WriteFieldOptionsItem]]
    """Options to choose from"""
    validation: NotRequired[FieldRules]
    """Which answers are valid"""
    visible_when: NotRequired[WriteFieldVisibleWhen1 | WriteFieldVisibleWhen2 | WriteFieldVisibleWhen3 | None]
    """Conditions under which the field is shown"""
    expression: NotRequired[str]
    """Only for the type calculated. Fields by their keys, numbers, + - * / and parentheses, round(x, decimals), and sum, count, min, max or average of a column: sum(lines.quantity * lines.price). Amounts are in minor units."""
    fields: NotRequired[list[WriteGroupField]]
    """Only for the type group: the fields of each line"""
    item_label: NotRequired[str | None]
    """Only for the type group: the name of a line, such as Item"""


class WriteFormPage(TypedDict):
    """How the public page of the form behaves"""

    sections_as_pages: NotRequired[bool]
    """Each section begins a page of its own"""
    review: NotRequired[bool]
    """Respondents check their answers before they send them"""
    redirect_url: NotRequired[str | None]
    """Opened after a submission. Null shows the respondent a copy of the answers"""
    embed_origins: NotRequired[list[str]]
    """Origins of pages that may embed the form. Without one, no page may"""
    translations: NotRequired[dict[str, dict[str, str]]]
    """Texts of the form in other languages: an object for each language, with the texts of the form as names. Texts without a translation stay as they are"""


class CreateForm(TypedDict):
    title: str
    """Title"""
    description: NotRequired[str]
    """Description, plain text"""
    fields: NotRequired[list[WriteField]]
    """Fields, in this order"""
    page: NotRequired[WriteFormPage]
    """How the form looks and behaves as a page"""


class GroupFieldOptionsItem(TypedDict):
    value: str
    """Value that answers contain"""
    label: str
    """Label, for people"""


class GroupField(TypedDict):
    id: str
    """Used as edge in searches. The same in all versions of the form"""
    key: str | None
    """Name of the field for formulas and programs; null without one"""
    label: str
    """Label, for people"""
    help: str | None
    """Help text of the field"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type of the answer"""
    required: bool
    """Whether a value is required"""
    options: list[GroupFieldOptionsItem]
    """Options to choose from"""
    validation: FieldRules
    """Which answers are valid"""
    visible_when: NotRequired[dict[str, Any] | None]
    """Conditions under which the field is shown"""
    expression: NotRequired[str]
    """Only of calculated fields"""


class FormFieldOptionsItem(TypedDict):
    value: str
    """Value that answers contain"""
    label: str
    """Label, for people"""


class FormField(TypedDict):
    id: str
    """Used as edge in searches. The same in all versions of the form"""
    key: str | None
    """Name of the field for formulas and programs; null without one"""
    label: str
    """Label, for people"""
    help: str | None
    """Help text of the field"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type of the answer"""
    required: bool
    """Whether a value is required"""
    options: list[FormFieldOptionsItem]
    """Options to choose from"""
    validation: FieldRules
    """Which answers are valid"""
    visible_when: NotRequired[dict[str, Any] | None]
    """Conditions under which the field is shown"""
    expression: NotRequired[str]
    """Only of calculated fields"""
    fields: NotRequired[list[GroupField]]
    """Only of groups: the fields of each line"""
    item_label: NotRequired[str | None]
    """Only of groups: the name of a line"""


class FormPage(TypedDict):
    """How the public page of the form behaves"""

    sections_as_pages: bool
    """Each section begins a page of its own"""
    review: bool
    """Respondents check their answers before they send them"""
    redirect_url: str | None
    """Opened after a submission. Null shows the respondent a copy of the answers"""
    embed_origins: list[str]
    """Origins of pages that may embed the form. Without one, no page may"""
    translations: dict[str, dict[str, str]]
    """Texts of the form in other languages: an object for each language, with the texts of the form as names"""


class Form(TypedDict):
    id: int
    """Id"""
    title: str
    """Title"""
    description: str
    """Description, plain text"""
    frame_id: str
    """Id of the frame"""
    version: int
    """Number of the version, starting at 1"""
    created_by: str | None
    """Id of the user who created it; null if it was not a user"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    fields: list[FormField]
    """Fields, in this order"""
    page: FormPage
    """How the form looks and behaves as a page"""


class UpdateFormPage(TypedDict):
    """Members that are absent stay as they are"""

    sections_as_pages: NotRequired[bool]
    """Each section begins a page of its own"""
    review: NotRequired[bool]
    """Respondents check their answers before they send them"""
    redirect_url: NotRequired[str | None]
    """Opened after a submission. Null shows the respondent a copy of the answers"""
    embed_origins: NotRequired[list[str]]
    """Origins of pages that may embed the form. Without one, no page may"""
    translations: NotRequired[dict[str, dict[str, str]]]
    """Texts of the form in other languages: an object for each language, with the texts of the form as names. Texts without a translation stay as they are"""


class UpdateForm(TypedDict):
    """Lists are replaced: fields that the request does not contain are removed from the next version."""

    title: NotRequired[str]
    """Title"""
    description: NotRequired[str]
    """Description, plain text"""
    fields: NotRequired[list[WriteField]]
    """Fields, in this order"""
    page: NotRequired[UpdateFormPage]
    """Members that are absent stay as they are"""


class FormTheme(TypedDict):
    """Colors and logo of the public form pages of a frame"""

    accent_color: str | None
    """Color of buttons and links, such as `#c00`"""
    text_color: str | None
    """Color of texts, such as `#222`"""
    surface_color: str | None
    """Color of the form, such as `#fff`"""
    background_color: str | None
    """Color behind the form, such as `#eee`"""
    logo: str | None
    """Link of the logo; null without one"""


class UpdateFormTheme(TypedDict):
    """Members that are absent stay as they are. Null means the default"""

    accent_color: NotRequired[str | None]
    """Buttons, links and progress"""
    text_color: NotRequired[str | None]
    """Texts"""
    surface_color: NotRequired[str | None]
    """Behind the questions"""
    background_color: NotRequired[str | None]
    """Around the questions"""
    logo: NotRequired[str | None]
    """A data URI of a PNG, JPEG or WebP image of at most 12 KB"""


class GetForm(TypedDict):
    id: int
    """Id"""
    accessor: NotRequired[Accessor]
    """The context of an answer"""


class Accessor(TypedDict):
    type: Literal['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']
    """Type, which determines the other members"""
    project_id: str
    """Id of the project"""
    id: NotRequired[int | str | None | Literal['']]
    """Id"""


class AnswerValue6(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    url: str
    """Address (URL)"""


class AnswerAccessor(TypedDict):
    """The context of an answer"""

    type: Literal['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']
    """Type of the context"""
    project_id: str
    """Id of the project"""
    id: int | str | None
    """Id"""


class AnswerAnsweredBy(TypedDict):
    """The user who answered"""

    id: str
    """Id"""
    name: str | None
    """Name"""


class Answer(TypedDict):
    id: str
    """Id"""
    form_id: int
    """Id of the form"""
    form_title: str
    """Title of the form"""
    form_version: int
    """Version of the form that was answered"""
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type of the field"""
    value: str | float | bool | list[str] | list[dict[str, str | float | bool | list[str]]] | AnswerValue6 | None
    """The format depends on the type of the field"""
    accessor: AnswerAccessor
    """The context of an answer"""
    answered_by: AnswerAnsweredBy
    """The user who answered"""
    answered_at: str
    """When it was answered (UTC, ISO 8601)"""


class AnsweredForm(TypedDict):
    id: int
    """Id"""
    title: str
    """Title"""
    description: str
    """Description, plain text"""
    frame_id: str
    """Id of the frame"""
    version: int
    """Number of the version, starting at 1"""
    created_by: str | None
    """Id of the user who created it; null if it was not a user"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    fields: list[FormField]
    """Fields, in this order"""
    page: FormPage
    """How the form looks and behaves as a page"""
    answers: NotRequired[list[Answer]]
    """Only if an accessor was given"""


class FormSummary(TypedDict):
    id: int
    """Id"""
    title: str
    """Title"""
    description: str
    """Description, plain text"""
    frame_id: str
    """Id of the frame"""
    version: int
    """Number of the version, starting at 1"""
    created_by: str | None
    """Id of the user who created it; null if it was not a user"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    fields_count: int
    """Number of fields"""


class FormEdgeForm(TypedDict):
    """The form that contains the field"""

    id: int
    """Id"""
    title: str
    """Title"""


class FormEdge(TypedDict):
    """A field in its form"""

    id: str
    """The value for `arguments` of filters and sorts by answers"""
    label: str
    """The label of the field"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """The type of the field. It decides which operators apply"""
    form: FormEdgeForm
    """The form that contains the field"""


class AttachLooseForm(TypedDict):
    id: int
    """Id"""


class LooseFormForm(TypedDict):
    """The form"""

    id: int
    """Id"""
    title: str
    """Title"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class LooseForm(TypedDict):
    id: int
    """Id"""
    project_id: str
    """Id of the project"""
    form_id: int
    """Id of the form"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    form: LooseFormForm
    """The form"""


class PutAnswersAnswersItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class PutAnswers(TypedDict):
    form_id: int
    """Id of the form"""
    accessor: Accessor
    """The context of an answer"""
    answers: list[PutAnswersAnswersItem]
    """The new answers. Other answers do not change"""


class ClearAnswers(TypedDict):
    form_id: int
    """Id of the form"""
    accessor: Accessor
    """The context of an answer"""
    field_ids: NotRequired[list[str]]
    """Ids of the fields"""


class AnswerChangeAccessor(TypedDict):
    """The context of an answer"""

    type: Literal['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']
    """Type of the context"""
    project_id: str
    """Id of the project"""
    id: int | str | None
    """Id"""


class AnswerChangeOldValue6(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    url: str
    """Address (URL)"""


class AnswerChangeNewValue6(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    url: str
    """Address (URL)"""


class AnswerChangeChangedBy(TypedDict):
    """Who or what changed it"""

    id: str
    """Id"""
    name: str | None
    """Name"""
    kind: str
    """Kind of the account, or of what acted without one"""


class AnswerChange(TypedDict):
    id: str
    """Id"""
    form_id: int
    """Id of the form"""
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    accessor: AnswerChangeAccessor
    """The context of an answer"""
    old_value: str | float | bool | list[str] | list[dict[str, str | float | bool | list[str]]] | AnswerChangeOldValue6 | None
    """The format depends on the type of the field"""
    new_value: str | float | bool | list[str] | list[dict[str, str | float | bool | list[str]]] | AnswerChangeNewValue6 | None
    """The format depends on the type of the field"""
    changed_by: AnswerChangeChangedBy
    """Who or what changed it"""
    way: Literal['api', 'form_link', 'upload', 'move', 'duplicate', 'import']
    """How it was changed, such as through the API or a link"""
    changed_at: str
    """When it changed (UTC, ISO 8601)"""


AnswerFileUpload = TypedDict(
    "AnswerFileUpload",
    {
        "file": "FileInput",  # At most 25 MB. The type is determined by the content
        "form_id": "int",  # Id of the form
        "field_id": "str",  # Id of the field
        "accessor[type]": "str",  # Type of the context
        "accessor[project_id]": "str",  # Id of the project
        "accessor[id]": "NotRequired[str]",  # Id of the context; empty for `project_form`
    },
)


class AnswerFile(TypedDict):
    """The url is valid for ten minutes"""

    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    url: str
    """Address (URL)"""


class GenerateFormLinkPrefillItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class GenerateFormLink(TypedDict):
    form_id: int
    """Id of the form"""
    accessor: Accessor
    """The context of an answer"""
    expires_in: NotRequired[int]
    """Seconds. Default: 604,800"""
    expires_at: NotRequired[str]
    """When it expires; null if never (UTC, ISO 8601)"""
    single_use: NotRequired[bool]
    """Whether a link is spent by its first submission"""
    pin: NotRequired[str | None]
    """Required to open the link. After 5 wrong PINs in a row the link is blocked for 15 minutes. After 20 wrong PINs in total it is locked permanently"""
    quantity: NotRequired[int]
    """Number of links"""
    context: NotRequired[Literal['shared', 'separate']]
    """shared: all submissions are stored in the accessor, so a later one replaces answers of an earlier one. separate: each submission is stored in a new loose form of the project. Default: shared for a single link for one use, otherwise separate"""
    prefill: NotRequired[list[GenerateFormLinkPrefillItem]]
    """Initial values of the form"""


class FormLinkAccessor(TypedDict):
    """The context of an answer"""

    type: Literal['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']
    """Type of the context"""
    project_id: str
    """Id of the project"""
    id: int | str | None
    """Id"""


class FormLink(TypedDict):
    id: str
    """Id"""
    form_id: int
    """Id of the form"""
    accessor: FormLinkAccessor
    """The context of an answer"""
    state: Literal['active', 'expired', 'spent', 'revoked']
    """`spent`: a link for one submission was used"""
    single_use: bool
    """Whether a link is spent by its first submission"""
    context: Literal['shared', 'separate']
    """Whether submissions share the context of the link"""
    has_pin: bool
    """Whether a PIN is required"""
    expires_at: str
    """When it expires; null if never (UTC, ISO 8601)"""
    spent_at: str | None
    """When it was used; null before (UTC, ISO 8601)"""
    revoked_at: str | None
    """When it was revoked; null if it was not (UTC, ISO 8601)"""
    created_by: str
    """Id of the user who created it; null if it was not a user"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""


class FormLinkAccess(TypedDict):
    id: str
    """Id"""
    kind: Literal['opened', 'submitted', 'refused_pin']
    """`refused_pin`: a wrong PIN was entered"""
    address: str | None
    """IP address of the client. Null if it is not known"""
    user_agent: str | None
    """Browser or program"""
    at: str
    """When it was opened or submitted (UTC, ISO 8601)"""


class SubmitFormPage(TypedDict):
    """Form-encoded texts by the ids of fields; `<group>.<line>.<field>` in groups. With `add`, the page gets another line of this group instead"""

    key: NotRequired[str]
    """Idempotency key of the submission"""


class SubmitFormAnswersItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class SubmitForm(TypedDict):
    """The value of a file field is the id from the response of the upload"""

    answers: list[SubmitFormAnswersItem]
    """An answer for each field with one"""


class LinkUpload(TypedDict):
    file: FileInput
    """The file, for a field of the type `file`"""
    field_id: str
    """Id of the field"""


class WriteIntakeFields(TypedDict):
    """Ids of the fields whose answers are used"""

    project_name: NotRequired[str | None]
    """A short text. Null names projects after the form and the contact"""
    contact_name: NotRequired[str | None]
    """A short text"""
    email: NotRequired[str | None]
    """An e-mail. Finds the contact"""
    phone: NotRequired[str | None]
    """A phone number. Finds the contact if the e-mail does not"""


class CreateIntakeLink(TypedDict):
    funnel_id: NotRequired[str | None]
    """New projects enter its first step. Requires funnels:write"""
    template_id: NotRequired[str | None]
    """New projects are copies of this template"""
    customer_id: NotRequired[str | None]
    """Null for the customer of the contact, if it has exactly one"""
    fields: NotRequired[WriteIntakeFields]
    """Fields of the form whose answers become fields of the project and the contact"""
    quota_total: NotRequired[int | None]
    """Maximum number of projects. Null for no limit"""
    quota_per_day: NotRequired[int | None]
    """Maximum number of projects of a day in UTC. Null for no limit"""
    duplicate_window_hours: NotRequired[int]
    """The same answers of the same e-mail or phone within this time create no second project. 0 accepts them"""
    proof_difficulty: NotRequired[int]
    """Leading zero bits of the proof of work. Each bit doubles the work. Rises while there are many submissions"""
    status_shows: NotRequired[list[Literal['step', 'closed']]]
    """What the status page shows in addition to the time of the submission. Default: closed"""
    redirect_url: NotRequired[str | None]
    """Opened after a submission. Null for the setting of the form"""
    embed_origins: NotRequired[list[str] | None]
    """Origins of pages that may embed the form. Null for the setting of the form"""
    expires_at: NotRequired[str | None]
    """When it expires; null if never (UTC, ISO 8601)"""
    active: NotRequired[bool]
    """An inactive link accepts no submissions"""
    name: str
    """Name"""
    form_id: int
    """Id of the form"""


class IntakeLinkFields(TypedDict):
    """Fields of the form whose answers become fields of the project and the contact"""

    project_name: str | None
    """Id of the field with the name of the project; null for none"""
    contact_name: str | None
    """Id of the field with the name of the contact; null for none"""
    email: str | None
    """Id of the field with the e-mail address of the contact; null for none"""
    phone: str | None
    """Id of the field with the phone number of the contact; null for none"""


class IntakeLinkSubmissions(TypedDict):
    """Accepted submissions, without duplicates. Days are in UTC"""

    total: int
    """Accepted in total"""
    today: int
    """Accepted today (UTC)"""


class IntakeLink(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    url: str
    """Public address of the form"""
    form_id: int
    """Id of the form"""
    funnel_id: str | None
    """Id of the funnel"""
    template_id: str | None
    """Id of the template"""
    customer_id: str | None
    """Id of the customer"""
    fields: IntakeLinkFields
    """Fields of the form whose answers become fields of the project and the contact"""
    quota_total: int | None
    """Maximum number of projects. Null for no limit"""
    quota_per_day: int | None
    """Maximum number of projects of a day in UTC. Null for no limit"""
    duplicate_window_hours: int
    """The same answers of the same e-mail or phone within this time create no second project"""
    proof_difficulty: int
    """Leading zero bits of the proof of work. It rises while there are many submissions"""
    status_shows: list[Literal['step', 'closed']]
    """What the status page shows in addition to the time of the submission"""
    redirect_url: str | None
    """Opened after a submission. Null for the setting of the form"""
    embed_origins: list[str] | None
    """Origins of pages that may embed the form. Null for the setting of the form"""
    expires_at: str | None
    """When it expires; null if never (UTC, ISO 8601)"""
    active: bool
    """Whether it is in use"""
    state: Literal['active', 'inactive', 'expired', 'exhausted']
    """exhausted: quota_total is used up"""
    submissions: IntakeLinkSubmissions
    """Accepted submissions, without duplicates. Days are in UTC"""
    created_by: str
    """Id of the user who created it; null if it was not a user"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class UpdateIntakeLink(TypedDict):
    funnel_id: NotRequired[str | None]
    """New projects enter its first step. Requires funnels:write"""
    template_id: NotRequired[str | None]
    """New projects are copies of this template"""
    customer_id: NotRequired[str | None]
    """Null for the customer of the contact, if it has exactly one"""
    fields: NotRequired[WriteIntakeFields]
    """Fields of the form whose answers become fields of the project and the contact"""
    quota_total: NotRequired[int | None]
    """Maximum number of projects. Null for no limit"""
    quota_per_day: NotRequired[int | None]
    """Maximum number of projects of a day in UTC. Null for no limit"""
    duplicate_window_hours: NotRequired[int]
    """The same answers of the same e-mail or phone within this time create no second project. 0 accepts them"""
    proof_difficulty: NotRequired[int]
    """Leading zero bits of the proof of work. Each bit doubles the work. Rises while there are many submissions"""
    status_shows: NotRequired[list[Literal['step', 'closed']]]
    """What the status page shows in addition to the time of the submission. Default: closed"""
    redirect_url: NotRequired[str | None]
    """Opened after a submission. Null for the setting of the form"""
    embed_origins: NotRequired[list[str] | None]
    """Origins of pages that may embed the form. Null for the setting of the form"""
    expires_at: NotRequired[str | None]
    """When it expires; null if never (UTC, ISO 8601)"""
    active: NotRequired[bool]
    """An inactive link accepts no submissions"""
    name: NotRequired[str]
    """Name"""


class IntakeSubmissionIssuesItem(TypedDict):
    code: str
    """Code of the problem"""
    detail: str
    """The problem in a sentence"""


class IntakeSubmission(TypedDict):
    id: str
    """Id"""
    project_id: str
    """Exists as soon as progress is answered or completed"""
    contact_id: int | None
    """Id of the contact"""
    progress: Literal['received', 'answered', 'completed']
    """received: the project is being created. answered: it exists. completed: it is in the funnel too"""
    issues: list[IntakeSubmissionIssuesItem]
    """Why a part of the submission has no effect, such as a blocked move"""
    duplicates: int
    """Later submissions that were the same"""
    attempts: int
    """How often its processing was tried"""
    status_url: str
    """Address of the page on which the sender sees the status"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    completed_at: str | None
    """When it completed; null before (UTC, ISO 8601)"""


class IntakeChallenge(TypedDict):
    """Find a whole number so that the SHA-256 of "<salt>:<number>" begins with `difficulty` zero bits. Send "<token>:<number>" as X-Proof-Of-Work"""

    token: str
    """Identifies the challenge in X-Proof-Of-Work"""
    algorithm: Literal['SHA-256']
    """Hash function of the proof of work"""
    salt: str
    """Text before the number that is searched"""
    difficulty: int
    """Number of leading zero bits"""
    expires_at: str
    """When it expires; null if never (UTC, ISO 8601)"""


class SubmitIntakeAnswersItem(TypedDict):
    field_id: str
    """Id of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""


class SubmitIntake(TypedDict):
    """The value of a file field is the id from the response of the upload"""

    answers: list[SubmitIntakeAnswersItem]
    """An answer for each field with one"""


class IntakeUpload(TypedDict):
    file: FileInput
    """The file, for a field of the type `file`"""
    field_id: str
    """Id of the field"""


class User(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    email: str | None
    """E-mail address"""
    active: bool
    """Whether it is in use"""
    avatar_url: str
    """Link of a generated picture (SVG)"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class FrameSettings(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    subdomain: str
    """Subdomain of the frame"""
    locale: str
    """Language, such as `en`"""
    model_forms: dict[str, int] | None
    """Ids of the default forms by model; null if there are none"""


class UpdateFrameModelForms(TypedDict):
    """Ids of the default forms by model; null if there are none"""

    project: NotRequired[int]
    """Id of the default form of projects"""
    customer: NotRequired[int]
    """Id of the default form of customers"""
    contact: NotRequired[int]
    """Id of the default form of contacts"""


class UpdateFrame(TypedDict):
    name: NotRequired[str]
    """Name"""
    subdomain: NotRequired[str]
    """Subdomain of the frame"""
    locale: NotRequired[Literal['en', 'pt', 'es']]
    """Language, such as `en`"""
    model_forms: NotRequired[UpdateFrameModelForms | None]
    """Ids of the default forms by model; null if there are none"""


class RequestToken(TypedDict):
    grant_type: Literal['client_credentials']
    """Always `client_credentials`"""
    client_id: NotRequired[str]
    """Required without `Authorization: Basic`"""
    client_secret: NotRequired[str]
    """Required without `Authorization: Basic`"""
    scope: NotRequired[str]
    """Separated by spaces. Default: all scopes of the account"""


class RevokeToken(TypedDict):
    token: str
    """The access token to revoke"""


class ServiceAccount(TypedDict):
    id: str
    """The client_id"""
    name: str
    """Name"""
    scopes: list[str]
    """Scopes, such as `projects:read`"""
    active: bool
    """Whether it is in use"""
    previous_secret_until: str | None
    """Until when the previous secret is valid"""
    created_by: str
    """Id of the user who created it; null if it was not a user"""
    last_used_at: str | None
    """When it was last used; null if never (UTC, ISO 8601)"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateServiceAccount(TypedDict):
    name: str
    """Name"""
    scopes: list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]
    """At most the scopes of the calling token"""


class UpdateServiceAccount(TypedDict):
    name: NotRequired[str]
    """Name"""
    scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """At most the scopes of the calling token"""
    active: NotRequired[bool]
    """Whether it is in use"""


class RotateSecret(TypedDict):
    keep_previous_for: NotRequired[int]
    """Seconds for which the previous secret remains valid. 0 revokes it and all tokens issued with it"""


class AccessToken(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    scopes: list[str]
    """Scopes, such as `projects:read`"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    expires_at: str
    """When it expires; null if never (UTC, ISO 8601)"""
    revoked_at: str | None
    """When it was revoked; null if it was not (UTC, ISO 8601)"""


class CreateAccessToken(TypedDict):
    name: str
    """Name"""
    scopes: list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]
    """At most the scopes of the calling token"""
    expires_at: NotRequired[str]
    """Within 366 days. Default: 90 days from now"""


class IdentityProviderStateKeysItem(TypedDict):
    kid: str
    """Id of the key"""
    alg: str
    """Signature algorithm"""


class IdentityProviderState(TypedDict):
    status: Literal['ready', 'failing', 'unavailable']
    """`failing`: the last keys stay in use. `unavailable`: there are no keys, so tokens get 503"""
    keys: list[IdentityProviderStateKeysItem]
    """The public keys of the issuer"""
    keys_read_at: str | None
    """When the keys were last read; null if never (UTC, ISO 8601)"""
    keys_attempted_at: str
    """When reading the keys was last tried (UTC, ISO 8601)"""
    error: str | None
    """Why the keys could not be read"""


class IdentityProviderClaims(TypedDict):
    """Names of claims, or JSON Pointers for nested ones"""

    subject: str
    """Claim with the permanent id of the user"""
    user_name: str
    """Claim with the login name"""
    email: str
    """Claim with the e-mail address"""
    email_verified: str
    """Claim that says whether the address is verified"""
    name: str
    """Claim with the displayed name"""
    groups: str
    """Claim with groups or roles"""


class IdentityProviderGroupMappingsItem(TypedDict):
    group: str
    """Value of the groups claim"""
    scopes: list[str]
    """Scopes, such as `projects:read`"""
    roles: list[str]
    """Ids of roles"""


class IdentityProvider(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    issuer: str
    """As in the claim `iss`"""
    audiences: list[str]
    """Accepted values of the claim `aud`"""
    claims: IdentityProviderClaims
    """Names of claims, or JSON Pointers for nested ones"""
    group_mappings: list[IdentityProviderGroupMappingsItem]
    """Scopes and roles by value of the groups claim"""
    default_scopes: list[str]
    """Scopes of every user of the provider"""
    default_roles: list[str]
    """Ids of roles of every user of the provider"""
    max_scopes: list[str]
    """Its tokens never have other scopes"""
    create_users: bool
    """Whether an unknown subject becomes a new user"""
    link_users_by: list[Literal['external_id', 'user_name', 'email']]
    """How a new subject is linked to an existing user"""
    active: bool
    """Whether it is in use"""
    state: IdentityProviderState
    """When its keys were read, and with which result"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class GroupMapping(TypedDict):
    group: str
    """Value of the groups claim"""
    scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """Scopes, such as `projects:read`"""
    roles: NotRequired[list[str]]
    """Ids of roles"""


class CreateIdentityProvider(TypedDict):
    name: str
    """Name"""
    audiences: list[str]
    """Accepted values of the claim `aud`"""
    claims: NotRequired[ClaimMapping]
    """Where tokens of the issuer contain the data of users"""
    group_mappings: NotRequired[list[GroupMapping]]
    """Scopes and roles by value of the groups claim. Values are case-sensitive"""
    default_scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """Scopes of every user of the provider"""
    default_roles: NotRequired[list[str]]
    """Ids of roles of every user of the provider"""
    max_scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """Its tokens never have other scopes. Default: the scopes of the calling token"""
    create_users: NotRequired[bool]
    """Whether an unknown subject becomes a new user"""
    link_users_by: NotRequired[list[Literal['external_id', 'user_name', 'email']]]
    """How a new subject is linked to an existing user: `external_id` and `user_name` of SCIM, or a verified `email`"""
    active: NotRequired[bool]
    """Whether it is in use"""
    issuer: str
    """As in the claim `iss`, including a final slash. It cannot be changed later"""


class ClaimMapping(TypedDict):
    """Names of claims, or JSON Pointers such as `/realm_access/roles` for nested ones"""

    subject: NotRequired[str]
    """Permanent id of the user at the issuer. Default: `sub`"""
    user_name: NotRequired[str]
    """Login name. Default: `preferred_username`"""
    email: NotRequired[str]
    """E-mail address. Default: `email`"""
    email_verified: NotRequired[str]
    """Whether the issuer has verified the address. Default: `email_verified`"""
    name: NotRequired[str]
    """Displayed name. Default: `name`"""
    groups: NotRequired[str]
    """Groups or roles: a text or a list. Default: `groups`"""


class UpdateIdentityProvider(TypedDict):
    name: NotRequired[str]
    """Name"""
    audiences: NotRequired[list[str]]
    """Accepted values of the claim `aud`"""
    claims: NotRequired[ClaimMapping]
    """Where tokens of the issuer contain the data of users"""
    group_mappings: NotRequired[list[GroupMapping]]
    """Scopes and roles by value of the groups claim. Values are case-sensitive"""
    default_scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """Scopes of every user of the provider"""
    default_roles: NotRequired[list[str]]
    """Ids of roles of every user of the provider"""
    max_scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """Its tokens never have other scopes. Default: the scopes of the calling token"""
    create_users: NotRequired[bool]
    """Whether an unknown subject becomes a new user"""
    link_users_by: NotRequired[list[Literal['external_id', 'user_name', 'email']]]
    """How a new subject is linked to an existing user: `external_id` and `user_name` of SCIM, or a verified `email`"""
    active: NotRequired[bool]
    """Whether it is in use"""


class Role(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    description: str
    """Description, plain text"""
    scopes: list[str]
    """Scopes, such as `projects:read`"""
    built_in: bool
    """Exists in every frame and cannot be changed"""
    created_at: str | None
    """When it was created (UTC, ISO 8601)"""
    updated_at: str | None
    """When it was last changed (UTC, ISO 8601)"""


class CreateRole(TypedDict):
    name: str
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    scopes: list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]
    """At most the scopes of the calling token"""


class UpdateRole(TypedDict):
    name: NotRequired[str]
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    scopes: NotRequired[list[Literal['*', 'projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]]
    """At most the scopes of the calling token"""


class SetUserRoles(TypedDict):
    role_ids: list[str]
    """Ids of the roles"""


class ScimError(TypedDict):
    schemas: list[str]
    """URN of the error message"""
    status: str
    """The status of the response"""
    scimType: NotRequired[str]
    """Such as `invalidFilter` or `uniqueness`"""
    detail: str
    """What is wrong"""


class ScimUserName(TypedDict):
    """Name"""

    formatted: NotRequired[str | None]
    """Complete name"""
    givenName: NotRequired[str | None]
    """First name"""
    familyName: NotRequired[str | None]
    """Last name"""


class ScimUserEmailsItem(TypedDict):
    value: str
    """The address"""
    type: NotRequired[str | None]
    """Such as `work`"""
    primary: NotRequired[bool | None]
    """Whether this is the address to use"""


class ScimUser(TypedDict):
    schemas: NotRequired[list[str]]
    """URNs of the schemas of the resource"""
    userName: str
    """Login name, unique in the frame"""
    externalId: NotRequired[str | None]
    """Id at the identity provider"""
    displayName: NotRequired[str | None]
    """Displayed name"""
    name: NotRequired[ScimUserName | None]
    """Name"""
    emails: NotRequired[list[ScimUserEmailsItem] | None]
    """E-mail addresses; the primary one, or else the first one, is stored"""
    active: NotRequired[bool]
    """Whether it is in use"""


class ScimPatchOperationsItem(TypedDict):
    op: str
    """`add`, `replace` or `remove`"""
    path: NotRequired[str]
    """Attribute, such as `emails[type eq "work"].value`"""
    value: NotRequired[Any]
    """The new value; its format depends on `path`"""


class ScimPatch(TypedDict):
    schemas: NotRequired[list[str]]
    """URNs of the schemas of the resource"""
    Operations: list[ScimPatchOperationsItem]
    """Changes, in this order (RFC 7644, section 3.5.2)"""


class ScimGroupMembersItem(TypedDict):
    value: str
    """Id of a user"""


class ScimGroup(TypedDict):
    schemas: NotRequired[list[str]]
    """URNs of the schemas of the resource"""
    displayName: str
    """Name of the group, as in the groups claim"""
    externalId: NotRequired[str | None]
    """Id at the identity provider"""
    members: NotRequired[list[ScimGroupMembersItem] | None]
    """Users of the group"""


class Filter(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    logical_operator: NotRequired[Literal['and', 'or', None]]
    """How it is combined with the filter before: `and` or `or`"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class Sort(TypedDict):
    field: str
    """Name of a field"""
    direction: Literal['asc', 'desc']
    """Ascending or descending"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class SearchFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class SearchFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[SearchFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class SearchFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[SearchFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[SearchFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class Search(TypedDict):
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[SearchFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    page: NotRequired[int]
    """Starts at 1. Overrides the query"""
    perPage: NotRequired[int]
    """1 to 100, default 30. Overrides the query"""
    trashed: NotRequired[bool]
    """Only deleted records"""
    sorting: NotRequired[list[Sort] | None]
    """At most 5"""


class CreateUser(TypedDict):
    name: str
    """Name"""
    email: NotRequired[str | None]
    """E-mail address"""
    active: NotRequired[bool]
    """Whether it is in use"""


class UpdateUser(TypedDict):
    name: NotRequired[str]
    """Name"""
    email: NotRequired[str | None]
    """E-mail address"""
    active: NotRequired[bool]
    """Whether it is in use"""


class UsageSubject(TypedDict):
    """The user or service account of the token"""

    id: str
    """Id"""
    kind: Literal['user', 'service_account']
    """Kind of the object"""
    name: str | None
    """Name; null if it is not known"""


class UsageToken(TypedDict):
    """The personal access token; null for all other tokens of the subject"""

    id: str
    """Id"""
    name: str | None
    """Name; null if it is not known"""


class Usage(TypedDict):
    day: str
    """Day in UTC"""
    subject: UsageSubject
    """The user or service account of the token"""
    token: UsageToken | None
    """The personal access token; null for all other tokens of the subject"""
    requests: int
    """Requests with a valid token, also rejected ones"""
    client_errors: int
    """Responses with 4xx, except 429"""
    server_errors: int
    """Responses with 5xx"""
    throttled: int
    """Responses with 429"""


class ServiceActivityOutbox(TypedDict):
    """Null if the service is not available or publishes no events"""

    waiting: int
    """Events of the frame that the message broker has not acknowledged yet. Counted up to 10,000, so 10000 means that many or more"""
    oldest_at: str | None
    """When the oldest of them was recorded"""
    quarantined: int
    """Events of the frame that the broker rejected. Operators replay them. Counted up to 10,000, so 10000 means that many or more"""


class ServiceActivityDelaysItem(TypedDict):
    topic: str
    """Topic that the service reads"""
    seconds: int
    """How long the oldest event that the service has not processed has been waiting, at least: 1, 2, 5, 10 … 86400; 0 below one second. Frames share topics, so it can be an event of another frame"""


class ServiceActivity(TypedDict):
    name: Literal['projects', 'forms', 'funnels', 'spreadsheets', 'channels']
    """Name"""
    available: bool
    """Whether the service responded within two seconds"""
    outbox: ServiceActivityOutbox | None
    """Null if the service is not available or publishes no events"""
    delays: list[ServiceActivityDelaysItem] | None
    """Null if the service or the message broker is not available"""


class ActivitySearchMemory(TypedDict):
    """Of the replica that served this request"""

    state: Literal['in_memory', 'loading', 'too_large', 'in_database', 'disabled']
    """in_memory: searches use the index. loading: the index is being built. too_large: the frame does not fit into the limit. in_database: searched rarely, or the memory was needed. disabled: the limit is 0"""
    projects: int
    """Projects in the index"""
    bytes: int
    """Approximate memory of the index"""
    limit_bytes: int
    """Memory of one replica, which all frames share"""


class ActivityRequestsItem(TypedDict):
    hour: str
    """Start of the hour"""
    requests: int
    """Requests with a valid token, also rejected ones"""
    client_errors: int
    """Responses with 4xx, except 429"""
    server_errors: int
    """Responses with 5xx"""
    throttled: int
    """Responses with 429"""


class Activity(TypedDict):
    services: list[ServiceActivity]
    """The services behind the gateway"""
    search_memory: ActivitySearchMemory
    """Of the replica that served this request"""
    requests: list[ActivityRequestsItem]
    """Each hour up to the current one, oldest first"""


class QuarantinedEvent(TypedDict):
    id: str
    """Id in the quarantine of the service"""
    service: Literal['projects', 'forms', 'funnels', 'spreadsheets', 'channels']
    """The service that could not publish the event"""
    event_id: str | None
    """Id of the event; null if its header is not readable"""
    type: str | None
    """Type of the event; null if its header is not readable"""
    topic: str
    """Topic to which the event belongs"""
    aggregate_id: str
    """Id of the object that the event is about"""
    bytes: int
    """Size of the event"""
    reason: str
    """What the message broker reported"""
    occurred_at: str | None
    """When it happened; null if its header is not readable"""
    quarantined_at: str
    """When the broker rejected it"""


class Customer(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    document: str | None
    """Document number, unique in the frame"""
    parent_id: str | None
    """Id of the parent"""
    email: str | None
    """E-mail address"""
    phone: str | None
    """Phone number, as entered"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    frame_id: str
    """Id of the frame"""


class CreateCustomer(TypedDict):
    name: str
    """Name"""
    document: NotRequired[str | None]
    """Document number, unique in the frame"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str | None]
    """Phone number, as entered"""


class UpdateCustomer(TypedDict):
    name: NotRequired[str]
    """Name"""
    document: NotRequired[str | None]
    """Document number, unique in the frame"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str | None]
    """Phone number, as entered"""


class ContactCustomersItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class Contact(TypedDict):
    id: int
    """Id"""
    name: str
    """Name"""
    role: str
    """Role, such as buyer"""
    email: str | None
    """E-mail address"""
    phone: str
    """Phone number, as entered"""
    description: str | None
    """Description, plain text"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    frame_id: str
    """Id of the frame"""
    customers: list[ContactCustomersItem]
    """Customers of the contact"""


class CreateContact(TypedDict):
    name: str
    """Name"""
    role: NotRequired[str]
    """Role, such as buyer"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str]
    """Phone number, as entered"""
    description: NotRequired[str | None]
    """Description, plain text"""
    customer_ids: NotRequired[list[str]]
    """Replaces the whole list"""


class UpdateContact(TypedDict):
    name: NotRequired[str]
    """Name"""
    role: NotRequired[str]
    """Role, such as buyer"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str]
    """Phone number, as entered"""
    description: NotRequired[str | None]
    """Description, plain text"""
    customer_ids: NotRequired[list[str]]
    """Replaces the whole list"""


class ProjectGroup(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateProjectGroup(TypedDict):
    name: str
    """Name"""


class UpdateProjectGroup(TypedDict):
    name: NotRequired[str]
    """Name"""


class Tag(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateTag(TypedDict):
    name: str
    """Name"""
    color: NotRequired[str]
    """Color, such as `#c00`"""


class UpdateTag(TypedDict):
    name: NotRequired[str]
    """Name"""
    color: NotRequired[str]
    """Color, such as `#c00`"""


class Frame(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    subdomain: str
    """Subdomain of the frame"""
    model_forms: dict[str, int] | None
    """Ids of the default forms by model; null if there are none"""


class FormAnswerAccessor(TypedDict):
    """The context of an answer"""

    type: str
    """Type of the context"""
    project_id: str
    """Id of the project"""
    id: str | int | None
    """Id"""


class FormAnswerAnsweredBy(TypedDict):
    """The user who answered"""

    id: str
    """Id"""
    name: str
    """Name"""


class FormAnswer(TypedDict):
    id: str
    """Id"""
    form_id: int
    """Id of the form"""
    form_title: str
    """Title of the form"""
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    type: str
    """Type of the field"""
    value: NotRequired[Any]
    """The answer; its format depends on the type of the field"""
    accessor: FormAnswerAccessor
    """The context of an answer"""
    answered_by: FormAnswerAnsweredBy | None
    """The user who answered"""
    answered_at: str
    """When it was answered (UTC, ISO 8601)"""


class ProjectShareSettings(TypedDict):
    """Settings of the share page; null if it is not shared"""

    expires_at: str | None
    """When it expires; null if never (UTC, ISO 8601)"""
    fields: list[str]
    """Names of the fields that the page shows"""


class ProjectHeadquarterParent(TypedDict):
    """The parent; null for a root"""

    id: str
    """Id"""
    name: str
    """Name"""


class ProjectHeadquarter(TypedDict):
    """Root of the customer's tree; null without a customer"""

    id: str
    """Id"""
    name: str
    """Name"""
    parent_id: str | None
    """Id of the parent"""
    parent: ProjectHeadquarterParent | None
    """The parent; null for a root"""


class ProjectCustomerParent(TypedDict):
    """The parent; null for a root"""

    id: str
    """Id"""
    name: str
    """Name"""


class ProjectCustomer(TypedDict):
    """The customer"""

    id: str
    """Id"""
    name: str
    """Name"""
    parent_id: str | None
    """Id of the parent"""
    parent: ProjectCustomerParent | None
    """The parent; null for a root"""


class ProjectGroupsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class ProjectForm(TypedDict):
    """The form"""

    id: int
    """Id"""
    title: str
    """Title"""


class ProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Planned costs in minor units"""
    actual: int
    """Actual costs in minor units"""


class ProjectTasksItemAssignee(TypedDict):
    """The user who is responsible"""

    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""


class ProjectTasksItem(TypedDict):
    id: str
    """Id"""
    title: str
    """Title"""
    done: bool
    """Whether it is completed"""
    due_at: str | None
    """When it is due (UTC, ISO 8601)"""
    assignee: ProjectTasksItemAssignee | None
    """The user who is responsible"""


class ProjectFunnelsItemTagsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""


class ProjectFunnelsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    status: Literal['open', 'won', 'lost', 'paused']
    """`open` and `paused` projects are on the board; `won` and `lost` ones are closed"""
    status_at: str
    """When the status was set (UTC, ISO 8601)"""
    forecast_date: str | None
    """Expected date of completion (YYYY-MM-DD)"""
    tags: list[ProjectFunnelsItemTagsItem]
    """The tags"""


class ProjectFunnelStepsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    funnel_id: str
    """Id of the funnel"""
    linked_at: str
    """When it entered the step (UTC, ISO 8601)"""


class ProjectTagsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class ProjectUsersItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class ProjectExecutorsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class ProjectAncestorsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class Project(TypedDict):
    id: str
    """Id"""
    code: str
    """Unique in the frame. Default: the next number"""
    old_id: str | None
    """Id in the system from which it was imported"""
    name: str
    """Name"""
    description: str
    """Description, plain text"""
    status: int
    """1 in-progress, 2 completed, 3 cancelled, 4 paused"""
    impact: int
    """Impact, 0 to 100"""
    budget: int
    """Minor units"""
    customer_id: str | None
    """Id of the customer"""
    contact_id: int | None
    """Id of the contact"""
    parent_id: str | None
    """Id of the parent"""
    is_template: bool
    """Whether it is a template"""
    share_token: str | None
    """Token of the share page; null if it is not shared"""
    merged_id: str | None
    """Id of the project that it was merged into; null if it was not"""
    created_by: str | None
    """Id of the user who created it; null if it was not a user"""
    version: int
    """Rises with every change. `If-Match` of a change takes it in quotes"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    status_name: Literal['in-progress', 'completed', 'cancelled', 'paused']
    """The name of `status`"""
    frame_id: str
    """Id of the frame"""
    share_settings: ProjectShareSettings | None
    """Settings of the share page; null if it is not shared"""
    headquarter: ProjectHeadquarter | None
    """Root of the customer's tree; null without a customer"""
    customer: ProjectCustomer | None
    """The customer"""
    contact: Contact | None
    """The contact"""
    groups: list[ProjectGroupsItem]
    """The groups"""
    frame: Frame
    """The frame"""
    form: ProjectForm | None
    """The form"""
    costs: ProjectCosts | None
    """Planned and actual costs; null if unknown"""
    form_answers: list[FormAnswer]
    """Answers to forms"""
    tasks: list[ProjectTasksItem]
    """The tasks"""
    funnels: list[ProjectFunnelsItem]
    """The funnels"""
    funnel_steps: list[ProjectFunnelStepsItem]
    """The funnel steps"""
    tags: list[ProjectTagsItem]
    """The tags"""
    users: list[ProjectUsersItem]
    """The users"""
    executors: list[ProjectExecutorsItem]
    """Users who work on it"""
    completed_percentage: NotRequired[int]
    """Progress in percent, rounded down"""
    ancestors: NotRequired[list[ProjectAncestorsItem]]
    """From the root to the parent"""


class SparseProjectShareSettings(TypedDict):
    """Settings of the share page; null if it is not shared"""

    expires_at: str | None
    """When it expires; null if never (UTC, ISO 8601)"""
    fields: list[str]
    """Names of the fields that the page shows"""


class SparseProjectHeadquarterParent(TypedDict):
    """The parent; null for a root"""

    id: str
    """Id"""
    name: str
    """Name"""


class SparseProjectHeadquarter(TypedDict):
    """Root of the customer's tree; null without a customer"""

    id: str
    """Id"""
    name: str
    """Name"""
    parent_id: str | None
    """Id of the parent"""
    parent: SparseProjectHeadquarterParent | None
    """The parent; null for a root"""


class SparseProjectCustomerParent(TypedDict):
    """The parent; null for a root"""

    id: str
    """Id"""
    name: str
    """Name"""


class SparseProjectCustomer(TypedDict):
    """The customer"""

    id: str
    """Id"""
    name: str
    """Name"""
    parent_id: str | None
    """Id of the parent"""
    parent: SparseProjectCustomerParent | None
    """The parent; null for a root"""


class SparseProjectGroupsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class SparseProjectForm(TypedDict):
    """The form"""

    id: int
    """Id"""
    title: str
    """Title"""


class SparseProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Planned costs in minor units"""
    actual: int
    """Actual costs in minor units"""


class SparseProjectTasksItemAssignee(TypedDict):
    """The user who is responsible"""

    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""


class SparseProjectTasksItem(TypedDict):
    id: str
    """Id"""
    title: str
    """Title"""
    done: bool
    """Whether it is completed"""
    due_at: str | None
    """When it is due (UTC, ISO 8601)"""
    assignee: SparseProjectTasksItemAssignee | None
    """The user who is responsible"""


class SparseProjectFunnelsItemTagsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""


class SparseProjectFunnelsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    status: Literal['open', 'won', 'lost', 'paused']
    """`open` and `paused` projects are on the board; `won` and `lost` ones are closed"""
    status_at: str
    """When the status was set (UTC, ISO 8601)"""
    forecast_date: str | None
    """Expected date of completion (YYYY-MM-DD)"""
    tags: list[SparseProjectFunnelsItemTagsItem]
    """The tags"""


class SparseProjectFunnelStepsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    funnel_id: str
    """Id of the funnel"""
    linked_at: str
    """When it entered the step (UTC, ISO 8601)"""


class SparseProjectTagsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class SparseProjectUsersItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class SparseProjectExecutorsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""
    deleted_at: NotRequired[str]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class SparseProjectAncestorsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class SparseProject(TypedDict):
    """A project with its id and the members named by `fields`"""

    id: str
    """Id"""
    code: NotRequired[str]
    """Code, for programs"""
    old_id: NotRequired[str | None]
    """Id in the system from which it was imported"""
    name: NotRequired[str]
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    status: NotRequired[int]
    """1 in-progress, 2 completed, 3 cancelled, 4 paused"""
    impact: NotRequired[int]
    """Impact, 0 to 100"""
    budget: NotRequired[int]
    """Minor units"""
    customer_id: NotRequired[str | None]
    """Id of the customer"""
    contact_id: NotRequired[int | None]
    """Id of the contact"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    is_template: NotRequired[bool]
    """Whether it is a template"""
    share_token: NotRequired[str | None]
    """Token of the share page; null if it is not shared"""
    merged_id: NotRequired[str | None]
    """Id of the project that it was merged into; null if it was not"""
    created_by: NotRequired[str | None]
    """Id of the user who created it; null if it was not a user"""
    version: NotRequired[int]
    """Rises with every change. `If-Match` of a change takes it in quotes"""
    created_at: NotRequired[str]
    """When it was created (UTC, ISO 8601)"""
    updated_at: NotRequired[str]
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: NotRequired[str | None]
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    status_name: NotRequired[Literal['in-progress', 'completed', 'cancelled', 'paused']]
    """The name of `status`"""
    frame_id: NotRequired[str]
    """Id of the frame"""
    share_settings: NotRequired[SparseProjectShareSettings | None]
    """Settings of the share page; null if it is not shared"""
    headquarter: NotRequired[SparseProjectHeadquarter | None]
    """Root of the customer's tree; null without a customer"""
    customer: NotRequired[SparseProjectCustomer | None]
    """The customer"""
    contact: NotRequired[Contact | None]
    """The contact"""
    groups: NotRequired[list[SparseProjectGroupsItem]]
    """The groups"""
    frame: NotRequired[Frame]
    """The frame"""
    form: NotRequired[SparseProjectForm | None]
    """The form"""
    costs: NotRequired[SparseProjectCosts | None]
    """Planned and actual costs; null if unknown"""
    form_answers: NotRequired[list[FormAnswer]]
    """Answers to forms"""
    tasks: NotRequired[list[SparseProjectTasksItem]]
    """The tasks"""
    funnels: NotRequired[list[SparseProjectFunnelsItem]]
    """The funnels"""
    funnel_steps: NotRequired[list[SparseProjectFunnelStepsItem]]
    """The funnel steps"""
    tags: NotRequired[list[SparseProjectTagsItem]]
    """The tags"""
    users: NotRequired[list[SparseProjectUsersItem]]
    """The users"""
    executors: NotRequired[list[SparseProjectExecutorsItem]]
    """Users who work on it"""
    completed_percentage: NotRequired[int]
    """Progress in percent, rounded down"""
    ancestors: NotRequired[list[SparseProjectAncestorsItem]]
    """From the root to the parent"""


class ProjectSearchFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectSearchFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectSearchFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectSearchFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectSearchFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectSearch(TypedDict):
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[ProjectSearchFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    page: NotRequired[int]
    """Starts at 1. Overrides the query"""
    perPage: NotRequired[int]
    """1 to 100, default 30. Overrides the query"""
    trashed: NotRequired[bool]
    """Only deleted records"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only']]
    """Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only"""
    withPercentage: NotRequired[bool]
    """Includes completed_percentage"""
    fields: NotRequired[list[str]]
    """Members to return. Default: all except those of `include`"""
    include: NotRequired[list[str]]
    """Members to return in addition to the default ones: completed_percentage, ancestors"""
    sorting: NotRequired[list[Sort] | None]
    """At most 5"""
    view_id: NotRequired[str]
    """Id of a view. Its filters must match as well. Its sorting and template option apply if they are not given"""


class CreateProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Minor units"""
    actual: int
    """Minor units"""


class CreateProject(TypedDict):
    code: NotRequired[str]
    """Unique in the frame. Default: the next number"""
    old_id: NotRequired[str | None]
    """Id in the system from which it was imported"""
    name: str
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    status: NotRequired[Literal[1] | Literal['in-progress'] | Literal[2] | Literal['completed'] | Literal[3] | Literal['cancelled'] | Literal[4] | Literal['paused']]
    """By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused"""
    impact: NotRequired[int]
    """Impact, 0 to 100"""
    budget: NotRequired[int]
    """Minor units"""
    customer_id: NotRequired[str | None]
    """Id of the customer"""
    contact_id: NotRequired[int | None]
    """Id of the contact"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    is_template: NotRequired[bool]
    """Whether it is a template"""
    form_id: NotRequired[int | None]
    """Id of the form"""
    costs: NotRequired[CreateProjectCosts | None]
    """Planned and actual costs; null if unknown"""
    group_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    tag_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    user_ids: NotRequired[list[str]]
    """Users who work on the project"""
    executor_ids: NotRequired[list[str]]
    """Users who execute the project"""


class UpdateProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Minor units"""
    actual: int
    """Minor units"""


class UpdateProject(TypedDict):
    code: NotRequired[str]
    """Unique in the frame"""
    old_id: NotRequired[str | None]
    """Id in the system from which it was imported"""
    name: NotRequired[str]
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    status: NotRequired[Literal[1] | Literal['in-progress'] | Literal[2] | Literal['completed'] | Literal[3] | Literal['cancelled'] | Literal[4] | Literal['paused']]
    """By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused"""
    impact: NotRequired[int]
    """Impact, 0 to 100"""
    budget: NotRequired[int]
    """Minor units"""
    customer_id: NotRequired[str | None]
    """Id of the customer"""
    contact_id: NotRequired[int | None]
    """Id of the contact"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    is_template: NotRequired[bool]
    """Whether it is a template"""
    form_id: NotRequired[int | None]
    """Id of the form"""
    costs: NotRequired[UpdateProjectCosts | None]
    """Planned and actual costs; null if unknown"""
    group_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    tag_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    user_ids: NotRequired[list[str]]
    """Users who work on the project"""
    executor_ids: NotRequired[list[str]]
    """Users who execute the project"""


class ProjectAggregationFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectAggregationFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectAggregationFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[ProjectAggregationFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[ProjectAggregationFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class ProjectAggregationGroupByItem(TypedDict):
    field: str
    """Name of a field"""
    bucket: NotRequired[Literal['day', 'week', 'month', 'quarter', 'year']]
    """The period, in UTC. Required for times, else invalid"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class ProjectAggregationAggregatesItem(TypedDict):
    function: Literal['count', 'sum', 'average', 'min', 'max']
    """What to compute. `count` counts records"""
    field: NotRequired[str]
    """The field to compute it of; not with `count`"""
    name: NotRequired[str]
    """Name of the value. Default: `count` or `<function>_<field>`"""


class ProjectAggregationSortingItem(TypedDict):
    field: str
    """Name of a value, or a field of `group_by` that is no relation"""
    direction: Literal['asc', 'desc']
    """Ascending or descending"""


class ProjectAggregation(TypedDict):
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[ProjectAggregationFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    trashed: NotRequired[bool]
    """Only deleted records"""
    group_by: NotRequired[list[ProjectAggregationGroupByItem] | None]
    """Up to two fields. A record with several values of a field counts in the group of each"""
    aggregates: NotRequired[list[ProjectAggregationAggregatesItem] | None]
    """Up to 20 values of each group. Default: `count`"""
    sorting: NotRequired[list[ProjectAggregationSortingItem] | None]
    """Up to 3. Default: by the keys, or the largest groups first if a key is a relation"""
    limit: NotRequired[int]
    """Most groups in the response"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only']]
    """Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only"""
    view_id: NotRequired[str]
    """Id of a view. Its filters must match as well. Its sorting and template option apply if they are not given"""


class View(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    resource: Literal['projects']
    """What the view searches"""
    visibility: Literal['private', 'shared']
    """`private`: only for the owner. `shared`: for all users"""
    filters: list[Any]
    """Filters as in an advanced search"""
    filter_groups: list[Any]
    """Groups of filters"""
    sorting: list[Any]
    """Sorts, the first one first"""
    template: Literal['exclude', 'include', 'only', None]
    """Whether to find templates; null for the default"""
    columns: list[str]
    """Members of projects, in this order"""
    owner_id: str
    """Id of the user or service account that created it"""
    frame_id: str
    """Id of the frame"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""


class CreateViewFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class CreateViewFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class CreateViewFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class CreateViewFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[CreateViewFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[CreateViewFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class CreateView(TypedDict):
    name: str
    """Name"""
    resource: NotRequired[Literal['projects']]
    """What the view searches"""
    visibility: NotRequired[Literal['private', 'shared']]
    """`private`: only for the owner. `shared`: for all users"""
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[CreateViewFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    sorting: NotRequired[list[Sort] | None]
    """At most 5"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only'] | None]
    """Whether to find templates, as in a search"""
    columns: NotRequired[list[str] | None]
    """Members of projects, in this order"""


class UpdateViewFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class UpdateViewFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class UpdateViewFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class UpdateViewFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[UpdateViewFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[UpdateViewFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class UpdateView(TypedDict):
    """Members that are absent or null stay as they are"""

    name: NotRequired[str]
    """Name"""
    visibility: NotRequired[Literal['private', 'shared']]
    """`private`: only for the owner. `shared`: for all users"""
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[UpdateViewFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    sorting: NotRequired[list[Sort] | None]
    """At most 5"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only'] | None]
    """Whether to find templates, as in a search"""
    columns: NotRequired[list[str] | None]
    """Members of projects, in this order"""


class GroupListingFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class GroupListingFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem(TypedDict):
    field: str
    """Name of a field"""
    operator: Literal['equals', 'not_equals', 'contains', 'not_contains', 'greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals', 'is_null', 'is_not_null']
    """How values are compared"""
    value: NotRequired[Any]
    """A text, a number, true or false, null, or a list; depends on field and operator"""
    arguments: NotRequired[list[Any] | None]
    """Ids that the field needs in addition to its value, such as the id of an edge"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[Any]
    """Rejected: groups cannot be nested deeper"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class GroupListingFilterGroupsItemFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class GroupListingFilterGroupsItem(TypedDict):
    logical_operator: Literal['and', 'or', 'not']
    """All members match, any, or none"""
    filters: NotRequired[list[GroupListingFilterGroupsItemFiltersItem] | None]
    """Filters as in an advanced search"""
    filter_groups: NotRequired[list[GroupListingFilterGroupsItemFilterGroupsItem] | None]
    """Groups of filters"""


class GroupListing(TypedDict):
    filters: NotRequired[list[Filter] | None]
    """At most 50"""
    filter_groups: NotRequired[list[GroupListingFilterGroupsItem] | None]
    """All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters"""
    page: NotRequired[int]
    """Starts at 1. Overrides the query"""
    perPage: NotRequired[int]
    """1 to 100, default 30. Overrides the query"""
    trashed: NotRequired[bool]
    """Only deleted records"""
    template: NotRequired[bool | Literal['exclude', 'include', 'only']]
    """Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only"""
    withPercentage: NotRequired[bool]
    """Includes completed_percentage"""
    fields: NotRequired[list[str]]
    """Members to return. Default: all except those of `include`"""
    include: NotRequired[list[str]]
    """Members to return in addition to the default ones: completed_percentage, ancestors"""
    sorting: NotRequired[Any]
    """Only null or an empty list is accepted: the order is that of the group"""


class TaskAssignee(TypedDict):
    """The user who is responsible"""

    id: str
    """Id"""
    name: str
    """Name"""
    avatar_url: str
    """Link of a generated picture (SVG)"""


class Task(TypedDict):
    id: str
    """Id"""
    title: str
    """Title"""
    done: bool
    """Whether it is completed"""
    due_at: str | None
    """When it is due (UTC, ISO 8601)"""
    assignee: TaskAssignee | None
    """The user who is responsible"""
    project_id: str
    """Id of the project"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    updated_at: str
    """When it was last changed (UTC, ISO 8601)"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class CreateTask(TypedDict):
    title: str
    """Title"""
    done: NotRequired[bool]
    """Whether it is completed"""
    due_at: NotRequired[str | None]
    """When it is due (UTC, ISO 8601)"""
    assignee_id: NotRequired[str | None]
    """Id of the assignee"""


class UpdateTask(TypedDict):
    title: NotRequired[str]
    """Title"""
    done: NotRequired[bool]
    """Whether it is completed"""
    due_at: NotRequired[str | None]
    """When it is due (UTC, ISO 8601)"""
    assignee_id: NotRequired[str | None]
    """Id of the assignee"""


class MergeProject(TypedDict):
    into: str
    """Id of the project that receives the content"""


class DuplicateProject(TypedDict):
    name: NotRequired[str]
    """Name"""
    is_template: NotRequired[bool]
    """Whether it is a template"""
    with_children: NotRequired[bool]
    """Also copies all descendants"""
    with_forms: NotRequired[bool]
    """Also copies its forms outside funnels, without answers"""


class ShareProject(TypedDict):
    expires_at: NotRequired[str | None]
    """Null: until revoked"""
    fields: NotRequired[list[Literal['code', 'description', 'status', 'impact', 'budget', 'costs', 'customer', 'contact', 'groups', 'tags', 'tasks', 'users', 'created_at', 'updated_at']]]
    """Sections of the page besides the name. Default: code, description, status and tags"""


class SharedProjectStatus(TypedDict):
    """Status of the project"""

    value: int
    """Number of the status"""
    label: str
    """Label, for people"""


class SharedProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Planned costs in minor units"""
    actual: int
    """Actual costs in minor units"""


class SharedProjectCustomer(TypedDict):
    """The customer"""

    name: str
    """Name"""


class SharedProjectContact(TypedDict):
    """The contact"""

    name: str
    """Name"""


class SharedProjectGroupsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""


class SharedProjectTagsItem(TypedDict):
    name: str
    """Name"""
    color: str
    """Color, such as `#c00`"""


class SharedProjectTasksItem(TypedDict):
    title: str
    """Title"""
    done: bool
    """Whether it is completed"""
    due_at: str | None
    """When it is due (UTC, ISO 8601)"""


class SharedProjectUsersItem(TypedDict):
    name: str
    """Name"""


class SharedProject(TypedDict):
    name: str
    """Name"""
    code: NotRequired[str]
    """Code, for programs"""
    description: NotRequired[str]
    """Description, plain text"""
    status: NotRequired[SharedProjectStatus]
    """Status of the project"""
    impact: NotRequired[int]
    """Impact, 0 to 100"""
    budget: NotRequired[int]
    """Budget in minor units, such as cents"""
    costs: NotRequired[SharedProjectCosts | None]
    """Planned and actual costs; null if unknown"""
    customer: NotRequired[SharedProjectCustomer | None]
    """The customer"""
    contact: NotRequired[SharedProjectContact | None]
    """The contact"""
    groups: NotRequired[list[SharedProjectGroupsItem]]
    """The groups"""
    tags: NotRequired[list[SharedProjectTagsItem]]
    """The tags"""
    tasks: NotRequired[list[SharedProjectTasksItem]]
    """The tasks"""
    users: NotRequired[list[SharedProjectUsersItem]]
    """The users"""
    created_at: NotRequired[str]
    """When it was created (UTC, ISO 8601)"""
    updated_at: NotRequired[str]
    """When it was last changed (UTC, ISO 8601)"""


class HierarchyProject(TypedDict):
    """The project"""

    id: str
    """Id"""
    name: str
    """Name"""
    code: str
    """Code of the project, unique in the frame"""
    status: int
    """Number of the status, which `status_name` names"""
    status_name: Literal['in-progress', 'completed', 'cancelled', 'paused']
    """The name of `status`"""
    parent_id: str | None
    """Id of the parent"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class HierarchyAncestorsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    code: str
    """Code of the project, unique in the frame"""
    status: int
    """Number of the status, which `status_name` names"""
    status_name: Literal['in-progress', 'completed', 'cancelled', 'paused']
    """The name of `status`"""
    parent_id: str | None
    """Id of the parent"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""


class HierarchyDescendantsItem(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    code: str
    """Code of the project, unique in the frame"""
    status: int
    """Number of the status, which `status_name` names"""
    status_name: Literal['in-progress', 'completed', 'cancelled', 'paused']
    """The name of `status`"""
    parent_id: str | None
    """Id of the parent"""
    deleted_at: str | None
    """When it was deleted; null or absent if it was not (UTC, ISO 8601)"""
    depth: int
    """1 for children"""


class Hierarchy(TypedDict):
    project: HierarchyProject
    """The project"""
    ancestors: list[HierarchyAncestorsItem]
    """From the root to the parent"""
    descendants: list[HierarchyDescendantsItem]
    """All descendants, parents before children, without deleted ones and their descendants"""


class BulkProjectCosts(TypedDict):
    """Planned and actual costs; null if unknown"""

    planned: int
    """Minor units"""
    actual: int
    """Minor units"""


class BulkProject(TypedDict):
    code: NotRequired[str]
    """Unique in the frame"""
    old_id: NotRequired[str | None]
    """Id in the system from which it was imported"""
    name: NotRequired[str]
    """Name"""
    description: NotRequired[str]
    """Description, plain text"""
    status: NotRequired[Literal[1] | Literal['in-progress'] | Literal[2] | Literal['completed'] | Literal[3] | Literal['cancelled'] | Literal[4] | Literal['paused']]
    """By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused"""
    impact: NotRequired[int]
    """Impact, 0 to 100"""
    budget: NotRequired[int]
    """Minor units"""
    customer_id: NotRequired[str | None]
    """Id of the customer"""
    contact_id: NotRequired[int | None]
    """Id of the contact"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    is_template: NotRequired[bool]
    """Whether it is a template"""
    form_id: NotRequired[int | None]
    """Id of the form"""
    costs: NotRequired[BulkProjectCosts | None]
    """Planned and actual costs; null if unknown"""
    group_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    tag_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    user_ids: NotRequired[list[str]]
    """Users who work on the project"""
    executor_ids: NotRequired[list[str]]
    """Users who execute the project"""
    id: str
    """Id"""
    if_match: NotRequired[str]
    """The version that the client knows, as an ETag"""


class UpdateProjects(TypedDict):
    projects: list[BulkProject]
    """The changes, each with the id of its project"""


class BulkCustomer(TypedDict):
    name: NotRequired[str]
    """Name"""
    document: NotRequired[str | None]
    """Document number, unique in the frame"""
    parent_id: NotRequired[str | None]
    """Id of the parent"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str | None]
    """Phone number, as entered"""
    id: str
    """Id"""
    if_match: NotRequired[str]
    """The version that the client knows, as an ETag"""


class UpdateCustomers(TypedDict):
    customers: list[BulkCustomer]
    """The changes, each with the id of its customer"""


class BulkContact(TypedDict):
    name: NotRequired[str]
    """Name"""
    role: NotRequired[str]
    """Role, such as buyer"""
    email: NotRequired[str | None]
    """E-mail address"""
    phone: NotRequired[str]
    """Phone number, as entered"""
    description: NotRequired[str | None]
    """Description, plain text"""
    customer_ids: NotRequired[list[str]]
    """Replaces the whole list"""
    id: int
    """Id"""
    if_match: NotRequired[str]
    """The version that the client knows, as an ETag"""


class UpdateContacts(TypedDict):
    contacts: list[BulkContact]
    """The changes, each with the id of its contact"""


class BulkDeleteIfMatchItem(TypedDict):
    id: str
    """Id"""
    etag: str
    """The `ETag` of the version that you read"""


class BulkDelete(TypedDict):
    ids: list[str]
    """Ids of the records"""
    if_match: NotRequired[list[BulkDeleteIfMatchItem]]
    """Versions that the client knows, as ETags. Items that it does not name are deleted in any version"""


class BulkDeleteContactsIfMatchItem(TypedDict):
    id: int
    """Id"""
    etag: str
    """The `ETag` of the version that you read"""


class BulkDeleteContacts(TypedDict):
    ids: list[int]
    """Ids of the records"""
    if_match: NotRequired[list[BulkDeleteContactsIfMatchItem]]
    """Versions that the client knows, as ETags. Items that it does not name are deleted in any version"""


class HistoryLineActor(TypedDict):
    """The user, service account, rule or agent that did it"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


HistoryLineChangesItem = TypedDict(
    "HistoryLineChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class HistoryLine(TypedDict):
    id: str
    """Id"""
    project_id: str
    """Id of the project"""
    action: str
    """What happened, such as `project.updated`"""
    actor: HistoryLineActor
    """The user, service account, rule or agent that did it"""
    changes: list[HistoryLineChangesItem]
    """Changed fields with their previous and new values"""
    details: dict[str, Any]
    """Details; they depend on the kind"""
    source: str
    """The service that recorded the entry"""
    correlation_id: str
    """The id shared by all entries with the same original cause"""
    causation_id: str | None
    """The event that caused this entry"""
    request_id: str | None
    """Id of the request"""
    happened_at: str
    """When it happened (UTC, ISO 8601)"""


class Cause(TypedDict):
    id: str
    """Id"""
    correlation_id: str
    """The first cause of the chain"""
    is_pending: bool
    """Rules that the cause started are still running"""
    effect_count: int
    """Number of all effects, also if not all are listed"""
    started_at: str | None
    """Time of the first effect"""
    effects: list[CausedEffect]
    """The tree of effects, oldest first. The first 1,000 of a cause with more than 10,000 effects"""


class CausedEffectRecord(TypedDict):
    """The changed record; null if the effect is not a change of a record"""

    kind: Literal['project', 'task', 'assignment', 'answer', 'customer', 'contact', 'project_group', 'tag', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook', 'form', 'form_theme', 'form_link', 'intake_link', 'channel', 'reply_template', 'conversation', 'view', 'project_share', 'frame']
    """Kind of the record"""
    id: str
    """Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`"""
    project_id: str | None
    """Null for customers, contacts, groups, tags and settings"""
    label: str
    """Such as the name of a funnel or the label of a question"""


class CausedEffectActor(TypedDict):
    """The user, service account, rule or agent that did it"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


CausedEffectChangesItem = TypedDict(
    "CausedEffectChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class CausedEffect(TypedDict):
    """An effect with the effects that it caused"""

    id: str
    """Id"""
    action: str
    """What happened, such as `project.updated`"""
    record: CausedEffectRecord | None
    """The changed record; null if the effect is not a change of a record"""
    project_id: str | None
    """Id of the project"""
    actor: CausedEffectActor
    """The user, service account, rule or agent that did it"""
    changes: list[CausedEffectChangesItem]
    """Whether the record exists is the field `exists`. Empty for a setting that the caller may not read"""
    causation_id: str | None
    """The event, rule run, agent execution or undo that made the change directly"""
    request_id: str | None
    """Id of the request"""
    happened_at: str
    """When it happened (UTC, ISO 8601)"""
    consequences: list[CausedEffect]
    """Effects that this one caused"""


class UndoPreviewCounts(TypedDict):
    """Number of effects by state"""

    revertible: int
    """Effects that the undo would revert"""
    undone: int
    """Effects that were undone before"""
    conflict: int
    """Effects whose records were changed since"""
    irreversible: int
    """Effects that cannot be undone"""


class UndoPreviewEffectsItemRecord(TypedDict):
    """The changed record; null if the effect is not a change of a record"""

    kind: Literal['project', 'task', 'assignment', 'answer', 'customer', 'contact', 'project_group', 'tag', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook', 'form', 'form_theme', 'form_link', 'intake_link', 'channel', 'reply_template', 'conversation', 'view', 'project_share', 'frame']
    """Kind of the record"""
    id: str
    """Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`"""
    project_id: str | None
    """Null for customers, contacts, groups, tags and settings"""
    label: str
    """Such as the name of a funnel or the label of a question"""


class UndoPreviewEffectsItemActor(TypedDict):
    """The user, service account, rule or agent that did it"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


UndoPreviewEffectsItemChangesItem = TypedDict(
    "UndoPreviewEffectsItemChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class UndoPreviewEffectsItemConflictsItem(TypedDict):
    field: str
    """Name of the field"""
    set: NotRequired[Any]
    """The value that the effect set"""
    current: NotRequired[Any]
    """The value now"""


class UndoPreviewEffectsItem(TypedDict):
    id: str
    """Id"""
    action: str
    """What happened, such as `project.updated`"""
    record: UndoPreviewEffectsItemRecord | None
    """The changed record; null if the effect is not a change of a record"""
    project_id: str | None
    """Id of the project"""
    actor: UndoPreviewEffectsItemActor
    """The user, service account, rule or agent that did it"""
    changes: list[UndoPreviewEffectsItemChangesItem]
    """Whether the record exists is the field `exists`. Empty for a setting that the caller may not read"""
    causation_id: str | None
    """The event, rule run, agent execution or undo that made the change directly"""
    request_id: str | None
    """Id of the request"""
    happened_at: str
    """When it happened (UTC, ISO 8601)"""
    state: Literal['revertible', 'undone', 'unaffected', 'conflict', 'irreversible']
    """`revertible`: the undo restores the values before. `undone`: the values are as before already. `unaffected`: nothing to restore. `conflict`: changed since. `irreversible`: outside of the system, or older than 30 days."""
    message: str | None
    """Why it stays, and what to do instead"""
    conflicts: list[UndoPreviewEffectsItemConflictsItem]
    """The fields that were changed since; empty unless the state is `conflict`"""


class UndoPreviewStepsItemRecord(TypedDict):
    """The changed record; null if the effect is not a change of a record"""

    kind: Literal['project', 'task', 'assignment', 'answer', 'customer', 'contact', 'project_group', 'tag', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook', 'form', 'form_theme', 'form_link', 'intake_link', 'channel', 'reply_template', 'conversation', 'view', 'project_share', 'frame']
    """Kind of the record"""
    id: str
    """Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`"""
    project_id: str | None
    """Null for customers, contacts, groups, tags and settings"""
    label: str
    """Such as the name of a funnel or the label of a question"""


UndoPreviewStepsItemChangesItem = TypedDict(
    "UndoPreviewStepsItemChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class UndoPreviewStepsItem(TypedDict):
    record: UndoPreviewStepsItemRecord | None
    """The changed record; null if the effect is not a change of a record"""
    changes: list[UndoPreviewStepsItemChangesItem]
    """Changed fields with their previous and new values"""


class UndoPreview(TypedDict):
    cause_id: str
    """Id of the cause"""
    is_pending: bool
    """Rules that the cause started are still running"""
    counts: UndoPreviewCounts
    """Number of effects by state"""
    effect_count: int
    """Number of all effects, also if not all are listed"""
    step_count: int
    """Number of all changes of records, also if not all are listed"""
    effects: list[UndoPreviewEffectsItem]
    """Newest first, in the order in which they are undone. The first 1,000 of a cause with more than 10,000 effects"""
    steps: list[UndoPreviewStepsItem]
    """The changes of records that the undo would make, with the same limit"""


class RequestUndo(TypedDict):
    mode: NotRequired[Literal['all', 'possible']]
    """`all` undoes everything, or nothing if an effect was changed since or is irreversible. `possible` leaves those out."""


class UndoRequestedBy(TypedDict):
    """Who requested it"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class UndoStepsItemRecord(TypedDict):
    """The changed record; null if the effect is not a change of a record"""

    kind: Literal['project', 'task', 'assignment', 'answer', 'customer', 'contact', 'project_group', 'tag', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook', 'form', 'form_theme', 'form_link', 'intake_link', 'channel', 'reply_template', 'conversation', 'view', 'project_share', 'frame']
    """Kind of the record"""
    id: str
    """Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`"""
    project_id: str | None
    """Null for customers, contacts, groups, tags and settings"""
    label: str
    """Such as the name of a funnel or the label of a question"""


UndoStepsItemChangesItem = TypedDict(
    "UndoStepsItemChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class UndoStepsItem(TypedDict):
    record: UndoStepsItemRecord | None
    """The changed record; null if the effect is not a change of a record"""
    changes: list[UndoStepsItemChangesItem]
    """Changed fields with their previous and new values"""
    state: Literal['pending', 'changed', 'skipped', 'reverted']
    """`reverted`: it was changed, and then changed back because a later step failed"""
    message: str | None
    """Why it stays, and what to do instead"""


class UndoSkippedItemRecord(TypedDict):
    """The changed record; null if the effect is not a change of a record"""

    kind: Literal['project', 'task', 'assignment', 'answer', 'customer', 'contact', 'project_group', 'tag', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook', 'form', 'form_theme', 'form_link', 'intake_link', 'channel', 'reply_template', 'conversation', 'view', 'project_share', 'frame']
    """Kind of the record"""
    id: str
    """Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`"""
    project_id: str | None
    """Null for customers, contacts, groups, tags and settings"""
    label: str
    """Such as the name of a funnel or the label of a question"""


class UndoSkippedItem(TypedDict):
    effect_id: str
    """Id of the effect"""
    action: str
    """What happened, such as `project.updated`"""
    record: UndoSkippedItemRecord | None
    """The changed record; null if the effect is not a change of a record"""
    message: str
    """Why it stays, and what to do instead"""


class Undo(TypedDict):
    id: str
    """The undo is a cause too, so this id can be undone"""
    cause_id: str
    """Id of the cause"""
    mode: Literal['all', 'possible']
    """`all`: everything or nothing. `possible`: without effects that cannot be undone"""
    status: Literal['running', 'completed', 'partial', 'failed']
    """`partial`: some effects stay. `failed`: nothing was changed in the end, see `error`."""
    requested_by: UndoRequestedBy
    """Who requested it"""
    done_steps: int
    """Number of steps that were processed"""
    total_steps: int
    """Number of all steps"""
    skipped_count: int
    """Number of effects that were not undone"""
    steps: list[UndoStepsItem]
    """The changes of records, in their order"""
    skipped: list[UndoSkippedItem]
    """Effects that were not undone"""
    error: str | None
    """Why it failed; null if it did not fail"""
    created_at: str
    """When it was created (UTC, ISO 8601)"""
    finished_at: str | None
    """When it finished; null before (UTC, ISO 8601)"""


class AuditVerificationLast(TypedDict):
    """The last entry that was verified"""

    sequence: int
    """Its place in the log"""
    hash: str
    """Its hash, SHA-256"""


class AuditVerificationHead(TypedDict):
    """The newest entry. Store it elsewhere to detect a replaced log."""

    sequence: int
    """Its place in the log"""
    hash: str
    """Its hash, SHA-256"""


class AuditVerificationAnchor(TypedDict):
    """The newest entry that retention has removed; null if all entries are retained"""

    sequence: int
    """Its place in the log"""
    hash: str
    """Its hash, SHA-256"""


class AuditVerificationBroken(TypedDict):
    """The first wrong entry"""

    sequence: int | None
    """Its place in the log; null if it has none"""
    id: str | None
    """Id"""
    reason: Literal['changed', 'missing', 'unlinked']
    """`changed`: the entry does not match its hash. `missing`: an entry was removed. `unlinked`: an entry does not follow the one before it, or has no place in the chain."""


class AuditVerification(TypedDict):
    valid: bool
    """False if an entry was changed or removed"""
    complete: bool
    """False if more entries follow. Continue with `after` set to the sequence of `last`."""
    checked: int
    """Number of entries that were verified"""
    redacted: int
    """How many of them lack erased personal data, so that only their places in the chain were verified"""
    last: AuditVerificationLast
    """The last entry that was verified"""
    head: AuditVerificationHead
    """The newest entry. Store it elsewhere to detect a replaced log."""
    anchor: AuditVerificationAnchor | None
    """The newest entry that retention has removed; null if all entries are retained"""
    broken: AuditVerificationBroken | None
    """The first wrong entry"""


class AuditLineSubject(TypedDict):
    """The object that was changed"""

    kind: Literal['access_token', 'service_account', 'identity_provider', 'role', 'group', 'user', 'webhook', 'export', 'view', 'reply_template', 'form_theme', 'frame', 'customer', 'contact', 'project', 'project_group', 'tag', 'undo', 'funnel', 'step', 'step_attachment', 'assistant', 'automation', 'ai_agent', 'ai_agent_execution', 'form', 'form_link', 'intake_link', 'channel', 'conversation', 'message', 'import', 'quarantined_event']
    """Kind of the object"""
    id: str
    """Id"""
    name: str | None
    """Name"""


class AuditLineActor(TypedDict):
    """The user, service account, rule or agent that did it"""

    kind: Literal['user', 'service_account', 'automation', 'assistant', 'ai_agent', 'import', 'channel', 'form_link', 'system']
    """Kind of the account, or of what acted without one"""
    id: str
    """Id"""
    name: str | None
    """Name"""


AuditLineChangesItem = TypedDict(
    "AuditLineChangesItem",
    {
        "field": "str",  # Name of a field
        "from": "NotRequired[Any]",  # Value before the change
        "to": "NotRequired[Any]",  # Value after the change
    },
)


class AuditLine(TypedDict):
    id: str
    """Id"""
    sequence: int
    """Place in the log of the frame: 1, 2, 3, without gaps"""
    action: str
    """What was done, such as `access_token.created`"""
    subject: AuditLineSubject
    """The object that was changed"""
    actor: AuditLineActor
    """The user, service account, rule or agent that did it"""
    changes: list[AuditLineChangesItem]
    """Changed fields with their previous and new values"""
    details: dict[str, Any]
    """Details; they depend on the kind"""
    source: str
    """The service that recorded the entry"""
    correlation_id: str
    """The id shared by all entries with the same original cause"""
    causation_id: str | None
    """The event, rule run, agent execution or undo that caused it; null for a request"""
    request_id: str | None
    """Id of the request"""
    token_id: str | None
    """The personal access token of the request"""
    happened_at: str
    """When it happened (UTC, ISO 8601)"""
    previous_hash: str
    """Hash of the entry before; 64 zeros for the first entry"""
    hash: str
    """SHA-256 of the canonical JSON (RFC 8785) of the members before"""
    redacted_at: str | None
    """When personal data was erased from the entry. Its hash then does not match its contents."""


class ScimServiceProviderConfigPatch(TypedDict):
    """Changes of single attributes"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigBulk(TypedDict):
    """Several changes in one request"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigFilter(TypedDict):
    """Filters of lists"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigChangePassword(TypedDict):
    """Changes of passwords"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigSort(TypedDict):
    """Sorted lists"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigEtag(TypedDict):
    """Versions of resources"""

    supported: bool
    """Whether it is supported"""


class ScimServiceProviderConfigAuthenticationSchemesItem(TypedDict):
    type: str
    """Such as `oauthbearertoken`"""
    name: str
    """Displayed name"""


class ScimServiceProviderConfigMeta(TypedDict):
    """Kind, times and version of the resource"""

    resourceType: NotRequired[str]
    """Kind of the resource"""
    created: NotRequired[str]
    """When it was created"""
    lastModified: NotRequired[str]
    """When it was last changed"""
    location: NotRequired[str]
    """URL of the resource"""
    version: NotRequired[str]
    """`ETag` of the version"""


class ScimServiceProviderConfig(TypedDict):
    schemas: list[str]
    """URNs of the schemas of the resource"""
    patch: ScimServiceProviderConfigPatch
    """Changes of single attributes"""
    bulk: ScimServiceProviderConfigBulk
    """Several changes in one request"""
    filter: ScimServiceProviderConfigFilter
    """Filters of lists"""
    changePassword: ScimServiceProviderConfigChangePassword
    """Changes of passwords"""
    sort: ScimServiceProviderConfigSort
    """Sorted lists"""
    etag: ScimServiceProviderConfigEtag
    """Versions of resources"""
    authenticationSchemes: list[ScimServiceProviderConfigAuthenticationSchemesItem]
    """How clients authenticate"""
    meta: NotRequired[ScimServiceProviderConfigMeta]
    """Kind, times and version of the resource"""


class ScimResourceTypeListResourcesItemMeta(TypedDict):
    """Kind, times and version of the resource"""

    resourceType: NotRequired[str]
    """Kind of the resource"""
    created: NotRequired[str]
    """When it was created"""
    lastModified: NotRequired[str]
    """When it was last changed"""
    location: NotRequired[str]
    """URL of the resource"""
    version: NotRequired[str]
    """`ETag` of the version"""


class ScimResourceTypeListResourcesItem(TypedDict):
    schemas: list[str]
    """URNs of the schemas of the resource"""
    id: str
    """Id of the resource"""
    name: str
    """Name"""
    endpoint: str
    """Path of the resources, relative to `/scim/v2`"""
    schema: str
    """URN of the schema of the resources"""
    meta: NotRequired[ScimResourceTypeListResourcesItemMeta]
    """Kind, times and version of the resource"""


class ScimResourceTypeList(TypedDict):
    schemas: list[str]
    """URN of the list"""
    totalResults: int
    """Number of resources that match, on all pages"""
    startIndex: int
    """Number of the first resource of this page. Counts from 1"""
    itemsPerPage: int
    """Number of resources of this page"""
    Resources: list[ScimResourceTypeListResourcesItem]
    """The resources of this page"""


class ScimSchemaListResourcesItemAttributesItem(TypedDict):
    name: str
    """Name"""


class ScimSchemaListResourcesItemMeta(TypedDict):
    """Kind, times and version of the resource"""

    resourceType: NotRequired[str]
    """Kind of the resource"""
    created: NotRequired[str]
    """When it was created"""
    lastModified: NotRequired[str]
    """When it was last changed"""
    location: NotRequired[str]
    """URL of the resource"""
    version: NotRequired[str]
    """`ETag` of the version"""


class ScimSchemaListResourcesItem(TypedDict):
    schemas: list[str]
    """URNs of the schemas of the resource"""
    id: str
    """URN of the schema"""
    name: str
    """Name"""
    attributes: list[ScimSchemaListResourcesItemAttributesItem]
    """Attributes (RFC 7643, section 7)"""
    meta: NotRequired[ScimSchemaListResourcesItemMeta]
    """Kind, times and version of the resource"""


class ScimSchemaList(TypedDict):
    schemas: list[str]
    """URN of the list"""
    totalResults: int
    """Number of resources that match, on all pages"""
    startIndex: int
    """Number of the first resource of this page. Counts from 1"""
    itemsPerPage: int
    """Number of resources of this page"""
    Resources: list[ScimSchemaListResourcesItem]
    """The resources of this page"""


class ScimUserList(TypedDict):
    schemas: list[str]
    """URN of the list"""
    totalResults: int
    """Number of resources that match, on all pages"""
    startIndex: int
    """Number of the first resource of this page. Counts from 1"""
    itemsPerPage: int
    """Number of resources of this page"""
    Resources: list[ScimUserResource]
    """The resources of this page"""


class ScimUserResourceName(TypedDict):
    """Parts of the name"""

    formatted: NotRequired[str]
    """Complete name"""
    givenName: NotRequired[str]
    """First name"""
    familyName: NotRequired[str]
    """Last name"""


class ScimUserResourceEmailsItem(TypedDict):
    value: NotRequired[str]
    """The address"""
    type: NotRequired[str]
    """Such as `work`"""
    primary: NotRequired[bool]
    """Whether this is the address to use"""


ScimUserResourceGroupsItem = TypedDict(
    "ScimUserResourceGroupsItem",
    {
        "value": "NotRequired[str]",  # Id of the user or group
        "display": "NotRequired[str]",  # Its name
        "$ref": "NotRequired[str]",  # Its URL
    },
)


class ScimUserResourceMeta(TypedDict):
    """Kind, times and version of the resource"""

    resourceType: NotRequired[str]
    """Kind of the resource"""
    created: NotRequired[str]
    """When it was created"""
    lastModified: NotRequired[str]
    """When it was last changed"""
    location: NotRequired[str]
    """URL of the resource"""
    version: NotRequired[str]
    """`ETag` of the version"""


class ScimUserResource(TypedDict):
    schemas: list[str]
    """URNs of the schemas of the resource"""
    id: str
    """Id of the resource"""
    externalId: NotRequired[str]
    """Id at the identity provider"""
    userName: NotRequired[str]
    """Login name, unique in the frame"""
    displayName: NotRequired[str]
    """Displayed name"""
    name: NotRequired[ScimUserResourceName]
    """Parts of the name"""
    emails: NotRequired[list[ScimUserResourceEmailsItem]]
    """Addresses"""
    active: NotRequired[bool]
    """Whether tokens of the user are accepted"""
    groups: NotRequired[list[ScimUserResourceGroupsItem]]
    """Groups of the user"""
    meta: NotRequired[ScimUserResourceMeta]
    """Kind, times and version of the resource"""


class ScimGroupList(TypedDict):
    schemas: list[str]
    """URN of the list"""
    totalResults: int
    """Number of resources that match, on all pages"""
    startIndex: int
    """Number of the first resource of this page. Counts from 1"""
    itemsPerPage: int
    """Number of resources of this page"""
    Resources: list[ScimGroupResource]
    """The resources of this page"""


ScimGroupResourceMembersItem = TypedDict(
    "ScimGroupResourceMembersItem",
    {
        "value": "NotRequired[str]",  # Id of the user or group
        "display": "NotRequired[str]",  # Its name
        "$ref": "NotRequired[str]",  # Its URL
    },
)


class ScimGroupResourceMeta(TypedDict):
    """Kind, times and version of the resource"""

    resourceType: NotRequired[str]
    """Kind of the resource"""
    created: NotRequired[str]
    """When it was created"""
    lastModified: NotRequired[str]
    """When it was last changed"""
    location: NotRequired[str]
    """URL of the resource"""
    version: NotRequired[str]
    """`ETag` of the version"""


class ScimGroupResource(TypedDict):
    schemas: list[str]
    """URNs of the schemas of the resource"""
    id: str
    """Id of the resource"""
    externalId: NotRequired[str]
    """Id at the identity provider"""
    displayName: NotRequired[str]
    """Name of the group, as in the groups claim"""
    members: NotRequired[list[ScimGroupResourceMembersItem]]
    """Users of the group"""
    meta: NotRequired[ScimGroupResourceMeta]
    """Kind, times and version of the resource"""


class ProjectGroupOrder1(TypedDict):
    project_ids: list[str]
    """Every project of the group, once, in the new order"""


class ProjectGroupOrder2(TypedDict):
    project_id: str
    """Id of the project"""
    before: str
    """Id of the project before which it is moved"""


class ProjectGroupOrder3(TypedDict):
    project_id: str
    """Id of the project"""
    after: str
    """Id of the project after which it is moved"""


ProjectGroupOrder: TypeAlias = "ProjectGroupOrder1 | ProjectGroupOrder2 | ProjectGroupOrder3"


class ReadKeySetResponseKeysItem(TypedDict):
    kid: str
    """Id of the key"""
    kty: str
    """Type of the key"""


class ReadKeySetResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    keys: list[ReadKeySetResponseKeysItem]
    """Public keys"""


ReadKeySetResponseKeys: TypeAlias = "list[ReadKeySetResponseKeysItem]"


class ListAccessTokensQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListAccessTokensResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    access_tokens: list[AccessToken]
    """The access tokens"""


class CreateAccessTokenResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    access_token: AccessToken
    """The access token"""
    token: str
    """Access token"""


class RevokeAccessTokenResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    access_token: AccessToken
    """The access token"""


class ListAiAgentsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListAiAgentsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListAiAgentsQueryFilter]


class ListAiAgentsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    ai_agents: list[AiAgent]
    """The AI agents"""


class CreateAiAgentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent: AiAgent
    """The AI agent"""


ListAiAgentExecutionsQueryFilter = TypedDict(
    "ListAiAgentExecutionsQueryFilter",
    {
        "agent_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "project_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "status": "NotRequired[FilterValue]",  # One or more, separated by commas: `pending`, `running`, `awaiting_approval` (awaiting approval), `completed`, `failed`, `cancelled`.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
    },
)


class ListAiAgentExecutionsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListAiAgentExecutionsQueryFilter]


class ListAiAgentExecutionsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    executions: list[AiAgentExecution]
    """The executions"""


class ReadAiAgentExecutionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent_execution: AiAgentExecution
    """The AI agent execution"""


class ApproveAiAgentExecutionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent_execution: AiAgentExecution
    """The AI agent execution"""


class CancelAiAgentExecutionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent_execution: AiAgentExecution
    """The AI agent execution"""


class RefuseAiAgentExecutionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent_execution: AiAgentExecution
    """The AI agent execution"""


class ReadAiAgentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent: AiAgent
    """The AI agent"""


class UpdateAiAgentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent: AiAgent
    """The AI agent"""


class DeleteAiAgentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent: AiAgent
    """The AI agent"""


class StartAiAgentExecutionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent_execution: AiAgentExecution
    """The AI agent execution"""


class RestoreAiAgentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    ai_agent: AiAgent
    """The AI agent"""


class ListAiAgentVersionsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    versions: list[AiAgent]
    """The versions"""


ListAiAgentVersionsResponseVersions: TypeAlias = "list[AiAgent]"


ReadAuditLogQueryFilter = TypedDict(
    "ReadAuditLogQueryFilter",
    {
        "action": "NotRequired[FilterValue]",  # Exact match.
        "actor": "NotRequired[FilterValue]",  # Exact match.
        "correlation_id": "NotRequired[FilterValue]",  # Exact match.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "subject_kind": "NotRequired[FilterValue]",  # Exact match.
        "subject": "NotRequired[FilterValue]",  # Exact match.
        "token": "NotRequired[FilterValue]",  # Exact match.
        "cause": "NotRequired[FilterValue]",  # Exact match.
    },
)


class ReadAuditLogQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ReadAuditLogQueryFilter]
    after: NotRequired[int | None]
    """Returns the entries after this sequence number, in the order of the chain, such as for an export"""


class ReadAuditLogResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    audit_log: list[AuditLine]
    """The audit log"""


class VerifyAuditLogQuery(TypedDict):
    after: NotRequired[int | None]
    """Verifies only entries after this sequence number"""


class VerifyAuditLogResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    verification: AuditVerification
    """The verification"""


class RevokeFoundTokenResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class RequestTokenResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    access_token: str
    """The access token"""
    token_type: Literal['Bearer']
    """Always `Bearer`"""
    expires_in: int
    """Seconds"""
    scope: str
    """Scopes separated by spaces, or the subject of a rule"""


class ListAutomationsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    active: NotRequired[FilterValue]
    """`true` or `false`."""
    trigger: NotRequired[FilterValue]
    """One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListAutomationsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListAutomationsQueryFilter]


class ListAutomationsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    automations: list[Automation]
    """The automations"""


class CreateAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


class ReadAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


class UpdateAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


class DeleteAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


class RehearseAutomationResponseReasonsItem(TypedDict):
    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone', 'not_in_step', 'not_in_funnel']
    """Why the rule would not run, as a code"""
    detail: str
    """The reason in a sentence"""


class RehearseAutomationResponseConditionsItem(TypedDict):
    condition: dict[str, Any]
    """The condition that was evaluated"""
    matches: bool
    """Whether the condition matches"""
    seen: NotRequired[Any]
    """The value of the field"""


class RehearseAutomationResponseActionsItem(TypedDict):
    path: str
    """Place in the rule, such as `2.then.0`"""
    action: str
    """Type of the action"""
    possible: bool
    """Whether the action is possible"""
    detail: str
    """What the action would do, for people"""
    branch: Literal['then', 'else', 'unknown', None]
    """Only of an `if`"""


class RehearseAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    would_fire: bool
    """Whether the rule would act if it was triggered now"""
    reasons: list[RehearseAutomationResponseReasonsItem]
    """What prevents it"""
    conditions: list[RehearseAutomationResponseConditionsItem]
    """Filters of projects that must match"""
    actions: list[RehearseAutomationResponseActionsItem]
    """In their order. The actions of a `for_each` are listed once"""


class ExplainAutomationQuery(TypedDict):
    project_id: str
    """Id of the project"""


class ExplainAutomationResponseReasonsItem(TypedDict):
    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone', 'not_in_step', 'not_in_funnel']
    """Why the rule would not run, as a code"""
    detail: str
    """The reason in a sentence"""


class ExplainAutomationResponseConditionsItem(TypedDict):
    condition: dict[str, Any]
    """The condition that was evaluated"""
    matches: bool
    """Whether the condition matches"""
    seen: NotRequired[Any]
    """The value of the field"""


class ExplainAutomationResponseActionsItem(TypedDict):
    path: str
    """Place in the rule, such as `2.then.0`"""
    action: str
    """Type of the action"""
    possible: bool
    """Whether the action is possible"""
    detail: str
    """What the action would do, for people"""
    branch: Literal['then', 'else', 'unknown', None]
    """Only of an `if`"""


class ExplainAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    would_fire: bool
    """Whether the rule would act if it was triggered now"""
    reasons: list[ExplainAutomationResponseReasonsItem]
    """What prevents it"""
    conditions: list[ExplainAutomationResponseConditionsItem]
    """Filters of projects that must match"""
    actions: list[ExplainAutomationResponseActionsItem]
    """In their order. The actions of a `for_each` are listed once"""


class RestoreAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


ListAutomationRunsQueryFilter = TypedDict(
    "ListAutomationRunsQueryFilter",
    {
        "assistant_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "project_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "status": "NotRequired[FilterValue]",  # One or more, separated by commas: `waiting`, `succeeded`, `failed`, `skipped`, `cancelled`.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
    },
)


class ListAutomationRunsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListAutomationRunsQueryFilter]


class ListAutomationRunsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    runs: list[AutomationRun]
    """The runs"""


class CancelAutomationRunResponseRun(TypedDict):
    """The run"""

    id: str
    """Id"""
    status: Literal['cancelled']
    """Status of the run"""


class CancelAutomationRunResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    run: CancelAutomationRunResponseRun
    """The run"""


class RetryAutomationRunResponseRun(TypedDict):
    """The run"""

    id: str
    """Id"""
    status: Literal['pending']
    """Status of the run"""


class RetryAutomationRunResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    run: RetryAutomationRunResponseRun
    """The run"""


class SimulateAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    simulation: RuleSimulation
    """The simulation"""


class TestAutomationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    passed: bool
    """Whether all tests passed"""
    tests: list[RuleTestResult]
    """The tests"""


class ListAutomationVersionsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListAutomationVersionsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    rule_versions: list[RuleVersionSummary]
    """The rule versions"""


class ReadAutomationVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    rule_version: RuleVersion
    """The rule version"""


DiffAutomationVersionQuery = TypedDict(
    "DiffAutomationVersionQuery",
    {
        "from": "NotRequired[int]",  # Default: the version before
    },
)


class DiffAutomationVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    diff: RuleVersionDiff
    """The diff"""


class RestoreAutomationVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    automation: Automation
    """The automation"""


class ReadCauseResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    cause: Cause
    """The cause"""


class UndoCauseResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    undo: Undo
    """The undo"""


class PreviewUndoResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    preview: UndoPreview
    """The preview"""


class ListChannelsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    kind: NotRequired[FilterValue]
    """Exact match."""
    external_ref: NotRequired[FilterValue]
    """Exact match."""
    active: NotRequired[FilterValue]
    """`true` or `false`."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListChannelsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListChannelsQueryFilter]


class ListChannelsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    channels: list[Channel]
    """The channels"""


class CreateChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class ReceiveMessageResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class AnswerChallengeQuery(TypedDict):
    challenge: NotRequired[str]
    """Text that is returned unchanged"""


class TellMessageStatusResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class ReadChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class UpdateChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class DeleteChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class ActivateChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class DeactivateChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class ListDeliveriesQueryFilter(TypedDict):
    verdict: NotRequired[FilterValue]
    """Exact match."""
    media_item: NotRequired[FilterValue]
    """One or more ids, separated by commas."""


class ListDeliveriesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListDeliveriesQueryFilter]


class ListDeliveriesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    deliveries: list[Delivery]
    """The deliveries"""


class ReplayDeliveryResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    delivery: Delivery
    """The delivery"""


class ListMediaItemsOfChannelQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    channel: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    conversation: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    external_id: NotRequired[FilterValue]
    """Exact match."""
    direction: NotRequired[FilterValue]
    """One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound)."""
    status: NotRequired[FilterValue]
    """One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`."""


class ListMediaItemsOfChannelQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListMediaItemsOfChannelQueryFilter]


class ListMediaItemsOfChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    media_items: list[MediaItem]
    """The media items"""


class SendMessageResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    media_item: MediaItem
    """The media item"""


class RestoreChannelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class RemoveChannelSecretResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""


class RotateChannelSecretResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    channel: Channel
    """The channel"""
    secret: str
    """Secret; it is shown once"""


class ListContactsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    role: NotRequired[FilterValue]
    """Exact match."""
    email: NotRequired[FilterValue]
    """Exact match."""
    phone: NotRequired[FilterValue]
    """Exact match."""
    description: NotRequired[FilterValue]
    """Exact match."""
    customers: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListContactsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListContactsQueryFilter]


class ListContactsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    contacts: list[Contact]
    """The contacts"""


class CreateContactResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    contact: Contact
    """The contact"""


class UpdateContactsResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: int
    """Id"""


class UpdateContactsResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: int | None
    """Null if the item has no valid id"""


class UpdateContactsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[UpdateContactsResponseOutcomesItem1 | UpdateContactsResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class DeleteContactsResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: int
    """Id"""


class DeleteContactsResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: int | None
    """Null if the item has no valid id"""


class DeleteContactsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[DeleteContactsResponseOutcomesItem1 | DeleteContactsResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class SearchContactsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchContactsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    contacts: list[Contact]
    """The contacts"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class ReadContactResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    contact: Contact
    """The contact"""


class UpdateContactResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    contact: Contact
    """The contact"""


class DeleteContactResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    contact: Contact
    """The contact"""


class RestoreContactResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    contact: Contact
    """The contact"""


class ListConversationsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    channel: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    channel_id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project_id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    status: NotRequired[FilterValue]
    """One or more, separated by commas: `open`, `snoozed`, `closed`."""
    assignee_id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    label: NotRequired[FilterValue]
    """One or more, separated by commas"""
    awaiting_reply: NotRequired[FilterValue]
    """`true` or `false`."""
    awaiting_reply_before: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    replied: NotRequired[FilterValue]
    """`true` or `false`."""
    first_response_seconds_min: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    first_response_seconds_max: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    resolution_seconds_min: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    resolution_seconds_max: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""


class ListConversationsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListConversationsQueryFilter]
    q: NotRequired[str]
    """Words of messages and senders. Each must be the start of a word, without regard to case and accents. For each word, at most 10,000 conversations are found by their messages."""
    sort: NotRequired[Literal['last_message_at', '-last_message_at', 'created_at', '-created_at', 'awaiting_reply_since', '-awaiting_reply_since', 'first_response_seconds', '-first_response_seconds', 'resolution_seconds', '-resolution_seconds', 'snoozed_until', '-snoozed_until']]
    """The field to sort by, with a leading `-` in descending order. Objects without a value are last."""


class ListConversationsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    conversations: list[Conversation]
    """The conversations"""


class UpdateConversationsResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: str
    """Id"""


class UpdateConversationsResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: str | None
    """Null if the item has no valid id"""


class UpdateConversationsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[UpdateConversationsResponseOutcomesItem1 | UpdateConversationsResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class ListConversationLabelsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    labels: list[ConversationLabel]
    """The labels"""


ListConversationLabelsResponseLabels: TypeAlias = "list[ConversationLabel]"


class ReadConversationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    conversation: Conversation
    """The conversation"""


class UpdateConversationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    conversation: Conversation
    """The conversation"""


class ListCustomersQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    document: NotRequired[FilterValue]
    """Exact match."""
    parent: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    email: NotRequired[FilterValue]
    """Exact match."""
    phone: NotRequired[FilterValue]
    """Exact match."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListCustomersQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListCustomersQueryFilter]


class ListCustomersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    customers: list[Customer]
    """The customers"""


class CreateCustomerResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    customer: Customer
    """The customer"""


class UpdateCustomersResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: str
    """Id"""


class UpdateCustomersResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: str | None
    """Null if the item has no valid id"""


class UpdateCustomersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[UpdateCustomersResponseOutcomesItem1 | UpdateCustomersResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class DeleteCustomersResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: str
    """Id"""


class DeleteCustomersResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: str | None
    """Null if the item has no valid id"""


class DeleteCustomersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[DeleteCustomersResponseOutcomesItem1 | DeleteCustomersResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class SearchCustomersQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchCustomersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    customers: list[Customer]
    """The customers"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class ReadCustomerResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    customer: Customer
    """The customer"""


class UpdateCustomerResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    customer: Customer
    """The customer"""


class DeleteCustomerResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    customer: Customer
    """The customer"""


class RestoreCustomerResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    customer: Customer
    """The customer"""


class PutAnswersResponseMissingRequiredItem(TypedDict):
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""


class PutAnswersResponseCalculationIssuesItem(TypedDict):
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    line: NotRequired[int]
    """Number of the line from 1, for a field of a group"""
    code: Literal['division_by_zero', 'out_of_range']
    """Why the field could not be calculated"""


class PutAnswersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    answers: list[Answer]
    """The answers"""
    missing_required: list[PutAnswersResponseMissingRequiredItem]
    """Visible required fields without an answer, and required groups without enough complete lines"""
    calculation_issues: list[PutAnswersResponseCalculationIssuesItem]
    """Calculated fields without a result although their inputs have answers"""


class ReadAnswersQuery(TypedDict):
    accessor: Accessor
    """The context of an answer"""
    form_id: NotRequired[str]
    """Id of the form"""


class ReadAnswersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    answers: list[Answer]
    """The answers"""


ReadAnswersResponseAnswers: TypeAlias = "list[Answer]"


class AnswerWithFileResponseAnswerValue6(TypedDict):
    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""
    url: str
    """Address (URL)"""


class AnswerWithFileResponseAnswerAccessor(TypedDict):
    """The context of an answer"""

    type: Literal['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']
    """Type of the context"""
    project_id: str
    """Id of the project"""
    id: int | str | None
    """Id"""


class AnswerWithFileResponseAnswerAnsweredBy(TypedDict):
    """The user who answered"""

    id: str
    """Id"""
    name: str | None
    """Name"""


class AnswerWithFileResponseAnswer(TypedDict):
    """The answer"""

    id: str
    """Id"""
    form_id: int
    """Id of the form"""
    form_title: str
    """Title of the form"""
    form_version: int
    """Version of the form that was answered"""
    field_id: str
    """Id of the field"""
    label: str
    """Label, for people"""
    type: Literal['short_text', 'long_text', 'number', 'money', 'date', 'datetime', 'boolean', 'single_choice', 'multiple_choice', 'email', 'phone', 'url', 'rating', 'file', 'signature', 'group', 'calculated', 'section']
    """Type, which determines the other members"""
    value: str | float | bool | list[str] | list[dict[str, str | float | bool | list[str]]] | AnswerWithFileResponseAnswerValue6 | None
    """The format depends on the type of the field"""
    accessor: AnswerWithFileResponseAnswerAccessor
    """The context of an answer"""
    answered_by: AnswerWithFileResponseAnswerAnsweredBy
    """The user who answered"""
    answered_at: str
    """When it was answered (UTC, ISO 8601)"""
    file: AnswerFile
    """The file"""


class AnswerWithFileResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    answer: AnswerWithFileResponseAnswer
    """The answer"""


class ClearAnswersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    answers: list[Answer]
    """The answers"""


ClearAnswersResponseAnswers: TypeAlias = "list[Answer]"


class ReadAnswerHistoryQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    accessor: Accessor
    """The context of an answer"""
    form_id: NotRequired[str]
    """Id of the form"""
    field_id: NotRequired[str]
    """Id of the field"""


class ReadAnswerHistoryResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    changes: list[AnswerChange]
    """Changed fields with their previous and new values"""


class CreateIntakeLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    intake_link: IntakeLink
    """The intake link"""


class ListIntakeLinksQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    form_id: NotRequired[str]
    """Id of the form"""


class ListIntakeLinksResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    intake_links: list[IntakeLink]
    """The intake links"""


class ReadIntakeLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    intake_link: IntakeLink
    """The intake link"""


class UpdateIntakeLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    intake_link: IntakeLink
    """The intake link"""


class ListIntakeSubmissionsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListIntakeSubmissionsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    submissions: list[IntakeSubmission]
    """The submissions"""


class GenerateFormLinkResponseUrlsItem(TypedDict):
    id: str
    """Id"""
    url: str
    """Address (URL)"""
    expires_at: str
    """When it expires; null if never (UTC, ISO 8601)"""
    single_use: bool
    """Whether a link is spent by its first submission"""


class GenerateFormLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    urls: list[GenerateFormLinkResponseUrlsItem]
    """The urls"""


GenerateFormLinkResponseUrls: TypeAlias = "list[GenerateFormLinkResponseUrlsItem]"


class ListFormLinksQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    form_id: NotRequired[str]
    """Id of the form"""


class ListFormLinksResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    urls: list[FormLink]
    """The urls"""


class RevokeFormLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    url: FormLink
    """Address (URL)"""


class ListFormLinkAccessesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListFormLinkAccessesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    accesses: list[FormLinkAccess]
    """The accesses"""


class ReadEventsQuery(TypedDict):
    after: NotRequired[str]
    """`next` of the previous response. Default: the oldest retained event. `latest`: no events, only the cursor after the newest one"""
    kinds: NotRequired[str]
    """Kinds of events, separated by commas. Default: all except audit.entry_recorded. GET webhooks/kinds lists them"""
    limit: NotRequired[int]
    """Maximum number of events in the response, 1 to 500. A response has at most about 4 MB"""


class ReadEventsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    events: list[Event]
    """The events"""
    next: str
    """Cursor for `after` of the next request, also if there are no events"""
    has_more: bool
    """Whether more events follow now"""


class ListFormEdgesQueryFilter(TypedDict):
    form: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListFormEdgesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListFormEdgesQueryFilter]


class ListFormEdgesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    form_edges: list[FormEdge]
    """The form edges"""


class ReadFormThemeResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    theme: FormTheme
    """The theme"""


class UpdateFormThemeResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    theme: FormTheme
    """The theme"""


class CreateFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: Form
    """The form"""


class ListFormsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    title: NotRequired[FilterValue]
    """Exact match."""
    created_by: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListFormsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListFormsQueryFilter]


class ListFormsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    forms: list[FormSummary]
    """The forms"""


class ReadFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: Form
    """The form"""


class UpdateFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: Form
    """The form"""


class DeleteFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: Form
    """The form"""


class RestoreFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: Form
    """The form"""


class ReadFrameResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    frame: FrameSettings
    """The frame"""


class UpdateFrameResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    frame: FrameSettings
    """The frame"""


class ListFunnelsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListFunnelsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListFunnelsQueryFilter]


class ListFunnelsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    funnels: list[Funnel]
    """The funnels"""


class CreateFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class ReadFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class UpdateFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class DeleteFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class ReadBoardQuery(TypedDict):
    page: NotRequired[int]
    """Invalid values and values below 1 mean 1."""
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ReadBoardResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    board: Board
    """The board"""


class ListFunnelProjectsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    step_id: NotRequired[str]
    """Id of the step"""
    status: NotRequired[Literal['open', 'won', 'lost', 'paused']]
    """Status"""


class ListFunnelProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    assignments: list[FunnelAssignment]
    """The assignments"""


class ReadFunnelAssignmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    assignment: FunnelAssignment
    """The assignment"""


class UpdateFunnelAssignmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    assignment: FunnelAssignment
    """The assignment"""


class LeaveFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    assignment: FunnelAssignment
    """The assignment"""


class EnterFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    assignment: FunnelAssignment
    """The assignment"""


class MoveProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    assignment: FunnelAssignment
    """The assignment"""


class PreviewMoveResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    allowed: bool
    """Whether the move is possible"""
    blockers: list[MoveBlocker]
    """Reasons why the move is not possible"""


class ReadProjectTimesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    times: ProjectTimes
    """Times in the steps"""


class RestoreFunnelResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class AddFunnelStepResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step: FunnelStep
    """The step"""


class OrderFunnelStepsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class ReadFunnelTimesResponseStepsItem(TypedDict):
    step_id: str
    """Id of the step"""
    name: str
    """Name"""
    stays: int
    """The steps in which the project was"""
    average_seconds: int
    """Average stay in seconds"""
    median_seconds: int
    """Median stay in seconds"""
    longest_seconds: int
    """Longest stay in seconds"""


class ReadFunnelTimesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    steps: list[ReadFunnelTimesResponseStepsItem]
    """The steps of the funnel, in order. Current stays count with their time so far"""


ReadFunnelTimesResponseSteps: TypeAlias = "list[ReadFunnelTimesResponseStepsItem]"


class GetFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    form: AnsweredForm
    """The form"""


class GetFormsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    title: NotRequired[FilterValue]
    """Exact match."""
    created_by: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class GetFormsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[GetFormsQueryFilter]


class GetFormsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    forms: list[FormSummary]
    """The forms"""


class ListIdentityProvidersQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListIdentityProvidersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    identity_providers: list[IdentityProvider]
    """The identity providers"""


class CreateIdentityProviderResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    identity_provider: IdentityProvider
    """The identity provider"""


class ReadIdentityProviderResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    identity_provider: IdentityProvider
    """The identity provider"""


class UpdateIdentityProviderResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    identity_provider: IdentityProvider
    """The identity provider"""


class DeleteIdentityProviderResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    identity_provider: IdentityProvider
    """The identity provider"""


class TestIdentityProviderResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    identity_provider: IdentityProvider
    """The identity provider"""


class ReadMeResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""
    frame: FrameSettings
    """The frame"""
    scopes: list[str]
    """Scopes, such as `projects:read`"""


class ListMediaItemsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    channel: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    conversation: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    external_id: NotRequired[FilterValue]
    """Exact match."""
    direction: NotRequired[FilterValue]
    """One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound)."""
    status: NotRequired[FilterValue]
    """One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`."""


class ListMediaItemsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListMediaItemsQueryFilter]


class ListMediaItemsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    media_items: list[MediaItem]
    """The media items"""


class ReadMediaItemResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    media_item: MediaItem
    """The media item"""


class ListProjectGroupsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    projects: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListProjectGroupsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListProjectGroupsQueryFilter]


class ListProjectGroupsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    project_groups: list[ProjectGroup]
    """The project groups"""


class CreateProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class SearchProjectGroupsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchProjectGroupsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    project_groups: list[ProjectGroup]
    """The project groups"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class ReadProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class UpdateProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class DeleteProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class ListProjectsOfGroupQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListProjectsOfGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    projects: list[Project | SparseProject]
    """The projects"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


ListProjectsOfGroupResponseProjectsItem: TypeAlias = "Project | SparseProject"


class OrderProjectsOfGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class JoinProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""
    project: Project
    """The project"""


class LeaveProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""
    project: Project
    """The project"""


class RestoreProjectGroupResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project_group: ProjectGroup
    """The project group"""


class ListProjectsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    code: NotRequired[FilterValue]
    """Exact match."""
    name: NotRequired[FilterValue]
    """Exact match."""
    description: NotRequired[FilterValue]
    """Exact match."""
    name_code: NotRequired[FilterValue]
    """Exact match."""
    status: NotRequired[FilterValue]
    """One or more, separated by commas: `1` (in-progress), `2` (completed), `3` (cancelled), `4` (paused)."""
    impact: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    budget: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    customer: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    contact: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    parent: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    children: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    assignee: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project_groups: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    tags: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    is_template: NotRequired[FilterValue]
    """`true` or `false`."""
    funnels: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    funnel_steps: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    funnel_status: NotRequired[FilterValue]
    """One or more, separated by commas: `open`, `won`, `lost`, `paused`."""
    funnel_tags: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    funnel_status_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    funnel_forecast_date: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    funnel_step_linked_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    completed_percentage: NotRequired[FilterValue]
    """One or more numbers, separated by commas."""
    channel_awaiting_reply_since: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    creator: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListProjectsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListProjectsQueryFilter]
    fields: NotRequired[str | Sequence[str]]
    """The members to return, separated by commas. Default: all except those of `include`"""
    include: NotRequired[str | Sequence[str]]
    """Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors"""
    template: NotRequired[Literal['exclude', 'include', 'only', 'true', 'false']]
    """Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only"""
    view: NotRequired[str]
    """Id of a view. Its filters must match as well, and it sorts the list"""


class ListProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    projects: list[Project | SparseProject]
    """The projects"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


ListProjectsResponseProjectsItem: TypeAlias = "Project | SparseProject"


class CreateProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class UpdateProjectsResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: str
    """Id"""


class UpdateProjectsResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: str | None
    """Null if the item has no valid id"""


class UpdateProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[UpdateProjectsResponseOutcomesItem1 | UpdateProjectsResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class AggregateProjectsResponseGroupsItemKeysItem(TypedDict):
    field: str
    """Name of a field"""
    id: str | float | bool | None
    """Id, option, number or first day of the period; null for records without a value"""
    label: str | None
    """Name of the record, option or period"""


class AggregateProjectsResponseGroupsItem(TypedDict):
    keys: list[AggregateProjectsResponseGroupsItemKeysItem]
    """One for each entry of `group_by`, in the same order"""
    values: dict[str, float | str | None]
    """By name. Sums beyond 2^53 − 1 are texts of digits. Averages are rounded to 4 decimals. Without values, sums are 0 and the others null"""


class AggregateProjectsResponseTotal(TypedDict):
    """Every record once, whatever the groups and `limit`"""

    values: dict[str, float | str | None]
    """By name. Sums beyond 2^53 − 1 are texts of digits. Averages are rounded to 4 decimals. Without values, sums are 0 and the others null"""


class AggregateProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    groups: list[AggregateProjectsResponseGroupsItem]
    """The groups"""
    total: AggregateProjectsResponseTotal
    """Every record once, whatever the groups and `limit`"""
    truncated: bool
    """Whether there are more groups than `limit`"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class DeleteProjectsResponseOutcomesItem1(TypedDict):
    response: Literal[True]
    """Whether the item succeeded"""
    etag: str
    """The current version, for `If-Match`"""
    id: str
    """Id"""


class DeleteProjectsResponseOutcomesItem2(TypedDict):
    response: Literal[False]
    """Whether the item succeeded"""
    message: str
    """The error code that a single request would return"""
    error: str
    """Why the item was rejected, for people"""
    validation: NotRequired[dict[str, list[str]]]
    """Errors by field of the item"""
    id: str | None
    """Null if the item has no valid id"""


class DeleteProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    outcomes: list[DeleteProjectsResponseOutcomesItem1 | DeleteProjectsResponseOutcomesItem2]
    """The outcome of each item, in request order"""
    meta: BulkMeta
    """The applied page and the totals"""


class SearchProjectsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchProjectsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    projects: list[Project | SparseProject]
    """The projects"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


SearchProjectsResponseProjectsItem: TypeAlias = "Project | SparseProject"


class ReadProjectQuery(TypedDict):
    fields: NotRequired[str | Sequence[str]]
    """The members to return, separated by commas. Default: all except those of `include`"""
    include: NotRequired[str | Sequence[str]]
    """Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors"""


class ReadProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project | SparseProject
    """The project"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


ReadProjectResponseProject: TypeAlias = "Project | SparseProject"


class UpdateProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class DeleteProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class DuplicateProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class ReadHierarchyResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    hierarchy: Hierarchy
    """The hierarchy"""


class AttachChildResponseDataParent(TypedDict):
    """The parent; null for a root"""

    id: str
    """Id"""
    name: str
    """Name"""


class AttachChildResponseDataFormerParent(TypedDict):
    """The parent before"""

    id: str
    """Id"""
    name: str
    """Name"""


class AttachChildResponseDataAttachedChild(TypedDict):
    """The attached child"""

    id: str
    """Id"""
    name: str
    """Name"""
    is_root: bool
    """Whether it has no parent"""


class AttachChildResponseData(TypedDict):
    """The result"""

    parent: AttachChildResponseDataParent
    """The parent; null for a root"""
    former_parent: AttachChildResponseDataFormerParent | None
    """The parent before"""
    attached_child: AttachChildResponseDataAttachedChild
    """The attached child"""


class AttachChildResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    data: AttachChildResponseData
    """The result"""


class DetachChildResponseDataFormerParent(TypedDict):
    """The parent before"""

    id: str
    """Id"""
    name: str
    """Name"""


class DetachChildResponseDataDetachedChild(TypedDict):
    """The detached child"""

    id: str
    """Id"""
    name: str
    """Name"""
    is_root: bool
    """Whether it has no parent"""


class DetachChildResponseData(TypedDict):
    """The result"""

    former_parent: DetachChildResponseDataFormerParent
    """The parent before"""
    detached_child: DetachChildResponseDataDetachedChild
    """The detached child"""


class DetachChildResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    data: DetachChildResponseData
    """The result"""


ReadProjectHistoryQueryFilter = TypedDict(
    "ReadProjectHistoryQueryFilter",
    {
        "action": "NotRequired[FilterValue]",  # Exact match.
        "actor": "NotRequired[FilterValue]",  # Exact match.
        "correlation_id": "NotRequired[FilterValue]",  # Exact match.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
    },
)


class ReadProjectHistoryQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ReadProjectHistoryQueryFilter]


class ReadProjectHistoryResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    history: list[HistoryLine]
    """The history"""


class AttachLooseFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    loose_form: LooseForm
    """The loose form"""


class ListLooseFormsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListLooseFormsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    loose_forms: list[LooseForm]
    """The loose forms"""


class DetachLooseFormResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    loose_form: LooseForm
    """The loose form"""


class MergeProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class RestoreProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class ShareProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class UnshareProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class ListTasksQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    project: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    title: NotRequired[FilterValue]
    """Exact match."""
    done: NotRequired[FilterValue]
    """`true` or `false`."""
    due_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    assignee: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListTasksQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListTasksQueryFilter]


class ListTasksResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    tasks: list[Task]
    """The tasks"""


class CreateTaskResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    task: Task
    """The task"""


class ReadTaskResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    task: Task
    """The task"""


class UpdateTaskResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    task: Task
    """The task"""


class DeleteTaskResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    task: Task
    """The task"""


class RestoreTaskResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    task: Task
    """The task"""


class UnmergeProjectResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: Project
    """The project"""


class ListReplyTemplatesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListReplyTemplatesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    reply_templates: list[ReplyTemplate]
    """The reply templates"""


class CreateReplyTemplateResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    reply_template: ReplyTemplate
    """The reply template"""


class PreviewReplyResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    message: str
    """Text of the message"""


PreviewReplyResponseMessage: TypeAlias = "str"


class ReadReplyTemplateResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    reply_template: ReplyTemplate
    """The reply template"""


class UpdateReplyTemplateResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    reply_template: ReplyTemplate
    """The reply template"""


class DeleteReplyTemplateResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    reply_template: ReplyTemplate
    """The reply template"""


class ListRolesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListRolesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    roles: list[Role]
    """The roles"""


class CreateRoleResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    role: Role
    """Role, such as buyer"""


class ReadRoleResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    role: Role
    """Role, such as buyer"""


class UpdateRoleResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    role: Role
    """Role, such as buyer"""


class DeleteRoleResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    role: Role
    """Role, such as buyer"""


class ListServiceAccountsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListServiceAccountsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    service_accounts: list[ServiceAccount]
    """The service accounts"""


class CreateServiceAccountResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    service_account: ServiceAccount
    """The service account"""
    client_id: str
    """Id of the service account"""
    client_secret: str
    """Secret of the service account"""


class ReadServiceAccountResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    service_account: ServiceAccount
    """The service account"""


class UpdateServiceAccountResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    service_account: ServiceAccount
    """The service account"""


class DeleteServiceAccountResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    service_account: ServiceAccount
    """The service account"""


class RotateServiceAccountSecretResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    service_account: ServiceAccount
    """The service account"""
    client_id: str
    """Id of the service account"""
    client_secret: str
    """Secret of the service account"""


class ListSpreadsheetOperationsQueryFilter(TypedDict):
    action: NotRequired[FilterValue]
    """Several values are separated by commas"""
    type: NotRequired[FilterValue]
    """Several values are separated by commas"""
    status: NotRequired[FilterValue]
    """Several values are separated by commas"""


class ListSpreadsheetOperationsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    action: NotRequired[Literal['import', 'export']]
    """The action"""
    status: NotRequired[Literal['pending', 'processing', 'completed', 'failed']]
    """Status"""
    filter: NotRequired[ListSpreadsheetOperationsQueryFilter]


class ListSpreadsheetOperationsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    spreadsheet_operations: list[SpreadsheetOperation]
    """The spreadsheet operations"""


class StartExportResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class ListExportColumnsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    columns: list[ExportColumn]
    """The columns"""


ListExportColumnsResponseColumns: TypeAlias = "list[ExportColumn]"


class StartImportResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class ListImportColumnsQuery(TypedDict):
    form_id: NotRequired[str]
    """Id of the form. Required for the type form_answer"""


class ListImportColumnsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    columns: list[ImportColumn]
    """The columns"""


ListImportColumnsResponseColumns: TypeAlias = "list[ImportColumn]"


class SuggestImportMappingResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    suggestions: ImportSuggestion
    """The suggestions"""


class DownloadImportTemplateQuery(TypedDict):
    form_id: NotRequired[str]
    """Id of the form. Required for the type form_answer"""


class ReadSpreadsheetOperationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class CancelSpreadsheetOperationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class ListSpreadsheetOperationErrorsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListSpreadsheetOperationErrorsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    errors: list[RowError]
    """The errors"""


class RetrySpreadsheetOperationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class RollBackSpreadsheetOperationResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    spreadsheet_operation: SpreadsheetOperation
    """The spreadsheet operation"""


class ReadFunnelStepResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step: FunnelStep
    """The step"""


class UpdateFunnelStepResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step: FunnelStep
    """The step"""


class DeleteFunnelStepQuery(TypedDict):
    move_to: NotRequired[str]
    """Id of the step that receives the projects"""


class DeleteFunnelStepResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    funnel: Funnel
    """The funnel"""


class ListStepAssistantsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    active: NotRequired[FilterValue]
    """`true` or `false`."""
    trigger: NotRequired[FilterValue]
    """One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListStepAssistantsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListStepAssistantsQueryFilter]


class ListStepAssistantsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    step_assistants: list[StepAssistant]
    """The step assistants"""


class CreateStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_assistant: StepAssistant
    """The step assistant"""


ListAssistantExecutionLogsQueryFilter = TypedDict(
    "ListAssistantExecutionLogsQueryFilter",
    {
        "assistant_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "project_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "status": "NotRequired[FilterValue]",  # One or more, separated by commas: `waiting`, `succeeded`, `failed`, `skipped`, `cancelled`.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
    },
)


class ListAssistantExecutionLogsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListAssistantExecutionLogsQueryFilter]


class ListAssistantExecutionLogsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    execution_logs: list[AssistantExecutionLog]
    """The execution logs"""


class ReadStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_assistant: StepAssistant
    """The step assistant"""


class UpdateStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_assistant: StepAssistant
    """The step assistant"""


class RehearseStepAssistantResponseReasonsItem(TypedDict):
    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone', 'not_in_step', 'not_in_funnel']
    """Why the rule would not run, as a code"""
    detail: str
    """The reason in a sentence"""


class RehearseStepAssistantResponseConditionsItem(TypedDict):
    condition: dict[str, Any]
    """The condition that was evaluated"""
    matches: bool
    """Whether the condition matches"""
    seen: NotRequired[Any]
    """The value of the field"""


class RehearseStepAssistantResponseActionsItem(TypedDict):
    path: str
    """Place in the rule, such as `2.then.0`"""
    action: str
    """Type of the action"""
    possible: bool
    """Whether the action is possible"""
    detail: str
    """What the action would do, for people"""
    branch: Literal['then', 'else', 'unknown', None]
    """Only of an `if`"""


class RehearseStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    would_fire: bool
    """Whether the rule would act if it was triggered now"""
    reasons: list[RehearseStepAssistantResponseReasonsItem]
    """What prevents it"""
    conditions: list[RehearseStepAssistantResponseConditionsItem]
    """Filters of projects that must match"""
    actions: list[RehearseStepAssistantResponseActionsItem]
    """In their order. The actions of a `for_each` are listed once"""


class CancelAssistantRunResponseRun(TypedDict):
    """The run"""

    id: str
    """Id"""
    status: Literal['cancelled']
    """Status of the run"""


class CancelAssistantRunResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    run: CancelAssistantRunResponseRun
    """The run"""


class RetryAssistantRunResponseRun(TypedDict):
    """The run"""

    id: str
    """Id"""
    status: Literal['pending']
    """Status of the run"""


class RetryAssistantRunResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    run: RetryAssistantRunResponseRun
    """The run"""


class ExplainStepAssistantQuery(TypedDict):
    project_id: str
    """Id of the project"""


class ExplainStepAssistantResponseReasonsItem(TypedDict):
    reason: Literal['condition_false', 'already_ran_for_this_cause', 'chain_too_deep', 'rule_deleted', 'rule_inactive', 'project_gone', 'not_in_step', 'not_in_funnel']
    """Why the rule would not run, as a code"""
    detail: str
    """The reason in a sentence"""


class ExplainStepAssistantResponseConditionsItem(TypedDict):
    condition: dict[str, Any]
    """The condition that was evaluated"""
    matches: bool
    """Whether the condition matches"""
    seen: NotRequired[Any]
    """The value of the field"""


class ExplainStepAssistantResponseActionsItem(TypedDict):
    path: str
    """Place in the rule, such as `2.then.0`"""
    action: str
    """Type of the action"""
    possible: bool
    """Whether the action is possible"""
    detail: str
    """What the action would do, for people"""
    branch: Literal['then', 'else', 'unknown', None]
    """Only of an `if`"""


class ExplainStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    would_fire: bool
    """Whether the rule would act if it was triggered now"""
    reasons: list[ExplainStepAssistantResponseReasonsItem]
    """What prevents it"""
    conditions: list[ExplainStepAssistantResponseConditionsItem]
    """Filters of projects that must match"""
    actions: list[ExplainStepAssistantResponseActionsItem]
    """In their order. The actions of a `for_each` are listed once"""


class SimulateStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    simulation: RuleSimulation
    """The simulation"""


class TestStepAssistantResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    passed: bool
    """Whether all tests passed"""
    tests: list[RuleTestResult]
    """The tests"""


class ListStepAssistantVersionsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListStepAssistantVersionsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    rule_versions: list[RuleVersionSummary]
    """The rule versions"""


class ReadStepAssistantVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    rule_version: RuleVersion
    """The rule version"""


DiffStepAssistantVersionQuery = TypedDict(
    "DiffStepAssistantVersionQuery",
    {
        "from": "NotRequired[int]",  # Default: the version before
    },
)


class DiffStepAssistantVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    diff: RuleVersionDiff
    """The diff"""


class RestoreStepAssistantVersionResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_assistant: StepAssistant
    """The step assistant"""


class ListStepAttachmentsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_attachments: list[StepAttachment]
    """The step attachments"""


ListStepAttachmentsResponseStepAttachments: TypeAlias = "list[StepAttachment]"


class AddStepAttachmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_attachment: StepAttachment
    """The step attachment"""


class OrderStepAttachmentsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_attachments: list[StepAttachment]
    """The step attachments"""


OrderStepAttachmentsResponseStepAttachments: TypeAlias = "list[StepAttachment]"


class UpdateStepAttachmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_attachment: StepAttachment
    """The step attachment"""


class DeleteStepAttachmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    step_attachment: StepAttachment
    """The step attachment"""


class RecordViewingResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    viewing: Viewing
    """The viewing"""


class ReadActivityQuery(TypedDict):
    hours: NotRequired[int]
    """Hours of `requests`, with the current one"""


class ReadActivityResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    activity: Activity
    """The activity"""


class ReadAgentExecutionSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadAutomationSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadChannelSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadConversationSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadFormSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadFunnelSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadMediaItemSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadSpreadsheetOperationSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadWebhookSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ReadSearchParamsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    params: SearchParams
    """The fields for filters and sorts"""


class ListQuarantinedEventsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    quarantined_events: list[QuarantinedEvent]
    """The quarantined events"""
    unavailable_services: list[Literal['projects', 'forms', 'funnels', 'spreadsheets', 'channels']]
    """Their events are missing"""


class DiscardQuarantinedEventResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    quarantined_event: QuarantinedEvent
    """The quarantined event"""


class ReplayQuarantinedEventResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    quarantined_event: QuarantinedEvent
    """The quarantined event"""


class ListTagsQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    updated_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListTagsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListTagsQueryFilter]


class ListTagsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    tags: list[Tag]
    """The tags"""


class CreateTagResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    tag: Tag
    """The tag"""


class SearchTagsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchTagsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    tags: list[Tag]
    """The tags"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class ReadTagResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    tag: Tag
    """The tag"""


class UpdateTagResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    tag: Tag
    """The tag"""


class DeleteTagResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    tag: Tag
    """The tag"""


class RestoreTagResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    tag: Tag
    """The tag"""


class ReadUndoResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    undo: Undo
    """The undo"""


class UpdateRequiredStepAttachmentResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


ReadUsageQuery = TypedDict(
    "ReadUsageQuery",
    {
        "perPage": "NotRequired[int]",  # Invalid values and values below 1 mean 30; values above 100 mean 100.
        "from": "NotRequired[str]",  # First day (YYYY-MM-DD, UTC). Default: 30 days up to `to`
        "to": "NotRequired[str]",  # Last day, included. Default: today
    },
)


class ReadUsageResponseTotal(TypedDict):
    """The sum of all pages"""

    requests: int
    """Requests with a valid token, also rejected ones"""
    client_errors: int
    """Responses with 4xx, except 429"""
    server_errors: int
    """Responses with 5xx"""
    throttled: int
    """Responses with 429"""


class ReadUsageResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    usage: list[Usage]
    """The usage"""
    total: ReadUsageResponseTotal
    """The sum of all pages"""


class ListUsersQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    email: NotRequired[FilterValue]
    """Exact match."""
    active: NotRequired[FilterValue]
    """`true` or `false`."""
    created_at: NotRequired[FilterValue]
    """A date and time, or a date in UTC (ISO 8601)."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListUsersQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListUsersQueryFilter]


class ListUsersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    users: list[User]
    """The users"""


class CreateUserResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""


class SearchUsersQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class SearchUsersResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    users: list[User]
    """The users"""
    warnings: NotRequired[list[Literal['mixed_logical_operators', 'behind_consistency_token']]]
    """Warnings; absent if there are none"""


class ReadUserResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""


class UpdateUserResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""


class DeleteUserResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""


class RestoreUserResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    user: User
    """The user"""


class ReadRevokedScopesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    revoked_scopes: list[str]
    """The revoked scopes"""


ReadRevokedScopesResponseRevokedScopes: TypeAlias = "list[str]"


class RevokeScopesBody(TypedDict):
    revoked_scopes: list[Literal['projects:read', 'projects:write', 'funnels:read', 'funnels:write', 'forms:read', 'forms:write', 'spreadsheets:read', 'spreadsheets:write', 'channels:read', 'channels:write', 'automations:read', 'automations:write', 'system:read', 'system:write']]
    """The revoked scopes"""


class RevokeScopesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    revoked_scopes: list[str]
    """The revoked scopes"""


RevokeScopesResponseRevokedScopes: TypeAlias = "list[str]"


class ReadUserRolesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    roles: list[Role]
    """The roles"""


ReadUserRolesResponseRoles: TypeAlias = "list[Role]"


class SetUserRolesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    roles: list[Role]
    """The roles"""


SetUserRolesResponseRoles: TypeAlias = "list[Role]"


class ListViewsQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""


class ListViewsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    views: list[View]
    """The views"""


class CreateViewResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    view: View
    """The view"""


class ReadViewResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    view: View
    """The view"""


class UpdateViewResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    view: View
    """The view"""


class DeleteViewResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    view: View
    """The view"""


class ListWebhooksQueryFilter(TypedDict):
    id: NotRequired[FilterValue]
    """One or more ids, separated by commas."""
    name: NotRequired[FilterValue]
    """Exact match."""
    active: NotRequired[FilterValue]
    """`true` or `false`."""
    trashed: NotRequired[FilterValue]
    """`with` includes deleted objects, `only` returns only deleted objects."""


class ListWebhooksQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListWebhooksQueryFilter]


class ListWebhooksResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    webhooks: list[Webhook]
    """The webhooks"""


class CreateWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""
    secret: str
    """`whsec_` and base64, according to Standard Webhooks. Shown only once"""


class ListWebhookKindsResponseKindsItem(TypedDict):
    kind: str
    """Kind of the event, as in `kinds` of a webhook"""
    summary: str
    """What the event means"""


class ListWebhookKindsResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    kinds: list[ListWebhookKindsResponseKindsItem]
    """Kinds of events"""


ListWebhookKindsResponseKinds: TypeAlias = "list[ListWebhookKindsResponseKindsItem]"


class ReadWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""


class UpdateWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""


class DeleteWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""


class ActivateWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""


ListWebhookDeliveriesQueryFilter = TypedDict(
    "ListWebhookDeliveriesQueryFilter",
    {
        "status": "NotRequired[FilterValue]",  # One or more, separated by commas: `pending`, `delivered`, `failed`, `skipped`.
        "kind": "NotRequired[FilterValue]",  # One or more, separated by commas: `project.created`, `project.updated`, `project.deleted`, `project.restored`, `project.merged`, `project.unmerged`, `project.shared`, `project.unshared`, `task.created`, `task.updated`, `task.deleted`, `task.restored`, `funnel.entered`, `funnel.moved`, `funnel.updated`, `funnel.left`, `funnel.late`, `funnel.overdue`, `step_attachment.watched` (step attachment.watched), `form.answered`, `form.attached`, `form.detached`, `conversation.linked`, `message.received`, `message.sent`, `message.failed`, `assistant.succeeded`, `assistant.failed`, `automation.succeeded`, `automation.failed`, `ai_agent.completed` (ai agent.completed), `ai_agent.failed` (ai agent.failed), `ai_agent.cancelled` (ai agent.cancelled), `ai_agent.approved` (ai agent.approved), `ai_agent.refused` (ai agent.refused), `audit.entry_recorded` (audit.entry recorded), `webhook.disabled`, `webhook.test`.
        "project_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "event_id": "NotRequired[FilterValue]",  # One or more ids, separated by commas.
        "from": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
        "to": "NotRequired[FilterValue]",  # A date and time, or a date in UTC (ISO 8601).
    },
)


class ListWebhookDeliveriesQuery(TypedDict):
    perPage: NotRequired[int]
    """Invalid values and values below 1 mean 30; values above 100 mean 100."""
    filter: NotRequired[ListWebhookDeliveriesQueryFilter]


class ListWebhookDeliveriesResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    meta: PaginationMeta
    """The applied page and the totals"""
    deliveries: list[WebhookDelivery]
    """The deliveries"""


class ReadWebhookDeliveryResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    delivery: WebhookDeliveryDetail
    """The delivery"""


class ResendWebhookDeliveryResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    delivery: WebhookDeliveryDetail
    """The delivery"""


class ReplayWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    events_count: int
    """Number of events"""


ReplayWebhookResponseEventsCount: TypeAlias = "int"


class RestoreWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""


class RotateWebhookSecretResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    webhook: Webhook
    """The webhook"""
    secret: str
    """`whsec_` and base64, according to Standard Webhooks. Shown only once"""


class TestWebhookResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    delivery: WebhookDeliveryDetail
    """The delivery"""


class OpenFormLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class SubmitFormPageResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class SubmitFormLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class UploadByFormLinkResponseFile(TypedDict):
    """The file"""

    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""


class UploadByFormLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    file: UploadByFormLinkResponseFile
    """The file"""


class ReadIntakeStatusResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class OpenIntakeLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""


class SubmitIntakeResponseSubmission(TypedDict):
    """The submission"""

    status_url: str
    """Address of the page on which the sender sees the status"""
    duplicate: bool
    """Whether the same answers of the same sender were received before"""
    received_at: str
    """When it was received (UTC, ISO 8601)"""


class SubmitIntakeResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    submission: SubmitIntakeResponseSubmission
    """The submission"""


class CreateIntakeChallengeResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    challenge: IntakeChallenge
    """Text that is returned unchanged"""


class UploadByIntakeLinkResponseFile(TypedDict):
    """The file"""

    id: str
    """Id"""
    name: str
    """Name"""
    size: int
    """Size in bytes"""
    mime_type: str
    """Media type of the file"""


class UploadByIntakeLinkResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    file: UploadByIntakeLinkResponseFile
    """The file"""


class ListScimGroupsQuery(TypedDict):
    filter: NotRequired[str]
    """For example `userName eq "ana@example.org"`"""
    startIndex: NotRequired[str]
    """Position of the first result. Default: 1"""
    count: NotRequired[str]
    """Maximum number of results, at most 200. Default: 100"""
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class CreateScimGroupQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class ReadScimGroupQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class ReplaceScimGroupQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class PatchScimGroupQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class ListScimUsersQuery(TypedDict):
    filter: NotRequired[str]
    """For example `userName eq "ana@example.org"`"""
    startIndex: NotRequired[str]
    """Position of the first result. Default: 1"""
    count: NotRequired[str]
    """Maximum number of results, at most 200. Default: 100"""
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class CreateScimUserQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class ReadScimUserQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class ReplaceScimUserQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class PatchScimUserQuery(TypedDict):
    attributes: NotRequired[str]
    """Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned"""
    excludedAttributes: NotRequired[str]
    """Attributes to leave out, such as `members`"""


class OpenSharePageResponse(TypedDict):
    response: Literal[True]
    """Always true for success"""
    project: SharedProject
    """The project"""
