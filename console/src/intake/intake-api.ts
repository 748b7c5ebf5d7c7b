import type { IntakeLink, IntakeSubmission } from '@trackway/client';

export type { IntakeLink, IntakeSubmission };

export const LINKS = '/api/management/dynamic-forms/intake-links';
export const LINK = `${LINKS}/{intake_link}` as const;
