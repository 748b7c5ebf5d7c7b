import { combineSources, type SettingEffects, settingSource } from '@trackway/application';
import type { Clock, Logger, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { AnswerSnapshots } from './answers/answer-rows';
import { answersModule } from './answers/answers-module';
import { exportsModule } from './exports/exports-module';
import { filesModule } from './files/files-module';
import { formsModule } from './forms/forms-module';
import { importsModule } from './imports/imports-module';
import type { FindNamedProjects } from './imports/named-projects';
import type { IntakeDirectory } from './intake/intake-directory';
import { intakeModule } from './intake/intake-module';
import type { ProofsOfWork } from './intake/proof-of-work';
import { linksModule } from './links/links-module';
import { looseFormsModule } from './loose-forms/loose-forms-module';
import type { Stores } from './mongo-unit-of-work';
import type { ProjectDirectory } from './projects/project-directory';
import type { StepDirectory } from './projects/step-directory';
import { intakeReverter, linkReverter } from './settings/link-reverters';
import { formReverter, themeReverter } from './settings/setting-reverters';
import type { Counters } from './shared/counters';
import type { UnitOfWork } from './shared/unit-of-work';
import type { MoveDirectory } from './staging/move-directory';
import { stagingModule } from './staging/staging-module';
import { themesModule } from './themes/themes-module';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork<Stores> & AnswerSnapshots;
  readonly settingEffects: SettingEffects;
  readonly counters: Counters;
  readonly storage: BlobStore;
  readonly projects: ProjectDirectory;
  readonly moves: MoveDirectory;
  readonly steps: StepDirectory;
  readonly intakeDirectory: IntakeDirectory;
  readonly findNamedProjects: FindNamedProjects;
  readonly proofs: ProofsOfWork;
  readonly logger: Pick<Logger, 'warn'>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export type Application = ReturnType<typeof buildApplication>;

/** The modules of this service, each with its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const staging = stagingModule(deps);
  const { settleStages } = staging;
  const forms = formsModule(deps);
  const themes = themesModule(deps);
  const answers = answersModule({ ...deps, settleStages });
  const links = linksModule(deps);
  const intake = intakeModule(deps);
  const reverters = {
    form: formReverter({ ...deps, forms }),
    form_theme: themeReverter(themes),
    form_link: linkReverter({ ...deps, links }),
    intake_link: intakeReverter({ ...deps, intake }),
  };
  return {
    effects: combineSources([
      { kinds: ['answer'], source: answers.effects },
      {
        kinds: ['form', 'form_theme', 'form_link', 'intake_link'],
        source: settingSource(deps.settingEffects, reverters),
      },
    ]),
    forms,
    themes,
    looseForms: looseFormsModule(deps),
    files: filesModule(deps),
    answers,
    staging,
    links,
    intake,
    exports: exportsModule({ ...deps, settleStages }),
    imports: importsModule({ ...deps, settleStages }),
  };
}
