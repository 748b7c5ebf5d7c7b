export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public keys that verify tokens issued by Trackway
         * @description Returns `keys`.
         *
         *     Public: no token is required.
         */
        get: operations["readKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own personal access tokens, newest first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `access_tokens`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create a personal access token and return it once
         * @description For a program that acts as you, with at most your scopes. Deactivated and deleted users cannot create tokens.
         *
         *     Returns `access_token`, `token`.
         *
         *     Needs the scope `system:write`.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/access-tokens/{access_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke one of your own personal access tokens. All gateways reject it within seconds
         * @description Returns `access_token`. An unknown or malformed id in the path is 404 `access_token_model_not_found`.
         *
         *     Needs the scope `system:write`.
         */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List AI agents, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[trashed]`. Returns `meta`, `ai_agents`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAiAgents"];
        put?: never;
        /**
         * Create an AI agent
         * @description The agent acts on behalf of its author, with the scopes that the author has when it acts. Limits are required.
         *
         *     Returns `ai_agent`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["createAiAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions of AI agents, newest first
         * @description Includes executions of deleted agents.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[agent_id]`, `filter[project_id]`, `filter[status]`, `filter[from]`, `filter[to]`. Returns `meta`, `executions`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAiAgentExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/executions/{execution}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution with its steps, tokens and cost
         * @description Texts are empty without the read scopes of the data in them: those of the tools that were used, and `projects:read` if a rule started the execution.
         *
         *     Returns `ai_agent_execution`. An unknown or malformed id in the path is 404 `ai_agent_execution_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readAiAgentExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/executions/{execution}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the tool calls that an agent waits for
         * @description Also needs the scopes of these tools.
         *
         *     Returns `ai_agent_execution`. An unknown or malformed id in the path is 404 `ai_agent_execution_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["approveAiAgentExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/executions/{execution}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an execution; what it has done is not undone
         * @description Returns `ai_agent_execution`. An unknown or malformed id in the path is 404 `ai_agent_execution_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["cancelAiAgentExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/executions/{execution}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject the tool calls that an agent waits for
         * @description Returns `ai_agent_execution`. An unknown or malformed id in the path is 404 `ai_agent_execution_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["refuseAiAgentExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/{agent}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an AI agent
         * @description Returns `ai_agent`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readAiAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an AI agent; it can be restored
         * @description It can no longer be started. Its executions remain.
         *
         *     Returns `ai_agent`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteAiAgent"];
        options?: never;
        head?: never;
        /**
         * Change an AI agent, which creates a new version
         * @description Executions that have started keep their version.
         *
         *     Returns `ai_agent`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        patch: operations["updateAiAgent"];
        trace?: never;
    };
    "/api/management/ai/agents/{agent}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an AI agent
         * @description Responds immediately; the execution runs in the background. With a project, tools can change only that project. Also needs the scopes of the agent’s tools.
         *
         *     Returns `ai_agent_execution`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["startAiAgentExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/{agent}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted AI agent
         * @description Returns `ai_agent`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["restoreAiAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/ai/agents/{agent}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an AI agent, newest first
         * @description Returns `versions`. An unknown or malformed id in the path is 404 `ai_agent_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAiAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log of tokens, service accounts, users, webhooks and exports, newest first
         * @description Filters: filter[subject_kind] (access_token, service_account, user, webhook, export), filter[subject] (id), filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC). Entries cannot be changed or deleted.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[action]`, `filter[actor]`, `filter[correlation_id]`, `filter[from]`, `filter[to]`, `filter[subject_kind]`, `filter[subject]`. Returns `meta`, `audit_log`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a leaked personal access token
         * @description The token itself authorizes the request. The response is the same for unknown tokens.
         *
         *     Returns `response: true`.
         *
         *     Public: no token is required.
         */
        post: operations["revokeFoundToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the secret of a service account for an access token
         * @description Client credentials grant of OAuth 2.0. The body is form-encoded or JSON.
         *
         *     Returns `access_token`, `token_type`, `expires_in`, `scope`.
         *
         *     Public: no token is required.
         */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List automations, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[active]`, `filter[trigger]`, `filter[trashed]`. Returns `meta`, `automations`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAutomations"];
        put?: never;
        /**
         * Create an automation
         * @description The rule acts on behalf of its author, with the scopes that the author has when it runs.
         *
         *     Returns `automation`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["createAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations/{automation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an automation
         * @description Returns `automation`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readAutomation"];
        put?: never;
        post?: never;
        /**
         * Delete an automation; it can be restored
         * @description It stops immediately. Its runs remain.
         *
         *     Returns `automation`. An unknown or malformed id in the path is 404 `automation_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        /**
         * Change an automation; activate or deactivate it by `active`
         * @description Returns `automation`. An unknown or malformed id in the path is 404 `automation_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        patch: operations["updateAutomation"];
        trace?: never;
    };
    "/api/management/automations/{automation}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what an automation would do on a project, without doing it
         * @description Also needs projects:read and the read scope of the trigger's data; funnels:read for a rule of a step or funnel, or one that moves projects.
         *
         *     Returns `would_fire`, `reasons`, `conditions`, `actions`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        post: operations["rehearseAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations/{automation}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain whether an automation would act on a project now, and why
         * @description Also needs projects:read and the read scope of the trigger's data; funnels:read for a rule of a step or funnel, or one that moves projects.
         *
         *     Returns `would_fire`, `reasons`, `conditions`, `actions`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["explainAutomation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations/{automation}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted automation
         * @description Returns `automation`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["restoreAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations/{automation}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of an automation, newest first
         * @description Includes a deleted automation. Skipped runs are retained for 90 days, all others permanently. Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the value that a condition saw is left out.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[assistant_id]`, `filter[project_id]`, `filter[status]`, `filter[from]`, `filter[to]`. Returns `meta`, `runs`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAutomationRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/automations/{automation}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate an automation on the events of a period within the last 90 days
         * @description Uses the values that conditions read when the events happened, as if the rule had been active. Changes nothing. Also needs the read scope of the trigger's data, and projects:read for a rule with conditions.
         *
         *     Returns `simulation`. An unknown or malformed id in the path is 404 `automation_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        post: operations["simulateAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[kind]`, `filter[external_ref]`, `filter[active]`, `filter[trashed]`. Returns `meta`, `channels`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Create a channel
         * @description Returns `channel`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/inbound/{external_ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer a connector's verification handshake
         * @description Returns the value of `challenge` (or `hub.challenge`) unchanged.
         *
         *     Returns text/plain. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["answerChallenge"];
        put?: never;
        /**
         * Deliver a message to a channel
         * @description The body is JSON (at most 64 levels deep and 50,000 values) or form-encoded (at most 1,000 members), of at most 1 MB. `message` is required (a text of 1 to 65,536 bytes). Optional members: `external_id` (a repetition gets the same response and changes nothing), `sender` {id, name, phone, email}, `sent_at`, `attachments` [{url, name, mime_type}], `project_id` and `metadata`. Other members are stored in `metadata.extra`, up to 16 KB. If the channel has a secret, deliveries must be signed according to Standard Webhooks. The response is sent once the message is durable. Retry after 408, 429 and 5xx.
         *
         *     Returns `response: true`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Public: no token is required.
         */
        post: operations["receiveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/inbound/{external_ref}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the status of an outbound message
         * @description Signed in the same way as deliveries. A repeated or late report changes nothing.
         *
         *     Returns `response: true`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Public: no token is required.
         */
        post: operations["tellMessageStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a channel
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["readChannel"];
        put?: never;
        post?: never;
        /**
         * Soft-delete a channel
         * @description Its external reference stays reserved. Deliveries to it get a 404 until the channel is restored.
         *
         *     Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `channels:write`.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        /**
         * Change fields of a channel
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `channels:write`.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/api/management/channels/{channel}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a channel, so that it accepts messages
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["activateChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a channel, so that it accepts no messages
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["deactivateChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of the last 30 days, accepted or not, newest first
         * @description Filters: `filter[verdict]`, `filter[media_item]`. Deliveries over the limits are not listed.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[verdict]`, `filter[media_item]`. Returns `meta`, `deliveries`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a rejected delivery
         * @description Uses the current secrets of the channel and the original time of the delivery. The result is a new delivery with its own verdict; an accepted delivery does not change.
         *
         *     Returns `delivery`. An unknown or malformed id in the path is 404 `channel_model_not_found` or `delivery_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/media-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a channel, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[channel]`, `filter[conversation]`, `filter[project]`, `filter[external_id]`, `filter[direction]`, `filter[status]`. Returns `meta`, `media_items`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["listMediaItemsOfChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message in a conversation, or to a project's contact
         * @description The message is queued, and posted to the `delivery_url` of the channel's settings, signed with its secret, in the order of the conversation. `status` is queued, sent, delivered, read or failed. A message of a user counts as the reply that the conversation was waiting for.
         *
         *     Returns `media_item`. An unknown or malformed id in the path is 404 `channel_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a channel
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["restoreChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/channels/{channel}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or rotate the secret that deliveries are signed with
         * @description The secret is returned only in this response. The previous secret stays valid for a day.
         *
         *     Returns `channel`, `secret`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["rotateChannelSecret"];
        /**
         * Remove the secret, so that unsigned messages are accepted
         * @description Returns `channel`. An unknown or malformed id in the path is 404 `channel_model_not_found`.
         *
         *     Needs the scope `channels:write`.
         */
        delete: operations["removeChannelSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[role]`, `filter[email]`, `filter[phone]`, `filter[description]`, `filter[customers]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `contacts`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Returns `contact`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 contacts
         * @description Each item is processed separately and has its own outcome, in request order. Errors are those of a single request: an invalid item is an outcome with `validation_errors`, and the others are processed.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateContacts"];
        trace?: never;
    };
    "/api/management/contacts/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive up to 200 contacts
         * @description Each item is deleted separately and has its own outcome, in request order.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["deleteContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts
         * @description GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `contacts`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contacts/{contact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         * @description Returns `contact`. An unknown or malformed id in the path is 404 `contact_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readContact"];
        put?: never;
        post?: never;
        /**
         * Archive a contact
         * @description Listings omit it. Projects that name it keep showing it, with deleted_at. It is rejected for new links.
         *
         *     Returns `contact`. An unknown or malformed id in the path is 404 `contact_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change fields of a contact
         * @description Returns `contact`. An unknown or malformed id in the path is 404 `contact_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/management/contacts/{contact}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived contact
         * @description Returns `contact`. An unknown or malformed id in the path is 404 `contact_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations, the one with the newest message first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[channel]`, `filter[project]`. Returns `meta`, `conversations`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/conversations/{conversation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description Returns `conversation`. An unknown or malformed id in the path is 404 `conversation_model_not_found`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[document]`, `filter[parent]`, `filter[email]`, `filter[phone]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `customers`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Returns `customer`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 customers
         * @description Each item is processed separately and has its own outcome, in request order. Errors are those of a single request: an invalid item is an outcome with `validation_errors`, and the others are processed.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateCustomers"];
        trace?: never;
    };
    "/api/management/customers/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete up to 200 customers (soft delete)
         * @description Each item is deleted separately and has its own outcome, in request order.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["deleteCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/customers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search customers
         * @description GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `customers`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/customers/{customer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns `customer`. An unknown or malformed id in the path is 404 `customer_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer (soft delete)
         * @description Records that link to it keep showing it, with deleted_at. It is rejected for new links.
         *
         *     Returns `customer`. An unknown or malformed id in the path is 404 `customer_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change fields of a customer
         * @description Returns `customer`. An unknown or malformed id in the path is 404 `customer_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/api/management/customers/{customer}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted customer
         * @description Returns `customer`. An unknown or malformed id in the path is 404 `customer_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the answers in a context
         * @description Returns `answers`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["readAnswers"];
        /**
         * Answer fields of a form in a context
         * @description Answers to other fields are not changed. Values are validated by the rules of their fields. An answer to a field that is not visible with the other answers is rejected. An answer whose field becomes hidden is cleared.
         *
         *     Returns `answers`, `missing_required`.
         *
         *     Needs the scope `forms:write`.
         */
        put: operations["putAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms-answers-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as the answer to a field
         * @description Returns `answer`.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["answerWithFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms-answers/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear answers of a form in a context
         * @description Clears the given fields. Default: all fields. The history retains the values.
         *
         *     Returns `answers`.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["clearAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms-answers/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of answers in a context, newest first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `changes`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["readAnswerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms/pivot-accessor/url-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create signed links to answer a form in a context
         * @description The url is only returned once. A link for one use is used up by a submission, not by viewing the form.
         *
         *     Returns `urls`.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["generateFormLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms/pivot-accessor/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signed links, newest first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `urls`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listFormLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms/pivot-accessor/urls/{form_link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a signed link
         * @description Returns `url`. An unknown or malformed id in the path is 404 `form_link_model_not_found`.
         *
         *     Needs the scope `forms:write`.
         */
        delete: operations["revokeFormLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/dynamic-forms/pivot-accessor/urls/{form_link}/accesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the access log of a signed link, newest first
         * @description Views, submissions and wrong PINs of the last 90 days.
         *
         *     Paginated by `page` and `perPage`. Returns `meta`, `accesses`. An unknown or malformed id in the path is 404 `form_link_model_not_found`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listFormLinkAccesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/form-edges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of all forms
         * @description The fields (edges) that filters and sorts by answers take as their first argument, in the order of their forms, newest first. `filter[form]` selects one form.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[form]`, `filter[trashed]`. Returns `meta`, `form_edges`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listFormEdges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as get-forms
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[title]`, `filter[created_by]`, `filter[trashed]`. Returns `meta`, `forms`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Returns `form`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/forms/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form with its fields
         * @description Returns `form`. An unknown or malformed id in the path is 404 `form_model_not_found`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["readForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form
         * @description Returns `form`. An unknown or malformed id in the path is 404 `form_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `forms:write`.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        /**
         * Update a form
         * @description Creates the next version. Fields that the request names by id retain it. A changed type creates a new field. Answers refer to the version at the time of the answer.
         *
         *     Returns `form`. An unknown or malformed id in the path is 404 `form_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `forms:write`.
         */
        patch: operations["updateForm"];
        trace?: never;
    };
    "/api/management/forms/{form}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted form
         * @description Returns `form`. An unknown or malformed id in the path is 404 `form_model_not_found`.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["restoreForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the frame of the token
         * @description Returns `frame`.
         *
         *     Any valid token is sufficient.
         */
        get: operations["readFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the frame of the token
         * @description Returns `frame`.
         *
         *     Needs the scope `system:write`.
         */
        patch: operations["updateFrame"];
        trace?: never;
    };
    "/api/management/funnels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List funnels with their steps, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[trashed]`. Returns `meta`, `funnels`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["listFunnels"];
        put?: never;
        /**
         * Create a funnel, optionally with its steps
         * @description Returns `funnel`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["createFunnel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a funnel with its steps
         * @description Returns `funnel`. An unknown or malformed id in the path is 404 `funnel_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readFunnel"];
        put?: never;
        post?: never;
        /**
         * Delete a funnel; it can be restored
         * @description Returns `funnel`. An unknown or malformed id in the path is 404 `funnel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["deleteFunnel"];
        options?: never;
        head?: never;
        /**
         * Change fields of a funnel
         * @description With If-Match, the change is made only if the client has read the latest version.
         *
         *     Returns `funnel`. An unknown or malformed id in the path is 404 `funnel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        patch: operations["updateFunnel"];
        trace?: never;
    };
    "/api/management/funnels/{funnel}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a funnel as a board: counts, budgets and the first projects of each step
         * @description `perPage` is the number of projects per step. List further projects with …/projects?step_id=.
         *
         *     Paginated by `page` and `perPage`. Returns `board`. An unknown or malformed id in the path is 404 `funnel_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects in a funnel, longest in their step first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `assignments`. An unknown or malformed id in the path is 404 `funnel_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["listFunnelProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the step and status of a project in a funnel
         * @description Returns `assignment`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readFunnelAssignment"];
        put?: never;
        /**
         * Move a project into a funnel
         * @description By default, to the first step. The same rules apply as for moves.
         *
         *     Returns `assignment`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["enterFunnel"];
        /**
         * Remove a project from a funnel
         * @description Returns `assignment`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["leaveFunnel"];
        options?: never;
        head?: never;
        /**
         * Change the status, forecast, tags or executors of a project in a funnel
         * @description Reopening needs a free place in the step. Lists replace the stored lists.
         *
         *     Returns `assignment`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        patch: operations["updateFunnelAssignment"];
        trace?: never;
    };
    "/api/management/funnels/{funnel}/projects/{project}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a project to another step
         * @description Of several concurrent moves of a project, one succeeds. The others fail with 409.
         *
         *     Returns `assignment`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["moveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/projects/{project}/move/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a move or an entry: what prevents it
         * @description Returns `allowed`, `blockers`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        post: operations["previewMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/projects/{project}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how long a project was in each step of a funnel
         * @description Returns `times`. An unknown or malformed id in the path is 404 `funnel_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readProjectTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted funnel
         * @description Returns `funnel`. An unknown or malformed id in the path is 404 `funnel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["restoreFunnel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a step to a funnel
         * @description Returns `step`. An unknown or malformed id in the path is 404 `funnel_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["addFunnelStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/steps/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the steps of a funnel
         * @description Send all step ids in their new order, or one step and the one that it is placed before or after.
         *
         *     Returns `funnel`. An unknown or malformed id in the path is 404 `funnel_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        put: operations["orderFunnelSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/funnels/{funnel}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how long projects stay in each step of a funnel
         * @description Returns `steps`. An unknown or malformed id in the path is 404 `funnel_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readFunnelTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/get-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a form with its fields, by the id in the body
         * @description With an accessor, the response contains the answers in that context.
         *
         *     Returns `form`.
         *
         *     Needs the scope `forms:read`.
         */
        post: operations["getForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/get-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forms, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[title]`, `filter[created_by]`, `filter[trashed]`. Returns `meta`, `forms`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["getForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller of the token
         * @description Returns `user`, `frame`, `scopes`.
         *
         *     Any valid token is sufficient.
         */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/media-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[channel]`, `filter[conversation]`, `filter[project]`, `filter[external_id]`, `filter[direction]`, `filter[status]`. Returns `meta`, `media_items`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["listMediaItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/media-items/{media_item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description Returns `media_item`. An unknown or malformed id in the path is 404 `media_item_model_not_found`.
         *
         *     Needs the scope `channels:read`.
         */
        get: operations["readMediaItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project groups, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[projects]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `project_groups`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listProjectGroups"];
        put?: never;
        /**
         * Create a project group
         * @description Returns `project_group`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createProjectGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search project groups
         * @description GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `project_groups`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchProjectGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups/{project_group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project group
         * @description Returns `project_group`. An unknown or malformed id in the path is 404 `project_group_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readProjectGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a project group (soft delete)
         * @description Its projects remain. They are in the group again after a restore.
         *
         *     Returns `project_group`. An unknown or malformed id in the path is 404 `project_group_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteProjectGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a project group
         * @description Returns `project_group`. An unknown or malformed id in the path is 404 `project_group_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateProjectGroup"];
        trace?: never;
    };
    "/api/management/project-groups/{project_group}/projects/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the projects of a group, in the group's order
         * @description Sorting is not possible: the order is always the one defined inside the group.
         *
         *     Returns `meta`, `projects`, `warnings`. An unknown or malformed id in the path is 404 `project_group_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["listProjectsOfGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups/{project_group}/projects/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the projects of a group: all of them, or one before or after another
         * @description Returns `project_group`. An unknown or malformed id in the path is 404 `project_group_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        put: operations["orderProjectsOfGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups/{project_group}/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a project to a group, as the last one
         * @description Returns `project_group`, `project`. An unknown or malformed id in the path is 404 `project_group_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["joinProjectGroup"];
        /**
         * Remove a project from a group
         * @description Returns `project_group`, `project`. An unknown or malformed id in the path is 404 `project_group_model_not_found` or `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["leaveProjectGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/project-groups/{project_group}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted project group
         * @description Returns `project_group`. An unknown or malformed id in the path is 404 `project_group_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreProjectGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[code]`, `filter[name]`, `filter[description]`, `filter[name_code]`, `filter[status]`, `filter[impact]`, `filter[budget]`, `filter[customer]`, `filter[contact]`, `filter[parent]`, `filter[children]`, `filter[assignee]`, `filter[project_groups]`, `filter[is_template]`, `filter[funnels]`, `filter[funnel_steps]`, `filter[funnel_status]`, `filter[funnel_tags]`, `filter[funnel_status_at]`, `filter[funnel_forecast_date]`, `filter[funnel_step_linked_at]`, `filter[completed_percentage]`, `filter[channel_awaiting_reply_since]`, `filter[creator]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `projects`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Only the name is required. The default code is P- with the next number of the frame.
         *
         *     Returns `project`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 projects
         * @description Each item is processed separately and has its own outcome, in request order. Errors are those of a single request: an invalid item is an outcome with `validation_errors`, and the others are processed.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateProjects"];
        trace?: never;
    };
    "/api/management/projects/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete up to 200 projects (soft delete)
         * @description Each item is deleted separately and has its own outcome, in request order.
         *
         *     Returns `outcomes`, `meta`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["deleteProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search projects
         * @description GET system/params/project lists the fields with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `projects`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description Returns `project`, `warnings`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project (soft delete)
         * @description Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change fields of a project
         * @description With If-Match, the change applies only to this version of the project.
         *
         *     Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/management/projects/{project}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a project, or create one from a template
         * @description The copy has the tags, users and tasks of the project and its own code, and is in progress. It is a template only with is_template.
         *
         *     Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["duplicateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ancestors and descendants of a project
         * @description Returns `hierarchy`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/hierarchy/attach-child/{child}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the parent of a project
         * @description The project keeps its descendants. A previous parent is replaced.
         *
         *     Returns `data`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["attachChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/hierarchy/detach-child/{child}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a child from its parent
         * @description The child becomes a root and keeps its descendants.
         *
         *     Returns `data`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["detachChild"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a project, newest first
         * @description Filters: filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC).
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[action]`, `filter[actor]`, `filter[correlation_id]`, `filter[from]`, `filter[to]`. Returns `meta`, `history`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/loose-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the forms attached to a project, newest first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `loose_forms`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listLooseForms"];
        put?: never;
        /**
         * Attach a form to a project
         * @description A form can be attached several times. Each attachment has its own id.
         *
         *     Returns `loose_form`. An unknown or malformed id in the path is 404 `project_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["attachLooseForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/loose-forms/{loose_form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Detach a form from a project
         * @description Its answers are not deleted and can be read with the same accessor.
         *
         *     Returns `loose_form`. An unknown or malformed id in the path is 404 `project_model_not_found` or `loose_form_model_not_found`.
         *
         *     Needs the scope `forms:write`.
         */
        delete: operations["detachLooseForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a project into another one
         * @description The merged project is closed and rejects changes until the merge is undone.
         *
         *     Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["mergeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted project
         * @description Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a project as a page that everybody with the link can read
         * @description The page is /share/{share_token}. Sharing again keeps the link and replaces the settings.
         *
         *     Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["shareProject"];
        /**
         * Revoke the link of a share page permanently
         * @description Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["unshareProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks of a project, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[project]`, `filter[title]`, `filter[done]`, `filter[due_at]`, `filter[assignee]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `tasks`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task of a project
         * @description Returns `task`. An unknown or malformed id in the path is 404 `project_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/tasks/{task}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a task
         * @description Returns `task`. An unknown or malformed id in the path is 404 `project_model_not_found` or `task_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task (soft delete)
         * @description Returns `task`. An unknown or malformed id in the path is 404 `project_model_not_found` or `task_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change fields of a task
         * @description Returns `task`. An unknown or malformed id in the path is 404 `project_model_not_found` or `task_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/api/management/projects/{project}/tasks/{task}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted task
         * @description Returns `task`. An unknown or malformed id in the path is 404 `project_model_not_found` or `task_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/projects/{project}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the merge of a project
         * @description Returns `project`. An unknown or malformed id in the path is 404 `project_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["unmergeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service accounts, newest first
         * @description Paginated by `page` and `perPage`. Returns `meta`, `service_accounts`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["listServiceAccounts"];
        put?: never;
        /**
         * Create a service account and return its secret once
         * @description Programs exchange its id and secret for access tokens at /api/management/auth/token.
         *
         *     Returns `service_account`, `client_id`, `client_secret`.
         *
         *     Needs the scope `system:write`.
         */
        post: operations["createServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/service-accounts/{service_account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service account
         * @description Returns `service_account`. An unknown or malformed id in the path is 404 `service_account_model_not_found`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readServiceAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a service account and revoke its access tokens
         * @description Returns `service_account`. An unknown or malformed id in the path is 404 `service_account_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `system:write`.
         */
        delete: operations["deleteServiceAccount"];
        options?: never;
        head?: never;
        /**
         * Change the name, the scopes or the status of a service account
         * @description Removing scopes revokes issued access tokens within seconds. Activating requires all scopes of the account.
         *
         *     Returns `service_account`. An unknown or malformed id in the path is 404 `service_account_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `system:write`.
         */
        patch: operations["updateServiceAccount"];
        trace?: never;
    };
    "/api/management/service-accounts/{service_account}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a service account and return the new secret once
         * @description Requires all scopes of the account.
         *
         *     Returns `service_account`, `client_id`, `client_secret`. An unknown or malformed id in the path is 404 `service_account_model_not_found`.
         *
         *     Needs the scope `system:write`.
         */
        post: operations["rotateServiceAccountSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports and exports, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[action]`, `filter[type]`, `filter[status]`. Returns `meta`, `spreadsheet_operations`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["listSpreadsheetOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/export/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export
         * @description Requires spreadsheets:write and the read scope of the rows: projects:read; forms:read for form_answer and answer_history (with filters also projects:read); automations:read for agent_execution and project_execution, which support no filters.
         *
         *     Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `type_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `spreadsheets:write`.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/export/{type}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the columns of an export type
         * @description Returns `columns`. An unknown or malformed id in the path is 404 `type_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["listExportColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/import/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an import
         * @description The rows are applied in the background. Requires spreadsheets:write and projects:write.
         *
         *     Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `type_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `spreadsheets:write`.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/import/{type}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a template for an import
         * @description The workbook contains the headings, lists of allowed values, and a sheet that explains each column.
         *
         *     Returns application/vnd.openxmlformats-officedocument.spreadsheetml.sheet. An unknown or malformed id in the path is 404 `type_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["downloadImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import or export
         * @description Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["readSpreadsheetOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import or export
         * @description Imported rows are not undone. An operation that has ended is a conflict.
         *
         *     Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:write`.
         */
        post: operations["cancelSpreadsheetOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a completed export
         * @description Supports ranges. Requires the read scope of the rows: projects:read, forms:read or automations:read. Files of other users' operations also require spreadsheets:write.
         *
         *     Returns application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["downloadSpreadsheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List row errors in the order of the sheet
         * @description Requires the read scope of the rows. Operations of other users also require spreadsheets:write.
         *
         *     Paginated by `page` and `perPage`. Returns `meta`, `errors`. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["listSpreadsheetOperationErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/errors/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rejected rows of an import as a workbook, with the reasons for each row
         * @description Correct the rows and import the workbook again with the same options. Requires the read scope of the rows. Files of other users' operations also require spreadsheets:write.
         *
         *     Returns application/vnd.openxmlformats-officedocument.spreadsheetml.sheet. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["downloadRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream progress as server-sent events until the operation ends
         * @description Returns text/event-stream. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:read`.
         */
        get: operations["streamSpreadsheetOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed import or export
         * @description An import resumes after its last stored row.
         *
         *     Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:write`.
         */
        post: operations["retrySpreadsheetOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/spreadsheet-operations/{operation}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll back an import
         * @description Restores and removes records in the background if they were not changed since the import. `metadata.rollback` shows the progress. The errors of the operation with the column `rollback` name the records that stay unchanged.
         *
         *     Returns `spreadsheet_operation`. An unknown or malformed id in the path is 404 `spreadsheet_operation_model_not_found`.
         *
         *     Needs the scope `spreadsheets:write`.
         */
        post: operations["rollBackSpreadsheetOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a step
         * @description Returns `step`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["readFunnelStep"];
        put?: never;
        post?: never;
        /**
         * Delete a step
         * @description Responds with the funnel without the step. Move open and paused projects to another step first. Projects that are won or lost in the step are moved to the step in `move_to`.
         *
         *     Returns `funnel`. An unknown or malformed id in the path is 404 `step_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["deleteFunnelStep"];
        options?: never;
        head?: never;
        /**
         * Change fields of a step
         * @description Returns `step`. An unknown or malformed id in the path is 404 `step_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `funnels:write`.
         */
        patch: operations["updateFunnelStep"];
        trace?: never;
    };
    "/api/management/steps/{step}/assistants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assistants of a step, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[active]`, `filter[trigger]`, `filter[trashed]`. Returns `meta`, `step_assistants`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listStepAssistants"];
        put?: never;
        /**
         * Create an assistant
         * @description The rule acts on behalf of its author, with the scopes that the author has when it runs.
         *
         *     Returns `step_assistant`. An unknown or malformed id in the path is 404 `step_model_not_found`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["createStepAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/assistants/execution-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a step’s assistants, newest first
         * @description Includes deleted assistants and a deleted step. Skipped runs are retained for 90 days, all others permanently. Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the value that a condition saw is left out.
         *
         *     Paginated by `page` and `perPage`. Filters: `filter[assistant_id]`, `filter[project_id]`, `filter[status]`, `filter[from]`, `filter[to]`. Returns `meta`, `execution_logs`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listAssistantExecutionLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/assistants/{assistant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an assistant
         * @description Returns `step_assistant`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readStepAssistant"];
        put?: never;
        post?: never;
        /**
         * Delete an assistant
         * @description It stops immediately. Its logs remain. It cannot be restored.
         *
         *     Returns 204 without a body. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteStepAssistant"];
        options?: never;
        head?: never;
        /**
         * Change an assistant; activate or deactivate it by `active`
         * @description Returns `step_assistant`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        patch: operations["updateStepAssistant"];
        trace?: never;
    };
    "/api/management/steps/{step}/assistants/{assistant}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what an assistant would do on a project, without doing it
         * @description Also needs projects:read and the read scope of the trigger's data; funnels:read for a rule of a step or funnel, or one that moves projects.
         *
         *     Returns `would_fire`, `reasons`, `conditions`, `actions`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        post: operations["rehearseStepAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/assistants/{assistant}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain whether an assistant would act on a project now, and why
         * @description Also needs projects:read and the read scope of the trigger's data; funnels:read for a rule of a step or funnel, or one that moves projects.
         *
         *     Returns `would_fire`, `reasons`, `conditions`, `actions`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["explainStepAssistant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/assistants/{assistant}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate an assistant on the events of a period within the last 90 days
         * @description Uses the values that conditions read when the events happened, as if the rule had been active. Changes nothing. Also needs the read scope of the trigger's data, and projects:read for a rule with conditions.
         *
         *     Returns `simulation`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_assistant_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        post: operations["simulateStepAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the videos and files of a step
         * @description Returns `step_attachments`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `funnels:read`.
         */
        get: operations["listStepAttachments"];
        put?: never;
        /**
         * Upload a video or file to a step, or link one
         * @description An upload is multipart/form-data. A link is application/json: {name, type: video or file, url, duration}. A video needs its duration. The content decides whether an upload is a video.
         *
         *     Returns `step_attachment`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["addStepAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/attachments/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the attachments of a step
         * @description Send all ids in their new order, or one attachment and the one that it is placed before or after.
         *
         *     Returns `step_attachments`. An unknown or malformed id in the path is 404 `step_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        put: operations["orderStepAttachments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/steps/{step}/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attachment
         * @description Its viewings are retained.
         *
         *     Returns `step_attachment`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_attachment_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["deleteStepAttachment"];
        options?: never;
        head?: never;
        /**
         * Change the name or the duration of an attachment
         * @description Returns `step_attachment`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_attachment_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        patch: operations["updateStepAttachment"];
        trace?: never;
    };
    "/api/management/steps/{step}/attachments/{attachment}/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record which ranges of a video the caller has played for a project
         * @description Ranges accumulate. At 95 % of its duration the video counts as watched, which the history of the project records once.
         *
         *     Returns `viewing`. An unknown or malformed id in the path is 404 `step_model_not_found` or `step_attachment_model_not_found`.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["recordViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/agent_execution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filter fields of executions of AI agents
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readAgentExecutionSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/automation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filter fields of automations
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readAutomationSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of channels for filtering
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readChannelSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of forms for filtering and sorting
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readFormSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filter fields of funnels
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readFunnelSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/media_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of messages for filtering
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readMediaItemSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/spreadsheet_operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of imports and exports for filtering and sorting
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readSpreadsheetOperationSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filter fields of webhooks
         * @description Returns `params`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readWebhookSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/system/params/{model_class}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a model for filtering and sorting
         * @description Returns `params`. An unknown or malformed id in the path is 404 `model_class_model_not_found`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readSearchParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[created_at]`, `filter[updated_at]`, `filter[trashed]`. Returns `meta`, `tags`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Returns `tag`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tags
         * @description GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `tags`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tag
         * @description Returns `tag`. An unknown or malformed id in the path is 404 `tag_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag (soft delete)
         * @description Projects that have it keep showing it, with deleted_at. It is rejected for other projects.
         *
         *     Returns `tag`. An unknown or malformed id in the path is 404 `tag_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Change the name or color of a tag
         * @description Returns `tag`. An unknown or malformed id in the path is 404 `tag_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/api/management/tags/{tag}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted tag
         * @description Returns `tag`. An unknown or malformed id in the path is 404 `tag_model_not_found`.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["restoreTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/update-required-step-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video mandatory to watch, or optional
         * @description Returns `response: true`.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["updateRequiredStepAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[email]`, `filter[active]`, `filter[created_at]`, `filter[trashed]`. Returns `meta`, `users`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user before the first sign-in
         * @description Returns `user`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users
         * @description GET system/params lists the fields of the model with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.
         *
         *     Returns `meta`, `users`, `warnings`.
         *
         *     Needs the scope `projects:read`.
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Returns `user`. An unknown or malformed id in the path is 404 `user_model_not_found`.
         *
         *     Needs the scope `projects:read`.
         */
        get: operations["readUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user (soft delete)
         * @description All tokens of the user become invalid within a second. Users cannot delete themselves.
         *
         *     Returns `user`. An unknown or malformed id in the path is 404 `user_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `system:write`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change fields of a user
         * @description Changing `active` requires the scope `system:write`. Users cannot change their own `active`.
         *
         *     Returns `user`. An unknown or malformed id in the path is 404 `user_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `projects:write`.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/management/users/{user}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted user
         * @description Returns `user`. An unknown or malformed id in the path is 404 `user_model_not_found`.
         *
         *     Needs the scope `system:write`.
         */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{user}/revoked-scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the revoked scopes of a user
         * @description Returns `revoked_scopes`. An unknown or malformed id in the path is 404 `user_model_not_found`.
         *
         *     Needs the scope `system:read`.
         */
        get: operations["readRevokedScopes"];
        /**
         * Revoke scopes from background work of a user
         * @description Replaces the list. Imports, exports, rules and agents keep the scopes with which they were started, even if a newer token of the user has fewer. Those that need a revoked scope end within seconds.
         *
         *     Returns `revoked_scopes`. An unknown or malformed id in the path is 404 `user_model_not_found`.
         *
         *     Needs the scope `system:write`.
         */
        put: operations["revokeScopes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[id]`, `filter[name]`, `filter[active]`, `filter[trashed]`. Returns `meta`, `webhooks`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Responds with the secret that signs each delivery. It is shown only once.
         *
         *     Returns `webhook`, `secret`. With `Idempotency-Key`, a repeated request has no second effect.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of events
         * @description Returns `kinds`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listWebhookKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Returns `webhook`. An unknown or malformed id in the path is 404 `webhook_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook; it can be restored
         * @description It receives no further events. Pending deliveries are retained for 30 days.
         *
         *     Returns `webhook`. An unknown or malformed id in the path is 404 `webhook_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook; activate or deactivate it by `active`
         * @description If the URL changes, pending deliveries are retried immediately. While the webhook is not active, deliveries remain pending.
         *
         *     Returns `webhook`. An unknown or malformed id in the path is 404 `webhook_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a webhook
         * @description Pending deliveries are sent now, in their order.
         *
         *     Returns `webhook`. An unknown or malformed id in the path is 404 `webhook_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["activateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook of the last 30 days, newest first
         * @description Paginated by `page` and `perPage`. Filters: `filter[status]`, `filter[kind]`, `filter[project_id]`, `filter[event_id]`, `filter[from]`, `filter[to]`. Returns `meta`, `deliveries`. An unknown or malformed id in the path is 404 `webhook_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its payload and attempts
         * @description Returns `delivery`. An unknown or malformed id in the path is 404 `webhook_model_not_found` or `webhook_delivery_model_not_found`.
         *
         *     Needs the scope `automations:read`.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/deliveries/{delivery}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description The delivery has the same `webhook-id` and is added behind the pending deliveries of its project. A pending delivery is retried immediately.
         *
         *     Returns `delivery`. An unknown or malformed id in the path is 404 `webhook_model_not_found` or `webhook_delivery_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the events of a period again
         * @description Sends the events of the last 30 days to which the webhook is subscribed now, in their order and with their ids, including events that it never received. At most 10,000 events in one request.
         *
         *     Returns `events_count`. An unknown or malformed id in the path is 404 `webhook_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted webhook with its pending deliveries
         * @description Returns `webhook`. An unknown or malformed id in the path is 404 `webhook_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["restoreWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Responds with the new secret, which is shown only once. For one day, deliveries are signed with both secrets.
         *
         *     Returns `webhook`, `secret`. An unknown or malformed id in the path is 404 `webhook_model_not_found`. With `If-Match`, an outdated version is 412.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event and return its delivery
         * @description The event is sent once, also if the webhook is not active. The request waits for the response of the receiver.
         *
         *     Returns `delivery`. An unknown or malformed id in the path is 404 `webhook_model_not_found`.
         *
         *     Needs the scope `automations:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avatars/{avatar}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the generated picture of a user or another initiator
         * @description An SVG with the initials of the name. Pictures never change, so clients can cache them.
         *
         *     Returns image/svg+xml. An unknown or malformed id in the path is 404 `avatar_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["readAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/channels/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a message, by the link in the message
         * @description Valid for ten minutes. Supports ranges.
         *
         *     Returns application/octet-stream, application/pdf, image/*, video/*, audio/*, text/*. An unknown or malformed id in the path is 404 `file_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/forms/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of an answer by the link in the answer
         * @description Valid for ten minutes. Supports ranges.
         *
         *     Returns application/octet-stream, application/pdf, image/*, video/*, audio/*, text/*. An unknown or malformed id in the path is 404 `file_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["readAnswerFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/funnels/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of an attachment by its link
         * @description Valid for ten minutes. Supports ranges.
         *
         *     Returns application/octet-stream, application/pdf, image/*, video/*, audio/*, text/*. An unknown or malformed id in the path is 404 `file_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["readAttachmentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the form of a signed link, as a page or as JSON, depending on Accept
         * @description Returns text/html. An unknown or malformed id in the path is 404 `form_link_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["openFormLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{token}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the form of a signed link
         * @description A submission without a required answer is rejected as a whole. Repeated requests with the same Idempotency-Key have the same result.
         *
         *     Returns `response: true`. An unknown or malformed id in the path is 404 `form_link_model_not_found`.
         *
         *     Public: no token is required.
         */
        post: operations["submitFormLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{token}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a submission through the same link
         * @description Returns `file`. An unknown or malformed id in the path is 404 `form_link_model_not_found`.
         *
         *     Public: no token is required.
         */
        post: operations["uploadByFormLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared project
         * @description An HTML page, or JSON with Accept: application/json.
         *
         *     Returns `project`. An unknown or malformed id in the path is 404 `share_model_not_found`.
         *
         *     Public: no token is required.
         */
        get: operations["openSharePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "ai_agent.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user approved a tool call of an AI agent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "ai_agent.approved";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the execution
                                 */
                                execution_id: string;
                                /** @description The agent */
                                agent: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Tools that the agent may use */
                                tools: string[];
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ai_agent.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An execution of an AI agent was cancelled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "ai_agent.cancelled";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the execution
                                 */
                                execution_id: string;
                                /** @description The agent */
                                agent: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ai_agent.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An execution of an AI agent was completed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "ai_agent.completed";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the execution
                                 */
                                execution_id: string;
                                /** @description The agent */
                                agent: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ai_agent.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An AI agent has failed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "ai_agent.failed";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the execution
                                 */
                                execution_id: string;
                                /** @description The agent */
                                agent: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ai_agent.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user rejected a tool call of an AI agent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "ai_agent.refused";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the execution
                                 */
                                execution_id: string;
                                /** @description The agent */
                                agent: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Tools that the agent may use */
                                tools: string[];
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assistant.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An assistant has failed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "assistant.failed";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the run
                                 */
                                run_id: string;
                                /** @description The rule */
                                rule: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The event or time that starts it */
                                trigger: string;
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assistant.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An assistant has completed its actions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "assistant.succeeded";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the run
                                 */
                                run_id: string;
                                /** @description The rule */
                                rule: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The event or time that starts it */
                                trigger: string;
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An automation has failed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "automation.failed";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the run
                                 */
                                run_id: string;
                                /** @description The rule */
                                rule: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The event or time that starts it */
                                trigger: string;
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An automation has completed its actions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "automation.succeeded";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the run
                                 */
                                run_id: string;
                                /** @description The rule */
                                rule: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The event or time that starts it */
                                trigger: string;
                                /** @description Description of the error, for people */
                                error?: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A conversation was linked to a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "conversation.linked";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the conversation
                                 */
                                conversation_id: string;
                                /**
                                 * Format: uuid
                                 * @description Id of the channel
                                 */
                                channel_id: string;
                                /** @description The sender, as far as it is known */
                                sender: ({
                                    /** @description Id */
                                    id: string | null;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                    /** @description Phone number, as entered */
                                    phone: string | null;
                                    /** @description E-mail address */
                                    email: string | null;
                                } & {
                                    [key: string]: unknown;
                                }) | null;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers to a form were given or changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "form.answered";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description Id of the form */
                                form_id: number;
                                /** @description The form title */
                                form_title: string;
                                /** @description The accessor type */
                                accessor_type: string;
                                /** @description How it was changed, such as through the API or a link */
                                way: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form.attached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A form was attached to a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "form.attached";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description Id of the form */
                                form_id: number;
                                /** @description The form title */
                                form_title: string;
                                /** @description Id of the loose form */
                                loose_form_id: number;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form.detached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A form was removed from a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "form.detached";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description Id of the form */
                                form_id: number;
                                /** @description The form title */
                                form_title: string;
                                /** @description Id of the loose form */
                                loose_form_id: number;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.entered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project entered a funnel */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.entered";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project has been in its step for too long */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.late";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /**
                                 * Format: date-time
                                 * @description The since
                                 */
                                since: string;
                                /** @description Hours after which a project in the step is late; null if never */
                                late_after_hours: number | null;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project left a funnel */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.left";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project moved to another step */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.moved";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The from step */
                                from_step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The forecast date of a project has passed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.overdue";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Expected date of completion (YYYY-MM-DD) */
                                forecast_date: string | null;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "funnel.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The status, forecast, tags or executors of a project in a funnel changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "funnel.updated";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The funnel */
                                funnel: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description The step */
                                step: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message of a project could not be sent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "message.failed";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the conversation
                                 */
                                conversation_id: string;
                                /**
                                 * Format: uuid
                                 * @description Id of the channel
                                 */
                                channel_id: string;
                                /**
                                 * Format: uuid
                                 * @description Id of the media item
                                 */
                                media_item_id: string;
                                /** @description The failure */
                                failure?: unknown;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was received, with or without a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "message.received";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the conversation
                             */
                            conversation_id: string;
                            /**
                             * Format: uuid
                             * @description Id of the channel
                             */
                            channel_id: string;
                            /**
                             * Format: uuid
                             * @description Id of the media item
                             */
                            media_item_id: string;
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string | null;
                            /** @description Text of the message, or code of an error */
                            message: string;
                            /** @description Id in the connected system */
                            external_id: string | null;
                            /** @description The sender, as far as it is known */
                            sender: ({
                                /** @description Id */
                                id: string | null;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                                /** @description Phone number, as entered */
                                phone: string | null;
                                /** @description E-mail address */
                                email: string | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            /**
                             * Format: date-time
                             * @description When the message was sent (UTC, ISO 8601)
                             */
                            sent_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was received (UTC, ISO 8601)
                             */
                            received_at: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message of a project was sent to a connector */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "message.sent";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /**
                                 * Format: uuid
                                 * @description Id of the conversation
                                 */
                                conversation_id: string;
                                /**
                                 * Format: uuid
                                 * @description Id of the channel
                                 */
                                channel_id: string;
                                /**
                                 * Format: uuid
                                 * @description Id of the media item
                                 */
                                media_item_id: string;
                                /** @description The failure */
                                failure?: unknown;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.created";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.deleted";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A project was merged; sent for both projects */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.merged";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description Id of the project that receives the content */
                                into?: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Start */
                                from?: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted project was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.restored";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A public page of a project was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.shared";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.unmerged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A merge was undone; sent for both projects */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.unmerged";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description Id of the project that receives the content */
                                into?: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** @description Start */
                                from?: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.unshared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The public page of a project was removed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.unshared";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a project were changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "project.updated";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "step_attachment.watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A video of a step was watched */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "step_attachment.watched";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The step attachment */
                                step_attachment: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Name, 1 to 255 characters */
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /**
                                 * Format: uuid
                                 * @description Id of the step
                                 */
                                step_id: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "task.created";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The task */
                                task: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Title */
                                    title: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "task.deleted";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The task */
                                task: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Title */
                                    title: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted task was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "task.restored";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The task */
                                task: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Title */
                                    title: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "task.updated";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /**
                             * Format: uuid
                             * @description Id of the project
                             */
                            project_id: string;
                            /** @description The actor, with the name at that time */
                            actor: {
                                /**
                                 * @description Kind; it decides which other members apply
                                 * @enum {string}
                                 */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                /** @description Id */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /** @description Changed fields */
                            changes: {
                                /** @description Name of a field */
                                field: string;
                                /** @description Start */
                                from?: unknown;
                                /** @description End */
                                to?: unknown;
                            }[];
                            /** @description Details; they depend on the kind */
                            details: {
                                /** @description The task */
                                task: {
                                    /**
                                     * Format: uuid
                                     * @description Id
                                     */
                                    id: string;
                                    /** @description Title */
                                    title: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another webhook was disabled by the system */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "webhook.disabled";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /** @description The webhook */
                            webhook: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                                /** @description Address (URL) */
                                url: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description The disabled reason
                             * @enum {string}
                             */
                            disabled_reason: "failing" | "gone";
                            /** @description The notice */
                            notice: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test; sent only to the tested webhook */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Time of the attempt in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description According to Standard Webhooks: `v1,` and base64. Two signatures, separated by a space, for one day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description The specversion
                         * @enum {string}
                         */
                        specversion: "1.0";
                        /**
                         * Format: uuid
                         * @description Id
                         */
                        id: string;
                        /** @description The service that published the event */
                        source: string;
                        /**
                         * @description Type; it decides which other members apply
                         * @enum {string}
                         */
                        type: "webhook.test";
                        /** @description The project, conversation or webhook of the event */
                        subject?: string;
                        /**
                         * Format: date-time
                         * @description The time
                         */
                        time: string;
                        /**
                         * @description The datacontenttype
                         * @enum {string}
                         */
                        datacontenttype: "application/json";
                        /**
                         * Format: uuid
                         * @description The frameid
                         */
                        frameid: string;
                        /** @description Identifies the first cause of the chain */
                        correlationid: string;
                        /** @description The cause; absent if a user or client caused it */
                        causationid?: string;
                        /** @description Number of causes between the first one and this event */
                        depth: number;
                        /** @description The result */
                        data: {
                            /** @description The webhook */
                            webhook: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @description Text of the message, or code of an error */
                            message: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description 2xx accepts the event. 410 disables the webhook. Any other status is retried for one day. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        InboundMessage: {
            /** @description Text of the message, or code of an error */
            message: string;
            /** @description Id in the connected system */
            external_id?: string | number | null;
            /** @description The sender, as far as it is known */
            sender?: {
                /** @description Id */
                id?: string | null;
                /** @description Name, 1 to 255 characters */
                name?: string | null;
                /** @description Phone number, as entered */
                phone?: string | null;
                /** @description E-mail address */
                email?: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When the message was sent (UTC, ISO 8601)
             */
            sent_at?: string | null;
            /** @description Files of the message */
            attachments?: {
                /**
                 * Format: uri
                 * @description Address (URL)
                 */
                url: string;
                /** @description Name, 1 to 255 characters */
                name?: string | null;
                /** @description Media type of the file */
                mime_type?: string | null;
            }[] | null;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id?: string | null;
            /** @description Additional values, as an object */
            metadata?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        PaginationMeta: {
            /** @description Number of this page, starting at 1 */
            current_page: number;
            /** @description Start */
            from: number;
            /** @description Number of the last page, at least 1 */
            last_page: number;
            /** @description Applied size of a page */
            per_page: number;
            /** @description End */
            to: number;
            /** @description Total */
            total: number;
        };
        Channel: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Kind; it decides which other members apply */
            kind: string;
            /** @description Public reference of the channel, used in the address of its webhook */
            external_ref: string;
            /** @description Whether it is in use */
            active: boolean;
            /** @description Settings of the channel */
            settings: {
                [key: string]: unknown;
            };
            /** @description Whether deliveries must be signed */
            has_secret: boolean;
            /**
             * Format: date-time
             * @description When the oldest message on this channel that awaits a reply was sent
             */
            awaiting_reply_since: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        /**
         * @example {
         *       "name": "Support",
         *       "kind": "webhook"
         *     }
         */
        CreateChannel: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * @description Kind of connector, such as email or whatsapp
             * @default webhook
             */
            kind?: string;
            /** @description Unique in the whole system; generated if omitted */
            external_ref?: string;
            /**
             * @description Whether it is in use
             * @default true
             */
            active?: boolean;
            /**
             * @description Settings of the connector, stored unchanged
             * @default {}
             */
            settings?: {
                [key: string]: unknown;
            };
        };
        UpdateChannel: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Kind; it decides which other members apply */
            kind?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Settings of the channel */
            settings?: {
                [key: string]: unknown;
            };
        };
        RotateChannelSecret: {
            /** @description Generated if omitted */
            secret?: string;
        };
        Sender: {
            /** @description Id */
            id: string | null;
            /** @description Name, 1 to 255 characters */
            name: string | null;
            /** @description Phone number, as entered */
            phone: string | null;
            /** @description E-mail address */
            email: string | null;
        };
        /** @description The messages of one sender on one channel */
        Conversation: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id: string;
            /** @description The sender, as far as it is known */
            sender: components["schemas"]["Sender"] | null;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /** @description Number of messages */
            messages_count: number;
            /**
             * Format: date-time
             * @description Time of the newest message (UTC, ISO 8601)
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description Time of the oldest message without a reply; null if there is none
             */
            awaiting_reply_since: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
        };
        Attachment: {
            /** @description Id */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string | null;
            /** @description Media type of the file */
            mime_type: string | null;
            /**
             * @description State
             * @enum {string}
             */
            status: "pending" | "stored" | "refused";
            /** @description Error message if it was not fetched */
            reason: string | null;
            /** @description In bytes */
            size: number | null;
            /** @description URL of the file at the connector */
            url: string;
            /** @description Link to the stored file, valid for ten minutes */
            file_url: string | null;
        };
        MediaItem: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id: string;
            /**
             * Format: uuid
             * @description Id of the conversation
             */
            conversation_id: string;
            /**
             * @description `inbound` or `outbound`
             * @enum {string}
             */
            direction: "inbound" | "outbound";
            /** @description Text of the message, or code of an error */
            message: string;
            /** @description The connector's own id of the message */
            external_id: string | null;
            /** @description The sender, as far as it is known */
            sender: components["schemas"]["Sender"] | null;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /** @description Files of the message */
            attachments: components["schemas"]["Attachment"][];
            /** @description As sent by the connector; unknown fields are in `extra` */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the message was sent (UTC, ISO 8601)
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it was received (UTC, ISO 8601)
             */
            received_at: string;
            /** @description Author of an outbound message */
            author: {
                /**
                 * @description Kind; it decides which other members apply
                 * @enum {string}
                 */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            } | null;
            /**
             * @description Status of an outbound message
             * @enum {string|null}
             */
            status: "queued" | "sent" | "failed" | "delivered" | "read" | null;
            /** @description Error message if it failed */
            failure: string | null;
        };
        SendMessage: {
            /**
             * Format: uuid
             * @description Id of the conversation
             */
            conversation_id?: string;
            /**
             * Format: uuid
             * @description The message is sent to the project's contact
             */
            project_id?: string;
            /** @description Text of the message, or code of an error */
            message: string;
            /**
             * @description Sent to the connector unchanged
             * @default {}
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        MessageStatus: {
            /**
             * Format: uuid
             * @description Id of the media item
             */
            media_item_id?: string;
            /** @description Id in the connected system */
            external_id?: string | number;
            /**
             * @description State
             * @enum {string}
             */
            status: "sent" | "failed" | "delivered" | "read";
            /** @description Error message if it failed */
            error?: string;
        };
        /** @description One attempt of a connector to deliver a message */
        Delivery: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id: string;
            /**
             * Format: date-time
             * @description When it was received (UTC, ISO 8601)
             */
            received_at: string;
            /** @description accepted, duplicate, or the error code */
            verdict: string;
            /** @description Error message */
            reason: string | null;
            /**
             * Format: uuid
             * @description Id of the media item
             */
            media_item_id: string | null;
            /** @description Id of the webhook */
            webhook_id: string | null;
            /** @description Media type of the body */
            content_type: string | null;
            /** @description Whether its body was stored, so that it can be replayed */
            can_replay: boolean;
            /**
             * Format: uuid
             * @description Id of the delivery that was replayed
             */
            replay_of: string | null;
        };
        SearchParams: {
            /** @description Filters as in an advanced search */
            filters: {
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * @description Control that fits the values
                 * @enum {string}
                 */
                input_type: "text" | "number" | "date" | "boolean" | "select" | "relation";
                /** @description Operators that the field supports */
                operators: string[];
                /** @description Options to choose from */
                options: {
                    /** @description Label, for people */
                    label: string;
                    /** @description Value; its format depends on the field */
                    value: string | number | boolean;
                }[];
                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                arguments: {
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Type; it decides which other members apply */
                    type: string;
                    /** @description Whether a value is required */
                    required: boolean;
                    /** @description Path of the listing with the possible values; null if there is none */
                    hydrate: string | null;
                }[];
                /** @description Path of the listing with the possible values; null if there is none */
                hydrate: string | null;
            }[];
            /** @description Sorts, the first one first */
            sorting: {
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                arguments: {
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Type; it decides which other members apply */
                    type: string;
                    /** @description Whether a value is required */
                    required: boolean;
                    /** @description Path of the listing with the possible values; null if there is none */
                    hydrate: string | null;
                }[];
            }[];
        };
        Failure: {
            /**
             * @description Always true for success
             * @enum {boolean}
             */
            response: false;
            /**
             * @description Stable error code for programs
             * @example validation_errors
             */
            message: string;
            /** @description Message for users; it can change */
            error: string;
            /** @description Errors by field of the input */
            validation?: {
                [key: string]: string[];
            };
            /** @description Errors of an advanced search */
            errors?: {
                [key: string]: string[];
            };
            /**
             * Format: uri-reference
             * @description Entry of the error code in the documentation: cause and solution
             * @example https://api.example.org/docs/errors#validation_errors
             */
            doc_url: string;
            /** @description The same as X-Request-Id; identifies the request in logs and traces */
            request_id: string | null;
        } & {
            [key: string]: unknown;
        };
        ExportColumn: {
            /**
             * @description <entity>.<field>
             * @example project.name
             */
            key: string;
            /** @description Label, for people */
            label: string;
            /** @description Whether a value is required */
            required: boolean;
            /** @description Whether imports accept the column */
            importable: boolean;
        };
        StartExport: {
            /** @description Keys of columns. Default: all columns */
            columns?: string[] | null;
            /** @description As in an advanced search of the type. For form_answer and answer_history: filters of projects */
            filters?: ({
                /** @description Name of a field */
                field: string;
                /** @description How values are compared */
                operator: string;
            } & {
                [key: string]: unknown;
            })[] | null;
            /** @description At most 5. `form_answer` and `answer_history` support no sorting */
            sorting?: ({
                /** @description Name of a field */
                field: string;
                /**
                 * @description `inbound` or `outbound`
                 * @enum {string}
                 */
                direction: "asc" | "desc";
            } & {
                [key: string]: unknown;
            })[] | null;
            /**
             * @description For projects, as in a search. Default: exclude, or include if a filter uses is_template
             * @enum {string}
             */
            template?: "exclude" | "include" | "only";
            /**
             * @description Format of the file: `xlsx` or `csv`
             * @default xlsx
             * @enum {string}
             */
            format?: "xlsx" | "csv";
            /** @description Name of the file */
            file_name?: string;
        };
        SpreadsheetOperation: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * @description The action
             * @enum {string}
             */
            action: "import" | "export";
            /** @description Type; it decides which other members apply */
            type: string;
            /**
             * @description State
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /** @description Rows in total */
            total_rows: number;
            /** @description Rows that were processed, failed ones included */
            processed_rows: number;
            /** @description Progress in percent; 100 only when completed */
            percentage: number;
            /** @description Rows that failed. A row with several errors counts once, and has several entries in the list of errors */
            errors_count: number;
            /** @description Additional values, as an object */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Name of the file */
            file_name: string;
            /** @description Kind of the initiator, such as user or assistant */
            initiator_type: string;
            /**
             * Format: uuid
             * @description Id of the initiator
             */
            initiator_id: string;
            /** @description Who or what started it */
            initiator: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
            };
            /**
             * Format: date-time
             * @description When it started; null before (UTC, ISO 8601)
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it completed; null before (UTC, ISO 8601)
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
        };
        ImportForm: {
            /**
             * Format: binary
             * @description An XLSX workbook of at most 50 MB (52,428,800 bytes)
             */
            file: string;
            /**
             * @description `create`, `update` or `upsert`
             * @default create
             * @enum {string}
             */
            mode?: "create" | "update" | "upsert";
            /** @description Field that identifies existing rows. Projects: id, code, old_id. Contacts: id, email. Customers: id, name, document */
            match_by?: string;
            /** @description JSON object from heading to column key */
            mapping?: string;
            /** @description Name of the sheet. Default: the first visible sheet */
            sheet?: string;
            /**
             * @description Whether to create customers and contacts that do not exist
             * @enum {string}
             */
            create_missing?: "true" | "false";
            /**
             * @description Whether to have no effects
             * @enum {string}
             */
            dry_run?: "true" | "false";
        };
        RowError: {
            /** @description Id */
            id: number;
            /** @description Number of the row in the sheet; the heading is row 1 */
            row: number;
            /** @description Key of the column */
            column: string;
            /** @description Code, for programs */
            code: string;
            /** @description Text of the message, or code of an error */
            message: string;
            /** @description Value; its format depends on the field */
            value: string;
        };
        FunnelStep: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the funnel
             */
            funnel_id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Counts from 0 */
            position: number;
            /** @description Highest number of projects in the step; null without a limit */
            wip_limit: number | null;
            /** @description Hours after which a project in the step is late; null if never */
            late_after_hours: number | null;
            /** @description Ids of the reachable steps */
            reachable_step_ids: string[] | null;
            /** @description Ids of the forms */
            form_ids: number[];
            /** @description Ids of the required fields */
            required_field_ids: string[];
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
        };
        Funnel: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Steps, in their order */
            steps: components["schemas"]["FunnelStep"][];
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        CreateStep: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Maximum number of open projects in the step; null for no limit */
            wip_limit?: number | null;
            /** @description Hours after which an open project in the step is late; null for never */
            late_after_hours?: number | null;
            /** @description Forms of the step. Their required fields must be answered before a project enters the step */
            form_ids?: number[];
            /** @description Further fields of these forms that are required at this step */
            required_field_ids?: string[];
        };
        /**
         * @example {
         *       "name": "Sales",
         *       "steps": [
         *         {
         *           "name": "Offer"
         *         },
         *         {
         *           "name": "Order"
         *         }
         *       ]
         *     }
         */
        CreateFunnel: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description The steps of the funnel, in order */
            steps?: components["schemas"]["CreateStep"][];
        };
        UpdateFunnel: {
            /** @description Name, 1 to 255 characters */
            name?: string;
        };
        AddStep: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Maximum number of open projects in the step; null for no limit */
            wip_limit?: number | null;
            /** @description Hours after which an open project in the step is late; null for never */
            late_after_hours?: number | null;
            /** @description Forms of the step. Their required fields must be answered before a project enters the step */
            form_ids?: number[];
            /** @description Further fields of these forms that are required at this step */
            required_field_ids?: string[];
            /** @description Steps of the funnel to which projects may move from here; null for all */
            reachable_step_ids?: string[] | null;
            /** @description Counts from 0. By default, the end */
            position?: number;
        };
        UpdateStep: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Maximum number of open projects in the step; null for no limit */
            wip_limit?: number | null;
            /** @description Hours after which an open project in the step is late; null for never */
            late_after_hours?: number | null;
            /** @description Forms of the step. Their required fields must be answered before a project enters the step */
            form_ids?: number[];
            /** @description Further fields of these forms that are required at this step */
            required_field_ids?: string[];
            /** @description Steps of the funnel to which projects may move from here; null for all */
            reachable_step_ids?: string[] | null;
        };
        FunnelAssignment: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the funnel
             */
            funnel_id: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /**
             * @description State
             * @enum {string}
             */
            status: "open" | "won" | "lost" | "paused";
            /**
             * Format: date-time
             * @description When the status was set (UTC, ISO 8601)
             */
            status_at: string;
            /**
             * Format: date
             * @description Expected date of completion (YYYY-MM-DD)
             */
            forecast_date: string | null;
            /**
             * Format: date-time
             * @description When the project entered the step
             */
            linked_at: string;
            /** @description Ids of the tags */
            tag_ids: string[];
            /** @description Ids of the executors */
            executor_ids: string[];
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it left; null if it is still there (UTC, ISO 8601)
             */
            left_at: string | null;
        };
        UpdateAssignment: {
            /**
             * @description State
             * @enum {string}
             */
            status?: "open" | "won" | "lost" | "paused";
            /**
             * Format: date
             * @description Expected date of completion (YYYY-MM-DD)
             */
            forecast_date?: string | null;
            /** @description Ids of the tags */
            tag_ids?: string[];
            /** @description Ids of the executors */
            executor_ids?: string[];
        };
        EnterFunnel: {
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id?: string;
            /** @description Ranges of the videos of the step that the caller has played. Stored only if the move is made */
            viewed_attachments?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
                ranges: {
                    /** @description Start */
                    from: number;
                    /** @description End */
                    to: number;
                }[];
            }[];
            /** @description Answers to forms of the step. They count only if the move is made. Needs forms:write */
            answers?: {
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Value; its format depends on the field */
                value?: unknown;
            }[];
        };
        MoveProject: {
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /** @description Ranges of the videos of the step that the caller has played. Stored only if the move is made */
            viewed_attachments?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
                ranges: {
                    /** @description Start */
                    from: number;
                    /** @description End */
                    to: number;
                }[];
            }[];
            /** @description Answers to forms of the step. They count only if the move is made. Needs forms:write */
            answers?: {
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Value; its format depends on the field */
                value?: unknown;
            }[];
        };
        MoveBlocker: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "merged_project" | "already_in_step" | "assignment_closed" | "step_not_reachable" | "wip_limit" | "required_viewing" | "required_answers";
            /** @description What happened, for people */
            detail: string;
            /** @description How to resolve it */
            clear: string;
            /** @description Videos that must be watched. Only of required_viewing */
            required_attachments?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Address (URL) */
                url: string;
                /** @description Duration in seconds */
                duration: number;
            }[];
            /** @description Fields that must be answered. Only of required_answers */
            required_fields?: {
                /** @description Id of the form */
                form_id: number;
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Label, for people */
                label: string;
                /** @description Type; it decides which other members apply */
                type: string;
            }[];
        };
        BoardCard: {
            /** @description The project */
            project: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Code, for programs */
                code: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Budget in minor units, such as cents */
                budget: number;
            };
            /** @description The assignment */
            assignment: components["schemas"]["FunnelAssignment"];
            /** @description Whether the project is longer in the step than allowed */
            late: boolean;
        };
        Board: {
            /**
             * Format: uuid
             * @description Id of the funnel
             */
            funnel_id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Steps, in their order */
            steps: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Position, starting at 0 */
                position: number;
                /** @description Highest number of projects in the step; null without a limit */
                wip_limit: number | null;
                /** @description Hours after which a project in the step is late; null if never */
                late_after_hours: number | null;
                /** @description Number of open and paused projects */
                count: number;
                /** @description Sum of their budgets in minor units; above 2^53 - 1 rounded to about 16 digits */
                budget: number;
                /** @description Number of open projects that have been in the step for longer than it allows */
                late: number;
                /** @description The first page, longest in the step first */
                projects: components["schemas"]["BoardCard"][];
            }[];
        };
        ProjectTimes: {
            /**
             * Format: uuid
             * @description Id of the assignment
             */
            assignment_id: string;
            /** @description State */
            status: string;
            /**
             * Format: date
             * @description Expected date of completion (YYYY-MM-DD)
             */
            forecast_date: string | null;
            /**
             * Format: date-time
             * @description When the status was set (UTC, ISO 8601)
             */
            status_at: string;
            /** @description The project is open and its forecast date has passed */
            overdue: boolean;
            /** @description Seconds in the funnel */
            total_seconds: number;
            /** @description The steps in which the project was */
            stays: {
                /**
                 * Format: uuid
                 * @description Id of the step
                 */
                step_id: string;
                /** @description The step name */
                step_name: string;
                /**
                 * Format: date-time
                 * @description When it entered (UTC, ISO 8601)
                 */
                entered_at: string;
                /**
                 * Format: date-time
                 * @description null while the project is in the step. Set when it is won or lost in the step
                 */
                left_at: string | null;
                /** @description Seconds */
                seconds: number;
            }[];
        };
        StepAttachment: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "video" | "file";
            /** @description The link to an uploaded file expires after ten minutes */
            url: string;
            /** @description null for a link; the hash is SHA-256 */
            file: {
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Size in bytes */
                size: number;
                /** @description Media type of the file */
                mime_type: string;
                /** @description SHA-256 of the file, hexadecimal */
                hash: string;
            } | null;
            /** @description Duration in seconds */
            duration: number | null;
            /** @description Users must watch it before they move a project into the step */
            watch: boolean;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
        };
        UploadAttachment: {
            /**
             * Format: binary
             * @description Up to 500 MB
             */
            file: string;
            /** @description By default, the name of the file */
            name?: string;
            /** @description Duration of the video in seconds */
            duration?: number;
        };
        UpdateAttachment: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Duration of the video in seconds */
            duration?: number;
        };
        RequireAttachment: {
            /** @description Id */
            id: string | number;
            /** @description Whether the video must be watched */
            watch: boolean;
        };
        RecordViewing: {
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /** @description Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video */
            ranges: {
                /** @description Start */
                from: number;
                /** @description End */
                to: number;
            }[];
        };
        Viewing: {
            /**
             * Format: uuid
             * @description Id of the step attachment
             */
            step_attachment_id: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * Format: uuid
             * @description Id of the user
             */
            user_id: string;
            /** @description SHA-256 of the file, hexadecimal; null for a linked video */
            file_hash: string | null;
            /** @description Played ranges, in seconds from the start */
            ranges: {
                /** @description Start */
                from: number;
                /** @description End */
                to: number;
            }[];
            /** @description Total seconds that were played, each counted once */
            seconds: number;
            /** @description At least 95 % of the video was played */
            watched: boolean;
            /**
             * Format: date-time
             * @description When enough was watched; null before (UTC, ISO 8601)
             */
            watched_at: string | null;
        };
        AssistantExecutionLog: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /** @description The project */
            project: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Code, for programs */
                code: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            } | null;
            /** @description The event or time that starts it */
            trigger: {
                /** @description Type; it decides which other members apply */
                type: string;
                /** @description What happened, for people */
                detail: {
                    [key: string]: unknown;
                };
            };
            /**
             * @description State
             * @enum {string}
             */
            status: "succeeded" | "failed" | "skipped";
            /** @description Steps, in their order */
            steps: {
                /** @description The action */
                action: string;
                /**
                 * @description skipped: nothing had to be changed
                 * @enum {string}
                 */
                status: "succeeded" | "failed" | "skipped";
                /**
                 * Format: date-time
                 * @description When it started; null before (UTC, ISO 8601)
                 */
                started_at: string;
                /** @description Duration in milliseconds */
                duration_ms: number;
                /** @description What happened, for people */
                detail: string;
                /** @description Description of the error, for people */
                error: string | null;
            }[];
            /** @description Number of rows or runs that were skipped */
            skipped: {
                /**
                 * @description Reason, for people
                 * @enum {string}
                 */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                /** @description What happened, for people */
                detail: string;
                /** @description The first condition that was false */
                condition?: {
                    [key: string]: unknown;
                };
                /** @description The value that it read */
                seen?: unknown;
            } | null;
            /** @description Description of the error, for people */
            error: string | null;
            /** @description Number of the attempt, starting at 1 */
            attempt: number;
            /** @description Identifies the first cause of the chain */
            correlation_id: string;
            /** @description Number of causes between the first one and this run */
            depth: number;
            /**
             * Format: date-time
             * @description When it started; null before (UTC, ISO 8601)
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it finished; null before (UTC, ISO 8601)
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of the assistant
             */
            assistant_id: string;
            /** @description The assistant */
            assistant: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
            };
        };
        AutomationRun: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /** @description The project */
            project: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Code, for programs */
                code: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            } | null;
            /** @description The event or time that starts it */
            trigger: {
                /** @description Type; it decides which other members apply */
                type: string;
                /** @description What happened, for people */
                detail: {
                    [key: string]: unknown;
                };
            };
            /**
             * @description State
             * @enum {string}
             */
            status: "succeeded" | "failed" | "skipped";
            /** @description Steps, in their order */
            steps: {
                /** @description The action */
                action: string;
                /**
                 * @description skipped: nothing had to be changed
                 * @enum {string}
                 */
                status: "succeeded" | "failed" | "skipped";
                /**
                 * Format: date-time
                 * @description When it started; null before (UTC, ISO 8601)
                 */
                started_at: string;
                /** @description Duration in milliseconds */
                duration_ms: number;
                /** @description What happened, for people */
                detail: string;
                /** @description Description of the error, for people */
                error: string | null;
            }[];
            /** @description Number of rows or runs that were skipped */
            skipped: {
                /**
                 * @description Reason, for people
                 * @enum {string}
                 */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                /** @description What happened, for people */
                detail: string;
                /** @description The first condition that was false */
                condition?: {
                    [key: string]: unknown;
                };
                /** @description The value that it read */
                seen?: unknown;
            } | null;
            /** @description Description of the error, for people */
            error: string | null;
            /** @description Number of the attempt, starting at 1 */
            attempt: number;
            /** @description Identifies the first cause of the chain */
            correlation_id: string;
            /** @description Number of causes between the first one and this run */
            depth: number;
            /**
             * Format: date-time
             * @description When it started; null before (UTC, ISO 8601)
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it finished; null before (UTC, ISO 8601)
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of the automation
             */
            automation_id: string;
            /** @description The automation */
            automation: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
            };
        };
        StepAssistant: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Description, plain text */
            description: string;
            /** @description Whether it is in use */
            active: boolean;
            /** @description Filters of projects that must match */
            conditions: {
                [key: string]: unknown;
            }[];
            /** @description Actions, in this order */
            actions: components["schemas"]["RuleAction"][];
            /** @description The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs */
            owner: {
                /** @description Kind; it decides which other members apply */
                kind: string;
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When it last ran; null if never (UTC, ISO 8601)
             */
            last_run_at: string | null;
            /** @description Runs that were not skipped */
            runs_count: number;
            /** @description Number of failed runs */
            failures_count: number;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /** @description The event or time that starts it */
            trigger: components["schemas"]["AssistantTrigger"];
        };
        RuleAction: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "move";
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "set_field";
            /**
             * @description Name of a field
             * @enum {string}
             */
            field: "name" | "description" | "status" | "impact" | "budget" | "customer_id" | "contact_id" | "parent_id" | "form_id" | "costs";
            /** @description A value that PATCH projects/{project} accepts for the field */
            value?: unknown;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "add_tag";
            /**
             * Format: uuid
             * @description Id of the tag
             */
            tag_id: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "assign_user";
            /**
             * Format: uuid
             * @description Id of the user
             */
            user_id: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "attach_form";
            /** @description Id of the form */
            form_id: number;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "send_message";
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id: string;
            /** @description Text of the message, or code of an error */
            message: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "call_webhook";
            /**
             * Format: uri
             * @description Address (URL)
             */
            url: string;
            /** @description Sent unchanged */
            payload?: {
                [key: string]: unknown;
            };
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "start_agent";
            /**
             * Format: uuid
             * @description Id of the agent
             */
            agent_id: string;
            /** @description Instructions for this execution. The trigger is added to them */
            input?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "start_export";
            /**
             * @description The export to start
             * @enum {string}
             */
            export: "project" | "customer" | "contact" | "form_answer" | "answer_history" | "agent_execution" | "project_execution" | "user";
            /** @description Keys of columns */
            columns?: string[];
            /** @description Filters as in an advanced search */
            filters?: {
                [key: string]: unknown;
            }[];
            /**
             * @description Format of the file: `xlsx` or `csv`
             * @enum {string}
             */
            format?: "xlsx" | "csv";
        };
        AssistantTrigger: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "entered";
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "left";
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "stayed_longer_than";
            /** @description Minutes */
            minutes: number;
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "attachment_viewed";
            /**
             * Format: uuid
             * @description Id of the attachment
             */
            attachment_id?: string;
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "form_answered";
            /** @description Id of the form */
            form_id?: number;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "inbound_message";
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id?: string;
        };
        CreateStepAssistant: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Actions, in this order */
            actions: components["schemas"]["RuleAction"][];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Filters of projects that must match */
            conditions?: {
                [key: string]: unknown;
            }[];
            /** @description The event or time that starts it */
            trigger: components["schemas"]["AssistantTrigger"];
        };
        UpdateStepAssistant: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Actions, in this order */
            actions?: components["schemas"]["RuleAction"][];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Filters of projects that must match */
            conditions?: {
                [key: string]: unknown;
            }[];
            /** @description The event or time that starts it */
            trigger?: components["schemas"]["AssistantTrigger"];
        };
        RehearseRule: {
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
        };
        /** @description A date means the whole day in UTC. By default, the last 90 days */
        SimulateRule: {
            /** @description Start */
            from?: string;
            /** @description End */
            to?: string;
        };
        RuleSimulation: {
            /**
             * Format: date-time
             * @description Start
             */
            from: string;
            /**
             * Format: date-time
             * @description End
             */
            to: string;
            /** @description Number of events that match the trigger of the rule */
            triggers_count: number;
            /** @description How often the rule would have run */
            would_fire_count: number;
            /** @description Number of projects on which the rule would have acted */
            projects_count: number;
            /** @description Events for which a value that a condition needs is unknown */
            unknown_count: number;
            /** @description Number of rows or runs that were skipped */
            skipped: {
                /**
                 * @description Reason, for people
                 * @enum {string}
                 */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                /** @description Number */
                count: number;
            }[];
            /** @description The actions of each run */
            actions: string[];
            /** @description The last 100, newest first */
            latest: {
                /**
                 * Format: date-time
                 * @description When it occurred (UTC, ISO 8601)
                 */
                occurred_at: string;
                /**
                 * Format: uuid
                 * @description Id of the project
                 */
                project_id: string | null;
                /** @description The event or time that starts it */
                trigger: {
                    /** @description Type; it decides which other members apply */
                    type: string;
                    /** @description What happened, for people */
                    detail: {
                        [key: string]: unknown;
                    };
                };
                /**
                 * @description Result
                 * @enum {string}
                 */
                outcome: "would_fire" | "unknown" | "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                /** @description The values that conditions read at that time, by field. Other values are unknown. Empty without projects:read */
                seen: {
                    [key: string]: unknown;
                };
            }[];
        };
        Automation: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Description, plain text */
            description: string;
            /** @description Whether it is in use */
            active: boolean;
            /** @description Filters of projects that must match */
            conditions: {
                [key: string]: unknown;
            }[];
            /** @description Actions, in this order */
            actions: components["schemas"]["RuleAction"][];
            /** @description The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs */
            owner: {
                /** @description Kind; it decides which other members apply */
                kind: string;
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When it last ran; null if never (UTC, ISO 8601)
             */
            last_run_at: string | null;
            /** @description Runs that were not skipped */
            runs_count: number;
            /** @description Number of failed runs */
            failures_count: number;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /** @description The event or time that starts it */
            trigger: components["schemas"]["AutomationTrigger"];
            /** @description Scopes separated by spaces, or the subject of a rule */
            scope: components["schemas"]["AutomationScope"];
        };
        AutomationTrigger: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "entered";
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "left";
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "stayed_longer_than";
            /** @description Minutes */
            minutes: number;
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "attachment_viewed";
            /**
             * Format: uuid
             * @description Id of the attachment
             */
            attachment_id?: string;
            /**
             * Format: uuid
             * @description Only for automations. By default, any step
             */
            step_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "form_answered";
            /** @description Id of the form */
            form_id?: number;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "inbound_message";
            /**
             * Format: uuid
             * @description Id of the channel
             */
            channel_id?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "event";
            /**
             * @description An event in the history of a project
             * @enum {string}
             */
            event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
            /** @description Only if this field was changed */
            field?: string;
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "schedule";
            /**
             * @description Five fields: minute, hour, day, month, day of the week
             * @example 0 9 * * 1
             */
            cron: string;
            /**
             * @description Time zone (IANA), such as `Europe/Lisbon`
             * @default UTC
             */
            time_zone?: string;
            /**
             * @description Whether the rule runs on each project that meets the conditions (at most 10,000), or once without a project
             * @default true
             */
            each_project?: boolean;
        };
        /** @description All projects of the frame, or the projects in a funnel */
        AutomationScope: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "frame";
        } | {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "funnel";
            /**
             * Format: uuid
             * @description Id of the funnel
             */
            funnel_id: string;
        };
        CreateAutomation: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Actions, in this order */
            actions: components["schemas"]["RuleAction"][];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Filters of projects that must match */
            conditions?: {
                [key: string]: unknown;
            }[];
            /** @description The event or time that starts it */
            trigger: components["schemas"]["AutomationTrigger"];
            /** @description Scopes separated by spaces, or the subject of a rule */
            scope?: components["schemas"]["AutomationScope"];
        };
        UpdateAutomation: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Actions, in this order */
            actions?: components["schemas"]["RuleAction"][];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Filters of projects that must match */
            conditions?: {
                [key: string]: unknown;
            }[];
            /** @description The event or time that starts it */
            trigger?: components["schemas"]["AutomationTrigger"];
            /** @description Scopes separated by spaces, or the subject of a rule */
            scope?: components["schemas"]["AutomationScope"];
        };
        AiAgentExecution: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description The agent */
            agent: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Number of the version, starting at 1 */
                version: number;
            };
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /** @description Kind of the caller that started it, such as user or assistant */
            trigger: string;
            /** @description Who or what started it */
            started_by: {
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * @description State
             * @enum {string}
             */
            status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "cancelled";
            /** @description Input */
            input: string;
            /** @description Output */
            output: string | null;
            /** @description Name of the model */
            model: string;
            /** @description Provider of the model */
            provider: string;
            /** @description Tokens that the model used */
            tokens: {
                /** @description Input */
                input: number;
                /** @description Output */
                output: number;
                /** @description Total */
                total: number;
            };
            /** @description null if the price of a call is unknown */
            cost: {
                /** @description A decimal number */
                amount: string;
                /** @description Currency (ISO 4217) */
                currency: string;
            } | null;
            /** @description Steps, in their order */
            steps: {
                /**
                 * @description Kind; it decides which other members apply
                 * @enum {string}
                 */
                kind: "message" | "tool_call";
                /** @description Name, 1 to 255 characters */
                name: string | null;
                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                arguments?: unknown;
                /** @description Result */
                result: string;
                /** @description Duration in milliseconds */
                duration_ms: number;
            }[];
            /** @description Tool calls that wait for an approval */
            waiting: {
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                arguments: string;
            }[];
            /** @description Description of the error, for people */
            error: string | null;
            /** @description Id of the correlation */
            correlation_id: string;
            /**
             * Format: date-time
             * @description When it started; null before (UTC, ISO 8601)
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it completed; null before (UTC, ISO 8601)
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
        };
        StartAgentExecution: {
            /** @description Input */
            input: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id?: string;
        };
        RefuseAgentExecution: {
            /** @description Passed to the model */
            reason?: string;
        };
        AgentLimits: {
            /** @description Maximum number of model calls and tool calls */
            max_steps: number;
            /** @description Maximum input and output tokens of one execution */
            max_tokens: number;
            /** @description Maximum working time. Waiting for an approval does not count */
            max_seconds: number;
            /** @description Maximum cost of one execution in the currency of the provider’s prices */
            max_cost?: number;
            /** @description Maximum tokens of all executions of a day (UTC) */
            daily_tokens?: number;
            /** @description Highest cost of a day */
            daily_cost?: number;
        };
        AiAgent: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Name of a configured provider, or echo */
            provider: string;
            /** @description Name of the model */
            model: string;
            /** @description Instructions for the model */
            instructions: string;
            /** @description Tools that the agent may use */
            tools: string[];
            /** @description Limits of each execution */
            limits: components["schemas"]["AgentLimits"];
            /** @description Whether a user must approve each tool call that changes data */
            needs_approval: boolean;
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Number of the version, starting at 1 */
            version: number;
            /** @description The user whose scopes apply */
            owner: {
                /** @description Kind; it decides which other members apply */
                kind: string;
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        CreateAgent: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Name of a configured provider, or echo */
            provider: string;
            /** @description Name of the model */
            model: string;
            /** @description Instructions for the model */
            instructions: string;
            /** @description Operations that the agent can call with the scopes of its owner */
            tools?: string[];
            /** @description Limits of each execution */
            limits: components["schemas"]["AgentLimits"];
            /** @description Whether a user must approve each tool call that changes data */
            needs_approval?: boolean;
        };
        UpdateAgent: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Name of a configured provider, or echo */
            provider?: string;
            /** @description Name of the model */
            model?: string;
            /** @description Instructions for the model */
            instructions?: string;
            /** @description Operations that the agent can call with the scopes of its owner */
            tools?: string[];
            /** @description Limits of each execution */
            limits?: components["schemas"]["AgentLimits"];
            /** @description Whether a user must approve each tool call that changes data */
            needs_approval?: boolean;
        };
        /** @description Sends events to a URL. Its secret is not shown */
        Webhook: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Description, plain text */
            description: string;
            /** @description Address (URL) */
            url: string;
            /** @description Kinds of events */
            kinds: string[];
            /** @description Ids of the projects */
            project_ids: string[] | null;
            /**
             * Format: uuid
             * @description Id of the funnel
             */
            funnel_id: string | null;
            /** @description Whether it is in use */
            active: boolean;
            /**
             * @description paused: by a user; failing: no delivery succeeded for one day; gone: the receiver responded with 410
             * @enum {string|null}
             */
            disabled_reason: "paused" | "failing" | "gone" | null;
            /** @description The reason in a sentence, with the last response of the receiver */
            notice: string | null;
            /**
             * Format: date-time
             * @description When it was disabled; null if it is active (UTC, ISO 8601)
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When the first pending delivery failed
             */
            failing_since: string | null;
            /** @description Number of pending deliveries */
            waiting_count: number;
            /**
             * Format: date-time
             * @description Until then, deliveries are also signed with the previous secret
             */
            previous_secret_until: string | null;
            /** @description The user whose scopes apply */
            owner: {
                /** @description Kind; it decides which other members apply */
                kind: string;
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        CreateWebhook: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description http or https, on the public internet. Redirects are not followed */
            url: string;
            /** @description Kinds of events, or * for all, including future ones */
            kinds: ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "webhook.disabled")[];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Only events of these projects; null for all */
            project_ids?: string[] | null;
            /**
             * Format: uuid
             * @description Only events in this funnel and of projects in it; null for all
             */
            funnel_id?: string | null;
        };
        UpdateWebhook: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description http or https, on the public internet. Redirects are not followed */
            url?: string;
            /** @description Kinds of events, or * for all, including future ones */
            kinds?: ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "webhook.disabled")[];
            /** @description Description, plain text */
            description?: string;
            /** @description Whether it is in use */
            active?: boolean;
            /** @description Only events of these projects; null for all */
            project_ids?: string[] | null;
            /**
             * Format: uuid
             * @description Only events in this funnel and of projects in it; null for all
             */
            funnel_id?: string | null;
        };
        WebhookAttempt: {
            /**
             * @description Result of the attempt
             * @enum {string}
             */
            verdict: "delivered" | "refused" | "gone" | "redirected" | "timeout" | "unreachable" | "address_refused";
            /** @description The result in a sentence */
            detail: string;
            /**
             * Format: date-time
             * @description When it started; null before (UTC, ISO 8601)
             */
            started_at: string;
            /** @description Duration in milliseconds */
            duration_ms: number;
            /** @description The request that was sent */
            request: {
                /**
                 * @description HTTP method
                 * @enum {string}
                 */
                method: "POST";
                /** @description Address (URL) */
                url: string;
                /** @description Without the signature */
                headers: {
                    [key: string]: string;
                };
            };
            /** @description Always true for success */
            response: {
                /** @description State */
                status: number;
                /** @description HTTP headers */
                headers: {
                    [key: string]: string;
                };
                /** @description The first 4 KB of the body */
                body: string;
            } | null;
        };
        /** @description The delivery of one event to one webhook */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the webhook
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description Also the `webhook-id` of each attempt
             */
            event_id: string;
            /** @description Kind; it decides which other members apply */
            kind: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /**
             * @description `pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Number of consecutive failed attempts */
            failures: number;
            /**
             * Format: date-time
             * @description When it is retried; null if it is not (UTC, ISO 8601)
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was delivered; null if it was not (UTC, ISO 8601)
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /** @description The last attempt; null before the first */
            last_attempt: components["schemas"]["WebhookAttempt"] | null;
        };
        WebhookDeliveryDetail: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the webhook
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description Also the `webhook-id` of each attempt
             */
            event_id: string;
            /** @description Kind; it decides which other members apply */
            kind: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string | null;
            /**
             * @description `pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Number of consecutive failed attempts */
            failures: number;
            /**
             * Format: date-time
             * @description When it is retried; null if it is not (UTC, ISO 8601)
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was delivered; null if it was not (UTC, ISO 8601)
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /** @description The body of each request, as it is signed */
            payload: string;
            /** @description At most 100, newest first */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description When the events happened. A date means the whole day in UTC */
        ReplayWebhook: {
            /** @description Start */
            from: string;
            /** @description End */
            to: string;
        };
        OrderSteps: {
            /** @description Ids of the steps */
            step_ids: string[];
        } | {
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /**
             * Format: uuid
             * @description Value or position before
             */
            before: string;
        } | {
            /**
             * Format: uuid
             * @description Id of the step
             */
            step_id: string;
            /**
             * Format: uuid
             * @description Value or position after
             */
            after: string;
        };
        OrderAttachments: {
            /** @description Ids of the attachments */
            attachment_ids: string[];
        } | {
            /**
             * Format: uuid
             * @description Id of the attachment
             */
            attachment_id: string;
            /**
             * Format: uuid
             * @description Value or position before
             */
            before: string;
        } | {
            /**
             * Format: uuid
             * @description Id of the attachment
             */
            attachment_id: string;
            /**
             * Format: uuid
             * @description Value or position after
             */
            after: string;
        };
        /** @description The supported rules depend on the type. The error for an unsupported rule lists them. */
        FieldRules: {
            /** @description Fewest characters */
            min_length?: number;
            /** @description Most characters */
            max_length?: number;
            /** @description Lowest value */
            min?: number | string;
            /** @description Highest value */
            max?: number | string;
            /** @description Whether only whole numbers are valid */
            integer?: boolean;
            /** @description Currency (ISO 4217) */
            currency?: string;
            /** @description Fewest choices */
            min_choices?: number;
            /** @description Most choices */
            max_choices?: number;
            /** @description Largest size in bytes */
            max_bytes?: number;
            /** @description Allowed media types */
            mime_types?: string[];
        };
        WriteField: {
            /**
             * Format: uuid
             * @description Id of an existing field. Omit it for a new field
             */
            id?: string;
            /** @description A name that you choose, unique in the form. Conditions can refer to it */
            key?: string | null;
            /** @description Label, for people */
            label: string;
            /** @description Help text of the field */
            help?: string | null;
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            /** @description Whether a value is required */
            required?: boolean;
            /** @description Options to choose from */
            options?: {
                /** @description Value; its format depends on the field */
                value: string;
                /** @description Label, for people */
                label: string;
            }[];
            /** @description Errors by the name of the member */
            validation?: components["schemas"]["FieldRules"];
            /** @description Conditions under which the field is shown */
            visible_when?: {
                /** @description Conditions of which all must match */
                all: {
                    /** @description Id of another field of the form, or its key */
                    field_id: string;
                    /**
                     * @description How values are compared
                     * @enum {string}
                     */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description Value; its format depends on the field */
                    value?: string | number | boolean;
                }[];
            } | {
                /** @description Conditions of which one must match */
                any: {
                    /** @description Id of another field of the form, or its key */
                    field_id: string;
                    /**
                     * @description How values are compared
                     * @enum {string}
                     */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description Value; its format depends on the field */
                    value?: string | number | boolean;
                }[];
            } | {
                /** @description Id of another field of the form, or its key */
                field_id: string;
                /**
                 * @description How values are compared
                 * @enum {string}
                 */
                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                /** @description Value; its format depends on the field */
                value?: string | number | boolean;
            } | null;
        };
        /**
         * @example {
         *       "title": "Survey",
         *       "fields": [
         *         {
         *           "type": "number",
         *           "label": "Area in square metres",
         *           "required": true
         *         }
         *       ]
         *     }
         */
        CreateForm: {
            /** @description Title */
            title: string;
            /**
             * @description Description, plain text
             * @default
             */
            description?: string;
            /**
             * @description Fields, in this order
             * @default []
             */
            fields?: components["schemas"]["WriteField"][];
        };
        FormField: {
            /**
             * Format: uuid
             * @description Used as edge in searches. The same in all versions of the form
             */
            id: string;
            /** @description Key, for programs */
            key: string | null;
            /** @description Label, for people */
            label: string;
            /** @description Help text of the field */
            help: string | null;
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            /** @description Whether a value is required */
            required: boolean;
            /** @description Options to choose from */
            options: {
                /** @description Value; its format depends on the field */
                value: string;
                /** @description Label, for people */
                label: string;
            }[];
            /** @description Errors by the name of the member */
            validation: components["schemas"]["FieldRules"];
            /** @description Conditions under which the field is shown */
            visible_when?: Record<string, never> | null;
        };
        Form: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            /** @description Description, plain text */
            description: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Number of the version, starting at 1 */
            version: number;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /** @description Fields, in this order */
            fields: components["schemas"]["FormField"][];
        };
        /** @description Lists are replaced: fields that the request does not contain are removed from the next version. */
        UpdateForm: {
            /** @description Title */
            title?: string;
            /** @description Description, plain text */
            description?: string;
            /** @description Fields, in this order */
            fields?: components["schemas"]["WriteField"][];
        };
        GetForm: {
            /** @description Id */
            id: number;
            /** @description The context of an answer */
            accessor?: components["schemas"]["Accessor"];
        };
        Accessor: {
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * @description Id
             * @default null
             */
            id?: number | string | null | "";
        };
        Answer: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Id of the form */
            form_id: number;
            /** @description The form title */
            form_title: string;
            /** @description The form version */
            form_version: number;
            /**
             * Format: uuid
             * @description Id of the field
             */
            field_id: string;
            /** @description Label, for people */
            label: string;
            /**
             * @description Type; it decides which other members apply
             * @enum {string}
             */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            /** @description The format depends on the type of the field */
            value: string | number | boolean | string[] | {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Size in bytes */
                size: number;
                /** @description Media type of the file */
                mime_type: string;
                /** @description Address (URL) */
                url: string;
            } | null;
            /** @description The context of an answer */
            accessor: {
                /**
                 * @description Type; it decides which other members apply
                 * @enum {string}
                 */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /**
                 * Format: uuid
                 * @description Id of the project
                 */
                project_id: string;
                /** @description Id */
                id: number | string | null;
            };
            /** @description The user who answered */
            answered_by: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /**
             * Format: date-time
             * @description When it was answered (UTC, ISO 8601)
             */
            answered_at: string;
        };
        AnsweredForm: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            /** @description Description, plain text */
            description: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Number of the version, starting at 1 */
            version: number;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /** @description Fields, in this order */
            fields: components["schemas"]["FormField"][];
            /** @description Only if an accessor was given */
            answers?: components["schemas"]["Answer"][];
        };
        FormSummary: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            /** @description Description, plain text */
            description: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Number of the version, starting at 1 */
            version: number;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /** @description Number of fields */
            fields_count: number;
        };
        /** @description A field in its form */
        FormEdge: {
            /**
             * Format: uuid
             * @description The value for `arguments` of filters and sorts by answers
             */
            id: string;
            /** @description The label of the field */
            label: string;
            /**
             * @description The type of the field. It decides which operators apply
             * @enum {string}
             */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            /** @description The form that contains the field */
            form: {
                /** @description Id */
                id: number;
                /** @description Title */
                title: string;
            };
        };
        AttachLooseForm: {
            /** @description Id */
            id: number;
        };
        LooseForm: {
            /** @description Id */
            id: number;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /** @description Id of the form */
            form_id: number;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /** @description The form */
            form: {
                /** @description Id */
                id: number;
                /** @description Title */
                title: string;
                /**
                 * Format: uuid
                 * @description Id of the frame
                 */
                frame_id: string;
                /**
                 * Format: date-time
                 * @description When it was created (UTC, ISO 8601)
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it was last changed (UTC, ISO 8601)
                 */
                updated_at: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
            };
        };
        PutAnswers: {
            /** @description Id of the form */
            form_id: number;
            /** @description The context of an answer */
            accessor: components["schemas"]["Accessor"];
            /** @description The answers */
            answers: {
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Value; its format depends on the field */
                value?: unknown;
            }[];
        };
        ClearAnswers: {
            /** @description Id of the form */
            form_id: number;
            /** @description The context of an answer */
            accessor: components["schemas"]["Accessor"];
            /** @description Ids of the fields */
            field_ids?: string[];
        };
        AnswerChange: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Id of the form */
            form_id: number;
            /**
             * Format: uuid
             * @description Id of the field
             */
            field_id: string;
            /** @description Label, for people */
            label: string;
            /** @description The context of an answer */
            accessor: {
                /**
                 * @description Type; it decides which other members apply
                 * @enum {string}
                 */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /**
                 * Format: uuid
                 * @description Id of the project
                 */
                project_id: string;
                /** @description Id */
                id: number | string | null;
            };
            /** @description The format depends on the type of the field */
            old_value: string | number | boolean | string[] | {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Size in bytes */
                size: number;
                /** @description Media type of the file */
                mime_type: string;
                /** @description Address (URL) */
                url: string;
            } | null;
            /** @description The format depends on the type of the field */
            new_value: string | number | boolean | string[] | {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Size in bytes */
                size: number;
                /** @description Media type of the file */
                mime_type: string;
                /** @description Address (URL) */
                url: string;
            } | null;
            /** @description Who or what changed it */
            changed_by: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
                /** @description Kind; it decides which other members apply */
                kind: string;
            };
            /**
             * @description How it was changed, such as through the API or a link
             * @enum {string}
             */
            way: "api" | "form_link" | "upload" | "move" | "duplicate";
            /**
             * Format: date-time
             * @description When it changed (UTC, ISO 8601)
             */
            changed_at: string;
        };
        AnswerFileUpload: {
            /**
             * Format: binary
             * @description At most 25 MB. The type is determined by the content
             */
            file: string;
            /** @description Id of the form */
            form_id: number;
            /**
             * Format: uuid
             * @description Id of the field
             */
            field_id: string;
            /** @description Type of the context */
            "accessor[type]": string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            "accessor[project_id]": string;
            /** @description Id of the context; empty for `project_form` */
            "accessor[id]"?: string;
        };
        /** @description The url is valid for ten minutes */
        AnswerFile: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Size in bytes */
            size: number;
            /** @description Media type of the file */
            mime_type: string;
            /** @description Address (URL) */
            url: string;
        };
        GenerateFormLink: {
            /** @description Id of the form */
            form_id: number;
            /** @description The context of an answer */
            accessor: components["schemas"]["Accessor"];
            /** @description Seconds. Default: 604,800 */
            expires_in?: number;
            /**
             * Format: date-time
             * @description When it expires; null if never (UTC, ISO 8601)
             */
            expires_at?: string;
            /**
             * @description Whether a link is spent by its first submission
             * @default true
             */
            single_use?: boolean;
            /**
             * @description Required to open the link. After 5 wrong PINs in a row the link is blocked for 15 minutes. After 20 wrong PINs in total it is locked permanently
             * @default null
             */
            pin?: string | null;
            /**
             * @description Number of links
             * @default 1
             */
            quantity?: number;
            /**
             * @description shared: all submissions are stored in the accessor, so a later one replaces answers of an earlier one. separate: each submission is stored in a new loose form of the project. Default: shared for a single link for one use, otherwise separate
             * @enum {string}
             */
            context?: "shared" | "separate";
            /**
             * @description Initial values of the form
             * @default []
             */
            prefill?: {
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Value; its format depends on the field */
                value?: unknown;
            }[];
        };
        FormLink: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Id of the form */
            form_id: number;
            /** @description The context of an answer */
            accessor: {
                /**
                 * @description Type; it decides which other members apply
                 * @enum {string}
                 */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /**
                 * Format: uuid
                 * @description Id of the project
                 */
                project_id: string;
                /** @description Id */
                id: number | string | null;
            };
            /**
             * @description State
             * @enum {string}
             */
            state: "active" | "expired" | "spent" | "revoked";
            /** @description Whether a link is spent by its first submission */
            single_use: boolean;
            /**
             * @description Whether submissions share the context of the link
             * @enum {string}
             */
            context: "shared" | "separate";
            /** @description Whether a PIN is required */
            has_pin: boolean;
            /**
             * Format: date-time
             * @description When it expires; null if never (UTC, ISO 8601)
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was used; null before (UTC, ISO 8601)
             */
            spent_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null if it was not (UTC, ISO 8601)
             */
            revoked_at: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
        };
        FormLinkAccess: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * @description Kind; it decides which other members apply
             * @enum {string}
             */
            kind: "opened" | "submitted" | "refused_pin";
            /** @description IP address of the client. Null if it is not known */
            address: string | null;
            /** @description Browser or program */
            user_agent: string | null;
            /**
             * Format: date-time
             * @description When
             */
            at: string;
        };
        /** @description The value of a file field is the id from the response of the upload */
        SubmitForm: {
            /** @description The answers */
            answers: {
                /**
                 * Format: uuid
                 * @description Id of the field
                 */
                field_id: string;
                /** @description Value; its format depends on the field */
                value?: unknown;
            }[];
        };
        LinkUpload: {
            /**
             * Format: binary
             * @description The file
             */
            file: string;
            /**
             * Format: uuid
             * @description Id of the field
             */
            field_id: string;
        };
        User: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description E-mail address */
            email: string | null;
            /** @description Whether it is in use */
            active: boolean;
            /** @description Link of a generated picture (SVG) */
            avatar_url: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        FrameSettings: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Subdomain of the frame */
            subdomain: string;
            /** @description Language, such as `en` */
            locale: string;
            /** @description Ids of the default forms by model; null if there are none */
            model_forms: {
                [key: string]: number;
            } | null;
        };
        UpdateFrame: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Subdomain of the frame */
            subdomain?: string;
            /**
             * @description Language, such as `en`
             * @enum {string}
             */
            locale?: "en" | "pt" | "es";
            /** @description Ids of the default forms by model; null if there are none */
            model_forms?: {
                /** @description The project */
                project?: number;
                /** @description The customer */
                customer?: number;
                /** @description The contact */
                contact?: number;
            } | null;
        };
        RequestToken: {
            /**
             * @description Always `client_credentials`
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description Id of the service account */
            client_id: string;
            /** @description Secret of the service account */
            client_secret: string;
            /** @description Separated by spaces. Default: all scopes of the account */
            scope?: string;
        };
        RevokeToken: {
            /** @description Access token */
            token: string;
        };
        ServiceAccount: {
            /**
             * Format: uuid
             * @description The client_id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Scopes, such as `projects:read` */
            scopes: string[];
            /** @description Whether it is in use */
            active: boolean;
            /**
             * Format: date-time
             * @description Until when the previous secret is valid
             */
            previous_secret_until: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was last used; null if never (UTC, ISO 8601)
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        /**
         * @example {
         *       "name": "Nightly import",
         *       "scopes": [
         *         "projects:read"
         *       ]
         *     }
         */
        CreateServiceAccount: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * @description At most the scopes of the calling token
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
        };
        UpdateServiceAccount: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /**
             * @description At most the scopes of the calling token
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes?: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
            /** @description Whether it is in use */
            active?: boolean;
        };
        RotateSecret: {
            /**
             * @description Seconds for which the previous secret remains valid. 0 revokes it and all tokens issued with it
             * @default 0
             */
            keep_previous_for?: number;
        };
        AccessToken: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Scopes, such as `projects:read` */
            scopes: string[];
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it expires; null if never (UTC, ISO 8601)
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was revoked; null if it was not (UTC, ISO 8601)
             */
            revoked_at: string | null;
        };
        /**
         * @example {
         *       "name": "Report",
         *       "scopes": [
         *         "projects:read"
         *       ]
         *     }
         */
        CreateAccessToken: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * @description At most the scopes of the calling token
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
            /**
             * Format: date-time
             * @description Within 366 days. Default: 90 days from now
             */
            expires_at?: string;
        };
        Filter: {
            /** @description Name of a field */
            field: string;
            /**
             * @description How values are compared
             * @enum {string}
             */
            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
            value?: unknown;
            /**
             * @description How it is combined with the filter before: `and` or `or`
             * @enum {string|null}
             */
            logical_operator?: "and" | "or" | null;
            /** @description Ids that the field needs in addition to its value, such as the id of an edge */
            arguments?: unknown[] | null;
        };
        Sort: {
            /** @description Name of a field */
            field: string;
            /**
             * @description `inbound` or `outbound`
             * @enum {string}
             */
            direction: "asc" | "desc";
            /** @description Ids that the field needs in addition to its value, such as the id of an edge */
            arguments?: unknown[] | null;
        };
        /**
         * @example {
         *       "filters": [
         *         {
         *           "field": "name",
         *           "operator": "contains",
         *           "value": "a"
         *         }
         *       ],
         *       "sorting": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ],
         *       "perPage": 10
         *     }
         */
        Search: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][] | null;
            /** @description All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
            filter_groups?: {
                /**
                 * @description All members match, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                /** @description Filters as in an advanced search */
                filters?: {
                    /** @description Name of a field */
                    field: string;
                    /**
                     * @description How values are compared
                     * @enum {string}
                     */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                    arguments?: unknown[] | null;
                }[] | null;
                /** @description Groups of filters */
                filter_groups?: {
                    /**
                     * @description All members match, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    /** @description Filters as in an advanced search */
                    filters?: {
                        /** @description Name of a field */
                        field: string;
                        /**
                         * @description How values are compared
                         * @enum {string}
                         */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                        arguments?: unknown[] | null;
                    }[] | null;
                    /** @description Groups of filters */
                    filter_groups?: {
                        /**
                         * @description All members match, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        /** @description Filters as in an advanced search */
                        filters?: {
                            /** @description Name of a field */
                            field: string;
                            /**
                             * @description How values are compared
                             * @enum {string}
                             */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                            arguments?: unknown[] | null;
                        }[] | null;
                        /** @description Groups of filters */
                        filter_groups?: {
                            /**
                             * @description All members match, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            /** @description Filters as in an advanced search */
                            filters?: {
                                /** @description Name of a field */
                                field: string;
                                /**
                                 * @description How values are compared
                                 * @enum {string}
                                 */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                arguments?: unknown[] | null;
                            }[] | null;
                            /** @description Groups of filters */
                            filter_groups?: {
                                /**
                                 * @description All members match, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                /** @description Filters as in an advanced search */
                                filters?: {
                                    /** @description Name of a field */
                                    field: string;
                                    /**
                                     * @description How values are compared
                                     * @enum {string}
                                     */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                    arguments?: unknown[] | null;
                                }[] | null;
                                /** @description Rejected: groups cannot be nested deeper */
                                filter_groups?: unknown;
                            }[] | null;
                        }[] | null;
                    }[] | null;
                }[] | null;
            }[] | null;
            /** @description Starts at 1. Overrides the query */
            page?: number;
            /** @description 1 to 100, default 30. Overrides the query */
            perPage?: number;
            /**
             * @description Only deleted records
             * @default false
             */
            trashed?: boolean;
            /** @description At most 5 */
            sorting?: components["schemas"]["Sort"][] | null;
        };
        /**
         * @example {
         *       "name": "Bo Berg",
         *       "email": "bo@example.org"
         *     }
         */
        CreateUser: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Whether it is in use */
            active?: boolean;
        };
        UpdateUser: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Whether it is in use */
            active?: boolean;
        };
        Customer: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Document number, unique in the frame */
            document: string | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id: string | null;
            /** @description E-mail address */
            email: string | null;
            /** @description Phone number, as entered */
            phone: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
        };
        /**
         * @example {
         *       "name": "Acme Lisbon"
         *     }
         */
        CreateCustomer: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Document number, unique in the frame */
            document?: string | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string | null;
        };
        UpdateCustomer: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Document number, unique in the frame */
            document?: string | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string | null;
        };
        Contact: {
            /** @description Id */
            id: number;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Role, such as buyer */
            role: string;
            /** @description E-mail address */
            email: string | null;
            /** @description Phone number, as entered */
            phone: string;
            /** @description Description, plain text */
            description: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description The customers */
            customers: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
        };
        /**
         * @example {
         *       "name": "Ana Sousa",
         *       "role": "Buyer",
         *       "email": "ana@example.org",
         *       "phone": "+351 210 000 000"
         *     }
         */
        CreateContact: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Role, such as buyer */
            role?: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string;
            /** @description Description, plain text */
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
        };
        UpdateContact: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Role, such as buyer */
            role?: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string;
            /** @description Description, plain text */
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
        };
        ProjectGroup: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        /**
         * @example {
         *       "name": "Roadmap"
         *     }
         */
        CreateProjectGroup: {
            /** @description Name, 1 to 255 characters */
            name: string;
        };
        UpdateProjectGroup: {
            /** @description Name, 1 to 255 characters */
            name?: string;
        };
        Tag: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Color, such as `#c00` */
            color: string;
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        /**
         * @example {
         *       "name": "urgent",
         *       "color": "#cc0000"
         *     }
         */
        CreateTag: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Color, such as `#c00` */
            color?: string;
        };
        UpdateTag: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Color, such as `#c00` */
            color?: string;
        };
        Frame: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Subdomain of the frame */
            subdomain: string;
            /** @description Ids of the default forms by model; null if there are none */
            model_forms: {
                [key: string]: number;
            } | null;
        };
        FormAnswer: {
            /** @description Id */
            id: string;
            /** @description Id of the form */
            form_id: number;
            /** @description The form title */
            form_title: string;
            /**
             * Format: uuid
             * @description Id of the field
             */
            field_id: string;
            /** @description Label, for people */
            label: string;
            /** @description Type; it decides which other members apply */
            type: string;
            /** @description Value; its format depends on the field */
            value?: unknown;
            /** @description The context of an answer */
            accessor: {
                /** @description Type; it decides which other members apply */
                type: string;
                /**
                 * Format: uuid
                 * @description Id of the project
                 */
                project_id: string;
                /** @description Id */
                id: string | number | null;
            };
            /** @description The user who answered */
            answered_by: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was answered (UTC, ISO 8601)
             */
            answered_at: string;
        };
        Project: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Code, for programs */
            code: string;
            /** @description Id in the system from which it was imported */
            old_id: string | null;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Description, plain text */
            description: string;
            /** @description 1 in-progress, 2 completed, 3 cancelled, 4 paused */
            status: number;
            /** @description Impact, 0 to 100 */
            impact: number;
            /** @description Minor units */
            budget: number;
            /**
             * Format: uuid
             * @description Id of the customer
             */
            customer_id: string | null;
            /** @description Id of the contact */
            contact_id: number | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id: string | null;
            /** @description Whether it is a template */
            is_template: boolean;
            /** @description Token of the share page; null if it is not shared */
            share_token: string | null;
            /**
             * Format: uuid
             * @description Id of the merged
             */
            merged_id: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
            /**
             * @description The name of `status`
             * @enum {string}
             */
            status_name: "in-progress" | "completed" | "cancelled" | "paused";
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id: string;
            /** @description Settings of the share page; null if it is not shared */
            share_settings: {
                /**
                 * Format: date-time
                 * @description When it expires; null if never (UTC, ISO 8601)
                 */
                expires_at: string | null;
                /** @description Fields, in this order */
                fields: string[];
            } | null;
            /** @description Root of the customer's tree; null without a customer */
            headquarter: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /** @description The parent; null for a root */
                parent: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                } | null;
            } | null;
            /** @description The customer */
            customer: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /** @description The parent; null for a root */
                parent: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                } | null;
            } | null;
            /** @description The contact */
            contact: components["schemas"]["Contact"] | null;
            /** @description The groups */
            groups: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
            /** @description The frame */
            frame: components["schemas"]["Frame"];
            /** @description The form */
            form: {
                /** @description Id */
                id: number;
                /** @description Title */
                title: string;
            } | null;
            /** @description Planned and actual costs; null if unknown */
            costs: {
                /** @description Planned costs in minor units */
                planned: number;
                /** @description Actual costs in minor units */
                actual: number;
            } | null;
            /** @description Answers to forms */
            form_answers: components["schemas"]["FormAnswer"][];
            /** @description The tasks */
            tasks: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Title */
                title: string;
                /** @description Whether it is completed */
                done: boolean;
                /**
                 * Format: date-time
                 * @description When it is due (UTC, ISO 8601)
                 */
                due_at: string | null;
                /** @description The user who is responsible */
                assignee: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Link of a generated picture (SVG) */
                    avatar_url: string;
                } | null;
            }[];
            /** @description The funnels */
            funnels: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * @description State
                 * @enum {string}
                 */
                status: "open" | "won" | "lost" | "paused";
                /**
                 * Format: date-time
                 * @description When the status was set (UTC, ISO 8601)
                 */
                status_at: string;
                /**
                 * Format: date
                 * @description Expected date of completion (YYYY-MM-DD)
                 */
                forecast_date: string | null;
                /** @description The tags */
                tags: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Color, such as `#c00` */
                    color: string;
                }[];
            }[];
            /** @description The funnel steps */
            funnel_steps: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the funnel
                 */
                funnel_id: string;
                /**
                 * Format: date-time
                 * @description When it entered the step (UTC, ISO 8601)
                 */
                linked_at: string;
            }[];
            /** @description The tags */
            tags: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Color, such as `#c00` */
                color: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description The users */
            users: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description Users who work on it */
            executors: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description Progress in percent, rounded down */
            completed_percentage?: number;
            /** @description From the root to the parent */
            ancestors?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
        };
        /** @description A project with its id and the members named by `fields` */
        SparseProject: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Code, for programs */
            code?: string;
            /** @description Id in the system from which it was imported */
            old_id?: string | null;
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Description, plain text */
            description?: string;
            /** @description 1 in-progress, 2 completed, 3 cancelled, 4 paused */
            status?: number;
            /** @description Impact, 0 to 100 */
            impact?: number;
            /** @description Minor units */
            budget?: number;
            /**
             * Format: uuid
             * @description Id of the customer
             */
            customer_id?: string | null;
            /** @description Id of the contact */
            contact_id?: number | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /** @description Whether it is a template */
            is_template?: boolean;
            /** @description Token of the share page; null if it is not shared */
            share_token?: string | null;
            /**
             * Format: uuid
             * @description Id of the merged
             */
            merged_id?: string | null;
            /**
             * Format: uuid
             * @description Id of the user who created it; null if it was not a user
             */
            created_by?: string | null;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at?: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at?: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at?: string | null;
            /**
             * @description The name of `status`
             * @enum {string}
             */
            status_name?: "in-progress" | "completed" | "cancelled" | "paused";
            /**
             * Format: uuid
             * @description Id of the frame
             */
            frame_id?: string;
            /** @description Settings of the share page; null if it is not shared */
            share_settings?: {
                /**
                 * Format: date-time
                 * @description When it expires; null if never (UTC, ISO 8601)
                 */
                expires_at: string | null;
                /** @description Fields, in this order */
                fields: string[];
            } | null;
            /** @description Root of the customer's tree; null without a customer */
            headquarter?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /** @description The parent; null for a root */
                parent: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                } | null;
            } | null;
            /** @description The customer */
            customer?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /** @description The parent; null for a root */
                parent: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                } | null;
            } | null;
            /** @description The contact */
            contact?: components["schemas"]["Contact"] | null;
            /** @description The groups */
            groups?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
            /** @description The frame */
            frame?: components["schemas"]["Frame"];
            /** @description The form */
            form?: {
                /** @description Id */
                id: number;
                /** @description Title */
                title: string;
            } | null;
            /** @description Planned and actual costs; null if unknown */
            costs?: {
                /** @description Planned costs in minor units */
                planned: number;
                /** @description Actual costs in minor units */
                actual: number;
            } | null;
            /** @description Answers to forms */
            form_answers?: components["schemas"]["FormAnswer"][];
            /** @description The tasks */
            tasks?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Title */
                title: string;
                /** @description Whether it is completed */
                done: boolean;
                /**
                 * Format: date-time
                 * @description When it is due (UTC, ISO 8601)
                 */
                due_at: string | null;
                /** @description The user who is responsible */
                assignee: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Link of a generated picture (SVG) */
                    avatar_url: string;
                } | null;
            }[];
            /** @description The funnels */
            funnels?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * @description State
                 * @enum {string}
                 */
                status: "open" | "won" | "lost" | "paused";
                /**
                 * Format: date-time
                 * @description When the status was set (UTC, ISO 8601)
                 */
                status_at: string;
                /**
                 * Format: date
                 * @description Expected date of completion (YYYY-MM-DD)
                 */
                forecast_date: string | null;
                /** @description The tags */
                tags: {
                    /**
                     * Format: uuid
                     * @description Id
                     */
                    id: string;
                    /** @description Name, 1 to 255 characters */
                    name: string;
                    /** @description Color, such as `#c00` */
                    color: string;
                }[];
            }[];
            /** @description The funnel steps */
            funnel_steps?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /**
                 * Format: uuid
                 * @description Id of the funnel
                 */
                funnel_id: string;
                /**
                 * Format: date-time
                 * @description When it entered the step (UTC, ISO 8601)
                 */
                linked_at: string;
            }[];
            /** @description The tags */
            tags?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Color, such as `#c00` */
                color: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description The users */
            users?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description Users who work on it */
            executors?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at?: string;
            }[];
            /** @description Progress in percent, rounded down */
            completed_percentage?: number;
            /** @description From the root to the parent */
            ancestors?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
        };
        /**
         * @example {
         *       "filters": [
         *         {
         *           "field": "status",
         *           "operator": "equals",
         *           "value": "in-progress"
         *         }
         *       ],
         *       "sorting": [
         *         {
         *           "field": "budget",
         *           "direction": "desc"
         *         }
         *       ],
         *       "perPage": 10
         *     }
         */
        ProjectSearch: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][] | null;
            /** @description All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
            filter_groups?: {
                /**
                 * @description All members match, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                /** @description Filters as in an advanced search */
                filters?: {
                    /** @description Name of a field */
                    field: string;
                    /**
                     * @description How values are compared
                     * @enum {string}
                     */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                    arguments?: unknown[] | null;
                }[] | null;
                /** @description Groups of filters */
                filter_groups?: {
                    /**
                     * @description All members match, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    /** @description Filters as in an advanced search */
                    filters?: {
                        /** @description Name of a field */
                        field: string;
                        /**
                         * @description How values are compared
                         * @enum {string}
                         */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                        arguments?: unknown[] | null;
                    }[] | null;
                    /** @description Groups of filters */
                    filter_groups?: {
                        /**
                         * @description All members match, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        /** @description Filters as in an advanced search */
                        filters?: {
                            /** @description Name of a field */
                            field: string;
                            /**
                             * @description How values are compared
                             * @enum {string}
                             */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                            arguments?: unknown[] | null;
                        }[] | null;
                        /** @description Groups of filters */
                        filter_groups?: {
                            /**
                             * @description All members match, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            /** @description Filters as in an advanced search */
                            filters?: {
                                /** @description Name of a field */
                                field: string;
                                /**
                                 * @description How values are compared
                                 * @enum {string}
                                 */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                arguments?: unknown[] | null;
                            }[] | null;
                            /** @description Groups of filters */
                            filter_groups?: {
                                /**
                                 * @description All members match, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                /** @description Filters as in an advanced search */
                                filters?: {
                                    /** @description Name of a field */
                                    field: string;
                                    /**
                                     * @description How values are compared
                                     * @enum {string}
                                     */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                    arguments?: unknown[] | null;
                                }[] | null;
                                /** @description Rejected: groups cannot be nested deeper */
                                filter_groups?: unknown;
                            }[] | null;
                        }[] | null;
                    }[] | null;
                }[] | null;
            }[] | null;
            /** @description Starts at 1. Overrides the query */
            page?: number;
            /** @description 1 to 100, default 30. Overrides the query */
            perPage?: number;
            /**
             * @description Only deleted records
             * @default false
             */
            trashed?: boolean;
            /** @description Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
            template?: boolean | ("exclude" | "include" | "only");
            /**
             * @description Includes completed_percentage
             * @default false
             */
            withPercentage?: boolean;
            /** @description Members to return. Default: all except those of `include` */
            fields?: string[];
            /** @description Members to return in addition to the default ones: completed_percentage, ancestors */
            include?: string[];
            /** @description At most 5 */
            sorting?: components["schemas"]["Sort"][] | null;
        };
        /**
         * @example {
         *       "name": "Roof of the town hall",
         *       "status": "in-progress",
         *       "budget": 1250000,
         *       "impact": 40
         *     }
         */
        CreateProject: {
            /** @description Code, for programs */
            code?: string;
            /** @description Id in the system from which it was imported */
            old_id?: string | null;
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Description, plain text */
            description?: string;
            /** @description By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
            status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
            /** @description Impact, 0 to 100 */
            impact?: number;
            /** @description Minor units */
            budget?: number;
            /**
             * Format: uuid
             * @description Id of the customer
             */
            customer_id?: string | null;
            /** @description Id of the contact */
            contact_id?: number | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /** @description Whether it is a template */
            is_template?: boolean;
            /** @description Id of the form */
            form_id?: number | null;
            /** @description Planned and actual costs; null if unknown */
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Users who work on the project */
            user_ids?: string[];
            /** @description Users who execute the project */
            executor_ids?: string[];
        };
        UpdateProject: {
            /** @description Code, for programs */
            code?: string;
            /** @description Id in the system from which it was imported */
            old_id?: string | null;
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Description, plain text */
            description?: string;
            /** @description By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
            status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
            /** @description Impact, 0 to 100 */
            impact?: number;
            /** @description Minor units */
            budget?: number;
            /**
             * Format: uuid
             * @description Id of the customer
             */
            customer_id?: string | null;
            /** @description Id of the contact */
            contact_id?: number | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /** @description Whether it is a template */
            is_template?: boolean;
            /** @description Id of the form */
            form_id?: number | null;
            /** @description Planned and actual costs; null if unknown */
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Users who work on the project */
            user_ids?: string[];
            /** @description Users who execute the project */
            executor_ids?: string[];
        };
        GroupListing: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][] | null;
            /** @description All of them must match, in addition to the filters. At most 5 levels; their filters count towards the 50 filters */
            filter_groups?: {
                /**
                 * @description All members match, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                /** @description Filters as in an advanced search */
                filters?: {
                    /** @description Name of a field */
                    field: string;
                    /**
                     * @description How values are compared
                     * @enum {string}
                     */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                    arguments?: unknown[] | null;
                }[] | null;
                /** @description Groups of filters */
                filter_groups?: {
                    /**
                     * @description All members match, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    /** @description Filters as in an advanced search */
                    filters?: {
                        /** @description Name of a field */
                        field: string;
                        /**
                         * @description How values are compared
                         * @enum {string}
                         */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                        arguments?: unknown[] | null;
                    }[] | null;
                    /** @description Groups of filters */
                    filter_groups?: {
                        /**
                         * @description All members match, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        /** @description Filters as in an advanced search */
                        filters?: {
                            /** @description Name of a field */
                            field: string;
                            /**
                             * @description How values are compared
                             * @enum {string}
                             */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                            arguments?: unknown[] | null;
                        }[] | null;
                        /** @description Groups of filters */
                        filter_groups?: {
                            /**
                             * @description All members match, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            /** @description Filters as in an advanced search */
                            filters?: {
                                /** @description Name of a field */
                                field: string;
                                /**
                                 * @description How values are compared
                                 * @enum {string}
                                 */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                arguments?: unknown[] | null;
                            }[] | null;
                            /** @description Groups of filters */
                            filter_groups?: {
                                /**
                                 * @description All members match, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                /** @description Filters as in an advanced search */
                                filters?: {
                                    /** @description Name of a field */
                                    field: string;
                                    /**
                                     * @description How values are compared
                                     * @enum {string}
                                     */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    /** @description Ids that the field needs in addition to its value, such as the id of an edge */
                                    arguments?: unknown[] | null;
                                }[] | null;
                                /** @description Rejected: groups cannot be nested deeper */
                                filter_groups?: unknown;
                            }[] | null;
                        }[] | null;
                    }[] | null;
                }[] | null;
            }[] | null;
            /** @description Starts at 1. Overrides the query */
            page?: number;
            /** @description 1 to 100, default 30. Overrides the query */
            perPage?: number;
            /**
             * @description Only deleted records
             * @default false
             */
            trashed?: boolean;
            /** @description Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
            template?: boolean | ("exclude" | "include" | "only");
            /**
             * @description Includes completed_percentage
             * @default false
             */
            withPercentage?: boolean;
            /** @description Members to return. Default: all except those of `include` */
            fields?: string[];
            /** @description Members to return in addition to the default ones: completed_percentage, ancestors */
            include?: string[];
            /** @description Only null or an empty list is accepted: the order is that of the group */
            sorting?: unknown;
        };
        Task: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Title */
            title: string;
            /** @description Whether it is completed */
            done: boolean;
            /**
             * Format: date-time
             * @description When it is due (UTC, ISO 8601)
             */
            due_at: string | null;
            /** @description The user who is responsible */
            assignee: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Link of a generated picture (SVG) */
                avatar_url: string;
            } | null;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * Format: date-time
             * @description When it was created (UTC, ISO 8601)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed (UTC, ISO 8601)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
             */
            deleted_at: string | null;
        };
        CreateTask: {
            /** @description Title */
            title: string;
            /** @description Whether it is completed */
            done?: boolean;
            /**
             * Format: date-time
             * @description When it is due (UTC, ISO 8601)
             */
            due_at?: string | null;
            /**
             * Format: uuid
             * @description Id of the assignee
             */
            assignee_id?: string | null;
        };
        UpdateTask: {
            /** @description Title */
            title?: string;
            /** @description Whether it is completed */
            done?: boolean;
            /**
             * Format: date-time
             * @description When it is due (UTC, ISO 8601)
             */
            due_at?: string | null;
            /**
             * Format: uuid
             * @description Id of the assignee
             */
            assignee_id?: string | null;
        };
        MergeProject: {
            /**
             * Format: uuid
             * @description Id of the project that receives the content
             */
            into: string;
        };
        DuplicateProject: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /**
             * @description Whether it is a template
             * @default false
             */
            is_template?: boolean;
            /**
             * @description Also copies all descendants
             * @default false
             */
            with_children?: boolean;
            /**
             * @description Also copies its forms outside funnels, without answers
             * @default false
             */
            with_forms?: boolean;
        };
        ShareProject: {
            /**
             * Format: date-time
             * @description Null: until revoked
             */
            expires_at?: string | null;
            /** @description Sections of the page besides the name. Default: code, description, status and tags */
            fields?: ("code" | "description" | "status" | "impact" | "budget" | "costs" | "customer" | "contact" | "groups" | "tags" | "tasks" | "users" | "created_at" | "updated_at")[];
        };
        SharedProject: {
            /** @description Name, 1 to 255 characters */
            name: string;
            /** @description Code, for programs */
            code?: string;
            /** @description Description, plain text */
            description?: string;
            /** @description State */
            status?: {
                /** @description Value; its format depends on the field */
                value: number;
                /** @description Label, for people */
                label: string;
            };
            /** @description Impact, 0 to 100 */
            impact?: number;
            /** @description Budget in minor units, such as cents */
            budget?: number;
            /** @description Planned and actual costs; null if unknown */
            costs?: {
                /** @description Planned costs in minor units */
                planned: number;
                /** @description Actual costs in minor units */
                actual: number;
            } | null;
            /** @description The customer */
            customer?: {
                /** @description Name, 1 to 255 characters */
                name: string;
            } | null;
            /** @description The contact */
            contact?: {
                /** @description Name, 1 to 255 characters */
                name: string;
            } | null;
            /** @description The groups */
            groups?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
            /** @description The tags */
            tags?: {
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Color, such as `#c00` */
                color: string;
            }[];
            /** @description The tasks */
            tasks?: {
                /** @description Title */
                title: string;
                /** @description Whether it is completed */
                done: boolean;
                /** @description When it is due (UTC, ISO 8601) */
                due_at: string | null;
            }[];
            /** @description The users */
            users?: {
                /** @description Name, 1 to 255 characters */
                name: string;
            }[];
            /** @description When it was created (UTC, ISO 8601) */
            created_at?: string;
            /** @description When it was last changed (UTC, ISO 8601) */
            updated_at?: string;
        };
        Hierarchy: {
            /** @description The project */
            project: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Code, for programs */
                code: string;
                /** @description State */
                status: number;
                /**
                 * @description The name of `status`
                 * @enum {string}
                 */
                status_name: "in-progress" | "completed" | "cancelled" | "paused";
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
            };
            /** @description From the root to the parent */
            ancestors: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Code, for programs */
                code: string;
                /** @description State */
                status: number;
                /**
                 * @description The name of `status`
                 * @enum {string}
                 */
                status_name: "in-progress" | "completed" | "cancelled" | "paused";
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
            }[];
            /** @description All descendants, parents before children, without deleted ones and their descendants */
            descendants: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string;
                /** @description Code, for programs */
                code: string;
                /** @description State */
                status: number;
                /**
                 * @description The name of `status`
                 * @enum {string}
                 */
                status_name: "in-progress" | "completed" | "cancelled" | "paused";
                /**
                 * Format: uuid
                 * @description Id of the parent
                 */
                parent_id: string | null;
                /**
                 * Format: date-time
                 * @description When it was deleted; null or absent if it was not (UTC, ISO 8601)
                 */
                deleted_at: string | null;
                /** @description 1 for children */
                depth: number;
            }[];
        };
        BulkProject: {
            /** @description Code, for programs */
            code?: string;
            /** @description Id in the system from which it was imported */
            old_id?: string | null;
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Description, plain text */
            description?: string;
            /** @description By number or name: 1 in-progress, 2 completed, 3 cancelled, 4 paused */
            status?: 1 | "in-progress" | 2 | "completed" | 3 | "cancelled" | 4 | "paused";
            /** @description Impact, 0 to 100 */
            impact?: number;
            /** @description Minor units */
            budget?: number;
            /**
             * Format: uuid
             * @description Id of the customer
             */
            customer_id?: string | null;
            /** @description Id of the contact */
            contact_id?: number | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /** @description Whether it is a template */
            is_template?: boolean;
            /** @description Id of the form */
            form_id?: number | null;
            /** @description Planned and actual costs; null if unknown */
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Users who work on the project */
            user_ids?: string[];
            /** @description Users who execute the project */
            executor_ids?: string[];
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description The version that the client knows, as an ETag */
            if_match?: string;
        };
        UpdateProjects: {
            /** @description The projects */
            projects: components["schemas"]["BulkProject"][];
        };
        BulkMeta: {
            /** @description Number of items that succeeded */
            succeeded: number;
            /** @description Number of items that were rejected */
            refused: number;
        };
        BulkCustomer: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Document number, unique in the frame */
            document?: string | null;
            /**
             * Format: uuid
             * @description Id of the parent
             */
            parent_id?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string | null;
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description The version that the client knows, as an ETag */
            if_match?: string;
        };
        UpdateCustomers: {
            /** @description The customers */
            customers: components["schemas"]["BulkCustomer"][];
        };
        BulkContact: {
            /** @description Name, 1 to 255 characters */
            name?: string;
            /** @description Role, such as buyer */
            role?: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Phone number, as entered */
            phone?: string;
            /** @description Description, plain text */
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
            /** @description Id */
            id: number;
            /** @description The version that the client knows, as an ETag */
            if_match?: string;
        };
        UpdateContacts: {
            /** @description The contacts */
            contacts: components["schemas"]["BulkContact"][];
        };
        BulkDelete: {
            /** @description Ids of the records */
            ids: string[];
        };
        BulkDeleteContacts: {
            /** @description Ids of the records */
            ids: number[];
        };
        HistoryLine: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * @description The action
             * @example project.updated
             */
            action: string;
            /** @description The user, service account, rule or agent that did it */
            actor: {
                /**
                 * @description Kind; it decides which other members apply
                 * @enum {string}
                 */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /** @description Changed fields with their previous and new values */
            changes: {
                /** @description Name of a field */
                field: string;
                /** @description Start */
                from?: unknown;
                /** @description End */
                to?: unknown;
            }[];
            /** @description Details; they depend on the kind */
            details: {
                [key: string]: unknown;
            };
            /** @description The service that recorded the entry */
            source: string;
            /** @description The id shared by all entries with the same original cause */
            correlation_id: string;
            /** @description The event that caused this entry */
            causation_id: string | null;
            /** @description Id of the request */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When it happened (UTC, ISO 8601)
             */
            happened_at: string;
        };
        AuditLine: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /**
             * @description The action
             * @example access_token.created
             */
            action: string;
            /** @description The object of the entry */
            subject: {
                /**
                 * @description Kind; it decides which other members apply
                 * @enum {string}
                 */
                kind: "access_token" | "service_account" | "user" | "webhook" | "export";
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /** @description The user, service account, rule or agent that did it */
            actor: {
                /**
                 * @description Kind; it decides which other members apply
                 * @enum {string}
                 */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                /** @description Id */
                id: string;
                /** @description Name, 1 to 255 characters */
                name: string | null;
            };
            /** @description Changed fields with their previous and new values */
            changes: {
                /** @description Name of a field */
                field: string;
                /** @description Start */
                from?: unknown;
                /** @description End */
                to?: unknown;
            }[];
            /** @description Details; they depend on the kind */
            details: {
                [key: string]: unknown;
            };
            /** @description The service that recorded the entry */
            source: string;
            /** @description The id shared by all entries with the same original cause */
            correlation_id: string;
            /** @description Id of the request */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When it happened (UTC, ISO 8601)
             */
            happened_at: string;
        };
        ProjectGroupOrder: {
            /** @description Every project of the group, once, in the new order */
            project_ids: string[];
        } | {
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * Format: uuid
             * @description Value or position before
             */
            before: string;
        } | {
            /**
             * Format: uuid
             * @description Id of the project
             */
            project_id: string;
            /**
             * Format: uuid
             * @description Value or position after
             */
            after: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The id that the client sent, if it is valid; otherwise a new one */
        RequestId: string;
        /** @description Opaque. A search with this value in the same header includes this change */
        ConsistencyToken: string;
        /** @description Services whose part of this response may be outdated, because they did not respond in time */
        Stale: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the public keys that verify tokens issued by Trackway */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Public keys */
                        keys: ({
                            /** @description Id of the key */
                            kid: string;
                            /** @description Type of the key */
                            kty: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    listAccessTokens: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your own personal access tokens, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The access tokens */
                        access_tokens: components["schemas"]["AccessToken"][];
                    };
                };
            };
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessToken"];
            };
        };
        responses: {
            /** @description Create a personal access token and return it once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The access token */
                        access_token: components["schemas"]["AccessToken"];
                        /** @description Access token */
                        token: string;
                    };
                };
            };
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the access token */
                access_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke one of your own personal access tokens. All gateways reject it within seconds */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The access token */
                        access_token: components["schemas"]["AccessToken"];
                    };
                };
            };
        };
    };
    listAiAgents: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List AI agents, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The ai agents */
                        ai_agents: components["schemas"]["AiAgent"][];
                    };
                };
            };
        };
    };
    createAiAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgent"];
            };
        };
        responses: {
            /** @description Create an AI agent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent */
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    listAiAgentExecutions: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    agent_id?: string;
                    /** @description One or more ids, separated by commas. */
                    project_id?: string;
                    /** @description One or more, separated by commas: `pending`, `running`, `awaiting_approval` (awaiting approval), `completed`, `failed`, `cancelled`. */
                    status?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List executions of AI agents, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The executions */
                        executions: components["schemas"]["AiAgentExecution"][];
                    };
                };
            };
        };
    };
    readAiAgentExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent execution */
                execution: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an execution with its steps, tokens and cost */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent execution */
                        ai_agent_execution: components["schemas"]["AiAgentExecution"];
                    };
                };
            };
        };
    };
    approveAiAgentExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent execution */
                execution: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approve the tool calls that an agent waits for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent execution */
                        ai_agent_execution: components["schemas"]["AiAgentExecution"];
                    };
                };
            };
        };
    };
    cancelAiAgentExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent execution */
                execution: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel an execution; what it has done is not undone */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent execution */
                        ai_agent_execution: components["schemas"]["AiAgentExecution"];
                    };
                };
            };
        };
    };
    refuseAiAgentExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent execution */
                execution: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseAgentExecution"];
            };
        };
        responses: {
            /** @description Reject the tool calls that an agent waits for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent execution */
                        ai_agent_execution: components["schemas"]["AiAgentExecution"];
                    };
                };
            };
        };
    };
    readAiAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an AI agent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent */
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    deleteAiAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an AI agent; it can be restored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent */
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    updateAiAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgent"];
            };
        };
        responses: {
            /** @description Change an AI agent, which creates a new version */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent */
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    startAiAgentExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAgentExecution"];
            };
        };
        responses: {
            /** @description Start an AI agent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent execution */
                        ai_agent_execution: components["schemas"]["AiAgentExecution"];
                    };
                };
            };
        };
    };
    restoreAiAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted AI agent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The ai agent */
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    listAiAgentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ai agent */
                agent: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the versions of an AI agent, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The versions */
                        versions: components["schemas"]["AiAgent"][];
                    };
                };
            };
        };
    };
    readAuditLog: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description Exact match. */
                    action?: string;
                    /** @description Exact match. */
                    actor?: string;
                    /** @description Exact match. */
                    correlation_id?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                    /** @description Exact match. */
                    subject_kind?: string;
                    /** @description Exact match. */
                    subject?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the audit log of tokens, service accounts, users, webhooks and exports, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The audit log */
                        audit_log: components["schemas"]["AuditLine"][];
                    };
                };
            };
        };
    };
    revokeFoundToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the request: 1 to 128 characters of A-Z, a-z, 0-9, `.`, `_` and `-`. Default: a new one */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeToken"];
                "application/x-www-form-urlencoded": components["schemas"]["RevokeToken"];
            };
        };
        responses: {
            /** @description Revoke a leaked personal access token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    };
                };
            };
        };
    };
    requestToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the request: 1 to 128 characters of A-Z, a-z, 0-9, `.`, `_` and `-`. Default: a new one */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestToken"];
                "application/x-www-form-urlencoded": components["schemas"]["RequestToken"];
            };
        };
        responses: {
            /** @description Exchange the secret of a service account for an access token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The access token */
                        access_token: string;
                        /**
                         * @description Always `Bearer`
                         * @enum {string}
                         */
                        token_type: "Bearer";
                        /** @description Seconds */
                        expires_in: number;
                        /** @description Scopes separated by spaces, or the subject of a rule */
                        scope: string;
                    };
                };
            };
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description `true` or `false`. */
                    active?: string;
                    /** @description One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`. */
                    trigger?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List automations, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The automations */
                        automations: components["schemas"]["Automation"][];
                    };
                };
            };
        };
    };
    createAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAutomation"];
            };
        };
        responses: {
            /** @description Create an automation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The automation */
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    readAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an automation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The automation */
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    deleteAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an automation; it can be restored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The automation */
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    updateAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAutomation"];
            };
        };
        responses: {
            /** @description Change an automation; activate or deactivate it by `active` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The automation */
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    rehearseAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RehearseRule"];
            };
        };
        responses: {
            /** @description Show what an automation would do on a project, without doing it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Whether the rule would act if it was triggered now */
                        would_fire: boolean;
                        /** @description What prevents it */
                        reasons: {
                            /**
                             * @description Reason, for people
                             * @enum {string}
                             */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                        /** @description Filters of projects that must match */
                        conditions: {
                            /** @description The condition that was evaluated */
                            condition: {
                                [key: string]: unknown;
                            };
                            /** @description Whether the condition matches */
                            matches: boolean;
                            /** @description The value of the field */
                            seen?: unknown;
                        }[];
                        /** @description Actions, in this order */
                        actions: {
                            /** @description The action */
                            action: string;
                            /** @description Whether the action is possible */
                            possible: boolean;
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                    };
                };
            };
        };
    };
    explainAutomation: {
        parameters: {
            query: {
                /** @description Id of the project */
                project_id: string;
            };
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Explain whether an automation would act on a project now, and why */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Whether the rule would act if it was triggered now */
                        would_fire: boolean;
                        /** @description What prevents it */
                        reasons: {
                            /**
                             * @description Reason, for people
                             * @enum {string}
                             */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                        /** @description Filters of projects that must match */
                        conditions: {
                            /** @description The condition that was evaluated */
                            condition: {
                                [key: string]: unknown;
                            };
                            /** @description Whether the condition matches */
                            matches: boolean;
                            /** @description The value of the field */
                            seen?: unknown;
                        }[];
                        /** @description Actions, in this order */
                        actions: {
                            /** @description The action */
                            action: string;
                            /** @description Whether the action is possible */
                            possible: boolean;
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                    };
                };
            };
        };
    };
    restoreAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted automation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The automation */
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    listAutomationRuns: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    assistant_id?: string;
                    /** @description One or more ids, separated by commas. */
                    project_id?: string;
                    /** @description One or more, separated by commas: `succeeded`, `failed`, `skipped`. */
                    status?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the runs of an automation, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The runs */
                        runs: components["schemas"]["AutomationRun"][];
                    };
                };
            };
        };
    };
    simulateAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the automation */
                automation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateRule"];
            };
        };
        responses: {
            /** @description Simulate an automation on the events of a period within the last 90 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The simulation */
                        simulation: components["schemas"]["RuleSimulation"];
                    };
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description Exact match. */
                    kind?: string;
                    /** @description Exact match. */
                    external_ref?: string;
                    /** @description `true` or `false`. */
                    active?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List channels, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The channels */
                        channels: components["schemas"]["Channel"][];
                    };
                };
            };
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChannel"];
            };
        };
        responses: {
            /** @description Create a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    answerChallenge: {
        parameters: {
            query?: {
                /** @description Text that is returned unchanged */
                challenge?: string;
            };
            header?: never;
            path: {
                /** @description The channel's external reference */
                external_ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer a connector's verification handshake */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    receiveMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the request: 1 to 128 characters of A-Z, a-z, 0-9, `.`, `_` and `-`. Default: a new one */
                "X-Request-Id"?: string;
            };
            path: {
                /** @description The channel's external reference */
                external_ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundMessage"];
                "application/x-www-form-urlencoded": components["schemas"]["InboundMessage"];
            };
        };
        responses: {
            /** @description Deliver a message to a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    };
                };
            };
        };
    };
    tellMessageStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the request: 1 to 128 characters of A-Z, a-z, 0-9, `.`, `_` and `-`. Default: a new one */
                "X-Request-Id"?: string;
            };
            path: {
                /** @description The channel's external reference */
                external_ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageStatus"];
                "application/x-www-form-urlencoded": components["schemas"]["MessageStatus"];
            };
        };
        responses: {
            /** @description Report the status of an outbound message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    };
                };
            };
        };
    };
    readChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Soft-delete a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChannel"];
            };
        };
        responses: {
            /** @description Change fields of a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    activateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activate a channel, so that it accepts messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    deactivateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deactivate a channel, so that it accepts no messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description Exact match. */
                    verdict?: string;
                    /** @description One or more ids, separated by commas. */
                    media_item?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the deliveries of the last 30 days, accepted or not, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The deliveries */
                        deliveries: components["schemas"]["Delivery"][];
                    };
                };
            };
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
                /** @description Id of the delivery */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replay a rejected delivery */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The delivery */
                        delivery: components["schemas"]["Delivery"];
                    };
                };
            };
        };
    };
    listMediaItemsOfChannel: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description One or more ids, separated by commas. */
                    channel?: string;
                    /** @description One or more ids, separated by commas. */
                    conversation?: string;
                    /** @description One or more ids, separated by commas. */
                    project?: string;
                    /** @description Exact match. */
                    external_id?: string;
                    /** @description One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound). */
                    direction?: string;
                    /** @description One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`. */
                    status?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the messages of a channel, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The media items */
                        media_items: components["schemas"]["MediaItem"][];
                    };
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description Send a message in a conversation, or to a project's contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The media item */
                        media_item: components["schemas"]["MediaItem"];
                    };
                };
            };
        };
    };
    restoreChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a channel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    rotateChannelSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateChannelSecret"];
            };
        };
        responses: {
            /** @description Set or rotate the secret that deliveries are signed with */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                        /** @description Secret; it is shown once */
                        secret: string;
                    };
                };
            };
        };
    };
    removeChannelSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove the secret, so that unsigned messages are accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The channel */
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description Exact match. */
                    role?: string;
                    /** @description Exact match. */
                    email?: string;
                    /** @description Exact match. */
                    phone?: string;
                    /** @description Exact match. */
                    description?: string;
                    /** @description One or more ids, separated by commas. */
                    customers?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List contacts, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The contacts */
                        contacts: components["schemas"]["Contact"][];
                    };
                };
            };
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContact"];
            };
        };
        responses: {
            /** @description Create a contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The contact */
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    updateContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContacts"];
            };
        };
        responses: {
            /** @description Change up to 200 contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /** @description Id */
                            id: number;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /** @description Null if the item has no valid id */
                            id: number | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    deleteContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteContacts"];
            };
        };
        responses: {
            /** @description Archive up to 200 contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /** @description Id */
                            id: number;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /** @description Null if the item has no valid id */
                            id: number | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchContacts: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Search contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The contacts */
                        contacts: components["schemas"]["Contact"][];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact */
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The contact */
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the contact */
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive a contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The contact */
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the contact */
                contact: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContact"];
            };
        };
        responses: {
            /** @description Change fields of a contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The contact */
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact */
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore an archived contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The contact */
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description One or more ids, separated by commas. */
                    channel?: string;
                    /** @description One or more ids, separated by commas. */
                    project?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List conversations, the one with the newest message first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The conversations */
                        conversations: components["schemas"]["Conversation"][];
                    };
                };
            };
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation */
                conversation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a conversation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The conversation */
                        conversation: components["schemas"]["Conversation"];
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description Exact match. */
                    document?: string;
                    /** @description One or more ids, separated by commas. */
                    parent?: string;
                    /** @description Exact match. */
                    email?: string;
                    /** @description Exact match. */
                    phone?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List customers, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The customers */
                        customers: components["schemas"]["Customer"][];
                    };
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomer"];
            };
        };
        responses: {
            /** @description Create a customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The customer */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    updateCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomers"];
            };
        };
        responses: {
            /** @description Change up to 200 customers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /**
                             * Format: uuid
                             * @description Null if the item has no valid id
                             */
                            id: string | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    deleteCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description Delete up to 200 customers (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /**
                             * Format: uuid
                             * @description Null if the item has no valid id
                             */
                            id: string | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchCustomers: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Search customers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The customers */
                        customers: components["schemas"]["Customer"][];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer */
                customer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The customer */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the customer */
                customer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a customer (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The customer */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the customer */
                customer: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomer"];
            };
        };
        responses: {
            /** @description Change fields of a customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The customer */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    restoreCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer */
                customer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The customer */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    readAnswers: {
        parameters: {
            query: {
                /** @description The context of an answer */
                accessor: components["schemas"]["Accessor"];
                /** @description Id of the form */
                form_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the answers in a context */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The answers */
                        answers: components["schemas"]["Answer"][];
                    };
                };
            };
        };
    };
    putAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAnswers"];
            };
        };
        responses: {
            /** @description Answer fields of a form in a context */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The answers */
                        answers: components["schemas"]["Answer"][];
                        /** @description Visible required fields without an answer */
                        missing_required: {
                            /**
                             * Format: uuid
                             * @description Id of the field
                             */
                            field_id: string;
                            /** @description Label, for people */
                            label: string;
                        }[];
                    };
                };
            };
        };
    };
    answerWithFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerFileUpload"];
            };
        };
        responses: {
            /** @description Upload a file as the answer to a field */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The answer */
                        answer: {
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                            /** @description Id of the form */
                            form_id: number;
                            /** @description The form title */
                            form_title: string;
                            /** @description The form version */
                            form_version: number;
                            /**
                             * Format: uuid
                             * @description Id of the field
                             */
                            field_id: string;
                            /** @description Label, for people */
                            label: string;
                            /**
                             * @description Type; it decides which other members apply
                             * @enum {string}
                             */
                            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
                            /** @description The format depends on the type of the field */
                            value: string | number | boolean | string[] | {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                                /** @description Size in bytes */
                                size: number;
                                /** @description Media type of the file */
                                mime_type: string;
                                /** @description Address (URL) */
                                url: string;
                            } | null;
                            /** @description The context of an answer */
                            accessor: {
                                /**
                                 * @description Type; it decides which other members apply
                                 * @enum {string}
                                 */
                                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                                /**
                                 * Format: uuid
                                 * @description Id of the project
                                 */
                                project_id: string;
                                /** @description Id */
                                id: number | string | null;
                            };
                            /** @description The user who answered */
                            answered_by: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string | null;
                            };
                            /**
                             * Format: date-time
                             * @description When it was answered (UTC, ISO 8601)
                             */
                            answered_at: string;
                            /** @description The file */
                            file: components["schemas"]["AnswerFile"];
                        };
                    };
                };
            };
        };
    };
    clearAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearAnswers"];
            };
        };
        responses: {
            /** @description Clear answers of a form in a context */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The answers */
                        answers: components["schemas"]["Answer"][];
                    };
                };
            };
        };
    };
    readAnswerHistory: {
        parameters: {
            query: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description The context of an answer */
                accessor: components["schemas"]["Accessor"];
                /** @description Id of the form */
                form_id?: string;
                /** @description Id of the field */
                field_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List changes of answers in a context, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description Changed fields with their previous and new values */
                        changes: components["schemas"]["AnswerChange"][];
                    };
                };
            };
        };
    };
    generateFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateFormLink"];
            };
        };
        responses: {
            /** @description Create signed links to answer a form in a context */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The urls */
                        urls: {
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                            /**
                             * Format: uri
                             * @description Address (URL)
                             */
                            url: string;
                            /**
                             * Format: date-time
                             * @description When it expires; null if never (UTC, ISO 8601)
                             */
                            expires_at: string;
                            /** @description Whether a link is spent by its first submission */
                            single_use: boolean;
                        }[];
                    };
                };
            };
        };
    };
    listFormLinks: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description Id of the form */
                form_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List signed links, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The urls */
                        urls: components["schemas"]["FormLink"][];
                    };
                };
            };
        };
    };
    revokeFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form link */
                form_link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke a signed link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Address (URL) */
                        url: components["schemas"]["FormLink"];
                    };
                };
            };
        };
    };
    listFormLinkAccesses: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description Id of the form link */
                form_link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the access log of a signed link, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The accesses */
                        accesses: components["schemas"]["FormLinkAccess"][];
                    };
                };
            };
        };
    };
    listFormEdges: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more numbers, separated by commas. */
                    form?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the fields of all forms */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The form edges */
                        form_edges: components["schemas"]["FormEdge"][];
                    };
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more numbers, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    title?: string;
                    /** @description One or more ids, separated by commas. */
                    created_by?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as get-forms */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The forms */
                        forms: components["schemas"]["FormSummary"][];
                    };
                };
            };
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateForm"];
            };
        };
        responses: {
            /** @description Create a form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["Form"];
                    };
                };
            };
        };
    };
    readForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form */
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a form with its fields */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["Form"];
                    };
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the form */
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["Form"];
                    };
                };
            };
        };
    };
    updateForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the form */
                form: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateForm"];
            };
        };
        responses: {
            /** @description Update a form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["Form"];
                    };
                };
            };
        };
    };
    restoreForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form */
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["Form"];
                    };
                };
            };
        };
    };
    readFrame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the frame of the token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The frame */
                        frame: components["schemas"]["FrameSettings"];
                    };
                };
            };
        };
    };
    updateFrame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFrame"];
            };
        };
        responses: {
            /** @description Change the frame of the token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The frame */
                        frame: components["schemas"]["FrameSettings"];
                    };
                };
            };
        };
    };
    listFunnels: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List funnels with their steps, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The funnels */
                        funnels: components["schemas"]["Funnel"][];
                    };
                };
            };
        };
    };
    createFunnel: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFunnel"];
            };
        };
        responses: {
            /** @description Create a funnel, optionally with its steps */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    readFunnel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a funnel with its steps */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    deleteFunnel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a funnel; it can be restored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    updateFunnel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFunnel"];
            };
        };
        responses: {
            /** @description Change fields of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    readBoard: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a funnel as a board: counts, budgets and the first projects of each step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The board */
                        board: components["schemas"]["Board"];
                    };
                };
            };
        };
    };
    listFunnelProjects: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description Id of the step */
                step_id?: string;
                /** @description State */
                status?: "open" | "won" | "lost" | "paused";
            };
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the projects in a funnel, longest in their step first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The assignments */
                        assignments: components["schemas"]["FunnelAssignment"][];
                    };
                };
            };
        };
    };
    readFunnelAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the step and status of a project in a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The assignment */
                        assignment: components["schemas"]["FunnelAssignment"];
                    };
                };
            };
        };
    };
    enterFunnel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterFunnel"];
            };
        };
        responses: {
            /** @description Move a project into a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The assignment */
                        assignment: components["schemas"]["FunnelAssignment"];
                    };
                };
            };
        };
    };
    leaveFunnel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a project from a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The assignment */
                        assignment: components["schemas"]["FunnelAssignment"];
                    };
                };
            };
        };
    };
    updateFunnelAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssignment"];
            };
        };
        responses: {
            /** @description Change the status, forecast, tags or executors of a project in a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The assignment */
                        assignment: components["schemas"]["FunnelAssignment"];
                    };
                };
            };
        };
    };
    moveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveProject"];
            };
        };
        responses: {
            /** @description Move a project to another step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The assignment */
                        assignment: components["schemas"]["FunnelAssignment"];
                    };
                };
            };
        };
    };
    previewMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveProject"];
            };
        };
        responses: {
            /** @description Preview a move or an entry: what prevents it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Whether the move is possible */
                        allowed: boolean;
                        /** @description Reasons why the move is not possible */
                        blockers: components["schemas"]["MoveBlocker"][];
                    };
                };
            };
        };
    };
    readProjectTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read how long a project was in each step of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Times in the steps */
                        times: components["schemas"]["ProjectTimes"];
                    };
                };
            };
        };
    };
    restoreFunnel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    addFunnelStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddStep"];
            };
        };
        responses: {
            /** @description Add a step to a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step */
                        step: components["schemas"]["FunnelStep"];
                    };
                };
            };
        };
    };
    orderFunnelSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSteps"];
            };
        };
        responses: {
            /** @description Reorder the steps of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    readFunnelTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the funnel */
                funnel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read how long projects stay in each step of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The steps of the funnel, in order. Current stays count with their time so far */
                        steps: {
                            /**
                             * Format: uuid
                             * @description Id of the step
                             */
                            step_id: string;
                            /** @description Name, 1 to 255 characters */
                            name: string;
                            /** @description The steps in which the project was */
                            stays: number;
                            /** @description Average stay in seconds */
                            average_seconds: number;
                            /** @description Median stay in seconds */
                            median_seconds: number;
                            /** @description Longest stay in seconds */
                            longest_seconds: number;
                        }[];
                    };
                };
            };
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetForm"];
            };
        };
        responses: {
            /** @description Read a form with its fields, by the id in the body */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The form */
                        form: components["schemas"]["AnsweredForm"];
                    };
                };
            };
        };
    };
    getForms: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more numbers, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    title?: string;
                    /** @description One or more ids, separated by commas. */
                    created_by?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List forms, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The forms */
                        forms: components["schemas"]["FormSummary"][];
                    };
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the caller of the token */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                        /** @description The frame */
                        frame: components["schemas"]["FrameSettings"];
                        /** @description Scopes, such as `projects:read` */
                        scopes: string[];
                    };
                };
            };
        };
    };
    listMediaItems: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description One or more ids, separated by commas. */
                    channel?: string;
                    /** @description One or more ids, separated by commas. */
                    conversation?: string;
                    /** @description One or more ids, separated by commas. */
                    project?: string;
                    /** @description Exact match. */
                    external_id?: string;
                    /** @description One or more, separated by commas: `inbound` (Inbound), `outbound` (Outbound). */
                    direction?: string;
                    /** @description One or more, separated by commas: `queued`, `sent`, `failed`, `delivered`, `read`. */
                    status?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List messages, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The media items */
                        media_items: components["schemas"]["MediaItem"][];
                    };
                };
            };
        };
    };
    readMediaItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the media item */
                media_item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The media item */
                        media_item: components["schemas"]["MediaItem"];
                    };
                };
            };
        };
    };
    listProjectGroups: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description One or more ids, separated by commas. */
                    projects?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List project groups, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The project groups */
                        project_groups: components["schemas"]["ProjectGroup"][];
                    };
                };
            };
        };
    };
    createProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectGroup"];
            };
        };
        responses: {
            /** @description Create a project group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    searchProjectGroups: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Search project groups */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The project groups */
                        project_groups: components["schemas"]["ProjectGroup"][];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a project group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    deleteProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a project group (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    updateProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectGroup"];
            };
        };
        responses: {
            /** @description Rename a project group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    listProjectsOfGroup: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupListing"];
            };
        };
        responses: {
            /** @description List the projects of a group, in the group's order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The projects */
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    orderProjectsOfGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectGroupOrder"];
            };
        };
        responses: {
            /** @description Order the projects of a group: all of them, or one before or after another */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    joinProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project group */
                project_group: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add a project to a group, as the last one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    leaveProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project group */
                project_group: string;
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a project from a group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    restoreProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project group */
                project_group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted project group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project group */
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    code?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description Exact match. */
                    description?: string;
                    /** @description Exact match. */
                    name_code?: string;
                    /** @description One or more, separated by commas: `1` (in-progress), `2` (completed), `3` (cancelled), `4` (paused). */
                    status?: string;
                    /** @description One or more numbers, separated by commas. */
                    impact?: string;
                    /** @description One or more numbers, separated by commas. */
                    budget?: string;
                    /** @description One or more ids, separated by commas. */
                    customer?: string;
                    /** @description One or more ids, separated by commas. */
                    contact?: string;
                    /** @description One or more ids, separated by commas. */
                    parent?: string;
                    /** @description One or more ids, separated by commas. */
                    children?: string;
                    /** @description One or more ids, separated by commas. */
                    assignee?: string;
                    /** @description One or more ids, separated by commas. */
                    project_groups?: string;
                    /** @description `true` or `false`. */
                    is_template?: string;
                    /** @description One or more ids, separated by commas. */
                    funnels?: string;
                    /** @description One or more ids, separated by commas. */
                    funnel_steps?: string;
                    /** @description One or more, separated by commas: `open`, `won`, `lost`, `paused`. */
                    funnel_status?: string;
                    /** @description One or more ids, separated by commas. */
                    funnel_tags?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    funnel_status_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    funnel_forecast_date?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    funnel_step_linked_at?: string;
                    /** @description One or more numbers, separated by commas. */
                    completed_percentage?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    channel_awaiting_reply_since?: string;
                    /** @description One or more ids, separated by commas. */
                    creator?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
                /** @description The members to return, separated by commas. Default: all except those of `include` */
                fields?: string;
                /** @description Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors */
                include?: string;
                /** @description Whether to find templates. Default: exclude, or include if a filter uses is_template. false means exclude, true means only */
                template?: "exclude" | "include" | "only" | "true" | "false";
            };
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List projects, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The projects */
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            /** @description Create a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    updateProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjects"];
            };
        };
        responses: {
            /** @description Change up to 200 projects */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /**
                             * Format: uuid
                             * @description Null if the item has no valid id
                             */
                            id: string | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    deleteProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description Delete up to 200 projects (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The outcome of each item, in request order */
                        outcomes: ({
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: true;
                            /** @description The current version, for `If-Match` */
                            etag: string;
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                        } | {
                            /**
                             * @description Always true for success
                             * @enum {boolean}
                             */
                            response: false;
                            /** @description The error code that a single request would return */
                            message: string;
                            /** @description Description of the error, for people */
                            error: string;
                            /** @description Errors by the name of the member */
                            validation?: {
                                [key: string]: string[];
                            };
                            /**
                             * Format: uuid
                             * @description Null if the item has no valid id
                             */
                            id: string | null;
                        })[];
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchProjects: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectSearch"];
            };
        };
        responses: {
            /** @description Search projects */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The projects */
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readProject: {
        parameters: {
            query?: {
                /** @description The members to return, separated by commas. Default: all except those of `include` */
                fields?: string;
                /** @description Members to return in addition to the default ones, separated by commas: completed_percentage, ancestors */
                include?: string;
            };
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"] | components["schemas"]["SparseProject"];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a project (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProject"];
            };
        };
        responses: {
            /** @description Change fields of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    duplicateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateProject"];
            };
        };
        responses: {
            /** @description Copy a project, or create one from a template */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    readHierarchy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the ancestors and descendants of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The hierarchy */
                        hierarchy: components["schemas"]["Hierarchy"];
                    };
                };
            };
        };
    };
    attachChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the project */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Set the parent of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The result */
                        data: {
                            /** @description The parent; null for a root */
                            parent: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                            };
                            /** @description The parent before */
                            former_parent: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                            } | null;
                            /** @description The attached child */
                            attached_child: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                                /** @description Whether it has no parent */
                                is_root: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    detachChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the project */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a child from its parent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The result */
                        data: {
                            /** @description The parent before */
                            former_parent: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                            };
                            /** @description The detached child */
                            detached_child: {
                                /**
                                 * Format: uuid
                                 * @description Id
                                 */
                                id: string;
                                /** @description Name, 1 to 255 characters */
                                name: string;
                                /** @description Whether it has no parent */
                                is_root: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    readProjectHistory: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description Exact match. */
                    action?: string;
                    /** @description Exact match. */
                    actor?: string;
                    /** @description Exact match. */
                    correlation_id?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the history of a project, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The history */
                        history: components["schemas"]["HistoryLine"][];
                    };
                };
            };
        };
    };
    listLooseForms: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the forms attached to a project, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The loose forms */
                        loose_forms: components["schemas"]["LooseForm"][];
                    };
                };
            };
        };
    };
    attachLooseForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachLooseForm"];
            };
        };
        responses: {
            /** @description Attach a form to a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The loose form */
                        loose_form: components["schemas"]["LooseForm"];
                    };
                };
            };
        };
    };
    detachLooseForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the loose form */
                loose_form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Detach a form from a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The loose form */
                        loose_form: components["schemas"]["LooseForm"];
                    };
                };
            };
        };
    };
    mergeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeProject"];
            };
        };
        responses: {
            /** @description Merge a project into another one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    shareProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareProject"];
            };
        };
        responses: {
            /** @description Share a project as a page that everybody with the link can read */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    unshareProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke the link of a share page permanently */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description One or more ids, separated by commas. */
                    project?: string;
                    /** @description Exact match. */
                    title?: string;
                    /** @description `true` or `false`. */
                    done?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    due_at?: string;
                    /** @description One or more ids, separated by commas. */
                    assignee?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the tasks of a project, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The tasks */
                        tasks: components["schemas"]["Task"][];
                    };
                };
            };
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTask"];
            };
        };
        responses: {
            /** @description Create a task of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The task */
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    readTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the task */
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a task */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The task */
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the task */
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a task (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The task */
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the task */
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTask"];
            };
        };
        responses: {
            /** @description Change fields of a task */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The task */
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    restoreTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
                /** @description Id of the task */
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted task */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The task */
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    unmergeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undo the merge of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    listServiceAccounts: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List service accounts, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The service accounts */
                        service_accounts: components["schemas"]["ServiceAccount"][];
                    };
                };
            };
        };
    };
    createServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceAccount"];
            };
        };
        responses: {
            /** @description Create a service account and return its secret once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The service account */
                        service_account: components["schemas"]["ServiceAccount"];
                        /**
                         * Format: uuid
                         * @description Id of the service account
                         */
                        client_id: string;
                        /** @description Secret of the service account */
                        client_secret: string;
                    };
                };
            };
        };
    };
    readServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the service account */
                service_account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a service account */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The service account */
                        service_account: components["schemas"]["ServiceAccount"];
                    };
                };
            };
        };
    };
    deleteServiceAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the service account */
                service_account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a service account and revoke its access tokens */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The service account */
                        service_account: components["schemas"]["ServiceAccount"];
                    };
                };
            };
        };
    };
    updateServiceAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the service account */
                service_account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServiceAccount"];
            };
        };
        responses: {
            /** @description Change the name, the scopes or the status of a service account */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The service account */
                        service_account: components["schemas"]["ServiceAccount"];
                    };
                };
            };
        };
    };
    rotateServiceAccountSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the service account */
                service_account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description Rotate the secret of a service account and return the new secret once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The service account */
                        service_account: components["schemas"]["ServiceAccount"];
                        /**
                         * Format: uuid
                         * @description Id of the service account
                         */
                        client_id: string;
                        /** @description Secret of the service account */
                        client_secret: string;
                    };
                };
            };
        };
    };
    listSpreadsheetOperations: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description The action */
                action?: "import" | "export";
                /** @description State */
                status?: "pending" | "processing" | "completed" | "failed";
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description Several values are separated by commas */
                    action?: string;
                    /** @description Several values are separated by commas */
                    type?: string;
                    /** @description Several values are separated by commas */
                    status?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List imports and exports, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The spreadsheet operations */
                        spreadsheet_operations: components["schemas"]["SpreadsheetOperation"][];
                    };
                };
            };
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description One of: project, customer, contact, form_answer, answer_history, agent_execution, project_execution, user */
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartExport"];
            };
        };
        responses: {
            /** @description Start an export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    listExportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of: project, customer, contact, form_answer, answer_history, agent_execution, project_execution, user */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the columns of an export type */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Keys of columns */
                        columns: components["schemas"]["ExportColumn"][];
                    };
                };
            };
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description One of: project, customer, contact */
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description Start an import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    downloadImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of: project, customer, contact */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download a template for an import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    readSpreadsheetOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an import or export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    cancelSpreadsheetOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel an import or export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    downloadSpreadsheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, such as `bytes=0-1023` */
                Range?: string;
            };
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download the file of a completed export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description The requested range */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The range and the size of the file, in bytes */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    listSpreadsheetOperationErrors: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List row errors in the order of the sheet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description Errors */
                        errors: components["schemas"]["RowError"][];
                    };
                };
            };
        };
    };
    downloadRejectedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download the rejected rows of an import as a workbook, with the reasons for each row */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    streamSpreadsheetOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream progress as server-sent events until the operation ends */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    retrySpreadsheetOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retry a failed import or export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    rollBackSpreadsheetOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the spreadsheet operation */
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roll back an import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The spreadsheet operation */
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    readFunnelStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step */
                        step: components["schemas"]["FunnelStep"];
                    };
                };
            };
        };
    };
    deleteFunnelStep: {
        parameters: {
            query?: {
                /** @description Id of the step that receives the projects */
                move_to?: string;
            };
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The funnel */
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    updateFunnelStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStep"];
            };
        };
        responses: {
            /** @description Change fields of a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step */
                        step: components["schemas"]["FunnelStep"];
                    };
                };
            };
        };
    };
    listStepAssistants: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description `true` or `false`. */
                    active?: string;
                    /** @description One or more, separated by commas: `entered`, `left`, `stayed_longer_than` (stayed longer than), `attachment_viewed` (attachment viewed), `form_answered` (form answered), `inbound_message` (inbound message), `event`, `schedule`. */
                    trigger?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List assistants of a step, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The step assistants */
                        step_assistants: components["schemas"]["StepAssistant"][];
                    };
                };
            };
        };
    };
    createStepAssistant: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
            };
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStepAssistant"];
            };
        };
        responses: {
            /** @description Create an assistant */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step assistant */
                        step_assistant: components["schemas"]["StepAssistant"];
                    };
                };
            };
        };
    };
    listAssistantExecutionLogs: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    assistant_id?: string;
                    /** @description One or more ids, separated by commas. */
                    project_id?: string;
                    /** @description One or more, separated by commas: `succeeded`, `failed`, `skipped`. */
                    status?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the runs of a step’s assistants, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The execution logs */
                        execution_logs: components["schemas"]["AssistantExecutionLog"][];
                    };
                };
            };
        };
    };
    readStepAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an assistant */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step assistant */
                        step_assistant: components["schemas"]["StepAssistant"];
                    };
                };
            };
        };
    };
    deleteStepAssistant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an assistant */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateStepAssistant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included */
                "X-Consistency-Token"?: string;
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStepAssistant"];
            };
        };
        responses: {
            /** @description Change an assistant; activate or deactivate it by `active` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step assistant */
                        step_assistant: components["schemas"]["StepAssistant"];
                    };
                };
            };
        };
    };
    rehearseStepAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RehearseRule"];
            };
        };
        responses: {
            /** @description Show what an assistant would do on a project, without doing it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Whether the rule would act if it was triggered now */
                        would_fire: boolean;
                        /** @description What prevents it */
                        reasons: {
                            /**
                             * @description Reason, for people
                             * @enum {string}
                             */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                        /** @description Filters of projects that must match */
                        conditions: {
                            /** @description The condition that was evaluated */
                            condition: {
                                [key: string]: unknown;
                            };
                            /** @description Whether the condition matches */
                            matches: boolean;
                            /** @description The value of the field */
                            seen?: unknown;
                        }[];
                        /** @description Actions, in this order */
                        actions: {
                            /** @description The action */
                            action: string;
                            /** @description Whether the action is possible */
                            possible: boolean;
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                    };
                };
            };
        };
    };
    explainStepAssistant: {
        parameters: {
            query: {
                /** @description Id of the project */
                project_id: string;
            };
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Explain whether an assistant would act on a project now, and why */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Whether the rule would act if it was triggered now */
                        would_fire: boolean;
                        /** @description What prevents it */
                        reasons: {
                            /**
                             * @description Reason, for people
                             * @enum {string}
                             */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                        /** @description Filters of projects that must match */
                        conditions: {
                            /** @description The condition that was evaluated */
                            condition: {
                                [key: string]: unknown;
                            };
                            /** @description Whether the condition matches */
                            matches: boolean;
                            /** @description The value of the field */
                            seen?: unknown;
                        }[];
                        /** @description Actions, in this order */
                        actions: {
                            /** @description The action */
                            action: string;
                            /** @description Whether the action is possible */
                            possible: boolean;
                            /** @description What happened, for people */
                            detail: string;
                        }[];
                    };
                };
            };
        };
    };
    simulateStepAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step assistant */
                assistant: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateRule"];
            };
        };
        responses: {
            /** @description Simulate an assistant on the events of a period within the last 90 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The simulation */
                        simulation: components["schemas"]["RuleSimulation"];
                    };
                };
            };
        };
    };
    listStepAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the videos and files of a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step attachments */
                        step_attachments: components["schemas"]["StepAttachment"][];
                    };
                };
            };
        };
    };
    addStepAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadAttachment"];
            };
        };
        responses: {
            /** @description Upload a video or file to a step, or link one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step attachment */
                        step_attachment: components["schemas"]["StepAttachment"];
                    };
                };
            };
        };
    };
    orderStepAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAttachments"];
            };
        };
        responses: {
            /** @description Reorder the attachments of a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step attachments */
                        step_attachments: components["schemas"]["StepAttachment"][];
                    };
                };
            };
        };
    };
    deleteStepAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step attachment */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an attachment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step attachment */
                        step_attachment: components["schemas"]["StepAttachment"];
                    };
                };
            };
        };
    };
    updateStepAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step attachment */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAttachment"];
            };
        };
        responses: {
            /** @description Change the name or the duration of an attachment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The step attachment */
                        step_attachment: components["schemas"]["StepAttachment"];
                    };
                };
            };
        };
    };
    recordViewing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the step */
                step: string;
                /** @description Id of the step attachment */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordViewing"];
            };
        };
        responses: {
            /** @description Record which ranges of a video the caller has played for a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The viewing */
                        viewing: components["schemas"]["Viewing"];
                    };
                };
            };
        };
    };
    readAgentExecutionSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the filter fields of executions of AI agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readAutomationSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the filter fields of automations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readChannelSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields of channels for filtering */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readFormSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the fields of forms for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readFunnelSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the filter fields of funnels */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readMediaItemSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields of messages for filtering */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readSpreadsheetOperationSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields of imports and exports for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readWebhookSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the filter fields of webhooks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    readSearchParams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description project, customer, contact, user, project_group, tag or task */
                model_class: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the fields of a model for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The fields for filters and sorts */
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    updated_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List tags, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The tags */
                        tags: components["schemas"]["Tag"][];
                    };
                };
            };
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTag"];
            };
        };
        responses: {
            /** @description Create a tag */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The tag */
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    searchTags: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Search tags */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The tags */
                        tags: components["schemas"]["Tag"][];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a tag */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The tag */
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the tag */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a tag (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The tag */
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the tag */
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTag"];
            };
        };
        responses: {
            /** @description Change the name or color of a tag */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The tag */
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    restoreTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted tag */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The tag */
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    updateRequiredStepAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequireAttachment"];
            };
        };
        responses: {
            /** @description Make a video mandatory to watch, or optional */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description Exact match. */
                    email?: string;
                    /** @description `true` or `false`. */
                    active?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    created_at?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List users, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The users */
                        users: components["schemas"]["User"][];
                    };
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description Create a user before the first sign-in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Search users */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The users */
                        users: components["schemas"]["User"][];
                        /** @description Warnings; absent if there are none */
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                    };
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a user (soft delete) */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            /** @description Change fields of a user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The user */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    readRevokedScopes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the revoked scopes of a user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The revoked scopes */
                        revoked_scopes: string[];
                    };
                };
            };
        };
    };
    revokeScopes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The revoked scopes */
                    revoked_scopes: ("projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
                };
            };
        };
        responses: {
            /** @description Revoke scopes from background work of a user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The revoked scopes */
                        revoked_scopes: string[];
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more ids, separated by commas. */
                    id?: string;
                    /** @description Exact match. */
                    name?: string;
                    /** @description `true` or `false`. */
                    active?: string;
                    /**
                     * @description `with` includes deleted objects, `only` returns only deleted objects.
                     * @enum {string}
                     */
                    trashed?: "with" | "only";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhooks, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The webhooks */
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key returns the first response */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Create a webhook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                        /** @description `whsec_` and base64, according to Standard Webhooks. Shown only once */
                        secret: string;
                    };
                };
            };
        };
    };
    listWebhookKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the kinds of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Kinds of events */
                        kinds: {
                            /** @description Kind; it decides which other members apply */
                            kind: string;
                            /** @description What the event means */
                            summary: string;
                        }[];
                    };
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a webhook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a webhook; it can be restored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description Change a webhook; activate or deactivate it by `active` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    activateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activate a webhook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Invalid values and values below 1 mean 1. */
                page?: number;
                /** @description Invalid values and values below 1 mean 30; values above 100 mean 100. */
                perPage?: number;
                /** @description `filter[<field>]=<value>` selects objects with this value. Several filters must all match. */
                filter?: {
                    /** @description One or more, separated by commas: `pending`, `delivered`, `failed`. */
                    status?: string;
                    /** @description One or more, separated by commas: `project.created`, `project.updated`, `project.deleted`, `project.restored`, `project.merged`, `project.unmerged`, `project.shared`, `project.unshared`, `task.created`, `task.updated`, `task.deleted`, `task.restored`, `funnel.entered`, `funnel.moved`, `funnel.updated`, `funnel.left`, `funnel.late`, `funnel.overdue`, `step_attachment.watched` (step attachment.watched), `form.answered`, `form.attached`, `form.detached`, `conversation.linked`, `message.received`, `message.sent`, `message.failed`, `assistant.succeeded`, `assistant.failed`, `automation.succeeded`, `automation.failed`, `ai_agent.completed` (ai agent.completed), `ai_agent.failed` (ai agent.failed), `ai_agent.cancelled` (ai agent.cancelled), `ai_agent.approved` (ai agent.approved), `ai_agent.refused` (ai agent.refused), `webhook.disabled`, `webhook.test`. */
                    kind?: string;
                    /** @description One or more ids, separated by commas. */
                    project_id?: string;
                    /** @description One or more ids, separated by commas. */
                    event_id?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    from?: string;
                    /** @description A date and time, or a date in UTC (ISO 8601). */
                    to?: string;
                };
            };
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the deliveries of a webhook of the last 30 days, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The applied page and the totals */
                        meta: components["schemas"]["PaginationMeta"];
                        /** @description The deliveries */
                        deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
                /** @description Id of the webhook delivery */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a delivery with its payload and attempts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The delivery */
                        delivery: components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
                /** @description Id of the webhook delivery */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a delivery again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The delivery */
                        delivery: components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhook"];
            };
        };
        responses: {
            /** @description Send the events of a period again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description Number of events */
                        events_count: number;
                    };
                };
            };
        };
    };
    restoreWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a deleted webhook with its pending deliveries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rotate the secret of a webhook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The webhook */
                        webhook: components["schemas"]["Webhook"];
                        /** @description `whsec_` and base64, according to Standard Webhooks. Shown only once */
                        secret: string;
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a test event and return its delivery */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The delivery */
                        delivery: components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
        };
    };
    readAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last segment of an `avatar_url` */
                avatar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the generated picture of a user or another initiator */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    readAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, such as `bytes=0-1023` */
                Range?: string;
            };
            path: {
                /** @description Token of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download a file of a message, by the link in the message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
            /** @description The requested range */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The range and the size of the file, in bytes */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
        };
    };
    readAnswerFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, such as `bytes=0-1023` */
                Range?: string;
            };
            path: {
                /** @description Token of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download the file of an answer by the link in the answer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
            /** @description The requested range */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The range and the size of the file, in bytes */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
        };
    };
    readAttachmentFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, such as `bytes=0-1023` */
                Range?: string;
            };
            path: {
                /** @description Token of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download the file of an attachment by its link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
            /** @description The requested range */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The range and the size of the file, in bytes */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/*": string;
                    "video/*": string;
                    "audio/*": string;
                    "text/*": string;
                };
            };
        };
    };
    openFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the signed link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open the form of a signed link, as a page or as JSON, depending on Accept */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    } & {
                        [key: string]: unknown;
                    };
                    "text/html": string;
                };
            };
        };
    };
    submitFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the signed link */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitForm"];
            };
        };
        responses: {
            /** @description Submit the form of a signed link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                    };
                };
            };
        };
    };
    uploadByFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the signed link */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LinkUpload"];
            };
        };
        responses: {
            /** @description Upload a file for a submission through the same link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The file */
                        file: {
                            /**
                             * Format: uuid
                             * @description Id
                             */
                            id: string;
                            /** @description Name, 1 to 255 characters */
                            name: string;
                            /** @description Size in bytes */
                            size: number;
                            /** @description Media type of the file */
                            mime_type: string;
                        };
                    };
                };
            };
        };
    };
    openSharePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a shared project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true for success
                         * @enum {boolean}
                         */
                        response: true;
                        /** @description The project */
                        project: components["schemas"]["SharedProject"];
                    };
                    "text/html": string;
                };
            };
        };
    };
}
