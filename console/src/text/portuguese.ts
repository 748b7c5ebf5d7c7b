import type { Texts } from './english';
import { access } from './pt/access';
import { board } from './pt/board';
import { deliveries } from './pt/deliveries';
import { project } from './pt/project';
import { projects } from './pt/projects';
import { rules } from './pt/rules';
import { shell } from './pt/shell';
import { transfers } from './pt/transfers';
import { ui } from './pt/ui';
import { views } from './pt/views';

export const portuguese: Texts = {
  ...ui,
  ...shell,
  ...projects,
  ...project,
  ...board,
  ...transfers,
  ...rules,
  ...access,
  ...views,
  ...deliveries,
};
