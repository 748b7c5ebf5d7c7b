import { TrackwayError } from '@trackway/client';
import { importPortfolio, readPortfolio } from './import-portfolio';
import { PORTFOLIO_SIZE } from './portfolio-projects';
import type { PortfolioUsers } from './portfolio-users';
import { seedAgent } from './seed-agent';
import { seedConversations } from './seed-conversations';
import { seedFunnels } from './seed-funnels';
import { seedRules } from './seed-rules';
import { seedSurveys } from './seed-surveys';
import { seedWebhook } from './seed-webhook';

/**
 * Fills the demo tenant with a portfolio: 200 projects in three funnels with history, answers, conversations, rules that
 * ran, were skipped and failed, an import with rejected rows, a failing webhook, and an agent. Parts that exist are left as
 * they are, so that it can be repeated after an interruption. Returns whether projects were created.
 */
export async function seedPortfolio(users: PortfolioUsers, log: (line: string) => void): Promise<boolean> {
  const { admin } = users;
  const hasAll = (await readPortfolio(admin)).length === PORTFOLIO_SIZE;
  const projects = await part('the portfolio', log, () => importPortfolio(admin));
  if (!projects) return false;
  await part('rules', log, () => seedRules(admin));
  await part('funnels', log, () => seedFunnels(users, projects));
  await part('answers', log, () => seedSurveys(users, projects));
  await part('conversations', log, () => seedConversations(admin, projects));
  await part('a webhook', log, () => seedWebhook(admin, projects));
  await part('an agent', log, () => seedAgent(admin, projects));
  return !hasAll;
}

/** A part that the API rejects is skipped and reported. */
async function part<Result>(
  name: string,
  log: (line: string) => void,
  seed: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await seed();
  } catch (error) {
    if (!(error instanceof TrackwayError)) throw error;
    log(`The demo tenant lacks ${name}: ${error.message} (${error.code})`);
    return undefined;
  }
}
