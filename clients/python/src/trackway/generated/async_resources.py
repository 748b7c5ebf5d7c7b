# Generated from docs/openapi.json by `npm run generate`.
from __future__ import annotations

from collections.abc import AsyncIterator

from ..api import AsyncApi
from ..files import File
from ..listing import AsyncListing
from ..request import Options, Request, segment
from ..sse import ServerSentEvent
from ..typing_compat import Unpack
from . import models as m


class AsyncAuth:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def key_set(self, **options: Unpack[Options]) -> m.ReadKeySetResponseKeys:
        """Read the public keys that verify tokens issued by Trackway."""
        request = Request('GET', '/.well-known/jwks.json', options=options)
        response: m.ReadKeySetResponse = await self._api.json(request)
        return response['keys']

    async def revoke_token(self, body: m.RevokeToken, **options: Unpack[Options]) -> None:
        """Revoke a leaked personal access token."""
        request = Request('POST', '/api/management/auth/revoke', body=body, options=options)
        await self._api.json(request)

    async def request_token(self, body: m.RequestToken, **options: Unpack[Options]) -> m.RequestTokenResponse:
        """Exchange the secret of a service account for an access token."""
        request = Request('POST', '/api/management/auth/token', body=body, options=options)
        response: m.RequestTokenResponse = await self._api.json(request)
        return response


class AsyncAccessTokens:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListAccessTokensQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AccessToken]:
        """List your own personal access tokens, newest first."""
        request = Request('GET', '/api/management/access-tokens', query=query, options=options)
        return AsyncListing(self._api, request, 'access_tokens')

    async def create(self, body: m.CreateAccessToken, **options: Unpack[Options]) -> m.CreateAccessTokenResponse:
        """Create a personal access token and return it once."""
        request = Request('POST', '/api/management/access-tokens', body=body, options=options)
        response: m.CreateAccessTokenResponse = await self._api.json(request)
        return response

    async def revoke(self, access_token: str | int, **options: Unpack[Options]) -> m.AccessToken:
        """Revoke one of your own personal access tokens. All gateways reject it within seconds."""
        request = Request('DELETE', f'/api/management/access-tokens/{segment(access_token)}', options=options)
        response: m.RevokeAccessTokenResponse = await self._api.json(request)
        return response['access_token']


class AsyncAgentsExecutions:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListAiAgentExecutionsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AiAgentExecution]:
        """List executions of AI agents, newest first."""
        request = Request('GET', '/api/management/ai/agents/executions', query=query, options=options)
        return AsyncListing(self._api, request, 'executions')

    async def get(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Read an execution with its steps, tokens and cost."""
        request = Request('GET', f'/api/management/ai/agents/executions/{segment(execution)}', options=options)
        response: m.ReadAiAgentExecutionResponse = await self._api.json(request)
        return response['ai_agent_execution']

    async def approve(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Approve the tool calls that an agent waits for."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/approve', options=options)
        response: m.ApproveAiAgentExecutionResponse = await self._api.json(request)
        return response['ai_agent_execution']

    async def cancel(self, execution: str | int, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Cancel an execution; what it has done is not undone."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/cancel', options=options)
        response: m.CancelAiAgentExecutionResponse = await self._api.json(request)
        return response['ai_agent_execution']

    async def refuse(self, execution: str | int, body: m.RefuseAgentExecution | None = None, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Reject the tool calls that an agent waits for."""
        request = Request('POST', f'/api/management/ai/agents/executions/{segment(execution)}/refuse', body=body or {}, options=options)
        response: m.RefuseAiAgentExecutionResponse = await self._api.json(request)
        return response['ai_agent_execution']

    async def start(self, agent: str | int, body: m.StartAgentExecution, **options: Unpack[Options]) -> m.AiAgentExecution:
        """Start an AI agent."""
        request = Request('POST', f'/api/management/ai/agents/{segment(agent)}/executions', body=body, repeatable=True, options=options)
        response: m.StartAiAgentExecutionResponse = await self._api.json(request)
        return response['ai_agent_execution']


class AsyncAgentsVersions:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, agent: str | int, **options: Unpack[Options]) -> m.ListAiAgentVersionsResponseVersions:
        """List the newest versions of an AI agent, at most 200, newest first."""
        request = Request('GET', f'/api/management/ai/agents/{segment(agent)}/versions', options=options)
        response: m.ListAiAgentVersionsResponse = await self._api.json(request)
        return response['versions']


class AsyncAgents:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.executions = AsyncAgentsExecutions(api)
        self.versions = AsyncAgentsVersions(api)

    def list(self, query: m.ListAiAgentsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AiAgent]:
        """List AI agents, newest first."""
        request = Request('GET', '/api/management/ai/agents', query=query, options=options)
        return AsyncListing(self._api, request, 'ai_agents')

    async def create(self, body: m.CreateAgent, **options: Unpack[Options]) -> m.AiAgent:
        """Create an AI agent."""
        request = Request('POST', '/api/management/ai/agents', body=body, repeatable=True, options=options)
        response: m.CreateAiAgentResponse = await self._api.json(request)
        return response['ai_agent']

    async def get(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Read an AI agent."""
        request = Request('GET', f'/api/management/ai/agents/{segment(agent)}', options=options)
        response: m.ReadAiAgentResponse = await self._api.json(request)
        return response['ai_agent']

    async def update(self, agent: str | int, body: m.UpdateAgent | None = None, **options: Unpack[Options]) -> m.AiAgent:
        """Change an AI agent, which creates a new version."""
        request = Request('PATCH', f'/api/management/ai/agents/{segment(agent)}', body=body or {}, options=options)
        response: m.UpdateAiAgentResponse = await self._api.json(request)
        return response['ai_agent']

    async def delete(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Delete an AI agent; it can be restored."""
        request = Request('DELETE', f'/api/management/ai/agents/{segment(agent)}', options=options)
        response: m.DeleteAiAgentResponse = await self._api.json(request)
        return response['ai_agent']

    async def restore(self, agent: str | int, **options: Unpack[Options]) -> m.AiAgent:
        """Restore a deleted AI agent."""
        request = Request('POST', f'/api/management/ai/agents/{segment(agent)}/restore', options=options)
        response: m.RestoreAiAgentResponse = await self._api.json(request)
        return response['ai_agent']


class AsyncAuditLog:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ReadAuditLogQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AuditLine]:
        """List the audit log, newest first."""
        request = Request('GET', '/api/management/audit-log', query=query, options=options)
        return AsyncListing(self._api, request, 'audit_log')

    async def verification(self, query: m.VerifyAuditLogQuery | None = None, **options: Unpack[Options]) -> m.AuditVerification:
        """Verify that no entry of the audit log was changed or removed."""
        request = Request('GET', '/api/management/audit-log/verification', query=query, options=options)
        response: m.VerifyAuditLogResponse = await self._api.json(request)
        return response['verification']


class AsyncAutomationsRuns:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, automation: str | int, query: m.ListAutomationRunsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AutomationRun]:
        """List the runs of an automation, newest first."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/runs', query=query, options=options)
        return AsyncListing(self._api, request, 'runs')

    async def cancel(self, automation: str | int, run: str | int, **options: Unpack[Options]) -> m.CancelAutomationRunResponseRun:
        """Cancel a waiting run of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/runs/{segment(run)}/cancel', options=options)
        response: m.CancelAutomationRunResponse = await self._api.json(request)
        return response['run']

    async def retry(self, automation: str | int, run: str | int, **options: Unpack[Options]) -> m.RetryAutomationRunResponseRun:
        """Retry a failed run of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/runs/{segment(run)}/retry', options=options)
        response: m.RetryAutomationRunResponse = await self._api.json(request)
        return response['run']


class AsyncAutomationsVersions:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, automation: str | int, query: m.ListAutomationVersionsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.RuleVersionSummary]:
        """List the versions of an automation, newest first."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions', query=query, options=options)
        return AsyncListing(self._api, request, 'rule_versions')

    async def get(self, automation: str | int, version: str | int, **options: Unpack[Options]) -> m.RuleVersion:
        """Read a version of an automation."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}', options=options)
        response: m.ReadAutomationVersionResponse = await self._api.json(request)
        return response['rule_version']

    async def diff(self, automation: str | int, version: str | int, query: m.DiffAutomationVersionQuery | None = None, **options: Unpack[Options]) -> m.RuleVersionDiff:
        """Compare a version of an automation with an earlier one."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}/diff', query=query, options=options)
        response: m.DiffAutomationVersionResponse = await self._api.json(request)
        return response['diff']

    async def restore(self, automation: str | int, version: str | int, body: m.RestoreRuleVersion | None = None, **options: Unpack[Options]) -> m.Automation:
        """Change an automation to the definition of an earlier version."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/versions/{segment(version)}/restore', body=body or {}, options=options)
        response: m.RestoreAutomationVersionResponse = await self._api.json(request)
        return response['automation']


class AsyncAutomations:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.runs = AsyncAutomationsRuns(api)
        self.versions = AsyncAutomationsVersions(api)

    def list(self, query: m.ListAutomationsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Automation]:
        """List automations, newest first."""
        request = Request('GET', '/api/management/automations', query=query, options=options)
        return AsyncListing(self._api, request, 'automations')

    async def create(self, body: m.CreateAutomation, **options: Unpack[Options]) -> m.Automation:
        """Create an automation."""
        request = Request('POST', '/api/management/automations', body=body, repeatable=True, options=options)
        response: m.CreateAutomationResponse = await self._api.json(request)
        return response['automation']

    async def get(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Read an automation."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}', options=options)
        response: m.ReadAutomationResponse = await self._api.json(request)
        return response['automation']

    async def update(self, automation: str | int, body: m.UpdateAutomation | None = None, **options: Unpack[Options]) -> m.Automation:
        """Change an automation; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/automations/{segment(automation)}', body=body or {}, options=options)
        response: m.UpdateAutomationResponse = await self._api.json(request)
        return response['automation']

    async def delete(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Delete an automation; it can be restored."""
        request = Request('DELETE', f'/api/management/automations/{segment(automation)}', options=options)
        response: m.DeleteAutomationResponse = await self._api.json(request)
        return response['automation']

    async def dry_run(self, automation: str | int, body: m.RehearseRule, **options: Unpack[Options]) -> m.RehearseAutomationResponse:
        """Show what an automation would do on a project, without doing it."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/dry-run', body=body, options=options)
        response: m.RehearseAutomationResponse = await self._api.json(request)
        return response

    async def explain(self, automation: str | int, query: m.ExplainAutomationQuery, **options: Unpack[Options]) -> m.ExplainAutomationResponse:
        """Explain whether an automation would act on a project now, and why."""
        request = Request('GET', f'/api/management/automations/{segment(automation)}/explain', query=query, options=options)
        response: m.ExplainAutomationResponse = await self._api.json(request)
        return response

    async def restore(self, automation: str | int, **options: Unpack[Options]) -> m.Automation:
        """Restore a deleted automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/restore', options=options)
        response: m.RestoreAutomationResponse = await self._api.json(request)
        return response['automation']

    async def simulate(self, automation: str | int, body: m.SimulateRule | None = None, **options: Unpack[Options]) -> m.RuleSimulation:
        """Simulate an automation on the events of a period within the last 90 days."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/simulate', body=body or {}, options=options)
        response: m.SimulateAutomationResponse = await self._api.json(request)
        return response['simulation']

    async def test(self, automation: str | int, **options: Unpack[Options]) -> m.TestAutomationResponse:
        """Run the test cases of an automation."""
        request = Request('POST', f'/api/management/automations/{segment(automation)}/test', options=options)
        response: m.TestAutomationResponse = await self._api.json(request)
        return response


class AsyncCauses:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, cause: str | int, **options: Unpack[Options]) -> m.Cause:
        """Read what a cause did, in all services."""
        request = Request('GET', f'/api/management/causes/{segment(cause)}', options=options)
        response: m.ReadCauseResponse = await self._api.json(request)
        return response['cause']

    async def undo(self, cause: str | int, body: m.RequestUndo | None = None, **options: Unpack[Options]) -> m.Undo:
        """Undo everything that a cause did."""
        request = Request('POST', f'/api/management/causes/{segment(cause)}/undo', body=body or {}, options=options)
        response: m.UndoCauseResponse = await self._api.json(request)
        return response['undo']

    async def preview_undo(self, cause: str | int, **options: Unpack[Options]) -> m.UndoPreview:
        """Preview the undo of a cause."""
        request = Request('POST', f'/api/management/causes/{segment(cause)}/undo/preview', options=options)
        response: m.PreviewUndoResponse = await self._api.json(request)
        return response['preview']


class AsyncChannelsDeliveries:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, channel: str | int, query: m.ListDeliveriesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Delivery]:
        """List the deliveries of the last 30 days, accepted or not, newest first."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}/deliveries', query=query, options=options)
        return AsyncListing(self._api, request, 'deliveries')

    async def replay(self, channel: str | int, delivery: str | int, **options: Unpack[Options]) -> m.Delivery:
        """Replay a rejected delivery."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/deliveries/{segment(delivery)}/replay', options=options)
        response: m.ReplayDeliveryResponse = await self._api.json(request)
        return response['delivery']


class AsyncChannelsMediaItems:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, channel: str | int, query: m.ListMediaItemsOfChannelQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.MediaItem]:
        """List the messages of a channel, newest first."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}/media-items', query=query, options=options)
        return AsyncListing(self._api, request, 'media_items')


class AsyncChannelsMessages:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def send(self, channel: str | int, body: m.SendMessage, **options: Unpack[Options]) -> m.MediaItem:
        """Send a message in a conversation, or to a project's contact."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/messages', body=body, repeatable=True, options=options)
        response: m.SendMessageResponse = await self._api.json(request)
        return response['media_item']


class AsyncChannelsSecret:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def remove(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Remove the secret, so that unsigned messages are accepted."""
        request = Request('DELETE', f'/api/management/channels/{segment(channel)}/secret', options=options)
        response: m.RemoveChannelSecretResponse = await self._api.json(request)
        return response['channel']

    async def rotate(self, channel: str | int, body: m.RotateChannelSecret | None = None, **options: Unpack[Options]) -> m.RotateChannelSecretResponse:
        """Set or rotate the secret that deliveries are signed with."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/secret', body=body or {}, options=options)
        response: m.RotateChannelSecretResponse = await self._api.json(request)
        return response


class AsyncChannels:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.deliveries = AsyncChannelsDeliveries(api)
        self.media_items = AsyncChannelsMediaItems(api)
        self.messages = AsyncChannelsMessages(api)
        self.secret = AsyncChannelsSecret(api)

    def list(self, query: m.ListChannelsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Channel]:
        """List channels, newest first."""
        request = Request('GET', '/api/management/channels', query=query, options=options)
        return AsyncListing(self._api, request, 'channels')

    async def create(self, body: m.CreateChannel, **options: Unpack[Options]) -> m.Channel:
        """Create a channel."""
        request = Request('POST', '/api/management/channels', body=body, repeatable=True, options=options)
        response: m.CreateChannelResponse = await self._api.json(request)
        return response['channel']

    async def receive(self, external_ref: str | int, body: m.InboundMessage, **options: Unpack[Options]) -> None:
        """Deliver a message to a channel."""
        request = Request('POST', f'/api/management/channels/inbound/{segment(external_ref)}', body=body, options=options)
        await self._api.json(request)

    async def answer_challenge(self, external_ref: str | int, query: m.AnswerChallengeQuery | None = None, **options: Unpack[Options]) -> File:
        """Answer a connector's verification handshake."""
        request = Request('GET', f'/api/management/channels/inbound/{segment(external_ref)}', query=query, options=options)
        return await self._api.file(request)

    async def report_status(self, external_ref: str | int, body: m.MessageStatus, **options: Unpack[Options]) -> None:
        """Report the status of an outbound message."""
        request = Request('POST', f'/api/management/channels/inbound/{segment(external_ref)}/statuses', body=body, options=options)
        await self._api.json(request)

    async def get(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Read a channel."""
        request = Request('GET', f'/api/management/channels/{segment(channel)}', options=options)
        response: m.ReadChannelResponse = await self._api.json(request)
        return response['channel']

    async def update(self, channel: str | int, body: m.UpdateChannel | None = None, **options: Unpack[Options]) -> m.Channel:
        """Change fields of a channel."""
        request = Request('PATCH', f'/api/management/channels/{segment(channel)}', body=body or {}, options=options)
        response: m.UpdateChannelResponse = await self._api.json(request)
        return response['channel']

    async def delete(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Soft-delete a channel."""
        request = Request('DELETE', f'/api/management/channels/{segment(channel)}', options=options)
        response: m.DeleteChannelResponse = await self._api.json(request)
        return response['channel']

    async def activate(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Activate a channel, so that it accepts messages."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/activate', options=options)
        response: m.ActivateChannelResponse = await self._api.json(request)
        return response['channel']

    async def deactivate(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Deactivate a channel, so that it accepts no messages."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/deactivate', options=options)
        response: m.DeactivateChannelResponse = await self._api.json(request)
        return response['channel']

    async def restore(self, channel: str | int, **options: Unpack[Options]) -> m.Channel:
        """Restore a channel."""
        request = Request('POST', f'/api/management/channels/{segment(channel)}/restore', options=options)
        response: m.RestoreChannelResponse = await self._api.json(request)
        return response['channel']


class AsyncContacts:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListContactsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Contact]:
        """List contacts, newest first."""
        request = Request('GET', '/api/management/contacts', query=query, options=options)
        return AsyncListing(self._api, request, 'contacts')

    async def create(self, body: m.CreateContact, **options: Unpack[Options]) -> m.Contact:
        """Create a contact."""
        request = Request('POST', '/api/management/contacts', body=body, repeatable=True, options=options)
        response: m.CreateContactResponse = await self._api.json(request)
        return response['contact']

    async def update_many(self, body: m.UpdateContacts, **options: Unpack[Options]) -> m.UpdateContactsResponse:
        """Change up to 200 contacts."""
        request = Request('PATCH', '/api/management/contacts', body=body, repeatable=True, options=options)
        response: m.UpdateContactsResponse = await self._api.json(request)
        return response

    async def delete_many(self, body: m.BulkDeleteContacts, **options: Unpack[Options]) -> m.DeleteContactsResponse:
        """Archive up to 200 contacts."""
        request = Request('POST', '/api/management/contacts/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteContactsResponse = await self._api.json(request)
        return response

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> AsyncListing[m.Contact]:
        """Search contacts."""
        request = Request('POST', '/api/management/contacts/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'contacts', paged_by_body=True)

    async def get(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Read a contact."""
        request = Request('GET', f'/api/management/contacts/{segment(contact)}', options=options)
        response: m.ReadContactResponse = await self._api.json(request)
        return response['contact']

    async def update(self, contact: str | int, body: m.UpdateContact | None = None, **options: Unpack[Options]) -> m.Contact:
        """Change fields of a contact."""
        request = Request('PATCH', f'/api/management/contacts/{segment(contact)}', body=body or {}, options=options)
        response: m.UpdateContactResponse = await self._api.json(request)
        return response['contact']

    async def delete(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Archive a contact."""
        request = Request('DELETE', f'/api/management/contacts/{segment(contact)}', options=options)
        response: m.DeleteContactResponse = await self._api.json(request)
        return response['contact']

    async def restore(self, contact: str | int, **options: Unpack[Options]) -> m.Contact:
        """Restore an archived contact."""
        request = Request('POST', f'/api/management/contacts/{segment(contact)}/restore', options=options)
        response: m.RestoreContactResponse = await self._api.json(request)
        return response['contact']


class AsyncConversationsLabels:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, **options: Unpack[Options]) -> m.ListConversationLabelsResponseLabels:
        """List the labels of conversations."""
        request = Request('GET', '/api/management/conversations/labels', options=options)
        response: m.ListConversationLabelsResponse = await self._api.json(request)
        return response['labels']


class AsyncConversations:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.labels = AsyncConversationsLabels(api)

    def list(self, query: m.ListConversationsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Conversation]:
        """List conversations, the one with the newest message first."""
        request = Request('GET', '/api/management/conversations', query=query, options=options)
        return AsyncListing(self._api, request, 'conversations')

    async def update_many(self, body: m.UpdateConversations, **options: Unpack[Options]) -> m.UpdateConversationsResponse:
        """Change up to 200 conversations."""
        request = Request('PATCH', '/api/management/conversations', body=body, repeatable=True, options=options)
        response: m.UpdateConversationsResponse = await self._api.json(request)
        return response

    async def get(self, conversation: str | int, **options: Unpack[Options]) -> m.Conversation:
        """Read a conversation."""
        request = Request('GET', f'/api/management/conversations/{segment(conversation)}', options=options)
        response: m.ReadConversationResponse = await self._api.json(request)
        return response['conversation']

    async def update(self, conversation: str | int, body: m.UpdateConversation | None = None, **options: Unpack[Options]) -> m.Conversation:
        """Change status, assignee, labels or project of a conversation."""
        request = Request('PATCH', f'/api/management/conversations/{segment(conversation)}', body=body or {}, options=options)
        response: m.UpdateConversationResponse = await self._api.json(request)
        return response['conversation']


class AsyncCustomers:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListCustomersQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Customer]:
        """List customers, newest first."""
        request = Request('GET', '/api/management/customers', query=query, options=options)
        return AsyncListing(self._api, request, 'customers')

    async def create(self, body: m.CreateCustomer, **options: Unpack[Options]) -> m.Customer:
        """Create a customer."""
        request = Request('POST', '/api/management/customers', body=body, repeatable=True, options=options)
        response: m.CreateCustomerResponse = await self._api.json(request)
        return response['customer']

    async def update_many(self, body: m.UpdateCustomers, **options: Unpack[Options]) -> m.UpdateCustomersResponse:
        """Change up to 200 customers."""
        request = Request('PATCH', '/api/management/customers', body=body, repeatable=True, options=options)
        response: m.UpdateCustomersResponse = await self._api.json(request)
        return response

    async def delete_many(self, body: m.BulkDelete, **options: Unpack[Options]) -> m.DeleteCustomersResponse:
        """Delete up to 200 customers (soft delete)."""
        request = Request('POST', '/api/management/customers/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteCustomersResponse = await self._api.json(request)
        return response

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> AsyncListing[m.Customer]:
        """Search customers."""
        request = Request('POST', '/api/management/customers/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'customers', paged_by_body=True)

    async def get(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Read a customer."""
        request = Request('GET', f'/api/management/customers/{segment(customer)}', options=options)
        response: m.ReadCustomerResponse = await self._api.json(request)
        return response['customer']

    async def update(self, customer: str | int, body: m.UpdateCustomer | None = None, **options: Unpack[Options]) -> m.Customer:
        """Change fields of a customer."""
        request = Request('PATCH', f'/api/management/customers/{segment(customer)}', body=body or {}, options=options)
        response: m.UpdateCustomerResponse = await self._api.json(request)
        return response['customer']

    async def delete(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Delete a customer (soft delete)."""
        request = Request('DELETE', f'/api/management/customers/{segment(customer)}', options=options)
        response: m.DeleteCustomerResponse = await self._api.json(request)
        return response['customer']

    async def restore(self, customer: str | int, **options: Unpack[Options]) -> m.Customer:
        """Restore a deleted customer."""
        request = Request('POST', f'/api/management/customers/{segment(customer)}/restore', options=options)
        response: m.RestoreCustomerResponse = await self._api.json(request)
        return response['customer']


class AsyncAnswers:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def put(self, body: m.PutAnswers, **options: Unpack[Options]) -> m.PutAnswersResponse:
        """Answer fields of a form in a context."""
        request = Request('PUT', '/api/management/dynamic-forms-answers', body=body, options=options)
        response: m.PutAnswersResponse = await self._api.json(request)
        return response

    async def get(self, query: m.ReadAnswersQuery, **options: Unpack[Options]) -> m.ReadAnswersResponseAnswers:
        """Read the answers in a context."""
        request = Request('GET', '/api/management/dynamic-forms-answers', query=query, options=options)
        response: m.ReadAnswersResponse = await self._api.json(request)
        return response['answers']

    async def upload(self, body: m.AnswerFileUpload, **options: Unpack[Options]) -> m.AnswerWithFileResponseAnswer:
        """Upload a file as the answer to a field."""
        request = Request('POST', '/api/management/dynamic-forms-answers-file', body=body, files=('file',), options=options)
        response: m.AnswerWithFileResponse = await self._api.json(request)
        return response['answer']

    async def clear(self, body: m.ClearAnswers, **options: Unpack[Options]) -> m.ClearAnswersResponseAnswers:
        """Clear answers of a form in a context."""
        request = Request('POST', '/api/management/dynamic-forms-answers/clear', body=body, options=options)
        response: m.ClearAnswersResponse = await self._api.json(request)
        return response['answers']

    def history(self, query: m.ReadAnswerHistoryQuery, **options: Unpack[Options]) -> AsyncListing[m.AnswerChange]:
        """List changes of answers in a context, newest first."""
        request = Request('GET', '/api/management/dynamic-forms-answers/history', query=query, options=options)
        return AsyncListing(self._api, request, 'changes')


class AsyncIntakeLinks:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, body: m.CreateIntakeLink, **options: Unpack[Options]) -> m.IntakeLink:
        """Create a public link, by which each submission of a form creates a project."""
        request = Request('POST', '/api/management/dynamic-forms/intake-links', body=body, repeatable=True, options=options)
        response: m.CreateIntakeLinkResponse = await self._api.json(request)
        return response['intake_link']

    def list(self, query: m.ListIntakeLinksQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.IntakeLink]:
        """List intake links, newest first."""
        request = Request('GET', '/api/management/dynamic-forms/intake-links', query=query, options=options)
        return AsyncListing(self._api, request, 'intake_links')

    async def get(self, intake_link: str | int, **options: Unpack[Options]) -> m.IntakeLink:
        """Read an intake link."""
        request = Request('GET', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}', options=options)
        response: m.ReadIntakeLinkResponse = await self._api.json(request)
        return response['intake_link']

    async def update(self, intake_link: str | int, body: m.UpdateIntakeLink | None = None, **options: Unpack[Options]) -> m.IntakeLink:
        """Change, deactivate or activate an intake link."""
        request = Request('PATCH', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}', body=body or {}, options=options)
        response: m.UpdateIntakeLinkResponse = await self._api.json(request)
        return response['intake_link']

    def submissions(self, intake_link: str | int, query: m.ListIntakeSubmissionsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.IntakeSubmission]:
        """List the submissions of an intake link with their projects, newest first."""
        request = Request('GET', f'/api/management/dynamic-forms/intake-links/{segment(intake_link)}/submissions', query=query, options=options)
        return AsyncListing(self._api, request, 'submissions')

    async def status(self, token: str | int, **options: Unpack[Options]) -> None:
        """Read the status of a submission, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/intake-status/{segment(token)}', options=options)
        await self._api.json(request)

    async def open(self, token: str | int, **options: Unpack[Options]) -> None:
        """Open the form of an intake link, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/intake/{segment(token)}', options=options)
        await self._api.json(request)

    async def submit(self, token: str | int, body: m.SubmitIntake, **options: Unpack[Options]) -> m.SubmitIntakeResponseSubmission:
        """Submit the form of an intake link, which creates a project."""
        request = Request('POST', f'/intake/{segment(token)}/answers', body=body, options=options)
        response: m.SubmitIntakeResponse = await self._api.json(request)
        return response['submission']

    async def challenge(self, token: str | int, **options: Unpack[Options]) -> m.IntakeChallenge:
        """Request a proof of work for one submission or upload."""
        request = Request('POST', f'/intake/{segment(token)}/challenges', options=options)
        response: m.CreateIntakeChallengeResponse = await self._api.json(request)
        return response['challenge']

    async def upload(self, token: str | int, body: m.IntakeUpload, **options: Unpack[Options]) -> m.UploadByIntakeLinkResponseFile:
        """Upload a file for a submission through the same intake link."""
        request = Request('POST', f'/intake/{segment(token)}/files', body=body, files=('file',), options=options)
        response: m.UploadByIntakeLinkResponse = await self._api.json(request)
        return response['file']


class AsyncFormLinks:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, body: m.GenerateFormLink, **options: Unpack[Options]) -> m.GenerateFormLinkResponseUrls:
        """Create signed links to answer a form in a context."""
        request = Request('POST', '/api/management/dynamic-forms/pivot-accessor/url-generate', body=body, options=options)
        response: m.GenerateFormLinkResponse = await self._api.json(request)
        return response['urls']

    def list(self, query: m.ListFormLinksQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FormLink]:
        """List signed links, newest first."""
        request = Request('GET', '/api/management/dynamic-forms/pivot-accessor/urls', query=query, options=options)
        return AsyncListing(self._api, request, 'urls')

    async def revoke(self, form_link: str | int, **options: Unpack[Options]) -> m.FormLink:
        """Revoke a signed link."""
        request = Request('DELETE', f'/api/management/dynamic-forms/pivot-accessor/urls/{segment(form_link)}', options=options)
        response: m.RevokeFormLinkResponse = await self._api.json(request)
        return response['url']

    def accesses(self, form_link: str | int, query: m.ListFormLinkAccessesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FormLinkAccess]:
        """List the access log of a signed link, newest first."""
        request = Request('GET', f'/api/management/dynamic-forms/pivot-accessor/urls/{segment(form_link)}/accesses', query=query, options=options)
        return AsyncListing(self._api, request, 'accesses')

    async def open(self, token: str | int, **options: Unpack[Options]) -> None:
        """Open the form of a signed link, as a page or as JSON, depending on Accept."""
        request = Request('GET', f'/forms/{segment(token)}', options=options)
        await self._api.json(request)

    async def submit_page(self, token: str | int, body: m.SubmitFormPage | None = None, **options: Unpack[Options]) -> None:
        """Submit the form of a signed link from its page without JavaScript."""
        request = Request('POST', f'/forms/{segment(token)}', body=body or {}, options=options)
        await self._api.json(request)

    async def submit(self, token: str | int, body: m.SubmitForm, **options: Unpack[Options]) -> None:
        """Submit the form of a signed link."""
        request = Request('POST', f'/forms/{segment(token)}/answers', body=body, options=options)
        await self._api.json(request)

    async def upload(self, token: str | int, body: m.LinkUpload, **options: Unpack[Options]) -> m.UploadByFormLinkResponseFile:
        """Upload a file for a submission through the same link."""
        request = Request('POST', f'/forms/{segment(token)}/files', body=body, files=('file',), options=options)
        response: m.UploadByFormLinkResponse = await self._api.json(request)
        return response['file']


class AsyncEvents:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, query: m.ReadEventsQuery | None = None, **options: Unpack[Options]) -> m.ReadEventsResponse:
        """Read events in their order."""
        request = Request('GET', '/api/management/events', query=query, options=options)
        response: m.ReadEventsResponse = await self._api.json(request)
        return response


class AsyncFormEdges:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListFormEdgesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FormEdge]:
        """List the fields of all forms."""
        request = Request('GET', '/api/management/form-edges', query=query, options=options)
        return AsyncListing(self._api, request, 'form_edges')


class AsyncFormTheme:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, **options: Unpack[Options]) -> m.FormTheme:
        """Read colors and logo of the public form pages."""
        request = Request('GET', '/api/management/form-theme', options=options)
        response: m.ReadFormThemeResponse = await self._api.json(request)
        return response['theme']

    async def update(self, body: m.UpdateFormTheme | None = None, **options: Unpack[Options]) -> m.FormTheme:
        """Change colors and logo of the public form pages."""
        request = Request('PATCH', '/api/management/form-theme', body=body or {}, options=options)
        response: m.UpdateFormThemeResponse = await self._api.json(request)
        return response['theme']


class AsyncForms:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, body: m.CreateForm, **options: Unpack[Options]) -> m.Form:
        """Create a form."""
        request = Request('POST', '/api/management/forms', body=body, repeatable=True, options=options)
        response: m.CreateFormResponse = await self._api.json(request)
        return response['form']

    def list(self, query: m.ListFormsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FormSummary]:
        """The same as get-forms."""
        request = Request('GET', '/api/management/forms', query=query, options=options)
        return AsyncListing(self._api, request, 'forms')

    async def get(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Read a form with its fields."""
        request = Request('GET', f'/api/management/forms/{segment(form)}', options=options)
        response: m.ReadFormResponse = await self._api.json(request)
        return response['form']

    async def update(self, form: str | int, body: m.UpdateForm | None = None, **options: Unpack[Options]) -> m.Form:
        """Update a form."""
        request = Request('PATCH', f'/api/management/forms/{segment(form)}', body=body or {}, options=options)
        response: m.UpdateFormResponse = await self._api.json(request)
        return response['form']

    async def delete(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Delete a form."""
        request = Request('DELETE', f'/api/management/forms/{segment(form)}', options=options)
        response: m.DeleteFormResponse = await self._api.json(request)
        return response['form']

    async def restore(self, form: str | int, **options: Unpack[Options]) -> m.Form:
        """Restore a deleted form."""
        request = Request('POST', f'/api/management/forms/{segment(form)}/restore', options=options)
        response: m.RestoreFormResponse = await self._api.json(request)
        return response['form']

    async def get_answered(self, body: m.GetForm, **options: Unpack[Options]) -> m.AnsweredForm:
        """Read a form with its fields, by the id in the body."""
        request = Request('POST', '/api/management/get-form', body=body, options=options)
        response: m.GetFormResponse = await self._api.json(request)
        return response['form']

    def list_answered(self, query: m.GetFormsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FormSummary]:
        """List forms, newest first."""
        request = Request('GET', '/api/management/get-forms', query=query, options=options)
        return AsyncListing(self._api, request, 'forms')


class AsyncFrame:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, **options: Unpack[Options]) -> m.FrameSettings:
        """Read the frame of the token."""
        request = Request('GET', '/api/management/frame', options=options)
        response: m.ReadFrameResponse = await self._api.json(request)
        return response['frame']

    async def update(self, body: m.UpdateFrame | None = None, **options: Unpack[Options]) -> m.FrameSettings:
        """Change the frame of the token."""
        request = Request('PATCH', '/api/management/frame', body=body or {}, options=options)
        response: m.UpdateFrameResponse = await self._api.json(request)
        return response['frame']


class AsyncFunnelsBoard:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, funnel: str | int, query: m.ReadBoardQuery | None = None, **options: Unpack[Options]) -> m.Board:
        """Read a funnel as a board: counts, budgets and the first projects of each step."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/board', query=query, options=options)
        response: m.ReadBoardResponse = await self._api.json(request)
        return response['board']


class AsyncFunnelsProjectsTimes:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.ProjectTimes:
        """Read how long a project was in each step of a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/times', options=options)
        response: m.ReadProjectTimesResponse = await self._api.json(request)
        return response['times']


class AsyncFunnelsProjects:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.times = AsyncFunnelsProjectsTimes(api)

    def list(self, funnel: str | int, query: m.ListFunnelProjectsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.FunnelAssignment]:
        """List the projects in a funnel, longest in their step first."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects', query=query, options=options)
        return AsyncListing(self._api, request, 'assignments')

    async def get(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Read the step and status of a project in a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', options=options)
        response: m.ReadFunnelAssignmentResponse = await self._api.json(request)
        return response['assignment']

    async def update(self, funnel: str | int, project: str | int, body: m.UpdateAssignment | None = None, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Change the status, forecast, tags or executors of a project in a funnel."""
        request = Request('PATCH', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', body=body or {}, options=options)
        response: m.UpdateFunnelAssignmentResponse = await self._api.json(request)
        return response['assignment']

    async def leave(self, funnel: str | int, project: str | int, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Remove a project from a funnel."""
        request = Request('DELETE', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', options=options)
        response: m.LeaveFunnelResponse = await self._api.json(request)
        return response['assignment']

    async def enter(self, funnel: str | int, project: str | int, body: m.EnterFunnel | None = None, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Move a project into a funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}', body=body or {}, options=options)
        response: m.EnterFunnelResponse = await self._api.json(request)
        return response['assignment']

    async def move(self, funnel: str | int, project: str | int, body: m.MoveProject, **options: Unpack[Options]) -> m.FunnelAssignment:
        """Move a project to another step."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/move', body=body, options=options)
        response: m.MoveProjectResponse = await self._api.json(request)
        return response['assignment']

    async def preview_move(self, funnel: str | int, project: str | int, body: m.MoveProject, **options: Unpack[Options]) -> m.PreviewMoveResponse:
        """Preview a move or an entry: what prevents it."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/projects/{segment(project)}/move/preview', body=body, options=options)
        response: m.PreviewMoveResponse = await self._api.json(request)
        return response


class AsyncFunnelsSteps:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, funnel: str | int, body: m.AddStep, **options: Unpack[Options]) -> m.FunnelStep:
        """Add a step to a funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/steps', body=body, repeatable=True, options=options)
        response: m.AddFunnelStepResponse = await self._api.json(request)
        return response['step']

    async def order(self, funnel: str | int, body: m.OrderSteps, **options: Unpack[Options]) -> m.Funnel:
        """Reorder the steps of a funnel."""
        request = Request('PUT', f'/api/management/funnels/{segment(funnel)}/steps/order', body=body, options=options)
        response: m.OrderFunnelStepsResponse = await self._api.json(request)
        return response['funnel']


class AsyncFunnelsTimes:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, funnel: str | int, **options: Unpack[Options]) -> m.ReadFunnelTimesResponseSteps:
        """Read how long projects stay in each step of a funnel."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}/times', options=options)
        response: m.ReadFunnelTimesResponse = await self._api.json(request)
        return response['steps']


class AsyncFunnels:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.board = AsyncFunnelsBoard(api)
        self.projects = AsyncFunnelsProjects(api)
        self.steps = AsyncFunnelsSteps(api)
        self.times = AsyncFunnelsTimes(api)

    def list(self, query: m.ListFunnelsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Funnel]:
        """List funnels with their steps, newest first."""
        request = Request('GET', '/api/management/funnels', query=query, options=options)
        return AsyncListing(self._api, request, 'funnels')

    async def create(self, body: m.CreateFunnel, **options: Unpack[Options]) -> m.Funnel:
        """Create a funnel, optionally with its steps."""
        request = Request('POST', '/api/management/funnels', body=body, repeatable=True, options=options)
        response: m.CreateFunnelResponse = await self._api.json(request)
        return response['funnel']

    async def get(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Read a funnel with its steps."""
        request = Request('GET', f'/api/management/funnels/{segment(funnel)}', options=options)
        response: m.ReadFunnelResponse = await self._api.json(request)
        return response['funnel']

    async def update(self, funnel: str | int, body: m.UpdateFunnel | None = None, **options: Unpack[Options]) -> m.Funnel:
        """Change fields of a funnel."""
        request = Request('PATCH', f'/api/management/funnels/{segment(funnel)}', body=body or {}, options=options)
        response: m.UpdateFunnelResponse = await self._api.json(request)
        return response['funnel']

    async def delete(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Delete a funnel; it can be restored."""
        request = Request('DELETE', f'/api/management/funnels/{segment(funnel)}', options=options)
        response: m.DeleteFunnelResponse = await self._api.json(request)
        return response['funnel']

    async def restore(self, funnel: str | int, **options: Unpack[Options]) -> m.Funnel:
        """Restore a deleted funnel."""
        request = Request('POST', f'/api/management/funnels/{segment(funnel)}/restore', options=options)
        response: m.RestoreFunnelResponse = await self._api.json(request)
        return response['funnel']


class AsyncIdentityProviders:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListIdentityProvidersQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.IdentityProvider]:
        """List the identity providers of the frame by name."""
        request = Request('GET', '/api/management/identity-providers', query=query, options=options)
        return AsyncListing(self._api, request, 'identity_providers')

    async def create(self, body: m.CreateIdentityProvider, **options: Unpack[Options]) -> m.IdentityProvider:
        """Accept access tokens of an OpenID provider."""
        request = Request('POST', '/api/management/identity-providers', body=body, repeatable=True, options=options)
        response: m.CreateIdentityProviderResponse = await self._api.json(request)
        return response['identity_provider']

    async def get(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Read an identity provider with the state of its keys."""
        request = Request('GET', f'/api/management/identity-providers/{segment(identity_provider)}', options=options)
        response: m.ReadIdentityProviderResponse = await self._api.json(request)
        return response['identity_provider']

    async def update(self, identity_provider: str | int, body: m.UpdateIdentityProvider | None = None, **options: Unpack[Options]) -> m.IdentityProvider:
        """Change an identity provider."""
        request = Request('PATCH', f'/api/management/identity-providers/{segment(identity_provider)}', body=body or {}, options=options)
        response: m.UpdateIdentityProviderResponse = await self._api.json(request)
        return response['identity_provider']

    async def delete(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Delete an identity provider. All gateways reject its tokens within a second."""
        request = Request('DELETE', f'/api/management/identity-providers/{segment(identity_provider)}', options=options)
        response: m.DeleteIdentityProviderResponse = await self._api.json(request)
        return response['identity_provider']

    async def test(self, identity_provider: str | int, **options: Unpack[Options]) -> m.IdentityProvider:
        """Read the discovery document and the keys of the issuer again."""
        request = Request('POST', f'/api/management/identity-providers/{segment(identity_provider)}/test', options=options)
        response: m.TestIdentityProviderResponse = await self._api.json(request)
        return response['identity_provider']


class AsyncMe:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, **options: Unpack[Options]) -> m.ReadMeResponse:
        """Read the caller of the token."""
        request = Request('GET', '/api/management/me', options=options)
        response: m.ReadMeResponse = await self._api.json(request)
        return response


class AsyncMediaItems:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListMediaItemsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.MediaItem]:
        """List messages, newest first."""
        request = Request('GET', '/api/management/media-items', query=query, options=options)
        return AsyncListing(self._api, request, 'media_items')

    async def get(self, media_item: str | int, **options: Unpack[Options]) -> m.MediaItem:
        """Read a message."""
        request = Request('GET', f'/api/management/media-items/{segment(media_item)}', options=options)
        response: m.ReadMediaItemResponse = await self._api.json(request)
        return response['media_item']


class AsyncProjectGroupsProjects:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, project_group: str | int, body: m.GroupListing | None = None, **options: Unpack[Options]) -> AsyncListing[m.ListProjectsOfGroupResponseProjectsItem]:
        """List the projects of a group, in the group's order."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/projects/index', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'projects', paged_by_body=True)

    async def order(self, project_group: str | int, body: m.ProjectGroupOrder, **options: Unpack[Options]) -> m.ProjectGroup:
        """Order the projects of a group: all of them, or one before or after another."""
        request = Request('PUT', f'/api/management/project-groups/{segment(project_group)}/projects/order', body=body, options=options)
        response: m.OrderProjectsOfGroupResponse = await self._api.json(request)
        return response['project_group']

    async def join(self, project_group: str | int, project: str | int, **options: Unpack[Options]) -> m.JoinProjectGroupResponse:
        """Add a project to a group, as the last one."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/projects/{segment(project)}', options=options)
        response: m.JoinProjectGroupResponse = await self._api.json(request)
        return response

    async def leave(self, project_group: str | int, project: str | int, **options: Unpack[Options]) -> m.LeaveProjectGroupResponse:
        """Remove a project from a group."""
        request = Request('DELETE', f'/api/management/project-groups/{segment(project_group)}/projects/{segment(project)}', options=options)
        response: m.LeaveProjectGroupResponse = await self._api.json(request)
        return response


class AsyncProjectGroups:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.projects = AsyncProjectGroupsProjects(api)

    def list(self, query: m.ListProjectGroupsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.ProjectGroup]:
        """List project groups, newest first."""
        request = Request('GET', '/api/management/project-groups', query=query, options=options)
        return AsyncListing(self._api, request, 'project_groups')

    async def create(self, body: m.CreateProjectGroup, **options: Unpack[Options]) -> m.ProjectGroup:
        """Create a project group."""
        request = Request('POST', '/api/management/project-groups', body=body, repeatable=True, options=options)
        response: m.CreateProjectGroupResponse = await self._api.json(request)
        return response['project_group']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> AsyncListing[m.ProjectGroup]:
        """Search project groups."""
        request = Request('POST', '/api/management/project-groups/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'project_groups', paged_by_body=True)

    async def get(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Read a project group."""
        request = Request('GET', f'/api/management/project-groups/{segment(project_group)}', options=options)
        response: m.ReadProjectGroupResponse = await self._api.json(request)
        return response['project_group']

    async def update(self, project_group: str | int, body: m.UpdateProjectGroup | None = None, **options: Unpack[Options]) -> m.ProjectGroup:
        """Rename a project group."""
        request = Request('PATCH', f'/api/management/project-groups/{segment(project_group)}', body=body or {}, options=options)
        response: m.UpdateProjectGroupResponse = await self._api.json(request)
        return response['project_group']

    async def delete(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Delete a project group (soft delete)."""
        request = Request('DELETE', f'/api/management/project-groups/{segment(project_group)}', options=options)
        response: m.DeleteProjectGroupResponse = await self._api.json(request)
        return response['project_group']

    async def restore(self, project_group: str | int, **options: Unpack[Options]) -> m.ProjectGroup:
        """Restore a deleted project group."""
        request = Request('POST', f'/api/management/project-groups/{segment(project_group)}/restore', options=options)
        response: m.RestoreProjectGroupResponse = await self._api.json(request)
        return response['project_group']


class AsyncProjectsHierarchy:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, project: str | int, **options: Unpack[Options]) -> m.Hierarchy:
        """Read the ancestors and descendants of a project."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/hierarchy', options=options)
        response: m.ReadHierarchyResponse = await self._api.json(request)
        return response['hierarchy']

    async def attach_child(self, project: str | int, child: str | int, **options: Unpack[Options]) -> m.AttachChildResponseData:
        """Set the parent of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/hierarchy/attach-child/{segment(child)}', options=options)
        response: m.AttachChildResponse = await self._api.json(request)
        return response['data']

    async def detach_child(self, project: str | int, child: str | int, **options: Unpack[Options]) -> m.DetachChildResponseData:
        """Remove a child from its parent."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/hierarchy/detach-child/{segment(child)}', options=options)
        response: m.DetachChildResponse = await self._api.json(request)
        return response['data']


class AsyncProjectsHistory:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, project: str | int, query: m.ReadProjectHistoryQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.HistoryLine]:
        """List the history of a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/history', query=query, options=options)
        return AsyncListing(self._api, request, 'history')


class AsyncProjectsLooseForms:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def attach(self, project: str | int, body: m.AttachLooseForm, **options: Unpack[Options]) -> m.LooseForm:
        """Attach a form to a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/loose-forms', body=body, repeatable=True, options=options)
        response: m.AttachLooseFormResponse = await self._api.json(request)
        return response['loose_form']

    def list(self, project: str | int, query: m.ListLooseFormsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.LooseForm]:
        """List the forms attached to a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/loose-forms', query=query, options=options)
        return AsyncListing(self._api, request, 'loose_forms')

    async def detach(self, project: str | int, loose_form: str | int, **options: Unpack[Options]) -> m.LooseForm:
        """Detach a form from a project."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/loose-forms/{segment(loose_form)}', options=options)
        response: m.DetachLooseFormResponse = await self._api.json(request)
        return response['loose_form']


class AsyncProjectsTasks:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, project: str | int, query: m.ListTasksQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Task]:
        """List the tasks of a project, newest first."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/tasks', query=query, options=options)
        return AsyncListing(self._api, request, 'tasks')

    async def create(self, project: str | int, body: m.CreateTask, **options: Unpack[Options]) -> m.Task:
        """Create a task of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/tasks', body=body, repeatable=True, options=options)
        response: m.CreateTaskResponse = await self._api.json(request)
        return response['task']

    async def get(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Read a task."""
        request = Request('GET', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', options=options)
        response: m.ReadTaskResponse = await self._api.json(request)
        return response['task']

    async def update(self, project: str | int, task: str | int, body: m.UpdateTask | None = None, **options: Unpack[Options]) -> m.Task:
        """Change fields of a task."""
        request = Request('PATCH', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', body=body or {}, options=options)
        response: m.UpdateTaskResponse = await self._api.json(request)
        return response['task']

    async def delete(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Delete a task (soft delete)."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}', options=options)
        response: m.DeleteTaskResponse = await self._api.json(request)
        return response['task']

    async def restore(self, project: str | int, task: str | int, **options: Unpack[Options]) -> m.Task:
        """Restore a deleted task."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/tasks/{segment(task)}/restore', options=options)
        response: m.RestoreTaskResponse = await self._api.json(request)
        return response['task']


class AsyncProjects:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.hierarchy = AsyncProjectsHierarchy(api)
        self.history = AsyncProjectsHistory(api)
        self.loose_forms = AsyncProjectsLooseForms(api)
        self.tasks = AsyncProjectsTasks(api)

    def list(self, query: m.ListProjectsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.ListProjectsResponseProjectsItem]:
        """List projects, newest first."""
        request = Request('GET', '/api/management/projects', query=query, options=options)
        return AsyncListing(self._api, request, 'projects')

    async def create(self, body: m.CreateProject, **options: Unpack[Options]) -> m.Project:
        """Create a project."""
        request = Request('POST', '/api/management/projects', body=body, repeatable=True, options=options)
        response: m.CreateProjectResponse = await self._api.json(request)
        return response['project']

    async def update_many(self, body: m.UpdateProjects, **options: Unpack[Options]) -> m.UpdateProjectsResponse:
        """Change up to 200 projects."""
        request = Request('PATCH', '/api/management/projects', body=body, repeatable=True, options=options)
        response: m.UpdateProjectsResponse = await self._api.json(request)
        return response

    async def aggregate(self, body: m.ProjectAggregation | None = None, **options: Unpack[Options]) -> m.AggregateProjectsResponse:
        """Count and sum up projects by groups."""
        request = Request('POST', '/api/management/projects/aggregate', body=body or {}, options=options)
        response: m.AggregateProjectsResponse = await self._api.json(request)
        return response

    async def delete_many(self, body: m.BulkDelete, **options: Unpack[Options]) -> m.DeleteProjectsResponse:
        """Delete up to 200 projects (soft delete)."""
        request = Request('POST', '/api/management/projects/bulk-delete', body=body, repeatable=True, options=options)
        response: m.DeleteProjectsResponse = await self._api.json(request)
        return response

    def search(self, body: m.ProjectSearch | None = None, **options: Unpack[Options]) -> AsyncListing[m.SearchProjectsResponseProjectsItem]:
        """Search projects."""
        request = Request('POST', '/api/management/projects/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'projects', paged_by_body=True)

    async def get(self, project: str | int, query: m.ReadProjectQuery | None = None, **options: Unpack[Options]) -> m.ReadProjectResponseProject:
        """Read a project."""
        request = Request('GET', f'/api/management/projects/{segment(project)}', query=query, options=options)
        response: m.ReadProjectResponse = await self._api.json(request)
        return response['project']

    async def update(self, project: str | int, body: m.UpdateProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Change fields of a project."""
        request = Request('PATCH', f'/api/management/projects/{segment(project)}', body=body or {}, options=options)
        response: m.UpdateProjectResponse = await self._api.json(request)
        return response['project']

    async def delete(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Delete a project (soft delete)."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}', options=options)
        response: m.DeleteProjectResponse = await self._api.json(request)
        return response['project']

    async def duplicate(self, project: str | int, body: m.DuplicateProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Copy a project, or create one from a template."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/duplicate', body=body or {}, repeatable=True, options=options)
        response: m.DuplicateProjectResponse = await self._api.json(request)
        return response['project']

    async def merge(self, project: str | int, body: m.MergeProject, **options: Unpack[Options]) -> m.Project:
        """Merge a project into another one."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/merge', body=body, options=options)
        response: m.MergeProjectResponse = await self._api.json(request)
        return response['project']

    async def restore(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Restore a deleted project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/restore', options=options)
        response: m.RestoreProjectResponse = await self._api.json(request)
        return response['project']

    async def share(self, project: str | int, body: m.ShareProject | None = None, **options: Unpack[Options]) -> m.Project:
        """Share a project as a page that everybody with the link can read."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/share', body=body or {}, options=options)
        response: m.ShareProjectResponse = await self._api.json(request)
        return response['project']

    async def unshare(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Revoke the link of a share page."""
        request = Request('DELETE', f'/api/management/projects/{segment(project)}/share', options=options)
        response: m.UnshareProjectResponse = await self._api.json(request)
        return response['project']

    async def unmerge(self, project: str | int, **options: Unpack[Options]) -> m.Project:
        """Undo the merge of a project."""
        request = Request('POST', f'/api/management/projects/{segment(project)}/unmerge', options=options)
        response: m.UnmergeProjectResponse = await self._api.json(request)
        return response['project']

    async def open_share_page(self, token: str | int, **options: Unpack[Options]) -> m.SharedProject:
        """Read a shared project."""
        request = Request('GET', f'/share/{segment(token)}', options=options)
        response: m.OpenSharePageResponse = await self._api.json(request)
        return response['project']


class AsyncReplyTemplates:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListReplyTemplatesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.ReplyTemplate]:
        """List reply templates by name."""
        request = Request('GET', '/api/management/reply-templates', query=query, options=options)
        return AsyncListing(self._api, request, 'reply_templates')

    async def create(self, body: m.CreateReplyTemplate, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Create a reply template."""
        request = Request('POST', '/api/management/reply-templates', body=body, repeatable=True, options=options)
        response: m.CreateReplyTemplateResponse = await self._api.json(request)
        return response['reply_template']

    async def preview(self, body: m.PreviewReply, **options: Unpack[Options]) -> m.PreviewReplyResponseMessage:
        """Preview a reply in a conversation."""
        request = Request('POST', '/api/management/reply-templates/preview', body=body, options=options)
        response: m.PreviewReplyResponse = await self._api.json(request)
        return response['message']

    async def get(self, reply_template: str | int, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Read a reply template."""
        request = Request('GET', f'/api/management/reply-templates/{segment(reply_template)}', options=options)
        response: m.ReadReplyTemplateResponse = await self._api.json(request)
        return response['reply_template']

    async def update(self, reply_template: str | int, body: m.UpdateReplyTemplate | None = None, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Change a reply template."""
        request = Request('PATCH', f'/api/management/reply-templates/{segment(reply_template)}', body=body or {}, options=options)
        response: m.UpdateReplyTemplateResponse = await self._api.json(request)
        return response['reply_template']

    async def delete(self, reply_template: str | int, **options: Unpack[Options]) -> m.ReplyTemplate:
        """Delete a reply template."""
        request = Request('DELETE', f'/api/management/reply-templates/{segment(reply_template)}', options=options)
        response: m.DeleteReplyTemplateResponse = await self._api.json(request)
        return response['reply_template']


class AsyncRoles:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListRolesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Role]:
        """List the built-in roles, then those of the frame by name."""
        request = Request('GET', '/api/management/roles', query=query, options=options)
        return AsyncListing(self._api, request, 'roles')

    async def create(self, body: m.CreateRole, **options: Unpack[Options]) -> m.Role:
        """Create a named set of scopes."""
        request = Request('POST', '/api/management/roles', body=body, repeatable=True, options=options)
        response: m.CreateRoleResponse = await self._api.json(request)
        return response['role']

    async def get(self, role: str | int, **options: Unpack[Options]) -> m.Role:
        """Read a role."""
        request = Request('GET', f'/api/management/roles/{segment(role)}', options=options)
        response: m.ReadRoleResponse = await self._api.json(request)
        return response['role']

    async def update(self, role: str | int, body: m.UpdateRole | None = None, **options: Unpack[Options]) -> m.Role:
        """Change a role. Its users have the new scopes within a second."""
        request = Request('PATCH', f'/api/management/roles/{segment(role)}', body=body or {}, options=options)
        response: m.UpdateRoleResponse = await self._api.json(request)
        return response['role']

    async def delete(self, role: str | int, **options: Unpack[Options]) -> m.Role:
        """Delete a role that no identity provider grants. Users lose it within a second."""
        request = Request('DELETE', f'/api/management/roles/{segment(role)}', options=options)
        response: m.DeleteRoleResponse = await self._api.json(request)
        return response['role']


class AsyncServiceAccountsSecret:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def rotate(self, service_account: str | int, body: m.RotateSecret | None = None, **options: Unpack[Options]) -> m.RotateServiceAccountSecretResponse:
        """Rotate the secret of a service account and return the new secret once."""
        request = Request('POST', f'/api/management/service-accounts/{segment(service_account)}/secret', body=body or {}, options=options)
        response: m.RotateServiceAccountSecretResponse = await self._api.json(request)
        return response


class AsyncServiceAccounts:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.secret = AsyncServiceAccountsSecret(api)

    def list(self, query: m.ListServiceAccountsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.ServiceAccount]:
        """List service accounts, newest first."""
        request = Request('GET', '/api/management/service-accounts', query=query, options=options)
        return AsyncListing(self._api, request, 'service_accounts')

    async def create(self, body: m.CreateServiceAccount, **options: Unpack[Options]) -> m.CreateServiceAccountResponse:
        """Create a service account and return its secret once."""
        request = Request('POST', '/api/management/service-accounts', body=body, options=options)
        response: m.CreateServiceAccountResponse = await self._api.json(request)
        return response

    async def get(self, service_account: str | int, **options: Unpack[Options]) -> m.ServiceAccount:
        """Read a service account."""
        request = Request('GET', f'/api/management/service-accounts/{segment(service_account)}', options=options)
        response: m.ReadServiceAccountResponse = await self._api.json(request)
        return response['service_account']

    async def update(self, service_account: str | int, body: m.UpdateServiceAccount | None = None, **options: Unpack[Options]) -> m.ServiceAccount:
        """Change the name, the scopes or the status of a service account."""
        request = Request('PATCH', f'/api/management/service-accounts/{segment(service_account)}', body=body or {}, options=options)
        response: m.UpdateServiceAccountResponse = await self._api.json(request)
        return response['service_account']

    async def delete(self, service_account: str | int, **options: Unpack[Options]) -> m.ServiceAccount:
        """Delete a service account and revoke its access tokens."""
        request = Request('DELETE', f'/api/management/service-accounts/{segment(service_account)}', options=options)
        response: m.DeleteServiceAccountResponse = await self._api.json(request)
        return response['service_account']


class AsyncSpreadsheets:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListSpreadsheetOperationsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.SpreadsheetOperation]:
        """List imports and exports, newest first."""
        request = Request('GET', '/api/management/spreadsheet-operations', query=query, options=options)
        return AsyncListing(self._api, request, 'spreadsheet_operations')

    async def start_export(self, type: str | int, body: m.StartExport | None = None, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Start an export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/export/{segment(type)}', body=body or {}, repeatable=True, options=options)
        response: m.StartExportResponse = await self._api.json(request)
        return response['spreadsheet_operation']

    async def export_columns(self, type: str | int, **options: Unpack[Options]) -> m.ListExportColumnsResponseColumns:
        """List the columns of an export type."""
        request = Request('GET', f'/api/management/spreadsheet-operations/export/{segment(type)}/columns', options=options)
        response: m.ListExportColumnsResponse = await self._api.json(request)
        return response['columns']

    async def start_import(self, type: str | int, body: m.ImportForm, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Start an import."""
        request = Request('POST', f'/api/management/spreadsheet-operations/import/{segment(type)}', body=body, files=('file',), repeatable=True, options=options)
        response: m.StartImportResponse = await self._api.json(request)
        return response['spreadsheet_operation']

    async def import_columns(self, type: str | int, query: m.ListImportColumnsQuery | None = None, **options: Unpack[Options]) -> m.ListImportColumnsResponseColumns:
        """List the columns of an import type."""
        request = Request('GET', f'/api/management/spreadsheet-operations/import/{segment(type)}/columns', query=query, options=options)
        response: m.ListImportColumnsResponse = await self._api.json(request)
        return response['columns']

    async def suggest_import_mapping(self, type: str | int, body: m.SuggestionForm, **options: Unpack[Options]) -> m.ImportSuggestion:
        """Suggest what the columns of a file are."""
        request = Request('POST', f'/api/management/spreadsheet-operations/import/{segment(type)}/suggestions', body=body, files=('file',), options=options)
        response: m.SuggestImportMappingResponse = await self._api.json(request)
        return response['suggestions']

    async def import_template(self, type: str | int, query: m.DownloadImportTemplateQuery | None = None, **options: Unpack[Options]) -> File:
        """Download a template for an import."""
        request = Request('GET', f'/api/management/spreadsheet-operations/import/{segment(type)}/template', query=query, options=options)
        return await self._api.file(request)

    async def get(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Read an import or export."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}', options=options)
        response: m.ReadSpreadsheetOperationResponse = await self._api.json(request)
        return response['spreadsheet_operation']

    async def cancel(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Cancel an import or export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/cancel', options=options)
        response: m.CancelSpreadsheetOperationResponse = await self._api.json(request)
        return response['spreadsheet_operation']

    async def download(self, operation: str | int, **options: Unpack[Options]) -> File:
        """Download the file of a completed export."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/download', options=options)
        return await self._api.file(request)

    def errors(self, operation: str | int, query: m.ListSpreadsheetOperationErrorsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.RowError]:
        """List row errors in the order of the sheet."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/errors', query=query, options=options)
        return AsyncListing(self._api, request, 'errors')

    async def rejected_rows(self, operation: str | int, **options: Unpack[Options]) -> File:
        """Download the rejected rows of an import as a workbook, with the reasons for each row."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/errors/download', options=options)
        return await self._api.file(request)

    def stream(self, operation: str | int, **options: Unpack[Options]) -> AsyncIterator[ServerSentEvent]:
        """Stream progress as server-sent events until the operation ends."""
        request = Request('GET', f'/api/management/spreadsheet-operations/{segment(operation)}/events', options=options)
        return self._api.events(request)

    async def retry(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Retry a failed import or export."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/retry', options=options)
        response: m.RetrySpreadsheetOperationResponse = await self._api.json(request)
        return response['spreadsheet_operation']

    async def roll_back(self, operation: str | int, **options: Unpack[Options]) -> m.SpreadsheetOperation:
        """Roll back an import."""
        request = Request('POST', f'/api/management/spreadsheet-operations/{segment(operation)}/rollback', options=options)
        response: m.RollBackSpreadsheetOperationResponse = await self._api.json(request)
        return response['spreadsheet_operation']


class AsyncStepsAssistantsVersions:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, step: str | int, assistant: str | int, query: m.ListStepAssistantVersionsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.RuleVersionSummary]:
        """List the versions of an assistant, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions', query=query, options=options)
        return AsyncListing(self._api, request, 'rule_versions')

    async def get(self, step: str | int, assistant: str | int, version: str | int, **options: Unpack[Options]) -> m.RuleVersion:
        """Read a version of an assistant."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}', options=options)
        response: m.ReadStepAssistantVersionResponse = await self._api.json(request)
        return response['rule_version']

    async def diff(self, step: str | int, assistant: str | int, version: str | int, query: m.DiffStepAssistantVersionQuery | None = None, **options: Unpack[Options]) -> m.RuleVersionDiff:
        """Compare a version of an assistant with an earlier one."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}/diff', query=query, options=options)
        response: m.DiffStepAssistantVersionResponse = await self._api.json(request)
        return response['diff']

    async def restore(self, step: str | int, assistant: str | int, version: str | int, body: m.RestoreRuleVersion | None = None, **options: Unpack[Options]) -> m.StepAssistant:
        """Change an assistant to the definition of an earlier version."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/versions/{segment(version)}/restore', body=body or {}, options=options)
        response: m.RestoreStepAssistantVersionResponse = await self._api.json(request)
        return response['step_assistant']


class AsyncStepsAssistants:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.versions = AsyncStepsAssistantsVersions(api)

    def list(self, step: str | int, query: m.ListStepAssistantsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.StepAssistant]:
        """List assistants of a step, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants', query=query, options=options)
        return AsyncListing(self._api, request, 'step_assistants')

    async def create(self, step: str | int, body: m.CreateStepAssistant, **options: Unpack[Options]) -> m.StepAssistant:
        """Create an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants', body=body, repeatable=True, options=options)
        response: m.CreateStepAssistantResponse = await self._api.json(request)
        return response['step_assistant']

    def execution_logs(self, step: str | int, query: m.ListAssistantExecutionLogsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.AssistantExecutionLog]:
        """List the runs of a step’s assistants, newest first."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/execution-logs', query=query, options=options)
        return AsyncListing(self._api, request, 'execution_logs')

    async def get(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> m.StepAssistant:
        """Read an assistant."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', options=options)
        response: m.ReadStepAssistantResponse = await self._api.json(request)
        return response['step_assistant']

    async def update(self, step: str | int, assistant: str | int, body: m.UpdateStepAssistant | None = None, **options: Unpack[Options]) -> m.StepAssistant:
        """Change an assistant; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', body=body or {}, options=options)
        response: m.UpdateStepAssistantResponse = await self._api.json(request)
        return response['step_assistant']

    async def delete(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> None:
        """Delete an assistant."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}', options=options)
        await self._api.json(request)

    async def dry_run(self, step: str | int, assistant: str | int, body: m.RehearseRule, **options: Unpack[Options]) -> m.RehearseStepAssistantResponse:
        """Show what an assistant would do on a project, without doing it."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/dry-run', body=body, options=options)
        response: m.RehearseStepAssistantResponse = await self._api.json(request)
        return response

    async def cancel_run(self, step: str | int, assistant: str | int, run: str | int, **options: Unpack[Options]) -> m.CancelAssistantRunResponseRun:
        """Cancel a waiting run of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/execution-logs/{segment(run)}/cancel', options=options)
        response: m.CancelAssistantRunResponse = await self._api.json(request)
        return response['run']

    async def retry_run(self, step: str | int, assistant: str | int, run: str | int, **options: Unpack[Options]) -> m.RetryAssistantRunResponseRun:
        """Retry a failed run of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/execution-logs/{segment(run)}/retry', options=options)
        response: m.RetryAssistantRunResponse = await self._api.json(request)
        return response['run']

    async def explain(self, step: str | int, assistant: str | int, query: m.ExplainStepAssistantQuery, **options: Unpack[Options]) -> m.ExplainStepAssistantResponse:
        """Explain whether an assistant would act on a project now, and why."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/explain', query=query, options=options)
        response: m.ExplainStepAssistantResponse = await self._api.json(request)
        return response

    async def simulate(self, step: str | int, assistant: str | int, body: m.SimulateRule | None = None, **options: Unpack[Options]) -> m.RuleSimulation:
        """Simulate an assistant on the events of a period within the last 90 days."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/simulate', body=body or {}, options=options)
        response: m.SimulateStepAssistantResponse = await self._api.json(request)
        return response['simulation']

    async def test(self, step: str | int, assistant: str | int, **options: Unpack[Options]) -> m.TestStepAssistantResponse:
        """Run the test cases of an assistant."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/assistants/{segment(assistant)}/test', options=options)
        response: m.TestStepAssistantResponse = await self._api.json(request)
        return response


class AsyncStepsAttachmentsViewings:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def record(self, step: str | int, attachment: str | int, body: m.RecordViewing, **options: Unpack[Options]) -> m.Viewing:
        """Record which ranges of a video the caller has played for a project."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}/viewings', body=body, options=options)
        response: m.RecordViewingResponse = await self._api.json(request)
        return response['viewing']


class AsyncStepsAttachments:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.viewings = AsyncStepsAttachmentsViewings(api)

    async def list(self, step: str | int, **options: Unpack[Options]) -> m.ListStepAttachmentsResponseStepAttachments:
        """List the videos and files of a step."""
        request = Request('GET', f'/api/management/steps/{segment(step)}/attachments', options=options)
        response: m.ListStepAttachmentsResponse = await self._api.json(request)
        return response['step_attachments']

    async def create(self, step: str | int, body: m.UploadAttachment, **options: Unpack[Options]) -> m.StepAttachment:
        """Upload a video or file to a step, or link one."""
        request = Request('POST', f'/api/management/steps/{segment(step)}/attachments', body=body, files=('file',), repeatable=True, options=options)
        response: m.AddStepAttachmentResponse = await self._api.json(request)
        return response['step_attachment']

    async def order(self, step: str | int, body: m.OrderAttachments, **options: Unpack[Options]) -> m.OrderStepAttachmentsResponseStepAttachments:
        """Reorder the attachments of a step."""
        request = Request('PUT', f'/api/management/steps/{segment(step)}/attachments/order', body=body, options=options)
        response: m.OrderStepAttachmentsResponse = await self._api.json(request)
        return response['step_attachments']

    async def update(self, step: str | int, attachment: str | int, body: m.UpdateAttachment | None = None, **options: Unpack[Options]) -> m.StepAttachment:
        """Change the name or the duration of an attachment."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}', body=body or {}, options=options)
        response: m.UpdateStepAttachmentResponse = await self._api.json(request)
        return response['step_attachment']

    async def delete(self, step: str | int, attachment: str | int, **options: Unpack[Options]) -> m.StepAttachment:
        """Delete an attachment."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}/attachments/{segment(attachment)}', options=options)
        response: m.DeleteStepAttachmentResponse = await self._api.json(request)
        return response['step_attachment']

    async def require(self, body: m.RequireAttachment, **options: Unpack[Options]) -> None:
        """Make a video mandatory to watch, or optional."""
        request = Request('POST', '/api/management/update-required-step-attachment', body=body, options=options)
        await self._api.json(request)


class AsyncSteps:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.assistants = AsyncStepsAssistants(api)
        self.attachments = AsyncStepsAttachments(api)

    async def get(self, step: str | int, **options: Unpack[Options]) -> m.FunnelStep:
        """Read a step."""
        request = Request('GET', f'/api/management/steps/{segment(step)}', options=options)
        response: m.ReadFunnelStepResponse = await self._api.json(request)
        return response['step']

    async def update(self, step: str | int, body: m.UpdateStep | None = None, **options: Unpack[Options]) -> m.FunnelStep:
        """Change fields of a step."""
        request = Request('PATCH', f'/api/management/steps/{segment(step)}', body=body or {}, options=options)
        response: m.UpdateFunnelStepResponse = await self._api.json(request)
        return response['step']

    async def delete(self, step: str | int, query: m.DeleteFunnelStepQuery | None = None, **options: Unpack[Options]) -> m.Funnel:
        """Delete a step."""
        request = Request('DELETE', f'/api/management/steps/{segment(step)}', query=query, options=options)
        response: m.DeleteFunnelStepResponse = await self._api.json(request)
        return response['funnel']


class AsyncSystemActivity:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, query: m.ReadActivityQuery | None = None, **options: Unpack[Options]) -> m.Activity:
        """Read what the services work on for the frame."""
        request = Request('GET', '/api/management/system/activity', query=query, options=options)
        response: m.ReadActivityResponse = await self._api.json(request)
        return response['activity']


class AsyncSystemQuarantinedEvents:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, **options: Unpack[Options]) -> m.ListQuarantinedEventsResponse:
        """List the events of the frame that the message broker rejected."""
        request = Request('GET', '/api/management/system/quarantined-events', options=options)
        response: m.ListQuarantinedEventsResponse = await self._api.json(request)
        return response

    async def discard(self, service: str | int, quarantined_event: str | int, **options: Unpack[Options]) -> m.QuarantinedEvent:
        """Delete a quarantined event."""
        request = Request('DELETE', f'/api/management/system/quarantined-events/{segment(service)}/{segment(quarantined_event)}', options=options)
        response: m.DiscardQuarantinedEventResponse = await self._api.json(request)
        return response['quarantined_event']

    async def replay(self, service: str | int, quarantined_event: str | int, **options: Unpack[Options]) -> m.QuarantinedEvent:
        """Publish a quarantined event again."""
        request = Request('POST', f'/api/management/system/quarantined-events/{segment(service)}/{segment(quarantined_event)}/replay', options=options)
        response: m.ReplayQuarantinedEventResponse = await self._api.json(request)
        return response['quarantined_event']


class AsyncSystem:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.activity = AsyncSystemActivity(api)
        self.quarantined_events = AsyncSystemQuarantinedEvents(api)


class AsyncSearchParams:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def agent_execution(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of executions of AI agents."""
        request = Request('GET', '/api/management/system/params/agent_execution', options=options)
        response: m.ReadAgentExecutionSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def automation(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of automations."""
        request = Request('GET', '/api/management/system/params/automation', options=options)
        response: m.ReadAutomationSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def channel(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of channels for filtering."""
        request = Request('GET', '/api/management/system/params/channel', options=options)
        response: m.ReadChannelSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def conversation(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of conversations for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/conversation', options=options)
        response: m.ReadConversationSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def form(self, **options: Unpack[Options]) -> m.SearchParams:
        """List the fields of forms for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/form', options=options)
        response: m.ReadFormSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def funnel(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of funnels."""
        request = Request('GET', '/api/management/system/params/funnel', options=options)
        response: m.ReadFunnelSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def media_item(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of messages for filtering."""
        request = Request('GET', '/api/management/system/params/media_item', options=options)
        response: m.ReadMediaItemSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def spreadsheet_operation(self, **options: Unpack[Options]) -> m.SearchParams:
        """The fields of imports and exports for filtering and sorting."""
        request = Request('GET', '/api/management/system/params/spreadsheet_operation', options=options)
        response: m.ReadSpreadsheetOperationSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def webhook(self, **options: Unpack[Options]) -> m.SearchParams:
        """Read the filter fields of webhooks."""
        request = Request('GET', '/api/management/system/params/webhook', options=options)
        response: m.ReadWebhookSearchParamsResponse = await self._api.json(request)
        return response['params']

    async def get(self, model_class: str | int, **options: Unpack[Options]) -> m.SearchParams:
        """List the fields of a model for filtering and sorting."""
        request = Request('GET', f'/api/management/system/params/{segment(model_class)}', options=options)
        response: m.ReadSearchParamsResponse = await self._api.json(request)
        return response['params']


class AsyncTags:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListTagsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Tag]:
        """List tags, newest first."""
        request = Request('GET', '/api/management/tags', query=query, options=options)
        return AsyncListing(self._api, request, 'tags')

    async def create(self, body: m.CreateTag, **options: Unpack[Options]) -> m.Tag:
        """Create a tag."""
        request = Request('POST', '/api/management/tags', body=body, repeatable=True, options=options)
        response: m.CreateTagResponse = await self._api.json(request)
        return response['tag']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> AsyncListing[m.Tag]:
        """Search tags."""
        request = Request('POST', '/api/management/tags/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'tags', paged_by_body=True)

    async def get(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Read a tag."""
        request = Request('GET', f'/api/management/tags/{segment(tag)}', options=options)
        response: m.ReadTagResponse = await self._api.json(request)
        return response['tag']

    async def update(self, tag: str | int, body: m.UpdateTag | None = None, **options: Unpack[Options]) -> m.Tag:
        """Change the name or color of a tag."""
        request = Request('PATCH', f'/api/management/tags/{segment(tag)}', body=body or {}, options=options)
        response: m.UpdateTagResponse = await self._api.json(request)
        return response['tag']

    async def delete(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Delete a tag (soft delete)."""
        request = Request('DELETE', f'/api/management/tags/{segment(tag)}', options=options)
        response: m.DeleteTagResponse = await self._api.json(request)
        return response['tag']

    async def restore(self, tag: str | int, **options: Unpack[Options]) -> m.Tag:
        """Restore a deleted tag."""
        request = Request('POST', f'/api/management/tags/{segment(tag)}/restore', options=options)
        response: m.RestoreTagResponse = await self._api.json(request)
        return response['tag']


class AsyncUndos:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, undo: str | int, **options: Unpack[Options]) -> m.Undo:
        """Read the progress and result of an undo."""
        request = Request('GET', f'/api/management/undos/{segment(undo)}', options=options)
        response: m.ReadUndoResponse = await self._api.json(request)
        return response['undo']


class AsyncUsage:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ReadUsageQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Usage]:
        """List the requests of each token by day, newest first."""
        request = Request('GET', '/api/management/usage', query=query, options=options)
        return AsyncListing(self._api, request, 'usage')


class AsyncUsersRevokedScopes:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, user: str | int, **options: Unpack[Options]) -> m.ReadRevokedScopesResponseRevokedScopes:
        """Read the revoked scopes of a user."""
        request = Request('GET', f'/api/management/users/{segment(user)}/revoked-scopes', options=options)
        response: m.ReadRevokedScopesResponse = await self._api.json(request)
        return response['revoked_scopes']

    async def set(self, user: str | int, body: m.RevokeScopesBody, **options: Unpack[Options]) -> m.RevokeScopesResponseRevokedScopes:
        """Revoke scopes from background work of a user."""
        request = Request('PUT', f'/api/management/users/{segment(user)}/revoked-scopes', body=body, options=options)
        response: m.RevokeScopesResponse = await self._api.json(request)
        return response['revoked_scopes']


class AsyncUsersRoles:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def get(self, user: str | int, **options: Unpack[Options]) -> m.ReadUserRolesResponseRoles:
        """Read the roles that a user has beside those of groups."""
        request = Request('GET', f'/api/management/users/{segment(user)}/roles', options=options)
        response: m.ReadUserRolesResponse = await self._api.json(request)
        return response['roles']

    async def set(self, user: str | int, body: m.SetUserRoles, **options: Unpack[Options]) -> m.SetUserRolesResponseRoles:
        """Replace the roles of a user."""
        request = Request('PUT', f'/api/management/users/{segment(user)}/roles', body=body, options=options)
        response: m.SetUserRolesResponse = await self._api.json(request)
        return response['roles']


class AsyncUsers:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.revoked_scopes = AsyncUsersRevokedScopes(api)
        self.roles = AsyncUsersRoles(api)

    def list(self, query: m.ListUsersQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.User]:
        """List users, newest first."""
        request = Request('GET', '/api/management/users', query=query, options=options)
        return AsyncListing(self._api, request, 'users')

    async def create(self, body: m.CreateUser, **options: Unpack[Options]) -> m.User:
        """Create a user before the first sign-in."""
        request = Request('POST', '/api/management/users', body=body, repeatable=True, options=options)
        response: m.CreateUserResponse = await self._api.json(request)
        return response['user']

    def search(self, body: m.Search | None = None, **options: Unpack[Options]) -> AsyncListing[m.User]:
        """Search users."""
        request = Request('POST', '/api/management/users/search', body=body or {}, repeatable=True, options=options)
        return AsyncListing(self._api, request, 'users', paged_by_body=True)

    async def get(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Read a user."""
        request = Request('GET', f'/api/management/users/{segment(user)}', options=options)
        response: m.ReadUserResponse = await self._api.json(request)
        return response['user']

    async def update(self, user: str | int, body: m.UpdateUser | None = None, **options: Unpack[Options]) -> m.User:
        """Change fields of a user."""
        request = Request('PATCH', f'/api/management/users/{segment(user)}', body=body or {}, options=options)
        response: m.UpdateUserResponse = await self._api.json(request)
        return response['user']

    async def delete(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Delete a user (soft delete)."""
        request = Request('DELETE', f'/api/management/users/{segment(user)}', options=options)
        response: m.DeleteUserResponse = await self._api.json(request)
        return response['user']

    async def restore(self, user: str | int, **options: Unpack[Options]) -> m.User:
        """Restore a deleted user."""
        request = Request('POST', f'/api/management/users/{segment(user)}/restore', options=options)
        response: m.RestoreUserResponse = await self._api.json(request)
        return response['user']


class AsyncViews:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, query: m.ListViewsQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.View]:
        """List your views and the shared ones, by name."""
        request = Request('GET', '/api/management/views', query=query, options=options)
        return AsyncListing(self._api, request, 'views')

    async def create(self, body: m.CreateView, **options: Unpack[Options]) -> m.View:
        """Save a search as a view."""
        request = Request('POST', '/api/management/views', body=body, repeatable=True, options=options)
        response: m.CreateViewResponse = await self._api.json(request)
        return response['view']

    async def get(self, view: str | int, **options: Unpack[Options]) -> m.View:
        """Read a view."""
        request = Request('GET', f'/api/management/views/{segment(view)}', options=options)
        response: m.ReadViewResponse = await self._api.json(request)
        return response['view']

    async def update(self, view: str | int, body: m.UpdateView | None = None, **options: Unpack[Options]) -> m.View:
        """Change a view."""
        request = Request('PATCH', f'/api/management/views/{segment(view)}', body=body or {}, options=options)
        response: m.UpdateViewResponse = await self._api.json(request)
        return response['view']

    async def delete(self, view: str | int, **options: Unpack[Options]) -> m.View:
        """Delete a view."""
        request = Request('DELETE', f'/api/management/views/{segment(view)}', options=options)
        response: m.DeleteViewResponse = await self._api.json(request)
        return response['view']


class AsyncWebhooksKinds:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, **options: Unpack[Options]) -> m.ListWebhookKindsResponseKinds:
        """List the kinds of events."""
        request = Request('GET', '/api/management/webhooks/kinds', options=options)
        response: m.ListWebhookKindsResponse = await self._api.json(request)
        return response['kinds']


class AsyncWebhooksDeliveries:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(self, webhook: str | int, query: m.ListWebhookDeliveriesQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.WebhookDelivery]:
        """List the deliveries of a webhook of the last 30 days, newest first."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}/deliveries', query=query, options=options)
        return AsyncListing(self._api, request, 'deliveries')

    async def get(self, webhook: str | int, delivery: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Read a delivery with its payload and attempts."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}/deliveries/{segment(delivery)}', options=options)
        response: m.ReadWebhookDeliveryResponse = await self._api.json(request)
        return response['delivery']

    async def resend(self, webhook: str | int, delivery: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Send a delivery again."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/deliveries/{segment(delivery)}/resend', options=options)
        response: m.ResendWebhookDeliveryResponse = await self._api.json(request)
        return response['delivery']


class AsyncWebhooksSecret:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def rotate(self, webhook: str | int, **options: Unpack[Options]) -> m.RotateWebhookSecretResponse:
        """Rotate the secret of a webhook."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/secret', options=options)
        response: m.RotateWebhookSecretResponse = await self._api.json(request)
        return response


class AsyncWebhooks:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.deliveries = AsyncWebhooksDeliveries(api)
        self.kinds = AsyncWebhooksKinds(api)
        self.secret = AsyncWebhooksSecret(api)

    def list(self, query: m.ListWebhooksQuery | None = None, **options: Unpack[Options]) -> AsyncListing[m.Webhook]:
        """List webhooks, newest first."""
        request = Request('GET', '/api/management/webhooks', query=query, options=options)
        return AsyncListing(self._api, request, 'webhooks')

    async def create(self, body: m.CreateWebhook, **options: Unpack[Options]) -> m.CreateWebhookResponse:
        """Create a webhook."""
        request = Request('POST', '/api/management/webhooks', body=body, repeatable=True, options=options)
        response: m.CreateWebhookResponse = await self._api.json(request)
        return response

    async def get(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Read a webhook."""
        request = Request('GET', f'/api/management/webhooks/{segment(webhook)}', options=options)
        response: m.ReadWebhookResponse = await self._api.json(request)
        return response['webhook']

    async def update(self, webhook: str | int, body: m.UpdateWebhook | None = None, **options: Unpack[Options]) -> m.Webhook:
        """Change a webhook; activate or deactivate it by `active`."""
        request = Request('PATCH', f'/api/management/webhooks/{segment(webhook)}', body=body or {}, options=options)
        response: m.UpdateWebhookResponse = await self._api.json(request)
        return response['webhook']

    async def delete(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Delete a webhook; it can be restored."""
        request = Request('DELETE', f'/api/management/webhooks/{segment(webhook)}', options=options)
        response: m.DeleteWebhookResponse = await self._api.json(request)
        return response['webhook']

    async def activate(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Activate a webhook."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/activate', options=options)
        response: m.ActivateWebhookResponse = await self._api.json(request)
        return response['webhook']

    async def replay(self, webhook: str | int, body: m.ReplayWebhook, **options: Unpack[Options]) -> m.ReplayWebhookResponseEventsCount:
        """Send the events of a period again."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/replay', body=body, options=options)
        response: m.ReplayWebhookResponse = await self._api.json(request)
        return response['events_count']

    async def restore(self, webhook: str | int, **options: Unpack[Options]) -> m.Webhook:
        """Restore a deleted webhook with its pending deliveries."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/restore', options=options)
        response: m.RestoreWebhookResponse = await self._api.json(request)
        return response['webhook']

    async def test(self, webhook: str | int, **options: Unpack[Options]) -> m.WebhookDeliveryDetail:
        """Send a test event and return its delivery."""
        request = Request('POST', f'/api/management/webhooks/{segment(webhook)}/test', options=options)
        response: m.TestWebhookResponse = await self._api.json(request)
        return response['delivery']


class AsyncFiles:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def avatar(self, avatar: str | int, **options: Unpack[Options]) -> File:
        """Read the generated picture of a user or another initiator."""
        request = Request('GET', f'/avatars/{segment(avatar)}', options=options)
        return await self._api.file(request)

    async def of_channel(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download a file of a message, by the link in the message."""
        request = Request('GET', f'/files/channels/{segment(token)}', options=options)
        return await self._api.file(request)

    async def of_form(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download the file of an answer by the link in the answer."""
        request = Request('GET', f'/files/forms/{segment(token)}', options=options)
        return await self._api.file(request)

    async def of_funnel(self, token: str | int, **options: Unpack[Options]) -> File:
        """Download the file of an attachment by its link."""
        request = Request('GET', f'/files/funnels/{segment(token)}', options=options)
        return await self._api.file(request)


class AsyncScimGroups:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, query: m.ListScimGroupsQuery | None = None, **options: Unpack[Options]) -> File:
        """List groups for a SCIM client."""
        request = Request('GET', '/scim/v2/Groups', query=query, options=options)
        return await self._api.file(request)

    async def create(self, body: m.ScimGroup, query: m.CreateScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Create a group by SCIM."""
        request = Request('POST', '/scim/v2/Groups', query=query, body=body, options=options)
        return await self._api.file(request)

    async def get(self, group: str | int, query: m.ReadScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Read a group for a SCIM client."""
        request = Request('GET', f'/scim/v2/Groups/{segment(group)}', query=query, options=options)
        return await self._api.file(request)

    async def replace(self, group: str | int, body: m.ScimGroup, query: m.ReplaceScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Replace a group by SCIM, with its members."""
        request = Request('PUT', f'/scim/v2/Groups/{segment(group)}', query=query, body=body, options=options)
        return await self._api.file(request)

    async def patch(self, group: str | int, body: m.ScimPatch, query: m.PatchScimGroupQuery | None = None, **options: Unpack[Options]) -> File:
        """Change the name or the members of a group by SCIM."""
        request = Request('PATCH', f'/scim/v2/Groups/{segment(group)}', query=query, body=body, options=options)
        return await self._api.file(request)

    async def delete(self, group: str | int, **options: Unpack[Options]) -> None:
        """Delete a group by SCIM. Its members lose its scopes within a second."""
        request = Request('DELETE', f'/scim/v2/Groups/{segment(group)}', options=options)
        await self._api.json(request)


class AsyncScimUsers:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def list(self, query: m.ListScimUsersQuery | None = None, **options: Unpack[Options]) -> File:
        """List users for a SCIM client."""
        request = Request('GET', '/scim/v2/Users', query=query, options=options)
        return await self._api.file(request)

    async def create(self, body: m.ScimUser, query: m.CreateScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Create a user by SCIM."""
        request = Request('POST', '/scim/v2/Users', query=query, body=body, options=options)
        return await self._api.file(request)

    async def get(self, user: str | int, query: m.ReadScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Read a user for a SCIM client."""
        request = Request('GET', f'/scim/v2/Users/{segment(user)}', query=query, options=options)
        return await self._api.file(request)

    async def replace(self, user: str | int, body: m.ScimUser, query: m.ReplaceScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Replace a user by SCIM."""
        request = Request('PUT', f'/scim/v2/Users/{segment(user)}', query=query, body=body, options=options)
        return await self._api.file(request)

    async def patch(self, user: str | int, body: m.ScimPatch, query: m.PatchScimUserQuery | None = None, **options: Unpack[Options]) -> File:
        """Change attributes of a user by SCIM."""
        request = Request('PATCH', f'/scim/v2/Users/{segment(user)}', query=query, body=body, options=options)
        return await self._api.file(request)

    async def delete(self, user: str | int, **options: Unpack[Options]) -> None:
        """Delete a user by SCIM. All tokens of the user are rejected within a second."""
        request = Request('DELETE', f'/scim/v2/Users/{segment(user)}', options=options)
        await self._api.json(request)


class AsyncScim:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.groups = AsyncScimGroups(api)
        self.users = AsyncScimUsers(api)

    async def resource_types(self, **options: Unpack[Options]) -> File:
        """List the resource types of SCIM."""
        request = Request('GET', '/scim/v2/ResourceTypes', options=options)
        return await self._api.file(request)

    async def schemas(self, **options: Unpack[Options]) -> File:
        """List the supported attributes of SCIM."""
        request = Request('GET', '/scim/v2/Schemas', options=options)
        return await self._api.file(request)

    async def config(self, **options: Unpack[Options]) -> File:
        """Read the supported features of SCIM."""
        request = Request('GET', '/scim/v2/ServiceProviderConfig', options=options)
        return await self._api.file(request)


class AsyncResources:
    def __init__(self, api: AsyncApi) -> None:
        self._api = api
        self.access_tokens = AsyncAccessTokens(api)
        self.agents = AsyncAgents(api)
        self.answers = AsyncAnswers(api)
        self.audit_log = AsyncAuditLog(api)
        self.auth = AsyncAuth(api)
        self.automations = AsyncAutomations(api)
        self.causes = AsyncCauses(api)
        self.channels = AsyncChannels(api)
        self.contacts = AsyncContacts(api)
        self.conversations = AsyncConversations(api)
        self.customers = AsyncCustomers(api)
        self.events = AsyncEvents(api)
        self.files = AsyncFiles(api)
        self.form_edges = AsyncFormEdges(api)
        self.form_links = AsyncFormLinks(api)
        self.form_theme = AsyncFormTheme(api)
        self.forms = AsyncForms(api)
        self.frame = AsyncFrame(api)
        self.funnels = AsyncFunnels(api)
        self.identity_providers = AsyncIdentityProviders(api)
        self.intake_links = AsyncIntakeLinks(api)
        self.me = AsyncMe(api)
        self.media_items = AsyncMediaItems(api)
        self.project_groups = AsyncProjectGroups(api)
        self.projects = AsyncProjects(api)
        self.reply_templates = AsyncReplyTemplates(api)
        self.roles = AsyncRoles(api)
        self.scim = AsyncScim(api)
        self.search_params = AsyncSearchParams(api)
        self.service_accounts = AsyncServiceAccounts(api)
        self.spreadsheets = AsyncSpreadsheets(api)
        self.steps = AsyncSteps(api)
        self.system = AsyncSystem(api)
        self.tags = AsyncTags(api)
        self.undos = AsyncUndos(api)
        self.usage = AsyncUsage(api)
        self.users = AsyncUsers(api)
        self.views = AsyncViews(api)
        self.webhooks = AsyncWebhooks(api)
