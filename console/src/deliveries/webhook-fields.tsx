import { errorsBelow } from '../api/error-facts';
import { useAllFunnels, useAllViews } from '../api/use-all';
import { type FormState, textProps } from '../edit/edit-form';
import { useText } from '../text/text-context';
import { CheckBox, SelectField, TextArea, TextField } from '../ui/field';
import { EventFiltersField } from './event-filters-field';
import { HeadersField } from './headers-field';
import { KindsField } from './kinds-field';
import { ProjectsField } from './projects-field';
import type { WebhookDraft } from './webhook-draft';

const ORDERINGS = ['project', 'none'] as const;

/** All fields of a webhook, for a new one and for one that exists. */
export function WebhookFields({ form }: { form: FormState<WebhookDraft> }) {
  const t = useText();
  const labels = useWebhookLabels();
  const { draft, set, error } = form;
  const { data: funnels } = useAllFunnels();
  const { data: views } = useAllViews();
  return (
    <>
      <TextField label={labels.name} {...textProps(form, 'name')} />
      <TextField label={labels.url} type="url" hint={t('deliveries.url_hint')} {...textProps(form, 'url')} />
      <TextArea label={labels.description} rows={2} {...textProps(form, 'description')} />
      <CheckBox
        label={labels.active}
        checked={draft.active}
        onChange={(event) => set('active', event.target.checked)}
      />
      <KindsField
        label={labels.kinds}
        errors={errorsBelow(error, 'kinds')}
        value={draft.kinds}
        onChange={(kinds) => set('kinds', kinds)}
      />
      <SelectField label={labels.funnel_id} {...textProps(form, 'funnel_id')}>
        <AllOrOne of={funnels} />
      </SelectField>
      <SelectField label={labels.view_id} hint={t('deliveries.view_hint')} {...textProps(form, 'view_id')}>
        <AllOrOne of={views} />
      </SelectField>
      <ProjectsField
        label={labels.project_ids}
        errors={errorsBelow(error, 'project_ids')}
        value={draft.project_ids}
        onChange={(projects) => set('project_ids', projects)}
      />
      <EventFiltersField
        label={labels.filters}
        error={error}
        filters={draft.filters}
        onChange={(filters) => set('filters', filters)}
      />
      <SelectField label={labels.ordering} {...textProps(form, 'ordering')}>
        {ORDERINGS.map((ordering) => (
          <option key={ordering} value={ordering}>
            {t(`deliveries.ordering_${ordering}`)}
          </option>
        ))}
      </SelectField>
      <HeadersField
        label={labels.headers}
        errors={errorsBelow(error, 'headers')}
        headers={draft.headers}
        onChange={(headers) => set('headers', headers)}
      />
    </>
  );
}

function AllOrOne({ of = [] }: { of?: readonly { readonly id: string; readonly name: string }[] | undefined }) {
  const t = useText();
  return (
    <>
      <option value="">{t('ui.all')}</option>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}

export function useWebhookLabels() {
  const t = useText();
  return {
    name: t('ui.name'),
    url: 'URL',
    description: t('project.description'),
    active: t('access.active'),
    kinds: t('deliveries.kinds'),
    funnel_id: t('deliveries.funnel'),
    view_id: t('deliveries.view'),
    project_ids: t('deliveries.projects'),
    filters: t('deliveries.filters'),
    ordering: t('deliveries.ordering'),
    headers: t('deliveries.headers'),
  };
}
