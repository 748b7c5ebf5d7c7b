/** Reports of what happened, and entries in the history of another project than the changed one. */
export const REPORTS =
  /^(automation|assistant|ai_agent)\.|^(funnel\.(late|overdue)|message\.(received|failed)|project\.(un)?merged)$|^intake_link\.created$/;

/** Effects that cannot be undone, with what a user can do instead. */
export const IRREVERSIBLE: ReadonlyMap<string, string> = new Map([
  ['message.sent', 'The message was sent. Send a correction in the conversation.'],
  ['message.queued', 'The message is being sent. Send a correction in the conversation.'],
  ['channel.secret_rotated', 'Secrets are not stored for undos. Set one with POST channels/{channel}/secret.'],
  ['channel.secret_removed', 'Secrets are not stored for undos. Set one with POST channels/{channel}/secret.'],
  ['form.attached', 'A form was attached. Detach it with DELETE projects/{project}/loose-forms/{loose_form}.'],
  ['form.detached', 'A form was detached. Attach it again with POST projects/{project}/loose-forms.'],
  ['webhook.called', 'A rule called another system. Correct it there.'],
  [
    'project_group.ordered',
    'The group has more than 1,000 projects. Order it with PUT project-groups/{project_group}/projects/order.',
  ],
  ['project.shared', 'The project was shared. Stop sharing it with DELETE projects/{project}/share.'],
  ['project.unshared', 'The link was revoked. Share the project again with POST projects/{project}/share.'],
]);
