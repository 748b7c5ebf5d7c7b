export const retry = {
  'retry.runs': 'Retry {count|# failed run|# failed runs}',
  'retry.deliveries': 'Send {count|# failed delivery|# failed deliveries} again',
  'retry.replays': 'Replay {count|# delivery|# deliveries}',
  'retry.events': 'Publish {count|# event|# events} again',
  'retry.about':
    'Only these are sent, one after the other, the oldest first. Closing the dialog stops after the current one.',
  'retry.what': 'What',
  'retry.reason': 'Reason of the failure',
  'retry.outcome': 'Outcome',
  'retry.done': 'sent',
  'retry.all_done': '{count|It was|All # were} sent again.',
  'retry.rejected': '{count|# was|# were} rejected. Correct the reason, then try these again.',
} as const;
