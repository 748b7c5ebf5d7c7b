import {
  changeByCommands,
  omitUndefined,
  parseInput,
  type SettingReverter,
  type StoredSetting,
} from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { z } from 'zod';
import type { FieldDraft } from '../fields/plan-fields';
import type { Form } from '../forms/form';
import { formSettings } from '../forms/form-audit';
import type { FormStores } from '../forms/form-store';
import type { FormsModule } from '../forms/forms-module';
import type { UnitOfWork } from '../shared/unit-of-work';
import { themeSettings } from '../themes/theme-audit';
import type { ThemesModule } from '../themes/themes-module';

const FIELD = /^fields\./;

const field = z.looseObject({ label: z.string(), type: z.string() });

const formBody = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  sections_as_pages: z.boolean().optional(),
  review: z.boolean().optional(),
  redirect_url: z.string().nullish(),
  embed_origins: z.array(z.string()).optional(),
  translations: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  field_order: z.array(z.string()).optional(),
});

const color = z.string().nullish();

const themeBody = z.object({
  accent_color: color,
  text_color: color,
  surface_color: color,
  background_color: color,
  logo: color,
});

interface Deps {
  readonly unitOfWork: UnitOfWork<FormStores>;
  readonly forms: Pick<FormsModule, 'restoreForm' | 'updateForm' | 'deleteForm'>;
}

/** Forms with their fields. Restored fields have their ids, so their stored answers are shown again. */
export function formReverter({ unitOfWork, forms }: Deps): SettingReverter {
  const find = (frameId: string, ids: readonly number[]) =>
    unitOfWork.read((stores) => stores.forms.findMany(frameId, ids));
  return {
    read: async ({ frameId }, ids) => {
      const found = await find(frameId, ids.map(Number));
      return new Map(
        found.map((form): [string, StoredSetting] => {
          const values = { ...formSettings(form), [EXISTS]: form.deletedAt === null };
          return [String(form.id), { version: form.version, values }];
        }),
      );
    },
    change: changeByCommands({
      restore: (caller, id) => forms.restoreForm(caller, Number(id)),
      update: async (caller, { id, ifVersion }, values) => {
        const [current] = await find(caller.frameId, [Number(id)]);
        return await forms.updateForm(caller, { ...toUpdate(values, current), id: Number(id), ifVersion });
      },
      remove: (caller, { id, ifVersion }) => forms.deleteForm(caller, Number(id), ifVersion),
    }),
  };
}

function toUpdate(values: Readonly<Record<string, unknown>>, current: Form | undefined) {
  const fields = Object.entries(values).filter(([name]) => FIELD.test(name));
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !FIELD.test(name)));
  const { title, description, field_order: order, ...page } = parseInput(formBody, others);
  const settings = omitUndefined({
    sectionsAsPages: page.sections_as_pages,
    review: page.review,
    redirectUrl: page.redirect_url,
    embedOrigins: page.embed_origins,
    translations: page.translations,
  });
  const changed = new Map(fields.map(([name, value]) => [name.replace(FIELD, ''), value]));
  return {
    title,
    description,
    page: settings,
    ...(changed.size > 0 || order ? fieldsOf(changed, order, current) : {}),
  };
}

/** All fields of the form with the changed ones, in order. Those that others added since stay at the end. */
function fieldsOf(
  changed: ReadonlyMap<string, unknown>,
  order: readonly string[] | undefined,
  current: Form | undefined,
): { readonly fields: readonly FieldDraft[]; readonly restored: readonly FieldDraft[] } {
  const drafts = new Map<string, FieldDraft>();
  const currentFields = current ? formSettings(current) : {};
  for (const { id } of current?.fields ?? []) drafts.set(id, toDraft(id, currentFields[`fields.${id}`]));
  const restored: FieldDraft[] = [];
  for (const [id, value] of changed) {
    if (value === null) drafts.delete(id);
    else {
      const draft = toDraft(id, value);
      drafts.set(id, draft);
      restored.push(draft);
    }
  }
  const placeOf = ({ id = '' }: FieldDraft) => (order?.includes(id) ? order.indexOf(id) : Number.MAX_SAFE_INTEGER);
  const all = [...drafts.values()];
  return { fields: order ? all.toSorted((one, other) => placeOf(one) - placeOf(other)) : all, restored };
}

/** A stored field was valid when it was recorded. The update checks it together with the others. */
function toDraft(id: string, value: unknown): FieldDraft {
  return { ...(parseInput(field, value) as Omit<FieldDraft, 'id'>), id };
}

/** The look of the form pages. It always exists. */
export function themeReverter(themes: ThemesModule): SettingReverter {
  return {
    read: async (caller, ids) => {
      if (!ids.includes(caller.frameId)) return new Map();
      const theme = await themes.readTheme(caller);
      return new Map([
        [caller.frameId, { version: theme.version, values: { ...themeSettings(theme), [EXISTS]: true } }],
      ]);
    },
    change: (caller, { ifVersion }, { values }) => {
      const body = parseInput(themeBody, values);
      const changes = omitUndefined({
        accentColor: body.accent_color,
        textColor: body.text_color,
        surfaceColor: body.surface_color,
        backgroundColor: body.background_color,
        logo: body.logo,
      });
      return themes.updateTheme(caller, { changes, ifVersion });
    },
  };
}
