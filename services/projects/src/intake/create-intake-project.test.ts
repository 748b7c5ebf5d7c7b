import { newId } from '@trackway/runtime';
import { newCustomer } from '../directory/customers/customer';
import type { FakeNumberRanges } from '../directory/numbers/fake-number-ranges';
import type { MatchValue } from '../imports/stores/references';
import { openProjects } from '../projects/fake-project-deps';
import { type CreateIntakeProject, makeCreateIntakeProject } from './create-intake-project';

const ana = { name: 'Ana', email: 'Ana@example.org', phone: '+49 30 12' };

function open() {
  const opened = openProjects();
  const { fake, frameId, deps, now } = opened;
  const locked: MatchValue[] = [];
  const lock = async (_: string, values: readonly MatchValue[]) => void locked.push(...values);
  const unitOfWork: Parameters<typeof makeCreateIntakeProject>[0]['unitOfWork'] = {
    run: (id, work) => fake.run(id, (stores) => work({ ...stores, references: { lock } })),
  };
  const addCustomer = async (deletedAt: Date | null = null) => {
    const customer = { ...newCustomer({ id: newId(), name: 'Acme' }, now), deletedAt };
    fake.directory.customers.rows.put(frameId, customer);
    return customer.id;
  };
  const contacts = () => fake.directory.contacts.rows.of(frameId);
  return { ...opened, locked, addCustomer, contacts, create: makeCreateIntakeProject({ ...deps, unitOfWork }) };
}

function aSubmission(changes: Partial<CreateIntakeProject> = {}): CreateIntakeProject {
  const none = { templateId: null, customerId: null, formId: null, contact: null };
  return { id: newId(), name: 'Roof of Ana', ...none, intakeLinkId: newId(), submissionId: newId(), ...changes };
}

describe('the project of a submission', () => {
  it('is created with its form and no creator', async () => {
    const { caller, fake, stored, create } = open();
    const submission = aSubmission({ formId: 7 });

    expect(await create(caller, submission)).toEqual({ contactId: null, isTemplateMissing: false });
    expect(stored(submission.id)).toMatchObject({ name: 'Roof of Ana', code: 'P-1', formId: 7, createdBy: null });
    const details = { intake_link_id: submission.intakeLinkId, intake_submission_id: submission.submissionId };
    expect(fake.events.take().map(({ event }) => event.data)).toContainEqual(
      expect.objectContaining({ action: 'project.created', details }),
    );
  });

  it('is created once, however often the submission is sent', async () => {
    const { caller, frameId, fake, contacts, create } = open();
    const submission = aSubmission({ contact: ana, templateId: newId() });
    const [first, second] = await Promise.all([create(caller, submission), create(caller, submission)]);

    expect([first.contactId, second.contactId]).toEqual([contacts()[0]?.id, contacts()[0]?.id]);
    expect([fake.projects.rows.of(frameId).length, contacts().length]).toEqual([1, 1]);
    fake.events.take();
    expect(await create(caller, submission)).toEqual({ contactId: first.contactId, isTemplateMissing: false });
    expect(fake.events.entries).toEqual([]);
  });

  it('has a valid name even if the answer has none', async () => {
    const { caller, stored, create } = open();
    const [empty, long] = [aSubmission({ name: ' ' }), aSubmission({ name: `${'a'.repeat(254)}🏠` })];
    await create(caller, empty);
    await create(caller, long);

    expect(stored(empty.id)?.name).toBe(empty.id);
    expect(stored(long.id)?.name).toBe('a'.repeat(254));
  });

  it('gets another code if its own is taken', async () => {
    const { caller, add, stored, create } = open();
    await add({ code: 'P-1' });
    const submission = aSubmission();
    await create(caller, submission);

    expect(stored(submission.id)?.code).toBe('P-2');
  });
});

describe('the contact of a submission', () => {
  it('is created, with the customer of the link', async () => {
    const { caller, fake, locked, stored, contacts, addCustomer, create } = open();
    const customerId = await addCustomer();
    const submission = aSubmission({ contact: ana, customerId });
    const { contactId } = await create(caller, submission);

    expect(contacts()).toMatchObject([{ id: contactId, name: 'Ana', email: 'Ana@example.org', phone: '+49 30 12' }]);
    expect(stored(submission.id)).toMatchObject({ contactId, customerId });
    expect(locked).toEqual([
      { kind: 'project', value: submission.id },
      { kind: 'contact', value: 'ana@example.org' },
      { kind: 'contact', value: '493012' },
    ]);
    expect(fake.takeActions()).toContain('contact.created');
  });

  it.each([
    ['e-mail', { name: 'Other', email: 'ANA@example.org', phone: '' }],
    ['phone', { name: 'Other', email: '', phone: '0049-3012'.slice(2) }],
  ])('is the existing one with the same %s, unchanged', async (_, contact) => {
    const { caller, contacts, create } = open();
    const { contactId } = await create(caller, aSubmission({ contact: ana }));

    expect(await create(caller, aSubmission({ contact }))).toMatchObject({ contactId });
    expect(contacts()).toMatchObject([{ name: 'Ana', version: 1 }]);
  });

  it('is created again if the existing one is archived', async () => {
    const { caller, frameId, fake, contacts, create } = open();
    const { contactId } = await create(caller, aSubmission({ contact: ana }));
    fake.directory.contacts.rows.change(frameId, String(contactId), { deletedAt: new Date() });

    expect((await create(caller, aSubmission({ contact: ana }))).contactId).not.toBe(contactId);
    expect(contacts()).toHaveLength(2);
  });

  it('has no e-mail if the answer is none, and is omitted if it is empty', async () => {
    const { caller, contacts, create } = open();
    await create(caller, aSubmission({ contact: { name: '', email: 'no address', phone: '' } }));

    expect(contacts()).toMatchObject([{ name: 'no address', email: null }]);
    const empty = await create(caller, aSubmission({ contact: { name: ' ', email: '', phone: ' ' } }));
    expect(empty).toEqual({ contactId: null, isTemplateMissing: false });
  });

  it('adds its customer to the project only if it has exactly one', async () => {
    const { caller, frameId, fake, stored, addCustomer, create } = open();
    const { contactId } = await create(caller, aSubmission({ contact: ana }));
    const [one, two] = [await addCustomer(), await addCustomer()];
    await fake.directory.contacts.replaceCustomers(frameId, contactId ?? 0, [one]);
    const [first, second] = [aSubmission({ contact: ana }), aSubmission({ contact: ana })];
    await create(caller, first);
    await fake.directory.contacts.replaceCustomers(frameId, contactId ?? 0, [one, two]);
    await create(caller, second);

    expect([stored(first.id)?.customerId, stored(second.id)?.customerId]).toEqual([one, null]);
  });

  it('is archived during the request, which is rejected without a project', async () => {
    const { caller, frameId, fake, now, numbers, contacts, create } = open();
    const { contactId } = await create(caller, aSubmission({ contact: ana }));
    onReserve(numbers, () => fake.directory.contacts.rows.change(frameId, String(contactId), { deletedAt: now }));
    const submission = aSubmission({ contact: ana });

    await expect(create(caller, submission)).rejects.toMatchObject({ code: 'conflict' });
    expect([fake.projects.rows.of(frameId).length, contacts().length]).toEqual([1, 1]);
  });
});

/** Runs `change` between the two transactions of a creation. */
function onReserve(numbers: FakeNumberRanges, change: () => void): void {
  const reserve = numbers.reserve.bind(numbers);
  numbers.reserve = (...given) => {
    change();
    return reserve(...given);
  };
}

describe('the template of a submission', () => {
  it('is copied with its descendants, and its form takes precedence', async () => {
    const { caller, frameId, fake, add, addCustomer, stored, create } = open();
    const customerId = await addCustomer();
    const template = await add({ isTemplate: true, formId: 3, customerId, budget: 500 });
    await add({ isTemplate: true, name: 'Part', parentId: template.id });
    const submission = aSubmission({ templateId: template.id, formId: 7 });

    expect(await create(caller, submission)).toMatchObject({ isTemplateMissing: false });
    expect(stored(submission.id)).toMatchObject({ name: 'Roof of Ana', formId: 3, customerId, budget: 500 });
    expect(stored(submission.id)).toMatchObject({ isTemplate: false, createdBy: null });
    const children = fake.projects.rows.of(frameId).filter(({ parentId }) => parentId === submission.id);
    expect(children).toMatchObject([{ name: 'Part', isTemplate: false }]);
  });

  it.each([
    ['deleted', { isTemplate: true, deletedAt: new Date() }],
    ['merged', { isTemplate: true, mergedId: newId() }],
    ['no template', {}],
  ])('is ignored if it is %s', async (_, changes) => {
    const { caller, add, stored, create } = open();
    const template = await add({ ...changes, budget: 500 });
    const submission = aSubmission({ templateId: template.id });

    expect(await create(caller, submission)).toEqual({ contactId: null, isTemplateMissing: true });
    expect(stored(submission.id)?.budget).not.toBe(500);
  });

  it('and a deleted customer are ignored, because the submission was accepted', async () => {
    const { caller, addCustomer, stored, create } = open();
    const customerId = await addCustomer(new Date());
    const submission = aSubmission({ templateId: newId(), customerId });

    expect(await create(caller, submission)).toMatchObject({ isTemplateMissing: true });
    expect(stored(submission.id)?.customerId).toBeNull();
  });

  it('is ignored by the next attempt if it is deleted during the request', async () => {
    const { caller, frameId, fake, now, numbers, add, create } = open();
    const template = await add({ isTemplate: true });
    onReserve(numbers, () => fake.projects.rows.change(frameId, template.id, { deletedAt: now }));
    const submission = aSubmission({ templateId: template.id, contact: ana });

    await expect(create(caller, submission)).rejects.toMatchObject({ code: 'project_model_not_found' });
    expect(fake.directory.contacts.rows.of(frameId)).toEqual([]);
    expect(await create(caller, submission)).toMatchObject({ isTemplateMissing: true });
  });
});
