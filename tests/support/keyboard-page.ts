import type { Locator, Page } from 'playwright-core';

const MAX_ARROWS = 60;

/** Playwright's actions, performed with the keyboard alone. Everything else is that of the page. */
export function byKeyboard(page: Page): Page {
  return withKeyboard(page, page);
}

/** A page or locator, of which all locators act by keyboard. */
function withKeyboard<Target extends Page | Locator>(target: Target, page: Page): Target {
  const actions = isLocator(target) ? actionsOf(target, page) : {};
  return new Proxy(target, {
    get: (of, name) => {
      if (Object.hasOwn(actions, name)) return Reflect.get(actions, name);
      const member = Reflect.get(of, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = member.apply(of, given);
        return isLocator(result) ? withKeyboard(result, page) : result;
      };
    },
  });
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'boundingBox' in value && 'getByRole' in value;
}

function actionsOf(locator: Locator, page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  return {
    click: async () => {
      const role = await roleOf(locator);
      if (role === 'option') return choose(locator, page);
      if (role.startsWith('menuitem')) await moveTo(locator, page);
      else await focus(locator);
      if (role === 'checkbox' || role === 'radio') return press('Space');
      if (!role.startsWith('text')) await press(role === 'combobox' ? 'ArrowDown' : 'Enter');
    },
    check: async () => {
      await focus(locator);
      if (!(await locator.isChecked())) await press('Space');
    },
    fill: async (text: string) => {
      await focus(locator);
      await press('Control+A');
      await (text === '' ? press('Delete') : page.keyboard.type(text));
    },
    selectOption: async (option: string | { readonly label: string }) => {
      await focus(locator);
      const steps = await stepsTo(locator, typeof option === 'string' ? option : option.label);
      for (let step = 0; step < Math.abs(steps); step += 1) await press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    },
  };
}

/** Only controls that the Tab key reaches can be used by keyboard alone. */
async function focus(locator: Locator): Promise<void> {
  // A disabled control gets no focus. Like a user, the test waits until it is enabled.
  await locator.and(locator.page().locator(':enabled, a, [tabindex]')).waitFor();
  await locator.focus();
  const isReached = await locator.evaluate((element) => {
    const { tabIndex, ownerDocument } = element as { tabIndex: number; ownerDocument: { activeElement: unknown } };
    return tabIndex >= 0 && ownerDocument.activeElement === element;
  });
  if (!isReached) throw new Error(`The Tab key does not reach ${locator}.`);
}

/** Moves the focus of a menu to an item. */
async function moveTo(item: Locator, page: Page): Promise<void> {
  await item.waitFor();
  const focused = item.and(page.locator(':focus'));
  for (let count = 0; count < MAX_ARROWS; count += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${item}.`);
}

/** Chooses an option of the list below a text field. */
async function choose(option: Locator, page: Page): Promise<void> {
  await option.waitFor();
  for (let count = 0; count < MAX_ARROWS; count += 1) {
    const id = await page.locator(':focus').getAttribute('aria-activedescendant');
    if (id !== null && id === (await option.getAttribute('id'))) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${option}.`);
}

async function roleOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { tagName, type } = element as { tagName: string; type?: string };
    const role = element.getAttribute('role');
    if (role) return role;
    if (tagName === 'INPUT') return type === 'checkbox' || type === 'radio' ? type : 'textbox';
    return tagName === 'TEXTAREA' ? 'textbox' : tagName.toLowerCase();
  });
}

/** How often an arrow key selects the next option until it is this one, by value or label. */
async function stepsTo(select: Locator, option: string): Promise<number> {
  const steps = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as unknown as {
      options: ArrayLike<{ value: string; label: string; disabled: boolean }>;
      selectedIndex: number;
    };
    const index = Array.from(options).findIndex(({ value, label }) => value === wanted || label === wanted);
    return index === -1 ? null : index - selectedIndex;
  }, option);
  if (steps === null) throw new Error(`${select} has no option ${option}.`);
  return steps;
}
