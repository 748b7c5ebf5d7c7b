// Original file: trackway/funnels/v1/funnels_service.proto


export interface Step {
  'id'?: (string);
  'name'?: (string);
  'position'?: (number);
  'formIds'?: (number)[];
}

export interface Step__Output {
  'id': (string);
  'name': (string);
  'position': (number);
  'formIds': (number)[];
}
