export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of the tokens that Trackway issues
         * @description Open to everybody: no token is asked for.
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
         * @description Needs the scope `system:read`.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create a personal access token, which is shown this once
         * @description For a program that acts as you, with no more than your scopes. Refused to users who were switched off or deleted.
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
         * End one of your own personal access tokens, at every gateway within seconds
         * @description Needs the scope `system:write`.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["listAiAgents"];
        put?: never;
        /**
         * Create an AI agent
         * @description It acts on behalf of who writes it, with what they may do at the time that it acts. Limits are not optional.
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
         * All executions of AI agents, newest first
         * @description Those of deleted agents too.
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
         * One execution with its steps, tokens and cost
         * @description Texts are empty without the read scopes of the data in them: those of the tools that were used, and `projects:read` if a rule started the execution.
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
         * Let an agent do what it waits for
         * @description Needs the scope of what the agent wants to do besides.
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
         * End an execution; what it has done stays done
         * @description Needs the scope `automations:write`.
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
         * Tell an agent that it may not do what it waits for
         * @description Needs the scope `automations:write`.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["readAiAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an AI agent softly
         * @description It starts no more. Its executions stay.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteAiAgent"];
        options?: never;
        head?: never;
        /**
         * Make a new version of an AI agent
         * @description Executions that have begun keep the version that they began with.
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
         * @description Answers at once; the execution runs as a job. On a project, tools that change something change that one alone. Also needs the scopes that the tools of the agent use.
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
         * Bring a deleted AI agent back
         * @description Needs the scope `automations:write`.
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
         * What an AI agent has been, newest first
         * @description Needs the scope `automations:read`.
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
         * Who did what to tokens, service accounts, users, webhooks and exports, newest first
         * @description Filters: filter[subject_kind] (access_token, service_account, user, webhook, export), filter[subject] (id), filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC). Lines cannot be changed or deleted.
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
         * End a personal access token that was found where it should not be
         * @description The token itself is the right to end it. The answer is the same whether it was one or not.
         *
         *     Open to everybody: no token is asked for.
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
         * Get an access token for the secret of a service account
         * @description The client credentials grant of OAuth 2.0; the body is form-encoded or JSON.
         *
         *     Open to everybody: no token is asked for.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["listAutomations"];
        put?: never;
        /**
         * Create an automation
         * @description It acts on behalf of who writes it, with what they may do at the time that it runs.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["readAutomation"];
        put?: never;
        post?: never;
        /**
         * Delete an automation softly
         * @description It stops firing at once. Its runs stay.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        /**
         * Change an automation, or switch it on and off by active
         * @description Needs the scope `automations:write`.
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
         * What an automation would do on a project, without doing it
         * @description Also needs projects:read and the read scope of what the rule listens to; funnels:read for a rule of a step or funnel, or one that moves projects.
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
         * Whether an automation would act on a project now, and why or why not
         * @description Also needs projects:read and the read scope of what the rule listens to; funnels:read for a rule of a step or funnel, or one that moves projects.
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
         * Bring a deleted automation back
         * @description Needs the scope `automations:write`.
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
         * What an automation has done, newest first
         * @description Those of a deleted automation too. Runs that did nothing are kept for 90 days, all others for good. Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the value that a condition saw is left out.
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
         * What an automation would have done in a period of the last 90 days
         * @description On what happened then, with the values that conditions of that time read, as if it had been active. Nothing is changed. Also needs the read scope of what the rule listens to, and projects:read for a rule with conditions.
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
         * @description Needs the scope `channels:read`.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Create a channel
         * @description Needs the scope `channels:write`.
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
         * @description The value of `challenge` (or `hub.challenge`) comes back as it is.
         *
         *     Open to everybody: no token is asked for.
         */
        get: operations["answerChallenge"];
        put?: never;
        /**
         * Deliver a message to a channel
         * @description The body is JSON (at most 64 levels deep and 50,000 values) or form-encoded (at most 1,000 members), of 1 MB at most, with `message` (a text of 1 to 65,536 bytes) and, where
         *     the connector has them, `external_id` (the same one again is answered alike and changes nothing), `sender` {id, name, phone, email},
         *     `sent_at`, `attachments` [{url, name, mime_type}], `project_id` and `metadata`. Other members are kept in `metadata.extra`, up to 16 KB.
         *     Where the channel has a secret, the delivery is signed as Standard Webhooks says. The answer comes once the message is durable; try again after
         *     408, 429 and 5xx.
         *
         *     Open to everybody: no token is asked for.
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
         * Tell what became of an outbound message
         * @description Signed as deliveries are. What is told twice, or late, changes nothing.
         *
         *     Open to everybody: no token is asked for.
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
         * @description Needs the scope `channels:read`.
         */
        get: operations["readChannel"];
        put?: never;
        post?: never;
        /**
         * Delete a channel softly
         * @description Its external reference stays taken, and answers channel_model_not_found until it is restored.
         *
         *     Needs the scope `channels:write`.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        /**
         * Change fields of a channel
         * @description Needs the scope `channels:write`.
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
         * Take messages again
         * @description Needs the scope `channels:write`.
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
         * Take no messages
         * @description Needs the scope `channels:write`.
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
         * List what a connector has delivered in the last 30 days, accepted or not, newest first
         * @description Filters: `filter[verdict]`, `filter[media_item]`. Deliveries over the limits are not listed.
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
         * Judge a delivery again that was refused
         * @description By the channel's secrets as they are now, and the time at which it came. The answer is a delivery of its own, with the new
         *     verdict; one that was accepted stays as it is.
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
         * @description Needs the scope `channels:read`.
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
         * @description Queued at once and posted to the `delivery_url` of the channel's settings, signed with its secret, in the order of
         *     the conversation. `status` tells how far it is: queued, sent, delivered, read or failed. What a person writes ends the waiting for a reply.
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
         * Bring a channel back
         * @description Needs the scope `channels:write`.
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
         * @description The secret is shown this once. The one before stays valid for a day.
         *
         *     Needs the scope `channels:write`.
         */
        post: operations["rotateChannelSecret"];
        /**
         * Take unsigned messages
         * @description Needs the scope `channels:write`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Needs the scope `projects:write`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 contacts
         * @description Each item is carried out by itself and has its outcome, in the order sent: a refusal is what a request of its own would be answered with. An item that cannot be read at all refuses the whole request, before anything is done.
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
         * @description Each is deleted by itself and has its outcome, in the order sent.
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
         * @description The fields, their operators and sorts are listed by GET system/params of the model. page and perPage may stand in the body or the query; the body wins.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readContact"];
        put?: never;
        post?: never;
        /**
         * Archive a contact
         * @description It leaves the listings; projects that name it keep showing it, with deleted_at, and it is refused for new links.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change fields of a contact
         * @description Needs the scope `projects:write`.
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
         * Bring an archived contact back
         * @description Needs the scope `projects:write`.
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
         * List conversations, that with the newest message first
         * @description Needs the scope `channels:read`.
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
         * @description Needs the scope `channels:read`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Needs the scope `projects:write`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 customers
         * @description Each item is carried out by itself and has its outcome, in the order sent: a refusal is what a request of its own would be answered with. An item that cannot be read at all refuses the whole request, before anything is done.
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
         * Delete up to 200 customers softly
         * @description Each is deleted by itself and has its outcome, in the order sent.
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
         * @description The fields, their operators and sorts are listed by GET system/params of the model. page and perPage may stand in the body or the query; the body wins.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer softly
         * @description It is still shown where it is in use, with deleted_at, and refused for new links.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change fields of a customer
         * @description Needs the scope `projects:write`.
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
         * Bring a deleted customer back
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `forms:read`.
         */
        get: operations["readAnswers"];
        /**
         * Answer fields of a form in a context
         * @description Fields that are not named keep their answers. A value is held to the rules of its field; a field that is not shown with the other answers as they are is refused, and one that comes to be hidden is cleared.
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
         * Send a file as the answer to a field
         * @description Needs the scope `forms:write`.
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
         * @description Of the fields that are named, else of all. What stood there stays in the history.
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
         * Read what was answered before in a context, newest first
         * @description Needs the scope `forms:read`.
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
         * Make signed links by which a form is answered in a context
         * @description The url is shown this once. A link for single use is spent by a submission, not by a look.
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
         * @description Needs the scope `forms:read`.
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
         * Take a signed link back
         * @description Needs the scope `forms:write`.
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
         * List what was done with a signed link, newest first
         * @description Looks, submissions and wrong PINs of the last 90 days.
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
    "/api/management/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as get-forms
         * @description Needs the scope `forms:read`.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Needs the scope `forms:write`.
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
         * @description Needs the scope `forms:read`.
         */
        get: operations["readForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form softly
         * @description Needs the scope `forms:write`.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        /**
         * Make the next version of a form
         * @description A field keeps its id where it is named by it; a changed type makes a new field. Answers keep the version that they were given to.
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
         * Bring a deleted form back
         * @description Needs the scope `forms:write`.
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
         * @description Any valid token will do.
         */
        get: operations["readFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the frame of the token
         * @description Needs the scope `system:write`.
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
         * @description Needs the scope `funnels:read`.
         */
        get: operations["listFunnels"];
        put?: never;
        /**
         * Create a funnel, with its steps where they are given
         * @description Needs the scope `funnels:write`.
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
         * @description Needs the scope `funnels:read`.
         */
        get: operations["readFunnel"];
        put?: never;
        post?: never;
        /**
         * Delete a funnel softly
         * @description Needs the scope `funnels:write`.
         */
        delete: operations["deleteFunnel"];
        options?: never;
        head?: never;
        /**
         * Change fields of a funnel
         * @description With If-Match the change is made only to the version that the client has seen.
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
         * A funnel as a board: counts, budgets, late ones and the first projects of each step
         * @description perPage is the number of projects a step. What follows is listed by …/projects?step_id=.
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
         * The projects in a funnel, the longest in their step first
         * @description Needs the scope `funnels:read`.
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
         * Where a project stands in a funnel
         * @description Needs the scope `funnels:read`.
         */
        get: operations["readFunnelAssignment"];
        put?: never;
        /**
         * Bring a project into a funnel
         * @description At its first step unless told. Entering is a move: the same gate decides.
         *
         *     Needs the scope `funnels:write`.
         */
        post: operations["enterFunnel"];
        /**
         * Take a project out of a funnel
         * @description Needs the scope `funnels:write`.
         */
        delete: operations["leaveFunnel"];
        options?: never;
        head?: never;
        /**
         * Win, lose, pause or open again; change forecast, tags and executors
         * @description Opening again needs a free place in the step. Lists replace what was there.
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
         * @description Of several who move a project at once, one wins; the others are told by 409.
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
         * Ask what stands in the way of a move, or of entering, and change nothing
         * @description Needs the scope `funnels:read`.
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
         * How long a project stood in each step, and its forecast against what happened
         * @description Needs the scope `funnels:read`.
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
         * Bring a deleted funnel back
         * @description Needs the scope `funnels:write`.
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
         * @description Needs the scope `funnels:write`.
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
         * Put the steps of a funnel in order
         * @description All step ids in their new order, or one step and the one that it goes before or after.
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
         * How long projects stand in each step of a funnel
         * @description Needs the scope `funnels:read`.
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
         * @description Given an accessor, the form comes with its answers in that context.
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
         * @description Needs the scope `forms:read`.
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
         * Who the token speaks for
         * @description Any valid token will do.
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
         * @description Needs the scope `channels:read`.
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
         * @description Needs the scope `channels:read`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listProjectGroups"];
        put?: never;
        /**
         * Create a project group
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:read`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readProjectGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a project group softly
         * @description Its projects stay, and are in it again when it is restored.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteProjectGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a project group
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:write`.
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
         * Put a project into a group, as the last one
         * @description Needs the scope `projects:write`.
         */
        post: operations["joinProjectGroup"];
        /**
         * Take a project out of a group
         * @description Needs the scope `projects:write`.
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
         * Bring a deleted project group back
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Only the name is needed. Without a code the project gets P- and the next number of the frame.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change up to 200 projects
         * @description Each item is carried out by itself and has its outcome, in the order sent: a refusal is what a request of its own would be answered with. An item that cannot be read at all refuses the whole request, before anything is done.
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
         * Delete up to 200 projects softly
         * @description Each is deleted by itself and has its outcome, in the order sent.
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
         * @description The fields, their operators and sorts are listed by GET system/params of the model. page and perPage may stand in the body or the query; the body wins.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project softly
         * @description Needs the scope `projects:write`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change fields of a project
         * @description With If-Match the change is made only to the version that the client has seen.
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
         * Copy a project, or make one from a template
         * @description The copy has the tags, people and tasks of the project, a code of its own, and is in progress. It is no template unless is_template says so.
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
         * Read who stands above and below a project
         * @description Needs the scope `projects:read`.
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
         * Put a project under another one
         * @description It brings all that stands below it, and leaves the parent that it had.
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
         * Make a direct child a root
         * @description It keeps all that stands below it.
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
         * What happened to a project, newest first
         * @description Filters: filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC).
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
         * @description Needs the scope `forms:read`.
         */
        get: operations["listLooseForms"];
        put?: never;
        /**
         * Attach a form to a project
         * @description The same form can be attached more than once; each attachment is a link of its own.
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
         * Take a form off a project
         * @description Its answers are not deleted; they are read by the same accessor.
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
         * @description The project is closed and refuses changes until the merge is taken back.
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
         * Bring a deleted project back
         * @description Needs the scope `projects:write`.
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
         * Give a project a page that everybody with its link can read
         * @description The page is /share/{share_token}. Shared again, the link stays and the settings are replaced.
         *
         *     Needs the scope `projects:write`.
         */
        post: operations["shareProject"];
        /**
         * Take the link of a share page back for good
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task of a project
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task softly
         * @description Needs the scope `projects:write`.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change fields of a task
         * @description Needs the scope `projects:write`.
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
         * Bring a deleted task back
         * @description Needs the scope `projects:write`.
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
         * Take the merge of a project back
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `system:read`.
         */
        get: operations["listServiceAccounts"];
        put?: never;
        /**
         * Create a service account, whose secret is shown this once
         * @description With its id and secret a program gets access tokens at /api/management/auth/token.
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
         * @description Needs the scope `system:read`.
         */
        get: operations["readServiceAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a service account, and end its access tokens
         * @description Needs the scope `system:write`.
         */
        delete: operations["deleteServiceAccount"];
        options?: never;
        head?: never;
        /**
         * Rename a service account, change its scopes, or switch it off and on
         * @description Where it loses rights, the access tokens that are out end within seconds. Switching it on needs all of its scopes.
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
         * Give a service account another secret, shown this once
         * @description Needs all scopes of the account.
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
         * @description Needs the scope `spreadsheets:read`.
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
         * @description Needs spreadsheets:write and the scope that reads the rows: projects:read, forms:read for form_answer and answer_history (with filters projects:read, too), automations:read for agent_execution and project_execution, which are exported whole.
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
         * The columns of an export type
         * @description Needs the scope `spreadsheets:read`.
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
         * @description The rows are applied in the background. Needs spreadsheets:write and projects:write.
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
         * A workbook to fill in for an import
         * @description It has the headings, lists where there are choices, and a sheet that explains each column.
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
         * @description Needs the scope `spreadsheets:read`.
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
         * Stop an import or export
         * @description What was imported stays. An operation that has ended already is a conflict.
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
         * The file of a completed export
         * @description Supports ranges. Needs the read scope of the rows (projects:read, forms:read or automations:read); files of other users' operations also need spreadsheets:write.
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
         * The faults of rows, in the order of the sheet
         * @description Needs the read scope of the rows; operations of other users also need spreadsheets:write.
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
         * The rejected rows of an import as a workbook, with the reasons behind each
         * @description Correct the rows and send the workbook again, with the same options: only they are imported then. Needs the read scope of the rows (projects:read, forms:read or automations:read); files of other users' operations also need spreadsheets:write.
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
         * Progress as server-sent events, until the operation ends
         * @description Needs the scope `spreadsheets:read`.
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
         * Go on with a failed import or export
         * @description An import goes on behind its last stored row.
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
         * Take an import back
         * @description Restores and removes in the background what nobody has changed since. `metadata.rollback` tells how far it is; what is left is named by the errors of the operation, with `rollback` as their column.
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
         * @description Needs the scope `funnels:read`.
         */
        get: operations["readFunnelStep"];
        put?: never;
        post?: never;
        /**
         * Delete a step
         * @description Answers with the funnel as it is without the step. Open and paused projects must be moved on before; those won or lost here go to the step that move_to names.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["deleteFunnelStep"];
        options?: never;
        head?: never;
        /**
         * Change fields of a step
         * @description Needs the scope `funnels:write`.
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
         * The assistants of a step, newest first
         * @description Needs the scope `automations:read`.
         */
        get: operations["listStepAssistants"];
        put?: never;
        /**
         * Let something happen by itself at a step
         * @description It acts on behalf of who writes it, with what they may do at the time that it runs.
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
         * What the assistants of a step have done, newest first
         * @description Those of deleted assistants, and of a deleted step, are there too. Runs that did nothing are kept for 90 days, all others for good. Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the value that a condition saw is left out.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["readStepAssistant"];
        put?: never;
        post?: never;
        /**
         * Delete an assistant
         * @description It stops firing at once. Its logs stay; it cannot be restored.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteStepAssistant"];
        options?: never;
        head?: never;
        /**
         * Change an assistant, or switch it on and off by active
         * @description Needs the scope `automations:write`.
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
         * What an assistant would do on a project, without doing it
         * @description Also needs projects:read and the read scope of what the rule listens to; funnels:read for a rule of a step or funnel, or one that moves projects.
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
         * Whether an assistant would act on a project now, and why or why not
         * @description Also needs projects:read and the read scope of what the rule listens to; funnels:read for a rule of a step or funnel, or one that moves projects.
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
         * What an assistant would have done in a period of the last 90 days
         * @description On what happened then, with the values that conditions of that time read, as if it had been active. Nothing is changed. Also needs the read scope of what the rule listens to, and projects:read for a rule with conditions.
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
         * The videos and files of a step
         * @description Needs the scope `funnels:read`.
         */
        get: operations["listStepAttachments"];
        put?: never;
        /**
         * Upload a video or file to a step, or link one
         * @description An upload is multipart/form-data. A link is application/json: {name, type: video or file, url, duration}. A video needs its length; whether an upload is one is told by its content.
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
         * Put the attachments of a step in order
         * @description All ids in their new order, or one attachment and the one that it goes before or after.
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
         * @description Who has watched it stays known.
         *
         *     Needs the scope `funnels:write`.
         */
        delete: operations["deleteStepAttachment"];
        options?: never;
        head?: never;
        /**
         * Change the name or the length of an attachment
         * @description Needs the scope `funnels:write`.
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
         * Note what the caller has played of a video on account of a project
         * @description Parts add up. At 95 % of its length the video counts as watched, and the history of the project says so once.
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
         * The fields of executions of AI agents for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * The fields of automations for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * @description Needs the scope `system:read`.
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
         * The fields of forms for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * The fields of funnels for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * @description Needs the scope `system:read`.
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
         * @description Needs the scope `system:read`.
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
         * The fields of webhooks for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * The fields of a model for filtering and sorting
         * @description Needs the scope `system:read`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Needs the scope `projects:write`.
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
         * @description Needs the scope `projects:read`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag softly
         * @description Projects that have it keep showing it, with deleted_at; it is refused for new ones.
         *
         *     Needs the scope `projects:write`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Change the name or color of a tag
         * @description Needs the scope `projects:write`.
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
         * Bring a deleted tag back
         * @description Needs the scope `projects:write`.
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
         * Mark a video as mandatory to watch, or unmark it
         * @description Needs the scope `funnels:write`.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user who has not come with a token yet
         * @description Needs the scope `projects:write`.
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
         * @description The fields, their operators and sorts are listed by GET system/params of the model. page and perPage may stand in the body or the query; the body wins.
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
         * @description Needs the scope `projects:read`.
         */
        get: operations["readUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user softly
         * @description All tokens of the user end within a second. Users cannot delete themselves.
         *
         *     Needs the scope `system:write`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change fields of a user
         * @description Changing `active` needs the scope `system:write`. Users cannot change their own `active`.
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
         * Bring a deleted user back
         * @description Needs the scope `system:write`.
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
         * The scopes that background work of a user must not use
         * @description Needs the scope `system:read`.
         */
        get: operations["readRevokedScopes"];
        /**
         * Revoke scopes from background work of a user
         * @description Replaces the list. Imports, exports, rules and agents keep the scopes with which they were started, also when their user comes with a token that has fewer. Those that need a revoked scope end within seconds.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The secret, with which each delivery is signed, is shown this once.
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
         * What webhooks can be told of
         * @description Needs the scope `automations:read`.
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
         * @description Needs the scope `automations:read`.
         */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook softly
         * @description It is told of nothing more. What waits, stays until it is restored, for 30 days.
         *
         *     Needs the scope `automations:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it on and off by active
         * @description What waits is tried at once where the url changes. While it is switched off, deliveries wait.
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
         * Switch a webhook on again
         * @description What waits is sent now, in its order; nothing is lost.
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
         * List what a webhook was told in the last 30 days, newest first
         * @description Needs the scope `automations:read`.
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
         * Read a delivery, with what was sent and what each attempt came to
         * @description Needs the scope `automations:read`.
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
         * @description Under the same `webhook-id`, behind what waits of its project. One that still waits is tried at once.
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
         * Send again what happened in a period
         * @description Everything of the last 30 days that the webhook listens to now, also what it was never told of, in the order in which it
         *     happened; under the ids that it had. At most 10,000 events at once.
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
         * Bring a deleted webhook back, with what waited
         * @description Needs the scope `automations:write`.
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
         * Give a webhook a new secret
         * @description It is shown this once. For a day deliveries are signed with the one before, too.
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
         * Send a test event, and say what came of it
         * @description Sent once, whether the webhook is active or not. The answer waits for that of the receiver.
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
    "/files/channels/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a message, by the link that the message names
         * @description Good for ten minutes. Answers ranges.
         *
         *     Open to everybody: no token is asked for.
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
         * The file of an answer, by the link that the answer names
         * @description Good for ten minutes. Answers ranges.
         *
         *     Open to everybody: no token is asked for.
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
         * The file of an attachment, by the link that the attachment names
         * @description Good for ten minutes. Answers ranges.
         *
         *     Open to everybody: no token is asked for.
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
         * The form behind a signed link, as a page or, for who accepts only that, as JSON
         * @description Open to everybody: no token is asked for.
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
         * Answer the form behind a signed link
         * @description Everything that is required, or nothing. With an Idempotency-Key the same submission again is answered alike.
         *
         *     Open to everybody: no token is asked for.
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
         * Upload a file that a submission by the same link names
         * @description Open to everybody: no token is asked for.
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
         * Read what is shared of a project
         * @description A page for browsers; JSON with Accept: application/json.
         *
         *     Open to everybody: no token is asked for.
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
        /** Somebody allowed what an AI agent wants to do */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "ai_agent.approved";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                execution_id: string;
                                agent: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** The work of an AI agent was cancelled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "ai_agent.cancelled";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                execution_id: string;
                                agent: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** An AI agent has finished its work */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "ai_agent.completed";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                execution_id: string;
                                agent: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "ai_agent.failed";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                execution_id: string;
                                agent: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** Somebody refused what an AI agent wants to do */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "ai_agent.refused";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                execution_id: string;
                                agent: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "assistant.failed";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                run_id: string;
                                rule: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                trigger: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** An assistant has done all of its actions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "assistant.succeeded";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                run_id: string;
                                rule: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                trigger: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "automation.failed";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                run_id: string;
                                rule: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                trigger: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** An automation has done all of its actions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "automation.succeeded";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string | null;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                run_id: string;
                                rule: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                trigger: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A conversation belongs to a project from now on */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "conversation.linked";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                conversation_id: string;
                                /** Format: uuid */
                                channel_id: string;
                                sender: ({
                                    id: string | null;
                                    name: string | null;
                                    phone: string | null;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "form.answered";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                form_id: number;
                                form_title: string;
                                accessor_type: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "form.attached";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                form_id: number;
                                form_title: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A form was taken off a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "form.detached";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                form_id: number;
                                form_title: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A project came into a funnel */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.entered";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.late";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                since: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.left";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.moved";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                from_step: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.overdue";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** The status or the like of a project in a funnel changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "funnel.updated";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                funnel: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                step: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "message.failed";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                conversation_id: string;
                                /** Format: uuid */
                                channel_id: string;
                                /** Format: uuid */
                                media_item_id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A message came in, also one of no project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "message.received";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            conversation_id: string;
                            /** Format: uuid */
                            channel_id: string;
                            /** Format: uuid */
                            media_item_id: string;
                            /** Format: uuid */
                            project_id: string | null;
                            message: string;
                            external_id: string | null;
                            sender: ({
                                id: string | null;
                                name: string | null;
                                phone: string | null;
                                email: string | null;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            /** Format: date-time */
                            sent_at: string | null;
                            /** Format: date-time */
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A connector took a message of a project */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "message.sent";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                /** Format: uuid */
                                conversation_id: string;
                                /** Format: uuid */
                                channel_id: string;
                                /** Format: uuid */
                                media_item_id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.created";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.deleted";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A project was merged; told of both */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.merged";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                into?: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                from?: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A deleted project is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.restored";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A project got a page that everybody with the link may see */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.shared";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A merge was taken back; told of both */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.unmerged";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                into?: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                from?: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** The page of a project was taken back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.unshared";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "project.updated";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "step_attachment.watched";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                step_attachment: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string | null;
                                } & {
                                    [key: string]: unknown;
                                };
                                /** Format: uuid */
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "task.created";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                task: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "task.deleted";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                task: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** A deleted task is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "task.restored";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                task: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "task.updated";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                            /** @description Who did it, as they were called at that time */
                            actor: {
                                /** @enum {string} */
                                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                                id: string;
                                name: string | null;
                            };
                            /** @description Fields that have another value than before */
                            changes: {
                                field: string;
                                from?: unknown;
                                to?: unknown;
                            }[];
                            details: {
                                task: {
                                    /** Format: uuid */
                                    id: string;
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** Another webhook was switched off by the system */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "webhook.disabled";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            webhook: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                url: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /** @enum {string} */
                            disabled_reason: "failing" | "gone";
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        /** Somebody asked for a test; sent to that webhook alone */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same at each attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description As Standard Webhooks says: v1, and base64; two of them, with a space between, for a day after a rotation */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        specversion: "1.0";
                        /** Format: uuid */
                        id: string;
                        /** @description The service that says so */
                        source: string;
                        /** @enum {string} */
                        type: "webhook.test";
                        /** @description The project, the conversation or the webhook that it is about */
                        subject?: string;
                        /** Format: date-time */
                        time: string;
                        /** @enum {string} */
                        datacontenttype: "application/json";
                        /** Format: uuid */
                        frameid: string;
                        /** @description The first cause of the chain that this belongs to */
                        correlationid: string;
                        /** @description What caused it; absent where a person or program asked */
                        causationid?: string;
                        /** @description How many causes lie between the first one and this */
                        depth: number;
                        data: {
                            webhook: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
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
                /** @description Any 2xx takes the event. 410 switches the webhook off; anything else is tried again for a day. */
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
        Failure: {
            /** @enum {boolean} */
            response: false;
            /**
             * @description Code, read by machines; it never changes
             * @example validation_errors
             */
            message: string;
            /** @description Sentence for people; it may change */
            error: string;
            /** @description What is wrong with each field of the input */
            validation?: {
                [key: string]: string[];
            };
            /** @description What is wrong with an advanced search */
            errors?: {
                [key: string]: string[];
            };
            /** @description The same as X-Request-Id; leads us to what happened */
            request_id: string | null;
        } & {
            [key: string]: unknown;
        };
        InboundMessage: {
            message: string;
            external_id?: string | number | null;
            sender?: {
                id?: string | null;
                name?: string | null;
                phone?: string | null;
                email?: string | null;
            } | null;
            /** Format: date-time */
            sent_at?: string | null;
            attachments?: {
                /** Format: uri */
                url: string;
                name?: string | null;
                mime_type?: string | null;
            }[] | null;
            /** Format: uuid */
            project_id?: string | null;
            metadata?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        PaginationMeta: {
            current_page: number;
            from: number;
            last_page: number;
            per_page: number;
            to: number;
            total: number;
        };
        Channel: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            frame_id: string;
            name: string;
            kind: string;
            external_ref: string;
            active: boolean;
            settings: {
                [key: string]: unknown;
            };
            /** @description Whether deliveries must be signed */
            has_secret: boolean;
            /**
             * Format: date-time
             * @description The oldest message on this channel that waits for an answer
             */
            awaiting_reply_since: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateChannel: {
            name: string;
            /**
             * @description What kind of connector it is, such as email or whatsapp
             * @default webhook
             */
            kind?: string;
            /** @description Unique in the system; made where it is left out */
            external_ref?: string;
            /** @default true */
            active?: boolean;
            /**
             * @description What the connector needs to know; kept as it is given
             * @default {}
             */
            settings?: {
                [key: string]: unknown;
            };
        };
        UpdateChannel: {
            name?: string;
            kind?: string;
            active?: boolean;
            settings?: {
                [key: string]: unknown;
            };
        };
        RotateChannelSecret: {
            /** @description Made where it is left out */
            secret?: string;
        };
        /** @description The messages of one sender on one channel */
        Conversation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            frame_id: string;
            /** Format: uuid */
            channel_id: string;
            sender: components["schemas"]["Sender"];
            /** Format: uuid */
            project_id: string | null;
            messages_count: number;
            /** Format: date-time */
            last_message_at: string;
            /** Format: date-time */
            awaiting_reply_since: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Sender: {
            id: string | null;
            name: string | null;
            phone: string | null;
            email: string | null;
        } | null;
        MediaItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            frame_id: string;
            /** Format: uuid */
            channel_id: string;
            /** Format: uuid */
            conversation_id: string;
            /** @enum {string} */
            direction: "inbound" | "outbound";
            message: string;
            /** @description The connector's own id of the message */
            external_id: string | null;
            sender: components["schemas"]["Sender"];
            /** Format: uuid */
            project_id: string | null;
            attachments: components["schemas"]["Attachment"][];
            /** @description As the connector gave it; what it sent beside the known fields stands under extra */
            metadata: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            received_at: string;
            /** @description Who wrote an outbound message */
            author: {
                /** @enum {string} */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                id: string;
                name: string | null;
            } | null;
            /**
             * @description How far an outbound message is
             * @enum {string|null}
             */
            status: "queued" | "sent" | "failed" | "delivered" | "read" | null;
            /** @description Why it failed */
            failure: string | null;
        };
        Attachment: {
            id: string;
            name: string | null;
            mime_type: string | null;
            /** @enum {string} */
            status: "pending" | "stored" | "refused";
            /** @description Why it was not fetched */
            reason: string | null;
            /** @description In bytes */
            size: number | null;
            /** @description Where the connector keeps it */
            url: string;
            /** @description Where it can be read for ten minutes, once it is stored */
            file_url: string | null;
        };
        SendMessage: {
            /** Format: uuid */
            conversation_id?: string;
            /**
             * Format: uuid
             * @description Goes to the project's contact
             */
            project_id?: string;
            message: string;
            /**
             * @description Passed on to the connector as it is
             * @default {}
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        MessageStatus: {
            /** Format: uuid */
            media_item_id?: string;
            external_id?: string | number;
            /** @enum {string} */
            status: "sent" | "failed" | "delivered" | "read";
            /** @description Why it failed, for people */
            error?: string;
        };
        /** @description One attempt of a connector to hand over a message */
        Delivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            channel_id: string;
            /** Format: date-time */
            received_at: string;
            /** @description accepted, duplicate, or the code of the refusal */
            verdict: string;
            /** @description Why it was refused, for people */
            reason: string | null;
            /** Format: uuid */
            media_item_id: string | null;
            webhook_id: string | null;
            content_type: string | null;
            /** @description Whether its bytes were kept to be judged again */
            can_replay: boolean;
            /** Format: uuid */
            replay_of: string | null;
        };
        SearchParams: {
            filters: {
                name: string;
                /** @enum {string} */
                input_type: "text" | "number" | "date" | "boolean" | "select" | "relation";
                operators: string[];
                options: {
                    label: string;
                    value: string | number | boolean;
                }[];
                arguments: {
                    name: string;
                    type: string;
                    required: boolean;
                    hydrate: string | null;
                }[];
                hydrate: string | null;
            }[];
            sorting: {
                name: string;
                arguments: {
                    name: string;
                    type: string;
                    required: boolean;
                    hydrate: string | null;
                }[];
            }[];
        };
        ExportColumn: {
            /**
             * @description <entity>.<field>
             * @example project.name
             */
            key: string;
            label: string;
            required: boolean;
            importable: boolean;
        };
        SpreadsheetOperation: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "import" | "export";
            type: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            total_rows: number;
            processed_rows: number;
            percentage: number;
            errors_count: number;
            metadata: {
                [key: string]: unknown;
            };
            file_name: string;
            initiator_type: string;
            /** Format: uuid */
            initiator_id: string;
            initiator: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
            };
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        StartExport: {
            /** @description Keys of columns; all where left out */
            columns?: string[];
            /**
             * @description As in an advanced search of the type; those of form_answer and answer_history are of projects
             * @default []
             */
            filters?: ({
                field: string;
                operator: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @default [] */
            sorting?: ({
                field: string;
                /** @enum {string} */
                direction: "asc" | "desc";
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Of projects: as in a search. exclude where left out, or include where a filter names is_template
             * @enum {string}
             */
            template?: "exclude" | "include" | "only";
            /**
             * @default xlsx
             * @enum {string}
             */
            format?: "xlsx" | "csv";
            file_name?: string;
        };
        ImportForm: {
            /**
             * Format: binary
             * @description An XLSX workbook of at most 50 MB (52,428,800 bytes)
             */
            file: string;
            /**
             * @default create
             * @enum {string}
             */
            mode?: "create" | "update" | "upsert";
            /** @description What finds existing rows: id, code, old_id; contact: id, email; customer: id, name, document */
            match_by?: string;
            /** @description JSON, from heading to column key */
            mapping?: string;
            /** @description Name of the sheet; the first visible one where left out */
            sheet?: string;
            /** @enum {string} */
            create_missing?: "true" | "false";
            /** @enum {string} */
            dry_run?: "true" | "false";
        };
        RowError: {
            id: number;
            /** @description Number of the row in the sheet; the heading is row 1 */
            row: number;
            column: string;
            code: string;
            message: string;
            value: string;
        };
        Funnel: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            frame_id: string;
            steps: components["schemas"]["FunnelStep"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        FunnelStep: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            funnel_id: string;
            name: string;
            /** @description Counts from 0 */
            position: number;
            wip_limit: number | null;
            late_after_hours: number | null;
            reachable_step_ids: string[] | null;
            form_ids: number[];
            required_field_ids: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateFunnel: {
            name: string;
            /** @description The steps of the funnel, in order */
            steps?: components["schemas"]["CreateStep"][];
        };
        CreateStep: {
            name: string;
            /** @description How many open projects may stand in the step at once; null is any number */
            wip_limit?: number | null;
            /** @description An open project that stands here longer is late; null is never */
            late_after_hours?: number | null;
            /** @description Forms to answer at the step; their required fields by whoever brings a project here */
            form_ids?: number[];
            /** @description Fields of these forms that are required here though their form does not say so */
            required_field_ids?: string[];
        };
        UpdateFunnel: {
            name?: string;
        };
        AddStep: {
            name: string;
            /** @description How many open projects may stand in the step at once; null is any number */
            wip_limit?: number | null;
            /** @description An open project that stands here longer is late; null is never */
            late_after_hours?: number | null;
            /** @description Forms to answer at the step; their required fields by whoever brings a project here */
            form_ids?: number[];
            /** @description Fields of these forms that are required here though their form does not say so */
            required_field_ids?: string[];
            /** @description Steps of the funnel where a project may go from here; null is anywhere */
            reachable_step_ids?: string[] | null;
            /** @description Counts from 0; at the end unless told */
            position?: number;
        };
        OrderSteps: {
            step_ids: string[];
        } | {
            /** Format: uuid */
            step_id: string;
            /** Format: uuid */
            before: string;
        } | {
            /** Format: uuid */
            step_id: string;
            /** Format: uuid */
            after: string;
        };
        UpdateStep: {
            name?: string;
            /** @description How many open projects may stand in the step at once; null is any number */
            wip_limit?: number | null;
            /** @description An open project that stands here longer is late; null is never */
            late_after_hours?: number | null;
            /** @description Forms to answer at the step; their required fields by whoever brings a project here */
            form_ids?: number[];
            /** @description Fields of these forms that are required here though their form does not say so */
            required_field_ids?: string[];
            /** @description Steps of the funnel where a project may go from here; null is anywhere */
            reachable_step_ids?: string[] | null;
        };
        FunnelAssignment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            funnel_id: string;
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            step_id: string;
            /** @enum {string} */
            status: "open" | "won" | "lost" | "paused";
            /** Format: date-time */
            status_at: string;
            /** Format: date */
            forecast_date: string | null;
            /**
             * Format: date-time
             * @description Since when it stands in its step
             */
            linked_at: string;
            tag_ids: string[];
            executor_ids: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            left_at: string | null;
        };
        UpdateAssignment: {
            /** @enum {string} */
            status?: "open" | "won" | "lost" | "paused";
            /** Format: date */
            forecast_date?: string | null;
            tag_ids?: string[];
            executor_ids?: string[];
        };
        EnterFunnel: {
            /** Format: uuid */
            step_id?: string;
            /** @description What the caller has played of the videos of the step; kept where the move is made */
            viewed_attachments?: {
                /** Format: uuid */
                id: string;
                /** @description What was really played, in seconds; ranges must not overlap */
                ranges: {
                    from: number;
                    to: number;
                }[];
            }[];
            /** @description Answers at the step; they count where the move is made, and else not. Needs forms:write */
            answers?: {
                /** Format: uuid */
                field_id: string;
                value?: unknown;
            }[];
        };
        MoveProject: {
            /** Format: uuid */
            step_id: string;
            /** @description What the caller has played of the videos of the step; kept where the move is made */
            viewed_attachments?: {
                /** Format: uuid */
                id: string;
                /** @description What was really played, in seconds; ranges must not overlap */
                ranges: {
                    from: number;
                    to: number;
                }[];
            }[];
            /** @description Answers at the step; they count where the move is made, and else not. Needs forms:write */
            answers?: {
                /** Format: uuid */
                field_id: string;
                value?: unknown;
            }[];
        };
        MoveBlocker: {
            /** @enum {string} */
            type: "merged_project" | "already_in_step" | "assignment_closed" | "step_not_reachable" | "wip_limit" | "required_viewing" | "required_answers";
            detail: string;
            /** @description What somebody can do about it */
            clear: string;
            /** @description Of required_viewing: what must be watched */
            required_attachments?: {
                /** Format: uuid */
                id: string;
                name: string;
                url: string;
                duration: number;
            }[];
            /** @description Of required_answers: what must be answered */
            required_fields?: {
                form_id: number;
                /** Format: uuid */
                field_id: string;
                label: string;
                type: string;
            }[];
        };
        Board: {
            /** Format: uuid */
            funnel_id: string;
            name: string;
            steps: {
                /** Format: uuid */
                id: string;
                name: string;
                position: number;
                wip_limit: number | null;
                late_after_hours: number | null;
                /** @description Open and paused projects */
                count: number;
                /** @description Their sum, in minor units; above 2^53 - 1 rounded to about 16 digits */
                budget: number;
                /** @description Open ones that stand here longer than the step allows */
                late: number;
                /** @description The first page, the longest in the step first */
                projects: components["schemas"]["BoardCard"][];
            }[];
        };
        BoardCard: {
            project: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
                budget: number;
            };
            assignment: components["schemas"]["FunnelAssignment"];
            late: boolean;
        };
        ProjectTimes: {
            /** Format: uuid */
            assignment_id: string;
            status: string;
            /** Format: date */
            forecast_date: string | null;
            /** Format: date-time */
            status_at: string;
            /** @description Open, and the day that was forecast is over */
            overdue: boolean;
            total_seconds: number;
            stays: {
                /** Format: uuid */
                step_id: string;
                step_name: string;
                /** Format: date-time */
                entered_at: string;
                /**
                 * Format: date-time
                 * @description Null while it stands there; also when it was won or lost there
                 */
                left_at: string | null;
                seconds: number;
            }[];
        };
        StepAttachment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            step_id: string;
            name: string;
            /** @enum {string} */
            type: "video" | "file";
            /** @description Of an uploaded file: a link that is good for ten minutes */
            url: string;
            /** @description null for a linked one; the hash is SHA-256 */
            file: {
                name: string;
                size: number;
                mime_type: string;
                hash: string;
            } | null;
            duration: number | null;
            /** @description Whoever moves a project into the step must have watched it */
            watch: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UploadAttachment: {
            /**
             * Format: binary
             * @description Up to 500 MB
             */
            file: string;
            /** @description The name of the file unless told */
            name?: string;
            /** @description Length of the video in seconds */
            duration?: number;
        };
        OrderAttachments: {
            attachment_ids: string[];
        } | {
            /** Format: uuid */
            attachment_id: string;
            /** Format: uuid */
            before: string;
        } | {
            /** Format: uuid */
            attachment_id: string;
            /** Format: uuid */
            after: string;
        };
        UpdateAttachment: {
            name?: string;
            /** @description Length of the video in seconds */
            duration?: number;
        };
        RequireAttachment: {
            id: string | number;
            watch: boolean;
        };
        Viewing: {
            /** Format: uuid */
            step_attachment_id: string;
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            user_id: string;
            file_hash: string | null;
            ranges: {
                from: number;
                to: number;
            }[];
            /** @description Really covered, each once */
            seconds: number;
            /** @description At least 95 % was covered */
            watched: boolean;
            /** Format: date-time */
            watched_at: string | null;
        };
        RecordViewing: {
            /** Format: uuid */
            project_id: string;
            /** @description What was really played, in seconds; ranges must not overlap */
            ranges: {
                from: number;
                to: number;
            }[];
        };
        AssistantExecutionLog: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string | null;
            project: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            } | null;
            trigger: {
                type: string;
                detail: {
                    [key: string]: unknown;
                };
            };
            /** @enum {string} */
            status: "succeeded" | "failed" | "skipped";
            steps: {
                action: string;
                /**
                 * @description skipped: it was so already
                 * @enum {string}
                 */
                status: "succeeded" | "failed" | "skipped";
                /** Format: date-time */
                started_at: string;
                duration_ms: number;
                detail: string;
                error: string | null;
            }[];
            skipped: {
                /** @enum {string} */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                detail: string;
                /** @description The first condition that was false */
                condition?: {
                    [key: string]: unknown;
                };
                /** @description The value that it saw */
                seen?: unknown;
            } | null;
            error: string | null;
            attempt: number;
            /** @description The first cause of the chain */
            correlation_id: string;
            /** @description How many causes lie between the first one and this */
            depth: number;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            assistant_id: string;
            assistant: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: date-time */
                deleted_at: string | null;
            };
        };
        AutomationRun: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string | null;
            project: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            } | null;
            trigger: {
                type: string;
                detail: {
                    [key: string]: unknown;
                };
            };
            /** @enum {string} */
            status: "succeeded" | "failed" | "skipped";
            steps: {
                action: string;
                /**
                 * @description skipped: it was so already
                 * @enum {string}
                 */
                status: "succeeded" | "failed" | "skipped";
                /** Format: date-time */
                started_at: string;
                duration_ms: number;
                detail: string;
                error: string | null;
            }[];
            skipped: {
                /** @enum {string} */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                detail: string;
                /** @description The first condition that was false */
                condition?: {
                    [key: string]: unknown;
                };
                /** @description The value that it saw */
                seen?: unknown;
            } | null;
            error: string | null;
            attempt: number;
            /** @description The first cause of the chain */
            correlation_id: string;
            /** @description How many causes lie between the first one and this */
            depth: number;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            automation_id: string;
            automation: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: date-time */
                deleted_at: string | null;
            };
        };
        StepAssistant: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            active: boolean;
            conditions: {
                [key: string]: unknown;
            }[];
            actions: components["schemas"]["RuleAction"][];
            /** @description On whose behalf it acts, with what they may do at that time: who wrote what it does last */
            owner: {
                kind: string;
                id: string;
                name: string | null;
            };
            /** Format: date-time */
            last_run_at: string | null;
            /** @description Runs that were not skipped */
            runs_count: number;
            failures_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            /** Format: uuid */
            step_id: string;
            trigger: components["schemas"]["AssistantTrigger"];
        };
        RuleAction: {
            /** @enum {string} */
            type: "move";
            /** Format: uuid */
            step_id: string;
        } | {
            /** @enum {string} */
            type: "set_field";
            /** @enum {string} */
            field: "name" | "description" | "impact" | "status" | "budget" | "costs" | "customer_id" | "contact_id" | "parent_id" | "form_id";
            /** @description As PATCH projects/{project} takes it */
            value?: unknown;
        } | {
            /** @enum {string} */
            type: "add_tag";
            /** Format: uuid */
            tag_id: string;
        } | {
            /** @enum {string} */
            type: "assign_user";
            /** Format: uuid */
            user_id: string;
        } | {
            /** @enum {string} */
            type: "attach_form";
            form_id: number;
        } | {
            /** @enum {string} */
            type: "send_message";
            /** Format: uuid */
            channel_id: string;
            message: string;
        } | {
            /** @enum {string} */
            type: "call_webhook";
            /** Format: uri */
            url: string;
            /** @description Sent along as it is */
            payload?: {
                [key: string]: unknown;
            };
        } | {
            /** @enum {string} */
            type: "start_agent";
            /** Format: uuid */
            agent_id: string;
            /** @description What happened is told besides */
            input?: string;
        } | {
            /** @enum {string} */
            type: "start_export";
            /** @enum {string} */
            export: "project" | "customer" | "contact" | "form_answer" | "answer_history" | "agent_execution" | "project_execution" | "user";
            columns?: string[];
            filters?: {
                [key: string]: unknown;
            }[];
            /** @enum {string} */
            format?: "xlsx" | "csv";
        };
        AssistantTrigger: {
            /** @enum {string} */
            type: "entered";
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "left";
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "stayed_longer_than";
            minutes: number;
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "attachment_viewed";
            /** Format: uuid */
            attachment_id?: string;
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "form_answered";
            form_id?: number;
        } | {
            /** @enum {string} */
            type: "inbound_message";
            /** Format: uuid */
            channel_id?: string;
        };
        CreateStepAssistant: {
            name: string;
            actions: components["schemas"]["RuleAction"][];
            description?: string;
            active?: boolean;
            conditions?: {
                [key: string]: unknown;
            }[];
            trigger: components["schemas"]["AssistantTrigger"];
        };
        UpdateStepAssistant: {
            name?: string;
            actions?: components["schemas"]["RuleAction"][];
            description?: string;
            active?: boolean;
            conditions?: {
                [key: string]: unknown;
            }[];
            trigger?: components["schemas"]["AssistantTrigger"];
        };
        RehearseRule: {
            /** Format: uuid */
            project_id: string;
        };
        RuleSimulation: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description How often what the rule listens to happened */
            triggers_count: number;
            would_fire_count: number;
            /** @description On how many projects it would have acted */
            projects_count: number;
            /** @description Where a condition looks at what nobody read at that time */
            unknown_count: number;
            skipped: {
                /** @enum {string} */
                reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                count: number;
            }[];
            /** @description What it would have done each time */
            actions: string[];
            /** @description The last 100, newest first */
            latest: {
                /** Format: date-time */
                occurred_at: string;
                /** Format: uuid */
                project_id: string | null;
                trigger: {
                    type: string;
                    detail: {
                        [key: string]: unknown;
                    };
                };
                /** @enum {string} */
                outcome: "would_fire" | "unknown" | "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone";
                /** @description What conditions read when it happened, by field; no more than that is known. Empty without projects:read */
                seen: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description A day alone means the whole of it, in UTC; the last 90 days where they are left out */
        SimulateRule: {
            from?: string;
            to?: string;
        };
        Automation: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            active: boolean;
            conditions: {
                [key: string]: unknown;
            }[];
            actions: components["schemas"]["RuleAction"][];
            /** @description On whose behalf it acts, with what they may do at that time: who wrote what it does last */
            owner: {
                kind: string;
                id: string;
                name: string | null;
            };
            /** Format: date-time */
            last_run_at: string | null;
            /** @description Runs that were not skipped */
            runs_count: number;
            failures_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            trigger: components["schemas"]["AutomationTrigger"];
            scope: components["schemas"]["AutomationScope"];
        };
        AutomationTrigger: {
            /** @enum {string} */
            type: "entered";
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "left";
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "stayed_longer_than";
            minutes: number;
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "attachment_viewed";
            /** Format: uuid */
            attachment_id?: string;
            /**
             * Format: uuid
             * @description Of automations: the one step; any where left out
             */
            step_id?: string;
        } | {
            /** @enum {string} */
            type: "form_answered";
            form_id?: number;
        } | {
            /** @enum {string} */
            type: "inbound_message";
            /** Format: uuid */
            channel_id?: string;
        } | {
            /** @enum {string} */
            type: "event";
            /**
             * @description An action of the history of a project
             * @enum {string}
             */
            event: "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "task.created" | "task.updated" | "step_attachment.watched";
            /** @description Only where this field was changed */
            field?: string;
        } | {
            /** @enum {string} */
            type: "schedule";
            /**
             * @description Five fields: minute, hour, day, month, day of the week
             * @example 0 9 * * 1
             */
            cron: string;
            /** @default UTC */
            time_zone?: string;
            /**
             * @description Runs on each project that meets the conditions, of at most 10,000; else once, on none
             * @default true
             */
            each_project?: boolean;
        };
        /** @description The whole frame, or the projects in a funnel */
        AutomationScope: {
            /** @enum {string} */
            type: "frame";
        } | {
            /** @enum {string} */
            type: "funnel";
            /** Format: uuid */
            funnel_id: string;
        };
        CreateAutomation: {
            name: string;
            actions: components["schemas"]["RuleAction"][];
            description?: string;
            active?: boolean;
            conditions?: {
                [key: string]: unknown;
            }[];
            trigger: components["schemas"]["AutomationTrigger"];
            scope?: components["schemas"]["AutomationScope"];
        };
        UpdateAutomation: {
            name?: string;
            actions?: components["schemas"]["RuleAction"][];
            description?: string;
            active?: boolean;
            conditions?: {
                [key: string]: unknown;
            }[];
            trigger?: components["schemas"]["AutomationTrigger"];
            scope?: components["schemas"]["AutomationScope"];
        };
        AiAgentExecution: {
            /** Format: uuid */
            id: string;
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
                version: number;
            };
            /** Format: uuid */
            project_id: string | null;
            /** @description The kind of who started it, such as user or assistant */
            trigger: string;
            started_by: {
                id: string;
                name: string | null;
            };
            /** @enum {string} */
            status: "pending" | "running" | "awaiting_approval" | "completed" | "failed" | "cancelled";
            input: string;
            output: string | null;
            model: string;
            provider: string;
            tokens: {
                input: number;
                output: number;
                total: number;
            };
            /** @description null where the price of a call is not known */
            cost: {
                /** @description A decimal number */
                amount: string;
                currency: string;
            } | null;
            steps: {
                /** @enum {string} */
                kind: "message" | "tool_call";
                name: string | null;
                arguments?: unknown;
                result: string;
                duration_ms: number;
            }[];
            /** @description Calls of tools that wait for a person */
            waiting: {
                name: string;
                arguments: string;
            }[];
            error: string | null;
            correlation_id: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        StartAgentExecution: {
            input: string;
            /** Format: uuid */
            project_id?: string;
        };
        RefuseAgentExecution: {
            /** @description Told to the model */
            reason?: string;
        };
        AiAgent: {
            name: string;
            /** @description A configured provider, or echo */
            provider: string;
            model: string;
            instructions: string;
            tools: string[];
            limits: components["schemas"]["AgentLimits"];
            /** @description A person decides about each call of a tool that changes something */
            needs_approval: boolean;
            /** Format: uuid */
            id: string;
            version: number;
            owner: {
                kind: string;
                id: string;
                name: string | null;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        AgentLimits: {
            /** @description Calls of the model and of tools together */
            max_steps: number;
            /** @description Of all calls of one execution, in and out */
            max_tokens: number;
            /** @description Of work; waiting for a person does not count */
            max_seconds: number;
            /** @description In the currency of the provider’s prices */
            max_cost?: number;
            /** @description Of all executions of a day in UTC */
            daily_tokens?: number;
            daily_cost?: number;
        };
        CreateAgent: {
            name: string;
            /** @description A configured provider, or echo */
            provider: string;
            model: string;
            instructions: string;
            /** @description Operations of the API that it may use, with the scopes of its owner */
            tools?: string[];
            limits: components["schemas"]["AgentLimits"];
            /** @description A person decides about each call of a tool that changes something */
            needs_approval?: boolean;
        };
        UpdateAgent: {
            name?: string;
            /** @description A configured provider, or echo */
            provider?: string;
            model?: string;
            instructions?: string;
            /** @description Operations of the API that it may use, with the scopes of its owner */
            tools?: string[];
            limits?: components["schemas"]["AgentLimits"];
            /** @description A person decides about each call of a tool that changes something */
            needs_approval?: boolean;
        };
        /** @description A receiver outside that is told what happens. Its secret is not shown */
        Webhook: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            frame_id: string;
            name: string;
            description: string;
            url: string;
            kinds: string[];
            project_ids: string[] | null;
            /** Format: uuid */
            funnel_id: string | null;
            active: boolean;
            /**
             * @description paused by somebody; failing for a day; gone, as the receiver answered 410
             * @enum {string|null}
             */
            disabled_reason: "paused" | "failing" | "gone" | null;
            /** @description The same for people, with what the receiver answered last */
            notice: string | null;
            /** Format: date-time */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Since when something does not get through
             */
            failing_since: string | null;
            /** @description Deliveries that have not got through yet */
            waiting_count: number;
            /**
             * Format: date-time
             * @description Until then deliveries are signed with the secret before, too
             */
            previous_secret_until: string | null;
            owner: {
                kind: string;
                id: string;
                name: string | null;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateWebhook: {
            name: string;
            /** @description http or https, on the public internet. Redirects are not followed */
            url: string;
            /** @description Kinds of events, or * for all of them, also those to come */
            kinds: ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "webhook.disabled")[];
            description?: string;
            active?: boolean;
            /** @description Of these projects; null for all */
            project_ids?: string[] | null;
            /**
             * Format: uuid
             * @description What happens in this funnel, and to projects in it; null for everywhere
             */
            funnel_id?: string | null;
        };
        UpdateWebhook: {
            name?: string;
            /** @description http or https, on the public internet. Redirects are not followed */
            url?: string;
            /** @description Kinds of events, or * for all of them, also those to come */
            kinds?: ("*" | "project.created" | "project.updated" | "project.deleted" | "project.restored" | "project.merged" | "project.unmerged" | "project.shared" | "project.unshared" | "task.created" | "task.updated" | "task.deleted" | "task.restored" | "funnel.entered" | "funnel.moved" | "funnel.updated" | "funnel.left" | "funnel.late" | "funnel.overdue" | "step_attachment.watched" | "form.answered" | "form.attached" | "form.detached" | "conversation.linked" | "message.received" | "message.sent" | "message.failed" | "assistant.succeeded" | "assistant.failed" | "automation.succeeded" | "automation.failed" | "ai_agent.completed" | "ai_agent.failed" | "ai_agent.cancelled" | "ai_agent.approved" | "ai_agent.refused" | "webhook.disabled")[];
            description?: string;
            active?: boolean;
            /** @description Of these projects; null for all */
            project_ids?: string[] | null;
            /**
             * Format: uuid
             * @description What happens in this funnel, and to projects in it; null for everywhere
             */
            funnel_id?: string | null;
        };
        /** @description One event on its way to one webhook */
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /**
             * Format: uuid
             * @description Also the webhook-id of each attempt
             */
            event_id: string;
            kind: string;
            /** Format: uuid */
            project_id: string | null;
            /**
             * @description pending: waits its turn or for the next attempt; failed: a test
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts in a row that failed */
            failures: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened
             */
            occurred_at: string;
            /** Format: date-time */
            created_at: string;
            last_attempt: components["schemas"]["WebhookAttempt"];
        };
        WebhookAttempt: {
            /** @enum {string} */
            verdict: "delivered" | "refused" | "gone" | "redirected" | "timeout" | "unreachable" | "address_refused";
            /** @description The same for people */
            detail: string;
            /** Format: date-time */
            started_at: string;
            duration_ms: number;
            request: {
                /** @enum {string} */
                method: "POST";
                url: string;
                /** @description Without the signature */
                headers: {
                    [key: string]: string;
                };
            };
            response: {
                status: number;
                headers: {
                    [key: string]: string;
                };
                /** @description The first 4 KB of it */
                body: string;
            } | null;
        } | null;
        WebhookDeliveryDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /**
             * Format: uuid
             * @description Also the webhook-id of each attempt
             */
            event_id: string;
            kind: string;
            /** Format: uuid */
            project_id: string | null;
            /**
             * @description pending: waits its turn or for the next attempt; failed: a test
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts in a row that failed */
            failures: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened
             */
            occurred_at: string;
            /** Format: date-time */
            created_at: string;
            /** @description The body of each request, as it is signed */
            payload: string;
            /** @description The newest first, 100 at most */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description When the events happened; a date alone means the whole of it, in UTC */
        ReplayWebhook: {
            from: string;
            to: string;
        };
        Form: {
            id: number;
            title: string;
            description: string;
            /** Format: uuid */
            frame_id: string;
            version: number;
            /** Format: uuid */
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            fields: components["schemas"]["FormField"][];
        };
        FormField: {
            /**
             * Format: uuid
             * @description The edge that searches name; stable over the versions of the form
             */
            id: string;
            key: string | null;
            label: string;
            help: string | null;
            /** @enum {string} */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            required: boolean;
            options: {
                value: string;
                label: string;
            }[];
            validation: components["schemas"]["FieldRules"];
            visible_when?: Record<string, never> | null;
        };
        /** @description Which rules a type knows is told where one is refused. */
        FieldRules: {
            min_length?: number;
            max_length?: number;
            min?: number | string;
            max?: number | string;
            integer?: boolean;
            currency?: string;
            min_choices?: number;
            max_choices?: number;
            max_bytes?: number;
            mime_types?: string[];
        };
        CreateForm: {
            title: string;
            /** @default  */
            description?: string;
            /** @default [] */
            fields?: components["schemas"]["WriteField"][];
        };
        WriteField: {
            /**
             * Format: uuid
             * @description Of a field that the form has; left out for a new one
             */
            id?: string;
            /** @description A name of your own, unique in the form, by which conditions may name the field */
            key?: string | null;
            label: string;
            help?: string | null;
            /** @enum {string} */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            required?: boolean;
            options?: {
                value: string;
                label: string;
            }[];
            validation?: components["schemas"]["FieldRules"];
            visible_when?: {
                all: {
                    /** @description Id of another field of the form, or its key */
                    field_id: string;
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    value?: string | number | boolean;
                }[];
            } | {
                any: {
                    /** @description Id of another field of the form, or its key */
                    field_id: string;
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    value?: string | number | boolean;
                }[];
            } | {
                /** @description Id of another field of the form, or its key */
                field_id: string;
                /** @enum {string} */
                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                value?: string | number | boolean;
            } | null;
        };
        AnsweredForm: {
            id: number;
            title: string;
            description: string;
            /** Format: uuid */
            frame_id: string;
            version: number;
            /** Format: uuid */
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            fields: components["schemas"]["FormField"][];
            /** @description Only where an accessor was given */
            answers?: components["schemas"]["Answer"][];
        };
        Answer: {
            /** Format: uuid */
            id: string;
            form_id: number;
            form_title: string;
            form_version: number;
            /** Format: uuid */
            field_id: string;
            label: string;
            /** @enum {string} */
            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
            /** @description As the type of the field says */
            value: string | number | boolean | string[] | {
                /** Format: uuid */
                id: string;
                name: string;
                size: number;
                mime_type: string;
                url: string;
            } | null;
            accessor: {
                /** @enum {string} */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /** Format: uuid */
                project_id: string;
                id: number | string | null;
            };
            answered_by: {
                /** Format: uuid */
                id: string;
                name: string | null;
            };
            /** Format: date-time */
            answered_at: string;
        };
        GetForm: {
            id: number;
            accessor?: components["schemas"]["Accessor"];
        };
        Accessor: {
            /** @enum {string} */
            type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
            /** Format: uuid */
            project_id: string;
            /** @default null */
            id?: number | string | null | "";
        };
        /** @description Lists replace: fields that are not named are gone from the next version. */
        UpdateForm: {
            title?: string;
            description?: string;
            fields?: components["schemas"]["WriteField"][];
        };
        FormSummary: {
            id: number;
            title: string;
            description: string;
            /** Format: uuid */
            frame_id: string;
            version: number;
            /** Format: uuid */
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            fields_count: number;
        };
        LooseForm: {
            id: number;
            /** Format: uuid */
            project_id: string;
            form_id: number;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            form: {
                id: number;
                title: string;
                /** Format: uuid */
                frame_id: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
                /** Format: date-time */
                deleted_at: string | null;
            };
        };
        AttachLooseForm: {
            id: number;
        };
        PutAnswers: {
            form_id: number;
            accessor: components["schemas"]["Accessor"];
            answers: {
                /** Format: uuid */
                field_id: string;
                value?: unknown;
            }[];
        };
        ClearAnswers: {
            form_id: number;
            accessor: components["schemas"]["Accessor"];
            field_ids?: string[];
        };
        AnswerChange: {
            /** Format: uuid */
            id: string;
            form_id: number;
            /** Format: uuid */
            field_id: string;
            label: string;
            accessor: {
                /** @enum {string} */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /** Format: uuid */
                project_id: string;
                id: number | string | null;
            };
            /** @description As the type of the field says */
            old_value: string | number | boolean | string[] | {
                /** Format: uuid */
                id: string;
                name: string;
                size: number;
                mime_type: string;
                url: string;
            } | null;
            /** @description As the type of the field says */
            new_value: string | number | boolean | string[] | {
                /** Format: uuid */
                id: string;
                name: string;
                size: number;
                mime_type: string;
                url: string;
            } | null;
            changed_by: {
                /** Format: uuid */
                id: string;
                name: string | null;
                kind: string;
            };
            /** @enum {string} */
            way: "api" | "form_link" | "upload" | "move" | "duplicate";
            /** Format: date-time */
            changed_at: string;
        };
        /** @description The url is good for ten minutes */
        AnswerFile: {
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            mime_type: string;
            url: string;
        };
        AnswerFileUpload: {
            /**
             * Format: binary
             * @description Of 25 MB at most; what it is, its content says
             */
            file: string;
            form_id: number;
            /** Format: uuid */
            field_id: string;
            "accessor[type]": string;
            /** Format: uuid */
            "accessor[project_id]": string;
            "accessor[id]"?: string;
        };
        GenerateFormLink: {
            form_id: number;
            accessor: components["schemas"]["Accessor"];
            /** @description Seconds; 604,800 unless told */
            expires_in?: number;
            /** Format: date-time */
            expires_at?: string;
            /** @default true */
            single_use?: boolean;
            /**
             * @description Needed to open the link. After 5 wrong ones in a row the link is blocked for 15 minutes, after 20 in all it is locked for ever
             * @default null
             */
            pin?: string | null;
            /**
             * @description How many links
             * @default 1
             */
            quantity?: number;
            /**
             * @description shared: all submissions are stored in the accessor, so a later one replaces answers of an earlier one. separate: each submission is a response of its own, stored in a new loose form on the project. Default: shared for one link of single use, else separate
             * @enum {string}
             */
            context?: "shared" | "separate";
            /**
             * @description What stands in the form when it is opened
             * @default []
             */
            prefill?: {
                /** Format: uuid */
                field_id: string;
                value?: unknown;
            }[];
        };
        FormLink: {
            /** Format: uuid */
            id: string;
            form_id: number;
            accessor: {
                /** @enum {string} */
                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                /** Format: uuid */
                project_id: string;
                id: number | string | null;
            };
            /** @enum {string} */
            state: "active" | "expired" | "spent" | "revoked";
            single_use: boolean;
            /** @enum {string} */
            context: "shared" | "separate";
            has_pin: boolean;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            spent_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: uuid */
            created_by: string;
            /** Format: date-time */
            created_at: string;
        };
        FormLinkAccess: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "opened" | "submitted" | "refused_pin";
            /** @description Of the visitor; null where nobody tells */
            address: string | null;
            user_agent: string | null;
            /** Format: date-time */
            at: string;
        };
        /** @description Files are named by the ids that their uploads were answered with */
        SubmitForm: {
            answers: {
                /** Format: uuid */
                field_id: string;
                value?: unknown;
            }[];
        };
        LinkUpload: {
            /** Format: binary */
            file: string;
            /** Format: uuid */
            field_id: string;
        };
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            active: boolean;
            avatar_url: string;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        FrameSettings: {
            /** Format: uuid */
            id: string;
            name: string;
            subdomain: string;
            locale: string;
            model_forms: {
                [key: string]: number;
            } | null;
        };
        UpdateFrame: {
            name?: string;
            subdomain?: string;
            /** @enum {string} */
            locale?: "en" | "pt" | "es";
            model_forms?: {
                project?: number;
                customer?: number;
                contact?: number;
            } | null;
        };
        RequestToken: {
            /** @enum {string} */
            grant_type: "client_credentials";
            client_id: string;
            client_secret: string;
            /** @description Separated by blanks; absent: all of the account’s */
            scope?: string;
        };
        RevokeToken: {
            token: string;
        };
        ServiceAccount: {
            /**
             * Format: uuid
             * @description The client_id
             */
            id: string;
            name: string;
            scopes: string[];
            active: boolean;
            /** Format: date-time */
            previous_secret_until: string | null;
            /** Format: uuid */
            created_by: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateServiceAccount: {
            name: string;
            /**
             * @description No wider than those of the token that asks
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
        };
        UpdateServiceAccount: {
            name?: string;
            /**
             * @description No wider than those of the token that asks
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes?: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
            active?: boolean;
        };
        RotateSecret: {
            /**
             * @description Seconds that the secret before is still taken; 0 ends it and every token issued for it
             * @default 0
             */
            keep_previous_for?: number;
        };
        AccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            revoked_at: string | null;
        };
        CreateAccessToken: {
            name: string;
            /**
             * @description No wider than those of the token that asks
             * @example [
             *       "projects:read"
             *     ]
             */
            scopes: ("*" | "projects:read" | "projects:write" | "funnels:read" | "funnels:write" | "forms:read" | "forms:write" | "spreadsheets:read" | "spreadsheets:write" | "channels:read" | "channels:write" | "automations:read" | "automations:write" | "system:read" | "system:write")[];
            /**
             * Format: date-time
             * @description Within 366 days; 90 days from now where nothing is said
             */
            expires_at?: string;
        };
        Project: {
            /** Format: uuid */
            id: string;
            old_id: string | null;
            code: string;
            name: string;
            description: string;
            impact: number;
            /** Format: uuid */
            parent_id: string | null;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uuid */
            customer_id: string | null;
            contact_id: number | null;
            share_token: string | null;
            share_settings: {
                /** Format: date-time */
                expires_at: string | null;
                fields: string[];
            } | null;
            /** Format: uuid */
            merged_id: string | null;
            status: number;
            /** @description Minor units */
            budget: number;
            is_template: boolean;
            /** Format: uuid */
            created_by: string | null;
            /** Format: date-time */
            deleted_at: string | null;
            headquarter: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                parent_id: string | null;
                parent: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            customer: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                parent_id: string | null;
                parent: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            contact: components["schemas"]["Contact"];
            groups: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            frame: components["schemas"]["Frame"];
            form: {
                id: number;
                title: string;
            } | null;
            costs: {
                planned: number;
                actual: number;
            } | null;
            form_answers: components["schemas"]["FormAnswer"][];
            tasks: {
                /** Format: uuid */
                id: string;
                title: string;
                done: boolean;
                /** Format: date-time */
                due_at: string | null;
                assignee: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    avatar_url: string;
                } | null;
            }[];
            funnels: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                status: "open" | "won" | "lost" | "paused";
                /** Format: date-time */
                status_at: string;
                /** Format: date */
                forecast_date: string | null;
                tags: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    color: string;
                }[];
            }[];
            funnel_steps: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                funnel_id: string;
                /** Format: date-time */
                linked_at: string;
            }[];
            tags: {
                /** Format: uuid */
                id: string;
                name: string;
                color: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            users: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            executors: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            completed_percentage?: number;
            /** @description From the root down to the parent */
            ancestors?: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        Contact: {
            id: number;
            name: string;
            role: string;
            email: string | null;
            phone: string;
            description: string | null;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            customers: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        } | null;
        Frame: {
            /** Format: uuid */
            id: string;
            name: string;
            subdomain: string;
            model_forms: {
                [key: string]: number;
            } | null;
        };
        FormAnswer: {
            id: string;
            form_id: number;
            form_title: string;
            /** Format: uuid */
            field_id: string;
            label: string;
            type: string;
            value?: unknown;
            accessor: {
                type: string;
                /** Format: uuid */
                project_id: string;
                id: string | number | null;
            };
            answered_by: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            answered_at: string;
        };
        /** @description A project where `fields` says which members are wanted; always with its id */
        SparseProject: {
            /** Format: uuid */
            id: string;
            old_id?: string | null;
            code?: string;
            name?: string;
            description?: string;
            impact?: number;
            /** Format: uuid */
            parent_id?: string | null;
            /** Format: uuid */
            frame_id?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: uuid */
            customer_id?: string | null;
            contact_id?: number | null;
            share_token?: string | null;
            share_settings?: {
                /** Format: date-time */
                expires_at: string | null;
                fields: string[];
            } | null;
            /** Format: uuid */
            merged_id?: string | null;
            status?: number;
            /** @description Minor units */
            budget?: number;
            is_template?: boolean;
            /** Format: uuid */
            created_by?: string | null;
            /** Format: date-time */
            deleted_at?: string | null;
            headquarter?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                parent_id: string | null;
                parent: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            customer?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                parent_id: string | null;
                parent: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            contact?: components["schemas"]["Contact"];
            groups?: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            frame?: components["schemas"]["Frame"];
            form?: {
                id: number;
                title: string;
            } | null;
            costs?: {
                planned: number;
                actual: number;
            } | null;
            form_answers?: components["schemas"]["FormAnswer"][];
            tasks?: {
                /** Format: uuid */
                id: string;
                title: string;
                done: boolean;
                /** Format: date-time */
                due_at: string | null;
                assignee: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    avatar_url: string;
                } | null;
            }[];
            funnels?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                status: "open" | "won" | "lost" | "paused";
                /** Format: date-time */
                status_at: string;
                /** Format: date */
                forecast_date: string | null;
                tags: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    color: string;
                }[];
            }[];
            funnel_steps?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uuid */
                funnel_id: string;
                /** Format: date-time */
                linked_at: string;
            }[];
            tags?: {
                /** Format: uuid */
                id: string;
                name: string;
                color: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            users?: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            executors?: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
                /** Format: date-time */
                deleted_at?: string;
            }[];
            completed_percentage?: number;
            /** @description From the root down to the parent */
            ancestors?: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        ProjectSearch: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][];
            /** @description Hold beside the filters, all of them; nested 5 deep, counted into the 50 filters */
            filter_groups?: {
                /**
                 * @description All of its members hold, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                filters?: {
                    field: string;
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    arguments?: unknown[];
                }[];
                filter_groups?: {
                    /**
                     * @description All of its members hold, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    filters?: {
                        field: string;
                        /** @enum {string} */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        arguments?: unknown[];
                    }[];
                    filter_groups?: {
                        /**
                         * @description All of its members hold, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        filters?: {
                            field: string;
                            /** @enum {string} */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            arguments?: unknown[];
                        }[];
                        filter_groups?: {
                            /**
                             * @description All of its members hold, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            filters?: {
                                field: string;
                                /** @enum {string} */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                arguments?: unknown[];
                            }[];
                            filter_groups?: {
                                /**
                                 * @description All of its members hold, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                filters?: {
                                    field: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    arguments?: unknown[];
                                }[];
                                /** @description Refused: no group stands deeper */
                                filter_groups?: unknown;
                            }[];
                        }[];
                    }[];
                }[];
            }[];
            /** @description At most 5 */
            sorting?: components["schemas"]["Sort"][];
            /** @description Starts at 1; wins over the query */
            page?: number;
            /** @description 1 to 100, else 30; wins over the query */
            perPage?: number;
            /**
             * @description Only soft-deleted ones
             * @default false
             */
            trashed?: boolean;
            /** @description Whether templates are found. exclude where left out, or include where a filter names is_template. false is exclude, true is only */
            template?: boolean | ("exclude" | "include" | "only");
            /**
             * @description Brings completed_percentage
             * @default false
             */
            withPercentage?: boolean;
            /** @description The members that are wanted; all the usual ones where left out */
            fields?: string[];
            /** @description What comes beside the usual members: completed_percentage, ancestors */
            include?: string[];
        };
        Filter: {
            field: string;
            /** @enum {string} */
            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
            value?: unknown;
            /** @enum {string} */
            logical_operator?: "and" | "or";
            arguments?: unknown[];
        };
        Sort: {
            field: string;
            /** @enum {string} */
            direction: "asc" | "desc";
            arguments?: unknown[];
        };
        Customer: {
            /** Format: uuid */
            id: string;
            name: string;
            document: string | null;
            email: string | null;
            phone: string | null;
            /** Format: uuid */
            parent_id: string | null;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        Search: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][];
            /** @description Hold beside the filters, all of them; nested 5 deep, counted into the 50 filters */
            filter_groups?: {
                /**
                 * @description All of its members hold, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                filters?: {
                    field: string;
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    arguments?: unknown[];
                }[];
                filter_groups?: {
                    /**
                     * @description All of its members hold, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    filters?: {
                        field: string;
                        /** @enum {string} */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        arguments?: unknown[];
                    }[];
                    filter_groups?: {
                        /**
                         * @description All of its members hold, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        filters?: {
                            field: string;
                            /** @enum {string} */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            arguments?: unknown[];
                        }[];
                        filter_groups?: {
                            /**
                             * @description All of its members hold, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            filters?: {
                                field: string;
                                /** @enum {string} */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                arguments?: unknown[];
                            }[];
                            filter_groups?: {
                                /**
                                 * @description All of its members hold, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                filters?: {
                                    field: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    arguments?: unknown[];
                                }[];
                                /** @description Refused: no group stands deeper */
                                filter_groups?: unknown;
                            }[];
                        }[];
                    }[];
                }[];
            }[];
            /** @description At most 5 */
            sorting?: components["schemas"]["Sort"][];
            /** @description Starts at 1; wins over the query */
            page?: number;
            /** @description 1 to 100, else 30; wins over the query */
            perPage?: number;
            /**
             * @description Only soft-deleted ones
             * @default false
             */
            trashed?: boolean;
        };
        CreateUser: {
            name: string;
            /** Format: email */
            email?: string | null;
            active?: boolean;
        };
        UpdateUser: {
            name?: string;
            /** Format: email */
            email?: string | null;
            active?: boolean;
        };
        CreateCustomer: {
            name: string;
            document?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            parent_id?: string | null;
        };
        UpdateCustomer: {
            name?: string;
            document?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            parent_id?: string | null;
        };
        CreateContact: {
            name: string;
            role?: string;
            /** Format: email */
            email?: string | null;
            phone?: string;
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
        };
        UpdateContact: {
            name?: string;
            role?: string;
            /** Format: email */
            email?: string | null;
            phone?: string;
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
        };
        CreateProject: {
            name: string;
            code?: string;
            old_id?: string | null;
            description?: string;
            impact?: number;
            status?: 1 | 2 | 3 | 4;
            /** @description Minor units */
            budget?: number;
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** Format: uuid */
            parent_id?: string | null;
            /** Format: uuid */
            customer_id?: string | null;
            contact_id?: number | null;
            form_id?: number | null;
            is_template?: boolean;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Who works on the project */
            user_ids?: string[];
            /** @description Who carries it out */
            executor_ids?: string[];
        };
        UpdateProject: {
            name?: string;
            code?: string;
            old_id?: string | null;
            description?: string;
            impact?: number;
            status?: 1 | 2 | 3 | 4;
            /** @description Minor units */
            budget?: number;
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** Format: uuid */
            parent_id?: string | null;
            /** Format: uuid */
            customer_id?: string | null;
            contact_id?: number | null;
            form_id?: number | null;
            is_template?: boolean;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Who works on the project */
            user_ids?: string[];
            /** @description Who carries it out */
            executor_ids?: string[];
        };
        ProjectGroup: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateProjectGroup: {
            name: string;
        };
        UpdateProjectGroup: {
            name?: string;
        };
        GroupListing: {
            /** @description At most 50 */
            filters?: components["schemas"]["Filter"][];
            /** @description Hold beside the filters, all of them; nested 5 deep, counted into the 50 filters */
            filter_groups?: {
                /**
                 * @description All of its members hold, any, or none
                 * @enum {string}
                 */
                logical_operator: "and" | "or" | "not";
                filters?: {
                    field: string;
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                    value?: unknown;
                    arguments?: unknown[];
                }[];
                filter_groups?: {
                    /**
                     * @description All of its members hold, any, or none
                     * @enum {string}
                     */
                    logical_operator: "and" | "or" | "not";
                    filters?: {
                        field: string;
                        /** @enum {string} */
                        operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                        /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                        value?: unknown;
                        arguments?: unknown[];
                    }[];
                    filter_groups?: {
                        /**
                         * @description All of its members hold, any, or none
                         * @enum {string}
                         */
                        logical_operator: "and" | "or" | "not";
                        filters?: {
                            field: string;
                            /** @enum {string} */
                            operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                            /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                            value?: unknown;
                            arguments?: unknown[];
                        }[];
                        filter_groups?: {
                            /**
                             * @description All of its members hold, any, or none
                             * @enum {string}
                             */
                            logical_operator: "and" | "or" | "not";
                            filters?: {
                                field: string;
                                /** @enum {string} */
                                operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                value?: unknown;
                                arguments?: unknown[];
                            }[];
                            filter_groups?: {
                                /**
                                 * @description All of its members hold, any, or none
                                 * @enum {string}
                                 */
                                logical_operator: "and" | "or" | "not";
                                filters?: {
                                    field: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not_equals" | "contains" | "not_contains" | "greater_than" | "greater_than_or_equals" | "less_than" | "less_than_or_equals" | "is_null" | "is_not_null";
                                    /** @description A text, a number, true or false, null, or a list; depends on field and operator */
                                    value?: unknown;
                                    arguments?: unknown[];
                                }[];
                                /** @description Refused: no group stands deeper */
                                filter_groups?: unknown;
                            }[];
                        }[];
                    }[];
                }[];
            }[];
            /** @description Refused */
            sorting?: unknown;
            /** @description Starts at 1; wins over the query */
            page?: number;
            /** @description 1 to 100, else 30; wins over the query */
            perPage?: number;
            /**
             * @description Only soft-deleted ones
             * @default false
             */
            trashed?: boolean;
            /** @description Whether templates are found. exclude where left out, or include where a filter names is_template. false is exclude, true is only */
            template?: boolean | ("exclude" | "include" | "only");
            /**
             * @description Brings completed_percentage
             * @default false
             */
            withPercentage?: boolean;
            /** @description The members that are wanted; all the usual ones where left out */
            fields?: string[];
            /** @description What comes beside the usual members: completed_percentage, ancestors */
            include?: string[];
        };
        ProjectGroupOrder: {
            /** @description Every project of the group, once, in the new order */
            project_ids: string[];
        } | {
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            before: string;
        } | {
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            after: string;
        };
        Tag: {
            /** Format: uuid */
            id: string;
            name: string;
            color: string;
            /** Format: uuid */
            frame_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateTag: {
            name: string;
            color?: string;
        };
        UpdateTag: {
            name?: string;
            color?: string;
        };
        Task: {
            /** Format: uuid */
            id: string;
            title: string;
            done: boolean;
            /** Format: date-time */
            due_at: string | null;
            assignee: {
                /** Format: uuid */
                id: string;
                name: string;
                avatar_url: string;
            } | null;
            /** Format: uuid */
            project_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        CreateTask: {
            title: string;
            done?: boolean;
            /** Format: date-time */
            due_at?: string | null;
            /** Format: uuid */
            assignee_id?: string | null;
        };
        UpdateTask: {
            title?: string;
            done?: boolean;
            /** Format: date-time */
            due_at?: string | null;
            /** Format: uuid */
            assignee_id?: string | null;
        };
        MergeProject: {
            /** Format: uuid */
            into: string;
        };
        DuplicateProject: {
            name?: string;
            /** @default false */
            is_template?: boolean;
            /**
             * @description All that stands below it as well
             * @default false
             */
            with_children?: boolean;
            /**
             * @description Its loose forms, without their answers
             * @default false
             */
            with_forms?: boolean;
        };
        ShareProject: {
            /**
             * Format: date-time
             * @description Null: until taken back
             */
            expires_at?: string | null;
            /** @description What the page shows beside the name; code, description, status and tags by default */
            fields?: ("code" | "description" | "status" | "impact" | "budget" | "costs" | "customer" | "contact" | "groups" | "tags" | "tasks" | "users" | "created_at" | "updated_at")[];
        };
        SharedProject: {
            name: string;
            code?: string;
            description?: string;
            status?: {
                value: number;
                label: string;
            };
            impact?: number;
            budget?: number;
            costs?: {
                planned: number;
                actual: number;
            } | null;
            customer?: {
                name: string;
            } | null;
            contact?: {
                name: string;
            } | null;
            groups?: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            tags?: {
                name: string;
                color: string;
            }[];
            tasks?: {
                title: string;
                done: boolean;
                due_at: string | null;
            }[];
            users?: {
                name: string;
            }[];
            created_at?: string;
            updated_at?: string;
        };
        Hierarchy: {
            project: {
                /** Format: uuid */
                id: string;
                name: string;
                code: string;
                status: number;
                /** Format: uuid */
                parent_id: string | null;
                /** Format: date-time */
                deleted_at: string | null;
            };
            /** @description From the root down to the parent */
            ancestors: {
                /** Format: uuid */
                id: string;
                name: string;
                code: string;
                status: number;
                /** Format: uuid */
                parent_id: string | null;
                /** Format: date-time */
                deleted_at: string | null;
            }[];
            /** @description All below, parents before their children; deleted ones with their branches are left out */
            descendants: {
                /** Format: uuid */
                id: string;
                name: string;
                code: string;
                status: number;
                /** Format: uuid */
                parent_id: string | null;
                /** Format: date-time */
                deleted_at: string | null;
                /** @description 1 for children */
                depth: number;
            }[];
        };
        BulkMeta: {
            succeeded: number;
            refused: number;
        };
        UpdateProjects: {
            projects: components["schemas"]["BulkProject"][];
        };
        BulkProject: {
            name?: string;
            code?: string;
            old_id?: string | null;
            description?: string;
            impact?: number;
            status?: 1 | 2 | 3 | 4;
            /** @description Minor units */
            budget?: number;
            costs?: {
                /** @description Minor units */
                planned: number;
                /** @description Minor units */
                actual: number;
            } | null;
            /** Format: uuid */
            parent_id?: string | null;
            /** Format: uuid */
            customer_id?: string | null;
            contact_id?: number | null;
            form_id?: number | null;
            is_template?: boolean;
            /** @description Replaces the whole list */
            group_ids?: string[];
            /** @description Replaces the whole list */
            tag_ids?: string[];
            /** @description Who works on the project */
            user_ids?: string[];
            /** @description Who carries it out */
            executor_ids?: string[];
            /** Format: uuid */
            id: string;
            /** @description The version that the client has seen, as an ETag */
            if_match?: string;
        };
        UpdateCustomers: {
            customers: components["schemas"]["BulkCustomer"][];
        };
        BulkCustomer: {
            name?: string;
            document?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            parent_id?: string | null;
            /** Format: uuid */
            id: string;
            /** @description The version that the client has seen, as an ETag */
            if_match?: string;
        };
        UpdateContacts: {
            contacts: components["schemas"]["BulkContact"][];
        };
        BulkContact: {
            name?: string;
            role?: string;
            /** Format: email */
            email?: string | null;
            phone?: string;
            description?: string | null;
            /** @description Replaces the whole list */
            customer_ids?: string[];
            id: number;
            /** @description The version that the client has seen, as an ETag */
            if_match?: string;
        };
        BulkDelete: {
            ids: string[];
        };
        BulkDeleteContacts: {
            ids: number[];
        };
        HistoryLine: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            /** @example project.updated */
            action: string;
            actor: {
                /** @enum {string} */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                id: string;
                name: string | null;
            };
            changes: {
                field: string;
                from?: unknown;
                to?: unknown;
            }[];
            details: {
                [key: string]: unknown;
            };
            /** @description The service that it happened in */
            source: string;
            /** @description The first cause of the chain that this belongs to */
            correlation_id: string;
            /** @description The event that caused this */
            causation_id: string | null;
            request_id: string | null;
            /** Format: date-time */
            happened_at: string;
        };
        AuditLine: {
            /** Format: uuid */
            id: string;
            /** @example access_token.created */
            action: string;
            subject: {
                /** @enum {string} */
                kind: "access_token" | "service_account" | "user" | "webhook" | "export";
                id: string;
                name: string | null;
            };
            actor: {
                /** @enum {string} */
                kind: "user" | "service_account" | "automation" | "assistant" | "ai_agent" | "import" | "channel" | "form_link" | "system";
                id: string;
                name: string | null;
            };
            changes: {
                field: string;
                from?: unknown;
                to?: unknown;
            }[];
            details: {
                [key: string]: unknown;
            };
            /** @description The service that it happened in */
            source: string;
            /** @description The first cause of the chain that this belongs to */
            correlation_id: string;
            request_id: string | null;
            /** Format: date-time */
            happened_at: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The client's own id where it sent a sane one, else a new one */
        RequestId: string;
        /** @description Opaque. A search that brings it back under the same name sees this change */
        ConsistencyToken: string;
        /** @description Names services whose part of this answer may be old, because they did not answer in time */
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
            /** @description The public keys of the tokens that Trackway issues */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        keys: ({
                            kid: string;
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
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Create a personal access token, which is shown this once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        access_token: components["schemas"]["AccessToken"];
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
            /** @description End one of your own personal access tokens, at every gateway within seconds */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        access_token: components["schemas"]["AccessToken"];
                    };
                };
            };
        };
    };
    listAiAgents: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    id?: string;
                    /** @description Exactly this */
                    name?: string;
                    /** @enum {string} */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
                        ai_agent: components["schemas"]["AiAgent"];
                    };
                };
            };
        };
    };
    listAiAgentExecutions: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    agent_id?: string;
                    /** @description A UUID; several with a comma between */
                    project_id?: string;
                    /** @description Several with a comma between */
                    status?: string;
                    /** @description A time, or a day in UTC */
                    from?: string;
                    /** @description A time, or a day in UTC */
                    to?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All executions of AI agents, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description One execution with its steps, tokens and cost */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Let an agent do what it waits for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description End an execution; what it has done stays done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Tell an agent that it may not do what it waits for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete an AI agent softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Make a new version of an AI agent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted AI agent back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description What an AI agent has been, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        versions: components["schemas"]["AiAgent"][];
                    };
                };
            };
        };
    };
    readAuditLog: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who did what to tokens, service accounts, users, webhooks and exports, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        audit_log: components["schemas"]["AuditLine"][];
                    };
                };
            };
        };
    };
    revokeFoundToken: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description End a personal access token that was found where it should not be */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                    };
                };
            };
        };
    };
    requestToken: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Get an access token for the secret of a service account */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        /** @description Seconds */
                        expires_in: number;
                        scope: string;
                    };
                };
            };
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    id?: string;
                    /** @description Exactly this */
                    name?: string;
                    /** @enum {string} */
                    active?: "true" | "false";
                    /** @description Several with a comma between */
                    trigger?: string;
                    /** @enum {string} */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete an automation softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
                "X-Consistency-Token"?: string;
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Change an automation, or switch it on and off by active */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description What an automation would do on a project, without doing it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        /** @description Whether it would act if its trigger came now */
                        would_fire: boolean;
                        /** @description What speaks against it */
                        reasons: {
                            /** @enum {string} */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            detail: string;
                        }[];
                        conditions: {
                            condition: {
                                [key: string]: unknown;
                            };
                            matches: boolean;
                            /** @description What the field holds */
                            seen?: unknown;
                        }[];
                        actions: {
                            action: string;
                            possible: boolean;
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
            /** @description Whether an automation would act on a project now, and why or why not */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        /** @description Whether it would act if its trigger came now */
                        would_fire: boolean;
                        /** @description What speaks against it */
                        reasons: {
                            /** @enum {string} */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            detail: string;
                        }[];
                        conditions: {
                            condition: {
                                [key: string]: unknown;
                            };
                            matches: boolean;
                            /** @description What the field holds */
                            seen?: unknown;
                        }[];
                        actions: {
                            action: string;
                            possible: boolean;
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
            /** @description Bring a deleted automation back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        automation: components["schemas"]["Automation"];
                    };
                };
            };
        };
    };
    listAutomationRuns: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    assistant_id?: string;
                    /** @description A UUID; several with a comma between */
                    project_id?: string;
                    /** @description Several with a comma between */
                    status?: string;
                    /** @description A time, or a day in UTC */
                    from?: string;
                    /** @description A time, or a day in UTC */
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
            /** @description What an automation has done, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description What an automation would have done in a period of the last 90 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        simulation: components["schemas"]["RuleSimulation"];
                    };
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    answerChallenge: {
        parameters: {
            query?: {
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
            header?: never;
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
                        /** @enum {boolean} */
                        response: true;
                    };
                };
            };
        };
    };
    tellMessageStatus: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Tell what became of an outbound message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a channel softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take messages again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take no messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
            /** @description List what a connector has delivered in the last 30 days, accepted or not, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Judge a delivery again that was refused */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        delivery: components["schemas"]["Delivery"];
                    };
                };
            };
        };
    };
    listMediaItemsOfChannel: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a channel back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        channel: components["schemas"]["Channel"];
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
            /** @description Take unsigned messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            id: number;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            id: number;
                        })[];
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
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            id: number;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            id: number;
                        })[];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchContacts: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                        contacts: components["schemas"]["Contact"][];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring an archived contact back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List conversations, that with the newest message first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                        /** @enum {boolean} */
                        response: true;
                        conversation: components["schemas"]["Conversation"];
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            /** Format: uuid */
                            id: string;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            /** Format: uuid */
                            id: string;
                        })[];
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
            /** @description Delete up to 200 customers softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            /** Format: uuid */
                            id: string;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            /** Format: uuid */
                            id: string;
                        })[];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchCustomers: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                        customers: components["schemas"]["Customer"][];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a customer softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted customer back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
        };
    };
    readAnswers: {
        parameters: {
            query: {
                accessor: components["schemas"]["Accessor"];
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        answers: components["schemas"]["Answer"][];
                        /** @description Fields that are shown, required and not answered yet */
                        missing_required: {
                            /** Format: uuid */
                            field_id: string;
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
            /** @description Send a file as the answer to a field */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        answer: {
                            /** Format: uuid */
                            id: string;
                            form_id: number;
                            form_title: string;
                            form_version: number;
                            /** Format: uuid */
                            field_id: string;
                            label: string;
                            /** @enum {string} */
                            type: "short_text" | "long_text" | "number" | "money" | "date" | "datetime" | "boolean" | "single_choice" | "multiple_choice" | "email" | "phone" | "url" | "rating" | "file" | "signature" | "section";
                            /** @description As the type of the field says */
                            value: string | number | boolean | string[] | {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                size: number;
                                mime_type: string;
                                url: string;
                            } | null;
                            accessor: {
                                /** @enum {string} */
                                type: "project_form" | "project_step_form" | "project_funnel_assignment" | "project_loose_form";
                                /** Format: uuid */
                                project_id: string;
                                id: number | string | null;
                            };
                            answered_by: {
                                /** Format: uuid */
                                id: string;
                                name: string | null;
                            };
                            /** Format: date-time */
                            answered_at: string;
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
                        /** @enum {boolean} */
                        response: true;
                        answers: components["schemas"]["Answer"][];
                    };
                };
            };
        };
    };
    readAnswerHistory: {
        parameters: {
            query: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                accessor: components["schemas"]["Accessor"];
                form_id?: string;
                field_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read what was answered before in a context, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Make signed links by which a form is answered in a context */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        urls: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uri */
                            url: string;
                            /** Format: date-time */
                            expires_at: string;
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
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Take a signed link back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        url: components["schemas"]["FormLink"];
                    };
                };
            };
        };
    };
    listFormLinkAccesses: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
            /** @description List what was done with a signed link, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        accesses: components["schemas"]["FormLinkAccess"][];
                    };
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a form softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Make the next version of a form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted form back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        frame: components["schemas"]["FrameSettings"];
                    };
                };
            };
        };
    };
    listFunnels: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    id?: string;
                    /** @description Exactly this */
                    name?: string;
                    /** @enum {string} */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
            /** @description Create a funnel, with its steps where they are given */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a funnel softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
                        funnel: components["schemas"]["Funnel"];
                    };
                };
            };
        };
    };
    readBoard: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
            /** @description A funnel as a board: counts, budgets, late ones and the first projects of each step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        board: components["schemas"]["Board"];
                    };
                };
            };
        };
    };
    listFunnelProjects: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                step_id?: string;
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
            /** @description The projects in a funnel, the longest in their step first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Where a project stands in a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a project into a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Take a project out of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Win, lose, pause or open again; change forecast, tags and executors */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Ask what stands in the way of a move, or of entering, and change nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        allowed: boolean;
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
            /** @description How long a project stood in each step, and its forecast against what happened */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Bring a deleted funnel back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Put the steps of a funnel in order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description How long projects stand in each step of a funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        /** @description The steps of the funnel, in order; those that stand there now are counted with their time so far */
                        steps: {
                            /** Format: uuid */
                            step_id: string;
                            name: string;
                            stays: number;
                            average_seconds: number;
                            median_seconds: number;
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
                        /** @enum {boolean} */
                        response: true;
                        form: components["schemas"]["AnsweredForm"];
                    };
                };
            };
        };
    };
    getForms: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Who the token speaks for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        user: components["schemas"]["User"];
                        frame: components["schemas"]["FrameSettings"];
                        scopes: string[];
                    };
                };
            };
        };
    };
    listMediaItems: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                        /** @enum {boolean} */
                        response: true;
                        media_item: components["schemas"]["MediaItem"];
                    };
                };
            };
        };
    };
    listProjectGroups: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    searchProjectGroups: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        project_groups: components["schemas"]["ProjectGroup"][];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a project group softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    listProjectsOfGroup: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
            };
            header?: {
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Put a project into a group, as the last one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project_group: components["schemas"]["ProjectGroup"];
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
            /** @description Take a project out of a group */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project_group: components["schemas"]["ProjectGroup"];
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
            /** @description Bring a deleted project group back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project_group: components["schemas"]["ProjectGroup"];
                    };
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
                /** @description The members that are wanted, with commas between; all the usual ones where left out */
                fields?: string;
                /** @description What comes beside the usual members, with commas between: completed_percentage, ancestors */
                include?: string;
                /** @description Whether templates are found. exclude where left out, or include where a filter names is_template. false is exclude, true is only */
                template?: "exclude" | "include" | "only" | "true" | "false";
            };
            header?: {
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            /** Format: uuid */
                            id: string;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            /** Format: uuid */
                            id: string;
                        })[];
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
            /** @description Delete up to 200 projects softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        outcomes: ({
                            /** @enum {boolean} */
                            response: true;
                            /** @description Its version now, as `If-Match` takes it */
                            etag: string;
                            /** Format: uuid */
                            id: string;
                        } | {
                            /** @enum {boolean} */
                            response: false;
                            /** @description The code of the refusal, as it would answer a request of its own */
                            message: string;
                            error: string;
                            validation?: {
                                [key: string]: string[];
                            };
                            /** Format: uuid */
                            id: string;
                        })[];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
        };
    };
    searchProjects: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
            };
            header?: {
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                        projects: (components["schemas"]["Project"] | components["schemas"]["SparseProject"])[];
                    };
                };
            };
        };
    };
    readProject: {
        parameters: {
            query?: {
                /** @description The members that are wanted, with commas between; all the usual ones where left out */
                fields?: string;
                /** @description What comes beside the usual members, with commas between: completed_percentage, ancestors */
                include?: string;
            };
            header?: {
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
                        /** @enum {boolean} */
                        response: true;
                        project: components["schemas"]["Project"] | components["schemas"]["SparseProject"];
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a project softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
            /** @description Copy a project, or make one from a template */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Read who stands above and below a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Put a project under another one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        data: {
                            parent: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            former_parent: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            attached_child: {
                                /** Format: uuid */
                                id: string;
                                name: string;
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
            /** @description Make a direct child a root */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        data: {
                            former_parent: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            detached_child: {
                                /** Format: uuid */
                                id: string;
                                name: string;
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
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
            /** @description What happened to a project, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        history: components["schemas"]["HistoryLine"][];
                    };
                };
            };
        };
    };
    listLooseForms: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take a form off a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted project back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Give a project a page that everybody with its link can read */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take the link of a share page back for good */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a task softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted task back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take the merge of a project back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project: components["schemas"]["Project"];
                    };
                };
            };
        };
    };
    listServiceAccounts: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Create a service account, whose secret is shown this once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        service_account: components["schemas"]["ServiceAccount"];
                        /** Format: uuid */
                        client_id: string;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a service account, and end its access tokens */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Rename a service account, change its scopes, or switch it off and on */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Give a service account another secret, shown this once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        service_account: components["schemas"]["ServiceAccount"];
                        /** Format: uuid */
                        client_id: string;
                        client_secret: string;
                    };
                };
            };
        };
    };
    listSpreadsheetOperations: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                action?: "import" | "export";
                status?: "pending" | "processing" | "completed" | "failed";
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description Several with a comma between */
                    action?: string;
                    /** @description Several with a comma between */
                    type?: string;
                    /** @description Several with a comma between */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The columns of an export type */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description A workbook to fill in for an import */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Stop an import or export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        spreadsheet_operation: components["schemas"]["SpreadsheetOperation"];
                    };
                };
            };
        };
    };
    downloadSpreadsheet: {
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
            /** @description The file of a completed export */
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
    listSpreadsheetOperationErrors: {
        parameters: {
            query?: {
                page?: unknown;
                perPage?: unknown;
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
            /** @description The faults of rows, in the order of the sheet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description The rejected rows of an import as a workbook, with the reasons behind each */
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
            /** @description Progress as server-sent events, until the operation ends */
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
            /** @description Go on with a failed import or export */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Take an import back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        step: components["schemas"]["FunnelStep"];
                    };
                };
            };
        };
    };
    deleteFunnelStep: {
        parameters: {
            query?: {
                move_to?: string;
            };
            header?: {
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
                        step: components["schemas"]["FunnelStep"];
                    };
                };
            };
        };
    };
    listStepAssistants: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    id?: string;
                    /** @description Exactly this */
                    name?: string;
                    /** @enum {string} */
                    active?: "true" | "false";
                    /** @description Several with a comma between */
                    trigger?: string;
                    /** @enum {string} */
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
            /** @description The assistants of a step, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
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
            /** @description Let something happen by itself at a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        step_assistant: components["schemas"]["StepAssistant"];
                    };
                };
            };
        };
    };
    listAssistantExecutionLogs: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    assistant_id?: string;
                    /** @description A UUID; several with a comma between */
                    project_id?: string;
                    /** @description Several with a comma between */
                    status?: string;
                    /** @description A time, or a day in UTC */
                    from?: string;
                    /** @description A time, or a day in UTC */
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
            /** @description What the assistants of a step have done, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                /** @description As a write was answered with it; of several writes with commas between. Waits, for a second at most, until those changes can be seen */
                "X-Consistency-Token"?: string;
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Change an assistant, or switch it on and off by active */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    "X-Trackway-Stale": components["headers"]["Stale"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description What an assistant would do on a project, without doing it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        /** @description Whether it would act if its trigger came now */
                        would_fire: boolean;
                        /** @description What speaks against it */
                        reasons: {
                            /** @enum {string} */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            detail: string;
                        }[];
                        conditions: {
                            condition: {
                                [key: string]: unknown;
                            };
                            matches: boolean;
                            /** @description What the field holds */
                            seen?: unknown;
                        }[];
                        actions: {
                            action: string;
                            possible: boolean;
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
            /** @description Whether an assistant would act on a project now, and why or why not */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        /** @description Whether it would act if its trigger came now */
                        would_fire: boolean;
                        /** @description What speaks against it */
                        reasons: {
                            /** @enum {string} */
                            reason: "condition_false" | "already_ran_for_this_cause" | "chain_too_deep" | "rule_deleted" | "rule_inactive" | "project_gone" | "not_in_step" | "not_in_funnel";
                            detail: string;
                        }[];
                        conditions: {
                            condition: {
                                [key: string]: unknown;
                            };
                            matches: boolean;
                            /** @description What the field holds */
                            seen?: unknown;
                        }[];
                        actions: {
                            action: string;
                            possible: boolean;
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
            /** @description What an assistant would have done in a period of the last 90 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The videos and files of a step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Put the attachments of a step in order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Change the name or the length of an attachment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Note what the caller has played of a video on account of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of executions of AI agents for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of automations for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of forms for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of funnels for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of webhooks for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The fields of a model for filtering and sorting */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        params: components["schemas"]["SearchParams"];
                    };
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
        };
    };
    searchTags: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        tags: components["schemas"]["Tag"][];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a tag softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted tag back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Mark a video as mandatory to watch, or unmark it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value> means equals; filter[trashed]=with shows deleted ones too, only shows no others. */
                filter?: Record<string, never>;
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
            /** @description Create a user who has not come with a token yet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
                        warnings?: ("mixed_logical_operators" | "behind_consistency_token")[];
                        users: components["schemas"]["User"][];
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a user softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted user back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description The scopes that background work of a user must not use */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
                        revoked_scopes: string[];
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description A UUID; several with a comma between */
                    id?: string;
                    /** @description Exactly this */
                    name?: string;
                    /** @enum {string} */
                    active?: "true" | "false";
                    /** @enum {string} */
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
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
                /** @description The same key with the same request is answered as the first time, for 24 hours */
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
                        /** @enum {boolean} */
                        response: true;
                        webhook: components["schemas"]["Webhook"];
                        /** @description whsec_ and base64, as Standard Webhooks has it. Shown this once */
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
            /** @description What webhooks can be told of */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        kinds: {
                            kind: string;
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
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Delete a webhook softly */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Change a webhook, or switch it on and off by active */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Switch a webhook on again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Less than 1 or no number means 1. */
                page?: number;
                /** @description Below 1 or no number means 30; above 100 means 100. */
                perPage?: number;
                /** @description filter[<field>]=<value>: equals */
                filter?: {
                    /** @description Several with a comma between */
                    status?: string;
                    /** @description Several with a comma between */
                    kind?: string;
                    /** @description A UUID; several with a comma between */
                    project_id?: string;
                    /** @description A UUID; several with a comma between */
                    event_id?: string;
                    /** @description A time, or a day in UTC */
                    from?: string;
                    /** @description A time, or a day in UTC */
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
            /** @description List what a webhook was told in the last 30 days, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        meta: components["schemas"]["PaginationMeta"];
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
            /** @description Read a delivery, with what was sent and what each attempt came to */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Send again what happened in a period */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
            /** @description Bring a deleted webhook back, with what waited */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
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
                /** @description The `ETag` that it was read with: the change is made to this version, or refused with 412 */
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
            /** @description Give a webhook a new secret */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        webhook: components["schemas"]["Webhook"];
                        /** @description whsec_ and base64, as Standard Webhooks has it. Shown this once */
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
            /** @description Send a test event, and say what came of it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        delivery: components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
        };
    };
    readAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link carries */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of a message, by the link that the message names */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    readAnswerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link carries */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of an answer, by the link that the answer names */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    readAttachmentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link carries */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of an attachment, by the link that the attachment names */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    openFormLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the signed link carries */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form behind a signed link, as a page or, for who accepts only that, as JSON */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
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
                /** @description What the signed link carries */
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
            /** @description Answer the form behind a signed link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
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
                /** @description What the signed link carries */
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
            /** @description Upload a file that a submission by the same link names */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        file: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            size: number;
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
            /** @description Read what is shared of a project */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        response: true;
                        project: components["schemas"]["SharedProject"];
                    };
                    "text/html": string;
                };
            };
        };
    };
}
