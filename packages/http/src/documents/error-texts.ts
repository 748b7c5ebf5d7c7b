/** A text of each error code, as the services send it. Models that were not found have their own text. */
export const errorTexts: Readonly<Record<string, string>> = {
  ambiguous_cause:
    'Several requests used this id. Use one of the correlation ids: 0198c0de-0000-7000-8000-000000000002.',
  assignment_closed: 'The project is won in this funnel. Set its status to open first.',
  body_not_kept: 'The body of this delivery was not stored. The connector has to send it again.',
  cause_pending: 'Rules or an undo that this cause started are still running. Try again in a moment.',
  cause_too_large:
    'The cause has more than 10000 effects. Roll back an import with POST spreadsheet-operations/{operation}/rollback.',
  channel_cannot_send: 'The channel has no connector. Set delivery_url in its settings, and a secret for signatures.',
  channel_inactive: 'The channel is deactivated. Send the message again later.',
  conflict: 'Another request has moved the project in the meantime. Read where it is, then decide.',
  contact_unreachable: 'The project has no contact with a phone or an e-mail. Add a contact first.',
  cursor_expired: 'Events after this cursor have been purged. Read the data again and continue with `after=latest`.',
  file_expired: 'The file was retained for 30 days. Start the export again.',
  forbidden: 'This requires the scope projects:write, which the token does not have.',
  hierarchy_cycle: 'A project cannot be a descendant of itself. Choose another parent.',
  idempotency_key_in_progress:
    'A request with this Idempotency-Key is still in progress. Send the same request again later.',
  idempotency_key_reused: 'This Idempotency-Key was sent with another request before. Use a new one.',
  invalid_merge: 'A project cannot be merged into itself.',
  invalid_parent_child_relationship:
    'The project Garage is not a direct child of House. Read its hierarchy to find its parent.',
  invalid_pin: 'This form requires a PIN. Send it in the X-Form-Pin header.',
  invalid_signature:
    "The delivery is not signed with the channel's secret, or the signature is older than five minutes.",
  link_expired: 'This link has expired.',
  link_revoked: 'The sender has revoked the link, or its form or project does not exist any more.',
  link_spent: 'This link can be used once, and the form was already submitted.',
  merged_project:
    'The project was merged into 0198c0de-0000-7000-8000-000000000002. Change that project, or undo the merge.',
  model_class_not_found: 'There is no model class invoice.',
  not_merged: 'The project was not merged into another one.',
  nothing_to_undo: 'Nothing that this cause changed can be restored.',
  operation_not_completed: 'The operation is not completed yet. Its file is available after it ends.',
  payload_too_large: 'A JSON body may have at most 1048576 bytes.',
  precondition_failed: 'The resource was changed after you read it. Read it again and repeat the request.',
  replay_too_large: 'More than 10000 events happened in that period. Replay it in shorter ones.',
  required_answers_missing: 'These fields must be answered before a project is moved to Offer: Area in m².',
  required_viewing_missing: 'These videos must be watched before a project is moved to Offer: Safety.',
  rule_limit_reached: 'A frame can have at most 500 automations and assistants. Delete one first.',
  rule_tests_failed:
    'Test cases of the rule fail: Large budget. Change the rule or the cases, or save it with skip_tests.',
  search_timeout: 'The search took too long. Use fewer or more selective filters.',
  step_not_empty: 'There are 3 open or paused projects in the step. Move them to another step first.',
  step_not_reachable: 'Projects cannot move from Offer to Lead. Change the reachable steps first.',
  template_limit_reached: 'There are 500 reply templates. Delete one before you add another.',
  template_variables_missing:
    'This conversation has no value for contact.name. Link a project or complete the contact, or write the text yourself.',
  test_sent_once: 'A test is sent only once. Start another test.',
  too_many_children: 'At most 10000 projects can be copied at once. Copy the children one by one.',
  too_many_requests: 'Too many requests by this subject. Retry in 3 s.',
  too_many_steps: 'A funnel can have at most 100 steps. Delete one first.',
  unauthenticated: 'A bearer token is required.',
  undo_conflict:
    'Effects that cannot be undone: 1. The first one: The project was changed later. Use the mode possible to undo the others.',
  unsupported_media_type: 'The body must be sent as application/json.',
  validation_error: 'field: The field colour does not exist. Available fields: id, code, name.',
  validation_errors: 'name: This field is required.',
  identity_provider_limit_reached: 'A frame can have 20 identity providers. Delete one first.',
  view_limit_reached: 'You have 500 views. Delete one before you save another.',
  webhook_limit_reached: 'A frame can have at most 50 webhooks. Delete one first.',
  wip_limit_reached: 'The step Offer can have at most 5 open projects, and has 5.',
};
