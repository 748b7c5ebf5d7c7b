import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { RecordName } from '../records/record-field';
import { CUSTOMERS, FORMS, FUNNELS, TEMPLATES } from '../records/record-sources';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CopyButton } from '../ui/copy-button';
import { Card, Code, Facts, Page, Quiet, Row } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { Meter } from '../ui/meter';
import { ErrorNotice } from '../ui/notice';
import { Time } from '../ui/time';
import { EditIntakeDialog } from './edit-intake-dialog';
import styles from './intake.module.css';
import { type IntakeLink, LINK, LINKS } from './intake-api';
import { USES } from './intake-draft';
import { IntakeState } from './intake-state';
import { SubmissionsCard } from './submissions-card';
import { useIntakeText } from './use-intake-text';
import { useUsed } from './use-used';

const LIVE_MS = 3_000;

/** One intake link: its address, its quota, its settings, and its submissions with their projects. */
export function IntakeLinkScreen() {
  const { link: id } = useParams({ from: '/intake/$link' });
  const read = useRead(LINK, { path: { intake_link: id } }, { refetchMs: LIVE_MS });
  return <LoadedScreen of={read}>{({ intake_link: link }) => <Detail link={link} />}</LoadedScreen>;
}

function Detail({ link }: { link: IntakeLink }) {
  const t = useIntakeText();
  const used = useUsed();
  const { submissions, quota_per_day: perDay, quota_total: total, state } = link;
  return (
    <Page
      title={link.name}
      about={
        <Row>
          <IntakeState state={state} />
          {state === 'active' ? undefined : t(`intake.state_hint_${state}`)}
        </Row>
      }
      actions={<Actions link={link} />}
    >
      <Card title={t('intake.address')} actions={<CopyButton text={link.url} label={t('intake.copy_address')} />}>
        <p>{t('intake.address_about')}</p>
        <Code label="URL">{link.url}</Code>
        <a href={link.url} target="_blank" rel="noreferrer">
          {t('intake.open')}
        </a>
      </Card>
      <Card title={t('intake.quota')}>
        <div className={styles['meters']}>
          <Meter
            label={t('intake.today')}
            value={submissions.today}
            max={perDay ?? undefined}
            text={used(submissions.today, perDay)}
          />
          <Meter
            label={t('intake.total')}
            value={submissions.total}
            max={total ?? undefined}
            text={used(submissions.total, total)}
          />
        </div>
      </Card>
      <SubmissionsCard link={link.id} />
      <Settings link={link} />
    </Page>
  );
}

/** Edit, and deactivate or activate the version that is shown. */
function Actions({ link }: { link: IntakeLink }) {
  const t = useIntakeText();
  const { tags } = useApi();
  const [shown, setShown] = useState<'edit' | 'deactivate'>();
  const close = () => setShown(undefined);
  const path = { intake_link: link.id };
  const toggle = useChange((client) => {
    const ifMatch = tags.of(`${LINKS}/${link.id}`);
    return client.call('patch', LINK, { path, body: { active: !link.active } }, { ifMatch });
  }, close);
  return (
    <>
      <Button icon="edit" onClick={() => setShown('edit')}>
        {t('ui.edit')}
      </Button>
      <Button
        disabled={toggle.isPending}
        onClick={() => (link.active ? setShown('deactivate') : toggle.mutate(undefined))}
      >
        {t(link.active ? 'intake.deactivate' : 'intake.activate')}
      </Button>
      {toggle.error && shown === undefined ? <ErrorNotice error={toggle.error} /> : undefined}
      {shown === 'edit' ? <EditIntakeDialog link={link} onClose={close} /> : undefined}
      {shown === 'deactivate' ? (
        <ConfirmDialog
          title={t('intake.deactivate_of', { name: link.name })}
          label={t('intake.deactivate')}
          action={toggle}
          onClose={close}
        >
          <p>{t('intake.deactivate_about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}

function Settings({ link }: { link: IntakeLink }) {
  const t = useIntakeText();
  const { template_id: template, embed_origins: origins } = link;
  const ofForm = t('intake.setting_of_form');
  return (
    <Card title={t('ui.details')}>
      <Facts
        of={[
          [t('intake.form'), <RecordName key="form" source={FORMS} id={String(link.form_id)} />],
          [t('intake.funnel'), <RecordName key="funnel" source={FUNNELS} id={link.funnel_id} />],
          [
            t('intake.template'),
            template ? (
              <Link key="template" to="/projects/$project" params={{ project: template }}>
                <RecordName source={TEMPLATES} id={template} />
              </Link>
            ) : null,
          ],
          [t('intake.customer'), <RecordName key="customer" source={CUSTOMERS} id={link.customer_id} />],
          [t('intake.matching'), <Mapping key="mapping" link={link} />],
          [t('intake.duplicates'), link.duplicate_window_hours],
          [t('intake.proof'), link.proof_difficulty],
          [t('intake.shows'), link.status_shows.map((part) => t(`intake.shows_${part}`)).join(', ')],
          [t('intake.redirect'), link.redirect_url ?? ofForm],
          [t('intake.origins'), origins === null ? ofForm : origins.join(', ') || t('ui.none')],
          [t('intake.expires'), <Time key="expires" at={link.expires_at} />],
          [t('ui.created'), <Time key="created" at={link.created_at} />],
          ['Id', <code key="id">{link.id}</code>],
        ]}
      />
    </Card>
  );
}

/** Which field of the form is used for what. */
function Mapping({ link: { form_id: form, fields } }: { link: IntakeLink }) {
  const t = useIntakeText();
  const { data } = useRead('/api/management/forms/{form}', { path: { form } });
  const used = USES.filter((use) => fields[use] !== null);
  if (used.length === 0) return <Quiet>{t('ui.none')}</Quiet>;
  return (
    <ul>
      {used.map((use) => (
        <li key={use}>
          {t(`intake.${use}`)}: {data?.form.fields.find(({ id }) => id === fields[use])?.label ?? fields[use]}
        </li>
      ))}
    </ul>
  );
}
