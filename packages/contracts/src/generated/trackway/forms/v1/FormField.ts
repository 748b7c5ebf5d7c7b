// Original file: trackway/forms/v1/forms_service.proto


export interface FormField {
  'id'?: (string);
  'label'?: (string);
  'type'?: (string);
  'required'?: (boolean);
  'version'?: (number);
}

export interface FormField__Output {
  'id': (string);
  'label': (string);
  'type': (string);
  'required': (boolean);
  'version': (number);
}
