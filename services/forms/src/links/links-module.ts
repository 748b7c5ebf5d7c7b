import type { Clock, NewId } from '@trackway/runtime';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { SubmissionStores } from './form-link-store';
import { newToken } from './link-token';
import { makeListAccesses } from './list-accesses';
import { makeGenerateLinks, makeListLinks, makeRevokeLink } from './manage-links';
import { makeFindLink, makeOpenLink } from './open-link';
import { makeRestoreLink } from './restore-link';
import { makeSubmitLink } from './submit-link';
import { makeAssertUploadAllowed, makeUploadByLink } from './upload-by-link';

export type LinksModule = ReturnType<typeof linksModule>;

/** Signed links, by which respondents answer a form without an account. */
export function linksModule(deps: {
  readonly unitOfWork: UnitOfWork<SubmissionStores>;
  readonly projects: ProjectDirectory;
  readonly steps: StepDirectory;
  readonly counters: Counters;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  const openLink = makeOpenLink(deps);
  return {
    generateLinks: makeGenerateLinks({ ...deps, newToken }),
    revokeLink: makeRevokeLink(deps),
    restoreLink: makeRestoreLink(deps),
    listLinks: makeListLinks(deps),
    listAccesses: makeListAccesses(deps),
    openLink,
    submitLink: makeSubmitLink({ ...deps, openLink, findLink: makeFindLink(deps) }),
    assertUploadAllowed: makeAssertUploadAllowed(deps),
    uploadByLink: makeUploadByLink(deps),
  };
}
