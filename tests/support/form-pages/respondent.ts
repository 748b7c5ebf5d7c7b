import type { CDPSession, Locator, Page } from 'playwright-core';

const MAX_TABS = 40;

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Fills in a form page as one kind of respondent. */
export interface Respondent {
  /** `label` of a field in a line begins with the line: `Product 1/Price`. */
  type(label: string, text: string): Promise<void>;
  /** `day` is also the month, because the order of both depends on the browser. */
  pickDate(label: string, day: string, year: string): Promise<void>;
  choose(question: string, option: string): Promise<void>;
  check(option: string): Promise<void>;
  attach(label: string, file: Upload): Promise<void>;
  sign(label: string, name: string): Promise<void>;
  press(button: string): Promise<void>;
}

/** Uses keys only. Each control is reached by Tab from the previous one, so the order of the focus is tested, too. */
export function keyboardRespondent(page: Page): Respondent {
  interceptFileDialogs(page);
  const isFocused = (target: Locator) =>
    target.evaluateAll((nodes) => nodes.includes((globalThis as unknown as Focusable).document.activeElement));
  async function tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }
  const field = (label: string) => fieldOf(page, label);
  return {
    type: async (label, text) => {
      await tabTo(field(label));
      await page.keyboard.type(text);
    },
    pickDate: async (label, day, year) => {
      await tabTo(field(label));
      await page.keyboard.type(`${day}${day}${year}`);
    },
    choose: async (question, option) => {
      const options = page.getByRole('radiogroup', { name: question }).getByRole('radio');
      await tabTo(options);
      await page.keyboard.press('Space');
      const wanted = page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: option, exact: true });
      for (let moves = 0; moves < MAX_TABS && !(await wanted.isChecked()); moves += 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
    check: async (option) => {
      await tabTo(page.getByRole('checkbox', { name: option, exact: true }));
      await page.keyboard.press('Space');
    },
    attach: async (label, file) => {
      await tabTo(field(label));
      await chooseFile(page, file, () => page.keyboard.press('Enter'));
      await page.getByText(`${file.name} is uploaded.`).waitFor();
    },
    sign: async (label, name) => {
      await tabTo(page.getByLabel(`${label}: Or type your name`));
      await page.keyboard.type(name);
    },
    press: async (name) => {
      await tabTo(page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    },
  };
}

/** Taps controls on a touch screen, and types on its keyboard. */
export function touchRespondent(page: Page): Respondent {
  interceptFileDialogs(page);
  const field = (label: string) => fieldOf(page, label);
  return {
    type: async (label, text) => {
      await field(label).tap();
      await page.keyboard.type(text);
    },
    // The picker of a phone is not part of the page.
    pickDate: async (label, day, year) => field(label).fill(`${year}-${day}-${day}`),
    choose: async (question, option) => {
      const group = page.getByRole('radiogroup', { name: question });
      await tapLabelOf(group.getByRole('radio', { name: option, exact: true }));
    },
    check: async (option) => tapLabelOf(page.getByRole('checkbox', { name: option, exact: true })),
    attach: async (label, file) => {
      await chooseFile(page, file, () => field(label).tap());
      await page.getByText(`${file.name} is uploaded.`).waitFor();
    },
    sign: async (label) => {
      const signature = page.locator('.field', { has: page.getByLabel(`${label}: Or type your name`) });
      await drawLine(page, signature.locator('canvas'));
    },
    press: async (name) => page.getByRole('button', { name, exact: true }).tap(),
  };
}

/** The page reports dialogs of file fields from now on. Without a listener, the browser opens them itself. */
function interceptFileDialogs(page: Page): void {
  page.on('filechooser', () => undefined);
}

async function chooseFile(page: Page, file: Upload, openDialog: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), openDialog()]);
  await chooser.setFiles(file);
}

/** Finds a field by its label: `Name`, or `Product 1/Name` in a line. A required field has a sign behind its label. */
function fieldOf(page: Page, path: string): Locator {
  const [label = '', line] = path.split('/').reverse();
  const scope = line === undefined ? page : page.getByRole('group', { name: line, exact: true });
  return scope
    .getByLabel(new RegExp(`^${label.replace(/[()?]/g, '\\$&')}( \\*.*)?$`))
    .and(page.locator('input, textarea'));
}

interface Focusable {
  readonly document: { readonly activeElement: SVGElement | HTMLElement };
}

async function tapLabelOf(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label').tap();
}

/** Draws with a finger. */
async function drawLine(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The signature has no canvas.');
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) => {
    const points = share === undefined ? [] : [{ x: box.x + box.width * share, y: box.y + box.height * share }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  await touch('touchStart', 0.2);
  for (const share of [0.4, 0.6, 0.8]) await touch('touchMove', share);
  await touch('touchEnd');
  await session.detach();
}
