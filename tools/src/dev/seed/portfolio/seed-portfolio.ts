import { seedPart } from '../seed-part';
import { importPortfolio } from './import-portfolio';
import type { PortfolioUsers } from './portfolio-users';
import { seedAgent } from './seed-agent';
import { seedConversations } from './seed-conversations';
import { seedFunnels } from './seed-funnels';
import { seedRequirement } from './seed-requirement';
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
  const part = <Result>(name: string, seed: () => Promise<Result>) => seedPart(name, log, seed);
  const imported = await part('the portfolio', () => importPortfolio(admin));
  if (!imported) return false;
  const { projects, isNew } = imported;
  await part('rules', () => seedRules(admin));
  await part('funnels', () => seedFunnels(users, projects));
  await part('answers', () => seedSurveys(users, projects));
  await part('conversations', () => seedConversations(users, projects));
  await part('a webhook', () => seedWebhook(admin, projects));
  await part('an agent', () => seedAgent(admin, projects));
  await part('a requirement', () => seedRequirement(admin));
  return isNew;
}
