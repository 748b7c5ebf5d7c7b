import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { launchBrowser } from '../browser/launch-browser';
import { REPOSITORY } from '../servers/config';

interface Picture {
  readonly file: string;
  readonly path: string;
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
}

const DESK = { width: 1360, height: 850 };
const PHONE = { width: 400, height: 800 };
const FOLDER = join(REPOSITORY, 'docs', 'pictures');

/** Screens of the console. The documents show these files. */
const PICTURES: readonly Picture[] = [
  { file: 'console-overview.png', path: '/overview' },
  { file: 'console-projects.png', path: '/projects' },
  { file: 'console-board-dark.png', path: '/boards', theme: 'dark' },
  { file: 'console-rules.png', path: '/rules' },
  { file: 'console-projects-phone.png', path: '/projects', size: PHONE },
];

/** `npm run pictures`: takes the pictures in docs/pictures from the running system (`npm start`) with its demo tenant. */
async function main(): Promise<undefined> {
  const connection = join(REPOSITORY, '.local', 'connection.json');
  if (!existsSync(connection)) throw new StartFailure('No system is running. Start one: npm start');
  const { base_url, token }: { base_url: string; token: string } = JSON.parse(readFileSync(connection, 'utf8'));
  const browser = await launchBrowser();
  try {
    for (const picture of PICTURES) {
      await takePicture(browser, picture, { baseUrl: base_url, token });
      process.stdout.write(`docs/pictures/${picture.file}\n`);
    }
  } finally {
    await browser.close();
  }
}

async function takePicture(
  browser: Browser,
  { file, path, theme = 'light', size = DESK }: Picture,
  { baseUrl, token }: { readonly baseUrl: string; readonly token: string },
): Promise<void> {
  const context = await browser.newContext({ colorScheme: theme, locale: 'en-GB', timezoneId: 'UTC', viewport: size });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/console${path}`);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Use this token' }).click();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, file) });
  await context.close();
}

void runMain(main);
