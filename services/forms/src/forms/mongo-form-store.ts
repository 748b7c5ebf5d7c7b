import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import type { ClientSession } from 'mongoose';
import type { FormField } from '../fields/field';
import type { Form } from './form';
import type { Edge, FormStore, PastField } from './form-store';
import type { FieldDocument, FormDocument, FormModels, PageDocument } from './mongo-form-models';
import { DEFAULT_PAGE, type PageSettings } from './page-settings';

export class MongoFormStore implements FormStore {
  constructor(
    private readonly models: FormModels,
    private readonly session: ClientSession | null,
  ) {}

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly Form[]> {
    if (ids.length === 0) return [];
    const filter = { frame_id: frameId, id: { $in: [...ids] } };
    const documents = await this.models.forms.find(filter).session(this.session).lean<FormDocument[]>();
    return documents.map(toForm);
  }

  async findByFields(frameId: string, fieldIds: readonly string[]): Promise<readonly Form[]> {
    const filter = { frame_id: frameId, 'fields.id': { $in: [...fieldIds] } };
    const documents = await this.models.forms.find(filter).session(this.session).lean<FormDocument[]>();
    return documents.map(toForm);
  }

  async page(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const filter = { ...conditions, frame_id: frameId };
    const [documents, total] = await Promise.all([
      this.models.forms
        .find(filter)
        .sort({ created_at: -1, id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<FormDocument[]>(),
      this.models.forms.countDocuments(filter),
    ]);
    return { items: documents.map(toForm), total };
  }

  async edges(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    // The database counts and cuts, because a frame may have hundreds of thousands of fields.
    const stages = [
      { $match: { ...conditions, frame_id: frameId } },
      { $project: { id: 1, title: 1, created_at: 1, 'fields.id': 1, 'fields.label': 1, 'fields.type': 1 } },
      { $unwind: { path: '$fields', includeArrayIndex: 'position' } },
      { $match: { 'fields.type': { $ne: 'section' } } },
    ];
    const [found, [counted]] = await Promise.all([
      this.models.forms
        .aggregate<Pick<FormDocument, 'id' | 'title'> & { readonly fields: Omit<Edge, 'form'> }>([
          ...stages,
          { $sort: { created_at: -1, id: -1, position: 1 } },
          { $skip: (page - 1) * perPage },
          { $limit: perPage },
        ])
        .allowDiskUse(true),
      this.models.forms.aggregate<{ readonly total: number }>([...stages, { $count: 'total' }]),
    ]);
    const items = found.map(({ id, title, fields }) => ({ ...fields, form: { id, title } }));
    return { items, total: counted?.total ?? 0 };
  }

  async pastFields(frameId: string, ids: readonly number[]): Promise<readonly PastField[]> {
    // The database selects the newest version of each field, because a form may have thousands of versions.
    const found = await this.models.versions
      .aggregate<{ readonly form_id: number; readonly version: number; readonly field: FieldDocument }>([
        { $match: { frame_id: frameId, form_id: { $in: [...ids] } } },
        { $unwind: { path: '$fields', includeArrayIndex: 'position' } },
        {
          $group: {
            _id: { form_id: '$form_id', field_id: '$fields.id' },
            newest: { $top: { sortBy: { version: -1 }, output: ['$version', '$position', '$fields'] } },
          },
        },
        { $sort: { 'newest.0': -1, 'newest.1': 1 } },
        {
          $project: {
            _id: 0,
            form_id: '$_id.form_id',
            version: { $arrayElemAt: ['$newest', 0] },
            field: { $arrayElemAt: ['$newest', 2] },
          },
        },
      ])
      .session(this.session)
      .allowDiskUse(true);
    return found.map(({ form_id: formId, version, field }) => {
      const { id, label, type, required, fields: columns } = toField(field);
      return { id, label, type, required, formId, version, ...(columns ? { fields: columns } : {}) };
    });
  }

  async insert(form: Form): Promise<void> {
    // `lean` skips casting by the schema, which would block the event loop for thousands of options.
    await this.models.forms.insertMany([{ ...toDocument(form), _id: newId() }], { session: this.session, lean: true });
    await this.insertVersion(form);
  }

  async update(form: Form): Promise<void> {
    const { frame_id, id, ...changes } = toDocument(form);
    const before = { frame_id, id, version: form.version - 1 };
    const { matchedCount } = await this.models.forms.updateOne(before, { $set: changes }).session(this.session);
    if (matchedCount === 0) throw new Error('The form was updated from an outdated version.');
    await this.insertVersion(form);
  }

  private async insertVersion({ frameId, id, version, title, fields, updatedAt }: Form): Promise<void> {
    const snapshot = { frame_id: frameId, form_id: id, version, title, fields: fields.map(toFieldDocument) };
    await this.models.versions.insertMany([{ ...snapshot, _id: newId(), created_at: updatedAt }], {
      session: this.session,
      lean: true,
    });
  }
}

function toForm(document: FormDocument): Form {
  return {
    id: document.id,
    frameId: document.frame_id,
    title: document.title,
    description: document.description,
    fields: document.fields.map(toField),
    page: toPage(document.page),
    version: document.version,
    createdBy: document.created_by,
    createdAt: document.created_at,
    updatedAt: document.updated_at,
    deletedAt: document.deleted_at,
  };
}

function toDocument(form: Form): Omit<FormDocument, '_id'> {
  return {
    frame_id: form.frameId,
    id: form.id,
    title: form.title,
    description: form.description,
    fields: form.fields.map(toFieldDocument),
    page: toPageDocument(form.page),
    version: form.version,
    created_by: form.createdBy,
    created_at: form.createdAt,
    updated_at: form.updatedAt,
    deleted_at: form.deletedAt,
  };
}

function toPage(document: PageDocument | undefined): PageSettings {
  if (!document) return DEFAULT_PAGE;
  return {
    sectionsAsPages: document.sections_as_pages,
    review: document.review,
    redirectUrl: document.redirect_url,
    embedOrigins: document.embed_origins,
    translations: JSON.parse(document.translations),
  };
}

function toPageDocument(page: PageSettings): PageDocument {
  return {
    sections_as_pages: page.sectionsAsPages,
    review: page.review,
    redirect_url: page.redirectUrl,
    embed_origins: [...page.embedOrigins],
    translations: JSON.stringify(page.translations),
  };
}

function toField({ visible_when, fields, item_label, ...field }: FieldDocument): FormField {
  return {
    ...field,
    visibleWhen: visible_when,
    ...(fields ? { fields: fields.map(toField) } : {}),
    ...(item_label === undefined ? {} : { itemLabel: item_label }),
  };
}

function toFieldDocument({ visibleWhen, fields, itemLabel, ...field }: FormField): FieldDocument {
  return {
    ...field,
    visible_when: visibleWhen,
    ...(fields ? { fields: fields.map(toFieldDocument) } : {}),
    ...(itemLabel === undefined ? {} : { item_label: itemLabel }),
  };
}
