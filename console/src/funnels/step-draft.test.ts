import type { FunnelStep } from './funnel-api';
import { stepBody, stepDraftOf, stepsOfText } from './step-draft';

const step: FunnelStep = {
  id: 's1',
  funnel_id: 'f1',
  name: 'Offer',
  position: 0,
  wip_limit: 5,
  late_after_hours: null,
  reachable_step_ids: null,
  form_ids: [7],
  required_field_ids: ['a'],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

describe('the form of a step', () => {
  it('shows limits as text, empty without a limit', () => {
    expect(stepDraftOf(step)).toEqual({
      name: 'Offer',
      wip_limit: '5',
      late_after_hours: '',
      form_ids: [7],
      required_field_ids: ['a'],
      reachable_step_ids: null,
    });
  });

  it('sends numbers, null for an empty limit, and only what changed', () => {
    expect(stepBody({ wip_limit: ' ', late_after_hours: '48' })).toEqual({ wip_limit: null, late_after_hours: 48 });
    expect(stepBody({ name: 'Quote' })).toEqual({ name: 'Quote' });
  });

  it('reads one step from each line with text', () => {
    expect(stepsOfText(' To do \n\nDone\n')).toEqual([{ name: 'To do' }, { name: 'Done' }]);
  });
});
