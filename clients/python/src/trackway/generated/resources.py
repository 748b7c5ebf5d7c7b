# Generated from docs/openapi.json by `npm run generate`.
from __future__ import annotations

from collections.abc import Iterator

from ..api import Api
from ..files import File
from ..listing import Listing
from ..request import Options, Request, segment
from ..sse import ServerSentEvent
from ..typing_compat import Unpack
from . import models as m


class Auth:
    def __init__(self, api: Api) -> None:
        self._api = api

    def key_set(self, **options: Unpack[Options]) -> m.ReadKeySetResponseKeys:
        """Read the public keys that verify tokens issued by Trackway."""
        request = Request('GET', '/.well-known/jwks.json', options=options)
        response: m.ReadKeySetResponse = self._api.json(request)
        return response['keys']

    def revoke_token(self, body: m.RevokeToken, **options: Unpack[Options]) -> None:
        """Revoke a leaked personal access token."""
        request = Request('POST', '/api/management/auth/revoke', body=body, options=options)
        self._api.json(request)

    def request_token(self, body: m.RequestToken, **options: Unpack[Options]) -> m.RequestTokenResponse:
        """Exchange the secret of a service account for an access token."""
        request = Request('POST', '/api/management/auth/token', body=body, options=options)
        response: m.RequestTokenResponse = self._api.json(request)
        return response


class AccessTokens:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListAccessTokensQuery | None = None, **options: Unpack[Options]) -> Listing[m.AccessToken]:
        """List your own personal access tokens, newest first."""
        request = Request('GET', '/api/management/access-tokens', query=query, options=options)
        return Listing(self._api, request, 'access_tokens')

    def create(self, body: m.CreateAccessToken, **options: Unpack[Options]) -> m.CreateAccessTokenResponse:
        """Create a personal access token and return it once."""
        request = Request('POST', '/api/management/access-tokens', body=body, options=options)
        response: m.CreateAccessTokenResponse = self._api.json(request)
        return response

    def revoke(self, access_token: str | int, **options: Unpack[Options]) -> m.AccessToken:
        """Revoke one of your own personal access tokens. All gateways reject it within seconds."""
        request = Request('DELETE', f'/api/management/access-tokens/{segment(access_token)}', options=options)
        response: m.RevokeAccessTokenResponse = self._api.json(request)
        return response['access_token']


class AgentsExecutions:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListAiAgentExecutionsQuery | None = None, **options: Unpack[Options]) -> Listing[m.AiAgentExecution]:
        """List executions of AI agents, newest first."""
        request = Request('GET', '/api/management/ai/agents/executions', query=query, options=options)
        return Listing(self._api, request, 'executions')

    def get(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Read an execution with its steps, tokens and cost."""
        request = Request('GET', f'/api/management/ai/agents/executions/{segment(execution)}', options=options)
        response: m.ReadAiAgentExecutionResponse = self._api.json(request)
        return response['ai_agent_execution']

    def approve(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Approve the tool calls that an agent waits for."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/approve', options=options)
        response: m.ApproveAiAgentExecutionResponse = self._api.json(request)
        return response['ai_agent_execution']

    def cancel(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Cancel an execution; what it has done is not undone."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/cancel', options=options)
        response: m.CancelAiAgentExecutionResponse = self._api.json(request)
        return response['ai_agent_execution']

    def refuse(self, execution: str | int, body: m.RefuseAgentExecution | None = None, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Reject the tool calls that an agent waits for."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/refuse', body=body or {}, options=options)
        response: m.RefuseAiAgentExecutionResponse = self._api.json(request)
        return response['ai_agent_execution']

    def start(self, agent: str | int, body: m.StartAgentExecution, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Start an AI agent."""
        request = Request('POST', f'/api/management/ai/agents/{segment(agent)}/executions', body=body, repeatable=True, options=options)
        response: m.StartAiAgentExecutionResponse = self._api.json(request)
        return response['ai_agent_execution']


class AgentsVersions:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, agent: str | int, **options: Unpack[Options]) -> m.ListAiAgentVersionsResponseVersions:
        """List the newest versions of an AI agent, at most 200, newest first."""
        request = Request('GET', f'/api/management/ai/agents/{segment(agent)}/versions', options=options)
        response: m.ListAiAgentVersionsResponse = self._api.json(request)
        return response['versions']


class Agents:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.executions = AgentsExecutions(api)
        self.versions = AgentsVersions(api)

    def list(self, query: m.ListAiAgentsQuery | None = None, **options: Unpack[Options]) -> Listing[m.AiAgent]:
        """List AI agents, newest first."""
        request = Request('GET', '/api/management/ai/agents', query=query, options=options)
        return Listing(self._api, request, 'ai_agents')

    def create(self, body: m.CreateAgent, **options: Unpack[Options]) -> m.AiAgent:
        """Create an AI agent."""
        request = Request('POST', '/api/management/ai/agents', body=body, repeatable=True, options=options)
        response: m.CreateAiAgentResponse = self._api.json(request)
        return response['ai_agent']

    def get(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Read an AI agent."""
        request = Request('GET', f'/api/management/ai/agents/{segment(agent)}', options=options)
        response: m.ReadAiAgentResponse = self._api.json(request)
        return response['ai_agent']

    def update(self, agent: str | int, body: m.UpdateAgent | None = None, **options: Unpack[Options]) -> m.AiAgent:
        """Change an AI agent, which creates a new version."""
        request = Request('PATCH', f'/api/management/ai/agents/{segment(agent)}', body=body or {}, options=options)
        response: m.UpdateAiAgentResponse = self._api.json(request)
        return response['ai_agent']

    def delete(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Delete an AI agent; it can be restored."""
        request = Request('DELETE', f'/api/management/ai/agents/{segment(agent)}', options=options)
        response: m.DeleteAiAgentResponse = self._api.json(request)
        return response['ai_agent']

    def restore(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Restore a deleted AI agent."""
        request = Request('POST', f'/api/management/ai/agents/{segment(agent)}/restore', options=options)
        response: m.RestoreAiAgentResponse = self._api.json(request)
        return response['ai_agent']


class AuditLog:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ReadAuditLogQuery | None = None, **options: Unpack[Options]) -> Listing[m.AuditLine]:
        """List the audit log, newest first."""
        request = Request('GET', '/api/management/audit-log', query=query, options=options)
        return Listing(self._api, request, 'audit_log')

    def verification(self, query: m.VerifyAuditLogQuery | None = None, **options: Unpack[Options]) -> m.AuditVerification:
        """Verify that no entry of the audit log was changed or removed."""
        request = Request('GET', '/api/management/audit-log/verification', query=query, options=options)
        response: m.VerifyAuditLogResponse = self._api.json(request)
        return response['verification']


class AutomationsRuns:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, automation: str | int, query: m.ListAutomationRunsQuery | None = None, **options: Unpack[Options]) -> Listing[m.AutomationRun]:
        """List the runs of an automation, newest first."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/runs', query=query, options=options)
        return Listing(self._api, request, 'runs')

    def cancel(self, automation: str | int, run: str | int, **options: Unpack[Options]) -> m.CancelAutomationRunResponseRun:
        """Cancel a waiting run of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/runs/{segment(run)}/cancel', options=options)
        response: m.CancelAutomationRunResponse = self._api.json(request)
        return response['run']

    def retry(self, automation: str | int, run: str | int, **options: Unpack[Options]) -> m.RetryAutomationRunResponseRun:
        """Retry a failed run of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/runs/{segment(run)}/retry', options=options)
        response: m.RetryAutomationRunResponse = self._api.json(request)
        return response['run']


class AutomationsVersions:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, automation: str | int, query: m.ListAutomationVersionsQuery | None = None, **options: Unpack[Options]) -> Listing[m.RuleVersionSummary]:
        """List the versions of an automation, newest first."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions', query=query, options=options)
        return Listing(self._api, request, 'rule_versions')

    def get(self, automation: str | int, version: str | int, **options: Unpack[Options]) -> m.RuleVersion:
        """Read a version of an automation."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}', options=options)
        response: m.ReadAutomationVersionResponse = self._api.json(request)
        return response['rule_version']

    def diff(self, automation: str | int, version: str | int, query: m.DiffAutomationVersionQuery | None = None, **options: Unpack[Options]) -> m.RuleVersionDiff:
        """Compare a version of an automation with an earlier one."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}/diff', query=query, options=options)
        response: m.DiffAutomationVersionResponse = self._api.json(request)
        return response['diff']

    def restore(self, automation: str | int, version: str | int, body: m.RestoreRuleVersion | None = None, **options: Unpack[Options]) -> m.Automation:
        """Change an automation to the definition of an earlier version."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}/restore', body=body or {}, options=options)
        response: m.RestoreAutomationVersionResponse = self._api.json(request)
        return response['automation']


class Automations:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.runs = AutomationsRuns(api)
        self.versions = AutomationsVersions(api)

    def list(self, query: m.ListAutomationsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Automation]:
        """List automations, newest first."""
        request = Request('GET', '/api/management/automations', query=query, options=options)
        return Listing(self._api, request, 'automations')

    def create(self, body: m.CreateAutomation, **options: Unpack[Options]) -> m.Automation:
        """Create an automation."""
        request = Request('POST', '/api/management/automations', body=body, repeatable=True, options=options)
        response: m.CreateAutomationResponse = self._api.json(request)
        return response['automation']

    def get(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Read an automation."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}', options=options)
        response: m.ReadAutomationResponse = self._api.json(request)
        return response['automation']

    def update(self, automation: str | int, body: m.UpdateAutomation | None = None, **options: Unpack[Options]) -> m.Automation:
        """Change an automation; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/automations/{segment(automation)}', body=body or {}, options=options)
        response: m.UpdateAutomationResponse = self._api.json(request)
        return response['automation']

    def delete(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Delete an automation; it can be restored."""
        request = Request('DELETE', f'/api/management/automations/{segment(automation)}', options=options)
        response: m.DeleteAutomationResponse = self._api.json(request)
        return response['automation']

    def dry_run(self, automation: str | int, body: m.RehearseRule, **options: Unpack[Options]) -> m.RehearseAutomationResponse:
        """Show what an automation would do on a project, without doing it."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/dry-run', body=body, options=options)
        response: m.RehearseAutomationResponse = self._api.json(request)
        return response

    def explain(self, automation: str | int, query: m.ExplainAutomationQuery, **options: Unpack[Options]) -> m.ExplainAutomationResponse:
        """Explain whether an automation would act on a project now, and why."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/explain', query=query, options=options)
        response: m.ExplainAutomationResponse = self._api.json(request)
        return response

    def restore(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Restore a deleted automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/restore', options=options)
        response: m.RestoreAutomationResponse = self._api.json(request)
        return response['automation']

    def simulate(self, automation: str | int, body: m.SimulateRule | None = None, **options: Unpack[Options]) -> m.RuleSimulation:
        """Simulate an automation on the events of a period within the last 90 days."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/simulate', body=body or {}, options=options)
        response: m.SimulateAutomationResponse = self._api.json(request)
        return response['simulation']

    def test(self, automation: str | int, **options: Unpack[Options]) -> m.TestAutomationResponse:
        """Run the test cases of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/test', options=options)
        response: m.TestAutomationResponse = self._api.json(request)
        return response


class Causes:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, cause: str | int, **options: Unpack[Options]) -> m.Cause:
        """Read what a cause did, in all services."""
        request = Request('GET', f'/api/management/causes/{segment(cause)}', options=options)
        response: m.ReadCauseResponse = self._api.json(request)
        return response['cause']

    def undo(self, cause: str | int, body: m.RequestUndo | None = None, **options: Unpack[Options]) -> m.Undo:
        """Undo everything that a cause did."""
        request = Request('POST', f'/api/management/causes/{segment(cause)}/undo', body=body or {}, options=options)
        response: m.UndoCauseResponse = self._api.json(request)
        return response['undo']

    def preview_undo(self, cause: str | int, **options: Unpack[Options]) -> m.UndoPreview:
        """Preview the undo of a cause."""
        request = Request('POST', f'/api/management/causes/{segment(cause)}/undo/preview', options=options)
        response: m.PreviewUndoResponse = self._api.json(request)
        return response['preview']


class ChannelsDeliveries:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, channel: str | int, query: m.ListDeliveriesQuery | None = None, **options: Unpack[Options]) -> Listing[m.Delivery]:
        """List the deliveries of the last 30 days, accepted or not, newest first."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}/deliveries', query=query, options=options)
        return Listing(self._api, request, 'deliveries')

    def replay(self, channel: str | int, delivery: str | int, **options: Unpack[Options]) -> m.Delivery:
        """Replay a rejected delivery."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/deliveries/{segment(delivery)}/replay', options=options)
        response: m.ReplayDeliveryResponse = self._api.json(request)
        return response['delivery']


class ChannelsMediaItems:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, channel: str | int, query: m.ListMediaItemsOfChannelQuery | None = None, **options: Unpack[Options]) -> Listing[m.MediaItem]:
        """List the messages of a channel, newest first."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}/media-items', query=query, options=options)
        return Listing(self._api, request, 'media_items')


class ChannelsMessages:
    def __init__(self, api: Api) -> None:
        self._api = api

    def send(self, channel: str | int, body: m.SendMessage, **options: Unpack[Options]) -> m.MediaItem:
        """Send a message in a conversation, or to a project's contact."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/messages', body=body, repeatable=True, options=options)
        response: m.SendMessageResponse = self._api.json(request)
        return response['media_item']


class ChannelsSecret:
    def __init__(self, api: Api) -> None:
        self._api = api

    def remove(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Remove the secret, so that unsigned messages are accepted."""
        request = Request('DELETE', f'/api/management/channels/{segment(channel)}/secret', options=options)
        response: m.RemoveChannelSecretResponse = self._api.json(request)
        return response['channel']

    def rotate(self, channel: str | int, body: m.RotateChannelSecret | None = None, **options: Unpack[Options]) -> m.RotateChannelSecretResponse:
        """Set or rotate the secret that deliveries are signed with."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/secret', body=body or {}, options=options)
        response: m.RotateChannelSecretResponse = self._api.json(request)
        return response


class Channels:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.deliveries = ChannelsDeliveries(api)
        self.media_items = ChannelsMediaItems(api)
        self.messages = ChannelsMessages(api)
        self.secret = ChannelsSecret(api)

    def list(self, query: m.ListChannelsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Channel]:
        """List channels, newest first."""
        request = Request('GET', '/api/management/channels', query=query, options=options)
        return Listing(self._api, request, 'channels')

    def create(self, body: m.CreateChannel, **options: Unpack[Options]) -> m.Channel:
        """Create a channel."""
        request = Request('POST', '/api/management/channels', body=body, repeatable=True, options=options)
        response: m.CreateChannelResponse = self._api.json(request)
        return response['channel']

    def receive(self, external_ref: str | int, body: m.InboundMessage, **options: Unpack[Options]) -> None:
        """Deliver a message to a channel."""
        request = Request('POST', f'/api/management/channels/inbound/{segment(external_ref)}', body=body, options=options)
        self._api.json(request)

    def answer_challenge(self, external_ref: str | int, query: m.AnswerChallengeQuery | None = None, **options: Unpack[Options]) -> File:
        """Answer a connector's verification handshake."""
        request = Request('GET', f'/api/management/channels/inbound/{segment(external_ref)}', query=query, options=options)
        return self._api.file(request)

    def report_status(self, external_ref: str | int, body: m.MessageStatus, **options: Unpack[Options]) -> None:
        """Report the status of an outbound message."""
        request = Request('POST', f'/api/management/channels/inbound/{segment(external_ref)}/statuses', body=body, options=options)
        self._api.json(request)

    def get(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Read a channel."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}', options=options)
        response: m.ReadChannelResponse = self._api.json(request)
        return response['channel']

    def update(self, channel: str | int, body: m.UpdateChannel | None = None, **options: Unpack[Options]) -> m.Channel:
        """Change fields of a channel."""
        request = Request('PATCH', f'/api/management/channels/{segment(channel)}', body=body or {}, options=options)
        response: m.UpdateChannelResponse = self._api.json(request)
        return response['channel']

    def delete(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Soft-delete a channel."""
        request = Request('DELETE', f'/api/management/channels/{segment(channel)}', options=options)
        response: m.DeleteChannelResponse = self._api.json(request)
        return response['channel']

    def activate(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Activate a channel, so that it accepts messages."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/activate', options=options)
        response: m.ActivateChannelResponse = self._api.json(request)
        return response['channel']

    def deactivate(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Deactivate a channel, so that it accepts no messages."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/deactivate', options=options)
        response: m.DeactivateChannelResponse = self._api.json(request)
        return response['channel']

    def restore(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Restore a channel."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/restore', options=options)
        response: m.RestoreChannelResponse = self._api.json(request)
        return response['channel']


class Contacts:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListContactsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Contact]:
        """List contacts, newest first."""
        request = Request('GET', '/api/management/contacts', query=query, options=options)
        return Listing(self._api, request, 'contacts')

    def create(self, body: m.CreateContact, **options: Unpack[Options]) -> m.Contact:
        """Create a contact."""
        request = Request('POST', '/api/management/contacts', body=body, repeatable=True, options=options)
        response: m.CreateContactResponse = self._api.json(request)
        return response['contact']

    def update_many(self, body: m.UpdateContacts, **options: Unpack[Options]) -> m.UpdateContactsResponse:
        """Change up to 200 contacts."""
        request = Request('PATCH', '/api/management/contacts', body=body, repeatable=True, options=options)
        response: m.UpdateContactsResponse = self._api.json(request)
        return response

    def delete_many(self, body: m.BulkDeleteContacts, **options: Unpack[Options]) -> m.DeleteContactsResponse:
        """Archive up to 200 contacts."""
        request = Request('POST', '/api/management/contacts/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteContactsResponse = self._api.json(request)
        return response

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> Listing[m.Contact]:
        """Search contacts."""
        request = Request('POST', '/api/management/contacts/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'contacts', paged_by_body=True)

    def get(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Read a contact."""
        request = Request('GET', f'/api/management/contacts/{segment(contact)}', options=options)
        response: m.ReadContactResponse = self._api.json(request)
        return response['contact']

    def update(self, contact: str | int, body: m.UpdateContact | None = None, **options: Unpack[Options]) -> m.Contact:
        """Change fields of a contact."""
        request = Request('PATCH', f'/api/management/contacts/{segment(contact)}', body=body or {}, options=options)
        response: m.UpdateContactResponse = self._api.json(request)
        return response['contact']

    def delete(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Archive a contact."""
        request = Request('DELETE', f'/api/management/contacts/{segment(contact)}', options=options)
        response: m.DeleteContactResponse = self._api.json(request)
        return response['contact']

    def restore(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Restore an archived contact."""
        request = Request('POST', f'/api/management/contacts/{segment(contact)}/restore', options=options)
        response: m.RestoreContactResponse = self._api.json(request)
        return response['contact']


class ConversationsLabels:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, **options: Unpack[Options]) -> m.ListConversationLabelsResponseLabels:
        """List the labels of conversations."""
        request = Request('GET', '/api/management/conversations/labels', options=options)
        response: m.ListConversationLabelsResponse = self._api.json(request)
        return response['labels']


class Conversations:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.labels = ConversationsLabels(api)

    def list(self, query: m.ListConversationsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Conversation]:
        """List conversations, the one with the newest message first."""
        request = Request('GET', '/api/management/conversations', query=query, options=options)
        return Listing(self._api, request, 'conversations')

    def update_many(self, body: m.UpdateConversations, **options: Unpack[Options]) -> m.UpdateConversationsResponse:
        """Change up to 200 conversations."""
        request = Request('PATCH', '/api/management/conversations', body=body, repeatable=True, options=options)
        response: m.UpdateConversationsResponse = self._api.json(request)
        return response

    def get(self, conversation: str | int, **options: Unpack[Options]) -> m.Conversation:
        """Read a conversation."""
        request = Request('GET', f'/api/management/conversations/{segment(conversation)}', options=options)
        response: m.ReadConversationResponse = self._api.json(request)
        return response['conversation']

    def update(self, conversation: str | int, body: m.UpdateConversation | None = None, **options: Unpack[Options]) -> m.Conversation:
        """Change status, assignee, labels or project of a conversation."""
        request = Request('PATCH', f'/api/management/conversations/{segment(conversation)}', body=body or {}, options=options)
        response: m.UpdateConversationResponse = self._api.json(request)
        return response['conversation']


class Customers:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListCustomersQuery | None = None, **options: Unpack[Options]) -> Listing[m.Customer]:
        """List customers, newest first."""
        request = Request('GET', '/api/management/customers', query=query, options=options)
        return Listing(self._api, request, 'customers')

    def create(self, body: m.CreateCustomer, **options: Unpack[Options]) -> m.Customer:
        """Create a customer."""
        request = Request('POST', '/api/management/customers', body=body, repeatable=True, options=options)
        response: m.CreateCustomerResponse = self._api.json(request)
        return response['customer']

    def update_many(self, body: m.UpdateCustomers, **options: Unpack[Options]) -> m.UpdateCustomersResponse:
        """Change up to 200 customers."""
        request = Request('PATCH', '/api/management/customers', body=body, repeatable=True, options=options)
        response: m.UpdateCustomersResponse = self._api.json(request)
        return response

    def delete_many(self, body: m.BulkDelete, **options: Unpack[Options]) -> m.DeleteCustomersResponse:
        """Delete up to 200 customers (soft delete)."""
        request = Request('POST', '/api/management/customers/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteCustomersResponse = self._api.json(request)
        return response

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> Listing[m.Customer]:
        """Search customers."""
        request = Request('POST', '/api/management/customers/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'customers', paged_by_body=True)

    def get(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Read a customer."""
        request = Request('GET', f'/api/management/customers/{segment(customer)}', options=options)
        response: m.ReadCustomerResponse = self._api.json(request)
        return response['customer']

    def update(self, customer: str | int, body: m.UpdateCustomer | None = None, **options: Unpack[Options]) -> m.Customer:
        """Change fields of a customer."""
        request = Request('PATCH', f'/api/management/customers/{segment(customer)}', body=body or {}, options=options)
        response: m.UpdateCustomerResponse = self._api.json(request)
        return response['customer']

    def delete(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Delete a customer (soft delete)."""
        request = Request('DELETE', f'/api/management/customers/{segment(customer)}', options=options)
        response: m.DeleteCustomerResponse = self._api.json(request)
        return response['customer']

    def restore(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Restore a deleted customer."""
        request = Request('POST', f'/api/management/customers/{segment(customer)}/restore', options=options)
        response: m.RestoreCustomerResponse = self._api.json(request)
        return response['customer']


class Answers:
    def __init__(self, api: Api) -> None:
        self._api = api

    def put(self, body: m.PutAnswers, **options: Unpack[Options]) -> m.PutAnswersResponse:
        """Answer fields of a form in a context."""
        request = Request('PUT', '/api/management/dynamic-forms-answers', body=body, options=options)
        response: m.PutAnswersResponse = self._api.json(request)
        return response

    def get(self, query: m.ReadAnswersQuery, **options: Unpack[Options]) -> m.ReadAnswersResponseAnswers:
        """Read the answers in a context."""
        request = Request('GET', '/api/management/dynamic-forms-answers', query=query, options=options)
        response: m.ReadAnswersResponse = self._api.json(request)
        return response['answers']

    def upload(self, body: m.AnswerFileUpload, **options: Unpack[Options]) -> m.AnswerWithFileResponseAnswer:
        """Upload a file as the answer to a field."""
        request = Request('POST', '/api/management/dynamic-forms-answers-file', body=body, files=('file',), options=options)
        response: m.AnswerWithFileResponse = self._api.json(request)
        return response['answer']

    def clear(self, body: m.ClearAnswers, **options: Unpack[Options]) -> m.ClearAnswersResponseAnswers:
        """Clear answers of a form in a context."""
        request = Request('POST', '/api/management/dynamic-forms-answers/clear', body=body, options=options)
        response: m.ClearAnswersResponse = self._api.json(request)
        return response['answers']

    def history(self, query: m.ReadAnswerHistoryQuery, **options: Unpack[Options]) -> Listing[m.AnswerChange]:
        """List changes of answers in a context, newest first."""
        request = Request('GET', '/api/management/dynamic-forms-answers/history', query=query, options=options)
        return Listing(self._api, request, 'changes')


class IntakeLinks:
    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, body: m.CreateIntakeLink, **options: Unpack[Options]) -> m.IntakeLink:
        """Create a public link, by which each submission of a form creates a project."""
        request = Request('POST', '/api/management/dynamic-forms/intake-links', body=body, repeatable=True, options=options)
        response: m.CreateIntakeLinkResponse = self._api.json(request)
        return response['intake_link']

    def list(self, query: m.ListIntakeLinksQuery | None = None, **options: Unpack[Options]) -> Listing[m.IntakeLink]:
        """List intake links, newest first."""
        request = Request('GET', '/api/management/dynamic-forms/intake-links', query=query, options=options)
        return Listing(self._api, request, 'intake_links')

    def get(self, intake_link: str | int, **options: Unpack[Options]) -> m.IntakeLink:
        """Read an intake link."""
        request = Request('GET', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}', options=options)
        response: m.ReadIntakeLinkResponse = self._api.json(request)
        return response['intake_link']

    def update(self, intake_link: str | int, body: m.UpdateIntakeLink | None = None, **options: Unpack[Options]) -> m.IntakeLink:
        """Change, deactivate or activate an intake link."""
        request = Request('PATCH', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}', body=body or {}, options=options)
        response: m.UpdateIntakeLinkResponse = self._api.json(request)
        return response['intake_link']

    def submissions(self, intake_link: str | int, query: m.ListIntakeSubmissionsQuery | None = None, **options: Unpack[Options]) -> Listing[m.IntakeSubmission]:
        """List the submissions of an intake link with their projects, newest first."""
        request = Request('GET', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}/submissions', query=query, options=options)
        return Listing(self._api, request, 'submissions')

    def status(self, token: str | int, **options: Unpack[Options]) -> None:
        """Read the status of a submission, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/intake-status/{segment(token)}', options=options)
        self._api.json(request)

    def open(self, token: str | int, **options: Unpack[Options]) -> None:
        """Open the form of an intake link, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/intake/{segment(token)}', options=options)
        self._api.json(request)

    def submit(self, token: str | int, body: m.SubmitIntake, **options: Unpack[Options]) -> m.SubmitIntakeResponseSubmission:
        """Submit the form of an intake link, which creates a project."""
        request = Request('POST', f'/intake/{segment(token)}/answers', body=body, options=options)
        response: m.SubmitIntakeResponse = self._api.json(request)
        return response['submission']

    def challenge(self, token: str | int, **options: Unpack[Options]) -> m.IntakeChallenge:
        """Request a proof of work for one submission or upload."""
        request = Request('POST', f'/intake/{segment(token)}/challenges', options=options)
        response: m.CreateIntakeChallengeResponse = self._api.json(request)
        return response['challenge']

    def upload(self, token: str | int, body: m.IntakeUpload, **options: Unpack[Options]) -> m.UploadByIntakeLinkResponseFile:
        """Upload a file for a submission through the same intake link."""
        request = Request('POST', f'/intake/{segment(token)}/files', body=body, files=('file',), options=options)
        response: m.UploadByIntakeLinkResponse = self._api.json(request)
        return response['file']


class FormLinks:
    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, body: m.GenerateFormLink, **options: Unpack[Options]) -> m.GenerateFormLinkResponseUrls:
        """Create signed links to answer a form in a context."""
        request = Request('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', body=body, options=options)
        response: m.GenerateFormLinkResponse = self._api.json(request)
        return response['urls']

    def list(self, query: m.ListFormLinksQuery | None = None, **options: Unpack[Options]) -> Listing[m.FormLink]:
        """List signed links, newest first."""
        request = Request('GET', '/api/management/dynamic-forms/pivot-accessor/urls', query=query, options=options)
        return Listing(self._api, request, 'urls')

    def revoke(self, form_link: str | int, **options: Unpack[Options]) -> m.FormLink:
        """Revoke a signed link."""
        request = Request('DELETE', f'/api/management/dynamic-forms/pivot-accessor/urls/{segment(form_link)}', options=options)
        response: m.RevokeFormLinkResponse = self._api.json(request)
        return response['url']

    def accesses(self, form_link: str | int, query: m.ListFormLinkAccessesQuery | None = None, **options: Unpack[Options]) -> Listing[m.FormLinkAccess]:
        """List the access log of a signed link, newest first."""
        request = Request('GET', f'/api/management/dynamic-forms/pivot-accessor/urls/{segment(form_link)}/accesses', query=query, options=options)
        return Listing(self._api, request, 'accesses')

    def open(self, token: str | int, **options: Unpack[Options]) -> None:
        """Open the form of a signed link, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/forms/{segment(token)}', options=options)
        self._api.json(request)

    def submit_page(self, token: str | int, body: m.SubmitFormPage | None = None, **options: Unpack[Options]) -> None:
        """Submit the form of a signed link from its page without JavaScript."""
        request = Request('POST', f'/forms/{segment(token)}', body=body or {}, options=options)
        self._api.json(request)

    def submit(self, token: str | int, body: m.SubmitForm, **options: Unpack[Options]) -> None:
        """Submit the form of a signed link."""
        request = Request('POST', f'/forms/{segment(token)}/answers', body=body, options=options)
        self._api.json(request)

    def upload(self, token: str | int, body: m.LinkUpload, **options: Unpack[Options]) -> m.UploadByFormLinkResponseFile:
        """Upload a file for a submission through the same link."""
        request = Request('POST', f'/forms/{segment(token)}/files', body=body, files=('file',), options=options)
        response: m.UploadByFormLinkResponse = self._api.json(request)
        return response['file']


class Events:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, query: m.ReadEventsQuery | None = None, **options: Unpack[Options]) -> m.ReadEventsResponse:
        """Read events in their order."""
        request = Request('GET', '/api/management/events', query=query, options=options)
        response: m.ReadEventsResponse = self._api.json(request)
        return response


class FormEdges:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListFormEdgesQuery | None = None, **options: Unpack[Options]) -> Listing[m.FormEdge]:
        """List the fields of all forms."""
        request = Request('GET', '/api/management/form-edges', query=query, options=options)
        return Listing(self._api, request, 'form_edges')


class FormTheme:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, **options: Unpack[Options]) -> m.FormTheme:
        """Read colors and logo of the public form pages."""
        request = Request('GET', '/api/management/form-theme', options=options)
        response: m.ReadFormThemeResponse = self._api.json(request)
        return response['theme']

    def update(self, body: m.UpdateFormTheme | None = None, **options: Unpack[Options]) -> m.FormTheme:
        """Change colors and logo of the public form pages."""
        request = Request('PATCH', '/api/management/form-theme', body=body or {}, options=options)
        response: m.UpdateFormThemeResponse = self._api.json(request)
        return response['theme']


class Forms:
    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, body: m.CreateForm, **options: Unpack[Options]) -> m.Form:
        """Create a form."""
        request = Request('POST', '/api/management/forms', body=body, repeatable=True, options=options)
        response: m.CreateFormResponse = self._api.json(request)
        return response['form']

    def list(self, query: m.ListFormsQuery | None = None, **options: Unpack[Options]) -> Listing[m.FormSummary]:
        """The same as get-forms."""
        request = Request('GET', '/api/management/forms', query=query, options=options)
        return Listing(self._api, request, 'forms')

    def get(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Read a form with its fields."""
        request = Request('GET', f'/api/management/forms/{segment(form)}', options=options)
        response: m.ReadFormResponse = self._api.json(request)
        return response['form']

    def update(self, form: str | int, body: m.UpdateForm | None = None, **options: Unpack[Options]) -> m.Form:
        """Update a form."""
        request = Request('PATCH', f'/api/management/forms/{segment(form)}', body=body or {}, options=options)
        response: m.UpdateFormResponse = self._api.json(request)
        return response['form']

    def delete(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Delete a form."""
        request = Request('DELETE', f'/api/management/forms/{segment(form)}', options=options)
        response: m.DeleteFormResponse = self._api.json(request)
        return response['form']

    def restore(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Restore a deleted form."""
        request = Request('POST', f'/api/management/forms/{segment(form)}/restore', options=options)
        response: m.RestoreFormResponse = self._api.json(request)
        return response['form']

    def get_answered(self, body: m.GetForm, **options: Unpack[Options]) -> m.AnsweredForm:
        """Read a form with its fields, by the id in the body."""
        request = Request('POST', '/api/management/get-form', body=body, options=options)
        response: m.GetFormResponse = self._api.json(request)
        return response['form']

    def list_answered(self, query: m.GetFormsQuery | None = None, **options: Unpack[Options]) -> Listing[m.FormSummary]:
        """List forms, newest first."""
        request = Request('GET', '/api/management/get-forms', query=query, options=options)
        return Listing(self._api, request, 'forms')


class Frame:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, **options: Unpack[Options]) -> m.FrameSettings:
        """Read the frame of the token."""
        request = Request('GET', '/api/management/frame', options=options)
        response: m.ReadFrameResponse = self._api.json(request)
        return response['frame']

    def update(self, body: m.UpdateFrame | None = None, **options: Unpack[Options]) -> m.FrameSettings:
        """Change the frame of the token."""
        request = Request('PATCH', '/api/management/frame', body=body or {}, options=options)
        response: m.UpdateFrameResponse = self._api.json(request)
        return response['frame']


class FunnelsBoard:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, funnel: str | int, query: m.ReadBoardQuery | None = None, **options: Unpack[Options]) -> m.Board:
        """Read a funnel as a board: counts, budgets and the first projects of each step."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/board', query=query, options=options)
        response: m.ReadBoardResponse = self._api.json(request)
        return response['board']


class FunnelsProjectsTimes:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.ProjectTimes:
        """Read how long a project was in each step of a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/times', options=options)
        response: m.ReadProjectTimesResponse = self._api.json(request)
        return response['times']


class FunnelsProjects:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.times = FunnelsProjectsTimes(api)

    def list(self, funnel: str | int, query: m.ListFunnelProjectsQuery | None = None, **options: Unpack[Options]) -> Listing[m.FunnelAssignment]:
        """List the projects in a funnel, longest in their step first."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects', query=query, options=options)
        return Listing(self._api, request, 'assignments')

    def get(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Read the step and status of a project in a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', options=options)
        response: m.ReadFunnelAssignmentResponse = self._api.json(request)
        return response['assignment']

    def update(self, funnel: str | int, project: str | int, body: m.UpdateAssignment | None = None, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Change the status, forecast, tags or executors of a project in a funnel."""
        request = Request('PATCH', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', body=body or {}, options=options)
        response: m.UpdateFunnelAssignmentResponse = self._api.json(request)
        return response['assignment']

    def leave(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Remove a project from a funnel."""
        request = Request('DELETE', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', options=options)
        response: m.LeaveFunnelResponse = self._api.json(request)
        return response['assignment']

    def enter(self, funnel: str | int, project: str | int, body: m.EnterFunnel | None = None, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Move a project into a funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', body=body or {}, options=options)
        response: m.EnterFunnelResponse = self._api.json(request)
        return response['assignment']

    def move(self, funnel: str | int, project: str | int, body: m.MoveProject, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Move a project to another step."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/move', body=body, options=options)
        response: m.MoveProjectResponse = self._api.json(request)
        return response['assignment']

    def preview_move(self, funnel: str | int, project: str | int, body: m.MoveProject, **options: Unpack[Options]) -> m.PreviewMoveResponse:
        """Preview a move or an entry: what prevents it."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/move/preview', body=body, options=options)
        response: m.PreviewMoveResponse = self._api.json(request)
        return response


class FunnelsSteps:
    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, funnel: str | int, body: m.AddStep, **options: Unpack[Options]) -> m.FunnelStep:
        """Add a step to a funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/steps', body=body, repeatable=True, options=options)
        response: m.AddFunnelStepResponse = self._api.json(request)
        return response['step']

    def order(self, funnel: str | int, body: m.OrderSteps, **options: Unpack[Options]) -> m.Funnel:
        """Reorder the steps of a funnel."""
        request = Request('PUT', f'/api/management/funnels/{segment(funnel)}/steps/order', body=body, options=options)
        response: m.OrderFunnelStepsResponse = self._api.json(request)
        return response['funnel']


class FunnelsTimes:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, funnel: str | int, **options: Unpack[Options]) -> m.ReadFunnelTimesResponseSteps:
        """Read how long projects stay in each step of a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/times', options=options)
        response: m.ReadFunnelTimesResponse = self._api.json(request)
        return response['steps']


class Funnels:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.board = FunnelsBoard(api)
        self.projects = FunnelsProjects(api)
        self.steps = FunnelsSteps(api)
        self.times = FunnelsTimes(api)

    def list(self, query: m.ListFunnelsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Funnel]:
        """List funnels with their steps, newest first."""
        request = Request('GET', '/api/management/funnels', query=query, options=options)
        return Listing(self._api, request, 'funnels')

    def create(self, body: m.CreateFunnel, **options: Unpack[Options]) -> m.Funnel:
        """Create a funnel, optionally with its steps."""
        request = Request('POST', '/api/management/funnels', body=body, repeatable=True, options=options)
        response: m.CreateFunnelResponse = self._api.json(request)
        return response['funnel']

    def get(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Read a funnel with its steps."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}', options=options)
        response: m.ReadFunnelResponse = self._api.json(request)
        return response['funnel']

    def update(self, funnel: str | int, body: m.UpdateFunnel | None = None, **options: Unpack[Options]) -> m.Funnel:
        """Change fields of a funnel."""
        request = Request('PATCH', f'/api/management/funnels/{segment(funnel)}', body=body or {}, options=options)
        response: m.UpdateFunnelResponse = self._api.json(request)
        return response['funnel']

    def delete(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Delete a funnel; it can be restored."""
        request = Request('DELETE', f'/api/management/funnels/{segment(funnel)}', options=options)
        response: m.DeleteFunnelResponse = self._api.json(request)
        return response['funnel']

    def restore(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Restore a deleted funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/restore', options=options)
        response: m.RestoreFunnelResponse = self._api.json(request)
        return response['funnel']


class IdentityProviders:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListIdentityProvidersQuery | None = None, **options: Unpack[Options]) -> Listing[m.IdentityProvider]:
        """List the identity providers of the frame by name."""
        request = Request('GET', '/api/management/identity-providers', query=query, options=options)
        return Listing(self._api, request, 'identity_providers')

    def create(self, body: m.CreateIdentityProvider, **options: Unpack[Options]) -> m.IdentityProvider:
        """Accept access tokens of an OpenID provider."""
        request = Request('POST', '/api/management/identity-providers', body=body, repeatable=True, options=options)
        response: m.CreateIdentityProviderResponse = self._api.json(request)
        return response['identity_provider']

    def get(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Read an identity provider with the state of its keys."""
        request = Request('GET', f'/api/management/identity-providers/{segment(identity_provider)}', options=options)
        response: m.ReadIdentityProviderResponse = self._api.json(request)
        return response['identity_provider']

    def update(self, identity_provider: str | int, body: m.UpdateIdentityProvider | None = None, **options: Unpack[Options]) -> m.IdentityProvider:
        """Change an identity provider."""
        request = Request('PATCH', f'/api/management/identity-providers/{segment(identity_provider)}', body=body or {}, options=options)
        response: m.UpdateIdentityProviderResponse = self._api.json(request)
        return response['identity_provider']

    def delete(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Delete an identity provider. All gateways reject its tokens within a second."""
        request = Request('DELETE', f'/api/management/identity-providers/{segment(identity_provider)}', options=options)
        response: m.DeleteIdentityProviderResponse = self._api.json(request)
        return response['identity_provider']

    def test(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Read the discovery document and the keys of the issuer again."""
        request = Request('POST', f'/api/management/identity-providers/{segment(identity_provider)}/test', options=options)
        response: m.TestIdentityProviderResponse = self._api.json(request)
        return response['identity_provider']


class Me:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, **options: Unpack[Options]) -> m.ReadMeResponse:
        """Read the caller of the token."""
        request = Request('GET', '/api/management/me', options=options)
        response: m.ReadMeResponse = self._api.json(request)
        return response


class MediaItems:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListMediaItemsQuery | None = None, **options: Unpack[Options]) -> Listing[m.MediaItem]:
        """List messages, newest first."""
        request = Request('GET', '/api/management/media-items', query=query, options=options)
        return Listing(self._api, request, 'media_items')

    def get(self, media_item: str | int, **options: Unpack[Options]) -> m.MediaItem:
        """Read a message."""
        request = Request('GET', f'/api/management/media-items/{segment(media_item)}', options=options)
        response: m.ReadMediaItemResponse = self._api.json(request)
        return response['media_item']


class ProjectGroupsProjects:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, project_group: str | int, body: m.GroupListing | None = None, **options: Unpack[Options]) -> Listing[m.ListProjectsOfGroupResponseProjectsItem]:
        """List the projects of a group, in the group's order."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/projects/index', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'projects', paged_by_body=True)

    def order(self, project_group: str | int, body: m.ProjectGroupOrder, **options: Unpack[Options]) -> m.ProjectGroup:
        """Order the projects of a group: all of them, or one before or after another."""
        request = Request('PUT', f'/api/management/project-groups/{segment(project_group)}/projects/order', body=body, options=options)
        response: m.OrderProjectsOfGroupResponse = self._api.json(request)
        return response['project_group']

    def join(self, project_group: str | int, project: str | int, **options: Unpack[Options]) -> m.JoinProjectGroupResponse:
        """Add a project to a group, as the last one."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/projects/{segment(project)}', options=options)
        response: m.JoinProjectGroupResponse = self._api.json(request)
        return response

    def leave(self, project_group: str | int, project: str | int, **options: Unpack[Options]) -> m.LeaveProjectGroupResponse:
        """Remove a project from a group."""
        request = Request('DELETE', f'/api/management/project-groups/{segment(project_group)}/projects/{segment(project)}', options=options)
        response: m.LeaveProjectGroupResponse = self._api.json(request)
        return response


class ProjectGroups:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.projects = ProjectGroupsProjects(api)

    def list(self, query: m.ListProjectGroupsQuery | None = None, **options: Unpack[Options]) -> Listing[m.ProjectGroup]:
        """List project groups, newest first."""
        request = Request('GET', '/api/management/project-groups', query=query, options=options)
        return Listing(self._api, request, 'project_groups')

    def create(self, body: m.CreateProjectGroup, **options: Unpack[Options]) -> m.ProjectGroup:
        """Create a project group."""
        request = Request('POST', '/api/management/project-groups', body=body, repeatable=True, options=options)
        response: m.CreateProjectGroupResponse = self._api.json(request)
        return response['project_group']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> Listing[m.ProjectGroup]:
        """Search project groups."""
        request = Request('POST', '/api/management/project-groups/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'project_groups', paged_by_body=True)

    def get(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Read a project group."""
        request = Request('GET', f'/api/management/project-groups/{segment(project_group)}', options=options)
        response: m.ReadProjectGroupResponse = self._api.json(request)
        return response['project_group']

    def update(self, project_group: str | int, body: m.UpdateProjectGroup | None = None, **options: Unpack[Options]) -> m.ProjectGroup:
        """Rename a project group."""
        request = Request('PATCH', f'/api/management/project-groups/{segment(project_group)}', body=body or {}, options=options)
        response: m.UpdateProjectGroupResponse = self._api.json(request)
        return response['project_group']

    def delete(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Delete a project group (soft delete)."""
        request = Request('DELETE', f'/api/management/project-groups/{segment(project_group)}', options=options)
        response: m.DeleteProjectGroupResponse = self._api.json(request)
        return response['project_group']

    def restore(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Restore a deleted project group."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/restore', options=options)
        response: m.RestoreProjectGroupResponse = self._api.json(request)
        return response['project_group']


class ProjectsHierarchy:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, project: str | int, **options: Unpack[Options]) -> m.Hierarchy:
        """Read the ancestors and descendants of a project."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/hierarchy', options=options)
        response: m.ReadHierarchyResponse = self._api.json(request)
        return response['hierarchy']

    def attach_child(self, project: str | int, child: str | int, **options: Unpack[Options]) -> m.AttachChildResponseData:
        """Set the parent of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/hierarchy/attach-child/{segment(child)}', options=options)
        response: m.AttachChildResponse = self._api.json(request)
        return response['data']

    def detach_child(self, project: str | int, child: str | int, **options: Unpack[Options]) -> m.DetachChildResponseData:
        """Remove a child from its parent."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/hierarchy/detach-child/{segment(child)}', options=options)
        response: m.DetachChildResponse = self._api.json(request)
        return response['data']


class ProjectsHistory:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, project: str | int, query: m.ReadProjectHistoryQuery | None = None, **options: Unpack[Options]) -> Listing[m.HistoryLine]:
        """List the history of a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/history', query=query, options=options)
        return Listing(self._api, request, 'history')


class ProjectsLooseForms:
    def __init__(self, api: Api) -> None:
        self._api = api

    def attach(self, project: str | int, body: m.AttachLooseForm, **options: Unpack[Options]) -> m.LooseForm:
        """Attach a form to a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/loose-forms', body=body, repeatable=True, options=options)
        response: m.AttachLooseFormResponse = self._api.json(request)
        return response['loose_form']

    def list(self, project: str | int, query: m.ListLooseFormsQuery | None = None, **options: Unpack[Options]) -> Listing[m.LooseForm]:
        """List the forms attached to a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/loose-forms', query=query, options=options)
        return Listing(self._api, request, 'loose_forms')

    def detach(self, project: str | int, loose_form: str | int, **options: Unpack[Options]) -> m.LooseForm:
        """Detach a form from a project."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/loose-forms/{segment(loose_form)}', options=options)
        response: m.DetachLooseFormResponse = self._api.json(request)
        return response['loose_form']


class ProjectsTasks:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, project: str | int, query: m.ListTasksQuery | None = None, **options: Unpack[Options]) -> Listing[m.Task]:
        """List the tasks of a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/tasks', query=query, options=options)
        return Listing(self._api, request, 'tasks')

    def create(self, project: str | int, body: m.CreateTask, **options: Unpack[Options]) -> m.Task:
        """Create a task of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/tasks', body=body, repeatable=True, options=options)
        response: m.CreateTaskResponse = self._api.json(request)
        return response['task']

    def get(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Read a task."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', options=options)
        response: m.ReadTaskResponse = self._api.json(request)
        return response['task']

    def update(self, project: str | int, task: str | int, body: m.UpdateTask | None = None, **options: Unpack[Options]) -> m.Task:
        """Change fields of a task."""
        request = Request('PATCH', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', body=body or {}, options=options)
        response: m.UpdateTaskResponse = self._api.json(request)
        return response['task']

    def delete(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Delete a task (soft delete)."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', options=options)
        response: m.DeleteTaskResponse = self._api.json(request)
        return response['task']

    def restore(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Restore a deleted task."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}/restore', options=options)
        response: m.RestoreTaskResponse = self._api.json(request)
        return response['task']


class Projects:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.hierarchy = ProjectsHierarchy(api)
        self.history = ProjectsHistory(api)
        self.loose_forms = ProjectsLooseForms(api)
        self.tasks = ProjectsTasks(api)

    def list(self, query: m.ListProjectsQuery | None = None, **options: Unpack[Options]) -> Listing[m.ListProjectsResponseProjectsItem]:
        """List projects, newest first."""
        request = Request('GET', '/api/management/projects', query=query, options=options)
        return Listing(self._api, request, 'projects')

    def create(self, body: m.CreateProject, **options: Unpack[Options]) -> m.Project:
        """Create a project."""
        request = Request('POST', '/api/management/projects', body=body, repeatable=True, options=options)
        response: m.CreateProjectResponse = self._api.json(request)
        return response['project']

    def update_many(self, body: m.UpdateProjects, **options: Unpack[Options]) -> m.UpdateProjectsResponse:
        """Change up to 200 projects."""
        request = Request('PATCH', '/api/management/projects', body=body, repeatable=True, options=options)
        response: m.UpdateProjectsResponse = self._api.json(request)
        return response

    def aggregate(self, body: m.ProjectAggregation | None = None, **options: Unpack[Options]) -> m.AggregateProjectsResponse:
        """Count and sum up projects by groups."""
        request = Request('POST', '/api/management/projects/aggregate', body=body or {}, options=options)
        response: m.AggregateProjectsResponse = self._api.json(request)
        return response

    def delete_many(self, body: m.BulkDelete, **options: Unpack[Options]) -> m.DeleteProjectsResponse:
        """Delete up to 200 projects (soft delete)."""
        request = Request('POST', '/api/management/projects/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteProjectsResponse = self._api.json(request)
        return response

    def search(self, body: m.ProjectSearch | None = None, **options: Unpack[Options]) -> Listing[m.SearchProjectsResponseProjectsItem]:
        """Search projects."""
        request = Request('POST', '/api/management/projects/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'projects', paged_by_body=True)

    def get(self, project: str | int, query: m.ReadProjectQuery | None = None, **options: Unpack[Options]) -> m.ReadProjectResponseProject:
        """Read a project."""
        request = Request('GET', f'/api/management/projects/{segment(project)}', query=query, options=options)
        response: m.ReadProjectResponse = self._api.json(request)
        return response['project']

    def update(self, project: str | int, body: m.UpdateProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Change fields of a project."""
        request = Request('PATCH', f'/api/management/projects/{segment(project)}', body=body or {}, options=options)
        response: m.UpdateProjectResponse = self._api.json(request)
        return response['project']

    def delete(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Delete a project (soft delete)."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}', options=options)
        response: m.DeleteProjectResponse = self._api.json(request)
        return response['project']

    def duplicate(self, project: str | int, body: m.DuplicateProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Copy a project, or create one from a template."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/duplicate', body=body or {}, repeatable=True, options=options)
        response: m.DuplicateProjectResponse = self._api.json(request)
        return response['project']

    def merge(self, project: str | int, body: m.MergeProject, **options: Unpack[Options]) -> m.Project:
        """Merge a project into another one."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/merge', body=body, options=options)
        response: m.MergeProjectResponse = self._api.json(request)
        return response['project']

    def restore(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Restore a deleted project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/restore', options=options)
        response: m.RestoreProjectResponse = self._api.json(request)
        return response['project']

    def share(self, project: str | int, body: m.ShareProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Share a project as a page that everybody with the link can read."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/share', body=body or {}, options=options)
        response: m.ShareProjectResponse = self._api.json(request)
        return response['project']

    def unshare(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Revoke the link of a share page."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/share', options=options)
        response: m.UnshareProjectResponse = self._api.json(request)
        return response['project']

    def unmerge(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Undo the merge of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/unmerge', options=options)
        response: m.UnmergeProjectResponse = self._api.json(request)
        return response['project']

    def open_share_page(self, token: str | int, **options: Unpack[Options]) -> m.SharedProject:
        """Read a shared project."""
        request = Request('GET', f'/share/{segment(token)}', options=options)
        response: m.OpenSharePageResponse = self._api.json(request)
        return response['project']


class ReplyTemplates:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListReplyTemplatesQuery | None = None, **options: Unpack[Options]) -> Listing[m.ReplyTemplate]:
        """List reply templates by name."""
        request = Request('GET', '/api/management/reply-templates', query=query, options=options)
        return Listing(self._api, request, 'reply_templates')

    def create(self, body: m.CreateReplyTemplate, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Create a reply template."""
        request = Request('POST', '/api/management/reply-templates', body=body, repeatable=True, options=options)
        response: m.CreateReplyTemplateResponse = self._api.json(request)
        return response['reply_template']

    def preview(self, body: m.PreviewReply, **options: Unpack[Options]) -> m.PreviewReplyResponseMessage:
        """Preview a reply in a conversation."""
        request = Request('POST', '/api/management/reply-templates/preview', body=body, options=options)
        response: m.PreviewReplyResponse = self._api.json(request)
        return response['message']

    def get(self, reply_template: str | int, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Read a reply template."""
        request = Request('GET', f'/api/management/reply-templates/{segment(reply_template)}', options=options)
        response: m.ReadReplyTemplateResponse = self._api.json(request)
        return response['reply_template']

    def update(self, reply_template: str | int, body: m.UpdateReplyTemplate | None = None, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Change a reply template."""
        request = Request('PATCH', f'/api/management/reply-templates/{segment(reply_template)}', body=body or {}, options=options)
        response: m.UpdateReplyTemplateResponse = self._api.json(request)
        return response['reply_template']

    def delete(self, reply_template: str | int, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Delete a reply template."""
        request = Request('DELETE', f'/api/management/reply-templates/{segment(reply_template)}', options=options)
        response: m.DeleteReplyTemplateResponse = self._api.json(request)
        return response['reply_template']


class Roles:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListRolesQuery | None = None, **options: Unpack[Options]) -> Listing[m.Role]:
        """List the built-in roles, then those of the frame by name."""
        request = Request('GET', '/api/management/roles', query=query, options=options)
        return Listing(self._api, request, 'roles')

    def create(self, body: m.CreateRole, **options: Unpack[Options]) -> m.Role:
        """Create a named set of scopes."""
        request = Request('POST', '/api/management/roles', body=body, repeatable=True, options=options)
        response: m.CreateRoleResponse = self._api.json(request)
        return response['role']

    def get(self, role: str | int, **options: Unpack[Options]) -> m.Role:
        """Read a role."""
        request = Request('GET', f'/api/management/roles/{segment(role)}', options=options)
        response: m.ReadRoleResponse = self._api.json(request)
        return response['role']

    def update(self, role: str | int, body: m.UpdateRole | None = None, **options: Unpack[Options]) -> m.Role:
        """Change a role. Its users have the new scopes within a second."""
        request = Request('PATCH', f'/api/management/roles/{segment(role)}', body=body or {}, options=options)
        response: m.UpdateRoleResponse = self._api.json(request)
        return response['role']

    def delete(self, role: str | int, **options: Unpack[Options]) -> m.Role:
        """Delete a role that no identity provider grants. Users lose it within a second."""
        request = Request('DELETE', f'/api/management/roles/{segment(role)}', options=options)
        response: m.DeleteRoleResponse = self._api.json(request)
        return response['role']


class ServiceAccountsSecret:
    def __init__(self, api: Api) -> None:
        self._api = api

    def rotate(self, service_account: str | int, body: m.RotateSecret | None = None, **options: Unpack[Options]) -> m.RotateServiceAccountSecretResponse:
        """Rotate the secret of a service account and return the new secret once."""
        request = Request('POST', f'/api/management/service-accounts/{segment(service_account)}/secret', body=body or {}, options=options)
        response: m.RotateServiceAccountSecretResponse = self._api.json(request)
        return response


class ServiceAccounts:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.secret = ServiceAccountsSecret(api)

    def list(self, query: m.ListServiceAccountsQuery | None = None, **options: Unpack[Options]) -> Listing[m.ServiceAccount]:
        """List service accounts, newest first."""
        request = Request('GET', '/api/management/service-accounts', query=query, options=options)
        return Listing(self._api, request, 'service_accounts')

    def create(self, body: m.CreateServiceAccount, **options: Unpack[Options]) -> m.CreateServiceAccountResponse:
        """Create a service account and return its secret once."""
        request = Request('POST', '/api/management/service-accounts', body=body, options=options)
        response: m.CreateServiceAccountResponse = self._api.json(request)
        return response

    def get(self, service_account: str | int, **options: Unpack[Options]) -> m.ServiceAccount:
        """Read a service account."""
        request = Request('GET', f'/api/management/service-accounts/{segment(service_account)}', options=options)
        response: m.ReadServiceAccountResponse = self._api.json(request)
        return response['service_account']

    def update(self, service_account: str | int, body: m.UpdateServiceAccount | None = None, **options: Unpack[Options]) -> m.ServiceAccount:
        """Change the name, the scopes or the status of a service account."""
        request = Request('PATCH', f'/api/management/service-accounts/{segment(service_account)}', body=body or {}, options=options)
        response: m.UpdateServiceAccountResponse = self._api.json(request)
        return response['service_account']

    def delete(self, service_account: str | int, **options: Unpack[Options]) -> m.ServiceAccount:
        """Delete a service account and revoke its access tokens."""
        request = Request('DELETE', f'/api/management/service-accounts/{segment(service_account)}', options=options)
        response: m.DeleteServiceAccountResponse = self._api.json(request)
        return response['service_account']


class Spreadsheets:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListSpreadsheetOperationsQuery | None = None, **options: Unpack[Options]) -> Listing[m.SpreadsheetOperation]:
        """List imports and exports, newest first."""
        request = Request('GET', '/api/management/spreadsheet-operations', query=query, options=options)
        return Listing(self._api, request, 'spreadsheet_operations')

    def start_export(self, type: str | int, body: m.StartExport | None = None, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Start an export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/export/{segment(type)}', body=body or {}, repeatable=True, options=options)
        response: m.StartExportResponse = self._api.json(request)
        return response['spreadsheet_operation']

    def export_columns(self, type: str | int, **options: Unpack[Options]) -> m.ListExportColumnsResponseColumns:
        """List the columns of an export type."""
        request = Request('GET', f'/api/management/spreadsheet-operations/export/{segment(type)}/columns', options=options)
        response: m.ListExportColumnsResponse = self._api.json(request)
        return response['columns']

    def start_import(self, type: str | int, body: m.ImportForm, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Start an import."""
        request = Request('POST', f'/api/management/spreadsheet-operations/import/{segment(type)}', body=body, files=('file',), repeatable=True, options=options)
        response: m.StartImportResponse = self._api.json(request)
        return response['spreadsheet_operation']

    def import_columns(self, type: str | int, query: m.ListImportColumnsQuery | None = None, **options: Unpack[Options]) -> m.ListImportColumnsResponseColumns:
        """List the columns of an import type."""
        request = Request('GET', f'/api/management/spreadsheet-operations/import/{segment(type)}/columns', query=query, options=options)
        response: m.ListImportColumnsResponse = self._api.json(request)
        return response['columns']

    def suggest_import_mapping(self, type: str | int, body: m.SuggestionForm, **options: Unpack[Options]) -> m.ImportSuggestion:
        """Suggest what the columns of a file are."""
        request = Request('POST', f'/api/management/spreadsheet-operations/import/{segment(type)}/suggestions', body=body, files=('file',), options=options)
        response: m.SuggestImportMappingResponse = self._api.json(request)
        return response['suggestions']

    def import_template(self, type: str | int, query: m.DownloadImportTemplateQuery | None = None, **options: Unpack[Options]) -> File:
        """Download a template for an import."""
        request = Request('GET', f'/api/management/spreadsheet-operations/import/{segment(type)}/template', query=query, options=options)
        return self._api.file(request)

    def get(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Read an import or export."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}', options=options)
        response: m.ReadSpreadsheetOperationResponse = self._api.json(request)
        return response['spreadsheet_operation']

    def cancel(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Cancel an import or export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/cancel', options=options)
        response: m.CancelSpreadsheetOperationResponse = self._api.json(request)
        return response['spreadsheet_operation']

    def download(self, operation: str | int, **options: Unpack[Options]) -> File:
        """Download the file of a completed export."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/download', options=options)
        return self._api.file(request)

    def errors(self, operation: str | int, query: m.ListSpreadsheetOperationErrorsQuery | None = None, **options: Unpack[Options]) -> Listing[m.RowError]:
        """List row errors in the order of the sheet."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/errors', query=query, options=options)
        return Listing(self._api, request, 'errors')

    def rejected_rows(self, operation: str | int, **options: Unpack[Options]) -> File:
        """Download the rejected rows of an import as a workbook, with the reasons for each row."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/errors/download', options=options)
        return self._api.file(request)

    def stream(self, operation: str | int, **options: Unpack[Options]) -> Iterator[ServerSentEvent]:
        """Stream progress as server-sent events until the operation ends."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/events', options=options)
        return self._api.events(request)

    def retry(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Retry a failed import or export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/retry', options=options)
        response: m.RetrySpreadsheetOperationResponse = self._api.json(request)
        return response['spreadsheet_operation']

    def roll_back(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Roll back an import."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/rollback', options=options)
        response: m.RollBackSpreadsheetOperationResponse = self._api.json(request)
        return response['spreadsheet_operation']


class StepsAssistantsVersions:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, step: str | int, assistant: str | int, query: m.ListStepAssistantVersionsQuery | None = None, **options: Unpack[Options]) -> Listing[m.RuleVersionSummary]:
        """List the versions of an assistant, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions', query=query, options=options)
        return Listing(self._api, request, 'rule_versions')

    def get(self, step: str | int, assistant: str | int, version: str | int, **options: Unpack[Options]) -> m.RuleVersion:
        """Read a version of an assistant."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}', options=options)
        response: m.ReadStepAssistantVersionResponse = self._api.json(request)
        return response['rule_version']

    def diff(self, step: str | int, assistant: str | int, version: str | int, query: m.DiffStepAssistantVersionQuery | None = None, **options: Unpack[Options]) -> m.RuleVersionDiff:
        """Compare a version of an assistant with an earlier one."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}/diff', query=query, options=options)
        response: m.DiffStepAssistantVersionResponse = self._api.json(request)
        return response['diff']

    def restore(self, step: str | int, assistant: str | int, version: str | int, body: m.RestoreRuleVersion | None = None, **options: Unpack[Options]) -> m.StepAssistant:
        """Change an assistant to the definition of an earlier version."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}/restore', body=body or {}, options=options)
        response: m.RestoreStepAssistantVersionResponse = self._api.json(request)
        return response['step_assistant']


class StepsAssistants:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.versions = StepsAssistantsVersions(api)

    def list(self, step: str | int, query: m.ListStepAssistantsQuery | None = None, **options: Unpack[Options]) -> Listing[m.StepAssistant]:
        """List assistants of a step, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants', query=query, options=options)
        return Listing(self._api, request, 'step_assistants')

    def create(self, step: str | int, body: m.CreateStepAssistant, **options: Unpack[Options]) -> m.StepAssistant:
        """Create an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants', body=body, repeatable=True, options=options)
        response: m.CreateStepAssistantResponse = self._api.json(request)
        return response['step_assistant']

    def execution_logs(self, step: str | int, query: m.ListAssistantExecutionLogsQuery | None = None, **options: Unpack[Options]) -> Listing[m.AssistantExecutionLog]:
        """List the runs of a step’s assistants, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/execution-logs', query=query, options=options)
        return Listing(self._api, request, 'execution_logs')

    def get(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> m.StepAssistant:
        """Read an assistant."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', options=options)
        response: m.ReadStepAssistantResponse = self._api.json(request)
        return response['step_assistant']

    def update(self, step: str | int, assistant: str | int, body: m.UpdateStepAssistant | None = None, **options: Unpack[Options]) -> m.StepAssistant:
        """Change an assistant; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', body=body or {}, options=options)
        response: m.UpdateStepAssistantResponse = self._api.json(request)
        return response['step_assistant']

    def delete(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> None:
        """Delete an assistant."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', options=options)
        self._api.json(request)

    def dry_run(self, step: str | int, assistant: str | int, body: m.RehearseRule, **options: Unpack[Options]) -> m.RehearseStepAssistantResponse:
        """Show what an assistant would do on a project, without doing it."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/dry-run', body=body, options=options)
        response: m.RehearseStepAssistantResponse = self._api.json(request)
        return response

    def cancel_run(self, step: str | int, assistant: str | int, run: str | int, **options: Unpack[Options]) -> m.CancelAssistantRunResponseRun:
        """Cancel a waiting run of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/execution-logs/{segment(run)}/cancel', options=options)
        response: m.CancelAssistantRunResponse = self._api.json(request)
        return response['run']

    def retry_run(self, step: str | int, assistant: str | int, run: str | int, **options: Unpack[Options]) -> m.RetryAssistantRunResponseRun:
        """Retry a failed run of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/execution-logs/{segment(run)}/retry', options=options)
        response: m.RetryAssistantRunResponse = self._api.json(request)
        return response['run']

    def explain(self, step: str | int, assistant: str | int, query: m.ExplainStepAssistantQuery, **options: Unpack[Options]) -> m.ExplainStepAssistantResponse:
        """Explain whether an assistant would act on a project now, and why."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/explain', query=query, options=options)
        response: m.ExplainStepAssistantResponse = self._api.json(request)
        return response

    def simulate(self, step: str | int, assistant: str | int, body: m.SimulateRule | None = None, **options: Unpack[Options]) -> m.RuleSimulation:
        """Simulate an assistant on the events of a period within the last 90 days."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/simulate', body=body or {}, options=options)
        response: m.SimulateStepAssistantResponse = self._api.json(request)
        return response['simulation']

    def test(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> m.TestStepAssistantResponse:
        """Run the test cases of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/test', options=options)
        response: m.TestStepAssistantResponse = self._api.json(request)
        return response


class StepsAttachmentsViewings:
    def __init__(self, api: Api) -> None:
        self._api = api

    def record(self, step: str | int, attachment: str | int, body: m.RecordViewing, **options: Unpack[Options]) -> m.Viewing:
        """Record which ranges of a video the caller has played for a project."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}/viewings', body=body, options=options)
        response: m.RecordViewingResponse = self._api.json(request)
        return response['viewing']


class StepsAttachments:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.viewings = StepsAttachmentsViewings(api)

    def list(self, step: str | int, **options: Unpack[Options]) -> m.ListStepAttachmentsResponseStepAttachments:
        """List the videos and files of a step."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/attachments', options=options)
        response: m.ListStepAttachmentsResponse = self._api.json(request)
        return response['step_attachments']

    def create(self, step: str | int, body: m.UploadAttachment, **options: Unpack[Options]) -> m.StepAttachment:
        """Upload a video or file to a step, or link one."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/attachments', body=body, files=('file',), repeatable=True, options=options)
        response: m.AddStepAttachmentResponse = self._api.json(request)
        return response['step_attachment']

    def order(self, step: str | int, body: m.OrderAttachments, **options: Unpack[Options]) -> m.OrderStepAttachmentsResponseStepAttachments:
        """Reorder the attachments of a step."""
        request = Request('PUT', f'/api/management/steps/{segment(step)}/attachments/order', body=body, options=options)
        response: m.OrderStepAttachmentsResponse = self._api.json(request)
        return response['step_attachments']

    def update(self, step: str | int, attachment: str | int, body: m.UpdateAttachment | None = None, **options: Unpack[Options]) -> m.StepAttachment:
        """Change the name or the duration of an attachment."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}', body=body or {}, options=options)
        response: m.UpdateStepAttachmentResponse = self._api.json(request)
        return response['step_attachment']

    def delete(self, step: str | int, attachment: str | int, **options: Unpack[Options]) -> m.StepAttachment:
        """Delete an attachment."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}', options=options)
        response: m.DeleteStepAttachmentResponse = self._api.json(request)
        return response['step_attachment']

    def require(self, body: m.RequireAttachment, **options: Unpack[Options]) -> None:
        """Make a video mandatory to watch, or optional."""
        request = Request('POST', '/api/management/update-required-step-attachment', body=body, options=options)
        self._api.json(request)


class Steps:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.assistants = StepsAssistants(api)
        self.attachments = StepsAttachments(api)

    def get(self, step: str | int, **options: Unpack[Options]) -> m.FunnelStep:
        """Read a step."""
        request = Request('GET', f'/api/management/steps/{segment(step)}', options=options)
        response: m.ReadFunnelStepResponse = self._api.json(request)
        return response['step']

    def update(self, step: str | int, body: m.UpdateStep | None = None, **options: Unpack[Options]) -> m.FunnelStep:
        """Change fields of a step."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}', body=body or {}, options=options)
        response: m.UpdateFunnelStepResponse = self._api.json(request)
        return response['step']

    def delete(self, step: str | int, query: m.DeleteFunnelStepQuery | None = None, **options: Unpack[Options]) -> m.Funnel:
        """Delete a step."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}', query=query, options=options)
        response: m.DeleteFunnelStepResponse = self._api.json(request)
        return response['funnel']


class SystemActivity:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, query: m.ReadActivityQuery | None = None, **options: Unpack[Options]) -> m.Activity:
        """Read what the services work on for the frame."""
        request = Request('GET', '/api/management/system/activity', query=query, options=options)
        response: m.ReadActivityResponse = self._api.json(request)
        return response['activity']


class SystemQuarantinedEvents:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, **options: Unpack[Options]) -> m.ListQuarantinedEventsResponse:
        """List the events of the frame that the message broker rejected."""
        request = Request('GET', '/api/management/system/quarantined-events', options=options)
        response: m.ListQuarantinedEventsResponse = self._api.json(request)
        return response

    def discard(self, service: str | int, quarantined_event: str | int, **options: Unpack[Options]) -> m.QuarantinedEvent:
        """Delete a quarantined event."""
        request = Request('DELETE', f'/api/management/system/quarantined-events/{segment(service)}/{segment(quarantined_event)}', options=options)
        response: m.DiscardQuarantinedEventResponse = self._api.json(request)
        return response['quarantined_event']

    def replay(self, service: str | int, quarantined_event: str | int, **options: Unpack[Options]) -> m.QuarantinedEvent:
        """Publish a quarantined event again."""
        request = Request('POST', f'/api/management/system/quarantined-events/{segment(service)}/{segment(quarantined_event)}/replay', options=options)
        response: m.ReplayQuarantinedEventResponse = self._api.json(request)
        return response['quarantined_event']


class System:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.activity = SystemActivity(api)
        self.quarantined_events = SystemQuarantinedEvents(api)


class SearchParams:
    def __init__(self, api: Api) -> None:
        self._api = api

    def agent_execution(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of executions of AI agents."""
        request = Request('GET', '/api/management/system/params/agent_execution', options=options)
        response: m.ReadAgentExecutionSearchParamsResponse = self._api.json(request)
        return response['params']

    def automation(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of automations."""
        request = Request('GET', '/api/management/system/params/automation', options=options)
        response: m.ReadAutomationSearchParamsResponse = self._api.json(request)
        return response['params']

    def channel(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of channels for filtering."""
        request = Request('GET', '/api/management/system/params/channel', options=options)
        response: m.ReadChannelSearchParamsResponse = self._api.json(request)
        return response['params']

    def conversation(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of conversations for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/conversation', options=options)
        response: m.ReadConversationSearchParamsResponse = self._api.json(request)
        return response['params']

    def form(self, **options: Unpack[Options]) -> m.SearchParams:
        """List the fields of forms for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/form', options=options)
        response: m.ReadFormSearchParamsResponse = self._api.json(request)
        return response['params']

    def funnel(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of funnels."""
        request = Request('GET', '/api/management/system/params/funnel', options=options)
        response: m.ReadFunnelSearchParamsResponse = self._api.json(request)
        return response['params']

    def media_item(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of messages for filtering."""
        request = Request('GET', '/api/management/system/params/media_item', options=options)
        response: m.ReadMediaItemSearchParamsResponse = self._api.json(request)
        return response['params']

    def spreadsheet_operation(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of imports and exports for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/spreadsheet_operation', options=options)
        response: m.ReadSpreadsheetOperationSearchParamsResponse = self._api.json(request)
        return response['params']

    def webhook(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of webhooks."""
        request = Request('GET', '/api/management/system/params/webhook', options=options)
        response: m.ReadWebhookSearchParamsResponse = self._api.json(request)
        return response['params']

    def get(self, model_class: str | int, **options: Unpack[Options]) -> m.SearchParams:
        """List the fields of a model for filtering and sorting."""
        request = Request('GET', f'/api/management/system/params/{segment(model_class)}', options=options)
        response: m.ReadSearchParamsResponse = self._api.json(request)
        return response['params']


class Tags:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListTagsQuery | None = None, **options: Unpack[Options]) -> Listing[m.Tag]:
        """List tags, newest first."""
        request = Request('GET', '/api/management/tags', query=query, options=options)
        return Listing(self._api, request, 'tags')

    def create(self, body: m.CreateTag, **options: Unpack[Options]) -> m.Tag:
        """Create a tag."""
        request = Request('POST', '/api/management/tags', body=body, repeatable=True, options=options)
        response: m.CreateTagResponse = self._api.json(request)
        return response['tag']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> Listing[m.Tag]:
        """Search tags."""
        request = Request('POST', '/api/management/tags/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'tags', paged_by_body=True)

    def get(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Read a tag."""
        request = Request('GET', f'/api/management/tags/{segment(tag)}', options=options)
        response: m.ReadTagResponse = self._api.json(request)
        return response['tag']

    def update(self, tag: str | int, body: m.UpdateTag | None = None, **options: Unpack[Options]) -> m.Tag:
        """Change the name or color of a tag."""
        request = Request('PATCH', f'/api/management/tags/{segment(tag)}', body=body or {}, options=options)
        response: m.UpdateTagResponse = self._api.json(request)
        return response['tag']

    def delete(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Delete a tag (soft delete)."""
        request = Request('DELETE', f'/api/management/tags/{segment(tag)}', options=options)
        response: m.DeleteTagResponse = self._api.json(request)
        return response['tag']

    def restore(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Restore a deleted tag."""
        request = Request('POST', f'/api/management/tags/{segment(tag)}/restore', options=options)
        response: m.RestoreTagResponse = self._api.json(request)
        return response['tag']


class Undos:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, undo: str | int, **options: Unpack[Options]) -> m.Undo:
        """Read the progress and result of an undo."""
        request = Request('GET', f'/api/management/undos/{segment(undo)}', options=options)
        response: m.ReadUndoResponse = self._api.json(request)
        return response['undo']


class Usage:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ReadUsageQuery | None = None, **options: Unpack[Options]) -> Listing[m.Usage]:
        """List the requests of each token by day, newest first."""
        request = Request('GET', '/api/management/usage', query=query, options=options)
        return Listing(self._api, request, 'usage')


class UsersRevokedScopes:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, user: str | int, **options: Unpack[Options]) -> m.ReadRevokedScopesResponseRevokedScopes:
        """Read the revoked scopes of a user."""
        request = Request('GET', f'/api/management/users/{segment(user)}/revoked-scopes', options=options)
        response: m.ReadRevokedScopesResponse = self._api.json(request)
        return response['revoked_scopes']

    def set(self, user: str | int, body: m.RevokeScopesBody, **options: Unpack[Options]) -> m.RevokeScopesResponseRevokedScopes:
        """Revoke scopes from background work of a user."""
        request = Request('PUT', f'/api/management/users/{segment(user)}/revoked-scopes', body=body, options=options)
        response: m.RevokeScopesResponse = self._api.json(request)
        return response['revoked_scopes']


class UsersRoles:
    def __init__(self, api: Api) -> None:
        self._api = api

    def get(self, user: str | int, **options: Unpack[Options]) -> m.ReadUserRolesResponseRoles:
        """Read the roles that a user has beside those of groups."""
        request = Request('GET', f'/api/management/users/{segment(user)}/roles', options=options)
        response: m.ReadUserRolesResponse = self._api.json(request)
        return response['roles']

    def set(self, user: str | int, body: m.SetUserRoles, **options: Unpack[Options]) -> m.SetUserRolesResponseRoles:
        """Replace the roles of a user."""
        request = Request('PUT', f'/api/management/users/{segment(user)}/roles', body=body, options=options)
        response: m.SetUserRolesResponse = self._api.json(request)
        return response['roles']


class Users:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.revoked_scopes = UsersRevokedScopes(api)
        self.roles = UsersRoles(api)

    def list(self, query: m.ListUsersQuery | None = None, **options: Unpack[Options]) -> Listing[m.User]:
        """List users, newest first."""
        request = Request('GET', '/api/management/users', query=query, options=options)
        return Listing(self._api, request, 'users')

    def create(self, body: m.CreateUser, **options: Unpack[Options]) -> m.User:
        """Create a user before the first sign-in."""
        request = Request('POST', '/api/management/users', body=body, repeatable=True, options=options)
        response: m.CreateUserResponse = self._api.json(request)
        return response['user']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> Listing[m.User]:
        """Search users."""
        request = Request('POST', '/api/management/users/search', body=body or {}, repeatable=True, options=options)
        return Listing(self._api, request, 'users', paged_by_body=True)

    def get(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Read a user."""
        request = Request('GET', f'/api/management/users/{segment(user)}', options=options)
        response: m.ReadUserResponse = self._api.json(request)
        return response['user']

    def update(self, user: str | int, body: m.UpdateUser | None = None, **options: Unpack[Options]) -> m.User:
        """Change fields of a user."""
        request = Request('PATCH', f'/api/management/users/{segment(user)}', body=body or {}, options=options)
        response: m.UpdateUserResponse = self._api.json(request)
        return response['user']

    def delete(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Delete a user (soft delete)."""
        request = Request('DELETE', f'/api/management/users/{segment(user)}', options=options)
        response: m.DeleteUserResponse = self._api.json(request)
        return response['user']

    def restore(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Restore a deleted user."""
        request = Request('POST', f'/api/management/users/{segment(user)}/restore', options=options)
        response: m.RestoreUserResponse = self._api.json(request)
        return response['user']


class Views:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListViewsQuery | None = None, **options: Unpack[Options]) -> Listing[m.View]:
        """List your views and the shared ones, by name."""
        request = Request('GET', '/api/management/views', query=query, options=options)
        return Listing(self._api, request, 'views')

    def create(self, body: m.CreateView, **options: Unpack[Options]) -> m.View:
        """Save a search as a view."""
        request = Request('POST', '/api/management/views', body=body, repeatable=True, options=options)
        response: m.CreateViewResponse = self._api.json(request)
        return response['view']

    def get(self, view: str | int, **options: Unpack[Options]) -> m.View:
        """Read a view."""
        request = Request('GET', f'/api/management/views/{segment(view)}', options=options)
        response: m.ReadViewResponse = self._api.json(request)
        return response['view']

    def update(self, view: str | int, body: m.UpdateView | None = None, **options: Unpack[Options]) -> m.View:
        """Change a view."""
        request = Request('PATCH', f'/api/management/views/{segment(view)}', body=body or {}, options=options)
        response: m.UpdateViewResponse = self._api.json(request)
        return response['view']

    def delete(self, view: str | int, **options: Unpack[Options]) -> m.View:
        """Delete a view."""
        request = Request('DELETE', f'/api/management/views/{segment(view)}', options=options)
        response: m.DeleteViewResponse = self._api.json(request)
        return response['view']


class WebhooksKinds:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, **options: Unpack[Options]) -> m.ListWebhookKindsResponseKinds:
        """List the kinds of events."""
        request = Request('GET', '/api/management/webhooks/kinds', options=options)
        response: m.ListWebhookKindsResponse = self._api.json(request)
        return response['kinds']


class WebhooksDeliveries:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, webhook: str | int, query: m.ListWebhookDeliveriesQuery | None = None, **options: Unpack[Options]) -> Listing[m.WebhookDelivery]:
        """List the deliveries of a webhook of the last 30 days, newest first."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}/deliveries', query=query, options=options)
        return Listing(self._api, request, 'deliveries')

    def get(self, webhook: str | int, delivery: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Read a delivery with its payload and attempts."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}/deliveries/{segment(delivery)}', options=options)
        response: m.ReadWebhookDeliveryResponse = self._api.json(request)
        return response['delivery']

    def resend(self, webhook: str | int, delivery: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Send a delivery again."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/deliveries/{segment(delivery)}/resend', options=options)
        response: m.ResendWebhookDeliveryResponse = self._api.json(request)
        return response['delivery']


class WebhooksSecret:
    def __init__(self, api: Api) -> None:
        self._api = api

    def rotate(self, webhook: str | int, **options: Unpack[Options]) -> m.RotateWebhookSecretResponse:
        """Rotate the secret of a webhook."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/secret', options=options)
        response: m.RotateWebhookSecretResponse = self._api.json(request)
        return response


class Webhooks:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.deliveries = WebhooksDeliveries(api)
        self.kinds = WebhooksKinds(api)
        self.secret = WebhooksSecret(api)

    def list(self, query: m.ListWebhooksQuery | None = None, **options: Unpack[Options]) -> Listing[m.Webhook]:
        """List webhooks, newest first."""
        request = Request('GET', '/api/management/webhooks', query=query, options=options)
        return Listing(self._api, request, 'webhooks')

    def create(self, body: m.CreateWebhook, **options: Unpack[Options]) -> m.CreateWebhookResponse:
        """Create a webhook."""
        request = Request('POST', '/api/management/webhooks', body=body, repeatable=True, options=options)
        response: m.CreateWebhookResponse = self._api.json(request)
        return response

    def get(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Read a webhook."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}', options=options)
        response: m.ReadWebhookResponse = self._api.json(request)
        return response['webhook']

    def update(self, webhook: str | int, body: m.UpdateWebhook | None = None, **options: Unpack[Options]) -> m.Webhook:
        """Change a webhook; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/webhooks/{segment(webhook)}', body=body or {}, options=options)
        response: m.UpdateWebhookResponse = self._api.json(request)
        return response['webhook']

    def delete(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Delete a webhook; it can be restored."""
        request = Request('DELETE', f'/api/management/webhooks/{segment(webhook)}', options=options)
        response: m.DeleteWebhookResponse = self._api.json(request)
        return response['webhook']

    def activate(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Activate a webhook."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/activate', options=options)
        response: m.ActivateWebhookResponse = self._api.json(request)
        return response['webhook']

    def replay(self, webhook: str | int, body: m.ReplayWebhook, **options: Unpack[Options]) -> m.ReplayWebhookResponseEventsCount:
        """Send the events of a period again."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/replay', body=body, options=options)
        response: m.ReplayWebhookResponse = self._api.json(request)
        return response['events_count']

    def restore(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Restore a deleted webhook with its pending deliveries."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/restore', options=options)
        response: m.RestoreWebhookResponse = self._api.json(request)
        return response['webhook']

    def test(self, webhook: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Send a test event and return its delivery."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/test', options=options)
        response: m.TestWebhookResponse = self._api.json(request)
        return response['delivery']


class Files:
    def __init__(self, api: Api) -> None:
        self._api = api

    def avatar(self, avatar: str | int, **options: Unpack[Options]) -> File:
        """Read the generated picture of a user or another initiator."""
        request = Request('GET', f'/avatars/{segment(avatar)}', options=options)
        return self._api.file(request)

    def of_channel(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download a file of a message, by the link in the message."""
        request = Request('GET', f'/files/channels/{segment(token)}', options=options)
        return self._api.file(request)

    def of_form(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download the file of an answer by the link in the answer."""
        request = Request('GET', f'/files/forms/{segment(token)}', options=options)
        return self._api.file(request)

    def of_funnel(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download the file of an attachment by its link."""
        request = Request('GET', f'/files/funnels/{segment(token)}', options=options)
        return self._api.file(request)


class ScimGroups:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListScimGroupsQuery | None = None, **options: Unpack[Options]) -> File:
        """List groups for a SCIM client."""
        request = Request('GET', '/scim/v2/Groups', query=query, options=options)
        return self._api.file(request)

    def create(self, body: m.ScimGroup, query: m.CreateScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Create a group by SCIM."""
        request = Request('POST', '/scim/v2/Groups', query=query, body=body, options=options)
        return self._api.file(request)

    def get(self, group: str | int, query: m.ReadScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Read a group for a SCIM client."""
        request = Request('GET', f'/scim/v2/Groups/{segment(group)}', query=query, options=options)
        return self._api.file(request)

    def replace(self, group: str | int, body: m.ScimGroup, query: m.ReplaceScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Replace a group by SCIM, with its members."""
        request = Request('PUT', f'/scim/v2/Groups/{segment(group)}', query=query, body=body, options=options)
        return self._api.file(request)

    def patch(self, group: str | int, body: m.ScimPatch, query: m.PatchScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Change the name or the members of a group by SCIM."""
        request = Request('PATCH', f'/scim/v2/Groups/{segment(group)}', query=query, body=body, options=options)
        return self._api.file(request)

    def delete(self, group: str | int, **options: Unpack[Options]) -> None:
        """Delete a group by SCIM. Its members lose its scopes within a second."""
        request = Request('DELETE', f'/scim/v2/Groups/{segment(group)}', options=options)
        self._api.json(request)


class ScimUsers:
    def __init__(self, api: Api) -> None:
        self._api = api

    def list(self, query: m.ListScimUsersQuery | None = None, **options: Unpack[Options]) -> File:
        """List users for a SCIM client."""
        request = Request('GET', '/scim/v2/Users', query=query, options=options)
        return self._api.file(request)

    def create(self, body: m.ScimUser, query: m.CreateScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Create a user by SCIM."""
        request = Request('POST', '/scim/v2/Users', query=query, body=body, options=options)
        return self._api.file(request)

    def get(self, user: str | int, query: m.ReadScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Read a user for a SCIM client."""
        request = Request('GET', f'/scim/v2/Users/{segment(user)}', query=query, options=options)
        return self._api.file(request)

    def replace(self, user: str | int, body: m.ScimUser, query: m.ReplaceScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Replace a user by SCIM."""
        request = Request('PUT', f'/scim/v2/Users/{segment(user)}', query=query, body=body, options=options)
        return self._api.file(request)

    def patch(self, user: str | int, body: m.ScimPatch, query: m.PatchScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Change attributes of a user by SCIM."""
        request = Request('PATCH', f'/scim/v2/Users/{segment(user)}', query=query, body=body, options=options)
        return self._api.file(request)

    def delete(self, user: str | int, **options: Unpack[Options]) -> None:
        """Delete a user by SCIM. All tokens of the user are rejected within a second."""
        request = Request('DELETE', f'/scim/v2/Users/{segment(user)}', options=options)
        self._api.json(request)


class Scim:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.groups = ScimGroups(api)
        self.users = ScimUsers(api)

    def resource_types(self, **options: Unpack[Options]) -> File:
        """List the resource types of SCIM."""
        request = Request('GET', '/scim/v2/ResourceTypes', options=options)
        return self._api.file(request)

    def schemas(self, **options: Unpack[Options]) -> File:
        """List the supported attributes of SCIM."""
        request = Request('GET', '/scim/v2/Schemas', options=options)
        return self._api.file(request)

    def config(self, **options: Unpack[Options]) -> File:
        """Read the supported features of SCIM."""
        request = Request('GET', '/scim/v2/ServiceProviderConfig', options=options)
        return self._api.file(request)


class Resources:
    def __init__(self, api: Api) -> None:
        self._api = api
        self.access_tokens = AccessTokens(api)
        self.agents = Agents(api)
        self.answers = Answers(api)
        self.audit_log = AuditLog(api)
        self.auth = Auth(api)
        self.automations = Automations(api)
        self.causes = Causes(api)
        self.channels = Channels(api)
        self.contacts = Contacts(api)
        self.conversations = Conversations(api)
        self.customers = Customers(api)
        self.events = Events(api)
        self.files = Files(api)
        self.form_edges = FormEdges(api)
        self.form_links = FormLinks(api)
        self.form_theme = FormTheme(api)
        self.forms = Forms(api)
        self.frame = Frame(api)
        self.funnels = Funnels(api)
        self.identity_providers = IdentityProviders(api)
        self.intake_links = IntakeLinks(api)
        self.me = Me(api)
        self.media_items = MediaItems(api)
        self.project_groups = ProjectGroups(api)
        self.projects = Projects(api)
        self.reply_templates = ReplyTemplates(api)
        self.roles = Roles(api)
        self.scim = Scim(api)
        self.search_params = SearchParams(api)
        self.service_accounts = ServiceAccounts(api)
        self.spreadsheets = Spreadsheets(api)
        self.steps = Steps(api)
        self.system = System(api)
        self.tags = Tags(api)
        self.undos = Undos(api)
        self.usage = Usage(api)
        self.users = Users(api)
        self.views = Views(api)
        self.webhooks = Webhooks(api)
